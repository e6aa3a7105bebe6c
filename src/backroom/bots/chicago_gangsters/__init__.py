"""Bots for Chicago Gangsters: rules of thumb, and what the search knows of the game."""

from collections.abc import Mapping
from typing import Final

from backroom.bots.bot import Bot

from .scripted import ChicagoGangstersBot

# From weak to strong.
LEVELS: Final[Mapping[str, Bot]] = {"scripted": ChicagoGangstersBot()}
