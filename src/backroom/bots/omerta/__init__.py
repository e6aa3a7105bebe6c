"""Bots for Omerta: rules of thumb, and what the search knows of the game."""

from collections.abc import Mapping
from typing import Final

from backroom.bots.bot import Bot

from .scripted import OmertaBot

# From weak to strong.
LEVELS: Final[Mapping[str, Bot]] = {
    "scripted:easy": OmertaBot(forgets=0.25),
    "scripted:medium": OmertaBot(forgets=0.08),
    "scripted": OmertaBot(),
    "scripted:hard": OmertaBot(keeps_score=True),
}
