"""A player's turn (rulebook chapter 4; P2 to P5, P18, P19)."""

import pytest

from backroom.engine.errors import IllegalAction

from .scenes import Scene

SEVEN = "red1,red2,red3,red4,red5,red6,red7"
# Seat 0 has no room left at two dens.
NO_ROOM = (
    "open=den,den; bullets=1,1; "
    "table=a0:~gold1,~gold2,~gold3,~gold4,~gold5|b0:~blue1,~blue2,~blue3,~blue4,~blue5"
)
NEARLY_FULL = NO_ROOM.replace(",~blue5", "")


def test_a_turn_is_three_actions_and_then_the_next_player_has_it() -> None:
    """Rulebook 4.1: draws and plays in any order."""
    scene = Scene("hands=red1|blue1", draws="gold1 gold2")

    scene.play("draw", "play red1 a", "draw")

    assert scene["steps"] == "turn.1"
    assert scene["left"] == "3"
    assert scene["turns"] == "61"


def test_actions_are_compulsory() -> None:
    """P2: there is no voluntary pass and no early end."""
    scene = Scene("hands=red1|")

    assert scene.verbs() == ["draw", "play"]
    assert scene.refusal("pass") == "actions-are-compulsory"
    assert scene.refusal("end") == "actions-are-compulsory"


def test_a_player_who_can_do_nothing_passes_and_the_turn_is_over() -> None:
    """P2: no card to draw, none to play."""
    scene = Scene("hands=|blue1; deck=; discards=")

    assert scene.offers() == ["pass"]
    assert scene.default() == "pass"
    assert scene.refusal("end") == "only-a-pass"

    scene.play("pass")

    assert scene["steps"] == "turn.1"
    assert scene.heard("passed") == ["passed 0"]


def test_a_player_who_can_play_but_not_draw_must_play() -> None:
    """P2."""
    scene = Scene("hands=red1|; deck=; discards=; open=pub,den")

    assert scene.offers() == ["play red1 a", "play red1 b"]


def test_gangsters_go_to_any_open_business_with_room() -> None:
    """Rulebook 4.1, action II: five at most, and not where nothing is open."""
    scene = Scene(
        f"hands={SEVEN}|||; open=pub,?,den; table=a0:~gold1,~gold2,gold3,gold4,gold5; "
        "bullets=1,?,?",
        seats=4,
    )

    assert [offer for offer in scene.offers() if "red1" in offer] == ["play red1 c"]
    assert scene.refusal("play red1 a") == "series-full"
    assert scene.refusal("play red1 b") == "no-business-there"
    assert scene.refusal("play red1 d") == "no-business-there"
    assert scene.refusal("play red8 c") == "card-not-in-hand"


def test_a_hand_of_seven_may_grow_while_there_are_actions_to_shrink_it() -> None:
    """P3."""
    scene = Scene(f"hands={SEVEN}|; left=2", draws="gold1")

    scene.play("draw")

    assert scene.verbs() == ["play"]
    assert scene.refusal("draw") == "hand-would-be-full"


def test_the_last_action_cannot_draw_an_eighth_card() -> None:
    """P3."""
    scene = Scene(f"hands={SEVEN}|; left=1")

    assert "draw" not in scene.offers()
    assert scene.refusal("draw") == "hand-would-be-full"


def test_discards_are_cards_to_draw_so_a_full_hand_is_the_reason() -> None:
    """P3, P16: the deck is empty, but it would be made anew."""
    scene = Scene(f"hands={SEVEN}|; left=1; deck=; discards=gold1")

    assert scene.refusal("draw") == "hand-would-be-full"


def test_with_neither_deck_nor_discards_there_is_no_card_to_draw() -> None:
    """P16: whatever the hand."""
    scene = Scene(f"hands={SEVEN}|; left=1; deck=; discards=")

    assert scene.refusal("draw") == "no-card-to-draw"


def test_six_cards_and_one_action_allow_a_draw() -> None:
    """P3: seven is allowed."""
    scene = Scene(f"hands={SEVEN[:-5]}|; left=1")

    assert "draw" in scene.offers()


def test_gangsters_without_room_do_not_count_as_playable() -> None:
    """P3: free own slots for gangsters."""
    stuck = Scene(f"hands={SEVEN}|; {NO_ROOM}")
    room = Scene(f"hands={SEVEN}|; {NEARLY_FULL}")

    assert stuck.offers() == ["pass"]
    assert "draw" in room.offers()

    room.play("draw")

    assert room.verbs() == ["play"]


