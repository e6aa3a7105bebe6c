"""Planted faults: each ruling broken on purpose, to see that a test turns red.

`python -m tests.faults [GAME …] [--jobs N]`, or `make faults` for all games.
"""
