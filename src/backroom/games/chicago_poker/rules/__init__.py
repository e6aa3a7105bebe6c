"""The course of a match: turns (rulebook chapter 4) and duels (chapter 5)."""
