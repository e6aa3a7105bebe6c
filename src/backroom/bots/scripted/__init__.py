"""Rules of thumb, one file a game."""
