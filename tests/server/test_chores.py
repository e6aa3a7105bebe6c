"""Work that nobody waits for: nothing that was noted is forgotten."""

import asyncio

from backroom.server.chores import RETRY_SECONDS, Chore
from tests.server.manual_time import ManualTime


class Sweeping(Chore):
    """A chore that fails as often as it is told to."""

    name = "sweeping"

    def __init__(self, time: ManualTime, failures: int = 0) -> None:
        super().__init__(time)
        self.failures = failures
        self.done = 0

    async def settle(self) -> None:
        """Sweep once, or fail."""
        if self.failures:
            self.failures -= 1
            raise OSError("no broom")
        self.done += 1


async def until_idle() -> None:
    """Everybody who can go on has gone on."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_it_is_done_at_first_and_whenever_something_is_noted() -> None:
    """Notes that come together are one reason to look; without any nothing is done."""
    sweeping = Sweeping(ManualTime())
    task = asyncio.create_task(sweeping.keep_settling())
    await until_idle()
    assert sweeping.done == 1

    sweeping.note()
    sweeping.note()
    await until_idle()
    await until_idle()

    assert sweeping.done == 2
    task.cancel()


async def test_what_failed_is_tried_again_later() -> None:
    """Not at once, since what was wrong a moment ago still is; and without another note."""
    time = ManualTime()
    sweeping = Sweeping(time, failures=2)
    task = asyncio.create_task(sweeping.keep_settling())
    await until_idle()
    assert (sweeping.failures, sweeping.done) == (1, 0)

    await time.advance(RETRY_SECONDS - 1)
    assert sweeping.failures == 1
    await time.advance(1)
    assert (sweeping.failures, sweeping.done) == (0, 0)
    await time.advance(RETRY_SECONDS)

    assert sweeping.done == 1
    task.cancel()
