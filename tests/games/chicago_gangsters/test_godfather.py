"""The godfather (expert rules; G22 to G26)."""

import pytest

from .scenes import Scene

HANDS = "hands=weapon4,bribe5|bribe5|weapon4|weapon2"
NONE = ("0: pass", "1: pass", "2: pass", "3: pass")
# Seat 0 claims alone, and nobody contests it.
LONELY = ("0: claim", "1: pass", "2: pass", "3: pass", "1: pass", "2: pass", "3: pass")


def test_everybody_may_claim_before_the_challengers_put_in() -> None:
    """G22: all at once, unseen; a single claimant whom nobody contests pays nothing (G23)."""
    scene = Scene(HANDS, expert=True)

    assert scene.asked == [0, 1, 2, 3]
    assert scene.offers(0) == ["claim", "pass"]
    assert scene.default(0) == "pass"

    scene.play("0: claim")

    assert scene.heard("claimed") == []
    assert scene.asked == [1, 2, 3]

    scene.play("1: pass", "2: pass", "3: pass")

    assert scene.heard("claimed") == ["claimed 0"]
    assert scene.heard("crowned") == []

    scene.play("1: pass", "2: pass", "3: pass")

    assert scene.heard("crowned") == ["crowned 0 1"]
    assert scene["hands"] == "weapon4,bribe5|bribe5|weapon4|weapon2"


def test_the_kicked_partner_plays_nothing_and_his_persons_do_not_count() -> None:
    """G22: the godfather is not doubled (G24)."""
    scene = Scene(f"{HANDS}; persons=spy|judge|mayor|", expert=True)
    scene.play(*LONELY)

    assert scene.asked == [0]

    scene.play("0: put weapon4, done", "2: done", "3: done")

    assert scene.heard("announced") == ["announced challengers 4", "announced defenders 3"]


def test_the_kicked_partner_draws_and_uses_abilities_at_the_end_of_the_round() -> None:
    """G22: his mini-turn is as usual."""
    scene = Scene(f"{HANDS}; persons=|fence||", expert=True)
    scene.play(*LONELY)
    scene.play("0: put weapon4, done", "2: done", "3: done", "0: pay bottle")

    assert scene.asked == [1]
    assert scene.offers() == ["draw", "use fence", "end"]


def test_a_kicked_brawler_is_not_asked() -> None:
    """G22, G11."""
    scene = Scene(f"{HANDS}; persons=|brawler||", expert=True)
    scene.play(*LONELY, "0: done")

    assert scene["steps"].endswith("commit.1")


def test_the_present_godfather_may_not_claim() -> None:
    """G22: he stays godfather without kicking anybody until somebody new claims (G25)."""
    scene = Scene(f"{HANDS}; godfather=0; points=1,0,0,0", expert=True)

    assert scene.asked == [1, 2, 3]

    scene.play("1: pass", "2: pass", "3: pass")

    assert scene.asked == [0, 1]
    assert scene["godfather"] == "0"


def test_the_second_window_is_for_defenders_after_the_challengers_reveal() -> None:
    """G22: if nobody changed in the first."""
    scene = Scene(HANDS, expert=True).play(*NONE, "0: put weapon4, done", "1: done")

    assert scene["steps"] == "reveal|fight|commit.1|claim.1"
    assert scene.asked == [2, 3]

    scene.play("2: claim", "3: pass")

    assert scene["steps"] == "reveal|fight|commit.1|contest.1.2"
    assert scene.asked == [3]

    scene.play("3: pass")

    assert scene.heard("crowned") == ["crowned 2 3"]
    assert scene.asked == [2]


def test_the_godfather_changes_once_a_round() -> None:
    """G22: a claim in the first window closes the second."""
    scene = Scene(HANDS, expert=True).play(*LONELY, "0: done")

    assert scene["steps"] == "reveal|fight|commit.1"
    assert scene.asked == [2, 3]


def test_the_present_godfather_is_out_of_the_second_window_too() -> None:
    """G22: the same exclusions."""
    scene = Scene(f"{HANDS}; godfather=2", expert=True)
    scene.play("0: pass", "1: pass", "3: pass", "0: done", "1: done")

    assert scene.asked == [3]


