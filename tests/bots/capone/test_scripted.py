"""The rules of thumb for Capone."""

from random import Random
from typing import Final

import pytest

from backroom.bots.arena import compare
from backroom.bots.capone.scripted import CaponeBot
from backroom.bots.headless import decision_of
from backroom.engine.chance import MatchChance, SearchChance
from backroom.games.capone.game import CAPONE

BOT: Final = CaponeBot()
RNG: Final = Random(0)
BEGIN: Final = "year=2; steps=year|turn.0"


def chosen(text: str, seats: int = 3) -> tuple[str, str]:
    """A whole answer by name, and the reason for its first pick."""
    state = CAPONE.read(f"{BEGIN}; {text}", seats, (0, 0))
    seat = state.pending.bit_length() - 1
    prompt = state.prompt
    picks, reasons = [], []
    while state.prompt == prompt and state.pending >> seat & 1:
        choice = BOT.choose(decision_of(CAPONE, state, seat), RNG)
        picks.append(CAPONE.actions.text(choice.action))
        reasons.append(choice.reason)
        state.apply(seat, choice.action, SearchChance(0))
    return ", ".join(picks), reasons[0]


def test_it_exchanges_what_earns_nothing_this_year() -> None:
    """Legal cards and protection money before anybody has invested."""
    answer = chosen("steps=year|swap.0; hands=bar,bank,pasta,protection,fbi||")

    assert answer == ("swap pasta, swap protection, done", "swap-useless")


def test_it_keeps_what_hits() -> None:
    """A fight is worth a card."""
    answer = chosen("steps=year|swap.0; hands=bar,barber,fbi,takeover,offer||")

    assert answer == ("done", "swap-done")


def test_it_keeps_legal_cards_once_they_pay() -> None:
    """From the second step of its marker on; the richest rival pays protection too."""
    answer = chosen("steps=year|swap.0; hands=bar,pasta,protection||; markers=2,5,0")

    assert answer == ("done", "swap-done")


def test_it_takes_safe_money_before_it_takes_risks() -> None:
    """Stones wait for the end of the year."""
    answer = chosen("hands=bank,bank,pasta|bar,bar,bar|guns,guns,guns; markers=9,0,0")

    assert answer == ("play pasta", "legal")


def test_its_offer_goes_to_the_best_field_of_the_leader() -> None:
    """Not to a poor player's."""
    fields = "fields=bar1:1:newcomer,bank1:1:mama+2,casino1:2:mama+2"

    answer = chosen(f"hands=offer|bar|bar; markers=1,7,0; {fields}")

    assert answer == ("play offer, at bank1", "offer")


@pytest.mark.parametrize(
    ("text", "answer", "reason"),
    [
        ("hands=fbi|bar|bar; fields=bank1:1:don", "play fbi, at bank1, member don", "arrest"),
        ("hands=fbi|bar|bar; diverted=1-don,?,?", "play fbi, diverted barber", "arrest"),
        (
            "hands=barber|bar|bar; fields=bank1:1:don",
            "play barber, at bank1, member don",
            "divert",
        ),
        ("hands=protection|bar|bar; markers=0,5,9", "play protection, victim 2", "extort"),
        ("hands=takeover|bar|bar", "discard takeover", "wait"),
        (
            "hands=takeover|bar|bar; fields=bank1:1:don",
            "play takeover, at bank1, member mama, guards 8",
            "takeover",
        ),
        ("hands=bank||", "play bank, at bank1, guards 4", "place"),
        ("steps=year|rehire.0; park=3,0,0; cash=10,0,0", "rehire 2", "rehire"),
        ("steps=year|invest.0; cash=250,0,0; markers=3,0,0", "invest 5", "invest"),
        ("steps=year|invest.0; cash=50,0,0; markers=3,0,0", "invest 3", "hold"),
    ],
)
def test_every_card_and_question_has_its_thumb(text: str, answer: str, reason: str) -> None:
    """The last card of the year follows C15."""
    assert chosen(text) == (answer, reason)


