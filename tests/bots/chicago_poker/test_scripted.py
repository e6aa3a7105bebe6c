"""The rules of thumb for Chicago Poker, scene by scene, and how strong they are."""

import os
from itertools import combinations
from random import Random
from typing import Final

import pytest

from backroom.bots.arena import compare
from backroom.bots.bot import Pick
from backroom.bots.chicago_poker.odds import (
    BRISK,
    NEAR,
    PATIENT,
    WINNING,
    Manner,
    best_plan,
    chance_to_win,
    ladder,
    sites,
    weight,
)
from backroom.bots.chicago_poker.scripted import ChicagoPokerBot
from backroom.bots.headless import decision_of
from backroom.engine.chance import SearchChance
from backroom.games.chicago_poker.actions import ACTIONS
from backroom.games.chicago_poker.cards import CARD, GANGSTERS, SERIES
from backroom.games.chicago_poker.game import CHICAGO_POKER as GAME
from backroom.games.chicago_poker.scoring import strength
from backroom.games.chicago_poker.view import PokerView

SOAK: Final = bool(os.environ.get("BACKROOM_SOAK"))
OPTIONS: Final = (0, 0)
BOT: Final = ChicagoPokerBot()


def scene(text: str, step: str = "turn.0") -> str:
    """A position for two with seat 0 to move."""
    return f"steps={step}; turns=9; left=3; open=brewery,pub; bullets=?,?; {text}"


def seen(text: str) -> PokerView:
    """What seat 0 sees of a scene."""
    return GAME.observe(GAME.read(text, 2, OPTIONS), 0)


def choice(text: str, manner: Manner = BRISK, blackmails: bool = True) -> tuple[str, str]:
    """What the bot does in a scene, and why."""
    state, bot = GAME.read(text, 2, OPTIONS), ChicagoPokerBot(manner, blackmails)
    chosen: Pick = bot.choose(decision_of(GAME, state, 0), Random(1))
    return ACTIONS.text(chosen.action), chosen.reason


def cards(text: str) -> list[int]:
    """Cards by key."""
    return [CARD.parse(key) for key in text.split()]


def test_it_draws_while_nothing_is_worth_laying() -> None:
    """Five odd cards are no hand."""
    assert choice(scene("hands=red1,blue4,green6,gold9,black12|red2")) == ("draw", "draws")


def test_it_builds_on_equal_values() -> None:
    """Three sevens go together, where the two lie."""
    action, reason = choice(
        scene("hands=red7,blue1,green2,gold3,black5,red13,gold14|red2; table=a0:blue7,gold7")
    )

    assert (action, reason) == ("play red7 a", "builds")


def test_a_patient_player_waits_for_more_than_a_pair() -> None:
    """Two sevens in a full hand go down at once, or wait for a third."""
    text = scene("hands=red7,blue7,green2,gold3,black5,red13,gold14|red2")

    assert choice(text, BRISK)[1] == "builds"
    assert choice(text, PATIENT) == ("draw", "draws")


def test_a_patient_player_likes_what_lies_face_down() -> None:
    """Three nines would win the match here or there, but a brewery shows them."""
    text = scene(
        "won=2,0,2,0,0,0,0,0; hands=red9,blue9,green9,gold3,black5,red13,gold14|red2"
    ).replace("open=brewery,pub", "open=pub,brewery")

    assert choice(text, BRISK) == ("play red9 b", "builds")
    assert choice(text, PATIENT) == ("play red9 a", "builds")


def test_it_lays_the_fifth_card_when_it_is_ahead() -> None:
    """Full house against nothing."""
    action, reason = choice(
        scene("hands=red9,blue1|red2; table=a0:blue7,gold7,red7,green9|a1:red4,blue6")
    )

    assert (action, reason) == ("play red9 a", "completes")


def test_it_joins_a_duel_that_it_can_win() -> None:
    """A pair of fifteens against a rival's junk with a bullet."""
    action, reason = choice(
        scene(
            "hands=red15,blue15,green1|red2; table=a1:red4,blue6,gold8,green9,black11"
        ).replace("bullets=?,?", "bullets=1,?")
    )

    assert action in ("play red15 a", "play blue15 a")
    assert reason == "joins"


def test_it_murders_a_rival_about_to_win() -> None:
    """Four sevens are not to be completed."""
    assert choice(
        scene("hands=murder,red1,blue2|red2; table=a1:red7,blue7,gold7,green7|b1:~red3")
    ) == ("murder 1 a", "murders")


def test_it_keeps_murder_for_a_series_that_threatens() -> None:
    """One card threatens nobody."""
    assert choice(scene("hands=murder,red1,blue4|red2; table=a1:red7"))[1] != "murders"


def test_it_fires_the_pistol_at_once() -> None:
    """Two actions for one."""
    assert choice(scene("hands=pistol,red1|red2")) == ("pistol", "fires")


def test_it_takes_the_discard_that_its_plan_needs() -> None:
    """The fourth seven, by blackmail, pick by pick."""
    text = scene(
        "won=0,0,2,0,0,0,0,0; hands=blackmail,red9,blue1|red2; discards=red1,black7,blue3;"
        " table=a0:blue7,gold7,red7|a1:red5,blue5"
    )
    state = GAME.read(text, 2, OPTIONS)

    assert choice(text) == ("blackmail", "blackmails")
    assert choice(text, blackmails=False) == ("play red9 a", "builds")
    state.apply(0, ACTIONS.parse("blackmail"), SearchChance(1))
    picked = BOT.choose(decision_of(GAME, state, 0), Random(1))
    assert ACTIONS.text(picked.action) == "choose black7"


