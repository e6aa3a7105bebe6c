"""How positions, views and events of Omerta are written.

`hands=bottle3+02,mole|alibi+01*`: seats 0 and 2 know the bottle, nobody the Mole, and both
seats and the spectator the Alibi. A place is `owner.slot`, both counted from 0; the vault is
the owner after the last seat.
"""

from typing import Any, Final

from backroom.engine.domains import HIDDEN, SEAT, Numbers
from backroom.engine.events import Values
from backroom.engine.fields import (
    Codec,
    Each,
    Field,
    Fixed,
    Number,
    One,
    shared_fields,
    shared_view_fields,
)
from backroom.engine.pools import Pool
from backroom.engine.shapes import NUMBER, Shape, key, many, maybe, record, row
from backroom.engine.tables import Arg, Verb

from .cards import CARD, SLOT, VAULT
from .rules.powers import POWERS
from .rules.race import Race, SealedRace
from .rules.strike import Strike
from .rules.turn import EndTurn, Keep, Peek, Turn
from .state import FACE, KNOWERS, ROW, UNKNOWN, Blocker

STEPS: Final = {
    step.KEY: step for step in (Peek, EndTurn, Turn, Keep, Race, SealedRace, Strike, *POWERS)
}


class DownCard(Codec):
    """A card that lies face down, and after `+` those who know it; `*` is the spectator."""

    def text(self, value: Any) -> str:
        """The face, or `?`, then the seats."""
        face = value & FACE
        knowers = "".join(map(str, _knowers(value)))
        knowers += "*" if value & KNOWERS[-1] else ""
        return CARD.text(HIDDEN if face == UNKNOWN else face) + (
            f"+{knowers}" if knowers else ""
        )

    def parse(self, text: str) -> Any:
        """Read a card that lies face down, with those who know it."""
        key, _, knowers = text.partition("+")
        seats = [-1 if one == "*" else SEAT.parse(one) for one in knowers]
        return CARD.parse(key) + sum(KNOWERS[seat] for seat in seats)

    def data(self, value: Any) -> object:
        """The card, null if unknown, and the seats that know it."""
        face = value & FACE
        card = CARD.data(HIDDEN if face == UNKNOWN else face)
        return {"card": card, "known": _knowers(value)}

    def shape(self) -> Shape:
        """The card or null, and seats."""
        return record(("card", maybe(key(CARD))), ("known", many(NUMBER)))