def test_one_free_slot_is_good_for_one_extra_card_only() -> None:
    """P3: three actions, but only one card can go."""
    scene = Scene(f"hands={SEVEN}|; {NEARLY_FULL}; left=5")

    scene.play("draw")

    assert "draw" not in scene.offers()


def test_specials_always_count_as_playable() -> None:
    """P3."""
    scene = Scene(f"hands={SEVEN[:-5]},murder|; {NO_ROOM}")

    assert "draw" in scene.offers()


def test_a_pistol_in_hand_buys_two_actions() -> None:
    """P3: nine cards with one action left, since the pistol brings two more."""
    scene = Scene(f"hands={SEVEN[:-5]},pistol|; open=den,den")

    scene.play("draw", "draw")

    assert len(scene.state.hands[0]) == 9
    assert scene.offers() == ["pistol"]
    assert scene.refusal("play red1 a") == "hand-must-shrink"


def test_above_seven_a_needed_pistol_comes_first() -> None:
    """P3: before blackmail too, taken or thrown away."""
    scene = Scene(f"hands={SEVEN},pistol,blackmail|; left=1; discards=black1; open=den,den")

    assert scene.offers() == ["pistol"]
    assert scene.refusal("waste blackmail") == "hand-must-shrink"

    scene.play("pistol")

    assert scene.verbs() == ["play", "blackmail", "waste"]


def test_a_pistol_does_not_help_without_an_action_to_fire_it() -> None:
    """P3."""
    scene = Scene(f"hands={SEVEN[:-5]},pistol|; left=1")

    assert "draw" not in scene.offers()


def test_a_card_may_be_drawn_if_blackmail_can_be_thrown_away() -> None:
    """P3: with discards too, though taking one of them would not make the hand smaller."""
    full = f"hands={SEVEN[:-5]},blackmail|; {NO_ROOM}; left=2; discards=black1"
    scene = Scene(full, draws="black2")

    scene.play("draw")

    assert scene.offers() == ["waste blackmail"]
    assert scene.refusal("blackmail") == "hand-must-shrink"
    assert "draw" not in Scene(full.replace("left=2", "left=1")).offers()


def test_above_seven_blackmail_may_not_take_the_last_action() -> None:
    """P3: that action was to bring the hand down; thrown away, blackmail does so itself."""
    scene = Scene(f"hands={SEVEN},blackmail|; left=1; discards=black1; open=den,den")

    assert scene.verbs() == ["play", "waste"]
    assert scene.refusal("blackmail") == "hand-must-shrink"


def test_above_seven_blackmail_is_offered_while_another_card_can_go() -> None:
    """P3."""
    scene = Scene(f"hands={SEVEN},blackmail|; left=2; discards=black1; open=den,den")

    scene.play("blackmail, choose black1")

    assert len(scene.state.hands[0]) == 8
    assert scene.verbs() == ["play"]


def test_above_seven_no_play_may_spoil_the_way_down() -> None:
    """P3: with nine cards and two actions both must shrink the hand."""
    scene = Scene(
        f"hands={SEVEN},blackmail,raid1|; left=2; discards=black1; open=den,den", draws="gold1"
    )

    assert scene.verbs() == ["play", "waste"]
    assert scene.offers()[-2:] == ["waste raid", "waste blackmail"]


def test_nine_cards_and_one_slot_need_the_special_as_well() -> None:
    """P3: gangster and raid can both go, in either order, and nothing else may come between."""
    scene = Scene(f"hands={SEVEN},red8,raid1|; {NEARLY_FULL}; left=2")

    assert scene.verbs() == ["play", "waste"]

    scene.play("play red8 b")

    assert scene.offers() == ["waste raid"]


def test_a_turn_that_ends_above_seven_discards_down() -> None:
    """P3: the fallback, by own choice."""
    scene = Scene(f"hands={SEVEN},red8,red9|blue9; {NO_ROOM}; bullets=?,?")
    scene.play("pass")

    assert scene["steps"] == "discard.0"
    assert scene.offers()[0] == "choose red1"
    assert scene.refusal("choose blue9") == "card-not-in-hand"
    assert scene.refusal("draw") == "illegal-action"

    scene.play("choose red9")
    assert scene["steps"] == "discard.0"
    scene.play("choose red1")

    assert scene["discards"] == "red9,red1"
    assert scene["steps"] == "turn.1"
    assert scene.heard("discarded") == ["discarded 0 red9", "discarded 0 red1"]


