"""Tests of Chicago Poker, a file a room; docstrings cite the rulings P1 to P20."""