def test_it_drives_cards_to_where_they_are_worth_more() -> None:
    """The fourth seven lies at the wrong place; it rides, and nobody else."""
    text = scene(
        "won=0,0,2,0,0,0,0,0; hands=limousine,red1|red2;"
        " table=a0:blue7,gold7,red7|a1:red5,blue5,gold5,red4|b0:~black7,~red3"
    )
    state = GAME.read(text, 2, OPTIONS)

    assert choice(text) == ("limousine b a", "drives")
    picks = []
    while state.prompt == 0 and state.steps[-1].KEY == "turn":
        picked = BOT.choose(decision_of(GAME, state, 0), Random(1)).action
        picks.append(ACTIONS.text(picked))
        state.apply(0, picked, SearchChance(1))
    assert picks[:2] == ["limousine b a", "pick 1"]


def test_it_breaks_a_tie_with_its_highest_card() -> None:
    """Specials count nothing."""
    text = scene("hands=red3,gold12,murder|red2; table=a0:red7|a1:blue7", "start.0|tie.0.0.3.0")

    assert choice(text) == ("choose gold12", "highest")


def test_it_fights_the_nearest_duel_first() -> None:
    """A third brewery wins at once."""
    text = (
        "steps=start.0; turns=9; open=pub,brewery; bullets=0,0; won=0,0,2,0,0,0,0,0;"
        " hands=red3|red2; table=a0:~red7,~blue7,red4,red5,red6|b0:red8,blue8,red9,red10,red11"
    )

    assert choice(text) == ("duel b", "nearest")


def test_it_parts_with_its_least_useful_card() -> None:
    """Low and alone; a pair and a special stay."""
    text = scene("hands=red2,blue2,green3,gold9,red10,blue11,green12,murder|red1", "discard.0")

    assert choice(text) == ("choose green3", "least")


def test_it_gets_rid_of_a_special_rather_than_spoil_a_hand() -> None:
    """Above seven cards something has to go."""
    text = scene("hands=raid1,red1,red2,red3,red4,red5,red6,red8|red9", "turn.0").replace(
        "open=brewery,pub", "open=?,?"
    )

    assert choice(text.replace("left=3", "left=1")) == ("waste raid", "nothing-else")


def test_a_business_weighs_what_it_brings() -> None:
    """The last one on the shortest road weighs most."""
    view = seen(scene("won=0,0,2,0,1,1,0,0; hands=red1|red2"))

    assert weight(view, 0, 2) == WINNING
    assert weight(view, 0, 1) < weight(view, 1, 2) == NEAR + 0.5


def test_the_odds_follow_what_the_rivals_show() -> None:
    """What is hidden or still to come may lift a rival; three of a kind is ahead already."""
    pair = strength(cards("red9 blue9"))
    nobody, junk, growing, ahead = (
        chance_to_win(sites(seen(scene(f"hands=red1|red2{table}")), BRISK)[1], pair)
        for table in (
            "",
            "; table=b1:~red3,~blue4,gold6,green8,black1",
            "; table=b1:~red3,~blue4,gold6",
            "; table=b1:~red3,~blue4,gold6,green6,black6",
        )
    )

    assert nobody > junk > growing > ahead
    assert ahead < 0.1


def test_a_plan_has_no_more_cards_than_there_is_time_for() -> None:
    """Where a bullet stands this turn is the last one."""
    view = seen(
        scene("hands=red9,blue9,gold9,red1|red2; table=a1:red4,blue6,gold8,green9,black11")
    )
    site = sites(view, BRISK)[0]._replace(is_marked=True)

    plan = best_plan(site, cards("red9 blue9 gold9 red1"), 2)

    assert plan is not None
    assert len(plan.cards) == 2
    assert best_plan(site, [], 2) is None


def test_no_five_cards_are_better_than_those_of_a_plan() -> None:
    """Pairs, straights and flushes are found, though most hands are not tried card by card."""
    rng = Random(1)
    for _ in range(400):
        deal = rng.sample(range(GANGSTERS), 11)
        own, hand = deal[: rng.randrange(SERIES)], sorted(deal[SERIES : rng.randrange(6, 12)])
        size = SERIES - len(own)
        best = max((strength([*own, *some]) for some in combinations(hand, size)), default=None)

        rungs = ladder(tuple(own), tuple(hand))

        assert (rungs[size - 1][1] if size <= len(hand) else None) == best


@pytest.mark.parametrize(("rival", "bar"), [("random", 0.7), ("lazy", 0.45)])
def test_it_is_worth_playing_against(rival: str, bar: float) -> None:
    """At four seats in equal deals with all rotations, with a lower bound above the bar."""
    scripted = compare(GAME, 4, OPTIONS, ["scripted", rival, rival, rival], 12, "strength")[0]

    assert scripted.low > bar


def test_the_hard_one_beats_the_plain_one() -> None:
    """One among three, where a quarter would be fair."""
    names = ["scripted:hard", "scripted", "scripted", "scripted"]
    deals = 60 if SOAK else 24

    assert compare(GAME, 4, OPTIONS, names, deals, "hard")[0].low > 0.25


@pytest.mark.parametrize("seats", [2, 6])
def test_it_plays_whole_matches_at_any_table(seats: int) -> None:
    """Against itself, short where that is allowed."""
    options = (1 if seats > 4 else 0, 0)

    shares = compare(GAME, seats, options, ["scripted"], 1, "whole")

    assert sum(one.share for one in shares) == pytest.approx(1.0)
