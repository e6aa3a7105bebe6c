"""Tests of backroom.bots.omerta."""
