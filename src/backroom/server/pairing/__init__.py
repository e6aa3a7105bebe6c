"""Pairing: people who want to play with people are put together at tables."""
