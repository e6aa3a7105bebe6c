"""Tests of the documents: what they list is there, and what they show runs."""
