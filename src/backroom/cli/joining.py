"""`backroom play --join URL`: a chair at a table of a running house."""

import getpass
import time

from backroom.engine.errors import BadSetup
from backroom.terminal.desk import Desk
from backroom.texts.bundles import texts

from .guest import Guest, read_address

MOST_NAME = 24


def join(url: str, name: str | None, language: str) -> int:
    """Sit down, wait for the host to begin, and play to the end."""
    from backroom.terminal.full.app import show
    from backroom.terminal.full.table import TableScreen

    words = texts(language)
    guest = Guest(read_address(url), (name or getpass.getuser())[:MOST_NAME], language)
    try:
        title = texts(language, guest.game.name).text("game-title")
        print(words.text("join-seated", {"game": title}), flush=True)
        while not guest.wait_for_start():
            if guest.is_lost:
                raise BadSetup("house-gone")
            time.sleep(0)
        desk = Desk(guest, language)
        show(TableScreen(desk, lambda: None, words.text("join-welcome"), pace=0, is_far=True))
        if guest.is_over:
            print("\n".join(desk.result()))
        else:
            print(words.text("join-left", {"url": url}))
    finally:
        guest.leave()
    return 0