def test_extra_actions_are_optional() -> None:
    """P4: a player may end once only these are left."""
    scene = Scene("hands=red1,red2,red3,pistol|")

    scene.play("pistol", "play red1 a")
    assert "end" not in scene.offers()
    scene.play("play red2 a")

    assert (scene["left"], scene["extra"]) == ("0", "2")
    assert scene.default() == "end"
    assert scene.refusal("pass") == "illegal-action"

    scene.play("end")

    assert scene["steps"] == "turn.1"
    assert scene.heard("stopped") == ["stopped 0"]


def test_extra_actions_can_all_be_used() -> None:
    """P4."""
    scene = Scene("hands=red1,red2,pistol|; open=den,den; left=1", draws="gold1")

    scene.play("pistol", "draw", "play red1 a")

    assert scene["steps"] == "turn.1"


def test_a_turn_may_be_ended_with_seven_cards() -> None:
    """P4: seven or less."""
    scene = Scene(f"hands={SEVEN}|; left=0; extra=2; open=den,den")

    assert "end" in scene.offers()


def test_nobody_ends_a_turn_above_seven() -> None:
    """P4: the hand is at most seven."""
    scene = Scene(f"hands={SEVEN},red8|; left=0; extra=2; open=den,den")

    assert "end" not in scene.offers()
    assert scene.refusal("end") == "hand-must-shrink"


def test_a_pistol_that_blackmail_brings_back_fires_again() -> None:
    """P4 and P10 together."""
    scene = Scene("hands=pistol,blackmail|")

    scene.play("pistol", "blackmail, choose pistol", "pistol")

    assert (scene["left"], scene["extra"]) == ("0", "4")


def test_a_time_out_draws_or_makes_the_first_play() -> None:
    """The first thing that is offered, and a draw is offered before any play."""
    drawing = Scene("hands=red1|")
    playing = Scene(f"hands={SEVEN}|; left=1; open=den,den")

    assert drawing.default() == "draw"
    assert playing.default() == "play red1 a"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("raid 1 a", "card-not-in-hand"),
        ("murder 1 a", "card-not-in-hand"),
        ("pistol", "card-not-in-hand"),
        ("waste raid", "card-not-in-hand"),
        ("waste murder", "card-not-in-hand"),
        ("limousine b a", "no-such-target"),
        ("limousine a b, draw", "illegal-action"),
        ("limousine a b, done", "illegal-action"),
        ("pick 1", "illegal-action"),
        ("duel a", "illegal-action"),
    ],
)
def test_what_cannot_be_done_is_refused_with_its_reason(answer: str, reason: str) -> None:
    """Told from own cards and what lies open."""
    scene = Scene("hands=red1,limousine|; table=a0:~gold1|a1:~blue1")

    assert scene.refusal(answer) == reason


@pytest.mark.parametrize("answer", ["raid 1 b", "raid 0 a"])
def test_a_raid_on_nothing_is_refused(answer: str) -> None:
    """P9."""
    scene = Scene("hands=raid2|; table=a0:~gold1|a1:~blue1")

    assert scene.refusal(answer) == "no-such-target"


def test_a_number_off_the_table_is_refused() -> None:
    """A client may send anything."""
    scene = Scene("hands=red1|")
    step = scene.state.steps[-1]

    assert isinstance(step.refusal(scene.state, 0, -1), IllegalAction)
    assert step.refusal(scene.state, 0, 9_999).id == "illegal-action"


DEADLOCK = (
    "hands=|; deck=; discards=; open=den,den; steps=start.0; left=0; passes=2; "
    "table=a0:~gold1|a1:~blue2|b1:~green3"
)


def test_a_round_of_passes_is_broken_by_duels() -> None:
    """P18: at every business with cards, in board order."""
    scene = Scene(DEADLOCK, kinds="pub jazz")

    assert scene.heard("deadlock") == ["deadlock 0"]
    assert scene.heard("won") == ["won 1 a den", "won 1 b den"]
    assert scene["open"] == "pub,jazz"
    assert scene["steps"] == "turn.0"


