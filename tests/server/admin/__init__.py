"""Tests of `backroom.server.admin`."""
