"""Keeping order: reports, and what the operator does about them."""