class PoolText(Codec):
    """A pool: the places, `:`, and the cards known to lie there."""

    def text(self, value: Any) -> str:
        """Write the places of a pool as owner and slot, and the cards known to lie there."""
        places = ",".join(f"{place // ROW}.{place % ROW}" for place in value.members)
        return f"{places}:{CARDS.text(value.known)}"

    def parse(self, text: str) -> Any:
        """Read the pool that `text` wrote, so that a position can be set up."""
        places, _, known = text.partition(":")
        members = [int(one) * ROW + int(two) for one, two in _pairs(places)]
        return Pool(tuple(members), tuple(CARDS.parse(known)))

    def data(self, value: Any) -> object:
        """Pairs of owner and slot, and cards."""
        places = [[place // ROW, place % ROW] for place in value.members]
        return {"places": places, "cards": CARDS.data(value.known)}

    def shape(self) -> Shape:
        """The type of `data`: pairs of owner and slot, and a list of cards."""
        return record(("places", many(row(NUMBER, NUMBER))), ("cards", many(key(CARD))))


class BlockerText(Codec):
    """A blocker: card, placer, victim, slot and turns left, with dots between."""

    def text(self, value: Any) -> str:
        """Write a blocker with dots between its parts, as in `patrol.0.2.1.2`."""
        return ".".join([CARD.text(value.card), *map(str, value[1:])])

    def parse(self, text: str) -> Any:
        """Read the blocker that `text` wrote, so that a position can be set up."""
        card, *numbers = text.split(".")
        placer, seat, slot, turns = map(int, numbers)
        return Blocker(CARD.parse(card), placer, seat, slot, turns)

    def data(self, value: Any) -> object:
        """By name; no slot for a Mamma."""
        slot = None if value.slot == HIDDEN else value.slot
        return {
            "card": CARD.data(value.card),
            "placer": value.placer,
            "seat": value.seat,
            "slot": slot,
            "turns": value.turns,
        }

    def shape(self) -> Shape:
        """The type of `data`: the parts of a blocker by name."""
        return record(
            ("card", key(CARD)),
            ("placer", NUMBER),
            ("seat", NUMBER),
            ("slot", maybe(NUMBER)),
            ("turns", NUMBER),
        )


class ScoreRow(Codec):
    """One round of the sheet: the caller, then the points of each seat."""

    def text(self, value: Any) -> str:
        """Numbers with dots between; -1 if nobody called."""
        return ".".join(map(str, value))

    def parse(self, text: str) -> Any:
        """Read the row of a round that `text` wrote: its caller, then points by seat."""
        return tuple(int(number) for number in text.split("."))

    def data(self, value: Any) -> object:
        """The caller, null for none, and points by seat."""
        caller = None if value[0] == HIDDEN else value[0]
        return {"caller": caller, "points": list(value[1:])}

    def shape(self) -> Shape:
        """The caller or null, and numbers."""
        return record(("caller", maybe(NUMBER)), ("points", many(NUMBER)))


def _knowers(code: int) -> list[int]:
    return [seat for seat, bit in enumerate(KNOWERS[:-1]) if code & bit]


def _pairs(places: str) -> list[list[str]]:
    return [place.split(".") for place in places.split(",")]


CARDS: Final = Each(One(CARD))
ROW_OF_CARDS: Final = Each(DownCard())
PUBLIC: Final = (
    Field("hands", Each(ROW_OF_CARDS, "|")),
    Field("vault", ROW_OF_CARDS),
    Field("discards", CARDS),
    Field("drawn", One(CARD)),
    Field("source", Number()),
    Field("blockers", Fixed(BlockerText())),
    Field("starter", Number()),
    Field("round", Number()),
    Field("turns", Number()),
    Field("reshuffles", Number()),
    Field("sheet", Fixed(ScoreRow())),
    Field("wins", Fixed(Number())),
)
FIELDS: Final = (
    *shared_fields(STEPS),
    *PUBLIC,
    Field("pools", Fixed(Fixed(PoolText(), "/"), "|")),
    Field("deck", CARDS),
)
VIEW_FIELDS: Final = (
    *shared_view_fields(STEPS),
    *PUBLIC,
    Field("deck", Number()),
    Field("pools", Fixed(PoolText(), "/")),
)

COUNT: Final = Numbers("count", 200)
POINTS: Final = Numbers("points", 3000)
WON: Final = Numbers("won", 1)
BY: Final = Arg("seat", SEAT)
AT: Final = Arg("slot", SLOT)
WHAT: Final = Arg("card", CARD)
VICTIM: Final = Arg("victim", SEAT)
SLOTS: Final = Arg("slots", SLOT, many=True)
CARDS_SEEN: Final = Arg("cards", CARD, many=True)
TURNS_LEFT: Final = Arg("turns", COUNT)
EVENTS: Final = (
    Verb("round", (BY, Arg("round", COUNT), WHAT)),
    Verb("peeked", (BY, SLOTS, CARDS_SEEN)),
    Verb("turn", (BY, Arg("turn", COUNT))),
    Verb("skipped", (BY,)),
    Verb("passed", (BY,)),
    Verb("called", (BY,)),
    Verb("drew", (BY, WHAT)),
    Verb("took", (BY, WHAT)),
    Verb("reshuffled", (Arg("cards", COUNT),)),
    Verb("swapped", (BY, AT, WHAT)),
    Verb("discarded", (BY, WHAT)),
    Verb("hit", (BY, AT, WHAT)),
    Verb("missed", (BY, AT, WHAT)),
    Verb("penalty", (BY,)),
    Verb("declined", (BY, WHAT)),
    Verb("aimed", (BY, WHAT, Arg("victims", SEAT, many=True), SLOTS)),
    Verb("let_pass", (BY,)),
    Verb("countered", (BY, AT, WHAT)),
    Verb("bluffed", (BY, AT, WHAT)),
    Verb(
        "switched",
        (
            BY,
            Arg("first", SEAT),
            Arg("first_slot", SLOT),
            Arg("second", SEAT),
            Arg("second_slot", SLOT),
        ),
    ),
    Verb("shuffled", (BY, VICTIM)),
    Verb("looked", (BY, AT, WHAT)),
    Verb("given", (BY,)),
    Verb("threw", (BY, SLOTS, CARDS_SEEN)),
    Verb("botched", (BY, SLOTS, CARDS_SEEN)),
    Verb("opened", (BY, CARDS_SEEN)),
    Verb("cracked", (BY, AT, Arg("vault", VAULT))),
    Verb("mothered", (BY, VICTIM, TURNS_LEFT)),
    Verb("patrolled", (BY, VICTIM, AT, TURNS_LEFT)),
    Verb("held", (BY, WHAT, VICTIM, TURNS_LEFT)),
    Verb("lifted", (BY, WHAT, VICTIM)),
    Verb("revealed", (BY, CARDS_SEEN, Arg("sum", POINTS))),
    Verb("round_over", (Arg("caller", SEAT),)),
    Verb("scored", (BY, Arg("points", POINTS), Arg("total", POINTS), Arg("won", WON))),
)

# O3: what these tell must be remembered; other faces lie on the table or are of no more use.
REMEMBERED: Final = (
    "peeked",
    "looked",
    "opened",
    "drew",
    "took",
    "swapped",
    "discarded",
    "hit",
    "missed",
    "bluffed",
    "threw",
    "botched",
)


def faceless(kind: str, values: Values) -> Values:
    """An event with the faces in it turned down, if they are to be remembered."""
    if kind not in REMEMBERED:
        return values
    args = next(verb.args for verb in EVENTS if verb.name == kind)
    named = zip(args, values, strict=True)
    return tuple(_turned(value) if arg.domain is CARD else value for arg, value in named)


def _turned(faces: int | tuple[int, ...]) -> int | tuple[int, ...]:
    return (HIDDEN,) * len(faces) if isinstance(faces, tuple) else HIDDEN
