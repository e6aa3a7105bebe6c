"""Tests of `backroom.server.storage`."""
