"""`backroom play --join URL`: a chair at a table of a running house."""

import getpass
from typing import Final

from backroom.terminal.desk import Desk
from backroom.terminal.play import Visitor
from backroom.terminal.screen import Paper, Screen
from backroom.texts.bundles import Texts, texts

from .guest import Guest, read_address

MOST_NAME: Final = 24
YES: Final = "1"


def join(url: str, name: str | None, language: str, is_filled: bool) -> int:
    """Sit down and play, match after match, for as long as the person likes."""
    words = texts(language)
    guest = Guest(read_address(url), (name or getpass.getuser())[:MOST_NAME], language)
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


def play_one(guest: Guest, language: str, words: Texts, is_filled: bool) -> bool:
    """Wait for a match to begin and play it; gives whether another one is wanted."""
    title = texts(language, guest.game.name).text("game-title")
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
    from backroom.terminal.full.table import AGAIN, TableScreen

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
