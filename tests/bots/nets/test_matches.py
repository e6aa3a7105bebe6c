"""Whole matches with bots that learned, wherever one can sit down with them."""

import json
from pathlib import Path

import pytest

import backroom
from backroom.bots.nets.shipped import has_net
from backroom.engine.game import AnyGame
from backroom.games import GAMES
from tests.cli.shell import call
from tests.terminal.room import FIRST, play, table_for

by_game = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if has_net(game)], ids=lambda game: game.name
)


@by_game
def test_the_library_plays_a_match_with_networks(game: AnyGame) -> None:
    """Every level, to the end; the same match again for the same seed."""
    bots = ["net:easy", "net:medium", "net:hard", "net"]
    played = backroom.play(game.name, players=4, bots=bots, seed=4)
    again = backroom.play(game.name, players=4, bots=bots, seed=4)

    assert played.match.is_over
    assert played.winners
    assert played.record == again.record


def test_the_terminal_plays_a_match_against_networks(tmp_path: Path) -> None:
    """A person who always types the first number, until it is over."""
    sitting = table_for(GAMES["mafioso"], 4, bot="net")

    room = play(sitting, [FIRST] * 3000, tmp_path, "en")

    assert sitting.is_over
    assert sorted(sitting.places())[0] == 1
    assert "failed" not in room.shown


def test_the_arena_plays_matches_with_networks(capsys: pytest.CaptureFixture[str]) -> None:
    """Every chair has its part of the wins, and they add up to all of them."""
    line = ("arena", "mafioso", "--bots", "net,net:easy,scripted", "--deals", "1", "--json")
    told = json.loads(call(capsys, *line).out)

    assert [row["name"] for row in told["bots"]] == ["net", "net:easy", "scripted"]
    assert sum(row["win_share"] for row in told["bots"]) == pytest.approx(1.0)
