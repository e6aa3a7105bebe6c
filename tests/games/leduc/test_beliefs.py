"""States that fit a view of Leduc hold'em."""

from collections import Counter

from backroom.engine.chance import SearchChance
from backroom.games.leduc.cards import CARD
from backroom.games.leduc.game import LEDUC

from .scenes import scene


def test_every_unseen_card_is_dealt_equally_often() -> None:
    """L1, L2: the other may hold any of the four cards that were not seen."""
    state = scene("hands=king1,jack2; board=queen1; stakes=3,3; steps=bet.0.0.0")
    view = LEDUC.observe(state, 0)
    chance = SearchChance(5)

    drawn = Counter(LEDUC.complete(view, chance).hands[1] for _ in range(4000))

    assert sorted(CARD.text(card) for card in drawn) == ["jack1", "jack2", "king2", "queen2"]
    assert all(900 < count < 1100 for count in drawn.values())


def test_a_position_leaves_out_what_follows() -> None:
    """The deck is what lies nowhere else; a deck that is given is kept."""
    state = scene("hands=king1,jack2; board=queen1")
    stacked = scene("hands=king1,jack2; board=queen1; deck=jack1")

    assert state.deck == [0, 3, 5]
    assert stacked.deck == [0]
