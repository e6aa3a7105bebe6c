"""Tests of `backroom.server.tables`."""
