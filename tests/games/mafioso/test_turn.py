"""The course of a turn (M4 to M10, M33 in part, M36, M41)."""

import pytest

from backroom.engine.chance import ScriptedChance
from backroom.engine.match import Match
from backroom.games.mafioso.cards import DECK, RAID

from .scenes import GAME, Scene, cards

QUIET_TABLE = "chairs=11:yellow-boss,13:red-boss,28:blue-boss"


def test_a_turn_is_cake_money_card_and_waking() -> None:
    """M4: in this order; cake and money by themselves."""
    scene = Scene(
        "steps=start.0; hands=shoot,shoot,shoot,shoot,move||; cakes=20,hand,hand;"
        "chairs=11:yellow-boss,6:yellow-sleeping-henkie,20:red-boss,13:red-henkie,28:blue-boss",
        draws="cake",
    )

    assert [event.split()[0] for event in scene.heard()] == ["turn", "exploded", "died", "paid"]
    assert scene.asked == [0]
    scene.play("discard move")
    kinds = [event.split()[0] for event in scene.heard()]
    assert kinds[4:8] == ["discarded", "drew", "woke", "turn"]


def test_who_is_out_has_no_turn() -> None:
    """M4: eliminated players are skipped."""
    scene = Scene("hands=stab||stab; chairs=11:yellow-boss,28:blue-boss; cakes=hand,gone,hand")

    scene.play("discard stab")

    assert scene.asked == [2]
    assert scene.heard("turn") == ["turn 2 21 1"]
    assert scene["out"].split(",")[1] != "0"


def test_a_card_with_effect_may_be_followed_by_one_move() -> None:
    """M5a."""
    scene = Scene(f"hands=cake,move,move||; {QUIET_TABLE}", draws="cake cake cake")

    scene.play("cake 20")

    assert scene.verbs() == ["stop", "move"]
    scene.play("move 11,to 3")
    assert scene.asked == [1]


def test_two_moves_move_two_different_men() -> None:
    """M5b, M8: the man who moved first is not offered again."""
    scene = Scene(
        "hands=move,move,move||;chairs=11:yellow-boss,12:yellow-jack,13:red-boss,28:blue-boss"
    )

    scene.play("move 11,to 0")

    assert scene.offers() == ["stop", "move 12"]
    scene.play("move 12,to 11")
    assert scene.asked == [1]
    assert scene.taken() == [0, 11, 13, 28]


def test_a_card_put_away_unused_ends_the_turn() -> None:
    """M5c: nothing more, a Move in hand or not."""
    scene = Scene(f"hands=cake,move,move||; {QUIET_TABLE}")

    scene.play("discard move")

    assert scene.asked == [1]
    assert scene.heard("discarded") == ["discarded 0 move"]


def test_the_numbers_of_every_step_are_its_notation() -> None:
    """A new turn is written as such."""
    text = f"steps=start.2; pending=; {QUIET_TABLE}"

    assert "steps=start.2" in GAME.write(GAME.read(text, 3, (0,)))


def test_there_is_no_empty_pass() -> None:
    """M5: but any card can be put away, each kind once."""
    scene = Scene(f"hands=pass,pass,boom||; {QUIET_TABLE}")

    assert scene.offers() == ["discard pass", "discard boom"]
    assert scene.refusal("stop") == "illegal-action"


def test_a_card_without_a_target_can_only_be_put_away() -> None:
    """M6."""
    scene = Scene(f"hands=shoot,stab,nightcap,pass,boom||; {QUIET_TABLE}")

    # Red's Boss sits at a drink, so the pills have somebody to go to.
    assert scene.verbs() == ["nightcap", "discard"]
    assert scene.refusal("shoot 13") == "no-such-target"
    assert scene.refusal("raid") == "card-not-in-hand"


def test_after_a_move_nothing_but_a_move_follows() -> None:
    """M6: never a Move first and another card afterwards."""
    scene = Scene(
        "hands=cake,move,move||;chairs=11:yellow-boss,12:yellow-jack,13:red-boss,28:blue-boss"
    )

    scene.play("move 11,to 0")

    assert scene.verbs() == ["stop", "move"]
    assert scene.refusal("cake 3") == "only-a-move-now"
    assert scene.refusal("move 0") == "no-such-target"


@pytest.mark.parametrize("step", ["turn.0", "again.0.-1"])
@pytest.mark.parametrize(
    ("then", "refusal"),
    [
        ("to 13", "chair-taken"),
        ("to 11", "chair-taken"),
        ("cake 3", "illegal-action"),
        ("nightcap 13", "illegal-action"),
        ("move 12", "illegal-action"),
        ("discard move", "illegal-action"),
        ("stop", "illegal-action"),
    ],
)
def test_a_man_who_got_up_can_only_sit_down_on_a_free_chair(
    step: str, then: str, refusal: str
) -> None:
    """M5: with the first Move as with one that follows; a taken chair is called just that."""
    scene = Scene(
        f"steps={step}; hands=cake,move,move,nightcap||;"
        "chairs=11:yellow-boss,12:yellow-jack,13:red-boss,28:blue-boss"
    )

    assert scene.refusal(f"move 11, {then}") == refusal


