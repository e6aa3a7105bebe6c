"""`backroom replay`: a recorded match told again, whole or as one seat saw it."""

import argparse
import json
import os
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from backroom.engine.errors import BadSetup
from backroom.engine.events import SPECTATOR, Values
from backroom.engine.match import Match
from backroom.engine.record import Record
from backroom.terminal import files
from backroom.terminal.film import Film
from backroom.terminal.results import result
from backroom.terminal.story import Story
from backroom.terminal.tables.drawings import drawing_of
from backroom.texts.bundles import LANGUAGES
from backroom.texts.languages import language_of
from backroom.texts.words import Words

from .arguments import add_json
from .screens import in_lines, is_full

if TYPE_CHECKING:
    from backroom.bots.analysis import TurningPoint

# How long `search` thinks about each choice when somebody waits for turning points.
QUICK_ITERATIONS: Final = 20


class Replayed(NamedTuple):
    """A record that was run again; `seat` is whose eyes it is told through, if anybody's."""

    record: Record
    match: Match
    seat: int | None

    def events(self) -> Sequence[tuple[str, Values]]:
        """What happened, as that seat was told it; everything if it is nobody's story."""
        if self.seat is None:
            return [(event.kind, event.values) for event in self.match.events]
        frames = self.match.frames(self.seat)
        return [event for frame in frames for event in frame.events]

    def winners(self) -> list[int]:
        """The seats that won; none while the match is unfinished."""
        winners = self.match.state.winners
        return [seat for seat in range(self.record.seats) if winners >> seat & 1]


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add `replay` and its arguments to the command line."""
    parser = commands.add_parser("replay", help="tell a recorded match again")
    parser.add_argument("file", metavar="FILE", help="a record; latest is the last one here")
    parser.add_argument("--seat", type=int, metavar="N", help="only what this seat saw")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language to tell it in")
    parser.add_argument("--plain", action="store_true", help="as text, not step by step")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the record again and print what happened."""
    replayed = load(args.file, args.seat)
    if args.json:
        print(json.dumps(data(replayed)))
        return 0
    language = args.lang or language_of(os.environ)
    if is_full(args.plain):
        show_steps(replayed, language)
        return 0
    print("\n".join(in_lines().wrapped(told(replayed, language))))
    return 0


def look_back(file: str, language: str) -> None:
    """Step through the record in a file."""
    show_steps(load(file, None), language)


def show_steps(
    replayed: Replayed,
    language: str,
    entry: int = 0,
    turns: "Sequence[TurningPoint] | None" = None,
) -> None:
    """The match on the full screen, with keys."""
    # These take a moment to import, and a replay as text needs neither.
    from backroom.bots.analysis import analyse
    from backroom.terminal.full.app import show
    from backroom.terminal.full.replay import ReplayScreen

    record, match, seat = replayed
    film = Film(record, match)
    eyes = SPECTATOR if seat is None else seat

    def seek() -> "Generator[tuple[int, int], None, Sequence[TurningPoint]]":
        seats = list(range(record.seats)) if seat is None else [seat]
        analysis = yield from analyse(match, seats, QUICK_ITERATIONS)
        return analysis.turns

    show(ReplayScreen(film, language, eyes, entry, seek if match.is_over else None, turns))


def load(file: str, seat: int | None) -> Replayed:
    """The record in a file, run again; refused if it is damaged or not known here."""
    record, match = files.load(files.found(file, files.folder_of(os.environ)))
    if seat is not None and not 0 <= seat < record.seats:
        raise BadSetup("bad-seat", {"seat": str(seat), "last": str(record.seats - 1)})
    return Replayed(record, match, seat)


def data(replayed: Replayed) -> dict[str, object]:
    """A replayed match as one JSON object, for other programs."""
    record, match, seat = replayed
    events = match.game.events
    return {
        "game": record.game,
        "rules_version": record.rules,
        "players": list(record.players),
        "options": record.options,
        "seat": seat,
        "finished": match.is_over,
        "winners": replayed.winners(),
        "places": match.game.places(match.state) if match.is_over else None,
        "moves": len(match.log) - 1,
        "events": [events.data(kind, values) for kind, values in replayed.events()],
    }


def told(replayed: Replayed, language: str) -> list[str]:
    """In words, a paragraph for each player's doings."""
    record, match, seat = replayed
    reader = SPECTATOR if seat is None else seat
    words = Words(match.game, language, record.players, reader)
    story = Story(words, drawing_of(record.game).telling, match.state.options)
    for kind, values in replayed.events():
        story.hear(kind, values)
    title = words.text("game-title")
    heading = f"{title}: {words.listed(record.players)}"
    return [heading, "", *story.paragraphs(news=0), "", *ending(replayed, words)]


def ending(replayed: Replayed, words: Words) -> list[str]:
    """Who won and everybody's place, or that nobody has won yet."""
    match = replayed.match
    if not match.is_over:
        return [words.text("result-unfinished")]
    reader = SPECTATOR if replayed.seat is None else replayed.seat
    return result(match.game.places(match.state), match.view(reader), words)
