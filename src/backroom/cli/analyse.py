"""`backroom analyse`: a finished match looked at again, with what `search` thinks of it."""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from backroom.bots.advice import WORTH_TELLING
from backroom.bots.analysis import (
    ITERATIONS,
    Analysis,
    CurvePoint,
    ReviewedChoice,
    TurningPoint,
    analyse,
    walk,
)
from backroom.engine.events import SPECTATOR, Event
from backroom.engine.match import Match
from backroom.engine.record import Record
from backroom.terminal.story import Story
from backroom.terminal.tables.drawings import drawing_of
from backroom.texts.bundles import LANGUAGES
from backroom.texts.languages import language_of
from backroom.texts.words import Words

from .arguments import add_json, count
from .progress import bar
from .replay import Replayed, ending, load, show_steps
from .screens import in_lines, is_full

WIDTH: Final = 60
HEIGHT: Final = 10
LETTERS: Final = "abcdef"
# How many of the choices that cost something are told.
TOLD: Final = 5


class Looked(NamedTuple):
    """A match, what was found, and whose eyes it is told through, if anybody's."""

    record: Record
    match: Match
    seat: int | None
    analysis: Analysis


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `analyse` and its arguments to the command line."""
    parser = commands.add_parser("analyse", help="tell where a recorded match was won")
    parser.add_argument("file", metavar="FILE", help="a record; latest is the last one here")
    parser.add_argument("--seat", type=int, metavar="N", help="only the choices of this seat")
    parser.add_argument(
        "--iterations",
        type=count,
        default=ITERATIONS,
        metavar="I",
        help="how long `search` thinks about each choice",
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language to tell it in")
    parser.add_argument("--plain", action="store_true", help="print, and ask for nothing")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Look at the match again and print what was found."""
    replayed = load(args.file, args.seat)
    record, match, seat = replayed
    seats = list(range(record.seats)) if seat is None else [seat]
    analysis = watched(match, seats, args.iterations, show=not args.json)
    looked = Looked(record, match, seat, analysis)
    if args.json:
        print(json.dumps(data(looked)))
        return 0
    words = Words(
        match.game,
        args.lang or language_of(os.environ),
        record.players,
        SPECTATOR if seat is None else seat,
    )
    title = f"{words.text('game-title')}: {words.listed(record.players)}"
    print(
        "\n".join(in_lines().wrapped([title, *ending(replayed, words), *told(looked, words)]))
    )
    if is_full(args.plain) and analysis.turns:
        look_at_turn(replayed, analysis, words)
    return 0


def look_at_turn(replayed: Replayed, analysis: Analysis, words: Words) -> None:
    """Open the replay at a turning point, if one is named."""
    with suppress(EOFError):
        typed = input(words.text("replay-which", {"last": len(analysis.turns)})).strip()
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(analysis.turns):
            turn = analysis.turns[int(typed) - 1]
            show_steps(replayed, words.language, turn.entry, analysis.turns)


def watched(match: Match, seats: list[int], iterations: int, show: bool) -> Analysis:
    """The analysis, with a bar for whoever looks."""
    work = analyse(match, seats, iterations)
    with bar(len(match.log) - 1, show) as advance:
        done = 0
        while True:
            try:
                progress = next(work)
            except StopIteration as end:
                analysis: Analysis = end.value
                return analysis
            for _ in range(progress.done - done):
                advance()
            done = progress.done


def data(looked: Looked) -> dict[str, object]:
    """As JSON has it; entries are places in the log, 0 is the deal."""
    record, match, seat, analysis = looked
    actions = match.game.actions
    choices = [
        one._asdict() | {"played": actions.data(one.played), "best": actions.data(one.best)}
        for one in analysis.choices
    ]
    return {
        "game": record.game,
        "players": list(record.players),
        "seat": seat,
        "seed": analysis.seed,
        "iterations": analysis.iterations,
        "choices": choices,
        "curve": [moment._asdict() for moment in analysis.curve],
        "turns": [turn._asdict() for turn in analysis.turns],
    }


