"""Tests of the lessons in the terminal."""