def test_a_lone_clan_may_not_claim() -> None:
    """G22: pact 9 leaves clan 0 alone."""
    scene = Scene("hands=weapon4|bribe5|; coalition=pact9", seats=3, expert=True)

    assert scene.asked == [1, 2]


def test_a_lone_defender_has_no_second_window() -> None:
    """G22: pact 1 leaves clan 2 alone to defend."""
    scene = Scene("hands=weapon4|bribe5|", seats=3, expert=True)
    scene.play("0: pass", "1: pass", "0: done", "1: done")

    assert scene["steps"] == "reveal|fight|commit.1"


def test_against_a_godfather_a_lone_opponent_is_still_doubled() -> None:
    """G24: the godfather himself never is."""
    scene = Scene("hands=weapon4|bribe5|weapon4; district=cicero", seats=3, expert=True).play(
        "0: claim", "1: pass", "1: pass"
    )
    scene.play("0: put weapon4, done", "2: put weapon4, done")

    assert scene.heard("fought") == ["fought defenders 4 8 1"]


def test_several_claims_are_fought_out_with_a_card_each() -> None:
    """G23: unseen; the highest wins, is discarded and replaced; the others return."""
    scene = Scene(HANDS, expert=True, draws="blackmail1")
    scene.play("0: claim", "1: claim", "2: pass", "3: claim")

    assert scene["steps"].endswith("|duel.11.-1")
    assert scene.asked == [0, 1, 3]
    assert scene.offers(0) == ["duel weapon4", "duel bribe5"]

    scene.play("0: duel weapon4", "1: duel bribe5")

    assert scene.heard("duelled") == []

    scene.play("3: duel weapon2")

    assert scene.heard("crowned") == ["crowned 1 0"]
    assert scene["discards"] == "bribe5"
    assert scene["hands"] == "weapon4,bribe5|blackmail1|weapon4|weapon2"
    assert scene["known"] == "weapon4|||weapon2"


def test_a_single_claim_is_heard_and_can_be_contested_once() -> None:
    """G23: by everybody else who may claim, all at once and unseen."""
    scene = Scene(f"{HANDS}; godfather=3", expert=True, draws="blackmail1")
    scene.play("0: claim", "1: pass", "2: pass")

    assert scene["steps"].endswith("|contest.0.0")
    assert scene.asked == [1, 2]
    assert scene.offers(1) == ["claim", "pass"]
    assert scene.default(1) == "pass"

    scene.play("1: claim")

    assert scene.heard("contested") == []

    scene.play("2: pass")

    assert scene.heard("contested") == ["contested 1 0"]
    assert scene["steps"].endswith("|duel.3.0")

    scene.play("0: duel weapon4", "1: duel bribe5")

    assert scene.heard("crowned") == ["crowned 1 0"]
    assert scene["hands"] == "weapon4,bribe5|blackmail1|weapon4|weapon2"


def test_a_claim_that_nobody_else_may_contest_is_granted() -> None:
    """G22, G23: seat 1 is the godfather, and clan 2 is on its own."""
    scene = Scene("hands=weapon4|bribe5|; godfather=1", seats=3, expert=True).play("0: claim")

    assert scene.heard("crowned") == ["crowned 0 1"]


@pytest.mark.parametrize("godfather", ["?", "1"])
def test_a_tied_duel_goes_to_whoever_claimed_first(godfather: str) -> None:
    """G23: before any rule for claims made at once, also when there was no godfather yet."""
    scene = Scene(f"hands=bribe5|||bribe5; godfather={godfather}", expert=True)
    scene.play(*(f"{seat}: {'claim' if seat == 3 else 'pass'}" for seat in scene.asked))
    scene.play(*(f"{seat}: {'claim' if seat == 0 else 'pass'}" for seat in scene.asked))
    scene.play("0: duel bribe5", "3: duel bribe5")

    assert scene["godfather"] == "3"


def test_a_tie_among_those_who_contest_is_not_decided_by_the_first_claim() -> None:
    """G23: the first claimant is beaten, and the two others spoke at once."""
    scene = Scene("hands=bribe1|bribe5|bribe5|", expert=True)
    scene.play("0: claim", "1: pass", "2: pass", "3: pass", "1: claim", "2: claim", "3: pass")
    scene.play("0: duel bribe1", "1: duel bribe5", "2: duel bribe5")

    assert scene["godfather"] == "?"
    assert scene.heard("deadlocked") == ["deadlocked 1"]


