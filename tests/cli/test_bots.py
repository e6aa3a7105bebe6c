"""`backroom bots`."""

import json

import pytest

from backroom.bots.ladder import anchors, by_strength
from backroom.bots.nets.shipped import card_of
from backroom.games import GAMES

from .shell import call


def test_the_bots_of_a_game_are_told_with_their_strength(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From weak to strong, with the interval, in the language of the person."""
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    game = GAMES["mafioso"]

    title, *lines, scale = call(capsys, "bots", "mafioso").out.splitlines()

    strongest = anchors(game)["net:hard"]
    assert title == "Mafioso"
    assert [line.split()[0] for line in lines] == by_strength(game)
    [told] = [line for line in lines if line.split()[0] == "net:hard"]
    assert f" {strongest.mean:.0f} ({strongest.low:.0f} tot {strongest.high:.0f})" in told
    assert "speelsterkte" in scale.lower()


def test_all_bots_are_listed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """By game; who was not measured has no rating."""
    listed = json.loads(call(capsys, "bots", "--json").out)

    assert list(listed) == list(GAMES)
    for name, rows in listed.items():
        measured = anchors(GAMES[name])
        assert [row["name"] for row in rows] == by_strength(GAMES[name])
        assert {row["name"] for row in rows if "rating" in row} == {*measured}


def test_a_game_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """In one line."""
    result = call(capsys, "bots", "bridge")

    assert result.code == 2
    assert "bridge" in result.err


def test_the_card_of_a_network_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """As it lies in the package; all of them for programs, by game."""
    told = call(capsys, "bots", "capone", "--card").out
    cards = json.loads(call(capsys, "bots", "--card", "--json").out)

    assert told == card_of(GAMES["capone"])
    assert cards == {name: card_of(game) for name, game in GAMES.items()}
