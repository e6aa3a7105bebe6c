"""The title page of Chicago Poker."""

from typing import Final

from backroom.engine.meta import SWITCH, Meta, Option

RULES_VERSION: Final = 2
META: Final = Meta(
    name="chicago-poker",
    title="Chicago Poker",
    designers="Bruno Cathala & Bruno Faidutti",
    seats=(2, 3, 4, 5, 6),
    options=(
        Option("short", SWITCH, (5, 6)),
        Option("no_specials", SWITCH, (2, 3, 4, 5, 6)),
    ),
    rules_version=RULES_VERSION,
)
# The places of the options in `State.options`.
SHORT: Final = 0
NO_SPECIALS: Final = 1
