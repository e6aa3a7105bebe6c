"""Tests of `backroom.server.ratings`."""
