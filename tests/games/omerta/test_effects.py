"""The characters, one after the other (O11 to O16, O18, O19)."""

import pytest

from .scenes import Scene

TABLE = "hands=bottle1+0,bottle2|bottle6,bottle3|bottle4,bottle5"


def discarded(power: str, text: str = TABLE, seats: int = 3, **chance: str) -> Scene:
    """Seat 0 draws a character and discards it."""
    draws = " ".join(filter(None, [power, chance.get("draws", "")]))
    scene = Scene(text, seats=seats, draws=draws, shuffled=chance.get("shuffled", ""))
    return scene.play("draw", "discard")


POWERS = {
    "gangster": "gangster.0",
    "lady": "lady.0",
    "mole": "mole.0",
    "snitch": "snitch.0",
    "driver": "driver.0",
    "safecracker": "vault.0",
    "mamma": "mamma.0",
    "patrol": "patrol.0",
}


@pytest.mark.parametrize("power", POWERS)
def test_a_power_may_be_declined(power: str) -> None:
    """O11: always; a time-out does."""
    scene = discarded(power)

    assert scene.step == POWERS[power]
    assert scene.default() == "decline"
    scene.play("decline")
    assert scene.heard("declined") == [f"declined 0 {power}"]
    assert scene["discards"] == f"bottle8,{power}"
    assert scene.step == "turn.1"


@pytest.mark.parametrize(
    ("power", "text"),
    [
        ("gangster", "hands=bottle1||"),
        ("lady", "hands=bottle1|bottle2|bottle3"),
        ("mole", "hands=|bottle2|bottle3"),
        (
            "snitch",
            "hands=bottle1|bottle2|bottle3; deck=snitch,mole; blockers="
            "mamma.2.1.-1.2,mamma.1.2.-1.2",
        ),
        ("driver", "hands=bottle1|bottle2|bottle3; blockers=patrol.1.0.0.2"),
        ("safecracker", "hands=|bottle2|bottle3"),
        (
            "mamma",
            "hands=bottle1|bottle2|bottle3; deck=mamma,mole; blockers="
            "mamma.2.1.-1.2,mamma.1.2.-1.2",
        ),
        ("patrol", "hands=bottle1||"),
    ],
)
def test_a_power_without_a_legal_choice_is_void(power: str, text: str) -> None:
    """O11: the card is just discarded."""
    scene = Scene(text, draws=power).play("draw", "discard")

    assert scene.heard("aimed") == []
    assert scene["discards"] == f"bottle8,{power}"
    assert scene.step.startswith("turn.")


@pytest.mark.parametrize("card", ["killer", "witness", "alibi"])
def test_some_characters_do_nothing_when_discarded(card: str) -> None:
    """O11: nor do they open a race."""
    scene = discarded(card)

    assert scene["discards"] == f"bottle8,{card}"
    assert scene.step == "turn.1"


def test_a_character_shed_by_another_than_the_active_player_does_nothing() -> None:
    """O11: powers fire only for the active player's own discard."""
    scene = Scene(
        "hands=bottle1|killer|bottle2; discards=mamma; steps=end.0|strike.19.0.1.-1.-1.-1.2"
    ).play("1: kill 1")

    assert scene.step == "turn.1"


def test_the_gangster_swaps_an_own_card_for_an_opponents() -> None:
    """O12: unseen; what anybody knew of them goes with them."""
    scene = discarded("gangster").play("aim 0, pick 1, aim 1, pick 2", "pass")

    assert scene.row(0) == "bottle3,bottle2"
    assert scene.row(1) == "bottle6,bottle1+0"
    assert scene.sees(0, "hands").split("|")[1] == "?,bottle1+0"
    assert scene.heard("switched") == ["switched 0 0 1 1 2"]


def test_the_gangster_swaps_cards_of_two_opponents() -> None:
    """O12."""
    scene = discarded("gangster").play("aim 1, pick 1, aim 2, pick 1", "pass", "pass")

    assert scene.hand(1) == "bottle4,bottle3"
    assert scene.hand(2) == "bottle6,bottle5"
    assert scene.heard("aimed") == ["aimed 0 gangster 1,2 1,1"]


