"""Advice: the strongest bot's pick, why, and what it changes for whom."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from backroom.bots.advice import (
    Advice,
    advise,
    adviser_for,
    hasty_adviser,
    most_hurt,
    weigher_for,
)
from backroom.bots.bot import Pick
from backroom.bots.headless import decision_of
from backroom.bots.ladder import LADDERS
from backroom.bots.registry import bot_named
from backroom.bots.search.bot import SearchBot
from backroom.bots.search.outlook import Outlook, most_gained, outlook_of
from backroom.bots.search.root import Candidate
from backroom.engine.chance import SearchChance
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision
from backroom.games import GAMES
from backroom.games.leduc.game import LEDUC
from backroom.texts.bundles import texts

ROOT = Path(__file__).parents[2]


def first_choice(game: AnyGame, picks: int = 0) -> Decision:
    """The first question of a match that leaves a choice, after some more by rules of thumb."""
    chance, rng = SearchChance("advice"), Random(1)
    state = game.start(4, game.meta.read_options({}, 4), chance)
    bot = bot_named("scripted", game)
    while True:
        seat = state.pending.bit_length() - 1
        decision = decision_of(game, state, seat)
        if len(decision.legal) > 1:
            picks -= 1
            if picks < 0:
                return decision
        state.apply(seat, bot.choose(decision, rng).action, chance)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_advice_tells_why_and_what_it_changes(game: AnyGame) -> None:
    """A legal pick, a reason with words in both languages, everybody's chances."""
    told: list[Advice] = []
    for picks in range(4):
        decision = first_choice(game, picks)
        shown = decision._replace(view=game.shown(decision.view))
        told.append(advise(SearchBot(game, 40), shown, Random(2)))
        assert told[-1] == advise(SearchBot(game, 40), shown, Random(2))
        assert told[-1].action in decision.legal

    assert all(
        texts(language, game.name).text(f"reason-{advice.reason}")
        for language in ("en", "nl")
        for advice in told
    )
    for advice in told:
        if advice.outlook is not None:
            assert advice.outlook.other != advice.action
            assert sum(advice.outlook.shares) == pytest.approx(1.0)
            assert sum(advice.outlook.other_shares) == pytest.approx(1.0)


def test_some_advice_has_an_outlook_in_mafioso() -> None:
    """The open table leaves a choice at once."""
    advice = advise(SearchBot(GAMES["mafioso"], 60), first_choice(GAMES["mafioso"]), Random(3))

    assert advice.outlook is not None
    assert len(advice.outlook.shares) == 4


def test_where_the_rules_of_thumb_agree_their_reason_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It says more than that a search found the same; where they do not, it is reckoned."""
    game = GAMES["mafioso"]
    decision = first_choice(game)
    bot = SearchBot(game, 10)
    habit = bot.evaluator.rollout_policy.choose(decision, Random(1))
    other = next(action for action in decision.legal if action != habit.action)

    for action, reason in ((habit.action, habit.reason), (other, "reckons")):
        monkeypatch.setattr(SearchBot, "weigh", lambda *given, action=action: (action, None))
        assert advise(bot, decision, Random(1)) == Advice(action, reason)


@pytest.mark.pure_only
def test_who_has_nothing_honest_to_say_is_not_overruled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where the answer hangs on the person's memory alone, no search or network guesses."""
    game = GAMES["omerta"]
    decision = first_choice(game)
    bot = SearchBot(game, 10)
    silent = Pick(decision.legal[0], "no-hint")
    monkeypatch.setattr(bot.evaluator.rollout_policy, "choose", lambda *given: silent)
    monkeypatch.setattr("backroom.bots.advice.evaluator_for", lambda game: bot.evaluator)

    assert advise(bot, decision, Random(1)) == Advice(*silent)
    assert advise(bot_named("net", game), decision, Random(1)) == Advice(*silent)


def test_a_bot_that_answers_at_once_advises_without_an_outlook() -> None:
    """As it does when the server is busy; and so does one without a search."""
    game = GAMES["mafioso"]
    decision = first_choice(game)

    advice = advise(bot_named("net", game), decision, Random(1))

    assert advice == Advice(advice.action, "learned")
    assert adviser_for(LEDUC) == hasty_adviser(LEDUC) == weigher_for(LEDUC) == "random"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_who_advises_is_the_strongest_that_was_measured(game: AnyGame) -> None:
    """Against three `scripted`; in a hurry it is the network at its best, no weaker level."""
    rows = json.loads(LADDERS.read_text("utf-8"))["against_scripted"][game.name]
    best = max(rows, key=lambda row: row["share"])

    assert adviser_for(game) == best["name"]
    assert weigher_for(game) == "search:medium"
    assert hasty_adviser(game) == "net:hard"
    assert {row["name"] for row in rows} == {"net:hard", "search:medium"}
    for row in rows:
        assert row["made_by"].startswith(f"backroom arena {game.name} --bots ")


