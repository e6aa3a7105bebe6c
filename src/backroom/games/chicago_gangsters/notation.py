"""How positions, views and events of Chicago Gangsters are written.

`hands=weapon2,weapon2,bribe5|…`: a seat's cards by face; `persons=fence,judge|…`.
"""

from typing import Any, Final

from backroom.engine.domains import SEAT, Domain, Numbers
from backroom.engine.fields import (
    Codec,
    Each,
    Field,
    Number,
    One,
    SeatMask,
    Shown,
    shared_fields,
    shared_view_fields,
)
from backroom.engine.shapes import Shape, key, many
from backroom.engine.tables import Arg, Verb

from .actions import ABILITY, ITEM, PACKAGE, SIDE
from .cards import (
    CLAN,
    COALITION,
    DISTRICT,
    FACE,
    FACES,
    LOOT,
    PERSON,
    PERSON_BITS,
)
from .moves import faces_of
from .rules.commitments import Brawl, Commit, Lurk
from .rules.ending import MiniTurn
from .rules.godfather import Claim, Contest, GodfatherDuel
from .rules.loot import Fight, Loot, Pay
from .rules.round import Reveal

STEPS: Final = {
    step.KEY: step
    for step in (
        Reveal,
        Claim,
        Contest,
        GodfatherDuel,
        Lurk,
        Commit,
        Brawl,
        Fight,
        Loot,
        Pay,
        MiniTurn,
    )
}


class Cards(Codec):
    """Means cards as ten numbers by face, written by key."""

    def text(self, value: Any) -> str:
        """Each card by its key, ascending."""
        return CARDS.text(faces_of(value, 0))

    def parse(self, text: str) -> Any:
        """The cards named, in any order."""
        faces = CARDS.parse(text)
        return [faces.count(face) for face in range(FACES)]

    def data(self, value: Any) -> object:
        """The cards as a JSON list of keys."""
        return CARDS.data(faces_of(value, 0))

    def shape(self) -> Shape:
        """Clients get a list of the keys of cards."""
        return many(key(FACE))


class CardRows(Codec):
    """Means cards of all seats in one list, ten numbers a seat."""

    def text(self, value: Any) -> str:
        """Write the cards of all seats in order, with bars between them."""
        return "|".join(ONE_ROW.text(row) for row in _rows(value))

    def parse(self, text: str) -> Any:
        """Read the cards of each seat, in order."""
        return [count for row in text.split("|") for count in ONE_ROW.parse(row.strip())]

    def data(self, value: Any) -> object:
        """The cards as JSON, a list of keys for each seat."""
        return [ONE_ROW.data(row) for row in _rows(value)]

    def shape(self) -> Shape:
        """A list of keys a seat."""
        return many(ONE_ROW.shape())


class Persons(Codec):
    """A mask of persons, written by key."""

    def text(self, value: Any) -> str:
        """Write the persons by their keys, the lowest value first."""
        return ",".join(PERSON.text(person) for person in _persons(value))

    def parse(self, text: str) -> Any:
        """The mask of the persons named."""
        keys = text.split(",") if text else []
        return sum(PERSON_BITS[PERSON.parse(key.strip())] for key in keys)

    def data(self, value: Any) -> object:
        """The persons as a JSON list of keys."""
        return [PERSON.data(person) for person in _persons(value)]

    def shape(self) -> Shape:
        """Clients get a list of the keys of persons."""
        return many(key(PERSON))


def _rows(value: list[int]) -> list[list[int]]:
    return [value[first : first + FACES] for first in range(0, len(value), FACES)]


def _persons(mask: int) -> list[int]:
    return [person for person, bit in enumerate(PERSON_BITS) if mask & bit]


