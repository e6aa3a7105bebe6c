"""Tests of `backroom.server.storage.postgres`, on a real server."""
