"""Promise 5: when everybody moves up a few seats, the match moves with them."""

from backroom.engine.events import EVERYONE, Event
from backroom.engine.match import SAY, Entry, Match

from .cases import Case
from .reruns import rerun


def check_rotation(case: Case, match: Match, by: int) -> None:
    """Events, offers, winners and places of a rotated log are the rotated ones."""
    log = [rotated_entry(case, entry, by) for entry in match.log]
    matches = list(rerun(case, log))
    assert len(matches) == len(log), f"rotated by {by}, entry {len(matches)} does not fit"
    turned = matches[-1]
    expected = [rotated_event(case, event, by) for event in match.events]
    for one, other in zip(expected, turned.events, strict=True):
        assert one == other, f"rotated by {by}, {one} became {other}"
    assert turned.state.winners == rotated_mask(case, match.state.winners, by)
    assert turned.state.pending == rotated_mask(case, match.state.pending, by)
    _check_offers(case, match, turned, by)
    if match.is_over:
        places = case.game.places(match.state)
        expected_places = [places[(seat - by) % case.seats] for seat in range(case.seats)]
        assert case.game.places(turned.state) == expected_places, "places do not rotate"


def _check_offers(case: Case, match: Match, turned: Match, by: int) -> None:
    table = case.game.actions
    for seat in match.pending():
        other = (seat + by) % case.seats
        legal = [table.rotated(action, by, case.seats) for action in match.state.legal(seat)]
        assert turned.state.legal(other) == sorted(legal), "legal actions do not rotate"
        default = match.state.steps[-1].default(match.state, seat)
        expected = table.rotated(default, by, case.seats)
        found = turned.state.steps[-1].default(turned.state, other)
        assert found == expected, "defaults do not rotate"


def rotated_entry(case: Case, entry: Entry, by: int) -> Entry:
    """A log entry when everybody moves up `by` seats."""
    game = case.game
    table = game.says if entry.kind == SAY else game.actions
    seat = entry.seat if entry.seat < 0 else (entry.seat + by) % case.seats
    return entry._replace(
        seat=seat,
        actions=tuple(table.rotated(action, by, case.seats) for action in entry.actions),
        chance=tuple(
            (label, game.chances[label].rotated(value, by, case.seats))
            for label, value in entry.chance
        ),
    )


def rotated_event(case: Case, event: Event, by: int) -> Event:
    """An event when everybody moves up `by` seats."""
    events = case.game.events
    public = event.public
    if public is not None:
        public = events.rotated(event.kind, public, by, case.seats)
    values = events.rotated(event.kind, event.values, by, case.seats)
    audience = event.audience
    if audience != EVERYONE:
        audience = rotated_mask(case, audience, by)
    return Event(event.kind, values, audience, public)


def rotated_mask(case: Case, mask: int, by: int) -> int:
    """A mask of seats when everybody moves up `by` seats."""
    seats = (seat for seat in range(case.seats) if mask >> seat & 1)
    return sum(1 << (seat + by) % case.seats for seat in seats)
