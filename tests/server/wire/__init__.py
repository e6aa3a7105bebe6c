"""Tests of `backroom.server.wire`."""