def told(looked: Looked, words: Words) -> Iterator[str]:
    """In words: the curve, the turning points, then the choices of each seat."""
    yield from ("", words.text("analysis-curve-title"))
    yield from curves(looked.analysis.curve, looked.record.players)
    yield from ("", words.text("analysis-turns-title"))
    stories = stories_of(looked, words)
    for turn in looked.analysis.turns:
        yield turn_told(turn, stories[turn.entry], words)
    if not looked.analysis.turns:
        yield words.text("analysis-no-turns")
    seats = range(looked.record.seats) if looked.seat is None else [looked.seat]
    for seat in seats:
        choices = [one for one in looked.analysis.choices if one.seat == seat]
        yield from ("", *choices_told(choices, seat, words))


def curves(curve: Sequence[CurvePoint], names: Sequence[str]) -> Iterator[str]:
    """The chances of everybody in one picture, as wide as a terminal allows."""
    columns = min(WIDTH, len(curve))
    points = [curve[round(n * (len(curve) - 1) / max(1, columns - 1))] for n in range(columns)]
    rows = [[" "] * columns for _ in range(HEIGHT)]
    for column, point in enumerate(points):
        for seat, share in enumerate(point.shares):
            row = HEIGHT - 1 - min(HEIGHT - 1, int(share * HEIGHT))
            rows[row][column] = "*" if rows[row][column] != " " else LETTERS[seat]
    for number, cells in enumerate(rows):
        yield f"  {(HEIGHT - number) * 100 // HEIGHT:>4}% │{''.join(cells)}".rstrip()
    yield f"        └{'─' * columns}"
    for seat, name in enumerate(names):
        yield f"  {LETTERS[seat]} {name} {percent(points[-1].shares[seat])}"


def stories_of(looked: Looked, words: Words) -> dict[int, str]:
    """What happened in each entry of the log, as the reader was told it."""
    heard: list[Event] = []
    events: dict[int, list[Event]] = {}
    last = 0
    for asked in walk(looked.match, heard):
        events.setdefault(last, []).extend(heard)
        heard.clear()
        last = asked.number
    events.setdefault(last, []).extend(heard)
    return {number: story(some, looked, words) for number, some in events.items()}


def story(events: list[Event], looked: Looked, words: Words) -> str:
    """Some events told one after the other, as the chosen seat heard them."""
    told = Story(words, drawing_of(looked.record.game).telling, looked.match.state.options)
    for event in events:
        values = event.values if looked.seat is None else event.seen_by(looked.seat)
        if values is not None:
            told.hear(event.kind, values)
    return " ".join(told.paragraphs(news=0))


def turn_told(turn: TurningPoint, happened: str, words: Words) -> str:
    """A turning point as a sentence: what happened and how the chances moved."""
    facts = {
        "entry": turn.entry,
        "story": happened,
        "name": words.names[turn.about],
        "you": "yes" if turn.about == words.reader else "no",
        "rises": "yes" if turn.after > turn.before else "no",
        "before": percent(turn.before),
        "after": percent(turn.after),
    }
    return "- " + words.text("analysis-turn", facts)


def choices_told(choices: Sequence[ReviewedChoice], seat: int, words: Words) -> Iterator[str]:
    """How a seat chose, and what cost it most."""
    you = "yes" if seat == words.reader else "no"
    yield words.text("analysis-choices-title", {"name": words.names[seat], "you": you})
    if not choices:
        yield words.text("analysis-no-choices")
        return
    same = sum(one.played == one.best for one in choices)
    clear = [one for one in choices if one.is_clear]
    cost = percent(sum(one.cost for one in clear))
    others = len(choices) - same
    numbers = {"choices": len(choices), "same": same, "others": others, "cost": cost}
    yield words.text("analysis-summary", numbers)
    for one in sorted(clear, key=lambda one: -one.cost)[:TOLD]:
        told = words.text("analysis-choice", choice_facts(one, words))
        if one.gained >= WORTH_TELLING:
            facts = {"name": words.names[one.gainer], "gained": percent(one.gained)}
            told += " " + words.text("analysis-gainer", {**facts})
        yield f"- {told}"


def choice_facts(one: ReviewedChoice, words: Words) -> dict[str, object]:
    """What the text about a choice needs: what was played and what was best."""
    return {
        "entry": one.entry,
        "played": words.action(one.played),
        "best": words.action(one.best),
        "playedshare": percent(one.played_share),
        "bestshare": percent(one.best_share),
    }


def percent(share: float) -> str:
    """A share as people read it, the same in both languages."""
    return f"{share:.0%}"
