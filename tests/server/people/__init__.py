"""Tests of `backroom.server.people`."""
