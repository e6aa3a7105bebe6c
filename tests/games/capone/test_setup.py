"""The deal, the exchange and what is hidden (C1 to C4)."""

import pytest

from backroom.engine.chance import ScriptedChance, SearchChance
from backroom.games.capone.cards import CARD, DECKS

from .scenes import GAME, Scene, hands


def started(seats: int, starter: int = 0) -> Scene:
    """A match whose first year is dealt, lowest cards first."""
    return Scene(f"year=0; starter={starter}; steps=year", seats)


def test_chance_names_the_first_start_player() -> None:
    """C1. He exchanges and plays first."""
    state = GAME.start(4, (0, 0), ScriptedChance({"start": [2]}))

    assert state.starter == 2
    assert state.pending == 4


def test_the_start_player_moves_one_seat_every_year() -> None:
    """C1. Clockwise, and round the table."""
    scene = Scene("starter=2; steps=year|turn.1; hands=|guns|")

    scene.play("discard guns", "invest 0", "invest 0", "invest 0")

    assert scene["starter"] == "0"
    assert scene["year"] == "3"
    assert scene.asked == [0]


def test_everybody_has_five_cards_and_four_at_a_table_of_six() -> None:
    """C2. So a year has five rounds, or four."""
    sizes = {
        seats: {len(hand) for hand in started(seats).state.hands} for seats in (3, 4, 5, 6)
    }

    assert sizes == {3: {5}, 4: {5}, 5: {5}, 6: {4}}


def test_any_cards_are_exchanged_once_in_turn_order() -> None:
    """C2. New ones come from the deck, and the next player is asked."""
    scene = Scene(
        "steps=year|swap.0; hands=bar,bar,bank,guns,offer|||", draws="pasta fbi casino"
    )

    scene.play("swap bar,swap bar,swap guns,done")

    assert scene["hands"].split("|")[0] == "casino,bank,pasta,fbi,offer"
    assert scene["thrown"].split("|")[0] == "bar,bar,guns"
    assert scene.step == "swap.1"


def test_a_player_may_keep_all_cards_or_exchange_all() -> None:
    """C2. None and all are subsets too."""
    scene = Scene("starter=0; steps=year|swap.1; hands=|bar,bank|guns,offer", draws="pasta fbi")

    scene.play("done", "swap guns,swap offer,done")

    assert scene.heard("kept") == ["kept 1"]
    assert scene["hands"] == "|bar,bank|pasta,fbi"
    assert scene.step == "turn.0"


def test_a_card_is_named_no_more_often_than_it_is_held() -> None:
    """C2. And from low to high, so that each choice has one way to be made."""
    scene = Scene("steps=year|swap.0; hands=bar,bar,bank||")

    scene.play("swap bar,swap bar")

    assert scene.offers() == ["done", "swap bank"]
    assert scene.refusal("swap bar") == "named-in-order"
    assert scene.refusal("swap fbi") == "card-not-in-hand"
    assert scene.refusal("discard bar") == "illegal-action"


def test_exchanged_cards_are_out_for_the_year_and_back_the_next() -> None:
    """C2. All cards are shuffled again."""
    scene = Scene("hands=guns||; thrown=bar,bar|bank|; steps=year|turn.0; played=offer")

    scene.play("discard guns", "invest 0", "invest 0", "invest 0")

    assert scene["thrown"] == "||"
    assert scene["played"] == ""
    assert len(scene.state.deck) == 46 - 15


@pytest.mark.parametrize(("seats", "cards"), [(3, 46), (4, 56), (5, 56), (6, 56)])
def test_the_deck_never_runs_out(seats: int, cards: int) -> None:
    """C3. Even when everybody exchanges everything."""
    assert len(DECKS[seats]) == cards
    scene = started(seats)

    while scene.step.startswith("swap"):
        hand = scene["hands"].split("|")[scene.asked[0]]
        scene.play(",".join([*(f"swap {card}" for card in hand.split(",")), "done"]))

    dealt = 2 * sum(len(hand) for hand in scene.state.hands)
    assert len(scene.state.deck) == cards - dealt >= 0


def test_hands_exchanged_cards_and_the_deck_are_hidden() -> None:
    """C4. Everybody knows his own."""
    scene = Scene("hands=bar|bank|guns; thrown=fbi|offer,pasta|")

    assert scene.sees(1, "hands") == "?|bank|?"
    assert scene.sees(1, "thrown") == "?|pasta,offer|"
    assert scene.sees(-1, "hands") == "?|?|?"
    assert scene.sees(1, "deck") == "40"


def test_a_card_laid_aside_unused_is_seen_by_all() -> None:
    """C4. It goes onto the same pile as one that was used."""
    scene = Scene(hands("bar", "pasta"))

    scene.play("discard bar", "discard pasta")

    assert scene.sees(2, "played") == "bar,pasta"
    assert scene.told(2, "discarded") == ["discarded 0 bar", "discarded 1 pasta"]


def test_money_and_stones_lie_open() -> None:
    """C4. The house plays with open books."""
    scene = Scene(hands() + "; cash=10,20,30; markers=1,2,3; fields=bar1:1:don")

    assert scene.sees(-1, "cash") == "10,20,30"
    assert scene.sees(0, "markers") == "1,2,3"
    assert scene.sees(0, "fields") == "bar1:1:don"


def test_a_completed_state_fits_the_view() -> None:
    """C4. Hidden cards are drawn from those that lie nowhere else."""
    scene = Scene("hands=bar|bank|guns; thrown=fbi|offer,pasta|; played=cinema")
    view = scene.view(1)

    drawn = [GAME.complete(view, SearchChance(seed)) for seed in range(20)]

    assert {GAME.view_text(GAME.observe(state, 1)) for state in drawn} == {GAME.view_text(view)}
    assert len({GAME.write(state) for state in drawn}) > 10
    assert CARD.parse("bank") in drawn[0].hands[1]


def test_three_players_use_three_cards_of_each_illegal_business() -> None:
    """C3. The other cards are all in."""
    counts = {seats: DECKS[seats].count(CARD.parse("bank")) for seats in (3, 4)}

    assert counts == {3: 3, 4: 4}
    assert DECKS[3].count(CARD.parse("offer")) == 2
