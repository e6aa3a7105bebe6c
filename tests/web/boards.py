"""Boards as full as the rules allow, as a late position may show them.

The house deals; what it tells is changed before the page hears of it.
"""

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import WebSocketRoute

View = dict[str, Any]
# Every kind of card of Chicago Gangsters, as many as a hand holds.
MEANS: Final = (
    *(f"weapon{worth}" for worth in (2, 4)),
    *(f"bribe{worth}" for worth in range(1, 6)),
    *(f"blackmail{worth}" for worth in (1, 3, 5)),
)


class Altered:
    """A line to the house on which every view is changed before the page hears of it."""

    def __init__(self, change: Callable[[View], None]) -> None:
        self._change = change
        self._said = 0

    def take(self, page: WebSocketRoute) -> None:
        """A new call; what the page says goes to the house as it is."""
        house = page.connect_to_server()
        self._page = page

        def tell(frame: str | bytes) -> None:
            told = json.loads(frame)
            self.hear(told)
            page.send(json.dumps(told))

        house.on_message(tell)

    def say(self, text: str) -> None:
        """Somebody at the table says a word."""
        self._said += 1
        line = {"person": "bram", "name": "Bram", "seat": 1, "number": self._said, "at": 0}
        self._page.send(json.dumps({"kind": "chat", "text": text, **line}))

    def hear(self, frame: dict[str, Any]) -> None:
        """What is changed of anything that is told."""
        if frame["kind"] == "update":
            self.alter(frame)

    def alter(self, update: dict[str, Any]) -> None:
        """What is changed of an update."""
        self._change(update["view"])


class Board(NamedTuple):
    """A full table: of how many, and what is changed of what the house deals."""

    seats: int
    change: Callable[[View], None]


def fill_the_city(view: View) -> None:
    """Capone: somebody on every field, in every shop and in every cell."""
    families = len(view["home"])
    some = view["home"][view["seat"]]["members"]
    for at in range(len(view["fields"])):
        stones = {"members": some[: at % 9], "guards": 1 + at % 8}
        view["fields"][at] = {"seat": at % families, "stones": stones}
    view["shops"] = [str(at % families) for at in range(len(view["shops"]))]
    view["cells"] = [{"members": some[:1], "guards": 0} for _ in view["cells"]]


def fight_for_all(view: View) -> None:
    """Chicago Gangsters: ten cards in hand, and everybody else has put in what they have."""
    seats, me = view["seats"], view["seat"]
    people = [
        ["spy", "fence", "thief"],
        ["priest", "judge"],
        ["dealer"],
        ["mayor"],
        ["senator"],
    ]
    put_in = [list(MEANS[:3]), [], list(MEANS[:5]), list(MEANS[:2]), []]
    view["persons"], view["committed"] = people[:seats], put_in[:seats]
    view["committed"][me], view["waiting"] = [], [me]
    view["revealed"] = [seat for seat in range(seats) if view["committed"][seat]]
    view["hand"], view["sizes"] = MEANS, [10] * seats


def lay_five(view: View) -> None:
    """Chicago Poker: two cards and more of everybody in every business."""
    cards = ["red7", "blue7", "gold7", "green7", "black7"]
    for place, row in enumerate(view["series"]):
        laid = cards[: min(2 + place, 5)]
        row[:] = [[{"card": card, "up": True} for card in laid] for _ in row]


def serve_cakes(view: View) -> None:
    """Mafioso: cakes on every side of the table, money before everybody, and notes of each kind."""
    view["pot"] = [8, 8, 3]
    view["standing"] = []
    view["cakes"] = ["5", "7", "20", "22", "28", "14"]
    view["money"] = [91] * view["seats"]


def deal_many(view: View) -> None:
    """Omerta: fourteen cards of one's own and nine of everybody else."""
    blank: View = {"card": None, "known": []}
    view["hands"] = [
        [blank] * (14 if seat == view["seat"] else 9) for seat in range(view["seats"])
    ]


# By the address of the game.
BOARDS: Final = {
    "capone": Board(6, fill_the_city),
    "chicago-gangsters": Board(5, fight_for_all),
    "chicago-poker": Board(6, lay_five),
    "mafioso": Board(6, serve_cakes),
    "omerta": Board(5, deal_many),
}
