"""A finished match looked at again."""

import os
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from benchmarks.verdicts import verdicts

from backroom.bots import analysis
from backroom.bots.analysis import (
    Analysis,
    CurvePoint,
    Progress,
    Reviewer,
    TurningPoint,
    analyse,
    finished,
    turning_points,
    walk,
)
from backroom.bots.answers import answer
from backroom.bots.headless import decision_of
from backroom.bots.registry import bot_named
from backroom.bots.search.bot import Comparison, SearchBot
from backroom.bots.search.root import Candidate
from backroom.engine.chance import MatchChance
from backroom.engine.errors import BadRecord, BadSetup
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.game import AnyGame
from backroom.engine.match import LATE, MOVE, SAY, TIMEOUT, Decision, Entry, Match
from backroom.engine.record import read_record, replay_record
from backroom.games import GAMES
from backroom.games.leduc.game import LEDUC

# Whether there is time for all games: make soak.
SOAK: Final = bool(os.environ.get("BACKROOM_SOAK"))
WHOLE: Final = [name for name in GAMES if name != "leduc"]
RECORDS: Final = Path(__file__).parents[1] / "records"
OMERTA: Final = RECORDS / "omerta" / "2-live-0.txt"


def recorded(file: Path = OMERTA) -> Match:
    """A match out of a file."""
    record = read_record(file.read_text(encoding="utf-8"), GAMES)
    return replay_record(record, GAMES[record.game])


def shortest(game: AnyGame) -> Match:
    """The shortest recorded match of a game."""
    files = (RECORDS / game.name.replace("-", "_")).glob("*.txt")
    return recorded(min(files, key=lambda file: (file.stat().st_size, file.name)))


def timed_out() -> Match:
    """A match that begins with a time-out."""
    game = GAMES["omerta"]
    match = Match(game, 2, game.meta.read_options({}, 2), MatchChance(b"analysis"))
    match.time_out(match.pending()[0])
    bot = bot_named("scripted", game)
    while not match.is_over:
        seat = match.pending()[0]
        match.submit(seat, match.state.prompt, answer(match, seat, bot, "s"))
    return match


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_match_of_every_game_is_analysed(game: AnyGame) -> None:
    """Shares are shares, and the curve ends at the winners."""
    match = shortest(game)

    found = finished(analyse(match, [1], 4))

    curve = found.curve
    assert all(sum(moment.shares) == pytest.approx(1.0) for moment in curve)
    assert curve[-1] == CurvePoint(len(match.log) - 1, curve[-1].shares)
    winners = {seat for seat, share in enumerate(curve[-1].shares) if share > 0}
    assert winners == {
        seat for seat in range(match.state.seats) if match.state.winners >> seat & 1
    }
    assert all(one.seat == 1 and 0 <= one.cost <= 1 for one in found.choices)
    assert all((one.cost == 0) == (one.played == one.best) for one in found.choices)
    assert 0 < len(found.turns) <= 3


@pytest.mark.parametrize("name", WHOLE if SOAK else ["chicago-poker"])
def test_whoever_plays_anything_is_told_so(name: str) -> None:
    """Of choices made blindly some are mistakes, and far from all are as good as any."""
    choices = 32

    found = verdicts(GAMES[name], "random", choices, iterations=50)

    assert found.total() == choices
    assert found["best"] <= 0.85 * choices
    assert found["clear"] >= 2


def test_the_same_seed_finds_the_same() -> None:
    """Another one looks with other eyes."""
    match = recorded()

    first, again, other = (finished(analyse(match, [0, 1], 6, seed)) for seed in "aab")

    assert first == again
    assert first.curve != other.curve


def test_an_analysis_is_plain_data() -> None:
    """It goes through JSON and comes back."""
    found = finished(analyse(recorded(), [0], 4))

    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_progress_runs_from_nothing_to_everything() -> None:
    """In entries of the log."""
    match = recorded()

    seen = list(analyse(match, [], 4))

    assert [one.done for one in seen] == list(range(len(match.log)))
    assert seen[-1] == Progress(len(match.log) - 1, len(match.log) - 1)


