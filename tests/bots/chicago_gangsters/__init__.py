"""Tests of backroom.bots.chicago_gangsters."""
