"""Tests of `backroom.server.realtime.commands`."""
