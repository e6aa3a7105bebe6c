"""Gathers golden records: random matches in which something rare happened.

`python -m tests.promises.gathering GAME [--tries N]` plays matches of every case and writes to
`tests/records/<game>` the first of each, and those with a step, verb or event that few of the
others have. A record that is there already is never written over.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final, TypeAlias

from backroom.engine.chance import MatchChance
from backroom.engine.events import Event
from backroom.engine.game import AnyGame
from backroom.engine.match import Match
from backroom.engine.record import record_of, write_record
from backroom.games import GAMES, TUTORIAL

from .cases import Case, cases_of
from .starts import RECORDS

ENOUGH: Final = 3


Answers: TypeAlias = list[tuple[int, list[int]]]


def key_of(case: Case, seed: int) -> bytes:
    """The key of all chance in a match, and of the players' choices."""
    return f"{case.name}/{seed}".encode()


def play_fast(case: Case, seed: int) -> tuple[Counter[str], Answers]:
    """What came up in a random match, and the answers, without frames or log."""
    choices = random.Random(key_of(case, seed))
    chance = MatchChance(key_of(case, seed))
    heard: list[Event] = []
    found: Counter[str] = Counter()
    answers: Answers = []
    state = case.game.start(case.seats, case.options, chance, heard)
    while not state.winners:
        found[f"step {state.steps[-1].KEY}"] += 1
        seat = choices.choice([one for one in range(case.seats) if state.pending >> one & 1])
        picks: list[int] = []
        prompt = state.prompt
        while state.prompt == prompt and state.pending >> seat & 1:
            picks.append(choices.choice(state.legal(seat)))
            found[f"verb {case.game.actions.verb_of[picks[-1]].name}"] += 1
            state.apply(seat, picks[-1], chance)
        answers.append((seat, picks))
    found.update(f"event {event.kind}" for event in heard)
    return found, answers


def play_again(case: Case, seed: int, answers: Answers) -> Match:
    """The same match with its log."""
    match = case.match_with(MatchChance(key_of(case, seed)))
    for seat, picks in answers:
        match.submit(seat, match.state.prompt, picks)
    return match


def gather(game: AnyGame, tries: int) -> Iterator[tuple[Case, int, Match]]:
    """The matches worth keeping: one a case, and those with what few others have."""
    kept: Counter[str] = Counter()
    for case in cases_of(game):
        for seed in range(tries):
            found, answers = play_fast(case, seed)
            rare = [name for name in found if kept[name] < ENOUGH]
            if seed == 0 or rare:
                kept.update(set(found))
                yield case, seed, play_again(case, seed, answers)


def main(arguments: list[str]) -> int:
    """Write what was gathered and say so."""
    games = {**TUTORIAL, **GAMES}
    parser = argparse.ArgumentParser(prog="python -m tests.promises.gathering")
    parser.add_argument("game", choices=sorted(games))
    parser.add_argument("--tries", type=int, default=300, help="matches to play of each case")
    chosen = parser.parse_args(arguments)
    game = games[chosen.game]
    folder = RECORDS / game.name.replace("-", "_")
    folder.mkdir(parents=True, exist_ok=True)
    for case, seed, match in gather(game, chosen.tries):
        path = folder / f"{case.name.replace('=', '-')}-{seed}.txt"
        players = tuple("random" for _ in range(case.seats))
        if not path.exists():
            path.write_text(write_record(record_of(match, players), game), "utf-8")
            print(f"{path.name}: {len(match.log)} entries", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