def test_in_a_deadlock_the_player_to_move_counts_as_owner_of_the_bullets() -> None:
    """P18: he shows first, and wins a tie that nothing breaks (P14)."""
    scene = Scene(DEADLOCK.replace("~blue2", "~blue1").replace("start.0", "start.1"))

    assert scene.heard("showed")[0] == "showed 1 a blue1 high-card"
    assert scene.heard("won")[0] == "won 1 a den"


def test_the_duels_of_a_deadlock_wait_for_a_tie_break() -> None:
    """P18: each is resolved fully before the next (P11)."""
    scene = Scene(
        "hands=red3|red4; deck=; discards=; open=den,den; steps=start.0; left=0; passes=2; "
        "table=a0:~gold1|a1:~blue1|b0:~gold2,~gold3|b1:~green3",
        kinds="pub jazz",
    )

    assert scene["steps"] == "start.0|duel.1.0|tie.0.0.3.0"

    scene.play("0: choose red3", "1: choose red4")

    assert scene.heard("won") == ["won 1 a den", "won 0 b den"]


def test_less_than_a_round_of_passes_is_no_deadlock() -> None:
    """P18: every player's turn, and nothing but passes."""
    scene = Scene(DEADLOCK.replace("passes=2", "passes=1"))

    assert scene.heard("deadlock") == []
    assert scene["passes"] == "2"


@pytest.mark.parametrize(("passes", "duels"), [(2, []), (3, ["deadlock 0"])])
def test_a_full_round_is_a_turn_of_every_player(passes: int, duels: list[str]) -> None:
    """P18: three turns of three players."""
    scene = Scene(
        DEADLOCK.replace("hands=|", "hands=||").replace("passes=2", f"passes={passes}"),
        seats=3,
    )

    assert scene.heard("deadlock") == duels


def test_there_is_no_deadlock_while_a_bullet_is_on_the_table() -> None:
    """P18: its duel will come."""
    scene = Scene(f"{DEADLOCK}; bullets=1,?")

    assert scene.heard("deadlock") == []


def test_passes_count_only_turns_without_any_action() -> None:
    """P18."""
    scene = Scene("hands=red1|red2; deck=; discards=; left=2; passes=1")
    scene.play("play red1 a", "pass")
    assert scene["passes"] == "1"
    scene.play("play red2 a")

    assert scene["passes"] == "0"

    scene.play("pass", "pass", "pass")

    assert scene.heard("deadlock") == ["deadlock 0"]


CAP = "steps=start.2; left=0; turns=600; starter=2"


@pytest.mark.parametrize(
    ("won", "winner"),
    [
        ("0,1,0,0,0,0,0,0,1,0,0,0", "2"),
        ("1,1,0,0,0,0,0,0,1,0,0,0", "0"),
        ("0,0,0,1,0,0,1,0,0,0,0,0", "0"),
        ("0,0,0,0,0,0,0,0,0,0,0,0", "2"),
    ],
)
def test_after_600_turns_most_businesses_win(won: str, winner: str) -> None:
    """P19: tie, first in turn order from the first player on."""
    scene = Scene(f"hands=||; {CAP}; won={won}", seats=3)

    assert scene["winners"] == winner
    assert scene.heard() == [f"longest_match {winner} 600"]


def test_no_duel_follows_the_last_of_600_turns() -> None:
    """P19: after them it is over, also for who had bullets on the table."""
    scene = Scene(f"hands=||; {CAP}; bullets=2,2; table=a2:~red1|b2:~red2", seats=3)

    assert scene["winners"] == "2"
    assert scene.heard("showed") == []


def test_actions_given_up_are_told_before_the_match_is_over() -> None:
    """P2, P19: a pass in turn 600 leaves nobody with a stale count."""
    scene = Scene("hands=|; deck=; discards=; turns=600; won=1,0,0,0,0,0,0,0")

    scene.play("pass")

    assert scene["winners"] == "0"
    assert scene.sees(1, "left") == "0"
    assert scene.heard("actions") == ["actions 0 0 0"]


def test_turn_600_is_still_played() -> None:
    """P19."""
    scene = Scene(f"hands=||; {CAP}; turns=599", seats=3)

    assert scene["winners"] == ""
    assert scene["turns"] == "600"
