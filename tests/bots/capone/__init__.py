"""Tests of backroom.bots.capone."""