def test_an_unfinished_match_is_refused() -> None:
    """Nobody looks into the cards before."""
    match = Match(LEDUC, 2, (), MatchChance(b"x"))

    with pytest.raises(BadRecord, match="record-unfinished"):
        next(analyse(match, [0]))


def test_a_game_without_a_search_is_refused() -> None:
    """Nobody could judge it."""
    match = Match(LEDUC, 2, (), MatchChance(b"x"))
    while not match.is_over:
        match.time_out(match.pending()[0])

    with pytest.raises(BadSetup, match="bot-without-game"):
        finished(analyse(match, [0]))


def test_a_choice_is_judged_by_what_the_seat_could_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each real choice, with the view of that moment; what is better must be so twice."""
    match = recorded()
    asked: list[tuple[Decision, int, tuple[int, ...]]] = []

    class Fond:
        """Likes the last action and nothing else."""

        def __init__(self, game: AnyGame, iterations: int) -> None:
            assert (game, iterations) == (match.game, 4)

        def challenge(
            self, decision: Decision, rng: Random, action: int, rivals: tuple[int, ...] = ()
        ) -> Comparison:
            asked.append((decision, action, rivals))
            last = decision.legal[-1]
            return Comparison(last, float(action == last), float(action != last), 0.0)

    monkeypatch.setattr(analysis, "SearchBot", Fond)

    choices = finished(analyse(match, [1], 4)).choices

    expected = [
        match.game.view_text(match.game.observe(point.state, 1))
        for point in walk(match)
        if point.entry.seat == 1 and len(point.state.legal(1)) > 1
    ]
    first = [(decision, action) for decision, action, rivals in asked if not rivals]
    again = [(action, rivals) for _, action, rivals in asked if rivals]
    assert [match.game.view_text(decision.view) for decision, _ in first] == expected
    assert [action for _, action in first] == [one.played for one in choices]
    assert again == [(one.played, (one.best,)) for one in choices if one.best != one.played]
    assert [one.best for one in choices] == [decision.legal[-1] for decision, _ in first]
    assert {one.cost for one in choices} == {0.0, 1.0}


@pytest.mark.parametrize(
    ("second", "is_clear"),
    [
        pytest.param(Comparison(1, 0.4, 0.21, 0.1), True, id="better"),
        pytest.param(Comparison(0, 0.4, 0.0, 0.0), False, id="luck"),
        pytest.param(Comparison(1, 0.4, 0.009, 0.0), False, id="a matter of taste"),
        pytest.param(Comparison(1, 0.4, 0.05, 0.06), False, id="within the noise"),
        pytest.param(Comparison(1, 0.4, 0.05, 0.03), False, id="likely, and not sure"),
    ],
)
def test_what_looked_better_must_be_so_in_fresh_worlds(
    second: Comparison, is_clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cost is that of the second look; the best of many looks better than it is."""
    match = recorded()
    point = next(one for one in walk(match) if len(one.state.legal(one.entry.seat)) > 1)
    played = point.entry.actions[point.pick]
    other = next(one for one in point.state.legal(point.entry.seat) if one != played)
    said = {0: played, 1: other}
    looks = [Comparison(other, 0.3, 0.5, 0.1), second._replace(best=said[second.best])]
    monkeypatch.setattr(SearchBot, "challenge", lambda *_: looks.pop(0))

    [judged] = Reviewer(match.game, 8, "0").review(point)

    assert looks == []
    assert judged.best == said[second.best]
    assert judged.cost == pytest.approx(second.gap)
    assert judged.is_clear == is_clear
    assert judged.best_share - judged.played_share == pytest.approx(second.gap)


