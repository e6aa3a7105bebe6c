"""The title page of Chicago Gangsters."""

from typing import Final

from backroom.engine.meta import SWITCH, Meta, Option

RULES_VERSION: Final = 2
META: Final = Meta(
    name="chicago-gangsters",
    title="Chicago Gangsters",
    designers="Jürgen Kiedaisch",
    seats=(3, 4, 5),
    options=(Option("expert", SWITCH, (3, 4)),),
    rules_version=RULES_VERSION,
)
# The place of the option in `State.options`.
EXPERT: Final = 0
