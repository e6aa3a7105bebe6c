"""Which kinds of match a batch is made of."""

import pytest

from backroom.bots.chicago_poker.scripted import ChicagoPokerBot
from backroom.bots.random import RandomBot
from backroom.engine.errors import BadSetup
from backroom.games import GAMES
from backroom.research.setups import Setup, against, check_setup, setups_of


def test_setups_cover_all_seats_and_options_unless_named() -> None:
    """Options that need a seat count keep their default elsewhere."""
    game = GAMES["omerta"]
    every = setups_of(game)

    assert {setup.seats for setup in every} == set(game.meta.seats)
    assert len(set(every)) == len(every)
    for index, option in enumerate(game.meta.options):
        assert {setup.options[index] for setup in every} == set(range(len(option.values)))
    named = setups_of(game, 3, {"race": "sealed"})
    assert {setup.seats for setup in named} == {3}
    assert {game.meta.option_texts(setup.options)["race"] for setup in named} == {"sealed"}


def test_learners_meet_bots_by_name_or_by_object() -> None:
    """The seats and options of the matches stay as they were."""
    game = GAMES["chicago-poker"]
    mine = RandomBot()
    before = setups_of(game, 3)

    after = against(game, before, ["scripted", mine], learners=2)

    assert [(setup.seats, setup.options) for setup in after] == [
        (setup.seats, setup.options) for setup in before
    ]
    assert all(setup.learners == 2 and setup.bots[1] is mine for setup in after)
    assert all(isinstance(setup.bots[0], ChicagoPokerBot) for setup in after)


def test_learners_need_a_seat_and_company() -> None:
    """Everybody may learn; some may only beside bots."""
    game = GAMES["chicago-poker"]
    setup = setups_of(game, 3)[0]

    check_setup(game, setup._replace(learners=3))
    with pytest.raises(BadSetup):
        check_setup(game, setup._replace(learners=1))
    with pytest.raises(ValueError, match="4 learners do not fit 3 seats"):
        check_setup(game, setup._replace(learners=4))
    with pytest.raises(BadSetup):
        check_setup(game, Setup(99, setup.options))


def test_a_game_may_be_named() -> None:
    """As in the environment itself; a name that is none is refused."""
    game = GAMES["mafioso"]

    assert setups_of("mafioso", 4) == setups_of(game, 4)
    assert against("mafioso", setups_of("mafioso", 4), ["random"])[0].learners == 1
    with pytest.raises(BadSetup):
        setups_of("chess")
