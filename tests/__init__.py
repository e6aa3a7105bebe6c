"""Tests; their folders mirror those of the source."""
