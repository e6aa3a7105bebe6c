"""`backroom play --join URL`: a chair at a table of a running house."""

import getpass
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import quote

from backroom.terminal.desk import AGAIN, Desk
from backroom.terminal.files import folder_of
from backroom.terminal.play import Visitor
from backroom.terminal.screen import Screen
from backroom.texts.bundles import Texts, texts

from .guest import Guest, read_address
from .screens import in_lines

MOST_NAME: Final = 24
YES: Final = "1"


def join(url: str, name: str | None, language: str, is_filled: bool) -> int:
    """Sit down and play, match after match, for as long as the person likes."""
    words = texts(language)
    address, called = read_address(url), (name or getpass.getuser())[:MOST_NAME]
    guest = Guest(address, called, language, session_file(address.house, called, os.environ))
    screen = in_lines()
    if guest.is_back:
        print(screen.folded(words.text("join-back", {"name": called})), flush=True)
    try:
        wants_more = True
        while wants_more:
            wants_more = play_one(guest, language, screen, is_filled)
            if wants_more:
                guest.play_again()
        if not guest.is_over:
            print(screen.folded(words.text("join-left")))
    finally:
        guest.leave()
    return 0


def session_file(house: str, name: str, environment: Mapping[str, str]) -> Path:
    """Where somebody's session at a house is kept, so that a chair can be taken again.

    By name as well: several people may sit down from one machine.
    """
    stem = quote(f"{house.partition('://')[2]} {name}", safe="")
    return folder_of(environment) / "sessions" / f"{stem}.txt"


def play_one(guest: Guest, language: str, screen: Screen, is_filled: bool) -> bool:
    """Wait for a match to begin and play it; gives whether another one is wanted."""
    words = texts(language)
    title = texts(language, guest.game.name).text("game-title")
    if not guest.is_back:
        print(screen.folded(words.text("join-seated", {"game": title})), flush=True)
    while not guest.wait_for_start():
        for who, text in guest.chat_lines():
            line = words.text("chat-line", {"name": who, "text": text})
            print(screen.folded(line), flush=True)
    desk = Desk(guest, language)
    return fill(desk, words) if is_filled else play_in_lines(desk, screen, words)


def fill(desk: Desk, words: Texts) -> bool:
    """A match on the full screen."""
    # The library of the full screen takes a moment to import, and line mode needs none.
    from backroom.terminal.full.app import show
    from backroom.terminal.full.table import TableScreen

    wanted = show(TableScreen(desk, lambda: None, words.text("join-welcome"), pace=0))
    if desk.place.is_over:
        print("\n".join(desk.result()))
    return bool(wanted == AGAIN)


def play_in_lines(desk: Desk, screen: Screen, words: Texts) -> bool:
    """A match line by line, and the question whether there is to be another."""
    Visitor(desk, screen).play()
    if not desk.place.is_over:
        return False
    try:
        return input(words.text("join-again-lines")).strip() == YES
    except EOFError:
        return False
