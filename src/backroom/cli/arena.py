"""`backroom arena`: who is stronger, in equal deals with every bot in every seat."""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from backroom.bots.arena.deals import Contest, Dealt, players_of
from backroom.bots.arena.ladder import climb, line_ups
from backroom.bots.arena.ledger import Ledger
from backroom.bots.arena.parallel import play_here, play_on_ray, play_various
from backroom.bots.arena.report import Report, ladder_lines
from backroom.bots.arena.standings import Standing, by_chair
from backroom.bots.registry import bots_for, line_up
from backroom.engine.errors import BadSetup
from backroom.games import game_named
from backroom.texts.bundles import texts
from backroom.texts.languages import language_of

from .arguments import add_json, add_setup, count, names, setup_of
from .progress import bar


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand `arena` and its arguments."""
    parser = commands.add_parser("arena", help="measure which bot is stronger")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots",
        type=names,
        metavar="NAME[,NAME…]",
        help="one for each chair, or one for all; those on the ladder, else all of the game",
    )
    parser.add_argument(
        "--ladder", action="store_true", help="rate all bots against each other"
    )
    add_setup(parser)
    parser.add_argument("--deals", type=count, default=100, metavar="D", help="how many")
    parser.add_argument("--seed", default="0", metavar="S", help="the same again for the same")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--iterations", type=count, metavar="I", help="how long `search` thinks, in iterations"
    )
    budget.add_argument("--ms", type=count, metavar="T", help="the same in milliseconds")
    work = parser.add_mutually_exclusive_group()
    work.add_argument("--jobs", type=count, default=1, metavar="J", help="processes at work")
    work.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster that runs there")
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep deals and reports here")
    parser.add_argument("--resume", action="store_true", help="go on with the contest in DIR")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is not played yet, and print what all deals say."""
    if args.ladder:
        return run_ladder(args)
    contest = contest_of(args)
    dealt = played(contest, args)
    report = Report(contest, dealt, texts(language_of(os.environ), contest.game))
    if args.out:
        report.write(args.out)
    print(json.dumps(data(contest, dealt)) if args.json else "\n".join(report.lines()))
    return 0


def run_ladder(args: argparse.Namespace) -> int:
    """Play the bots of a game in line-ups drawn by chance, and print their ratings."""
    if args.out or args.ray:
        raise BadSetup("arena-ladder-alone")
    game = game_named(args.game)
    bots = args.bots or bots_for(game)
    setup = setup_of(game, args.players, args.option)
    contest = Contest(
        game.name, setup.seats, setup.options, tuple(bots), args.seed, args.iterations, args.ms
    )
    players_of(contest)
    tables = line_ups(contest, bots, args.deals)
    work = [(table, deal) for deal, table in enumerate(tables)]
    with bar(len(work), not args.json) as advance:
        found: list[Dealt] = []
        for dealt in play_various(work, args.jobs):
            found.append(dealt)
            advance()
    rungs = climb(bots, list(zip(tables, by_number(iter(found)), strict=True)))
    if args.json:
        print(json.dumps([rung._asdict() for rung in rungs]))
    else:
        words = texts(language_of(os.environ), contest.game)
        print("\n".join(ladder_lines(rungs, contest, words)))
    return 0


def contest_of(args: argparse.Namespace) -> Contest:
    """The contest that the arguments ask for, or a refusal before anything is played."""
    if args.resume and not args.out:
        raise BadSetup("arena-resume-without-folder")
    if not args.bots:
        raise BadSetup("arena-without-bots")
    game = game_named(args.game)
    players = args.players
    if players is None and len(args.bots) > 1:
        players = len(args.bots)
    setup = setup_of(game, players, args.option)
    bots = line_up(args.bots, setup.seats)
    contest = Contest(
        game.name, setup.seats, setup.options, bots, args.seed, args.iterations, args.ms
    )
    players_of(contest)
    return contest


def played(contest: Contest, args: argparse.Namespace) -> list[Dealt]:
    """All deals, by number; those in the ledger are not played again."""
    if not args.out:
        return by_number(shown(contest, range(args.deals), args))
    with closing(Ledger(args.out, contest, args.resume)) as ledger:
        missing = [deal for deal in range(args.deals) if deal not in ledger.done]
        for one in shown(contest, missing, args):
            ledger.add(one)
        return by_number(one for one in ledger.done.values() if one.deal < args.deals)


def shown(contest: Contest, deals: Sequence[int], args: argparse.Namespace) -> Iterator[Dealt]:
    """The deals as they are finished, with a bar for whoever looks."""
    if args.ray:
        finished = play_on_ray(contest, deals, args.ray)
    else:
        finished = play_here(contest, deals, args.jobs)
    with bar(len(deals), not args.json) as advance:
        for dealt in finished:
            yield dealt
            advance()


def by_number(dealt: Iterator[Dealt]) -> list[Dealt]:
    """In the order of their numbers, so that the report is the same however they came."""
    return sorted(dealt, key=lambda one: one.deal)


def data(contest: Contest, dealt: Sequence[Dealt]) -> dict[str, object]:
    """As JSON has it: a row for each chair, in the order they were named."""
    rows = by_chair(contest.bots, dealt)
    return {"deals": len(dealt), "bots": [row_data(row) for row in rows]}


def row_data(row: Standing) -> dict[str, object]:
    """The standing of one chair, rounded, as JSON has it."""
    return {
        "name": row.name,
        "win_share": round(row.share, 6),
        "low": round(row.low, 6),
        "high": round(row.high, 6),
        "mean_place": round(row.place, 6),
        "ms_per_move": round(row.ms, 3),
    }
