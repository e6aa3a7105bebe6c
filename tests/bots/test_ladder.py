"""The measured strength of the bots, as the house tells it and people are rated by it."""

import json

import pytest

from backroom.bots.ladder import LADDERS, anchors, by_strength, strength_of
from backroom.bots.registry import BOTS, bots_for, is_thinker
from backroom.engine.game import AnyGame
from backroom.games import GAMES
from backroom.games.leduc.game import LEDUC


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_bot_that_answers_at_once_is_measured_by_the_rules_of_today(
    game: AnyGame,
) -> None:
    """A new rules version, or a new bot, asks for a new ladder; the command stands in it."""
    ladder = json.loads(LADDERS.read_text("utf-8"))["games"][game.name]
    measured = anchors(game)

    assert ladder["rules_version"] == game.meta.rules_version
    assert ladder["made_by"].startswith(f"python benchmarks/ladder.py {game.name} --deals ")
    assert measured.keys() <= {*bots_for(game)}
    assert {name for name in bots_for(game) if not is_thinker(name)} <= measured.keys()
    assert all(one.low < one.mean < one.high and one.matches > 0 for one in measured.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_bots_are_listed_from_weak_to_strong(game: AnyGame) -> None:
    """Everybody once; by rating; and yardsticks below the rules of thumb."""
    listed = by_strength(game)

    means = [one.mean for name in listed if (one := strength_of(name, game))]
    assert sorted(listed) == sorted(bots_for(game))
    assert means == sorted(means)
    assert {*listed[:2]} == {*BOTS}
    assert list(anchors(game)) == [name for name in listed if name in anchors(game)]


def test_a_name_without_its_level_is_measured_with_it() -> None:
    """`net` alone is `net:hard`."""
    game = GAMES["mafioso"]

    assert strength_of("net", game) == anchors(game)["net:hard"]
    assert strength_of("net:hard", LEDUC) is None
    assert by_strength(LEDUC) == bots_for(LEDUC)
