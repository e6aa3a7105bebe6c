"""The full screen for tests: keys are pressed, and what is shown is a text."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from textual.pilot import Pilot
from textual.screen import Screen

from backroom.terminal.desk import Desk
from backroom.terminal.full.app import House
from backroom.terminal.full.table import TableScreen
from backroom.terminal.sitting import Sitting

SNAPSHOTS: Final = Path(__file__).parent / "snapshots"
SIZES: Final = ((80, 24), (120, 40), (200, 60))
# How often the screen is looked at while somebody else acts.
MOST_LOOKS: Final = 400


def shown(app: House) -> str:
    """The characters on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


def perform(
    screen: Screen[Any],
    act: Callable[[House, Pilot[int]], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
) -> House:
    """Show a screen and do something there."""
    app = House(screen)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(app, pilot)

    asyncio.run(run())
    if app.fault is not None:
        raise app.fault
    return app


def table_screen(
    sitting: Sitting, language: str = "en", kept: list[str] | None = None
) -> TableScreen:
    """A match on the full screen, at full speed."""

    def keep() -> None:
        if kept is not None:
            kept.append(sitting.record())

    return TableScreen(Desk(sitting, language), keep, "", pace=0)


async def settled(pilot: Pilot[int], screen: TableScreen) -> None:
    """Wait until the person is asked, or the match is over."""
    for _ in range(MOST_LOOKS):
        await pilot.pause(0.005)
        if screen.desk.place.is_over or screen._choosing is not None:
            await pilot.pause()
            return
    raise AssertionError("nobody asked the person anything")


def matches_snapshot(name: str, text: str) -> None:
    """What is shown is what was shown; BACKROOM_SNAPSHOTS=write writes it down anew."""
    file = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("BACKROOM_SNAPSHOTS") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8"), f"{name} looks different"
