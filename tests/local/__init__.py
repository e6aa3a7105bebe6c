"""Tests of `backroom.local`."""
