"""Leduc hold'em: the smallest poker, and the game to copy when you add one."""

from typing import Final

from backroom.engine.descriptor import Descriptor

DESCRIPTOR: Final = Descriptor(
    name="leduc",
    letter="L",
    rules="backroom.games.leduc.game:LEDUC",
    is_tutorial=True,
)
