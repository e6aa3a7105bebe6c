"""Tables for people and bots: one process, one SQLite file; no acknowledged move is lost."""
