"""Tests of the house without a server: `dist/site` in a real browser, with the network cut."""
