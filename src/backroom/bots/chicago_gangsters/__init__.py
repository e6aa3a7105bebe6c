"""Bots for Chicago Gangsters: rules of thumb, and what the search knows of the game."""
