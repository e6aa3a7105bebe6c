"""Tests of `backroom.server.bots`."""
