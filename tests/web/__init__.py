"""Browser tests: whole matches in Chromium against a real server."""
