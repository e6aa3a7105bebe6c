"""What a menu must know of Omerta: title, designers, seats and options."""

from typing import Final

from backroom.engine.meta import SWITCH, Meta, Option

RULES_VERSION: Final = 1
META: Final = Meta(
    name="omerta",
    title="Omerta",
    designers="Adrien Dumont & Timothée Rignault",
    seats=(2, 3, 4, 5),
    options=(
        Option("race", ("live", "sealed"), (2, 3, 4, 5)),
        Option("memory_aid", SWITCH, (2, 3, 4, 5)),
    ),
    rules_version=RULES_VERSION,
    # The box says three to five.
    house_seats=(2,),
)
# The places of the options in `State.options`.
RACE: Final = 0
MEMORY_AID: Final = 1
