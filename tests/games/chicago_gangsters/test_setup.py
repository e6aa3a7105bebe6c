"""The start of a match (rulebook: preparation; G18, G20)."""

from backroom.engine.chance import MatchChance
from backroom.engine.seats import BIT_OF
from backroom.games.chicago_gangsters.cards import FIRST_PERSONS, PERSON_BITS, PERSONS

from .scenes import GAME


def test_everybody_starts_with_four_means_and_one_person() -> None:
    """Rulebook, Preparation."""
    state = GAME.start(4, (0,), MatchChance(b"deal"))

    assert state.sizes == [4, 4, 4, 4]
    assert [persons.bit_count() for persons in state.persons] == [1, 1, 1, 1]
    assert len(state.deck) == 48 - 16
    assert state.bottles == [0, 0, 0, 0]


def test_nobody_starts_with_a_person_of_value_nought_or_four() -> None:
    """G18: such a card is drawn again, and shuffled back."""
    dealt = set()
    for number in range(60):
        state = GAME.start(5, (0,), MatchChance(f"deal {number}".encode()))
        dealt |= {PERSON_BITS.index(mask) for mask in state.persons}
        aside = {PERSON_BITS.index(mask) for mask in state.persons} | {state.person}
        assert {*state.strangers} == {*range(18)} - aside

    assert dealt == {*FIRST_PERSONS}
    assert {PERSONS[person].value for person in dealt} == {1, 2, 3}


def test_every_player_leads_a_clan_of_his_own() -> None:
    """Of three players one clan stays in the box, and any of the four can be that (G19)."""
    absent = set()
    for number in range(60):
        state = GAME.start(3, (0,), MatchChance(f"deal {number}".encode()))
        assert sorted(state.holders) == [-1, 0, 1, 2]
        absent.add(state.holders.index(-1))

    assert absent == {0, 1, 2, 3}


def test_of_five_players_chance_makes_one_mr_x() -> None:
    """G20: the first Mr. X is anybody; the others lead the four clans."""
    masked = set()
    for number in range(60):
        state = GAME.start(5, (0,), MatchChance(f"deal {number}".encode()))
        assert sorted([*state.holders, state.mr_x]) == [0, 1, 2, 3, 4]
        masked.add(state.mr_x)

    assert masked == {0, 1, 2, 3, 4}


def test_the_first_question_goes_to_the_challengers() -> None:
    """Of five players to Mr. X, under expert rules to everybody who may claim."""
    four = GAME.start(4, (0,), MatchChance(b"deal"))
    five = GAME.start(5, (0,), MatchChance(b"deal"))
    expert = GAME.start(4, (1,), MatchChance(b"deal"))

    assert four.pending == BIT_OF[four.line_up[0]] | BIT_OF[four.line_up[1]]
    assert five.pending == BIT_OF[five.mr_x]
    assert expert.pending == 0b1111
