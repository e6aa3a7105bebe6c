"""Tests of `backroom.server.matches`."""
