"""Turns events into beats of animation: one function an event type, one beat an event."""
