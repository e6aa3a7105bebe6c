"""Capone."""
