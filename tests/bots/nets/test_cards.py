"""The cards of the networks: what each learned from, how, what it wins and what it cannot."""

import json
import re

import pytest

from backroom.bots.ladder import LADDERS, anchors
from backroom.bots.nets.shipped import card_of, has_net, net_of
from backroom.engine.game import AnyGame
from backroom.games import GAMES

by_game = pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if has_net(game)], ids=lambda game: game.name
)
PARTS = ["Data", "Settings", "Figures", "Limits"]


def told(card: str, row: str) -> str:
    """The value of a row in the table at the head of a card."""
    [value] = re.findall(rf"^\| {row} \| (.*) \|$", card, re.MULTILINE)
    return str(value).strip("`")


def number(text: str) -> int:
    """A number with commas in it."""
    return int(text.replace(",", ""))


@by_game
def test_a_card_has_four_parts_and_names_its_network_truly(game: AnyGame) -> None:
    """The game, the rules version and the decisions are those of the file."""
    card, about = card_of(game), net_of(game).about

    assert re.findall(r"^## (.*)$", card, re.MULTILINE) == PARTS
    assert all(len(part.strip()) > 100 for part in re.split(r"^## .*$", card, flags=re.M)[1:])
    assert told(card, "game") == about["game"] == game.name
    assert number(told(card, "rules version")) == about["rules_version"]
    assert number(told(card, "decisions")) == about["decisions"]


@by_game
def test_the_stages_of_a_card_add_up(game: AnyGame) -> None:
    """Each counts on from the one before, and the last comes to what the file counts."""
    card, settings = card_of(game), net_of(game).about["settings"]
    found = re.findall(r"^\| self-play \| ([\d,]+) \| ([\d,]+) \|", card, re.MULTILINE)

    counted = 0
    for more, until in found:
        counted += number(more)
        assert counted == number(until)
        assert f"| until {until} |" in card
    assert counted == net_of(game).about["decisions"]
    assert f"rules of thumb at {settings['scripted_tables'] * 100:.0f} % of the tables" in card
    assert f"| {settings['seed']} | {settings['rate']} to " in card


@by_game
def test_the_figures_of_a_card_are_those_that_were_measured(game: AnyGame) -> None:
    """With interval and seed: its share against three `scripted`, and its rating."""
    card, rating = card_of(game), anchors(game)["net:hard"]
    rows = json.loads(LADDERS.read_text("utf-8"))["against_scripted"][game.name]
    [row] = [row for row in rows if row["name"] == "net:hard"]

    assert f"| 4 | 25 % | {row['share'] * 100:.1f} ± {row['margin'] * 100:.1f} % |" in card
    assert f"`--seed {row['made_by'].split()[-1]}`" in card
    assert f"is {rating.mean:.0f} ({rating.low:.0f} to {rating.high:.0f}) on the ladder" in card
    assert "`--seed ladder`" in card
