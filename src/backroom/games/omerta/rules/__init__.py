"""The course of a match: turns, the race, powers and their counters, rounds."""
