"""The turns of Mr. X, challengers and defenders (G1 to G3, G11, G20, G26 to G28)."""

import pytest

from backroom.engine.chance import MatchChance
from backroom.engine.errors import IllegalAction
from backroom.engine.events import SPECTATOR
from backroom.engine.match import Match

from .scenes import GAME, Scene

HANDS = "hands=weapon2,weapon2,bribe5|bribe1,blackmail3|weapon4|blackmail5"


def test_any_subset_of_the_hand_can_be_put_in() -> None:
    """G1: empty and useless cards included."""
    scene = Scene(f"{HANDS}; district=gold-coast")

    assert scene.offers(0) == [
        "put weapon2",
        "put bribe5",
        "hide weapon2",
        "hide bribe5",
        "done",
        "open",
    ]

    scene.play("0: put weapon2, put bribe5, done", "1: done")

    assert scene.heard("revealed") == ["revealed 0 bribe5 weapon2 0", "revealed 1 - - 0"]


def test_a_subset_is_spelt_in_ascending_order_only() -> None:
    """G1: so that a choice has one name; as often as the card is in hand."""
    scene = Scene(HANDS).play("0: put weapon2, put weapon2")

    assert scene.offers(0) == ["put bribe5", "hide bribe5", "done", "open"]
    assert scene.refusal("0: put weapon2") == "card-not-in-hand"

    scene.play("0: put bribe5")

    assert scene.offers(0) == ["done", "open"]
    assert scene.refusal("0: put weapon4") == "card-not-in-hand"
    assert Scene(HANDS).refusal("0: put bribe5, put weapon2") == "cards-in-order"
    assert Scene(HANDS).refusal("0: draw") == "illegal-action"


def test_partners_put_in_at_the_same_time_and_unseen() -> None:
    """G1, G28: the partner learns that there is an answer, and not even how many cards."""
    full = Scene(HANDS).play("0: put weapon2, put weapon2, put bribe5, done")
    none = Scene(HANDS).play("0: done")

    for seat in (SPECTATOR, 1, 2, 3):
        assert full.sees(seat, "sizes") == none.sees(seat, "sizes") == "3,2,1,1"
        assert full.sees(seat, "committed") == none.sees(seat, "committed") == "|||"
        assert full.sees(seat, "waiting") == "1"
        assert full.told(seat, "answered") == none.told(seat, "answered") == ["answered 0 -"]
    assert full.asked == [1]


def test_hand_sizes_count_the_commitment_until_the_reveal() -> None:
    """G28: also after both partners have answered, while the Brawler thinks."""
    scene = Scene(f"{HANDS}; persons=|brawler||").play("0: put weapon2, hide bribe5", "1: done")

    assert scene["steps"] == "reveal|fight|commit.1|brawl.0"
    assert scene.sees(2, "sizes") == "3,2,1,1"
    assert scene.sees(2, "hides") == "0"
    assert scene.sees(0, "hand") == "weapon2"
    assert scene.sees(0, "committed") == "weapon2|||"
    assert scene.sees(0, "hidden") == "bribe5"
    assert scene.sees(1, "hidden") == "?"

    scene.play("1: pass")

    assert scene.sees(2, "sizes") == "1,2,1,1"
    assert scene.sees(2, "hides") == "1"
    assert scene.sees(2, "hidden") == "?"
    assert scene.sees(2, "committed") == "weapon2|||"


def test_a_commitment_can_be_laid_open_at_once() -> None:
    """G1: shown truthfully to all before the partner has answered, and still binding."""
    scene = Scene(HANDS).play("0: put weapon2, put bribe5, open")

    assert scene.heard("laid_open") == ["laid_open 0 weapon2,bribe5"]
    assert scene.sees(1, "committed") == "weapon2,bribe5|||"
    assert scene.sees(1, "opened") == "0"
    assert scene.asked == [1]

    scene.play("1: open")

    assert scene.heard("revealed") == ["revealed 0 weapon2,bribe5 - 0", "revealed 1 - - 0"]
    assert scene["hands"] == "weapon2|bribe1,blackmail3|weapon4|blackmail5"


