"""How positions, views and events of Mafioso are written.

`chairs=7:yellow-boss,20:red-sleeping-jack`: who sits where, leaving out the free chairs.
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
from backroom.engine.shapes import FLAG, Shape, key, many, maybe, record, word
from backroom.engine.tables import Arg, Verb

from .board import ASLEEP, CHAIR, CHAIRS, COLOUR, EMPTY, KIND_KEYS, KINDS, MAN, MEN
from .cards import CARD
from .rules.seating import Seating
from .rules.turn import Again, StartTurn, Turn
from .state import GONE, IN_HAND

STEPS: Final = {step.KEY: step for step in (Seating, StartTurn, Turn, Again)}
# Every man of every family; only positions are written so.
ANYBODY: Final = Domain(
    "gangster", [f"{colour}-{man}" for colour in COLOUR.keys for man in MAN.keys]
)


class Chairs(Codec):
    """How the chairs are written, and who sits on them."""

    def text(self, value: Any) -> str:
        """Write the chairs that are taken, each with the man who sits there."""
        return ",".join(
            f"{chair}:{ANYBODY.text(man)}" for chair, man in enumerate(value) if man != EMPTY
        )

    def parse(self, text: str) -> Any:
        """Read the chairs that are taken and leave all others of the thirty free."""
        chairs = [EMPTY] * CHAIRS
        for part in text.split(",") if text else []:
            chair, _, man = part.strip().partition(":")
            chairs[CHAIR.parse(chair)] = ANYBODY.parse(man)
        return chairs

    def data(self, value: Any) -> object:
        """A man or null by chair."""
        return [None if man == EMPTY else man_data(man) for man in value]

    def shape(self) -> Shape:
        """A man or null by chair."""
        return many(maybe(man_shape()))


class Standing(Codec):
    """The men who wait for a chair, as a list."""

    def text(self, value: Any) -> str:
        """Each man, as often as there are such men."""
        return ",".join(ANYBODY.text(man) for man in _listed(value))

    def parse(self, text: str) -> Any:
        """Counts by man for as many families as can be."""
        if not text:
            return ()
        counts = [0] * ANYBODY.size
        for part in text.split(","):
            counts[ANYBODY.parse(part.strip())] += 1
        return tuple(counts)

    def data(self, value: Any) -> object:
        """The men who stand beside the table as a JSON list."""
        return [man_data(man) for man in _listed(value)]

    def shape(self) -> Shape:
        """Clients get a list of men, in any number."""
        return many(man_shape())


class Dead(Codec):
    """The men who left the game."""

    def text(self, value: Any) -> str:
        """List the dead one by one, with commas between them."""
        return ",".join(map(ANYBODY.text, value))

    def parse(self, text: str) -> Any:
        """Read the dead and sort them, so that equal positions compare equal."""
        men = [ANYBODY.parse(part.strip()) for part in text.split(",")] if text else []
        return tuple(sorted(men))

    def data(self, value: Any) -> object:
        """The men who left the game as a JSON list."""
        return [man_data(man) for man in value]

    def shape(self) -> Shape:
        """Clients get a list of the men who left the game."""
        return many(man_shape())


class Cake(Codec):
    """Where a cake is: a chair, `hand` or `gone`."""

    def text(self, value: Any) -> str:
        """Write the chair of a cake, or a word for one that is nowhere on the table."""
        return "hand" if value == IN_HAND else "gone" if value == GONE else str(value)

    def parse(self, text: str) -> Any:
        """Read a chair's number or one of the two words for a cake that is on no chair."""
        places = {"hand": IN_HAND, "gone": GONE}
        return places[text] if text in places else CHAIR.parse(text)

    def data(self, value: Any) -> object:
        """The same text as in notation: a chair's number or one of the two words."""
        return self.text(value)

    def shape(self) -> Shape:
        """A chair or one of two words."""
        return word((*CHAIR.keys, "hand", "gone"))


def man_data(man: int) -> dict[str, object]:
    """A man as JSON has him."""
    return {
        "colour": COLOUR.text(man // MEN),
        "kind": KIND_KEYS[man % KINDS],
        "asleep": bool(man & ASLEEP),
    }


def man_shape() -> Shape:
    """The type of what `man_data` gives, for whoever reads it in the browser."""
    return record(("colour", key(COLOUR)), ("kind", word(KIND_KEYS)), ("asleep", FLAG))


def _listed(counts: tuple[int, ...]) -> list[int]:
    return [man for man, count in enumerate(counts) for _ in range(count)]


CARDS: Final = Each(One(CARD))
PUBLIC: Final = (
    Field("first", Number()),
    Field("hands", Each(CARDS, "|")),
    Field("discards", Each(Shown(CARD))),
    Field("raids", Number()),
    Field("chairs", Chairs()),
    Field("standing", Standing()),
    Field("dead", Dead()),
    Field("cakes", Each(Cake())),
    Field("pot", Fixed(Number())),
    Field("money", Each(Number())),
    Field("out", Fixed(Number())),
    Field("turns", Number()),
    Field("quiet", Number()),
)
FIELDS: Final = (*shared_fields(STEPS), *PUBLIC, Field("deck", CARDS))
VIEW_FIELDS: Final = (*shared_view_fields(STEPS), *PUBLIC, Field("deck", Number()))

COUNT: Final = Numbers("count", 999)
MONEY: Final = Numbers("money", 999)
END: Final = Domain("end", ("pot", "last", "nobody", "quiet", "long"))
BY: Final = Arg("seat", SEAT)
AT: Final = Arg("chair", CHAIR)
EVENTS: Final = (
    Verb("started", (BY,)),
    Verb("seated", (BY, Arg("man", MAN), AT)),
    Verb("turn", (BY, Arg("turn", COUNT), Arg("quiet", COUNT))),
    Verb("exploded", (BY, AT)),
    Verb("died", (BY, Arg("man", MAN), AT)),
    Verb(
        "eliminated",
        (BY, Arg("fall", COUNT), Arg("men", COUNT), Arg("cards", CARD, many=True)),
    ),
    Verb(
        "paid",
        (
            BY,
            Arg("money", MONEY),
            Arg("ones", COUNT),
            Arg("fives", COUNT),
            Arg("tens", COUNT),
        ),
    ),
    Verb("shot", (BY, AT)),
    Verb("stabbed", (BY, AT)),
    Verb("ordered", (BY, AT)),
    Verb("drugged", (BY, Arg("chairs", CHAIR, many=True))),
    Verb("passed", (BY, Arg("owner", SEAT), AT, Arg("target", CHAIR))),
    Verb("boomed", (BY, Arg("owner", SEAT))),
    Verb("raided", (BY,)),
    Verb("moved", (BY, AT, Arg("target", CHAIR), Arg("man", MAN))),
    Verb("discarded", (BY, Arg("card", CARD))),
    Verb("stopped", (BY,)),
    Verb("drew", (BY, Arg("card", CARD))),
    Verb("reshuffled", (Arg("cards", COUNT),)),
    Verb("woke", (BY, Arg("chairs", CHAIR, many=True))),
    Verb("ended", (Arg("end", END),)),
)
