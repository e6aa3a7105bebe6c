"""The rules of thumb for Omerta, each in a scene, and their strength."""

from random import Random

import pytest

from backroom.bots.arena import compare
from backroom.bots.bot import Pick
from backroom.bots.headless import decision_of
from backroom.bots.omerta.odds import Guess
from backroom.bots.omerta.scripted import THOUGHTS, OmertaBot
from backroom.games.omerta.game import OMERTA
from tests.games.omerta.scenes import Scene

BOT = OmertaBot()
LOW = "hands=bottle1+0,bottle2+0|bottle5,bottle6,mole,bottle7|bottle9,bottle10,lady,bottle8"


def chosen(scene: Scene, seat: int = 0, bot: OmertaBot = BOT) -> tuple[str, str]:
    """What the bot does, by name, and why."""
    choice: Pick = bot.choose(decision_of(OMERTA, scene.state, seat), Random(1))
    return OMERTA.actions.text(choice.action), choice.reason


def hinted(scene: Scene, seat: int = 0) -> tuple[str, str]:
    """What it tells a person who has no memory aid (O3), and why."""
    decision = decision_of(OMERTA, scene.state, seat)
    shown = decision._replace(view=OMERTA.shown(scene.view(seat)))
    choice = OmertaBot(keeps_score=True).choose(shown, Random(1))
    return OMERTA.actions.text(choice.action), choice.reason


def whole(scene: Scene, seat: int = 0) -> list[str]:
    """A choice in several picks."""
    picks = []
    prompt = scene["prompt"]
    while scene["prompt"] == prompt:
        picks.append(chosen(scene, seat)[0])
        scene.play(f"{seat}: {picks[-1]}")
    return picks


def power(name: str, hands: str, more: str = "", seats: int = 3) -> Scene:
    """Seat 0 has discarded a character."""
    step = "vault" if name == "safecracker" else name
    text = f"hands={hands}; discards={name}; steps=end.0|{step}.0; {more}"
    return Scene(text.rstrip("; "), seats=seats)


def test_it_calls_with_a_low_hand_it_is_sure_of() -> None:
    """O4, O21."""
    assert chosen(Scene(LOW)) == ("call", "call")


@pytest.mark.parametrize(
    ("hands", "reason"),
    [
        ("bottle1+0,bottle2|bottle5,bottle6|bottle9,lady", "draw-deck"),
        ("bottle4+0,bottle5+0|bottle5,bottle6|bottle9,lady", "wait-to-call"),
        ("bottle3+0,bottle4+0|bottle1+01|bottle9,lady", "wait-to-call"),
    ],
)
def test_it_does_not_call_when_unsure_too_high_or_beaten(hands: str, reason: str) -> None:
    """An unknown card, more than seven, and an opponent known to have less."""
    assert chosen(Scene(f"hands={hands}; discards=bottle10"))[1] == reason


def test_it_takes_a_low_discard_and_leaves_a_high_one() -> None:
    """O5."""
    hands = "hands=mole+0,bottle2,bottle3|bottle5,bottle6|bottle9,lady"

    assert chosen(Scene(f"{hands}; discards=bottle1")) == ("take", "take-low")
    assert chosen(Scene(f"{hands}; discards=snitch")) == ("draw", "draw-deck")


def test_it_takes_what_there_is_when_the_deck_is_empty() -> None:
    """O22: a discard, or nothing."""
    empty = "deck=; discards=bottle9"

    assert chosen(Scene(f"hands=mole|bottle5|lady; {empty}"))[0] == "take"
    passing = Scene(f"hands=mole|bottle5|lady; {empty}; blockers=patrol.1.0.0.2")
    assert chosen(passing) == ("pass", "nothing-to-draw")


def test_it_replaces_its_worst_card() -> None:
    """O6: a known character before an unknown card."""
    scene = Scene("hands=mole+0,bottle2,bottle3+0|bottle5|lady", draws="alibi").play("draw")

    assert chosen(scene) == ("swap 1", "keep-low")


