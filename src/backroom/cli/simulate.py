"""`backroom simulate`: matches between bots, counted."""

import argparse
import json
import os
import sys
import time
import traceback
from collections.abc import Sequence
from typing import TYPE_CHECKING

from backroom.bots.arena import play_deal
from backroom.bots.headless import Outcome
from backroom.bots.own import find_bot
from backroom.bots.registry import best_bot, line_up
from backroom.engine.errors import Refusal
from backroom.games import game_named
from backroom.texts.bundles import texts
from backroom.texts.languages import language_of
from backroom.texts.refusals import tell

from .arguments import Setup, add_json, add_setup, count, names, setup_of
from .data import add_files, data_set
from .progress import bar

if TYPE_CHECKING:
    from backroom.research.datasets import DataSet


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand `simulate` and its arguments."""
    parser = commands.add_parser("simulate", help="let bots play and count who wins")
    parser.add_argument("game", metavar="GAME")
    add_setup(parser)
    parser.add_argument("--matches", type=count, default=100, metavar="M", help="how many")
    parser.add_argument(
        "--bots",
        type=names,
        metavar="NAME[,NAME…]",
        help="one for all seats, or one for each; scripted, else random, if left out",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="the same again for the same")
    add_files(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play and print; exit code 1 if a match went wrong."""
    game = game_named(args.game)
    setup = setup_of(game, args.players, args.option)
    players = line_up(args.bots or [best_bot(game)], setup.seats)
    with data_set(game, args) as data:
        tally = simulate(setup, players, args.matches, args.seed, not args.json, data)
    print(json.dumps(tally.data()) if args.json else tally.told(language_of(os.environ)))
    if tally.fault is not None:
        print(f"backroom: {fault_told(tally.fault)}", file=sys.stderr)
    return 1 if tally.errors else 0


class Tally:
    """What is counted over the matches of a simulation."""

    def __init__(self, setup: Setup, players: Sequence[str]) -> None:
        self.setup = setup
        self.players = players
        self.finished = 0
        self.errors = 0
        self.fault: Exception | None = None
        self.decisions = 0
        self.seconds = 0.0
        self.won = [0.0] * setup.seats

    def count(self, outcome: Outcome) -> None:
        """One match that was played to its end; a shared win counts for its part."""
        self.finished += 1
        self.decisions += outcome.decisions
        for seat, share in enumerate(outcome.shares):
            self.won[seat] += share

    def fail(self, fault: Exception) -> None:
        """One match that was broken off; the first fault is kept to be told."""
        self.errors += 1
        self.fault = self.fault or fault

    def won_by(self) -> dict[str, float]:
        """Wins by the name of the bot; bots of one name are counted together."""
        by: dict[str, float] = {}
        for name, won in zip(self.players, self.won, strict=True):
            by[name] = by.get(name, 0.0) + won
        return by

    def per_second(self, number: int) -> float:
        """A number of things by the time it took."""
        return round(number / self.seconds, 1) if self.seconds else 0.0

    def data(self) -> dict[str, object]:
        """As JSON has it; `wins` are numbers of matches, `shares` parts of all of them."""
        matches = self.finished or 1
        return {
            "game": self.setup.game.name,
            "players": self.setup.seats,
            "bots": list(self.players),
            "options": self.setup.game.meta.option_texts(self.setup.options),
            "finished": self.finished,
            "errors": self.errors,
            "decisions": self.decisions,
            "decisions_per_second": self.per_second(self.decisions),
            "matches_per_second": self.per_second(self.finished),
            "wins": {
                "bots": {name: round(won, 6) for name, won in self.won_by().items()},
                "seats": [round(won, 6) for won in self.won],
            },
            "shares": {
                "bots": {name: round(w / matches, 6) for name, w in self.won_by().items()},
                "seats": [round(won / matches, 6) for won in self.won],
            },
        }

    def told(self, language: str) -> str:
        """The figures in a few lines, for people to read."""
        words = texts(language)
        numbers = {
            "finished": self.finished,
            "errors": self.errors,
            "decisions": self.decisions,
            "speed": self.per_second(self.decisions),
            "pace": self.per_second(self.finished),
        }
        lines = [words.text("simulate-summary", numbers)]
        matches = self.finished or 1
        for name, won in self.won_by().items():
            lines.append(f"  {name:12}{won / matches:7.1%}")
        for seat, won in enumerate(self.won):
            label = words.text("simulate-seat", {"seat": seat})
            lines.append(f"  {label:12}{won / matches:7.1%}  {self.players[seat]}")
        return "\n".join(lines)


def fault_told(fault: Exception) -> str:
    """What broke a match off, in one line; whole for whoever wants tracebacks."""
    if os.environ.get("BACKROOM_TRACEBACK"):
        return "".join(traceback.format_exception(fault)).rstrip()
    if isinstance(fault, Refusal):
        return tell(fault, language_of(os.environ))
    where = "".join(f", {note}" for note in getattr(fault, "__notes__", ()))
    told = {"fault": f"{type(fault).__name__}: {fault}{where}"}
    return texts(language_of(os.environ)).text("fault", told)


def simulate(
    setup: Setup,
    players: Sequence[str],
    matches: int,
    seed: str,
    show: bool,
    data: "DataSet | None" = None,
) -> Tally:
    """Play matches, each on its own deal; one that fails is counted and the rest goes on."""
    tally = Tally(setup, players)
    bots = [find_bot(name, setup.game) for name in players]
    if data is not None:
        bots = data.watched(bots)
    with bar(matches, show) as advance:
        begun = time.perf_counter()
        for deal in range(matches):
            try:
                outcome = play_deal(setup.game, setup.options, bots, f"{seed}/{deal}")
                tally.count(outcome)
                if data is not None:
                    data.add_outcome(setup.options, f"{seed}/{deal}", players, outcome)
            except Exception as fault:  # a bot or a rule that fails is what is counted here
                tally.fail(fault)
                if data is not None:
                    data.forget()
            advance()
        tally.seconds = time.perf_counter() - begun
    return tally