def test_an_empty_hand_is_asked_all_the_same() -> None:
    """G1: it may put in nothing, covered or open."""
    scene = Scene("hands=|bribe1||")

    assert scene.asked == [0, 1]
    assert scene.offers(0) == ["done", "open"]


def test_useless_cards_return_to_the_hand_and_everybody_has_seen_them() -> None:
    """G2: all know that they are there, and still know when they are played later."""
    scene = Scene(f"{HANDS}; district=cicero")
    scene.play("0: put weapon2, put bribe5, done", "1: put bribe1, put blackmail3, done")

    assert scene["hands"] == "weapon2,bribe5|bribe1|weapon4|blackmail5"
    assert scene["committed"] == "weapon2|blackmail3||"
    assert scene.sees(3, "known") == "bribe5|bribe1||"
    assert scene.sees(3, "sizes") == "2,1,1,1"


def test_cards_that_are_seen_twice_are_known_once() -> None:
    """G2: a known card that is shown again, or used, is not counted double."""
    again = Scene("hands=bribe5,bribe5|||; known=bribe5|||; district=cicero")
    again.play("0: put bribe5, done", "1: done")
    used = Scene("hands=bribe5,bribe5|||; known=bribe5|||; district=gold-coast")
    used.play("0: put bribe5, done", "1: done")

    assert again["known"] == "bribe5|||"
    assert used["known"] == "|||"


def test_only_the_challenger_with_the_question_mark_may_hide_a_card() -> None:
    """G3: one card, optional; his partner and the defenders never do."""
    scene = Scene(HANDS)

    assert "hide bribe1" not in scene.offers(1)
    assert scene.refusal("1: hide bribe1") == "may-not-hide"

    scene.play("0: hide bribe5", "1: done")

    assert scene.heard("revealed")[0] == "revealed 0 - - 1"
    assert scene["hidden"] == "bribe5"
    assert "hide weapon4" not in scene.offers(2)
    assert scene.refusal("2: hide weapon4") == "may-not-hide"


def test_a_hidden_card_is_the_last_word() -> None:
    """G3: at most one, of those that were not put in openly."""
    scene = Scene("hands=weapon2,bribe5|||").play("0: put weapon2")

    assert scene.offers(0) == ["put bribe5", "hide bribe5", "done", "open"]

    scene.play("0: hide bribe5")

    assert scene.asked == [1]


def test_a_valid_hidden_card_adds_its_value_at_the_evaluation() -> None:
    """G3: the announced sum leaves it out."""
    scene = Scene("hands=weapon4,bribe5|||").play("0: put weapon4, hide bribe5", "1: done")

    assert scene.heard("announced") == ["announced challengers 4"]

    scene.play("2: done", "3: done")

    assert scene.heard("exposed") == ["exposed 0 bribe5"]
    assert scene.heard("fought") == ["fought challengers 9 0 0"]
    assert scene["discards"] == "weapon4,bribe5"


def test_an_invalid_hidden_card_is_discarded() -> None:
    """G3: bluffing costs the card, and nothing else."""
    scene = Scene("hands=weapon4,bribe5|||; district=cicero")
    scene.play("0: put weapon4, hide bribe5", "1: done", "2: done", "3: done")

    assert scene.heard("exposed") == ["exposed 0 bribe5"]
    assert scene.heard("fought") == ["fought challengers 4 0 0"]
    assert scene["discards"] == "weapon4,bribe5"
    assert scene["hands"] == "|||"


def test_a_hidden_card_counts_where_its_owners_specialist_makes_it_valid() -> None:
    """G3, G10: the Dealer makes bribes valid in Cicero, for his owner only."""
    scene = Scene("hands=bribe5|||; district=cicero; persons=dealer|||")
    scene.play("0: hide bribe5", "1: done", "2: done", "3: done")

    assert scene.heard("exposed") == ["exposed 0 bribe5"]
    assert scene.heard("fought") == ["fought challengers 5 0 0"]


def test_a_time_out_puts_nothing_in() -> None:
    """What is kept is not lost."""
    scene = Scene(HANDS)

    assert scene.default(0) == "done"
    assert Scene("hands=||||weapon2", seats=5).default(4) == "join challengers"


