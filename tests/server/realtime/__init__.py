"""Tests of `backroom.server.realtime`."""
