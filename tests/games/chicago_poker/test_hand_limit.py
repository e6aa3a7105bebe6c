"""P3 held against trying everything: hands of seven and more, with every mix of cards."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from backroom.games.chicago_poker.state import PokerState

from .scenes import GAME

LIMIT: Final = 7
LAID: Final = tuple(f"~{colour}{value}" for colour in ("gold", "blue") for value in range(1, 6))
PLAIN: Final = ("raid1", "raid2", "murder", "limousine")


class Hand(NamedTuple):
    """What counts for the way down; `stuck` are cards that were not in hand before."""

    gangsters: int
    plain: int
    pistol: int
    blackmail: int
    stuck: int
    room: int
    actions: int

    @property
    def size(self) -> int:
        """The cards in hand."""
        return self.gangsters + self.plain + self.pistol + self.blackmail + self.stuck


@cache
def comes_down(hand: Hand, has_discards: bool) -> bool:
    """Whether some order of plays ends the turn with seven cards or fewer."""
    if hand.size <= LIMIT:
        return True
    after = plays(hand, has_discards).values()
    return hand.actions > 0 and any(comes_down(one, has_discards) for one in after)


def plays(hand: Hand, has_discards: bool) -> dict[str, Hand]:
    """The hand after each kind of play; blackmail takes a card, or is thrown away."""
    left = hand._replace(actions=hand.actions - 1)
    after = {}
    if hand.gangsters and hand.room:
        after["play"] = left._replace(gangsters=hand.gangsters - 1, room=hand.room - 1)
    if hand.plain:
        after["plain"] = left._replace(plain=hand.plain - 1)
    if hand.pistol:
        after["pistol"] = left._replace(pistol=0, actions=hand.actions + 1)
    if hand.blackmail:
        after["waste"] = left._replace(blackmail=0)
    if hand.blackmail and has_discards:
        after["blackmail"] = left._replace(blackmail=0, stuck=hand.stuck + 1)
    return after


def scenes() -> Iterator[tuple[Hand, bool, PokerState]]:
    """Every mix that can be dealt, as numbers and as a position."""
    for size, plain, pistol, blackmail, room, actions, discards in product(
        (7, 8, 9, 10), range(5), (0, 1), (0, 1), range(4), range(1, 5), (False, True)
    ):
        gangsters = size - plain - pistol - blackmail
        hand = Hand(gangsters, plain, pistol, blackmail, 0, room, actions)
        yield hand, discards, position(hand, discards)


def position(hand: Hand, discards: bool) -> PokerState:
    """Seat 0 with that hand and that much room."""
    held = [f"red{value}" for value in range(1, hand.gangsters + 1)]
    held += PLAIN[: hand.plain] + ("pistol",) * hand.pistol + ("blackmail",) * hand.blackmail
    laid = LAID[: 10 - hand.room]
    table = f"a0:{','.join(laid[:5])}|b0:{','.join(laid[5:])}"
    pile = "black1" if discards else ""
    text = f"hands={','.join(held)}|; open=den,den; bullets=1,1; table={table}; discards={pile}"
    return GAME.read(f"{text}; steps=turn.0; left={hand.actions}; turns=60", 2, (0, 0))


def offered(state: PokerState) -> set[str]:
    """The kinds of actions that are offered."""
    kinds = {"raid": "plain", "murder": "plain", "limousine": "plain"}
    texts = [GAME.actions.text(action) for action in state.legal(0)]
    wasted = {"waste raid": "plain", "waste murder": "plain", "waste limousine": "plain"}
    return {wasted.get(text, kinds.get(text.split()[0], text.split()[0])) for text in texts}


def test_a_draw_is_offered_if_and_only_if_some_way_down_is_left() -> None:
    """P3: the card drawn counts for nothing."""
    for hand, discards, state in scenes():
        drawn = hand._replace(stuck=1, actions=hand.actions - 1)

        assert ("draw" in offered(state)) == comes_down(drawn, discards), (hand, discards)


def test_above_seven_a_play_is_offered_if_and_only_if_it_leaves_a_way_down() -> None:
    """P3: for every kind of card, where there was a way down at all."""
    compared = 0
    for hand, discards, state in scenes():
        if hand.size > LIMIT and comes_down(hand, discards):
            for kind, after in plays(hand, discards).items():
                assert (kind in offered(state)) == comes_down(after, discards), (hand, kind)
                compared += 1

    assert compared > 2_000


def test_no_turn_that_can_come_down_gets_stuck() -> None:
    """P3: whatever is offered and chosen, the hand comes down; nobody discards."""
    for hand, discards, state in scenes():
        if comes_down(hand, discards):
            assert "pass" not in offered(state) or hand.size <= LIMIT, hand