def test_the_gangster_needs_two_different_players() -> None:
    """O12: named clockwise, so that a pair is named in one way."""
    scene = discarded("gangster")

    assert scene.offers() == ["decline", "aim 0", "aim 1"]
    assert scene.play("aim 1").offers() == ["pick 1", "pick 2"]
    assert scene.play("pick 1").offers() == ["aim 2"]


def test_the_gangster_moves_no_blocked_card_and_finds_no_empty_hand() -> None:
    """O12: but he may hit a player under Mamma (O18)."""
    scene = discarded(
        "gangster",
        text="hands=bottle1,bottle2|bottle6,bottle3||bottle4; "
        "blockers=patrol.2.1.0.2,mamma.2.3.-1.2",
        seats=4,
    )

    assert scene.offers() == ["decline", "aim 0", "aim 1"]
    scene.play("aim 0", "pick 1")
    assert scene.offers() == ["aim 1", "aim 3"]
    assert scene.play("aim 1").offers() == ["pick 2"]


def test_the_gangster_moves_no_blocked_card_of_his_own_player_either() -> None:
    """O12: the other own card may go."""
    scene = discarded("gangster", text=f"{TABLE}; blockers=patrol.1.0.0.2").play("aim 0")

    assert scene.offers() == ["pick 2"]
    assert scene.refusal("pick 1") == "card-is-blocked"


@pytest.mark.parametrize(
    ("power", "begun", "blocked", "no_card"),
    [
        ("gangster", "aim 0, pick 2, aim 1", "pick 2", "pick 3"),
        ("mole", "", "peek 1", "peek 3"),
        ("driver", "", "throw 1", "throw 3"),
        ("safecracker", "", "crack 1", "crack 3"),
        ("patrol", "aim 1", "pick 2", "pick 3"),
    ],
)
def test_a_blocked_card_is_refused_with_its_reason(
    power: str, begun: str, blocked: str, no_card: str
) -> None:
    """O19: everybody sees the Patrol, so it may be named."""
    text = f"{TABLE}; deck={power},mole; blockers=patrol.1.0.0.2,patrol.2.1.1.2"
    scene = discarded(power, text=text)
    if begun:
        scene.play(begun)

    assert scene.refusal(blocked) == "card-is-blocked"
    assert scene.refusal(no_card) == "illegal-action"


@pytest.mark.parametrize("power", ["lady", "snitch", "mamma"])
def test_who_is_under_mamma_is_refused_with_that_reason(power: str) -> None:
    """O13, O14, O18: she lies open before him."""
    text = f"{TABLE}; deck={power},mole; blockers=mamma.2.1.-1.2"
    scene = discarded(power, text=text)

    assert scene.offers() == ["decline", "aim 2"]
    assert scene.refusal("aim 1") == "player-under-mamma"
    assert scene.refusal("aim 0") == "illegal-action"


def test_the_patrol_finds_no_card_where_all_are_blocked() -> None:
    """O19: nor before a player is named."""
    text = "hands=bottle1|bottle6|bottle4; deck=patrol,mole; blockers=patrol.2.1.0.2"
    scene = discarded("patrol", text=text)

    assert scene.refusal("aim 1") == "illegal-action"
    assert scene.refusal("pick 1") == "illegal-action"


def test_the_lady_shuffles_an_opponents_hand() -> None:
    """O13: unseen by all."""
    scene = discarded("lady", shuffled="bottle3 bottle6").play("aim 1", "pass")

    assert scene.hand(1) == "bottle3,bottle6"
    assert scene.heard("shuffled") == ["shuffled 0 1"]


def test_after_the_lady_the_set_is_remembered_not_the_places() -> None:
    """O13: by everybody who knew a card, the owner too."""
    text = "hands=bottle1|bottle6+01,bottle3+1,mole|bottle4"
    scene = discarded("lady", text=text, shuffled="bottle3 mole bottle6").play("aim 1", "pass")

    assert scene.row(1) == "bottle3,mole,bottle6"
    assert scene.sees(0, "pools") == "1.0,1.1,1.2:bottle6"
    assert scene.sees(1, "pools") == "1.0,1.1,1.2:bottle3,bottle6"
    assert scene.sees(2, "pools") == ""


