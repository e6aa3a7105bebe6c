"""Backroom: five Prohibition-era games of bluff and betrayal, for people, bots and research."""

from importlib.metadata import version

__version__ = version("backroom")