def test_two_defenders_who_claim_in_the_second_window_fight_it_out_too() -> None:
    """G22, G23."""
    scene = Scene(HANDS, expert=True).play(*NONE, "0: done", "1: done")
    scene.play("2: claim", "3: claim")

    assert scene.asked == [2, 3]
    assert scene.refusal("2: duel bribe5") == "card-not-in-hand"

    scene.play("2: duel weapon4", "3: duel weapon2")

    assert scene.heard("crowned") == ["crowned 2 3"]


def test_an_empty_hand_plays_nought_in_a_duel() -> None:
    """G23: it is asked all the same, and may only pass."""
    scene = Scene("hands=|bribe1||", expert=True)
    scene.play("0: claim", "1: claim", "2: pass", "3: pass")

    assert scene.offers(0) == ["pass"]

    scene.play("0: pass", "1: duel bribe1")

    assert scene.heard("crowned") == ["crowned 1 0"]


@pytest.mark.parametrize(("last", "winner"), [(3, 0), (0, 1), (2, 0)])
def test_a_tied_duel_goes_to_the_nearest_clockwise_after_the_last_godfather(
    last: int, winner: int
) -> None:
    """G23: of those tied for the highest card who claimed at once."""
    hands = "hands=bribe5|bribe5|bribe1|bribe1"
    scene = Scene(f"{hands}; godfather={last}", expert=True)
    claims = {0: "duel bribe5", 1: "duel bribe5", 2: "duel bribe1", 3: "duel bribe1"}
    claims.pop(last)
    scene.play(*(f"{seat}: claim" for seat in claims))
    scene.play(*(f"{seat}: {card}" for seat, card in claims.items()))

    assert scene["godfather"] == str(winner)


def test_a_tie_without_a_last_godfather_changes_nothing_this_round() -> None:
    """G23: all cards return, and the second window stays closed."""
    scene = Scene("hands=bribe5|bribe1||bribe5", expert=True)
    scene.play("0: claim", "1: claim", "2: pass", "3: claim")
    scene.play("0: duel bribe5", "1: duel bribe1", "3: duel bribe5")

    assert scene["godfather"] == "?"
    assert scene["hands"] == "bribe5|bribe1||bribe5"
    assert scene["discards"] == ""
    assert scene.asked == [0, 1]

    scene.play("0: done", "1: done")

    assert scene["steps"] == "reveal|fight|commit.1"


def test_empty_hands_that_tie_go_clockwise_and_nothing_is_discarded() -> None:
    """G23: nought against nought; no card, so none is drawn."""
    scene = Scene("hands=|||; godfather=3", expert=True)
    scene.play("0: claim", "1: claim", "2: pass", "0: pass", "1: pass")

    assert scene.heard("crowned") == ["crowned 0 1"]
    assert scene.heard("drew") == []


def test_the_godfather_takes_both_packages_and_pays_his_partner_first() -> None:
    """G24: one item out of them, his choice."""
    scene = Scene(f"{HANDS}; loot=loot2", expert=True, draws="bribe1").play(*LONELY)
    scene.play("0: put weapon4, done", "2: done", "3: done")

    assert scene["steps"] == "reveal|pay.0.0.-1.-1.-1.-1"
    assert scene.offers() == ["pay bottle", "pay means", "pay person"]

    scene.play("0: pay bottle")

    assert scene.heard("took_both") == ["took_both 0 winners"]
    assert scene.heard("compensated") == ["compensated 0 1 bottle"]
    assert scene["bottles"] == "1,1,0,0"
    assert scene["persons"] == "judge|||"
    assert scene.heard("drew")[0] == "drew 0 bribe1"


def test_the_partner_draws_the_card_he_is_paid_with() -> None:
    """G24: and the godfather draws one fewer."""
    scene = Scene(f"{HANDS}; loot=loot10", expert=True, draws="bribe1 bribe2 bribe3")
    scene.play(*LONELY, "0: put weapon4, done", "2: done", "3: done", "0: pay means")

    assert scene.heard("drew")[:4] == [
        "drew 1 bribe1",
        "drew 0 bribe2",
        "drew 0 bribe3",
        "drew 0 weapon2",
    ]


