"""The door: options, seats, inventory and positions in notation."""

from random import Random

import pytest

from backroom.engine.chance import MatchChance, SearchChance
from backroom.engine.errors import BadSetup
from backroom.engine.fields import data
from backroom.engine.match import Match, fold_frame

from .scenes import GAME, Scene


def test_the_godfather_is_for_three_and_four_players() -> None:
    """G22: the option `expert`."""
    assert GAME.meta.read_options({"expert": "true"}, 4) == (1,)
    with pytest.raises(BadSetup, match="option-needs-seats"):
        GAME.meta.read_options({"expert": "true"}, 5)


def test_a_position_leaves_out_what_follows() -> None:
    """Decks, line-up and hand sizes follow from the rest."""
    scene = Scene("hands=weapon4|||; coalition=pact3")

    assert scene["line_up"] == "2,3,0,1"
    assert scene["deck"].count("weapon4") == 7
    assert "judge" not in scene["strangers"]
    assert "pact3" not in scene["coalitions"].split(",")
    assert scene.state.sizes == [1, 0, 0, 0]


def test_the_inventory_is_all_means_and_all_persons() -> None:
    """48 and 18, wherever they are."""
    scene = Scene("hands=weapon4|||; persons=spy|mayor||; gone=judge; person=senator")

    hired = Scene("hands=|||; persons=judge|||; person=?")

    assert len(GAME.inventory(scene.state)) == 48 + 18
    assert GAME.inventory(hired.state) == GAME.inventory(scene.state)


def test_a_view_as_json_names_cards_and_persons() -> None:
    """By their keys, a list a seat."""
    scene = Scene("hands=weapon4,bribe1|||; persons=spy,judge|||; known=bribe1|||")
    view = data(GAME.view_fields, scene.view(0))

    assert view["hand"] == ["weapon4", "bribe1"]
    assert view["known"] == [["bribe1"], [], [], []]
    assert view["persons"] == [["spy", "judge"], [], [], []]
    assert view["mr_x"] is None


def test_every_frame_of_a_match_folds_into_the_view_of_its_seat() -> None:
    """From the deal on, for players and spectator, with five players and with a godfather."""
    for seats, options in ((5, (0,)), (3, (1,))):
        match = Match(GAME, seats, options, MatchChance(b"fold"))
        rng = Random(1)
        views = {seat: GAME.blank_view(seat, seats, options) for seat in range(-1, seats)}
        folded = dict.fromkeys(views, 0)
        while not match.is_over:
            seat = rng.choice(match.pending())
            picks: list[int] = []
            state = match.state.clone()
            while state.prompt == match.state.prompt and state.pending >> seat & 1:
                picks.append(rng.choice(state.legal(seat)))
                state.apply(seat, picks[-1], SearchChance(1))
            match.submit(seat, match.state.prompt, picks)
            for observer, view in views.items():
                for frame in match.frames(observer, folded[observer]):
                    fold_frame(GAME, view, frame)
                    folded[observer] += 1
                told = GAME.view_text(match.view(observer))  # type: ignore[arg-type]
                assert GAME.view_text(view) == told


def test_a_written_position_is_read_back_whole() -> None:
    """Also one whose decks have run out, and one with cards not yet turned up."""
    late = Scene("hands=|||; deck=; loots=; coalitions=end-card; districts=cicero; strangers=")
    sealed = Scene("hands=weapon4,bribe1|||; persons=|brawler||")
    sealed.play("0: put weapon4, hide bribe1", "1: done")

    for scene in (late, sealed):
        text = GAME.write(scene.state)
        again = GAME.read(text, 4, (0,))
        assert GAME.write(again) == text
        assert again.sizes == scene.state.sizes
