"""Tests of `backroom.server.http`."""
