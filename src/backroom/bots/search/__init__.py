"""The search bot: it imagines what it cannot see, plays on from there, and counts."""
