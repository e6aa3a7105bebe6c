"""No notices in a cupboard: whoever closes the page is not called back."""

from backroom.server.storage.records import Notice, NoticeSettings, Subscription


class LocalNotices:
    """Nobody is told anything here; see `storage.social.NoticeStore` for what is asked."""

    async def plan(self, notices: list[Notice]) -> None:
        """There is no way to tell it, so it is not planned."""

    async def take_due(self, at: float, most: int) -> list[Notice]:
        """Nothing is ever due here."""
        return []

    async def plan_again(self, notice: Notice) -> None:
        """Nothing was planned the first time."""

    async def clear(self, before: float) -> None:
        """There is nothing to forget."""

    async def settings(self, person: str) -> NoticeSettings:
        """What everybody has who set nothing."""
        return NoticeSettings()

    async def keep_settings(self, person: str, settings: NoticeSettings) -> None:
        """There is nothing to be set."""

    async def confirm_mail(self, token: str) -> bool:
        """No mail is sent that could be confirmed."""
        return False

    async def stop_mail(self, stop: str) -> bool:
        """No mail is sent anyway."""
        return False

    async def subscribe(self, subscription: Subscription, most: int) -> bool:
        """Nothing is sent, so nobody takes it."""
        return False

    async def subscriptions(self, person: str) -> list[Subscription]:
        """There is no browser here that takes notices."""
        return []

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """There is no browser here that takes notices."""

    async def house_key(self, fresh: str = "") -> str:
        """No push service needs to know this house."""
        return fresh
