"""A page without a browser: asks and dials through the messages that a web worker gets."""

import asyncio
import contextlib
import json
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Any, Final

from backroom.local.worker import Worker, open_worker

from .drawer import Drawer

PATIENCE: Final = 60.0


class Page:
    """The near end of the line, as `web/src/net/worker.ts` is in a browser."""

    def __init__(self) -> None:
        self.worker: Worker
        self._number = 0
        self._answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self._heard: dict[int, asyncio.Queue[dict[str, Any]]] = defaultdict(asyncio.Queue)

    def post(self, text: str) -> None:
        """The worker says something."""
        told = json.loads(text)
        if "call" in told:
            self._answers.pop(told["call"]).set_result((told["status"], told["body"]))
        else:
            self._heard[told["line"]].put_nowait(told)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """A call; gives the status and the body as it came."""
        self._number += 1
        answer: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._answers[self._number] = answer
        told = body if isinstance(body, str) else None if body is None else json.dumps(body)
        kind = {"content-type": "application/json", "accept-language": "en"}
        message = {"call": self._number, "method": method, "path": path, "headers": kind}
        self.worker.hear(json.dumps({**message, "body": told}))
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def get(self, path: str) -> Any:
        """The answer to a question."""
        return json.loads((await self.ask("GET", path))[1])

    async def order(self, path: str, **body: Any) -> Any:
        """The answer to an order."""
        status, text = await self.ask("POST", path, body)
        assert status == 200, text
        return json.loads(text)

    def dial(self, table: str) -> int:
        """A line to a table; gives its number."""
        self._number += 1
        dialled = {"line": self._number, "dial": f"/api/tables/{table}/socket?since=0&lang=en"}
        self.worker.hear(json.dumps(dialled))
        return self._number

    def say(self, line: int, **frame: Any) -> None:
        """A frame to a table."""
        self.worker.hear(json.dumps({"line": line, "say": json.dumps(frame)}))

    def hang_up(self, line: int) -> None:
        """A line is not needed any more."""
        self.worker.hear(json.dumps({"line": line, "hang_up": True}))

    async def next(self, line: int) -> dict[str, Any]:
        """What comes next on a line: a frame, or how it opened or closed."""
        async with asyncio.timeout(PATIENCE):
            told = await self._heard[line].get()
        frame: dict[str, Any] = json.loads(told["said"]) if "said" in told else told
        return frame

    async def until(self, line: int, *kinds: str) -> dict[str, Any]:
        """The next frame of these kinds; others are passed over."""
        while (frame := await self.next(line)).get("kind") not in kinds:
            pass
        return frame


@contextlib.asynccontextmanager
async def open_page(drawer: Drawer, **given: Any) -> AsyncIterator[Page]:
    """A page of the house over what is in a drawer; bots are in a hurry."""
    page = Page()
    given = {"bot_pace": 0.0, **given}
    page.worker = await open_worker(drawer.read_text, drawer.write_text, page.post, **given)
    try:
        yield page
    finally:
        await page.worker.close()


async def sit_down(page: Page, game: str, **order: Any) -> dict[str, Any]:
    """A table with bots on all other chairs, begun."""
    if (await page.ask("GET", "/api/me"))[0] == 401:
        await page.order("/api/people", name="Ann")
    table: dict[str, Any] = await page.order("/api/tables", game=game, **order)
    path = f"/api/tables/{table['id']}"
    await page.order(f"{path}/ready", ready=True, nonce="mine")
    await page.order(f"{path}/start")
    return table


async def play_on(page: Page, table: str, most: int) -> bool:
    """Answer by the defaults, at most so often; gives whether the match is over."""
    line = page.dial(table)
    answered = -1
    try:
        for _ in range(most):
            update = await page.until(line, "update")
            while not update["over"] and (not update["legal"] or update["prompt"] == answered):
                update = await page.until(line, "update")
            if update["over"]:
                return True
            answered = update["prompt"]
            await _answer(page, line, update)
    finally:
        page.hang_up(line)
    return False


async def _answer(page: Page, line: int, update: dict[str, Any]) -> None:
    """The default, pick by pick until the answer is whole."""
    prompt, picks = update["prompt"], [update["default"]]
    page.say(line, kind="options", prompt=prompt, prefix=picks)
    while not (told := await page.until(line, "options", "refused")).get("complete", True):
        picks.append(told["default"])
        page.say(line, kind="options", prompt=prompt, prefix=picks)
    page.say(line, kind="move", key=f"k{prompt}", prompt=prompt, actions=picks)
