"""Ratings: what a person's places at rated tables say about their strength."""
