"""Who has something to send is woken in turn."""

import asyncio
from functools import partial

from backroom.server import pacing
from backroom.server.pacing import Pacer


async def test_a_crowd_is_woken_a_few_at_a_time() -> None:
    """Between two rounds everybody else has a turn."""
    pacer = Pacer()
    events = [asyncio.Event() for _ in range(3 * pacing.AT_ONCE)]
    for event in [*events, *events]:
        pacer.later(event, event.set)
    counts = []
    for _ in range(4):
        await asyncio.sleep(0)
        counts.append(sum(event.is_set() for event in events))

    assert counts == [pacing.AT_ONCE * one for one in (1, 2, 3, 3)]
    late = asyncio.Event()
    pacer.later(late, late.set)
    await asyncio.sleep(0)
    assert late.is_set()


async def test_what_is_due_soon_is_done_in_order_whatever_fails() -> None:
    """Nothing is done before what is going on is over, and then all of it."""
    asyncio.get_running_loop().set_exception_handler(lambda loop, told: None)
    pacer = Pacer()
    done: list[int] = []

    def fail() -> None:
        raise ValueError

    for work in (partial(done.append, 1), fail, partial(done.append, 2)):
        pacer.soon(work)

    assert done == []
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert done == [1, 2]
    pacer.soon(partial(done.append, 3))
    await asyncio.sleep(0)
    assert done == [1, 2, 3]
