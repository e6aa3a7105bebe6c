"""How the table of each game is drawn in a terminal, from a view."""