def test_it_adds_to_its_own_field_and_attacks_a_weak_enemy() -> None:
    """The business pays more, or an enemy is gone."""
    own = chosen("hands=bank|bar|; fields=bank1:0:mama,bank2:1:don; home=newcomer+4|0|0")
    enemy = chosen("hands=bank|bar|; fields=bank1:1:mama,bank2:1:right_hand; markers=0,5,0")

    assert own[1] == "place-more"
    assert enemy[1] == "attack"


def test_an_offer_waits_for_a_better_field() -> None:
    """Early in the year its enemies have most of their stones still to place."""
    fields = "fields=bar1:1:newcomer"
    early = "hands=bar,offer|guns,guns,guns|bank,bank,bank"
    late = "hands=bar,offer|guns|bank; home=don+4|0|0"

    assert chosen(f"{early}; {fields}")[1] != "offer"
    assert chosen(f"{late}; {fields}") == ("play offer, at bar1", "offer")


def test_the_card_for_a_safe_place_is_kept_for_the_big_stones() -> None:
    """Both other pawnbrokers have been played, so nobody can attack there."""
    played = "played=pawnbroker,pawnbroker,fbi"
    text = f"{played}; home=don|8|8; hands=pawnbroker"

    assert chosen(f"{text},nightclub|bar,bar|guns,guns") == ("discard nightclub", "wait")
    assert chosen(f"{text}|bar|guns")[0] == (
        "play pawnbroker, at pawnbroker1, member don, guards 0"
    )


def test_the_strongest_field_of_the_leader_is_attacked_before_an_empty_one_is_filled() -> None:
    """The same stones earn the same there, and he is thrown out."""
    fields = "fields=bank1:1:mama+1,casino1:2:mama+1"
    text = f"hands=bank,casino|bar|bar; markers=1,6,1; home=don|0|0; {fields}"

    assert chosen(text) == ("play bank, at bank1, member don, guards 0", "attack")


def test_it_warns_whoever_is_far_ahead() -> None:
    """Once a year at most, and the rules ignore it."""

    def said(text: str) -> set[str]:
        view = CAPONE.observe(CAPONE.read(f"{BEGIN}; {text}", 3, (0, 0)), 0)
        says = [say for seed in range(20) for say in BOT.announce(view, Random(seed))]
        return {CAPONE.says.text(say) for say in says}

    hand = "hands=bar,bar,bank,fbi,offer||"

    assert said(f"{hand}; markers=1,1,7") == {"threaten 2"}
    assert said(f"{hand}; markers=9,1,1") == set()
    assert said("hands=bar,bar,bank,fbi||; markers=1,1,7") == set()
    assert said(f"steps=year|swap.0; {hand}; markers=1,1,7") == set()


def test_it_bails_out_whom_it_can_use() -> None:
    """Who would be free at the end of the year anyway stays where he is."""
    text = "hands=bank,bar|bar,bar|guns,guns; cells={}|0|0|0|0|0|0; cash=100,0,0"

    assert chosen(text.format("0|don|0"))[0] == "bail don"
    assert not chosen(text.format("don|0|0"))[0].startswith("bail")


def test_it_beats_random_players_and_lazy_ones() -> None:
    """Far above a quarter at a table of four."""
    for other in ("random", "lazy"):
        names = ("scripted", other, other, other)

        best = compare(CAPONE, 4, (0, 0), names, 5, "capone")[0]

        assert best.share > 0.6


def test_a_match_of_its_kind_ends_by_a_millionaire() -> None:
    """Not by the cap of 25 years (C25)."""
    chance = MatchChance(b"millionaire")
    state = CAPONE.start(4, (0, 0), chance)

    while not state.winners:
        seat = state.pending.bit_length() - 1
        state.apply(seat, BOT.choose(decision_of(CAPONE, state, seat), RNG).action, chance)

    assert max(state.markers) == 10
