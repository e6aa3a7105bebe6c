"""What wakes one task: nothing is lost, whoever comes first."""

import asyncio

from backroom.server.bell import Bell, Inbox


async def test_a_bell_wakes_the_one_who_waits() -> None:
    """And only a ring does: who waits again waits for the next one."""
    bell = Bell()
    waiter = asyncio.create_task(bell.wait())
    await asyncio.sleep(0)

    bell.ring()
    bell.ring()
    await waiter

    again = asyncio.create_task(bell.wait())
    await asyncio.sleep(0)
    assert not again.done()
    again.cancel()


async def test_a_ring_without_anybody_is_not_kept() -> None:
    """Whoever waits has looked before whether there is anything to wait for."""
    bell = Bell()
    bell.ring()

    waiter = asyncio.create_task(bell.wait())
    await asyncio.sleep(0)

    assert not waiter.done()
    waiter.cancel()


async def test_things_are_read_in_the_order_in_which_they_came() -> None:
    """Also those that came before anybody read, and after a reader gave up."""
    inbox: Inbox[int] = Inbox()
    gave_up = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    gave_up.cancel()
    await asyncio.wait([gave_up])

    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert (inbox.qsize(), inbox.empty()) == (2, False)
    first, second = await inbox.get(), await inbox.get()
    reader = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(3)

    assert [first, second, await reader] == [1, 2, 3]
    assert (inbox.qsize(), inbox.empty()) == (0, True)
