"""Tests of `backroom.server.pairing`."""
