"""A match of the house: its fair shuffle, its course while it is played, its replay."""
