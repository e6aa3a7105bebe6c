"""Accounts: people take a name, and devices are known by a token.

A token is 256 random bits in a cookie or a link; only its SHA-256 is ever stored.
"""

import hashlib
import secrets
import unicodedata
from typing import Final

import precis_i18n

from backroom.server.ids import new_id
from backroom.server.refusals import BadFrame, NotFound
from backroom.server.storage.interfaces import PeopleStore
from backroom.server.storage.records import Person
from backroom.server.timekeeper import Timekeeper

LINK_SECONDS: Final = 600
FORGOTTEN: Final = "—"
MOST_LETTERS: Final = 24
# A bar separates names in a record.
NOT_IN_NAMES: Final = "|"
# RFC 8266: what people may be called, without signs that hide or turn round what is read.
NICKNAME: Final = precis_i18n.get_profile("NicknameCasePreserved")
# A sign of Braille without a dot, which counts as a symbol and looks like nothing.
BLANK: Final = "\u2800"


def clean_text(text: str) -> str:
    """A text without control characters or lone surrogates, spaces tidied."""
    kept = (one for one in text if unicodedata.category(one) not in ("Cc", "Cs", "Cn", "Co"))
    return " ".join("".join(kept).split())


def clean_name(name: str, most: int = MOST_LETTERS) -> str:
    """A name as the rules for nicknames have it, fit to be read and recorded; or a refusal."""
    try:
        told = NICKNAME.enforce(clean_text(name.replace(NOT_IN_NAMES, "/")))
    except UnicodeError:
        raise BadFrame("bad-name") from None
    seen = any(unicodedata.category(one)[0] in "LNPS" and one != BLANK for one in told)
    if not seen or len(told) > most:
        raise BadFrame("bad-name")
    return told


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """Makes people, sessions and links; tokens leave it once and are not kept."""

    def __init__(self, store: PeopleStore, time: Timekeeper) -> None:
        self._store = store
        self._time = time

    async def create(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token of their first session."""
        person, token = Person(new_id(), name), new_token()
        await self._store.add_person(person, hashed(token), self._time.wall())
        return person, token

    async def open_session(self, person: str) -> str:
        """The token of a new session of a person."""
        token = new_token()
        await self._store.add_session(person, hashed(token), self._time.wall())
        return token

    async def make_link(self, person: str) -> str:
        """The token of a personal link for another device."""
        token = new_token()
        expires = self._time.wall() + LINK_SECONDS
        await self._store.add_link(person, hashed(token), expires)
        return token

    async def use_link(self, link: str) -> tuple[Person, str]:
        """The person of a link and the token of a new session; a link works once."""
        token = new_token()
        person = await self._store.use_link(hashed(link), hashed(token), self._time.wall())
        if person is None:
            raise NotFound("no-such-link")
        return person, token


def new_token() -> str:
    """256 random bits, for a cookie or a link."""
    return secrets.token_urlsafe(32)
