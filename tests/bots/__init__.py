"""Tests of backroom.bots."""
