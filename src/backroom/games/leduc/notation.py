"""How positions and views of Leduc hold'em are written."""

from typing import Final

from backroom.engine.domains import SEAT, Numbers
from backroom.engine.fields import (
    Each,
    Field,
    Number,
    One,
    shared_fields,
    shared_view_fields,
)
from backroom.engine.tables import Arg, Verb

from .cards import CARD
from .rules import Bet

STEPS: Final = {Bet.KEY: Bet}
TABLE: Final = (
    Field("hands", Each(One(CARD))),
    Field("board", One(CARD)),
    Field("stakes", Each(Number())),
    Field("starter", Number()),
    Field("shown", Number()),
    Field("opener", One(SEAT)),
)
FIELDS: Final = (
    *shared_fields(STEPS),
    *TABLE,
    Field("deck", Each(One(CARD))),
)
VIEW_FIELDS: Final = (*shared_view_fields(STEPS), *TABLE)
CHIPS: Final = Numbers("chips", 13)
EVENTS: Final = (
    Verb("started", (Arg("starter", SEAT), Arg("ante", CHIPS))),
    Verb("dealt", (Arg("seat", SEAT), Arg("card", CARD))),
    Verb("staked", (Arg("seat", SEAT), Arg("chips", CHIPS))),
    Verb("turned", (Arg("card", CARD),)),
    Verb("shown", (Arg("seat", SEAT), Arg("card", CARD))),
)
