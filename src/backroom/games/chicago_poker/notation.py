"""How positions, views and events of Chicago Poker are written.

`table=a0:red7,~blue3|b2:gold1`: seat 0 has red 7 face up and blue 3 face down at place a.
"""

from typing import Any, Final

from backroom.engine.domains import HIDDEN, SEAT, Domain, Numbers
from backroom.engine.fields import (
    Codec,
    Each,
    Field,
    Fixed,
    Number,
    One,
    Shown,
    shared_fields,
    shared_view_fields,
)
from backroom.engine.pools import Pool
from backroom.engine.shapes import FLAG, NUMBER, Shape, key, many, maybe, record
from backroom.engine.tables import Arg, Verb

from .actions import POSITION
from .cards import BUSINESS, CARD, KINDS, PLACE
from .rules.duel import Duel, TieBreak
from .rules.turn import DiscardDown, StartTurn, Turn

STEPS: Final = {step.KEY: step for step in (StartTurn, Turn, DiscardDown, Duel, TieBreak)}


def laid_text(code: int) -> str:
    """A card in a series: `~` before it if it lies face down, `?` if it is unknown."""
    return ("" if code & 1 or code < 0 else "~") + CARD.text(code >> 1)


def _laid(text: str) -> int:
    card = CARD.parse(text.removeprefix("~"))
    return card * 2 + (0 if text.startswith("~") or card == HIDDEN else 1)


class Table(Codec):
    """All series of a state, leaving out the empty ones."""

    def text(self, value: Any) -> str:
        """Place and seat, then the cards."""
        return "|".join(
            f"{PLACE.text(place)}{seat}:{','.join(map(laid_text, coded))}"
            for place, seat, coded in value
        )

    def parse(self, text: str) -> Any:
        """Read the series that `text` wrote: place, owner, and cards up or down."""
        rows = []
        for part in text.split("|") if text else []:
            name, _, cards = part.strip().partition(":")
            coded = [_laid(card) for card in cards.split(",")]
            rows.append((PLACE.parse(name[0]), SEAT.parse(name[1:]), coded))
        return rows

    def data(self, value: Any) -> object:
        """Only positions are written like this; a state is never sent as JSON."""
        raise NotImplementedError


class SeriesRows(Codec):
    """All series of a view, by place and seat."""

    def text(self, value: Any) -> str:
        """Write the series of a view in the way positions are written."""
        return TABLE.text(
            [
                (place, seat, series)
                for place, row in enumerate(value)
                for seat, series in enumerate(row)
                if series
            ]
        )

    def data(self, value: Any) -> object:
        """By place, then by seat: each card with its face."""
        return [[[_laid_data(code) for code in series] for series in row] for row in value]

    def shape(self) -> Shape:
        """Lists of cards in lists in a list."""
        return many(many(many(record(("card", maybe(key(CARD))), ("up", FLAG)))))