def test_it_replaces_an_unknown_card_with_a_low_bottle() -> None:
    """An unknown card is worth about 8.7."""
    scene = Scene("hands=bottle1+0,bottle9|bottle5|lady", draws="bottle4").play("draw")

    assert chosen(scene) == ("swap 2", "see-unknown")


def test_it_dumps_a_character_through_its_power() -> None:
    """And a high bottle too."""
    scene = Scene("hands=bottle1+0,bottle2+0|bottle5|lady", draws="snitch").play("draw")

    assert chosen(scene) == ("discard", "dump")


def test_it_must_swap_in_what_it_took() -> None:
    """O5: the worst card goes."""
    scene = Scene("hands=bottle1+0,bottle9+0|bottle5|lady").play("take")

    assert chosen(scene) == ("swap 2", "keep-low")


@pytest.mark.parametrize("race", ["race.3.3.0", "sealed_race.3.3"])
def test_it_races_only_with_a_card_it_is_sure_of(race: str) -> None:
    """O9."""
    text = "hands=bottle4,bottle4+0|bottle4|lady; discards=bottle4"
    scene = Scene(f"{text}; steps=end.0|{race}", options={"race": "sealed"})

    assert chosen(scene) == ("claim 2", "race-sure")
    assert chosen(scene, 1) == ("pass", "race-unsure")


def test_it_shows_a_killer_it_knows() -> None:
    """O17."""
    text = "hands=bottle4|killer{}|lady; discards=mamma; steps=end.0|strike.19.0.1.-1.-1.-1.2"

    assert chosen(Scene(text.format("+1")), 1) == ("kill 1", "killer")
    assert chosen(Scene(text.format("")), 1) == ("pass", "no-killer")


def test_it_peeks_at_two_cards() -> None:
    """O3."""
    scene = Scene(
        "hands=bottle1,bottle2,bottle3,bottle4|bottle5,bottle6,bottle7,mole; steps=peek",
        seats=2,
    )

    assert chosen(scene) == ("peek 1", "peek")


def test_its_gangster_swaps_bad_for_good() -> None:
    """O12: with a card that somebody keeps, or not at all."""
    good = power("gangster", "mole+0,bottle1+0|bottle9,bottle2+1|lady,bottle10")
    bad = power("gangster", "bottle1+0|bottle9|lady")

    assert whole(good) == ["aim 0", "pick 1", "aim 1", "pick 2"]
    assert chosen(bad) == ("decline", "no-use")


def test_its_gangster_needs_an_own_card() -> None:
    """O12."""
    assert chosen(power("gangster", "|bottle9|lady"))[0] == "decline"


def test_its_lady_visits_who_knows_most() -> None:
    """O13: and stays away where nothing is known."""
    knowing = power("lady", "bottle1|bottle9,bottle2+1|mole+2,bottle10+2")
    unknowing = power("lady", "bottle1|bottle9,bottle2|mole,bottle10")

    assert chosen(knowing) == ("aim 2", "lady")
    assert chosen(unknowing) == ("decline", "no-use")


@pytest.mark.parametrize("name", ["snitch", "mamma"])
def test_snitch_and_mamma_go_to_who_has_least(name: str) -> None:
    """O14, O18."""
    assert chosen(power(name, "bottle1|bottle9,bottle2|alibi+2"))[0] == "aim 2"


def test_who_keeps_score_turns_on_the_leader_of_the_match() -> None:
    """A player who has least in this round may be far behind in all."""
    scene = power("snitch", "bottle1|bottle9,bottle2|alibi+2", "sheet=0.5.0.40")

    keeping = OmertaBot(keeps_score=True)

    assert chosen(scene) == ("aim 2", "leader")
    assert chosen(scene, bot=keeping) == ("aim 1", "match-leader")
    first_round = power("snitch", "bottle1|bottle9,bottle2|alibi+2")
    assert chosen(first_round, bot=keeping) == ("aim 2", "leader")


