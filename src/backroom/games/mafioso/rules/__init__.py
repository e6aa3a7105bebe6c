"""The course of a match: taking seats, and the four parts of a turn."""
