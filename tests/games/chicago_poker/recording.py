"""Plays the golden records of Chicago Poker: `python -m tests.games.chicago_poker.recording`.

Two matches a case between rules of thumb and chance, and a few that are staged so that what
is rare comes up: ties with and without cards in hand, and a deadlock. A record that is there
already is never written over.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from backroom.bots.answers import answer
from backroom.bots.registry import bot_named
from backroom.engine.chance import MatchChance, ScriptedChance
from backroom.engine.match import Match
from backroom.engine.record import record_of, write_record
from backroom.games.chicago_poker.cards import SERIES
from backroom.games.chicago_poker.state import PokerState
from tests.promises.cases import Case, cases_of
from tests.promises.starts import RECORDS

from .scenes import GAME, cards

MATCHES: Final = 2
BOTH_OPTIONS: Final = {"short": "true", "no_specials": "true"}


def line_up(seats: int, turn: int) -> tuple[str, ...]:
    """Every other seat plays by rules of thumb."""
    return tuple("scripted" if (seat + turn) % 2 else "random" for seat in range(seats))


def finish(match: Match, players: tuple[str, ...], seed: str) -> None:
    """Bots play a match to its end."""
    bots = [bot_named(name, GAME) for name in players]
    order = Random(seed)
    while not match.is_over:
        seat = order.choice(match.pending())
        picks = answer(match, seat, bots[seat], f"{seed}/{len(match.log)}")
        match.submit(seat, match.state.prompt, picks)


def say(match: Match, *answers: str) -> None:
    """Answers by name, of the lowest seat asked unless it says `2: ...`."""
    for text in answers:
        named, colon, rest = text.partition(":")
        seat = int(named) if colon else match.pending()[0]
        picks = [GAME.actions.parse(pick) for pick in (rest if colon else text).split(",")]
        match.submit(seat, match.state.prompt, picks)


def staged(seats: int, given: dict[str, str], draws: str) -> Match:
    """A match in which seat 0 begins and the first cards are known."""
    options = GAME.meta.read_options(given, seats)
    script = {"start": [0], "draw": cards(draws)}
    return Match(GAME, seats, options, ScriptedChance(script))


def empty_hands() -> Match:
    """Two players tie with empty hands, and the deck decides (P14)."""
    match = staged(
        2,
        {},
        "red1 red2 red3 red4 blue6 blue1 blue2 blue3 blue4 red6 "
        "gold9 green5 gold5 green7 gold8",
    )
    say(match, "play red1 a", "play blue1 a", "play blue2 a")
    say(match, "play red2 a", "play red3 a", "play red4 a")
    say(match, "play blue3 a", "play blue4 a", "play red6 a")
    say(match, "play blue6 a", "draw", "play gold9 b")
    return match


def reinforcements() -> Match:
    """Two of three tie with equal straights, and again with the cards they send in (P14)."""
    match = staged(
        3,
        {"no_specials": "true"},
        "red6 blue7 red8 red9 red10 gold6 green7 gold8 gold9 gold10 "
        "red1 blue2 green3 gold4 black5 black1 black2 black3 red12 gold12 green1 green2 "
        "black4 blue3 gold2 gold3 blue4 blue5 green4 green5 black12 blue12",
    )
    say(match, "play red6 a", "play gold6 a", "play green7 a", "draw", "draw", "play red1 b")
    say(match, "draw", "play blue7 a", "play red8 a", "draw", "play gold8 a", "play gold9 a")
    say(match, "play blue2 b", "play green3 b", "play gold4 b")
    say(match, "play red9 a", "play red10 a", "draw", "play gold10 a", "draw", "draw")
    say(match, "play black5 b", "draw", "draw", "1: choose red12", "0: choose gold12")
    return match


def deadlock() -> Match:
    """Six players lay every card there is, four a series, and then can only pass (P18)."""
    match = staged(6, {"no_specials": "true"}, "")
    match.go_on_with(MatchChance(b"deadlock"))
    while not any(event.kind == "deadlock" for event in match.events):
        seat = match.pending()[0]
        match.submit(seat, match.state.prompt, [_without_fifth(match, seat)])
    return match


def _without_fifth(match: Match, seat: int) -> int:
    """The first play that makes no fifth card; a draw or a pass if there is none."""
    state = match.state
    assert isinstance(state, PokerState)
    for action in state.legal(seat):
        words = GAME.actions.text(action).split()
        if words[0] == "play":
            place = "abcd".index(words[2])
            if state.length[place * state.seats + seat] < SERIES - 1:
                return action
    return state.legal(seat)[0]


def matches() -> Iterator[tuple[str, Match, tuple[str, ...]]]:
    """Name, match and players of each record."""
    for name, opening in (
        ("empty-hands", empty_hands),
        ("reinforcements", reinforcements),
        ("deadlock", deadlock),
    ):
        match = opening()
        match.go_on_with(MatchChance(name.encode()))
        yield name, match, line_up(match.state.seats, 1)
    for case in [*cases_of(GAME), *_both()]:
        for number in range(MATCHES):
            name = f"{case.name.removeprefix('chicago-poker-').replace('=', '-')}-{number}"
            yield name, case.match(number), line_up(case.seats, number)


def _both() -> list[Case]:
    allowed = cases_of(GAME)[0].allowances
    options = [(seats, GAME.meta.read_options(BOTH_OPTIONS, seats)) for seats in (5, 6)]
    return [Case(GAME, seats, chosen, allowed) for seats, chosen in options]


def main() -> None:
    """Write the records that are missing."""
    folder = RECORDS / "chicago_poker"
    folder.mkdir(parents=True, exist_ok=True)
    for name, match, players in matches():
        path = folder / f"{name}.txt"
        if not path.exists():
            finish(match, players, name)
            path.write_text(write_record(record_of(match, players), GAME), "utf-8")
            print(f"{name}: {len(match.log)} entries")


if __name__ == "__main__":
    main()