class Won(Codec):
    """Businesses won: four numbers a seat, one for each kind."""

    def text(self, value: Any) -> str:
        """Write how many of each kind each player has won, as one row of numbers."""
        return ",".join(map(str, value))

    def parse(self, text: str) -> Any:
        """Read how many of each kind each player has won."""
        return [int(number) for number in text.split(",")]

    def data(self, value: Any) -> object:
        """A table by kind for each seat."""
        seats = range(len(value) // KINDS)
        return [
            {kind: value[seat * KINDS + i] for i, kind in enumerate(BUSINESS.keys)}
            for seat in seats
        ]

    def shape(self) -> Shape:
        """A number for each kind, by seat."""
        return many(record(*((kind, NUMBER) for kind in BUSINESS.keys)))


class CardPool(Codec):
    """A pool of a state: the cards that lie there, `:`, those known among them."""

    def text(self, value: Any) -> str:
        """Write the cards in the pool, a colon, and those of them that are known."""
        return f"{CARDS.text(value.members)}:{CARDS.text(value.known)}"

    def parse(self, text: str) -> Any:
        """Read the pool that `text` wrote, so that a position can be set up."""
        members, _, known = text.partition(":")
        return Pool(tuple(CARDS.parse(members)), tuple(CARDS.parse(known)))


class PlacePool(Codec):
    """A pool of a view: the places, and the cards known to lie there."""

    def text(self, value: Any) -> str:
        """Write the numbers of the places and the cards known to lie there."""
        return f"{','.join(map(str, value.members))}:{CARDS.text(value.known)}"

    def data(self, value: Any) -> object:
        """Numbers of places (`(place * seats + seat) * 5 + ordinal`) and cards."""
        return {"places": list(value.members), "cards": CARDS.data(value.known)}

    def shape(self) -> Shape:
        """The type of `data`: a list of place numbers and a list of cards."""
        return record(("places", many(NUMBER)), ("cards", many(key(CARD))))


def _laid_data(code: int) -> object:
    return {"card": CARD.data(code >> 1), "up": bool(code & 1)}


CARDS: Final = Each(One(CARD))
TABLE: Final = Table()
PUBLIC: Final = (
    Field("hands", Each(CARDS, "|")),
    Field("discards", Each(Shown(CARD))),
    Field("open", Each(One(BUSINESS))),
    Field("bullets", Each(One(SEAT))),
    Field("won", Won()),
    Field("starter", Number()),
    Field("turns", Number()),
    Field("left", Number()),
    Field("extra", Number()),
    Field("passes", Number()),
)
FIELDS: Final = (
    *shared_fields(STEPS),
    *PUBLIC,
    Field("table", TABLE),
    Field("businesses", Each(One(BUSINESS))),
    Field("seen", Fixed(Fixed(One(CARD)), "|")),
    Field("pools", Each(Fixed(CardPool(), "/"), "|")),
    Field("deck", CARDS),
)
VIEW_FIELDS: Final = (
    *shared_view_fields(STEPS),
    *PUBLIC,
    Field("series", SeriesRows()),
    Field("deck", Number()),
    Field("businesses", Number()),
    Field("pools", Each(PlacePool(), "/")),
)

COUNT: Final = Numbers("count", 999)
HAND: Final = Domain(
    "combination",
    (
        "high-card",
        "pair",
        "two-pair",
        "three",
        "straight",
        "flush",
        "full-house",
        "four",
        "rainbow-straight",
        "straight-flush",
        "chicago-poker",
    ),
)
BY: Final = Arg("seat", SEAT)
AT: Final = Arg("place", PLACE)
WHAT: Final = Arg("card", CARD)
VICTIM: Final = Arg("victim", SEAT)
EVENTS: Final = (
    Verb("started", (BY, Arg("cards", COUNT))),
    Verb("opened", (AT, Arg("business", BUSINESS))),
    Verb("turn", (BY, Arg("turn", COUNT))),
    Verb("actions", (Arg("left", COUNT), Arg("extra", COUNT), Arg("passes", COUNT))),
    Verb("drew", (BY, WHAT)),
    Verb("reshuffled", (Arg("cards", COUNT),)),
    Verb("played", (BY, AT, WHAT)),
    Verb("claimed", (BY, AT)),
    Verb("raided", (BY, VICTIM, AT, WHAT, Arg("cards", CARD, many=True))),
    Verb("murdered", (BY, VICTIM, AT, WHAT)),
    Verb(
        "drove",
        (
            BY,
            Arg("source", PLACE),
            Arg("target", PLACE),
            Arg("positions", POSITION, many=True),
            Arg("cards", CARD, many=True),
        ),
    ),
    Verb("fired", (BY,)),
    Verb("blackmailed", (BY, WHAT)),
    Verb("wasted", (BY, WHAT)),
    Verb("passed", (BY,)),
    Verb("stopped", (BY,)),
    Verb("discarded", (BY, WHAT)),
    Verb("deadlock", (BY,)),
    Verb("showed", (BY, AT, Arg("cards", CARD, many=True), Arg("combination", HAND))),
    Verb("reinforced", (BY, WHAT)),
    Verb("turned_up", (BY, WHAT)),
    Verb("put_aside", (WHAT,)),
    Verb("won", (BY, AT, Arg("business", BUSINESS))),
    Verb("cleared", (AT, BY)),
    Verb("unbroken", (BY, AT)),
    Verb("last_business", (BY,)),
    Verb("longest_match", (BY, Arg("turns", COUNT))),
)
