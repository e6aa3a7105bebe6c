"""Tests of `backroom.server.moderation`."""