def test_the_brawlers_owner_decides_after_all_have_put_in_and_before_the_reveal() -> None:
    """G11: yes or no, once in the match."""
    scene = Scene("hands=weapon4|bribe4||; persons=brawler|||; district=little-italy")
    scene.play("0: put weapon4, done")

    assert scene.asked == [1]

    scene.play("1: put bribe4, done")

    assert scene.asked == [0]
    assert scene.offers() == ["pass", "brawl"]
    assert scene.default() == "pass"
    assert scene.heard("revealed") == []

    scene.play("brawl")

    assert scene.heard("announced") == ["announced challengers 12"]

    scene.play("2: done", "3: done")

    assert scene["persons"] == "|||"
    assert scene["gone"] == "brawler"


def test_a_brawler_who_is_kept_back_stays() -> None:
    """G11."""
    scene = Scene("hands=weapon4|||; persons=brawler|||; district=cicero")
    scene.play("0: put weapon4, done", "1: done", "0: pass", "2: done", "3: done")

    assert scene.heard("fought") == ["fought challengers 4 0 0"]
    assert scene["persons"] == "brawler|||"


def test_the_brawler_doubles_ten_at_most() -> None:
    """G11: 8 becomes 16, 10 becomes 20, 12 becomes 22; he himself counts once more."""
    for cards, strength in (
        ("weapon4,weapon4", 17),
        ("weapon2,weapon4,weapon4", 21),
        ("weapon4,weapon4,weapon4", 23),
    ):
        scene = Scene(f"hands={cards}|||; persons=brawler|||; district=stockyards")
        puts = ", ".join(f"put {card}" for card in cards.split(","))
        scene.play(f"0: {puts}, done", "1: done", "0: brawl")

        assert scene.heard("announced") == [f"announced challengers {strength}"]


def test_the_brawler_doubles_the_hidden_card_too_but_not_aloud() -> None:
    """G11: the announced sum leaves the hidden part out."""
    scene = Scene("hands=weapon4,weapon4|||; persons=brawler|||; district=cicero")
    scene.play("0: put weapon4, hide weapon4", "1: done", "0: brawl")

    assert scene.heard("announced") == ["announced challengers 8"]

    scene.play("2: done", "3: done")

    assert scene.heard("contributed")[1] == "contributed 0 16"


def test_a_defenders_brawler_waits_for_the_defenders() -> None:
    """G11: he is asked in the turn of his own side."""
    scene = Scene("hands=||weapon4|; persons=||brawler|; district=cicero")
    scene.play("0: done", "1: done")

    assert scene["steps"] == "reveal|fight|commit.1"

    scene.play("2: put weapon4, done", "3: done", "2: brawl")

    assert scene.heard("fought") == ["fought defenders 0 8 0"]


X = "hands=weapon4|bribe4|weapon4|bribe4|weapon2,weapon4,bribe1; district=cicero"


def test_mr_x_commits_first_with_a_public_number_on_a_public_side() -> None:
    """G20: any subset, and nobody else sees which cards."""
    scene = Scene(X, seats=5)

    assert scene.asked == [4]
    assert scene.offers() == [
        "put weapon2",
        "put weapon4",
        "put bribe1",
        "join challengers",
        "join defenders",
    ]

    scene.play("4: put weapon4, put bribe1, join defenders")

    assert scene.told(0, "lurked") == ["lurked 4 defenders 2 -"]
    assert scene.told(4, "lurked") == ["lurked 4 defenders 2 weapon4,bribe1"]
    assert scene.sees(0, "lurking") == "2"
    assert scene.sees(0, "sizes") == "1,1,1,1,1"
    assert scene.sees(0, "committed") == "||||"
    assert scene.sees(4, "committed") == "||||weapon4,bribe1"
    assert scene.asked == [0, 1]


def test_mr_x_may_put_down_nothing() -> None:
    """G20: an empty subset is a subset."""
    scene = Scene(X, seats=5).play("4: join challengers")

    assert scene.heard("lurked") == ["lurked 4 challengers 0 -"]


