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
from backroom.terminal.screen import Paper, Screen
from backroom.texts.bundles import Texts, texts

from .guest import Guest, read_address

MOST_NAME: Final = 24
YES: Final = "1"


def join(url: str, name: str | None, language: str, is_filled: bool) -> int:
    """Sit down and play, match after match, for as long as the person likes."""
    words = texts(language)
    address, called = read_address(url), (name or getpass.getuser())[:MOST_NAME]
    guest = Guest(address, called, language, session_file(address.house, called, os.environ))
    if guest.is_back:
        print(words.text("join-back", {"name": called}), flush=True)
    try:
        wants_more = True
        while wants_more:
            wants_more = play_one(guest, language, words, is_filled)
            if wants_more:
                guest.play_again()
        if not guest.is_over:
            print(words.text("join-left"))
    finally:
        guest.leave()
    return 0


def session_file(house: str, name: str, environment: Mapping[str, str]) -> Path:
    """Where somebody's session at a house is kept, so that a chair can be taken again.

    By name as well: several people may sit down from one machine.
    """
    stem = quote(f"{house.partition('://')[2]} {name}", safe="")
    return folder_of(environment) / "sessions" / f"{stem}.txt"


def play_one(guest: Guest, language: str, words: Texts, is_filled: bool) -> bool:
    """Wait for a match to begin and play it; gives whether another one is wanted."""
    title = texts(language, guest.game.name).text("game-title")
    if not guest.is_back:
        print(words.text("join-seated", {"game": title}), flush=True)
    while not guest.wait_for_start():
        for who, text in guest.chat_lines():
            print(words.text("chat-line", {"name": who, "text": text}), flush=True)
    desk = Desk(guest, language)
    return fill(desk, words) if is_filled else play_in_lines(desk, words)


def fill(desk: Desk, words: Texts) -> bool:
    """A match on the full screen."""
    # The library of the full screen takes a moment to import, and line mode needs none.
    from backroom.terminal.full.app import show
    from backroom.terminal.full.table import TableScreen

    wanted = show(TableScreen(desk, lambda: None, words.text("join-welcome"), pace=0))
    if desk.place.is_over:
        print("\n".join(desk.result()))
    return bool(wanted == AGAIN)


def play_in_lines(desk: Desk, words: Texts) -> bool:
    """A match line by line, and the question whether there is to be another."""
    Visitor(desk, Screen(Paper(highlight=False, markup=False, emoji=False), input)).play()
    if not desk.place.is_over:
        return False
    try:
        return input(words.text("join-again-lines")).strip() == YES
    except EOFError:
        return False
