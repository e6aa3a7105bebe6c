"""A house on PostgreSQL: one database that several nodes share."""