def test_the_figures_that_choose_the_adviser_are_those_of_the_pages() -> None:
    """What one bot wins against three `scripted`, in two tables of the documentation."""
    network, search = (
        (ROOT / "docs" / page).read_text("utf-8") for page in ("nets.md", "arena.md")
    )
    measured = json.loads(LADDERS.read_text("utf-8"))["against_scripted"]

    for name, rows in measured.items():
        title = texts("en", name).text("game-title")
        shares = {row["name"]: (row["share"] * 100, row["margin"] * 100) for row in rows}
        share, margin = shares["net:hard"]
        assert f"| {title} | {share:.1f} ± {margin:.1f} % |" in network
        share, margin = shares["search:medium"]
        (line,) = re.findall(rf"\| {title} \| \d+ \| \d+ \| 100 \| (.*) %", search)
        told, low, high = map(float, re.findall(r"[\d.]+", line))
        assert told == pytest.approx(share)
        assert (high - low) / 2 == pytest.approx(margin, abs=0.1)


@pytest.mark.parametrize(("name", "own"), [("mafioso", "learned"), ("omerta", "habit")])
def test_a_search_goes_on_from_the_pick_of_who_is_stronger(
    monkeypatch: pytest.MonkeyPatch, name: str, own: str
) -> None:
    """In Mafioso that is the network, whose pick is the one to beat; in Omerta nobody is."""
    game = GAMES[name]
    given: list[int] = []

    def weigh(bot: SearchBot, decision: Decision, action: int, rng: Random) -> tuple[int, None]:
        given.append(action)
        return action, None

    monkeypatch.setattr(SearchBot, "weigh", weigh)
    bot = SearchBot(game, 10)
    for picks in range(6):
        decision = first_choice(game, picks)
        rule = bot.evaluator.rollout_policy.choose(decision, Random(1))
        learned = bot_named("net", game).choose(decision, Random(1))
        advice = advise(bot, decision, Random(1))
        expected = learned if own == "learned" else rule
        assert given[-1] == advice.action == expected.action
        assert advice.reason == (rule if rule.action == expected.action else expected).reason


def candidate(action: int, *rows: list[float]) -> Candidate:
    """An action that brought these shares, in one determinization after the other."""
    one = Candidate(action, 0.5)
    one.rows = list(rows)
    one.values = [row[0] for row in rows]
    return one


def test_an_outlook_compares_with_the_best_rival_in_shared_determinizations() -> None:
    """What was tried more often than its rival counts only where both were tried."""
    good = candidate(1, *[[0.5, 0.2, 0.3]] * 6, *[[0.0, 1.0, 0.0]] * 2)
    rival = candidate(2, *[[0.3, 0.4, 0.3]] * 6)
    worse = candidate(3, *[[0.1, 0.4, 0.5]] * 6)
    hasty = candidate(4, [0.9, 0.1, 0.0])

    outlook = outlook_of([good, rival, worse, hasty], 1)

    assert outlook is not None
    assert outlook.other == 2
    assert outlook.shares == pytest.approx((0.5, 0.2, 0.3))
    assert outlook.other_shares == pytest.approx((0.3, 0.4, 0.3))
    assert outlook.is_clear
    assert most_hurt(outlook, 0) == 1
    assert outlook_of([good, hasty], 1) is None
    even = outlook_of([good, candidate(2, *[[0.5, 0.2, 0.3]] * 6)], 1)
    assert even is not None
    assert not even.is_clear


def test_who_gains_by_a_mistake_is_told() -> None:
    """The other seat that it brings most, and nobody where all others lose by it."""
    played = candidate(1, *[[0.3, 0.5, 0.2]] * 6)
    best = candidate(2, *[[0.5, 0.2, 0.3]] * 6)

    seat, gained = most_gained(played, best, 0)
    assert seat == 1
    assert gained == pytest.approx(0.3)
    assert most_gained(played, candidate(3, *[[0.2, 0.55, 0.25]] * 6), 0) == (-1, 0.0)


def test_nobody_is_named_who_hardly_loses() -> None:
    """A change below a hundredth is no news; nor is what the adviser's own seat loses."""
    assert most_hurt(Outlook(1, (0.5, 0.25, 0.25), (0.49, 0.255, 0.255), True), 0) is None
    assert most_hurt(Outlook(1, (0.1, 0.5, 0.4), (0.5, 0.25, 0.25), True), 0) is None
