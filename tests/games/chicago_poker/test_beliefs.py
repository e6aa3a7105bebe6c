"""States that fit a view: everything unseen is dealt anew, and nothing else."""

from collections import Counter

from backroom.engine.chance import SearchChance
from backroom.engine.events import SPECTATOR
from backroom.games.chicago_poker.cards import GANGSTERS
from backroom.games.chicago_poker.state import PokerState

from .scenes import GAME, Scene


def drawn(scene: Scene, seat: int, times: int = 300) -> list[PokerState]:
    """States completed from a seat's view."""
    chance = SearchChance(7)
    return [GAME.complete(scene.view(seat), chance) for _ in range(times)]


def test_what_a_seat_sees_is_the_same_in_every_completed_state() -> None:
    """Its own cards, open cards and what a raid showed."""
    scene = Scene(
        "hands=red1,murder|gold1,gold2; open=den,pub; discards=green1; "
        "table=a0:~red2|a1:~blue1,~blue2|b1:~green2,~green3,green4; seen=blue1||"
    )

    texts = {GAME.view_text(GAME.observe(state, 0)) for state in drawn(scene, 0, 50)}

    assert texts == {GAME.view_text(scene.view(0))}


def test_only_gangsters_lie_on_the_table() -> None:
    """Specials go to hands and deck alone, and there they really turn up."""
    scene = Scene("hands=|gold1,gold2; open=den,den; table=a1:~blue1,~blue2,~blue3")

    states = drawn(scene, 0)

    assert all(max(state.series(0, 1)) < GANGSTERS for state in states)
    assert any(max(state.hands[1]) >= GANGSTERS for state in states)


def test_every_unseen_card_is_equally_likely() -> None:
    """In a hand of one: 80 cards, each about 50 times in 4,000 draws."""
    scene = Scene("hands=red1|gold1")

    counted = Counter(state.hands[1][0] for state in drawn(scene, 0, 4_000))

    assert len(counted) == 80
    assert max(counted.values()) < 100


def test_the_known_cards_of_a_pool_lie_in_its_places() -> None:
    """P20: in any order, with unknown ones between."""
    scene = Scene(
        "hands=|; open=den,den; table=a1:~gold1,~red1|b1:~gold2; "
        "pools=gold1,gold2,red1:gold1,gold2||"
    )

    orders: Counter[tuple[tuple[int, ...], int]] = Counter()
    for state in drawn(scene, 0):
        places = (*state.series(0, 1), *state.series(1, 1))
        known = [place for place, card in enumerate(places) if card in (45, 46)]
        assert len(known) == 2
        orders[tuple(known), places[known[0]]] += 1

    assert len(orders) == 6


def test_businesses_to_come_are_those_not_seen() -> None:
    """Five of each kind, less the open ones and those won."""
    scene = Scene("hands=|; open=den,pub; won=2,0,0,0,0,1,0,0")

    (state,) = drawn(scene, 1, 1)

    assert sorted(state.businesses) == [0] * 2 + [1] * 4 + [2] * 5 + [3] * 4


def test_a_spectator_has_beliefs_too() -> None:
    """Nobody's hand is known to it."""
    scene = Scene("hands=red1|gold1; open=den,den; table=a0:~red2; seen=||red2")

    states = drawn(scene, SPECTATOR, 50)

    assert {tuple(state.series(0, 0)) for state in states} == {(1,)}
    assert len({tuple(state.hands[0]) for state in states}) > 20
    assert states[0].seen == ((), (), (1,))


def test_sealed_answers_already_given_are_drawn_from_the_hand() -> None:
    """P14: a tied rival has chosen some card of his."""
    scene = Scene(
        "hands=red9|gold3,gold4|blue2; steps=start.0; left=0; open=brewery,den; bullets=0,?; "
        "table=a0:red7|a1:gold7|a2:blue7",
        seats=3,
    ).play("1: choose gold3")

    states = drawn(scene, 0, 50)

    assert all(len(state.drafts[1]) == 1 for state in states)
    assert all(state.drafts[1][0] in state.legal(1) for state in states)
    assert all(state.drafts[0] == state.drafts[2] == () for state in states)
    assert len({state.drafts[1] for state in states}) > 20


def test_an_own_sealed_answer_is_kept() -> None:
    """P14: the seat itself remembers what it chose."""
    scene = Scene(
        "hands=red9|gold3,gold4|blue2; steps=start.0; left=0; open=brewery,den; bullets=0,?; "
        "table=a0:red7|a1:gold7|a2:blue7",
        seats=3,
    ).play("1: choose gold3")

    assert {state.drafts[1] for state in drawn(scene, 1, 20)} == {scene.state.drafts[1]}


def test_a_match_that_is_over_can_be_completed() -> None:
    """Nobody is asked any more."""
    scene = Scene(
        "hands=|; steps=start.0; left=0; open=brewery,?; businesses=; bullets=0,?; "
        "table=a0:red1|a1:gold2"
    )

    (state,) = drawn(scene, 0, 1)

    assert state.winners == 2
    assert state.pending == 0
