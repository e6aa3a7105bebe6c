"""Nonsense of every kind: refused in words, never a fault, and nothing changes."""

import asyncio
import os
import string
from collections.abc import Iterator
from random import Random
from typing import Any, Final, get_args

import hypothesis
import msgspec
import pytest
import schemathesis
from schemathesis.checks import CheckFunction, load_all_checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from backroom.server import wire
from backroom.server.http.routes import CALLS

from .processes import Player, Server, seat_all, server

SOAK: Final = bool(os.environ.get("BACKROOM_SOAK"))
FRAMES: Final = int(os.environ.get("BACKROOM_SOAK_FRAMES", 1_000_000)) if SOAK else 4_000
ALL_CALLS: Final = int(os.environ.get("BACKROOM_SOAK_CALLS", 100_000)) if SOAK else 500
# A soak in several parts takes another one for each, so that no part repeats the one before.
SEED: Final = int(os.environ.get("BACKROOM_SOAK_SEED", 0))
CALLS_EACH: Final = ALL_CALLS // len(CALLS) + 1
TOGETHER: Final = 200
JUNK: Final = ("", "{", "[]", "null", "\x00", '"move"', "{}", "[" * 9000, '{"kind":' * 2000)
# Refused with its key, and so known to be handled.
MARK: Final = '{"kind":"move","key":"mark","prompt":999999,"actions":[0]}'
# After these there would be nobody left to make the other calls.
PARTING: Final = ("DELETE /api/me", "DELETE /api/me/session")
load_all_checks()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all nonsense; nothing of it leaves an error in its log."""
    with server(tmp_path_factory.mktemp("fuzz") / "data") as one:
        yield one
        assert '"error"' not in one.log()


class Nonsense:
    """Frames made from the types of the wire, right, nearly right and wrong."""

    def __init__(self, seed: int) -> None:
        self.random = Random(f"{SEED} {seed}")
        self.kinds = get_args(wire.ClientFrame)

    def frame(self) -> str:
        """One text to send."""
        if self.random.random() < 0.1:
            return self.random.choice(JUNK)
        kind = self.random.choice(self.kinds)
        fields = msgspec.structs.fields(kind)
        told: dict[str, Any] = {"kind": kind.__struct_config__.tag}
        told |= {one.name: self.value(one.name) for one in fields}
        for _ in range(self.random.choice((0, 0, 0, 1, 1, 2))):
            self.spoil(told)
        return msgspec.json.encode(told).decode()

    def value(self, name: str) -> Any:
        """Something that fits a field most of the time."""
        few = self.random.randrange(-1, 40)
        made: dict[str, Any] = {
            "key": "".join(self.random.choices(string.ascii_letters + "_-", k=8)),
            "prompt": few,
            "actions": self.random.choices(range(-1, 400), k=self.random.randrange(5)),
            "prefix": self.random.choices(range(400), k=self.random.randrange(4)),
            "say": few,
            "text": self.text(),
            "person": "".join(self.random.choices(string.ascii_lowercase, k=14)),
            "on": self.random.random() < 0.5,
            "since": few,
            "seat": self.random.choice((None, 0, 1, 2, 5)),
        }
        return made[name]

    def text(self) -> str:
        """Any characters at all."""
        return "".join(chr(self.random.randrange(1, 0xD7FF)) for _ in range(8))

    def spoil(self, told: dict[str, Any]) -> None:
        """Make one thing wrong: its kind, its size, its name or its being there."""
        name = self.random.choice(list(told))
        wrong: tuple[Any, ...] = (
            None,
            True,
            -1,
            2**70,
            1e300,
            "",
            "x" * 600,
            [],
            {},
            [[[[]]]],
            self.text(),
        )
        choice = self.random.randrange(4)
        if choice == 0:
            del told[name]
            told.setdefault("kind", "move")
        elif choice == 1:
            told[self.text()] = self.random.choice(wrong)
        else:
            told[name] = self.random.choice(wrong)


async def send_nonsense(player: Player, table: str, made: Nonsense) -> int:
    """Many frames at one table; gives how many of them were refused."""
    refusals = 0
    async with player.tab(table) as socket:
        for _ in range(FRAMES // 2 // TOGETHER):
            for _ in range(TOGETHER):
                await socket.send(made.frame())
            await socket.send(MARK)
            frame: dict[str, Any] = {}
            while frame.get("key") != "mark":
                frame = await player.hear(socket)
                if frame["kind"] == "refused":
                    refusals += 1
                    assert 4400 <= frame["code"] < 4500
                    assert frame["text"]
                    assert "refusal-" not in frame["text"]
            player.frames.clear()
            player.bytes.clear()
    return refusals


async def test_frames_of_any_kind_are_refused_or_answered(running: Server) -> None:
    """By a player whose turn it may be, and by a spectator; the table stays as it is."""
    people = [Player(running, name, one) for one, name in enumerate(("Ann", "Bob", "Cas"))]

    async def scene() -> tuple[int, int]:
        await people[2].arrive()
        table = await seat_all(people[:2], game="chicago-poker", seats=2)
        refused = await asyncio.gather(
            *(send_nonsense(people[one], table["id"], Nonsense(one)) for one in (0, 2))
        )
        after = (await people[0].call("GET", f"/api/tables/{table['id']}")).json()
        assert (after["status"], after["match"]) == ("playing", table["match"])
        return refused[0], refused[1]

    by_player, by_spectator = await scene()

    print(f"{FRAMES} frames, {by_player + by_spectator} refused")
    assert by_player > FRAMES // 8
    assert by_spectator > FRAMES // 8


CHECKS: Final[list[CheckFunction]] = [
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def ask_often(operation: Any, cookie: str) -> int:
    """Calls of one kind, right and wrong, as Schemathesis makes them; gives their number."""
    made = 0

    @hypothesis.seed(SEED)
    @hypothesis.settings(
        max_examples=CALLS_EACH,
        deadline=None,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        nonlocal made
        made += 1
        response = case.call(headers={"cookie": cookie})
        assert response.status_code < 500
        case.validate_response(response, checks=CHECKS)

    ask()
    return made


async def test_calls_of_any_kind_are_refused_or_answered(running: Server) -> None:
    """Every answer is one that OpenAPI promises, and none is a fault."""
    ann = Player(running, "Ann", 1)
    await ann.arrive()
    schema = schemathesis.openapi.from_url(f"{running.url}/api/openapi.json")
    made = 0

    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        made += ask_often(operation, "" if operation.label in PARTING else ann.cookie)

    print(f"{made} calls")
    assert made > CALLS_EACH * len(CALLS) // 3
    assert (await ann.call("GET", "/api/me")).status_code == 200
