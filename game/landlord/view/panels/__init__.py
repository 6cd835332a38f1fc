"""The context panel: what can be done now, one small file for each kind of question."""
