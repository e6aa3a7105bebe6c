"""How positions, views and events of Capone are written.

Stones that lie together are `secretary+newcomer+4`: members, then bodyguards as a number.
`fields=bank1:0:secretary+4` has the seat that owns them before; empty fields are left out.
"""

from typing import Any, Final

from backroom.engine.domains import SEAT, Domain, Numbers
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
from backroom.engine.shapes import NUMBER, Shape, key, many, maybe, record
from backroom.engine.tables import Arg, Verb

from .board import (
    BITS,
    DIVERTED,
    EMPTY,
    EVERYBODY,
    FIELD,
    GUARD,
    GUARDS,
    MARKER,
    MEMBER,
    OWNER,
    SHOP,
    STONES,
)
from .board import (
    FIELDS as FIELD_COUNT,
)
from .cards import CARD
from .moves import names
from .rules.ending import CloseYear, Invest, Rehire
from .rules.exchange import StartYear, Swap
from .rules.turn import Turn

STEPS: Final = {step.KEY: step for step in (StartYear, Swap, Turn, Rehire, Invest, CloseYear)}
# A member of a family by seat; only positions are written so.
GANGSTER: Final = Domain(
    "gangster", [f"{seat}-{key}" for seat in SEAT.keys for key in MEMBER.keys]
)


class Stones(Codec):
    """Members by name and bodyguards by number, with `+` between."""

    def text(self, value: Any) -> str:
        """Members in printed order; a bare `0` for nothing at all."""
        members = [MEMBER.text(member) for member in names(value & EVERYBODY)]
        guards = [str(value // GUARD)] if value >= GUARD or not members else []
        return "+".join([*members, *guards])

    def parse(self, text: str) -> Any:
        """The stones named, in any order."""
        stones = 0
        for part in text.split("+"):
            if part.isdigit():
                stones += int(part) * GUARD
            else:
                stones |= BITS[MEMBER.parse(part.strip())]
        return stones

    def data(self, value: Any) -> object:
        """Members as a list, bodyguards as a number."""
        members = [MEMBER.text(member) for member in names(value & EVERYBODY)]
        return {"members": members, "guards": value // GUARD}

    def shape(self) -> Shape:
        """A list of members and a number."""
        return record(("members", many(key(MEMBER))), ("guards", NUMBER))


STONE: Final = Stones()


class Fields(Codec):
    """The illegal fields that somebody holds."""

    def text(self, value: Any) -> str:
        """List the occupied fields, each with its owner's seat and its stones."""
        held = [(field, code) for field, code in enumerate(value) if code != EMPTY]
        return ",".join(
            f"{FIELD.text(field)}:{code // OWNER}:{STONE.text(code & STONES)}"
            for field, code in held
        )

    def parse(self, text: str) -> Any:
        """Read the occupied fields and leave all others of the twenty empty."""
        fields = [EMPTY] * FIELD_COUNT
        for part in text.split(",") if text else []:
            field, _, rest = part.strip().partition(":")
            seat, _, stones = rest.partition(":")
            fields[FIELD.parse(field)] = SEAT.parse(seat) * OWNER + STONE.parse(stones)
        return fields

    def data(self, value: Any) -> object:
        """Owner and stones, or null, by field."""
        return [None if code == EMPTY else _held(code) for code in value]

    def shape(self) -> Shape:
        """Owner and stones, or null, by field."""
        return many(maybe(record(("seat", NUMBER), ("stones", STONE.shape()))))


def _held(code: int) -> dict[str, object]:
    return {"seat": code // OWNER, "stones": STONE.data(code & STONES)}


CARDS: Final = Each(One(CARD))
PUBLIC: Final = (
    Field("year", Number()),
    Field("starter", Number()),
    Field("left", Number()),
    Field("hands", Each(CARDS, "|")),
    Field("thrown", Fixed(Fixed(One(CARD)), "|")),
    Field("played", Each(Shown(CARD))),
    Field("fields", Fields()),
    Field("shops", Each(One(SEAT))),
    Field("diverted", Each(One(GANGSTER))),
    Field("home", Each(STONE, "|")),
    Field("cells", Each(STONE, "|")),
    Field("harbour", Each(STONE, "|")),
    Field("park", Each(Number())),
    Field("cash", Each(Number())),
    Field("markers", Each(Number())),
)
FIELDS: Final = (*shared_fields(STEPS), *PUBLIC, Field("deck", CARDS))
VIEW_FIELDS: Final = (*shared_view_fields(STEPS), *PUBLIC, Field("deck", Number()))

MONEY: Final = Numbers("money", 1000)
YEARS: Final = Numbers("year", 25)
END: Final = Domain("end", ("million", "nobody", "years"))
BY: Final = Arg("seat", SEAT)
HELD: Final = (
    BY,
    Arg("field", FIELD),
    Arg("members", MEMBER, many=True),
    Arg("guards", GUARDS),
)
AMOUNT: Final = Arg("money", MONEY)
EVENTS: Final = (
    Verb("year", (BY, Arg("year", YEARS))),
    Verb("dealt", (BY, Arg("cards", CARD, many=True))),
    Verb("exchanged", (BY, Arg("cards", CARD, many=True))),
    Verb("kept", (BY,)),
    Verb("bailed", (BY, Arg("member", MEMBER), AMOUNT)),
    Verb("discarded", (BY, Arg("card", CARD))),
    Verb("played", (BY, Arg("card", CARD))),
    Verb("opened", (BY, Arg("shop", SHOP), AMOUNT)),
    Verb("placed", HELD),
    Verb("expelled", HELD),
    Verb("returned", HELD),
    Verb(
        "diverted",
        (BY, Arg("member", MEMBER), Arg("field", FIELD), Arg("diversion", DIVERTED)),
    ),
    Verb("arrested", (BY, Arg("member", MEMBER), Arg("field", FIELD))),
    Verb("fetched", (BY, Arg("member", MEMBER), Arg("diversion", DIVERTED))),
    Verb("drowned", (BY, Arg("member", MEMBER), Arg("diversion", DIVERTED))),
    Verb("extorted", (BY, Arg("victim", SEAT), AMOUNT)),
    Verb("settled", (BY, AMOUNT)),
    Verb("rehired", (BY, Arg("guards", GUARDS), Arg("lost", GUARDS))),
    Verb("served", (BY, Arg("members", MEMBER, many=True))),
    Verb("invested", (BY, Arg("marker", MARKER), AMOUNT)),
    Verb("sold", (BY, Arg("marker", MARKER), AMOUNT)),
    Verb("ended", (Arg("end", END),)),
)
