"""No accounts in a cupboard: whoever holds the device is its owner, and nobody signs in."""

from backroom.server.storage.records import Account, Challenge, Passkey, Person


class LocalAccounts:
    """Everybody is a guest here; see `storage.interfaces.AccountStore` for what is asked."""

    async def find(self, person: str) -> Account | None:
        """Nobody has an account."""
        return None

    async def add_challenge(self, challenge: Challenge, at: float) -> None:
        """No challenge can be answered, so none is kept."""

    async def use_challenge(self, challenge: str, person: str, at: float) -> bool:
        """No challenge was kept."""
        return False

    async def add_invitation(self, invitation: str, expires: float) -> None:
        """There is nothing to be invited to."""

    async def is_invitation(self, invitation: str, at: float) -> bool:
        """There is nothing to be invited to."""
        return False

    async def sign_up(
        self, passkey: Passkey, codes: list[str], invitation: str | None, at: float
    ) -> bool:
        """Nobody gets an account."""
        return False

    async def add_passkey(self, passkey: Passkey) -> None:
        """There is no account that it could belong to."""

    async def find_passkey(self, id: str) -> Passkey | None:
        """No passkey is kept here."""
        return None

    async def use_passkey(
        self, passkey: Passkey, uses: int, session: str, at: float
    ) -> Person | None:
        """There is none to be used."""
        return None

    async def name_passkey(self, person: str, id: str, name: str) -> bool:
        """There is none to be named."""
        return False

    async def drop_passkey(self, person: str, id: str) -> bool:
        """There is none to be dropped."""
        return False

    async def replace_codes(self, person: str, codes: list[str]) -> None:
        """There is no account that they could open."""

    async def use_code(self, code: str, session: str, at: float) -> Person | None:
        """There is none to be used."""
        return None
