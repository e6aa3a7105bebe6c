"""Parts of frames: put together from what was encoded before, they are what they would be."""

from random import Random

import msgspec
import pytest

from backroom.engine.chance import MatchChance
from backroom.engine.events import SPECTATOR
from backroom.engine.match import Match
from backroom.games import ALL_GAMES
from backroom.server.matches.pieces import FEW_FRAMES, Pieces
from backroom.server.wire.actions import wire_actions

MOVES = 60


@pytest.mark.parametrize("name", sorted(ALL_GAMES))
def test_pieces_are_what_a_game_itself_would_write(name: str) -> None:
    """Every view, every list of legal actions and all events, after every move of a match."""
    game = ALL_GAMES[name]
    random = Random(name)
    for seats in (min(game.meta.seats), max(game.meta.seats)):
        options = game.meta.read_options({}, seats)
        match = Match(game, seats, options, MatchChance(b"key %d" % seats))
        pieces = Pieces(match, set())
        for _ in range(MOVES):
            if match.is_over:
                break
            _check(match, pieces, random.randrange(10))
            match.time_out(random.choice(match.pending()))
        _check(match, pieces, 0)


def _check(match: Match, pieces: Pieces, seen: int) -> None:
    game = match.game
    for seat in range(SPECTATOR, match.seats):
        told = pieces.seen(seat)
        assert msgspec.json.decode(told.view) == _plain(
            game.view_data(game.shown(match.view(seat)))
        )
        if told.default is not None:
            asked = match.decision(seat, with_whole=True)
            legal = wire_actions(game, asked.legal, asked.whole)
            assert told.default == asked.default
            assert msgspec.json.encode(told.legal) == msgspec.json.encode(legal)
        for count in (1, FEW_FRAMES + 1, 1000):
            frames = match.frames(seat)[-count:]
            events = [
                game.events.data(kind, values)
                if frame.number > seen or match.is_over
                else game.events.data(kind, game.told_again(match.state.options, kind, values))
                for frame in frames
                for kind, values in frame.events
            ]
            assert msgspec.json.decode(pieces.events(seat, frames, seen)) == _plain(events)


def _plain(data: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(data))


def test_what_several_get_is_made_once() -> None:
    """A view until the next entry, and the story for those who watch; the next move ends it."""
    game = ALL_GAMES["chicago-poker"]
    match = Match(game, 4, game.meta.read_options({}, 4), MatchChance(b"key"))
    pieces = Pieces(match, set())
    view = pieces.seen(SPECTATOR)
    story = pieces.events(SPECTATOR, match.frames(SPECTATOR), 0)

    assert pieces.seen(SPECTATOR) is view
    assert pieces.events(SPECTATOR, match.frames(SPECTATOR), 0) is story
    match.time_out(match.pending()[0])
    assert pieces.seen(SPECTATOR) is not view
    assert pieces.events(SPECTATOR, match.frames(SPECTATOR), 0) is not story
