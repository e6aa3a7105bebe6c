"""Orders of the admin command: to the running server, or to the database when none runs."""

import asyncio
import ipaddress
import json
import urllib.error
import urllib.request
from typing import Final

from backroom import __version__
from backroom.server.addresses import household
from backroom.server.clubs.standings import Standings
from backroom.server.people.passkeys import Passkeys
from backroom.server.people.statistics import Statistics
from backroom.server.ratings.rater import Rater
from backroom.server.refusals import NotFound, Unavailable
from backroom.server.settings import Settings
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.interfaces import PeopleStore, Storage, StorageError
from backroom.server.storage.opening import open_storage
from backroom.server.storage.records import Share
from backroom.server.tables.retention import Retention
from backroom.server.timekeeper import Timekeeper

from . import lock
from .lock import Running

# Clearing out a house for the first time takes a while.
PATIENCE_SECONDS: Final = 600.0
ORDER_SECONDS: Final = 10.0
# What is kept summed, and can be reckoned anew from the matches.
ANEW: Final = ("ratings", "statistics", "standings")


def invite(settings: Settings) -> str:
    """The link of an invitation to an account, which works once and for a week."""
    return asyncio.run(_invite(settings))


async def _invite(settings: Settings) -> str:
    server = lock.find(settings.data)
    storage = await open_storage(settings.place)
    try:
        token = await Passkeys(storage.accounts, Timekeeper(), settings).invite()
    finally:
        await storage.close()
    address = settings.public_url or (server.address if server else "http://localhost:8000")
    # Browsers give passkeys to this machine by its name only, not by its number.
    address = address.replace("//127.0.0.1", "//localhost")
    return f"{address.rstrip('/')}/invited/{token}"


def nodes(settings: Settings, target: str = "") -> list[str]:
    """Who plays what, a line a node; of one node, or of none, which tables those are."""
    try:
        shares = asyncio.run(_shares(settings))
    except StorageError as error:
        told = {"file": settings.shown_place, "reason": str(error)}
        raise NotFound("unreadable-file", told) from None
    if target:
        found = [one for one in shares if target in (one.id, one.address)]
        if not found:
            raise NotFound("no-such-node", {"node": target})
        return [table for one in found for table in one.tables]
    rows = [("node", "address", "version", "lease", "tables", "matches")]
    rows += [
        (
            one.id or "nobody", one.address or "-", one.version or "-",
            f"{one.left:.1f} s" if one.id else "-", str(len(one.tables)), str(one.playing),
        )
        for one in shares
    ]  # fmt: skip
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


async def _shares(settings: Settings) -> list[Share]:
    storage = await open_storage(settings.place)
    try:
        if storage.leases is None:
            raise NotFound("no-nodes")
        return await storage.leases.shares()
    finally:
        await storage.close()


def desk(settings: Settings) -> str:
    """The link to the operator's page of the server that runs; its secret is behind the #."""
    server = asyncio.run(_running(settings))
    if server is None:
        raise Unavailable("no-answer")
    return f"{server.address}/desk#{server.token}"


async def _running(settings: Settings) -> Running | None:
    storage = await open_storage(settings.place)
    try:
        return await _server(settings, storage, "")
    finally:
        await storage.close()


def carry_out(settings: Settings, order: str, target: str) -> None:
    """Do what the operator orders; there must be data to give orders about."""
    try:
        asyncio.run(_carry_out(settings, order, target))
    except StorageError as error:
        told = {"file": settings.shown_place, "reason": str(error)}
        raise NotFound("unreadable-file", told) from None


async def _carry_out(settings: Settings, order: str, target: str) -> None:
    storage = await open_storage(settings.place)
    try:
        server = await _server(settings, storage, target)
        await _check(storage.people, order, target)
        if server is not None:
            await asyncio.to_thread(_ask, server, order, target)
        else:
            await _change(settings, storage, order, target)
    finally:
        await storage.close()


async def _server(settings: Settings, storage: Storage, target: str) -> Running | None:
    """Who runs and can be asked; about a table, the node that plays it."""
    leases = storage.leases
    if leases is None:
        return lock.find(settings.data)
    nodes = await leases.alive()
    holder = await leases.holder(target)
    if holder is None and not nodes:
        return None
    return Running((holder or nodes[0]).address, await leases.secret())


async def _check(people: PeopleStore, order: str, target: str) -> None:
    """Refuse a target nobody knows, most likely mistyped; a table is looked for later."""
    if not target and order not in ("clear-out", *ANEW):
        raise NotFound("no-target")
    if order == "unban" and household(target) not in await people.banned():
        raise NotFound("not-banned", {"target": target})
    if order == "end-sessions" and not await people.is_known(target):
        raise NotFound("no-such-person", {"person": target})
    if order == "ban" and not _is_address(target) and not await people.is_known(target):
        raise NotFound("nobody-to-ban", {"target": target})


def _is_address(text: str) -> bool:
    """Whether a text is an address of the internet, old or new."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _ask(server: Running, order: str, target: str) -> None:
    headers = {
        "Authorization": f"Bearer {server.token}",
        "Content-Type": "application/json",
    }
    body = json.dumps({"order": order, "target": target}).encode()
    request = urllib.request.Request(f"{server.address}/api/admin", body, headers)
    try:
        urllib.request.urlopen(request, timeout=PATIENCE_SECONDS).close()
    except urllib.error.HTTPError as error:
        told = json.loads(error.read())
        raise NotFound(told["id"], told["args"]) from None
    except OSError:
        raise Unavailable("no-answer") from None


async def _change(settings: Settings, storage: Storage, order: str, target: str) -> None:
    if order == "clear-out":
        await Retention(storage.retention, None, Timekeeper(), settings).clear_out()
    elif order in ANEW:
        await _recompute(storage, order)
    elif order == "end-sessions":
        await storage.people.end_sessions(target)
    elif order == "close-table":
        doc = await storage.tables.find(target)
        if doc is None:
            raise NotFound("no-such-table")
        doc.status = "closed"
        await _save_table(storage, doc)
    else:
        await storage.people.ban(household(target), order == "ban")
        if order == "ban" and storage.clubs is not None:
            await storage.clubs.pass_on(target)


async def _recompute(storage: Storage, order: str) -> None:
    time = Timekeeper()
    if order == "statistics":
        await Statistics(storage.deeds, storage.matches, time).recompute()
    elif order == "ratings" and storage.ratings is not None:
        await Rater(storage.ratings, storage.matches, time).recompute()
    elif order == "standings" and storage.clubs is not None:
        await Standings(storage.clubs, time).recompute()


async def _save_table(storage: Storage, doc: TableDoc) -> None:
    """Where a database is shared, as a node that lives for this one change."""
    leases = storage.leases
    if leases is None:
        await storage.journal.save_table(doc)
        return
    now = Timekeeper().wall()
    await leases.join("", __version__, ORDER_SECONDS, now)
    try:
        await leases.take([doc.id], now)
        await storage.journal.save_table(doc)
    finally:
        await leases.leave(now)
