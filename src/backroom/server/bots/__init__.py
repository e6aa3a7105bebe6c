"""Bots for the tables: their processes, the queue in front of them, levels and names."""
