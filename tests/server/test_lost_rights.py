"""The house may not write to its database any more: it says so, and goes on when it may."""

import asyncio
from pathlib import Path
from typing import Final

import httpx2

from . import postgres
from .databases import place_of
from .processes import Player, Server, seat_all
from .test_relay import until

KEEPER: Final = "keeper_of_the_house"
RIGHTS: Final = "SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public"
WRITES: Final = "INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public"


async def test_rights_that_are_taken_away_are_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """`/readyz` says why, whoever moves is asked to try again, and the match goes on after."""
    data = tmp_path / "data"
    data.mkdir()
    owner = str(place_of(data))
    for statement in (f"CREATE ROLE {KEEPER} LOGIN", f"GRANT {RIGHTS} TO {KEEPER}"):
        await asyncio.to_thread(postgres.ask_at, owner, statement)
    url = owner.replace("//postgres@", f"//{KEEPER}@")
    running = await asyncio.to_thread(Server, data, BACKROOM_DATABASE_URL=url)
    try:
        await asyncio.to_thread(running.wait_until_ready, 60.0)
        ann, bob = Player(running, "Ann", 1), Player(running, "Bob", 2)
        table = await seat_all([ann, bob], game="leduc", seats=2)

        async def readiness() -> tuple[int, str]:
            answer = await asyncio.to_thread(httpx2.get, f"{running.url}/readyz")
            return answer.status_code, answer.text

        async def is_told() -> bool:
            code, text = await readiness()
            return code == 503 and "permission denied" in text and text.count("\n") == 1

        async def is_back() -> bool:
            return (await readiness())[0] == 200

        await asyncio.to_thread(postgres.ask_at, owner, f"REVOKE {WRITES} FROM {KEEPER}")
        await until(is_told)
        refused = await ann.call("POST", "/api/tables", {"game": "leduc", "seats": 2})
        await asyncio.to_thread(postgres.ask_at, owner, f"GRANT {RIGHTS} TO {KEEPER}")
        await until(is_back)

        assert refused.status_code == 503
        assert "cannot write" in running.log()
        async with asyncio.timeout(60):
            await asyncio.gather(*(player.play(table["id"]) for player in (ann, bob)))
    finally:
        await asyncio.to_thread(running.stop)
        for statement in (f"DROP OWNED BY {KEEPER}", f"DROP ROLE {KEEPER}"):
            await asyncio.to_thread(postgres.ask_at, owner, statement)
