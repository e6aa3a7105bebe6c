"""A whole evening on a real server, which is killed while people play their matches."""

import asyncio
import os
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import httpx2
import pytest
from websockets.exceptions import WebSocketException

from backroom.server.evenings.points import MOST
from tests.server.processes import Player, Server, server

pytestmark = pytest.mark.anyio
SOAK: Final = bool(os.environ.get("BACKROOM_SOAK"))
PEOPLE: Final = 17 if SOAK else 7
ROUNDS: Final = 4 if SOAK else 2
LEAVERS: Final = 2 if SOAK else 1
# Moves of all before the server is killed.
MOVES: Final = 60


class Evening:
    """The people of one evening, and what its link shows."""

    def __init__(self, running: Server) -> None:
        self.running = running
        self.players: list[Player] = []
        self.path = ""

    async def arrive(self, count: int) -> None:
        """So many more people take a name and come; the first of all hosts."""
        for _ in range(count):
            number = len(self.players)
            player = Player(self.running, f"Guest{number + 1}", number)
            await player.arrive()
            self.players.append(player)
            if self.path:
                await player.post(f"{self.path}/come")
            else:
                order = {"name": "Friday", "game": "mafioso", "rounds": ROUNDS, "clock": 600}
                made = await player.post("/api/evenings", **order)
                self.path = f"/api/evenings/{made['id']}"

    async def show(self) -> dict[str, Any]:
        """The evening as it is."""
        shown: dict[str, Any] = (await self.players[0].call("GET", self.path)).json()
        return shown

    async def round(self) -> dict[str, Any]:
        """Begin a round, let everybody play, and give the evening when all tables are over."""
        for player in self.players:
            player.forget()
        begun = await self.players[0].post(f"{self.path}/rounds")
        seats = [
            (seat["person"], one["table"]) for one in begun["tables"] for seat in one["players"]
        ]
        by_id = {player.id: player for player in self.players}
        async with asyncio.TaskGroup() as group:
            for person, table in seats:
                group.create_task(play_through(by_id[person], table))
        async with asyncio.timeout(30):
            while True:
                shown = await self.show()
                if all(one["over"] for one in shown["tables"]):
                    return shown
                await asyncio.sleep(0.2)

    def moves(self) -> int:
        """How many moves the server has accepted in this round."""
        return sum(frame["kind"] == "accepted" for one in self.players for frame in one.frames)

    async def kill_in_the_middle(self) -> None:
        """`kill -9` once some have moved, and the same house again at the same address."""
        while self.moves() < MOVES:
            await asyncio.sleep(0.01)
        self.running.kill()
        await asyncio.to_thread(self.running.start, self.running.port)
        await asyncio.to_thread(self.running.wait_until_ready)


async def play_through(player: Player, table: str) -> None:
    """Play a match to its end, with new tabs when the line breaks."""
    while True:
        player.forget()
        try:
            await player.play(table)
        except (OSError, WebSocketException, httpx2.TransportError):
            await asyncio.sleep(0.1)
        else:
            return


def met(tables: list[list[str]]) -> set[frozenset[str]]:
    """Who sat with whom."""
    return {frozenset(pair) for people in tables for pair in combinations(people, 2)}


def check_round(shown: dict[str, Any]) -> set[frozenset[str]]:
    """Every table shared out all its points by place; gives who sat with whom."""
    for one in shown["tables"]:
        points = sorted(seat["points"] for seat in one["players"])
        assert points[-1] > points[0] >= 0
        assert sum(points) == pytest.approx(len(points) * MOST / 2)
    return met([[seat["person"] for seat in one["players"]] for one in shown["tables"]])


def check_standings(standings: list[dict[str, Any]], pairs: list[set[frozenset[str]]]) -> None:
    """Ordered by points, which add up; and whom everybody met is counted rightly."""
    totals = [one["total"] for one in standings]
    assert totals == sorted(totals, reverse=True)
    for one in standings:
        assert one["total"] == pytest.approx(sum(got or 0 for got in one["points"]))
        met_by = {
            other for pair in set().union(*pairs) if one["person"] in pair for other in pair
        }
        assert one["met"] == len(met_by - {one["person"]})


async def test_an_evening_with_a_late_comer_leavers_and_a_kill(tmp_path: Path) -> None:
    """Every match is played by people, and everybody has the points of their places."""
    with server(tmp_path / "data") as running:
        evening = Evening(running)
        await evening.arrive(PEOPLE - 1)
        pairs: list[set[frozenset[str]]] = []
        for number in range(1, ROUNDS + 1):
            if number == 2:
                await evening.arrive(1)
            async with asyncio.TaskGroup() as group:
                playing = group.create_task(evening.round())
                if number == 2:
                    group.create_task(evening.kill_in_the_middle())
            shown = playing.result()
            pairs.append(check_round(shown))
            if number < ROUNDS and number <= LEAVERS:
                leaver = evening.players[number]
                await leaver.post(f"{evening.path}/leave", person=leaver.id)
        if shown["status"] != "over":
            shown = await evening.players[0].post(f"{evening.path}/end")

        assert shown["status"] == "over"
        standings = shown["standings"]
        assert len(standings) == PEOPLE
        assert sum(one["gone"] for one in standings) == min(LEAVERS, ROUNDS - 1)
        check_standings(standings, pairs)
        running.stop()
        assert "Traceback" not in running.log()
