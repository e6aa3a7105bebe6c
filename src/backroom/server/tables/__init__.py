"""Tables: who sits at them, how a match starts and ends, moves, clocks and bots."""
