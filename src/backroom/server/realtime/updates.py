"""The match as a tab is told it: the one place where frames about a match are made.

Everything in an update comes from the engine's view, frames and decision for one seat, and from
the clock as that seat may know it; nothing here looks at the state.
"""

from typing import Any, cast

from backroom.engine.events import SPECTATOR
from backroom.server import wire
from backroom.server.matches.live import LiveMatch
from backroom.server.tables.clocks import Clocks


def update(live: LiveMatch, clocks: Clocks, now: float, seat: int, since: int) -> wire.Update:
    """The match as a seat sees it, with what happened after its frame `since`."""
    match = live.match
    frames = match.frames(seat, since)
    latest = frames[-1] if frames else match.frames(seat, live.number(seat) - 1)[-1]
    seen = live.pieces.seen(seat)
    return wire.Update(
        number=latest.number,
        since=min(since, latest.number),
        you=None if seat == SPECTATOR else seat,
        prompt=latest.prompt,
        pending=[one for one in range(match.state.seats) if latest.waiting >> one & 1],
        # Encoded before, once for all who get the same.
        view=cast(Any, seen.view),
        events=cast(Any, live.pieces.events(seat, frames, live.seen[seat])),
        legal=cast(Any, seen.legal),
        default=seen.default,
        clock=clocks.told_to(seat, seen.default is not None, now),
        over=match.is_over,
    )
