"""Tests of `backroom.server.codegen`."""
