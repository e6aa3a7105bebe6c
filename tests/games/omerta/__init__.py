"""Tests of Omerta: the rulings by number."""
