"""Orders of the admin command: to the running server, or to the database when none runs."""

import ipaddress
import json
import urllib.error
import urllib.request

from sqlalchemy import Connection

from backroom.server.people import accounts
from backroom.server.refusals import NotFound, Unavailable
from backroom.server.settings import Settings
from backroom.server.storage import archive
from backroom.server.storage.database import Store

from . import lock
from .lock import Running


def carry_out(settings: Settings, order: str, target: str) -> None:
    """The order is done when this comes back; there must be data to give orders about."""
    server = lock.find(settings.data)
    store = Store(settings.database)
    try:
        store.call(_check, order, target)
        if server is not None:
            _ask(server, order, target)
        else:
            store.call(_change, order, target)
    finally:
        store.close()


def _check(db: Connection, order: str, target: str) -> None:
    """A target that nobody knows is most likely mistyped; a table is looked for later."""
    if order == "unban" and target not in accounts.banned(db):
        raise NotFound("not-banned", {"target": target})
    if order == "end-sessions" and not accounts.is_known(db, target):
        raise NotFound("no-such-person", {"person": target})
    if order == "ban" and not _is_address(target) and not accounts.is_known(db, target):
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
        urllib.request.urlopen(request, timeout=10).close()
    except urllib.error.HTTPError as error:
        told = json.loads(error.read())
        raise NotFound(told["id"], told["args"]) from None
    except OSError:
        raise Unavailable("no-answer") from None


def _change(db: Connection, order: str, target: str) -> None:
    if order == "end-sessions":
        accounts.end_sessions(db, target)
    elif order == "close-table":
        doc = archive.find_doc(db, target)
        if doc is None:
            raise NotFound("no-such-table")
        doc.status = "closed"
        for sql, values in doc.save():
            db.exec_driver_sql(sql, values)
    else:
        accounts.ban(db, target, order == "ban")
