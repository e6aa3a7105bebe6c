"""Tests of backroom.bots.search."""
