"""Tests of backroom.bots.chicago_poker."""
