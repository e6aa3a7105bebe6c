"""Playing in a terminal: one person, bots in the other chairs."""