def test_mr_x_shows_his_cards_at_the_evaluation() -> None:
    """G20: useless ones return, the rest counts for his side."""
    scene = Scene(X, seats=5).play("4: put weapon4, put bribe1, join defenders")
    scene.play("0: put weapon4, done", "1: done")

    assert scene.heard("announced") == ["announced challengers 4"]

    scene.play("2: put weapon4, done", "3: done")

    assert scene.heard("announced")[1] == "announced defenders 4"
    assert scene.heard("unmasked") == ["unmasked 4 weapon4 bribe1"]
    assert scene.heard("fought") == ["fought defenders 4 8 1"]
    assert scene["known"] == "||||bribe1"


def test_the_cards_of_mr_x_are_judged_with_his_own_specialists() -> None:
    """G20, G10: his Dealer makes his bribe valid in Cicero; nobody else's helps him."""
    text = "hands=||||bribe5; district=cicero; persons="
    own = Scene(f"{text}||||dealer", seats=5)
    foreign = Scene(f"{text}dealer|dealer|dealer|dealer|", seats=5)
    rest = ("4: put bribe5, join challengers", "0: done", "1: done", "2: done", "3: done")
    own.play(*rest)
    foreign.play(*rest)

    assert own.heard("unmasked") == ["unmasked 4 bribe5 -"]
    assert own.heard("fought") == ["fought challengers 5 0 0"]
    assert foreign.heard("unmasked") == ["unmasked 4 - bribe5"]


def test_mr_x_is_told_why_a_card_cannot_be_put_down() -> None:
    """G20: as with a clan's cards."""
    scene = Scene("hands=||||weapon2,bribe5", seats=5)

    assert scene.refusal("4: put weapon4") == "card-not-in-hand"
    assert scene.refusal("4: put bribe5, put weapon2") == "cards-in-order"
    assert scene.refusal("4: draw") == "illegal-action"


def test_mr_x_decides_about_the_brawler_in_the_turn_of_his_side() -> None:
    """G27: openly, before that side's reveal; the bonus shows at the evaluation."""
    scene = Scene(f"{X}; persons=||||brawler", seats=5)
    scene.play("4: put weapon4, join defenders", "0: done", "1: done", "2: done", "3: done")

    assert scene["steps"] == "reveal|fight|brawl.1"
    assert scene.asked == [4]

    scene.play("4: brawl")

    assert scene.heard("announced")[1] == "announced defenders 0"
    assert "contributed 4 8" in scene.heard("contributed")
    assert scene["gone"] == "brawler"


def test_mr_x_as_challenger_brawls_before_the_challengers_show() -> None:
    """G27."""
    scene = Scene(f"{X}; persons=||||brawler", seats=5)
    scene.play("4: put weapon4, join challengers", "0: done", "1: done")

    assert scene["steps"] == "reveal|fight|commit.1|brawl.0"
    assert scene.asked == [4]


def test_mr_x_gives_no_hints() -> None:
    """G20: a table lets everybody announce things but Mr. X."""
    five = Scene(X, seats=5)
    four = Scene(HANDS)

    assert [GAME.may_say(five.state, seat) for seat in range(5)] == [True] * 4 + [False]
    assert all(GAME.may_say(four.state, seat) for seat in range(4))


def test_a_hint_of_mr_x_is_refused() -> None:
    """G20: the table itself says so, and nothing is logged."""
    match = Match(GAME, 5, (0,), MatchChance(b"hint"))
    mr_x = match.game.observe(match.state, 0).mr_x

    with pytest.raises(IllegalAction, match="may-not-say"):
        match.say(mr_x, 0)
    match.say((mr_x + 1) % 5, 0)

    assert [entry.kind for entry in match.log] == ["start", "say"]


def test_a_lone_challenger_may_hide_a_card_that_counts_double() -> None:
    """G19: clan 3 is absent; pact 9 leaves clan 0 (`?`) alone against clans 1 and 2."""
    scene = Scene("hands=weapon4||; coalition=pact9; district=cicero", seats=3)
    scene.play("0: hide weapon4", "1: done", "2: done")

    assert scene.heard("fought") == ["fought challengers 8 0 0"]


def test_nobody_hides_when_the_question_mark_is_on_the_absent_clan() -> None:
    """G19: pact 4 gives the `?` to clan 3."""
    scene = Scene("hands=weapon4|weapon4|weapon4; coalition=pact4", seats=3)

    assert scene.asked == [2]
    assert scene.offers(2) == ["put weapon4", "done", "open"]
