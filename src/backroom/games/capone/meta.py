"""What a menu must know of Capone: title, designers, seats and options."""

from typing import Final

from backroom.engine.meta import SWITCH, Meta, Option

RULES_VERSION: Final = 2
ALL_SEATS: Final = (3, 4, 5, 6)
META: Final = Meta(
    name="capone",
    title="Capone",
    designers="Mark Caines & Anthony Watts",
    seats=ALL_SEATS,
    options=(
        Option("strict_fields", SWITCH, ALL_SEATS),
        Option("last_card", ("year", "each"), ALL_SEATS),
    ),
    rules_version=RULES_VERSION,
)
# The places of the options in `State.options`, and the other value of the second.
STRICT_FIELDS: Final = 0
LAST_CARD: Final = 1
EACH: Final = 1