@pytest.mark.pure_only
def test_the_second_look_goes_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Mafioso eight decisions do not tell what a raid or a risky chair costs."""
    match = shortest(GAMES["mafioso"])
    point = next(one for one in walk(match) if len(one.state.legal(one.entry.seat)) > 1)
    decision = decision_of(match.game, point.state, point.entry.seat)
    bot = SearchBot(match.game, 8)
    horizons: list[int] = []

    def search(bot: SearchBot, *given: object) -> list[Candidate]:
        horizons.append(bot.evaluator.horizon)
        return [Candidate(decision.legal[0], 1.0)]

    monkeypatch.setattr(SearchBot, "_search", search)
    bot.challenge(decision, Random(1), decision.legal[0])
    bot.challenge(decision, Random(1), decision.legal[0], (decision.legal[1],))

    assert horizons == [8, 24]
    assert bot.evaluator.horizon == 8


def test_a_time_out_is_no_choice() -> None:
    """It was the clock that answered."""
    match = timed_out()
    seat = match.log[1].seat

    assert match.log[1].kind == TIMEOUT
    assert all(one.entry > 1 for one in finished(analyse(match, [seat], 4)).choices)


def test_a_walk_tells_what_the_match_told() -> None:
    """Every event, talk included, in the same order."""
    match = recorded()
    heard: list[Event] = []

    numbers = [asked.number for asked in walk(match, heard)]

    assert heard == match.events
    assert numbers == sorted(numbers)


def test_turning_points_are_the_largest_swings_in_order_of_play() -> None:
    """Of the seats it is about; an answer turns the match for one of them."""
    log = [Entry(MOVE, n % 2, n, (0,), ()) for n in range(7)]
    shares = (0.5, 0.4, 0.9, 0.85, 0.2, 0.3, 1.0)
    curve = [CurvePoint(n, (share, 1 - share)) for n, share in enumerate(shares)]

    turns = turning_points(log, curve, [1], set(range(7)))

    assert [(turn.entry, turn.seat, turn.about) for turn in turns] == [
        (2, 0, 1),
        (4, 0, 1),
        (6, 0, 1),
    ]
    assert (turns[0].before, turns[0].after) == pytest.approx((0.6, 0.1))


def test_a_match_in_which_nothing_changes_has_no_turning_point() -> None:
    """There may be fewer than three."""
    log = [Entry(kind, 0, 1, (0,), ()) for kind in (MOVE, LATE, SAY)]

    def turns(after: tuple[float, float]) -> list[TurningPoint]:
        curve = [CurvePoint(0, (0.5, 0.5)), CurvePoint(1, after)]
        return turning_points(log, curve, [0, 1], {1})

    assert turns((0.5, 0.5)) == []
    assert turns((0.4, 0.6)) == [TurningPoint(1, 0, 0, 0.5, 0.4)]


def test_a_sealed_answer_turns_nothing_until_it_is_opened() -> None:
    """What three answers moved together counts for the one by which all were told."""
    log = [Entry(MOVE, n % 2, n, (0,), ()) for n in range(5)]
    curve = [CurvePoint(n, (share, 1 - share)) for n, share in enumerate((0.5, 0.8, 0.4, 0.1))]

    turns = turning_points(log, curve, [0], {3})

    assert turns == [TurningPoint(3, 1, 0, 0.5, 0.1)]


def test_every_turning_point_tells_what_happened() -> None:
    """Nowhere is a match turned by an answer of which nobody sees anything."""
    match = recorded(RECORDS / "omerta" / "2-sealed-0.txt")
    heard: list[Event] = []
    told: dict[int, set[str]] = {}
    last = 0
    for asked in walk(match, heard):
        kinds = {one.kind for one in heard if one.seen_by(SPECTATOR) is not None}
        told[last] = told.get(last, set()) | kinds
        heard.clear()
        last = asked.number

    turns = finished(analyse(match, [0], 4)).turns

    assert all(told.get(turn.entry, {"end"}) - {"answered"} for turn in turns)
