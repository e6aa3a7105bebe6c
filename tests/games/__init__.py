"""Tests of the games, one folder each, and of the promises that all of them keep."""