def test_its_patrol_sits_on_a_heavy_card() -> None:
    """O19: of whoever has least."""
    scene = power("patrol", "bottle1|bottle9,bottle2,mole|alibi+02,bottle9+02")

    assert whole(scene) == ["aim 2", "pick 2"]


def test_its_mole_looks_at_what_it_does_not_know() -> None:
    """Or at nothing."""
    assert chosen(power("mole", "bottle1+0,bottle2|lady|mole")) == ("peek 2", "mole")
    assert chosen(power("mole", "bottle1+0|lady|mole"))[0] == "decline"


def test_its_driver_throws_away_sure_bottles() -> None:
    """O15: the two heaviest, one, or none."""
    two = power("driver", "bottle7+0,bottle1+0,bottle9+0,bottle2|lady|mole")
    one = power("driver", "bottle7+0,lady+0,bottle2|lady|mole")
    none = power("driver", "bottle7,mole+0|lady|mole")

    assert whole(two) == ["throw 1", "throw 3"]
    assert whole(one) == ["throw 1", "done"]
    assert chosen(none)[0] == "decline"


def test_its_safecracker_takes_the_best_of_the_vault() -> None:
    """O16: if it beats the worst own card."""
    vault = "vault=bottle9+0,alibi+0,mole+0,bottle10+0"
    good = power("safecracker", "bottle7+0,bottle1+0|lady|mole", vault)
    bad = power("safecracker", "bottle1+0|lady|mole")

    assert whole(good) == ["crack 1", "open 2"]
    assert bad.play("decline").step == "turn.1"


def test_its_safecracker_may_have_nothing_to_gain() -> None:
    """O16."""
    vault = "vault=bottle9+0,bottle9+0,bottle10+0,bottle10+0"

    assert chosen(power("safecracker", "bottle1+0|lady|mole", vault))[0] == "decline"


def test_a_forgetful_bot_does_not_call_what_it_forgot() -> None:
    """The lower levels forget on purpose."""
    assert chosen(Scene(LOW), bot=OmertaBot(forgets=1.0))[0] != "call"


def test_a_hint_tells_the_mole_to_look_where_nobody_looked() -> None:
    """O3: that a card was seen is on the table, what it is must be remembered."""
    assert hinted(power("mole", "bottle4+0,bottle2|lady|mole")) == ("peek 2", "mole")
    seen = power("mole", "bottle4+0,bottle2+0|lady|mole")
    assert hinted(seen) == ("peek 1", "look-again")


def test_a_hint_does_not_deny_a_killer_that_was_seen() -> None:
    """O3, O17."""
    text = "hands={}|bottle5|lady; discards=mamma; steps=end.1|strike.19.1.0.-1.-1.-1.1"

    assert hinted(Scene(text.format("bottle4+0,killer+0"))) == ("pass", "remember")
    assert hinted(Scene(text.format("bottle4,killer"))) == ("pass", "no-killer")


def test_a_hint_does_not_deny_a_bottle_that_was_seen() -> None:
    """O3, O9."""
    text = "hands={}|bottle5|lady; discards=bottle4; steps=end.1|race.3.3.0"

    assert hinted(Scene(text.format("bottle4+0,mole"))) == ("pass", "remember")
    assert hinted(Scene(text.format("bottle4,mole"))) == ("pass", "race-unsure")


@pytest.mark.parametrize(
    ("hand", "drawn", "told"),
    [
        ("bottle4+0,killer+0", "bottle9", ("discard", "remember")),
        ("bottle4+0,killer+0", "bottle1", ("swap 1", "no-hint")),
        ("bottle4+0,killer", "bottle1", ("swap 2", "see-unknown")),
        ("bottle4,killer", "snitch", ("discard", "dump")),
    ],
)
def test_a_hint_throws_no_seen_card_away(hand: str, drawn: str, told: tuple[str, str]) -> None:
    """O3: it cannot know which of them is the worst."""
    scene = Scene(f"hands={hand}|bottle5|lady", draws=drawn).play("draw")

    assert hinted(scene) == told


