"""Tests of backroom.bots.mafioso."""
