"""Whole matches of every game through real sockets, and not a byte that gives anything away."""

import asyncio
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from backroom.engine.chance import ReplayChance, SearchChance
from backroom.engine.events import SPECTATOR
from backroom.engine.game import AnyGame
from backroom.engine.match import LATE, SAY, Entry, Match
from backroom.engine.state import State
from backroom.games import ALL_GAMES
from backroom.server.matches.live import read_entry
from tests.server.databases import look
from tests.server.processes import Player, Server, seat_all, server

ALL: Final = ALL_GAMES
USUAL_PLAYERS: Final = 3
# Beside updates only these come; each is looked at below.
OTHERS: Final = {"table", "accepted", "options", "refused"}
CHANGING: Final = {"number", "since", "events", "clock", "kind"}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all games."""
    with server(tmp_path_factory.mktemp("matches") / "data") as one:
        yield one


class Played(NamedTuple):
    """What is on the disk about a match."""

    seats: int
    options: tuple[int, ...]
    seed: str
    log: list[Entry]


def stored(data: Path, match: str, game: AnyGame) -> Played:
    """A match as the journal has it."""
    heading = "SELECT seats, options, seed FROM matches WHERE id = ?"
    ((seats, options, seed),) = look(data, heading, match)
    lines = "SELECT entry FROM journal WHERE match = ? ORDER BY seq"
    log = [read_entry(entry) for (entry,) in look(data, lines, match)]
    read = game.meta.read_options(msgspec.json.decode(options), seats)
    return Played(seats, read, seed, log)


def action(game: AnyGame, state: State, seat: int, number: int) -> dict[str, Any]:
    """An action as it is offered, marked if it is a whole answer."""
    data: dict[str, Any] = game.actions.data(number)
    is_whole = state.steps[-1].is_whole(state, seat, number)
    return {**data, "whole": True} if is_whole else data


def offered(game: AnyGame, state: State, seat: int) -> dict[str, Any]:
    """What an update may hold of a position, and nothing else: from the seat's view alone."""
    view = game.observe(state, seat)
    is_asked = seat >= 0 and not state.winners and state.pending >> seat & 1
    legal = state.legal(seat) if is_asked else []
    return {
        "you": None if seat == SPECTATOR else seat,
        "prompt": state.prompt,
        "pending": [one for one in range(state.seats) if view.waiting >> one & 1],
        "view": game.view_data(game.shown(view)),
        "legal": [action(game, state, seat, one) for one in legal],
        "default": state.steps[-1].default(state, seat) if is_asked else None,
        "over": state.winners != 0,
    }


def twin_of(game: AnyGame, state: State, seat: int, draw: int) -> State:
    """A state that the seat cannot tell from this one, drawn from its view."""
    if state.winners:
        return state
    twin: State = game.complete(game.observe(state, seat), SearchChance(draw))
    return twin


class Expected:
    """Everything that each seat may receive in a match, by the number of its frame."""

    def __init__(self, game: AnyGame, played: Played) -> None:
        self.game = game
        self.updates: dict[tuple[int, int], list[bytes]] = {}
        self.twins: dict[tuple[int, int], list[State]] = {}
        self.differed = 0
        choices = [choice for entry in played.log for choice in entry.chance]
        self.match = Match(game, played.seats, played.options, ReplayChance(choices))
        self._note(0)
        for draw, entry in enumerate(played.log[1:], 1):
            if entry.kind == LATE:
                self.match.note_late(entry.seat, entry.prompt, entry.actions)
            elif entry.kind == SAY:
                self.match.say(entry.seat, entry.actions[0])
            else:
                self.match.submit(entry.seat, entry.prompt, entry.actions, entry.kind)
            self._note(draw)

    def _note(self, draw: int) -> None:
        state = self.match.state
        for seat in range(SPECTATOR, state.seats):
            twin = twin_of(self.game, state, seat, draw)
            self.differed += self.game.write(twin) != self.game.write(state)
            if seat >= 0 and state.pending >> seat & 1:
                self.twins.setdefault((seat, state.prompt), []).append(twin)
            number = self.match.newest_frame(seat)
            told = msgspec.json.encode(offered(self.game, twin, seat), order="sorted")
            self.updates.setdefault((seat, number), []).append(told)

    def events(self, seat: int, since: int, number: int) -> list[dict[str, Any]]:
        """What the frames of a seat from one number to another tell."""
        frames = self.match.frames(seat, since)[: number - since]
        return [self.game.events.data(*event) for frame in frames for event in frame.events]


