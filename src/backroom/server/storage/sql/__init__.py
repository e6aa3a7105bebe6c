"""What every SQL database is asked in the same words: tables, matches and people."""
