"""Bots that learned by playing against themselves; they play with NumPy alone."""
