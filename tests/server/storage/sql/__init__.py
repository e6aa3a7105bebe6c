"""Tests of what any SQL database can be asked."""
