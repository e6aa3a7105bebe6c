"""Promise 5: a match that was written, read and replayed is the same match."""

from backroom.engine.errors import Refusal
from backroom.engine.events import SPECTATOR
from backroom.engine.match import Match
from backroom.engine.record import read_record, record_of, replay_record, write_record

from .cases import Case
from .reruns import sight


def check_record(case: Case, match: Match) -> None:
    """State, events, frames and the text itself come back."""
    game = case.game
    players = tuple(f"player {seat}" for seat in range(case.seats))
    text = write_record(record_of(match, players, {"place": "the back room"}), game)
    try:
        record = read_record(text, {game.name: game})
        again = replay_record(record, game)
    except Refusal as refusal:
        raise AssertionError(f"a record does not replay: {refusal}") from refusal
    assert write_record(record, game) == text, "a record changes when written and read"
    assert game.write(again.state) == game.write(match.state), "a replay ends elsewhere"
    assert again.events == match.events, "a replay tells other events"
    assert again.log == match.log, "a replay has another log"
    for seat in range(SPECTATOR, case.seats):
        assert sight(case, again, seat) == sight(case, match, seat), "a replay looks different"
