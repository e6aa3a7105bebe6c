"""The first lesson of each game: positions, each with a question and the answer hoped for."""
