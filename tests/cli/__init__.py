"""Tests of backroom.cli."""
