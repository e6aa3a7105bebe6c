"""Bots for Chicago Poker: rules of thumb, and what the search knows of the game."""
