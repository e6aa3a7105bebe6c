"""Omerta: get rid of your stock before the law comes, by cards that nobody may look at."""
