"""What a player is about to do, before it is asked of the rules: drafts of the dialogs, free of drawing."""