def check_updates(player: Player, seat: int, expected: Expected) -> int:
    """Every update is, to the byte, what follows from the view; gives their number."""
    seen, newest = 0, 0
    for frame in player.frames:
        if frame["kind"] != "update":
            continue
        rest = {name: value for name, value in frame.items() if name not in CHANGING}
        told = msgspec.json.encode(rest, order="sorted")
        assert told in expected.updates[seat, frame["number"]]
        assert frame["since"] in (newest, frame["number"])
        assert frame["events"] == expected.events(seat, frame["since"], frame["number"])
        newest = frame["number"]
        seen += 1
    assert newest == expected.match.newest_frame(seat)
    return seen


@lru_cache
def chair_names() -> frozenset[str]:
    """What a frame about the table may hold of a chair."""
    names = (
        "seat",
        "sitter",
        "person",
        "name",
        "level",
        "ready",
        "present",
        "stand_in",
        "left",
        "votes",
    )
    return frozenset(names)


def check_others(player: Player, secrets: list[str]) -> None:
    """What is no update tells nothing of the match, and no secret before it is over."""
    for text, frame in zip(player.bytes, player.frames, strict=True):
        assert frame["kind"] in OTHERS | {"update"}
        is_over = frame["kind"] == "table" and frame["table"]["status"] == "over"
        assert is_over or not any(secret in text for secret in secrets)
        if frame["kind"] == "table":
            assert (frame["table"]["result"] is not None) == is_over
            assert all(set(chair) == chair_names() for chair in frame["table"]["chairs"])


def check_options(player: Player, seat: int, expected: Expected) -> None:
    """The parts of a choice are told from the seat's view, too."""
    for frame in player.frames:
        if frame["kind"] == "options":
            looks = [
                msgspec.json.encode(parts(expected.game, twin.clone(), seat, frame))
                for twin in expected.twins[seat, frame["prompt"]]
            ]
            told = {name: frame[name] for name in ("legal", "default", "view", "complete")}
            assert msgspec.json.encode(told) in looks


def parts(game: AnyGame, twin: State, seat: int, frame: dict[str, Any]) -> dict[str, Any]:
    """What may be told about some picks of a choice."""
    before = twin.clone()
    for pick in frame["prefix"]:
        twin.apply(seat, pick, SearchChance(0))
    if twin.prompt != frame["prompt"] or not twin.pending >> seat & 1:
        view = game.view_data(game.shown(game.observe(before, seat)))
        return {"legal": [], "default": None, "view": view, "complete": True}
    step = twin.steps[-1]
    return {
        "legal": [action(game, twin, seat, one) for one in step.legal(twin, seat)],
        "default": step.default(twin, seat),
        "view": game.view_data(game.shown(game.observe(twin, seat))),
        "complete": False,
    }


@pytest.mark.parametrize("name", ALL)
async def test_a_whole_match_is_played_and_nobody_learns_what_they_may_not(
    running: Server, name: str
) -> None:
    """People, a bot if there is room, and a spectator; every byte is compared."""
    game = ALL[name]
    seats = min(game.meta.seats, key=lambda count: abs(count - USUAL_PLAYERS))
    bots = ["random"] if seats > 2 else []
    people = [Player(running, f"P{one}", one) for one in range(seats - len(bots))]
    watcher = Player(running, "Watcher", 99)
    before = len(running.log())

    async def scene() -> dict[str, Any]:
        await watcher.arrive()
        table = await seat_all(people, game=name, seats=seats, bots=bots, window=3)
        crowd = [*people, watcher]
        async with asyncio.timeout(120):
            await asyncio.gather(*(one.play(table["id"]) for one in crowd))
        return table

    table = await scene()

    played = stored(running.data, table["match"], game)
    expected = Expected(game, played)
    tokens = [one.cookie.partition("=")[2] for one in (*people, watcher)]
    assert expected.match.is_over
    assert expected.differed, "nothing was hidden, so nothing was tested"
    for number, player in enumerate((*people, watcher)):
        place = SPECTATOR if player is watcher else number
        # Whoever watches may come when a short match is all but over; who plays sees it all.
        assert check_updates(player, place, expected) >= (1 if player is watcher else 2)
        check_others(player, [played.seed, *tokens])
        check_options(player, place, expected)
    assert "error" not in running.log()[before:]
