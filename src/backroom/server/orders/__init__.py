"""What people do with a table outside a match, one file a subject; each runs as the table."""