def test_a_hint_for_a_turn_leaves_the_call_to_memory() -> None:
    """O3, O4: a person who has seen all own cards may be ready to call."""
    hand = "bottle1+0,bottle2+0"

    seen = Scene(f"hands={hand}|bottle5|lady; discards=snitch")
    low = Scene(f"hands={hand}|bottle5|lady; discards=alibi")
    unseen = Scene("hands=bottle1,bottle2|bottle5|lady; discards=snitch")

    assert hinted(seen) == ("draw", "remember")
    assert hinted(low) == ("take", "remember")
    assert hinted(unseen) == ("draw", "draw-deck")


def test_a_hint_swaps_a_card_that_was_never_seen() -> None:
    """O3, O12, O16: Gangster and Safecracker; of seen cards it cannot name the worst."""
    gangster = power("gangster", "bottle1+0,bottle2|bottle9,bottle2+1|lady,bottle10")
    vault = "vault=bottle9+0,bottle1+0,mole+0,bottle10+0"
    cracker = power("safecracker", "bottle7+0,bottle1|lady|mole", vault)
    seen = power("safecracker", "bottle7+0,bottle1+0|lady|mole", vault)

    assert hinted(gangster) == ("aim 0", "remember")
    assert hinted(gangster.play("aim 0")) == ("pick 2", "remember")
    assert hinted(gangster.play("pick 2")) == ("aim 1", "remember")
    assert hinted(gangster.play("aim 1")) == ("pick 2", "remember")
    assert hinted(cracker) == ("crack 2", "remember")
    assert hinted(cracker.play("crack 2")) == ("open 2", "remember")
    assert hinted(seen)[1] == "no-hint"


@pytest.mark.parametrize("name", ["gangster", "driver", "safecracker"])
def test_a_hint_does_not_call_a_power_useless_that_memory_could_use(name: str) -> None:
    """O3, O15."""
    vault = "vault=bottle9+0,bottle9+0,bottle10+0,bottle10+0"
    scene = power(name, "bottle7+0,bottle1+0|lady|mole", vault)

    assert hinted(scene) == ("decline", "remember")


def test_a_hint_does_not_deny_a_second_bottle_that_was_seen() -> None:
    """O3, O15."""
    scene = power("driver", "bottle7+0,bottle1+0|lady|mole").play("throw 1")

    assert hinted(scene) == ("done", "remember")


def test_a_pool_is_worth_its_average() -> None:
    """O13: shuffled cards are known together."""
    scene = Scene("hands=bottle1,bottle3|bottle5|lady; pools=0.0,0.1:bottle1,bottle3|||")

    assert [Guess(scene.view(0)).worth(0, slot) for slot in (0, 1)] == [2, 2]


def test_a_guess_without_hidden_cards_is_exact() -> None:
    """Nothing left to draw, and a hand that all know."""
    scene = Scene("hands=bottle3+012*|bottle5+012*|bottle2+012*; deck=")
    guess = Guess(scene.view(0))

    assert guess.total(1) == 5
    assert guess.beaten() == 1.0


def test_every_question_has_its_rule_of_thumb() -> None:
    """And no rule a question that is not there."""
    assert set(THOUGHTS) == set(OMERTA.steps) - {"end"}


@pytest.mark.parametrize(("other", "least"), [("random", 0.7), ("lazy", 0.4)])
def test_it_beats_three_weaker_bots(other: str, least: float) -> None:
    """A small sample of what the arena measures over 500 deals."""
    names = ["scripted", other, other, other]

    best, *_ = compare(OMERTA, 4, (0, 0), names, 25, "omerta")

    assert best.share > least
