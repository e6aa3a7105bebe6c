"""Tests of backroom.bots.arena."""
