"""Bots for Chicago Poker: rules of thumb, and what the search knows of the game."""

from collections.abc import Mapping
from typing import Final

from backroom.bots.bot import Bot

from .odds import PATIENT
from .scripted import ChicagoPokerBot

# From weak to strong.
LEVELS: Final[Mapping[str, Bot]] = {
    "scripted": ChicagoPokerBot(),
    "scripted:hard": ChicagoPokerBot(PATIENT),
}