CARDS: Final = Each(One(FACE))
ONE_ROW: Final = Cards()
PUBLIC: Final = (
    Field("known", CardRows()),
    Field("committed", CardRows()),
    Field("opened", SeatMask()),
    Field("revealed", SeatMask()),
    Field("hidden", One(FACE)),
    Field("discards", Cards()),
    Field("persons", Each(Persons(), "|")),
    Field("gone", Persons()),
    Field("bottles", Each(Number())),
    Field("points", Each(Number())),
    Field("holders", Each(One(SEAT))),
    Field("mr_x", One(SEAT)),
    Field("mr_x_side", One(SIDE)),
    Field("godfather", One(SEAT)),
    Field("kicked", One(SEAT)),
    Field("closed", Number()),
    Field("brawling", One(SEAT)),
    Field("coalition", One(COALITION)),
    Field("district", One(DISTRICT)),
    Field("loot", One(LOOT)),
    Field("person", One(PERSON)),
    Field("line_up", Each(One(SEAT))),
    Field("announced", Each(Number())),
    Field("said", Number()),
    Field("coalitions", Each(Shown(COALITION))),
    Field("districts", Each(Shown(DISTRICT))),
    Field("loots", Each(Shown(LOOT))),
)
FIELDS: Final = (
    *shared_fields(STEPS),
    Field("hands", CardRows()),
    *PUBLIC,
    Field("strangers", Each(One(PERSON))),
    Field("deck", CARDS),
)
VIEW_FIELDS: Final = (
    *shared_view_fields(STEPS),
    Field("hand", Cards()),
    Field("sizes", Each(Number())),
    *PUBLIC,
    Field("hides", Number()),
    Field("lurking", Number()),
    Field("deck", Number()),
)

COUNT: Final = Numbers("count", 48)
STRENGTH: Final = Numbers("strength", 300)
RESULT: Final = Domain("result", ("winners", "losers"))
PRIZE: Final = Domain("prize", ("weapons", "bribes", "blackmail", "persons", "godfather"))
BY: Final = Arg("seat", SEAT)
OTHER: Final = Arg("other", SEAT)
CARD: Final = Arg("means", FACE)
MANY: Final = Arg("cards", FACE, many=True)
WHO: Final = Arg("person", PERSON)
WHERE: Final = Arg("side", SIDE)
EVENTS: Final = (
    Verb("started", (BY, Arg("cards", COUNT))),
    Verb("masked", (BY,)),
    Verb("joined", (BY, Arg("clan", CLAN))),
    Verb(
        "round",
        (Arg("coalition", COALITION), Arg("district", DISTRICT), Arg("loot", LOOT), WHO),
    ),
    Verb("drew", (BY, CARD)),
    Verb("reshuffled", (Arg("cards", COUNT),)),
    Verb("discarded", (BY, MANY)),
    Verb("fished", (BY, MANY)),
    Verb("claimed", (BY,)),
    Verb("contested", (BY, OTHER)),
    Verb("duelled", (BY, CARD)),
    Verb("crowned", (BY, OTHER)),
    Verb("deadlocked", (BY,)),
    Verb("lurked", (BY, WHERE, Arg("count", COUNT), MANY)),
    Verb("laid_open", (BY, MANY)),
    Verb("committed", (BY, MANY, Arg("hidden", FACE))),
    Verb("brawled", (BY,)),
    Verb("revealed", (BY, MANY, Arg("useless", FACE, many=True), Arg("hides", COUNT))),
    Verb("announced", (WHERE, Arg("strength", STRENGTH))),
    Verb("unmasked", (BY, MANY, Arg("useless", FACE, many=True))),
    Verb("exposed", (BY, CARD)),
    Verb("contributed", (BY, Arg("strength", STRENGTH))),
    Verb(
        "fought",
        (
            WHERE,
            Arg("challengers", STRENGTH),
            Arg("defenders", STRENGTH),
            Arg("shared", COUNT),
        ),
    ),
    Verb("spent", (BY, MANY)),
    Verb("left", (BY, WHO)),
    Verb("took", (BY, Arg("result", RESULT), Arg("package", PACKAGE))),
    Verb("took_both", (BY, Arg("result", RESULT))),
    Verb("compensated", (BY, OTHER, Arg("item", ITEM))),
    Verb("gained", (BY, Arg("bottles", COUNT))),
    Verb("hired", (BY, WHO)),
    Verb("dismissed", (WHO,)),
    Verb("traded_places", (BY, OTHER)),
    Verb("used", (BY, Arg("ability", ABILITY))),
    Verb("pointed", (BY,)),
    Verb("closed", (Arg("coalition", COALITION),)),
    Verb("curtain", (Arg("coalition", COALITION),)),
    Verb("shown", (BY, MANY)),
    Verb("prized", (BY, Arg("prize", PRIZE))),
)