def test_the_lady_leaves_blocked_cards_in_place() -> None:
    """O13: and what is known of them."""
    text = "hands=bottle1|bottle6,mole+1,bottle3|bottle4; blockers=patrol.2.1.1.2"
    scene = discarded("lady", text=text, shuffled="bottle3 bottle6").play("aim 1", "pass")

    assert scene.row(1) == "bottle3,mole+1,bottle6"
    assert scene.sees(1, "hands").split("|")[1] == "?,mole+1,?"


def test_the_lady_needs_two_free_cards_and_no_mamma() -> None:
    """O13."""
    text = (
        "hands=bottle1,bottle2|bottle6|bottle4,bottle5|bottle3,bottle7|bottle8,bottle9; "
        "blockers=patrol.0.2.0.2,mamma.0.3.-1.2"
    )
    scene = discarded("lady", text=text, seats=5)

    assert scene.offers() == ["decline", "aim 4"]


def test_the_mole_looks_at_one_own_card() -> None:
    """Rulebook: and lays it down again; the others see which."""
    scene = discarded("mole").play("peek 2")

    assert scene.row(0) == "bottle1+0,bottle2+0"
    assert scene.sees(0, "hands").split("|")[0] == "bottle1+0,bottle2+0"
    assert scene.sees(1, "hands").split("|")[0] == "?+0,?+0"
    assert scene.heard("looked") == ["looked 0 2 bottle2"]


def test_the_mole_sees_no_blocked_card() -> None:
    """O19."""
    scene = discarded("mole", text=f"{TABLE}; blockers=patrol.1.0.0.2")

    assert scene.offers() == ["decline", "peek 2"]


def test_the_snitch_gives_both_cards_to_one() -> None:
    """O14: unseen."""
    scene = discarded("snitch", draws="alibi witness").play("aim 1, aim 1", "pass")

    assert scene.row(1) == "bottle6,bottle3,alibi,witness"
    assert scene["discards"] == "bottle8,snitch"


def test_the_snitch_names_receivers_clockwise() -> None:
    """O14: the last one gets both when he is named first."""
    scene = discarded("snitch")

    assert scene.offers() == ["decline", "aim 1", "aim 2"]
    assert scene.play("aim 1").offers() == ["aim 1", "aim 2"]
    both = discarded("snitch").play("aim 2", "pass")
    assert both.heard("given") == ["given 2", "given 2"]


def test_the_only_legal_receiver_of_a_snitch_gets_both() -> None:
    """O14: the others are under Mamma."""
    scene = discarded("snitch", text=f"{TABLE}; blockers=mamma.1.2.-1.2")

    assert scene.offers() == ["decline", "aim 1"]
    scene.play("aim 1", "pass")
    assert scene.heard("given") == ["given 1", "given 1"]


def test_the_driver_throws_away_two_bottles() -> None:
    """O15: for all to see."""
    scene = discarded("driver").play("throw 1, throw 2")

    assert scene.hand(0) == ""
    assert scene["discards"] == "bottle8,driver,bottle2,bottle1"
    assert scene.heard("threw") == ["threw 0 1,2 bottle1,bottle2"]


def test_the_driver_may_throw_away_one_bottle() -> None:
    """O15: it opens a race for its value (O10)."""
    scene = discarded("driver")

    assert scene.play("throw 1").offers() == ["done", "throw 2"]
    scene.play("done")
    assert scene.hand(0) == "bottle2"
    assert scene.step == "race.0.0.0"


def test_the_last_slot_alone_needs_no_more_picks() -> None:
    """O15: slots are named in order."""
    scene = discarded("driver").play("throw 2")

    assert scene.hand(0) == "bottle1"
    assert scene.step == "race.1.1.0"


def test_a_character_among_the_drivers_cards_sends_all_back() -> None:
    """O15: shown, and one penalty card; no race."""
    text = "hands=bottle1,mole,bottle2|bottle3|bottle4"
    scene = discarded("driver", text=text, draws="alibi").play("throw 1, throw 2")

    assert scene.row(0) == "bottle1+012*,mole+012*,bottle2,alibi"
    assert scene.heard("botched") == ["botched 0 1,2 bottle1,mole"]
    assert scene.heard("penalty") == ["penalty 0"]
    assert scene.step == "turn.1"