def test_the_question_for_a_move_is_put_without_a_move_in_hand() -> None:
    """M7: so that it tells nothing about the hand; to stop is always possible."""
    without = Scene(f"hands=cake,shoot||; {QUIET_TABLE}").play("cake 20")
    with_one = Scene(f"hands=cake,move||; {QUIET_TABLE}").play("cake 20")

    assert without.asked == with_one.asked == [0]
    assert without["steps"] == with_one["steps"] == "again.0.-1"
    assert without.offers() == ["stop"]
    assert without.refusal("move 11") == "card-not-in-hand"
    assert without.default() == with_one.default() == "stop"
    assert without.play("stop").asked == [1]


def test_the_question_is_left_out_when_no_man_is_awake() -> None:
    """M7: all can see it."""
    scene = Scene("hands=cake,move||; chairs=6:yellow-sleeping-boss,13:red-boss,28:blue-boss")

    assert scene.play("cake 20").asked == [1]


def test_the_question_is_left_out_when_the_table_is_full() -> None:
    """M7: no free chair."""
    options = GAME.meta.read_options({}, 3)
    chance = ScriptedChance({"draw": cards("cake move move move move")})
    match = Match(GAME, 3, options, chance)

    match.submit(0, 1, [GAME.actions.parse("cake 20")])

    assert match.pending() == [1]


def test_the_question_is_left_out_when_the_only_man_has_moved() -> None:
    """M7, M8: all can see that too."""
    scene = Scene(f"hands=move,move||; {QUIET_TABLE}")

    assert scene.play("move 11,to 5").asked == [1]


def test_hands_are_filled_up_after_all_effects() -> None:
    """M9: to five, once the cards are played, before anybody wakes."""
    scene = Scene(
        "hands=cake,move,stab,stab,stab||;"
        "chairs=11:yellow-boss,6:yellow-sleeping-henkie,13:red-boss,28:blue-boss",
        draws="boom raid",
    )

    scene.play("cake 20")
    assert scene["hands"].split("|")[0] == "move,stab,stab,stab"
    scene.play("move 11,to 5")

    assert scene["hands"].split("|")[0] == "stab,stab,stab,boom,raid"
    kinds = [event.split()[0] for event in scene.heard()]
    assert kinds[-5:-1] == ["drew", "drew", "woke", "turn"]


def test_the_last_card_makes_the_discards_the_new_deck_at_once() -> None:
    """M9: also in the middle of drawing up."""
    discards = DECK[:]
    for card in cards("stab stab boom"):
        discards.remove(card)
    gone = ",".join(GAME.chances["draw"].text(card) for card in discards)
    scene = Scene(f"hands=stab,stab||; discards={gone}; deck=boom; {QUIET_TABLE}")

    scene.play("discard stab")

    assert scene["hands"].split("|")[0].count(",") == 4
    assert scene.heard("reshuffled") == ["reshuffled 58"]
    assert len(scene.state.deck) == 58 - 3
    assert scene.state.discards == []


def test_only_a_played_raid_leaves_the_game() -> None:
    """M10: put away unused it is a card like any other."""
    scene = Scene(f"hands=raid,raid|raid|; {QUIET_TABLE}; deck=move,move,move,move,move")

    scene.play("discard raid")
    assert scene["discards"] == "raid"
    assert scene.state.raids == 0
    scene.play("raid", "seat boss 1", "seat boss 2", "seat boss 3")
    assert scene.state.raids == 1
    assert scene["discards"] == "raid"


def test_sixty_turns_without_money_or_a_kill_end_the_match() -> None:
    """M36: and M35 decides; the pot is not handed out."""
    asleep = "chairs=6:yellow-henkie,13:red-jack,28:blue-jack,29:blue-henkie"
    scene = Scene(f"hands=boom|boom|boom; {asleep}; quiet=59; money=1,1,1")

    scene.play("discard boom")
    assert scene.state.quiet == 60
    assert not scene.winners
    scene.play("discard boom")

    assert scene.heard("ended") == ["ended quiet"]
    assert scene.winners == [2]
    assert scene["pot"] == "20,10,5"


def test_money_and_kills_break_the_quiet() -> None:
    """M36: both count."""
    paid = Scene("steps=start.0; quiet=59; chairs=11:yellow-boss,13:red-jack,28:blue-jack")
    killed = Scene(
        "hands=stab||; quiet=50;chairs=11:yellow-jack,12:red-henkie,13:red-jack,28:blue-jack"
    )

    killed.play("stab 12")

    assert paid.state.quiet == killed.state.quiet == 0


def test_after_four_hundred_turns_the_match_ends() -> None:
    """M36: with nobody left to wait for."""
    scene = Scene(f"hands=boom|boom|boom; {QUIET_TABLE}; turns=399; money=9,2,1")

    scene.play("discard boom")
    assert scene.state.turns == 400
    scene.play("discard boom")

    assert scene.heard("ended") == ["ended long"]
    assert scene.winners == [0]


def test_nothing_can_be_given_away() -> None:
    """M37: talk is free, no action hands over money, cards or men."""
    names = {verb.name for verb in GAME.actions.verbs}

    assert names.isdisjoint({"give", "pay", "trade", "offer"})
    assert GAME.says.size == 0


def test_time_out_puts_away_the_rarest_card() -> None:
    """Nothing happens to anybody by a default."""
    scene = Scene(f"hands=cake,nightcap,raid||; {QUIET_TABLE}")

    assert scene.default() == "discard raid"


def test_a_raid_counts_among_the_cards_out_of_play() -> None:
    """M9: sixty cards, at most thirty in hands and two raids gone, leave enough."""
    assert len(DECK) - 6 * 5 - DECK.count(RAID) == 28
