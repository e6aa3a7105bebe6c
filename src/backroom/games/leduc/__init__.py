"""Leduc hold'em: the smallest poker, and the game to copy when you add one."""
