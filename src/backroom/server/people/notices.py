"""Notices: the one place that decides who is told what, when and by which way.

What is to be told is planned in the database and taken from there by one node only, so that
nobody hears twice of one decision. None of it tells more than that something waits.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from backroom.server import logs
from backroom.server.messages import server_texts
from backroom.server.refusals import NotAllowed, NotFound, NotNow, TooMany
from backroom.server.settings import Settings
from backroom.server.storage.documents import TableDoc
from backroom.server.storage.interfaces import Storage
from backroom.server.storage.records import Notice, NoticeSettings, Subscription
from backroom.server.timekeeper import Timekeeper

from .accounts import new_token
from .holidays import current
from .mail import Post, clean_address

if TYPE_CHECKING:
    from .push import Push

# Whoever answers at once was there, and needs no notice.
PATIENCE: Final = 60.0
# A reminder comes when a quarter of the time is left, and half a day before the end at most.
REMINDER_SHARE: Final = 0.25
LONGEST_LEAD: Final = 12 * 3600.0
KEPT_SECONDS: Final = 90 * 86_400.0
# An address that nobody confirmed is forgotten: planned like a notice, and told to nobody.
UNCONFIRMED: Final = "unconfirmed"
UNCONFIRMED_SECONDS: Final = 7 * 86_400.0
CLEAR_SECONDS: Final = 3600.0
MOST_AT_ONCE: Final = 50
MOST_WAITING: Final = 200
MOST_LINES: Final = 8
MOST_BROWSERS: Final = 10
# Seconds before a service that did not take a notice is tried again.
AGAIN: Final = (30.0, 300.0, 1800.0)


class Letter(NamedTuple):
    """What is told: a kind, the game and whoever it is about, and the page that it leads to."""

    kind: str
    path: str
    tag: str
    arguments: dict[str, str]


class Notices:
    """Plans what is to be told, and tells it when it is due and still true."""

    def __init__(
        self,
        storage: Storage,
        time: Timekeeper,
        settings: Settings,
        title_of: Callable[[str], str],
    ) -> None:
        self._storage = storage
        self._store = storage.notices
        self._time = time
        self._settings = settings
        self._title_of = title_of
        self._push: Push | None = None
        self._lines = asyncio.Semaphore(MOST_LINES)
        self._telling = asyncio.Lock()
        self._sending: set[asyncio.Task[None]] = set()
        self._cleared = time.now()
        self.post = Post(settings)

    async def push(self) -> "Push":
        """What sends to browsers, with the key that the house made at its first start."""
        # A house in a browser has none of what this needs, and nobody to push to.
        from .push import Push, new_key

        if self._push is None:
            kept = await self._store.house_key()
            key = kept or await self._store.house_key(await asyncio.to_thread(new_key))
            public = self._settings.public_url
            contact = public if self._settings.is_https else "mailto:backroom@localhost"
            self._push = Push(key, contact, self._settings.push_to_loopback)
        return self._push

    async def make_key(self) -> None:
        """Make the key of the house at its first start; later its library can stay unread."""
        if not await self._store.house_key():
            await self.push()

    async def note_asked(self, doc: TableDoc, decision: str) -> None:
        """Plan to tell those who are asked at a table by the day, and to remind them."""
        now = self._time.wall()
        planned = []
        for chair in doc.chairs:
            if chair.person and chair.until and not chair.bot_plays:
                about = (doc.id, decision)
                planned.append(Notice(chair.person, "turn", *about, now + PATIENCE))
                remind = chair.until - lead(doc.clock)
                if remind > now + PATIENCE:
                    planned.append(Notice(chair.person, "reminder", *about, remind))
        if planned:
            await self._store.plan(planned)

    async def note_invited(self, person: str, table: str) -> None:
        """Plan to tell a friend that somebody wants them at a table."""
        await self._store.plan([Notice(person, "invitation", table, "", self._time.wall())])

    async def note_requested(self, person: str, by: str) -> None:
        """Plan to tell somebody that another wants to be their friend."""
        await self._store.plan([Notice(person, "request", by, "", self._time.wall())])

    async def tell_due(self) -> None:
        """Tell what is due; done every second or so, and never waits for who is told."""
        if len(self._sending) >= MOST_WAITING:
            return
        now = self._time.wall()
        async with self._telling:
            for notice in await self._store.take_due(now, MOST_AT_ONCE):
                if notice.kind == UNCONFIRMED:
                    await self._forget_unconfirmed(notice)
                elif letter := await self._letter(notice, now):
                    await self._tell(notice.person, letter)
        if self._time.now() > self._cleared + CLEAR_SECONDS:
            self._cleared = self._time.now()
            await self._store.clear(now - KEPT_SECONDS)

    async def wait(self) -> None:
        """Come back when nothing is on its way any more."""
        while self._sending:
            await asyncio.gather(*self._sending, return_exceptions=True)

    def close(self) -> None:
        """Send nothing more, as the house closes."""
        for task in self._sending:
            task.cancel()

    async def settings(self, person: str) -> NoticeSettings:
        """What a person wants to be told, and how."""
        return await self._store.settings(person)

    async def switch(self, person: str, off: frozenset[str], language: str) -> None:
        """Tell a person only what is not switched off."""
        kept = await self._store.settings(person)
        await self._store.keep_settings(person, kept._replace(off=off, language=language))

    async def set_mail(self, person: str, to: str, origin: str, language: str) -> None:
        """Ask by mail whether an address wants mail; until then nothing else is sent there."""
        if not self.post.is_open:
            raise NotNow("no-mail-here")
        await self._check_account(person)
        kept = await self._store.settings(person)
        fresh = kept._replace(
            mail=clean_address(to),
            confirmed=False,
            stop=new_token(),
            origin=origin,
            language=language,
        )
        await self._store.keep_settings(person, fresh)
        expiry = self._time.wall() + UNCONFIRMED_SECONDS
        await self._store.plan([Notice(person, UNCONFIRMED, fresh.stop, "", expiry)])
        texts = server_texts(language)
        link = f"{origin}/mail/{fresh.stop}"
        text = texts.text("notice-confirm-text", {"link": link})
        self._later(self._mail(fresh, texts.text("notice-confirm-title"), text))

    async def end_mail(self, person: str) -> None:
        """Send a person no mail any more, and forget the address."""
        kept = await self._store.settings(person)
        fresh = kept._replace(mail="", confirmed=False, stop="")
        await self._store.keep_settings(person, fresh)

    async def _forget_unconfirmed(self, notice: Notice) -> None:
        """Forget an address that nobody answered from, unless another was named since."""
        kept = await self._store.settings(notice.person)
        if kept.stop == notice.subject and not kept.confirmed:
            await self.end_mail(notice.person)

    async def confirm_mail(self, token: str) -> None:
        """Whoever has this link got our mail, and wants more of it."""
        if not await self._store.confirm_mail(token):
            raise NotFound("no-such-link")

    async def stop_mail(self, token: str) -> None:
        """Whoever has this link wants no mail any more."""
        if not await self._store.stop_mail(token):
            raise NotFound("no-such-link")

    async def subscribe(self, one: Subscription) -> None:
        """Send notices to a browser, if it is one that can be reached from here."""
        await self._check_account(one.person)
        push = await self.push()
        await asyncio.to_thread(push.check, one)
        if not await self._store.subscribe(one, MOST_BROWSERS):
            raise TooMany("enough-browsers")

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Send a browser of a person nothing any more."""
        await self._store.unsubscribe(endpoint, person)

    async def _check_account(self, person: str) -> None:
        if await self._storage.friends.profile(person) is None:
            raise NotAllowed("notices-need-account")

    async def _letter(self, notice: Notice, now: float) -> Letter | None:
        """What a notice tells, if that is still so."""
        if notice.kind in ("turn", "reminder"):
            return await self._waiting(notice, now)
        if notice.kind == "invitation":
            found = await self._storage.friends.invitations(notice.person, 0.0)
            mine = [one for one in found if one.table.id == notice.subject]
            told = {"name": mine[0].by.name, "game": self._title(mine[0].table)} if mine else {}
            path = f"/tables/{notice.subject}"
        else:
            circle = await self._storage.friends.circle(notice.person, MOST_WAITING)
            asking = [one for one in circle.asking if one.person.id == notice.subject]
            told = {"name": asking[0].person.name} if asking else {}
            path = "/friends"
        return (
            Letter(notice.kind, path, f"{notice.kind}-{notice.subject}", told) if told else None
        )

    async def _waiting(self, notice: Notice, now: float) -> Letter | None:
        doc = await self._storage.tables.find(notice.subject)
        if doc is None or doc.status != "playing":
            return None
        if not notice.decision.startswith(f"{doc.match}:"):
            return None
        own = [doc.chairs[seat] for seat in doc.seats_of(notice.person)]
        until = min((one.until for one in own if one.until and not one.bot_plays), default=0.0)
        if not until:
            return None
        later = await self._later_than(notice, until - lead(doc.clock), now)
        if later is not None:
            await self._store.plan_again(notice._replace(at=later))
            return None
        others = [one.name for one in doc.chairs if one.person != notice.person]
        told = {"game": self._title(doc), "names": ", ".join(others)}
        return Letter(notice.kind, f"/tables/{doc.id}", f"table-{doc.id}", told)

    async def _later_than(self, notice: Notice, remind: float, now: float) -> float | None:
        """When it is better told: after a holiday, and a reminder not before its time."""
        holidays = await self._storage.people.holidays([notice.person], now)
        away = current(holidays, now)
        if away is not None:
            return away.until
        if notice.kind == "reminder" and remind > now + PATIENCE:
            return remind
        return None

    def _title(self, doc: TableDoc) -> str:
        return self._title_of(doc.game)

    async def _tell(self, person: str, letter: Letter) -> None:
        settings = await self._store.settings(person)
        if f"{letter.kind}:push" not in settings.off:
            for one in await self._store.subscriptions(person):
                self._later(self._push_to(one, letter))
        if settings.confirmed and f"{letter.kind}:mail" not in settings.off:
            title, text = worded(letter, settings.language)
            link = f"{settings.origin}{letter.path}"
            self._later(self._mail(settings, title, f"{text}\n\n{link}"))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _push_to(self, one: Subscription, letter: Letter) -> None:
        title, text = worded(letter, one.language)
        told = {"title": title, "text": text, "path": letter.path, "tag": letter.tag}
        push = await self.push()
        for pause in (*AGAIN, None):
            async with self._lines:
                outcome = await asyncio.to_thread(push.send, one, msgspec.json.encode(told))
            if outcome == "gone":
                await self._store.unsubscribe(one.endpoint)
            if outcome != "later" or pause is None:
                logs.tell("pushed", kind=letter.kind, outcome=outcome)
                return
            await self._time.sleep_until(self._time.now() + pause)

    async def _mail(self, settings: NoticeSettings, title: str, text: str) -> None:
        if not self.post.is_open:
            return
        stop = f"{settings.origin}/mail/{settings.stop}/stop"
        ending = server_texts(settings.language).text("notice-mail-stop", {"link": stop})
        for pause in (*AGAIN, None):
            try:
                async with self._lines:
                    body = f"{text}\n\n-- \n{ending}\n"
                    await asyncio.to_thread(self.post.send, settings.mail, title, body, stop)
            except OSError as error:  # smtplib's own errors are of this kind, too
                logs.failure("mail", error)
            else:
                return
            if pause is not None:
                await self._time.sleep_until(self._time.now() + pause)


def lead(clock: float) -> float:
    """How long before the end of a clock somebody is reminded."""
    return min(clock * REMINDER_SHARE, LONGEST_LEAD)


def worded(letter: Letter, language: str) -> tuple[str, str]:
    """A title and a sentence, which tell nothing that is only for whoever looks."""
    texts = server_texts(language)
    title = texts.text(f"notice-{letter.kind}-title", letter.arguments)
    return title, texts.text(f"notice-{letter.kind}-text", letter.arguments)
