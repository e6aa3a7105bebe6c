"""Tests of backroom.texts."""
