"""The numbers and tables of each box, for its rulebook; all from the engine's tables."""
