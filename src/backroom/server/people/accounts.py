"""People and their sessions, as the database knows them.

A session is 256 random bits in a cookie; only its SHA-256 is stored.
"""

import hashlib
import secrets
import time
import unicodedata
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from backroom.server.ids import new_id
from backroom.server.refusals import BadFrame, NotFound
from backroom.server.storage.schema import bans, chat, links, mutes, people, players, sessions

LINK_SECONDS: Final = 600
FORGOTTEN: Final = "—"
# A bar separates names in a record.
NOT_IN_NAMES: Final = "|"


class Person(NamedTuple):
    """Somebody who took a name."""

    id: str
    name: str


def clean_text(text: str) -> str:
    """A text without control characters or lone surrogates, spaces tidied."""
    kept = (one for one in text if unicodedata.category(one) not in ("Cc", "Cs", "Cn", "Co"))
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    """A name that can be read and written in a record, or a refusal."""
    told = clean_text(name.replace(NOT_IN_NAMES, "/"))
    seen = any(unicodedata.category(one)[0] in "LNPS" for one in told)
    if not seen or len(told) > 24:
        raise BadFrame("bad-name")
    return told


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def create_person(db: Connection, name: str) -> tuple[Person, str]:
    """A new guest, and the token of their first session."""
    person = Person(new_id(), name)
    row = {"id": person.id, "name": name, "created": time.time(), "forgotten": False}
    db.execute(insert(people).values(row))
    return person, open_session(db, person.id)


def open_session(db: Connection, person: str) -> str:
    """A new session of a person; gives the token."""
    token = secrets.token_urlsafe(32)
    now = time.time()
    row = {"hash": hashed(token), "person": person, "created": now, "seen": now}
    db.execute(insert(sessions).values(row))
    return token


def find_session(db: Connection, hash: str) -> Person | None:
    """Whose session this is."""
    query = (
        select(people.c.id, people.c.name)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == hash, people.c.forgotten.is_(False))
    )
    row = db.execute(query).one_or_none()
    if row is None:
        return None
    db.execute(update(sessions).where(sessions.c.hash == hash).values(seen=time.time()))
    return Person(row.id, row.name)


def end_session(db: Connection, hash: str) -> None:
    """One device knows the person no more."""
    db.execute(delete(sessions).where(sessions.c.hash == hash))


def end_sessions(db: Connection, person: str) -> None:
    """No device knows the person any more."""
    db.execute(delete(sessions).where(sessions.c.person == person))
    db.execute(delete(links).where(links.c.person == person))


def rename(db: Connection, person: str, name: str) -> None:
    """A person goes by another name."""
    db.execute(update(people).where(people.c.id == person).values(name=name))


def forget(db: Connection, person: str) -> None:
    """The name is gone everywhere; matches stay, for the others."""
    end_sessions(db, person)
    gone = {"name": FORGOTTEN, "forgotten": True}
    db.execute(update(people).where(people.c.id == person).values(gone))
    nobody = {"name": FORGOTTEN, "person": None}
    db.execute(update(players).where(players.c.person == person).values(nobody))
    db.execute(update(chat).where(chat.c.person == person).values(name=FORGOTTEN))
    db.execute(delete(mutes).where((mutes.c.person == person) | (mutes.c.muted == person)))


def make_link(db: Connection, person: str) -> str:
    """The token of a personal link for another device."""
    token = secrets.token_urlsafe(32)
    row = {"hash": hashed(token), "person": person, "expires": time.time() + LINK_SECONDS}
    db.execute(insert(links).values(row))
    return token


def use_link(db: Connection, token: str) -> tuple[Person, str]:
    """A personal link works once: gives the person and the token of a new session."""
    now = time.time()
    db.execute(delete(links).where(links.c.expires < now))
    query = (
        select(people.c.id, people.c.name)
        .join(links, links.c.person == people.c.id)
        .where(links.c.hash == hashed(token), people.c.forgotten.is_(False))
    )
    row = db.execute(query).one_or_none()
    if row is None:
        raise NotFound("no-such-link")
    db.execute(delete(links).where(links.c.hash == hashed(token)))
    return Person(row.id, row.name), open_session(db, row.id)


def muted_by(db: Connection, person: str) -> set[str]:
    """Those a person does not want to hear."""
    return set(db.scalars(select(mutes.c.muted).where(mutes.c.person == person)))


def mute(db: Connection, person: str, muted: str, on: bool) -> None:
    """Hear somebody no more, or again."""
    same = (mutes.c.person == person) & (mutes.c.muted == muted)
    db.execute(delete(mutes).where(same))
    if on:
        db.execute(insert(mutes).values(person=person, muted=muted))


def is_known(db: Connection, person: str) -> bool:
    """Whether somebody has that id."""
    return db.scalar(select(people.c.id).where(people.c.id == person)) is not None


def banned(db: Connection) -> set[str]:
    """People and addresses that are not welcome."""
    return set(db.scalars(select(bans.c.target)))


def ban(db: Connection, target: str, on: bool) -> None:
    """A person or an address is not welcome any more, or is again."""
    db.execute(delete(bans).where(bans.c.target == target))
    if on:
        db.execute(insert(bans).values(target=target))
