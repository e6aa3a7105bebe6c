"""Tests of the engine, a file a module."""
