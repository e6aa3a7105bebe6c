"""Bots for Omerta: rules of thumb, and what the search knows of the game."""
