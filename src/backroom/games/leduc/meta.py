"""The title page of Leduc hold'em."""

from typing import Final

from backroom.engine.meta import Meta

RULES_VERSION: Final = 1
META: Final = Meta(
    name="leduc",
    title="Leduc hold'em",
    designers="Finnegan Southey et al., 2005",
    seats=(2,),
    options=(),
    rules_version=RULES_VERSION,
)
