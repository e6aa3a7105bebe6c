"""Tests of `backroom.server.storage.sqlite`."""
