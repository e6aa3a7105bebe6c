"""Backroom: five Prohibition-era games of bluff and betrayal, for people, bots and research."""

__version__ = "0.2.0"
