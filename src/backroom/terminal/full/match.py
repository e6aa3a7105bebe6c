"""A match of one person and bots on the full screen, from its first question to its record."""

import shlex
from contextlib import suppress
from pathlib import Path

from backroom.terminal.desk import LEAVE, Desk
from backroom.terminal.files import write_file
from backroom.terminal.sitting import Sitting

from .app import show
from .table import TableScreen


def play(sitting: Sitting, desk: Desk, file: Path, command: str) -> int:
    """Play until the match is over or the person leaves; it is written down either way."""
    kept = [file]

    def keep() -> None:
        # A disk that is full does not end the match.
        with suppress(OSError):
            kept[0] = write_file(kept[0], sitting.record())

    try:
        told = welcome(desk, sitting)
        wanted: int = show(TableScreen(desk, keep, told)) or LEAVE
    finally:
        keep()
        tell_where(desk, sitting, kept[0], command)
    return wanted


def welcome(desk: Desk, sitting: Sitting) -> str:
    """Who sits at the table, by kind of bot."""
    seats: dict[str, list[int]] = {}
    for seat, name in sitting.bot_names():
        seats.setdefault(name, []).append(seat)
    told = [f"{desk.words.seats(some)} ({name})" for name, some in seats.items()]
    return desk.words.text("full-welcome", {"bots": "; ".join(told)})


def tell_where(desk: Desk, sitting: Sitting, file: Path, command: str) -> None:
    """On the terminal as it was before: how it ended, or how to go on."""
    if sitting.is_over:
        print("\n".join(desk.result()))
        print(desk.words.text("recorded", {"file": str(file)}))
    else:
        print(desk.words.text("saved"))
        print(f"  {command} --resume {shlex.quote(str(file))}")
