"""The rules of Capone, a file per chapter: the exchange, a turn, the end of a year."""