def test_the_partner_can_be_paid_with_the_person() -> None:
    """G24."""
    scene = Scene(f"{HANDS}; loot=loot1", expert=True)
    scene.play(*LONELY, "0: put weapon4, done", "2: done", "3: done", "0: pay person")

    assert scene["persons"] == "|judge||"
    assert scene["bottles"] == "2,0,0,0"


TEN = "weapon2,weapon2,weapon2,weapon2,weapon2,weapon4,weapon4,weapon4,weapon4,weapon4"


def test_a_full_hand_is_not_paid_with_a_card() -> None:
    """G24: the partner needs room for it; nothing to pay with, no payment."""
    choice = Scene(f"hands=bribe5|{TEN}||; loot=loot9", expert=True)
    choice.play(*LONELY, "0: put bribe5, done", "2: done", "3: done")
    losers = Scene(f"hands=bribe5|{TEN}|blackmail5,bribe1|; loot=loot4", expert=True).play(
        *LONELY
    )
    losers.play("0: put bribe5, done", "2: put bribe1, put blackmail5, done", "3: done")

    assert choice.heard("compensated") == ["compensated 0 1 bottle"]
    assert losers.heard("fought") == ["fought defenders 5 6 1"]

    losers.play("2: take first")

    assert losers.heard("compensated") == []
    assert len([told for told in losers.heard("drew") if told.startswith("drew 0")]) == 4


def test_a_godfather_without_loot_pays_nothing() -> None:
    """G24."""
    scene = Scene(f"{HANDS}; loot=loot1", expert=True).play(*LONELY)
    scene.play("0: done", "2: put weapon4, done", "3: done", "2: take first")

    assert scene.heard("compensated") == []
    assert scene["bottles"] == "0,0,2,0"


def test_a_godfather_of_an_earlier_round_shares_like_everybody() -> None:
    """G24: both packages in the round of his claim only."""
    scene = Scene(f"{HANDS}; godfather=0; loot=loot1", expert=True)
    scene.play("1: pass", "2: pass", "3: pass", "0: put weapon4, done", "1: done")
    scene.play("2: pass", "3: pass", "2: done", "3: done")

    assert scene.offers(0) == ["take first", "take second"]

    scene.play("0: take first")

    assert scene.heard("took") == ["took 0 winners first", "took 1 winners second"]


def test_the_godfather_gets_a_point_at_the_end_of_each_round() -> None:
    """G25: as long as he holds the card."""
    scene = Scene(f"{HANDS}; godfather=3; points=0,0,0,2", expert=True)
    scene.play("0: pass", "1: pass", "2: pass", "0: done", "1: done", "2: pass")
    scene.play("2: done", "3: done", "1: take first", "2: take first")

    assert scene.heard("pointed") == ["pointed 3"]
    assert scene["points"] == "0,0,0,3"
    assert scene["kicked"] == "?"


def test_the_round_of_the_claim_brings_its_point_too() -> None:
    """G25."""
    scene = Scene(f"{HANDS}; loot=loot10", expert=True).play(*LONELY)
    scene.play("0: put weapon4, done", "2: done", "3: done", "0: pay bottle")

    assert scene.heard("pointed") == ["pointed 0"]


def test_the_next_round_is_open_for_claims_again() -> None:
    """G22: one change a round."""
    scene = Scene(f"{HANDS}; loot=loot10", expert=True).play(*LONELY)
    scene.play("0: put weapon4, done", "2: done", "3: done", "0: pay bottle")

    assert scene["steps"].endswith("claim.0")
    assert scene.asked == [1, 2, 3]
    assert scene["closed"] == "0"
    assert scene["kicked"] == "?"


def test_a_godfather_hides_a_card_only_if_his_own_clan_has_the_question_mark() -> None:
    """G26."""
    own = Scene(HANDS, expert=True).play(*LONELY)
    partner = Scene(HANDS, expert=True)
    partner.play("0: pass", "1: claim", "2: pass", "3: pass", "0: pass", "2: pass", "3: pass")

    assert "hide bribe5" in own.offers(0)
    assert partner.offers(1) == ["put bribe5", "done", "open"]
