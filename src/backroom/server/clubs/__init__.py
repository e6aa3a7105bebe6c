"""Clubs: private groups with tables, evenings, talk and standings of their own."""
