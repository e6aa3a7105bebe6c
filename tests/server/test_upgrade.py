"""Nodes of two versions beside each other, of which one has changed the rules of a game."""

import asyncio
import sys
from pathlib import Path
from typing import Any, Final

from .databases import look
from .processes import Player, Server, seat_all
from .test_relay import held_by, until

# The same program, but its Leduc has rules of a newer version.
NEWER: Final = """
from backroom.cli.main import main
from backroom.games import ALL_GAMES
leduc = ALL_GAMES["leduc"]
leduc.meta = leduc.meta._replace(rules_version=leduc.meta.rules_version + 1)
exit(main())
"""


class NewServer(Server):
    """A node of the version after this one."""

    command = (sys.executable, "-c", NEWER)


async def rules_of(folder: Path, match: str) -> int:
    """By which version of the rules a match is played."""
    sql = "SELECT rules FROM matches WHERE id = ?"
    rows = await asyncio.to_thread(look, folder, sql, match)
    return int(rows[0][0])


async def test_a_match_of_old_rules_ends_where_they_are_known(tmp_path: Path) -> None:
    """Whoever comes to a new node is carried to an old one; the next match has new rules."""
    data = tmp_path / "data"
    data.mkdir()
    running: list[Server] = []
    try:
        running.append(await asyncio.to_thread(Server, data))
        old = running[0]
        await asyncio.to_thread(old.wait_until_ready)
        players = [Player(old, "Ann", 1), Player(old, "Bob", 2)]
        table = await seat_all(players, game="leduc", seats=2, clock=600)
        path = f"/api/tables/{table['id']}"

        # One old node stays; the one that plays the table is stopped for the upgrade.
        running.append(await asyncio.to_thread(Server, data))
        running.append(await asyncio.to_thread(NewServer, data))
        for one in running:
            await asyncio.to_thread(one.wait_until_ready)
        await asyncio.to_thread(old.stop)
        other, new = running[1:]
        for player in players:
            player.server = new

        shown: Any = (await players[0].call("GET", path)).json()
        assert (shown["status"], shown["match"]) == ("playing", table["match"])
        assert (await held_by(data, table["id"])).endswith(f":{other.port}")
        async with asyncio.timeout(60):
            await asyncio.gather(*(player.play(table["id"]) for player in players))
        first = (await players[0].post(f"{path}/rematch"))["status"]
        assert first == "gathering"

        # Nothing is played there now, so that the last old node can go, and the table stays.
        await asyncio.to_thread(other.stop)
        await until(lambda: _answers(players[0], path))
        await players[1].post(f"{path}/ready")
        await players[0].post(f"{path}/ready")
        again = await players[0].post(f"{path}/start")
        assert (await held_by(data, table["id"])).endswith(f":{new.port}")
        rules = [await rules_of(data, one) for one in (table["match"], again["match"])]
        assert rules[1] == rules[0] + 1
        assert "other rules" not in new.log()
    finally:
        for one in running:
            if one.process.poll() is None:
                await asyncio.to_thread(one.stop)


async def _answers(player: Player, path: str) -> bool:
    return bool((await player.call("GET", path)).status_code == 200)
