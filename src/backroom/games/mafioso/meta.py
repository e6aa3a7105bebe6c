"""What a menu must know of Mafioso: title, designers, seats and options."""

from typing import Final

from backroom.engine.meta import Meta, Option

RULES_VERSION: Final = 3
META: Final = Meta(
    name="mafioso",
    title="Mafioso",
    designers="Dominique Ehrhard",
    seats=(3, 4, 5, 6),
    options=(Option("seating", ("fixed", "manual"), (3, 4, 5, 6)),),
    rules_version=RULES_VERSION,
)
# The place of the option in `State.options`, and its other value.
SEATING: Final = 0
MANUAL: Final = 1
