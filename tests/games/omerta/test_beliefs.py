"""Completed states: each deal that fits a view is equally likely."""

from collections import Counter
from itertools import permutations

import pytest

from backroom.engine.chance import SearchChance
from backroom.games.omerta.actions import CLAIM, PASS
from backroom.games.omerta.cards import CARD, DECK
from backroom.games.omerta.game import OMERTA
from backroom.games.omerta.state import FACE, OmertaState
from backroom.games.omerta.view import OmertaView

from .scenes import Scene

DRAWS = 6000
LEFT = "bottle1 bottle1 bottle2 mole alibi bottle9 bottle9 bottle10 bottle10"
VAULT = "vault=bottle9+01*,bottle9+01*,bottle10+01*,bottle10+01*"


def most_by_chance(freedom: int) -> float:
    """What chi-square stays below in 999 cases of 1,000 (Wilson and Hilferty's estimate)."""
    third = 2 / (9 * freedom)
    return freedom * float(1 - third + 3.2 * third**0.5) ** 3


def small_scene(pools: str = "") -> Scene:
    """Five cards are hidden, two of them equal; all else lies open."""
    pile = DECK[:]
    for key in LEFT.split():
        pile.remove(CARD.parse(key))
    discards = ",".join(CARD.keys[face] for face in pile)
    text = f"hands=bottle1,mole|bottle2; {VAULT}; discards={discards}; pools={pools}"
    return Scene(text, seats=2)


def faces(state: OmertaState) -> tuple[int, ...]:
    """The hidden part of a state: hands, vault, and the card just drawn."""
    rows = [*state.hands, state.vault]
    return (*(code & FACE for row in rows for code in row), state.drawn)


def fitting(view: OmertaView, hidden: int, start: OmertaState) -> Counter[tuple[int, ...]]:
    """How many deals of the cards (equal ones told apart) look like this view, by faces.

    `hidden` cards lie in hands, in order; the known ones of pools are certain cards, so that
    a deal counts if each lies in one of its places.
    """
    unseen = sorted([*start.deck, *(code & FACE for row in start.hands for code in row)])
    named = list(enumerate(unseen))
    special = [next(card for card in named if card[1] == face) for face in pool_faces(view)]
    places = {member for pool in view.pools for member in pool.members}
    slots = [
        seat * 64 + slot for seat, hand in enumerate(start.hands) for slot in range(len(hand))
    ]
    found: Counter[tuple[int, ...]] = Counter()
    for deal in permutations(named, hidden):
        where = dict(zip(deal, slots, strict=True))
        if all(where.get(card, -1) in places for card in special):
            vault = (code & FACE for code in start.vault)
            found[(*(face for _, face in deal), *vault, start.drawn)] += 1
    return found


def pool_faces(view: OmertaView) -> list[int]:
    """The cards known to lie in the pool of a view."""
    return [face for pool in view.pools for face in pool.known]


def misfit(drawn: Counter[tuple[int, ...]], expected: Counter[tuple[int, ...]]) -> float:
    """Chi-square of many draws against an exact count."""
    share = drawn.total() / expected.total()
    return sum(
        (drawn[deal] - count * share) ** 2 / (count * share) for deal, count in expected.items()
    )


def check_uniform(scene: Scene, seat: int) -> None:
    """Many completed states are spread as all deals that fit the view."""
    view = scene.view(seat)
    expected = fitting(view, 3, scene.state)
    chance = SearchChance(f"uniform {seat}")
    drawn = Counter(faces(OMERTA.complete(view, chance)) for _ in range(DRAWS))

    assert set(drawn) == set(expected)
    assert misfit(drawn, expected) < most_by_chance(len(expected) - 1)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_all_deals_that_fit_are_equally_likely(seat: int) -> None:
    """Equal bottles count as different cards."""
    check_uniform(small_scene(), seat)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_deals_with_a_pool_are_equally_likely(seat: int) -> None:
    """O13: the known card lies in any of its places, with any other card beside it."""
    pools = "0.0,0.1:bottle1|0.0,0.1:mole|0.1,1.0:bottle2"

    check_uniform(small_scene(pools), seat)


def test_a_wrong_distribution_is_noticed() -> None:
    """The check can fail: draws without a pool are not spread as deals with one."""
    with_pool = small_scene("0.0,0.1:bottle1||")
    expected = fitting(with_pool.view(0), 3, with_pool.state)
    chance = SearchChance(1)
    drawn = Counter(faces(OMERTA.complete(small_scene().view(0), chance)) for _ in range(DRAWS))

    assert misfit(drawn, expected) > most_by_chance(len(expected) - 1)


def test_what_others_know_exactly_is_kept() -> None:
    """Who knows what is public, so a completed state has it."""
    scene = Scene("hands=bottle1+0,bottle2+01|mole+1|bottle3+2")

    drawn = OMERTA.complete(scene.view(2), SearchChance(1))

    assert [code >> 5 for hand in drawn.hands for code in hand] == [1, 3, 2, 4]


def test_exact_knowledge_by_inference_is_kept() -> None:
    """O13: a pool of one place, which nobody else can see."""
    scene = Scene("hands=bottle1,mole|bottle2|bottle3; pools=0.1:mole|||")

    drawn = OMERTA.complete(scene.view(0), SearchChance(1))

    assert drawn.hands[0][1] == CARD.parse("mole")
    assert OMERTA.view_text(OMERTA.observe(drawn, 0)) == OMERTA.view_text(scene.view(0))


def test_answers_to_a_sealed_race_are_made_up() -> None:
    """A pass or a claim that hits; who answers by missing is not thought of."""
    scene = Scene(
        "hands=bottle1,bottle4|bottle4,bottle6|mole,bottle2; discards=bottle4; "
        "steps=end.0|sealed_race.3.3",
        options={"race": "sealed"},
    ).play("1: claim 1", "2: pass")

    chance = SearchChance(7)
    drawn = [OMERTA.complete(scene.view(0), chance) for _ in range(300)]

    drafts = {OMERTA.actions.text(state.drafts[1][0]) for state in drawn}
    assert drafts == {"pass", "claim 1", "claim 2"}
    for state in drawn:
        assert state.pending == 1
        answer = state.drafts[1][0]
        assert answer == PASS or state.hands[1][answer - CLAIM] & FACE == CARD.parse("bottle4")


def test_peeks_already_chosen_are_made_up() -> None:
    """O3: any two of four cards; the own ones are as they are."""
    scene = Scene(
        "hands=bottle1,bottle2,bottle3,bottle4|bottle5,bottle6,bottle7,mole; steps=peek",
        seats=2,
    ).play("1: peek 1, peek 4")

    chance = SearchChance(3)
    drawn = [OMERTA.complete(scene.view(0), chance).drafts for _ in range(200)]
    own = OMERTA.complete(scene.view(1), chance)

    assert len({drafts[1] for drafts in drawn}) == 6
    assert [OMERTA.actions.text(pick) for pick in own.drafts[1]] == ["peek 1", "peek 4"]


def test_a_finished_match_can_be_completed() -> None:
    """Only vault and deck are hidden then."""
    scene = Scene("hands=bottle3|bottle8; round=2; sheet=0.3.0; wins=0,1", seats=2).play("call")

    drawn = OMERTA.complete(scene.view(0), SearchChance(1))

    assert drawn.winners == scene.state.winners
