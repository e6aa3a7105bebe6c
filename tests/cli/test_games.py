"""`backroom games`."""

import json

import pytest

from backroom.games import GAMES, TUTORIAL

from .shell import call


def test_all_games_are_listed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """One JSON object and nothing else."""
    result = call(capsys, "games", "--json")

    listed = json.loads(result.out)
    assert result.err == ""
    assert [game["name"] for game in listed["games"]] == list(GAMES)
    assert [game["name"] for game in listed["tutorial"]] == list(TUTORIAL)
    poker = listed["games"][0]
    assert poker["players"] == [2, 3, 4, 5, 6]
    assert [game["house_players"] for game in listed["games"] if game["house_players"]] == [[2]]
    assert poker["options"][0] == {
        "name": "short",
        "values": ["false", "true"],
        "default": "false",
        "players": [5, 6],
    }


def test_all_games_are_listed_for_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With designers, players, options and bots, in their language."""
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")

    told = call(capsys, "games").out

    assert "Bruno Cathala" in told
    assert "2-6 spelers" in told
    assert "2-5 spelers (2: huisvariant)" in told
    assert "--option short=false|true" in told
    assert all(game in told for game in (*GAMES, *TUTORIAL))
