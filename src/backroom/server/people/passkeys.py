"""Passkeys and recovery codes: how a guest gets an account, and how its owner comes back.

Nobody types a name to sign in: the passkey says whose it is. So there is nothing to ask the
server by which one could learn who has an account here.
"""

import secrets
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import Any, Final

from backroom.server.refusals import NotAllowed, NotFound, NotNow
from backroom.server.settings import Settings
from backroom.server.storage.interfaces import AccountStore
from backroom.server.storage.records import Challenge, Passkey, Person
from backroom.server.timekeeper import Timekeeper

from .accounts import hashed, new_token
from .origins import party_of

CEREMONIES: Final = f"{__package__}.ceremonies"
CHALLENGE_SECONDS: Final = 300.0
INVITATION_SECONDS: Final = 7 * 86_400.0
MOST_PASSKEYS: Final = 20
CODES: Final = 10
# Without letters that look like others (Crockford's base 32): 16 of them are 80 random bits.
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
LOOKALIKES: Final = str.maketrans("oil", "011", " -")
GROUPS: Final = 4
LETTERS_IN_GROUP: Final = 4


class Passkeys:
    """Makes and checks passkeys and recovery codes; secrets leave it once and are not kept."""

    def __init__(self, store: AccountStore, time: Timekeeper, settings: Settings) -> None:
        self._store = store
        self._time = time
        self._sign_up = settings.sign_up
        self._is_read = False

    def read_ahead(self) -> None:
        """Read the library while somebody looks at the page on which it will be needed."""
        if not self._is_read:
            self._is_read = True
            # A house in a browser has no threads, and no passkeys.
            with suppress(RuntimeError):
                Thread(target=import_module, args=(CEREMONIES,), daemon=True).start()

    async def ask_to_make(
        self, origin: str, person: Person, invitation: str | None
    ) -> dict[str, Any]:
        """What an authenticator is asked, so that a person has a passkey or one more."""
        from . import ceremonies

        party = party_of(origin)
        account = await self._store.find(person.id)
        if account is None:
            await self._check_sign_up(invitation)
        elif len(account.passkeys) >= MOST_PASSKEYS:
            raise NotNow("enough-passkeys")
        challenge = await self._challenge(person.id)
        known = account.passkeys if account else []
        return ceremonies.creation(party, person, challenge, known, CHALLENGE_SECONDS)

    async def make(
        self,
        origin: str,
        person: Person,
        credential: dict[str, Any],
        name: str,
        invitation: str | None,
    ) -> list[str]:
        """Keep the passkey that was made; gives recovery codes if it is a guest's first."""
        from . import ceremonies

        party = party_of(origin)
        challenge = await self._answered(ceremonies.challenge_in(credential), person.id)
        made = ceremonies.check_made(party, credential, challenge)
        if await self._store.find_passkey(made.id) is not None:
            raise NotNow("passkey-known")
        now = self._time.wall()
        passkey = Passkey(made.id, person.id, made.public_key, made.uses, name, now, now)
        account = await self._store.find(person.id)
        if account is None:
            return await self._open_account(passkey, invitation)
        if len(account.passkeys) >= MOST_PASSKEYS:
            raise NotNow("enough-passkeys")
        await self._store.add_passkey(passkey)
        return []

    async def ask_to_use(self, origin: str) -> dict[str, Any]:
        """What an authenticator is asked, so that somebody can sign in."""
        from . import ceremonies

        party = party_of(origin)
        return ceremonies.request(party, await self._challenge(""), CHALLENGE_SECONDS)

    async def use(self, origin: str, credential: dict[str, Any]) -> tuple[Person, str]:
        """Whose passkey answered, and the token of a new session."""
        from . import ceremonies

        party = party_of(origin)
        challenge = await self._answered(ceremonies.challenge_in(credential), "")
        passkey = await self._store.find_passkey(str(credential.get("id", "")))
        if passkey is None:
            raise NotAllowed("bad-passkey")
        uses = ceremonies.check_used(party, credential, challenge, passkey)
        token, now = new_token(), self._time.wall()
        person = await self._store.use_passkey(passkey, uses, hashed(token), now)
        if person is None:
            raise NotAllowed("bad-passkey")
        return person, token

    async def use_code(self, code: str) -> tuple[Person, str]:
        """Whose recovery code it is, and the token of a new session; a code works once."""
        token = new_token()
        kept = hashed(_plain(code))
        person = await self._store.use_code(kept, hashed(token), self._time.wall())
        if person is None:
            raise NotAllowed("bad-code")
        return person, token

    async def new_codes(self, person: str) -> list[str]:
        """Fresh recovery codes of an account; those before them work no more."""
        if await self._store.find(person) is None:
            raise NotFound("no-account")
        codes = _new_codes()
        await self._store.replace_codes(person, [hashed(_plain(code)) for code in codes])
        return codes

    async def invite(self) -> str:
        """The token of an invitation to sign up, which works once."""
        token = new_token()
        expires = self._time.wall() + INVITATION_SECONDS
        await self._store.add_invitation(hashed(token), expires)
        return token

    async def _open_account(self, passkey: Passkey, invitation: str | None) -> list[str]:
        await self._check_sign_up(invitation)
        codes = _new_codes()
        kept = [hashed(_plain(code)) for code in codes]
        used = hashed(invitation or "") if self._sign_up == "invitation" else None
        if not await self._store.sign_up(passkey, kept, used, self._time.wall()):
            raise NotAllowed("sign-up-by-invitation")
        return codes

    async def _check_sign_up(self, invitation: str | None) -> None:
        """Refuse an account where there are none to be had, or not without an invitation."""
        if self._sign_up == "closed":
            raise NotAllowed("sign-up-closed")
        if self._sign_up == "invitation":
            now = self._time.wall()
            if not await self._store.is_invitation(hashed(invitation or ""), now):
                raise NotAllowed("sign-up-by-invitation")

    async def _challenge(self, person: str) -> bytes:
        challenge = secrets.token_bytes(32)
        now = self._time.wall()
        kept = Challenge(hashed(challenge.hex()), person, now + CHALLENGE_SECONDS)
        await self._store.add_challenge(kept, now)
        return challenge

    async def _answered(self, challenge: bytes, person: str) -> bytes:
        """The challenge of an answer, if it was put to this person and not answered yet."""
        kept = hashed(challenge.hex())
        if not await self._store.use_challenge(kept, person, self._time.wall()):
            raise NotAllowed("old-challenge")
        return challenge


def _new_codes() -> list[str]:
    return [
        "-".join(
            "".join(secrets.choice(LETTERS) for _ in range(LETTERS_IN_GROUP))
            for _ in range(GROUPS)
        )
        for _ in range(CODES)
    ]


def _plain(code: str) -> str:
    """A code however it was typed: large or small, with or without lines and spaces."""
    return code.lower().translate(LOOKALIKES)
