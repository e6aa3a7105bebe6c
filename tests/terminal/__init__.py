"""Tests of backroom.terminal."""
