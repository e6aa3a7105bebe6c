"""Accounts as a database keeps them: passkeys, recovery codes, invitations."""

from sqlalchemy import Connection, delete, func, insert, select, update

from backroom.server.storage.records import Account, Challenge, Passkey, Person
from backroom.server.storage.schema import (
    accounts,
    challenges,
    invitations,
    passkeys,
    people,
    recovery_codes,
)

from .database import Database
from .people import add_session


class SqlAccounts:
    """Accounts in a database; what is promised stands in `storage.interfaces.AccountStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, person: str) -> Account | None:
        """A person's account; None for a guest."""
        return await self._database.run(_find, person)

    async def add_challenge(self, challenge: Challenge, at: float) -> None:
        """Keep a challenge; those that have expired are forgotten."""
        await self._database.run(_add_challenge, challenge, at)

    async def use_challenge(self, challenge: str, person: str, at: float) -> bool:
        """Whether this challenge was put to this person and has not expired; it works once."""
        return await self._database.run(_use_challenge, challenge, person, at)

    async def add_invitation(self, invitation: str, expires: float) -> None:
        """Keep an invitation to sign up."""
        await self._database.run(_add_invitation, invitation, expires)

    async def is_invitation(self, invitation: str, at: float) -> bool:
        """Whether an invitation can still be used."""
        return await self._database.run(_is_invitation, invitation, at)

    async def sign_up(
        self, passkey: Passkey, codes: list[str], invitation: str | None, at: float
    ) -> bool:
        """Give a guest an account; False, and nothing kept, if the invitation is not good."""
        return await self._database.change(_sign_up, passkey, codes, invitation, at)

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep another passkey of an account."""
        await self._database.run(_add_passkey, passkey)

    async def find_passkey(self, id: str) -> Passkey | None:
        """One passkey, if there is such a passkey."""
        return await self._database.run(_find_passkey, id)

    async def use_passkey(
        self, passkey: Passkey, uses: int, session: str, at: float
    ) -> Person | None:
        """Open a session with a passkey that is still as it was read; keeps its new count."""
        return await self._database.change(_use_passkey, passkey, uses, session, at)

    async def name_passkey(self, person: str, id: str, name: str) -> bool:
        """Call a passkey of a person by another name; False if there is none."""
        return await self._database.run(_name_passkey, person, id, name)

    async def drop_passkey(self, person: str, id: str) -> bool:
        """Forget a passkey of a person, unless it is the last; False if nothing was done."""
        return await self._database.change(_drop_passkey, person, id)

    async def replace_codes(self, person: str, codes: list[str]) -> None:
        """Keep these recovery codes of an account, and none of those before."""
        await self._database.change(_replace_codes, person, codes)

    async def use_code(self, code: str, session: str, at: float) -> Person | None:
        """Turn a recovery code into a session, once."""
        return await self._database.change(_use_code, code, session, at)


def _find(db: Connection, person: str) -> Account | None:
    created = db.scalar(select(accounts.c.created).where(accounts.c.person == person))
    if created is None:
        return None
    query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
    kept = [Passkey(*row) for row in db.execute(query)]
    codes = select(func.count()).where(recovery_codes.c.person == person)
    return Account(created, kept, db.scalar(codes) or 0)


def _add_challenge(db: Connection, challenge: Challenge, at: float) -> None:
    db.execute(delete(challenges).where(challenges.c.expires < at))
    db.execute(insert(challenges).values(challenge._asdict()))


def _use_challenge(db: Connection, challenge: str, person: str, at: float) -> bool:
    """Take it away in any case: whoever got hold of one does not learn what was wrong."""
    same = challenges.c.hash == challenge
    good = same & (challenges.c.person == person) & (challenges.c.expires >= at)
    is_good = db.execute(delete(challenges).where(good)).rowcount == 1
    db.execute(delete(challenges).where(same))
    return is_good


def _add_invitation(db: Connection, invitation: str, expires: float) -> None:
    db.execute(insert(invitations).values(hash=invitation, expires=expires))


def _is_invitation(db: Connection, invitation: str, at: float) -> bool:
    good = (invitations.c.hash == invitation) & (invitations.c.expires >= at)
    return db.scalar(select(invitations.c.hash).where(good)) is not None


def _sign_up(
    db: Connection, passkey: Passkey, codes: list[str], invitation: str | None, at: float
) -> bool:
    if invitation is not None and not _is_invitation(db, invitation, at):
        return False
    db.execute(delete(invitations).where(invitations.c.hash == invitation))
    db.execute(insert(accounts).values(person=passkey.person, created=at))
    _add_passkey(db, passkey)
    _replace_codes(db, passkey.person, codes)
    return True


def _add_passkey(db: Connection, passkey: Passkey) -> None:
    db.execute(insert(passkeys).values(passkey._asdict()))


def _find_passkey(db: Connection, id: str) -> Passkey | None:
    row = db.execute(select(passkeys).where(passkeys.c.id == id)).one_or_none()
    return None if row is None else Passkey(*row)


def _use_passkey(
    db: Connection, passkey: Passkey, uses: int, session: str, at: float
) -> Person | None:
    same = (passkeys.c.id == passkey.id) & (passkeys.c.uses == passkey.uses)
    if db.execute(update(passkeys).where(same).values(uses=uses, used=at)).rowcount != 1:
        return None
    return _open_session(db, passkey.person, session, at)


def _name_passkey(db: Connection, person: str, id: str, name: str) -> bool:
    own = (passkeys.c.id == id) & (passkeys.c.person == person)
    return db.execute(update(passkeys).where(own).values(name=name)).rowcount == 1


def _drop_passkey(db: Connection, person: str, id: str) -> bool:
    own = select(passkeys.c.id).where(passkeys.c.person == person)
    kept = set(db.scalars(own))
    if id not in kept or len(kept) == 1:
        return False
    db.execute(delete(passkeys).where(passkeys.c.id == id))
    return True


def _replace_codes(db: Connection, person: str, codes: list[str]) -> None:
    db.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"hash": code, "person": person} for code in codes]
    db.execute(insert(recovery_codes), rows)


def _use_code(db: Connection, code: str, session: str, at: float) -> Person | None:
    same = recovery_codes.c.hash == code
    person = db.scalar(select(recovery_codes.c.person).where(same))
    if person is None:
        return None
    # Somebody else may have used it at this very moment.
    if not db.execute(delete(recovery_codes).where(same)).rowcount:
        return None
    return _open_session(db, person, session, at)


def _open_session(db: Connection, person: str, session: str, at: float) -> Person | None:
    known = (people.c.id == person) & people.c.forgotten.is_(False)
    row = db.execute(select(people.c.id, people.c.name).where(known)).one_or_none()
    if row is None:
        return None
    add_session(db, row.id, session, at)
    return Person(row.id, row.name)