def test_the_driver_throws_away_no_blocked_card() -> None:
    """O15, O19; a Patrol on a later card moves up with it."""
    text = "hands=bottle1,bottle2,bottle3|bottle5|bottle4; blockers=patrol.1.0.1.2"
    scene = discarded("driver", text=text)

    assert scene.offers() == ["decline", "throw 1", "throw 3"]
    scene.play("throw 1, throw 3")
    assert scene.hand(0) == "bottle2"
    assert scene["blockers"] == "patrol.1.0.0.2"


def test_the_safecracker_sees_the_vault_and_swaps() -> None:
    """O16: others learn only which slots moved."""
    text = f"{TABLE}; vault=alibi,bottle9,bottle10,mole"
    scene = discarded("safecracker", text=text)

    assert scene.sees(0, "vault") == "alibi+0,bottle9+0,bottle10+0,mole+0"
    assert scene.sees(1, "vault") == "?+0,?+0,?+0,?+0"
    scene.play("crack 2, open 1")
    assert scene.row(0) == "bottle1+0,alibi+0"
    assert scene["vault"] == "bottle2,bottle9+0,bottle10+0,mole+0"
    assert scene.sees(0, "vault").startswith("?,")
    assert scene.sees(1, "hands").split("|")[0] == "?+0,?+0"
    assert scene.heard("cracked") == ["cracked 0 2 1"]


def test_the_safecracker_may_look_and_leave() -> None:
    """O16: and remembers what he saw."""
    scene = discarded("safecracker").play("decline")

    assert scene["vault"] == "bottle9+0,bottle9+0,bottle10+0,bottle10+0"


def test_the_safecracker_without_a_free_card_only_looks() -> None:
    """O16."""
    text = "hands=bottle1|bottle2|bottle3; blockers=patrol.1.0.0.2"
    scene = discarded("safecracker", text=text)

    assert scene.heard("opened") == ["opened 0 bottle9,bottle9,bottle10,bottle10"]
    assert scene.step == "turn.1"


def test_the_safecracker_swaps_no_blocked_card() -> None:
    """O16, O19."""
    scene = discarded("safecracker", text=f"{TABLE}; blockers=patrol.1.0.0.2")

    assert scene.offers() == ["decline", "crack 2"]
    assert scene.play("crack 2").offers() == ["open 1", "open 2", "open 3", "open 4"]


def test_mamma_lies_before_an_opponent_and_costs_a_turn() -> None:
    """O18: his next one is skipped."""
    scene = discarded("mamma").play("aim 1", "pass")

    assert scene.heard("skipped") == ["skipped 1"]
    assert scene.asked == [2]
    assert scene["blockers"] == "mamma.0.1.-1.1"
    assert scene["discards"] == "bottle8"
    assert scene.heard("mothered") == ["mothered 0 1 1"]


def test_mamma_visits_nobody_twice() -> None:
    """O18: an opponent not already under one."""
    scene = Scene(f"{TABLE}; deck=mamma; blockers=mamma.1.2.-1.2", draws="mamma").play(
        "draw", "discard"
    )

    assert scene.offers() == ["decline", "aim 1"]


def test_mamma_costs_one_turn_of_two_players_too() -> None:
    """O18: the house variant for two."""
    scene = Scene("hands=bottle1|bottle2", seats=2, draws="mamma witness alibi")
    scene.play("draw", "discard", "aim 1", "pass")

    assert scene.asked == [0]
    scene.play("draw")
    assert scene["blockers"] == ""
    scene.play("discard")
    assert scene.asked == [1]


def test_the_patrol_blocks_one_card_of_an_opponent() -> None:
    """O19: for two turns."""
    scene = discarded("patrol")

    assert scene.offers() == ["decline", "aim 1", "aim 2"]
    scene.play("aim 1, pick 2", "pass")
    assert scene["blockers"] == "patrol.0.1.1.2"
    assert scene["discards"] == "bottle8"
    scene.play("draw")
    assert scene.offers() == ["discard", "swap 1"]


def test_the_patrol_lies_on_no_blocked_card_and_needs_one() -> None:
    """O19: Mamma protects nobody from it (O18)."""
    text = (
        "hands=bottle1|bottle6,bottle3||bottle4; deck=patrol,mole; "
        "blockers=patrol.2.1.0.2,mamma.2.3.-1.2"
    )
    scene = Scene(text, seats=4, draws="patrol").play("draw", "discard")

    assert scene.offers() == ["decline", "aim 1", "aim 3"]
    assert scene.play("aim 1").offers() == ["pick 2"]
