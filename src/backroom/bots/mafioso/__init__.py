"""Bots for Mafioso: rules of thumb, and what the search knows of the game."""
