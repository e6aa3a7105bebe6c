"""Tests of the bots that learned."""
