"""What lies face down in a row of Chicago Poker, and what is known of it."""

from backroom.engine.pools import Pool
from backroom.games.chicago_poker.cards import CARD, PLACES
from backroom.games.chicago_poker.game import CHICAGO_POKER
from backroom.games.chicago_poker.observation import LAID_BITS, SERIES_BITS
from backroom.games.chicago_poker.view import PokerView
from tests.games.sections import section


def test_a_card_is_told_by_colour_value_and_face() -> None:
    """Of the next player: blue 3 face up, blue 3 known face down, and an unknown one."""
    view = PokerView(2, 3, (0, 0))
    blue3 = CARD.parse("blue3")
    view.series[1][0] = [blue3 * 2 + 1, blue3 * 2, -2]

    row = CHICAGO_POKER.observation.vector(view)

    series = section(CHICAGO_POKER, row, "place 2: series")[SERIES_BITS:]
    cards = [series[first : first + LAID_BITS] for first in range(0, 3 * LAID_BITS, LAID_BITS)]
    set_bits = [[bit for bit, value in enumerate(card) if value] for card in cards]
    assert set_bits == [[1, 7, 20], [1, 7, 21], [22]]


def test_pools_are_listed_as_the_observer_counts_seats() -> None:
    """The pool beside his own cards comes first, though its seat has the higher number."""
    view = PokerView(2, 3, (0, 0))
    own, other = (0 * 3 + 2) * 5, (0 * 3 + 0) * 5
    red1, gold2 = CARD.parse("red1"), CARD.parse("gold2")
    view.pools = [Pool((other, other + 1), (red1,)), Pool((own, own + 1), (gold2,))]

    row = CHICAGO_POKER.observation.vector(view)

    assert section(CHICAGO_POKER, row, "pool 1: cards").index(1) == gold2
    assert section(CHICAGO_POKER, row, "pool 1: slots")[:2] == b"\1\1"
    assert section(CHICAGO_POKER, row, "pool 2: cards").index(1) == red1
    assert len(view.open) < PLACES
