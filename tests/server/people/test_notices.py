"""Notices: told once, when they are still true, to whom wants them, and nothing secret."""

import asyncio
import base64
import email
import email.policy
import json
import socket
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from backroom.server import wire
from backroom.server.house import House
from backroom.server.http.operations import Ask
from backroom.server.http.routes.friends import befriend
from backroom.server.people.notices import PATIENCE, UNCONFIRMED_SECONDS, lead
from backroom.server.settings import Limit
from backroom.server.storage.records import Passkey, Person, Subscription
from backroom.server.tables.table import Table
from tests.server.browsers import Browser, browser_of
from tests.server.manual_time import ManualTime
from tests.server.scene import (
    FREE,
    gather,
    guest,
    hand_of,
    open_house,
    open_tab,
    pass_time,
    settings_for,
    start,
)

from .push_service import PushService, push_service
from .test_friends import friends, member

DAY = 86_400


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house whose time is turned by hand, and which may push to this machine."""
    async with open_house(tmp_path, timekeeper=ManualTime(), push_to_loopback=True) as house:
        yield house


async def with_account(house: House, person: Person, service: PushService) -> None:
    """Somebody makes an account, and a browser of theirs takes notices."""
    passkey = Passkey(person.id, person.id, b"public", 0, "Phone", 1.0, 1.0)
    await house.storage.accounts.sign_up(passkey, [person.id], None, 1.0)
    session = f"phone of {person.id}"
    await house.storage.people.add_session(person.id, session, 1.0)
    told = service.subscription()
    keys = (told["key"], told["secret"])
    await house.notices.subscribe(
        Subscription(told["endpoint"], person.id, session, *keys, "nl")
    )


async def by_day(house: House, service: PushService) -> tuple[Table, list[Person], Person]:
    """A match by the day, and whom of the two it asks: their phone takes notices."""
    table, crowd = await gather(house, "Ann Bob", pace="day", clock=3 * DAY)
    await start(table, crowd)
    assert table.live is not None
    asked = table.doc.chairs[next(iter(table.live.match.pending()))].person
    person = next(one for one in crowd if one.id == asked)
    await with_account(house, person, service)
    return table, crowd, person


async def go_by(house: House, seconds: float) -> None:
    """Time goes by at once, and all that is told arrives."""
    await hand_of(house).leap(seconds)
    await house.notices.tell_due()
    await house.notices.wait()


async def test_who_is_asked_is_told_once_and_reminded_once(house: House) -> None:
    """After a minute, and when the time is short; the words are sealed, and tell no secret."""
    with push_service() as service:
        table, crowd, person = await by_day(house, service)
        await go_by(house, PATIENCE / 2)
        assert service.got == []
        await go_by(house, PATIENCE)
        await go_by(house, PATIENCE)
        other = next(one for one in crowd if one != person)
        title = table.game.meta.title
        assert service.told() == [
            {
                "title": f"Jouw beurt: {title}",
                "text": f"Er wordt op je gewacht. Aan tafel: {other.name}.",
                "path": f"/tables/{table.doc.id}",
                "tag": f"table-{table.doc.id}",
            }
        ]
        assert other.name.encode() not in service.got[0][1]

        await go_by(house, 3 * DAY - lead(3 * DAY) - 4 * PATIENCE)
        assert len(service.got) == 1
        await go_by(house, 2 * PATIENCE)
        await go_by(house, PATIENCE)
        assert [one["title"] for one in service.told()][1:] == [f"De tijd raakt op: {title}"]


async def test_the_service_can_tell_who_sends(house: House) -> None:
    """By a signature for its own address, with the key that browsers were given."""
    with push_service() as service:
        await by_day(house, service)
        await go_by(house, PATIENCE + 1)
        headers, _ = service.got[0]

    signed, key = headers["Authorization"].removeprefix("vapid t=").split(",k=")
    claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert claims["aud"] == f"http://127.0.0.1:{service.port}"
    assert key == (await house.notices.push()).public_key
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")


async def test_who_answers_in_time_is_not_told(house: House) -> None:
    """A player at the table sees it there."""
    with push_service() as service:
        table, _, person = await by_day(house, service)
        tab = await open_tab(house, table, person)
        while (told := tab.last("update"))["legal"]:
            await tab.move(told["default"])
        await go_by(house, PATIENCE + 1)

        assert service.got == []


async def test_a_holiday_puts_notices_off(house: House) -> None:
    """Whoever is away is told when they are back."""
    with push_service() as service:
        _, _, person = await by_day(house, service)
        await house.holidays.begin(person.id, 2)
        await go_by(house, DAY)
        assert service.got == []
        await go_by(house, DAY + PATIENCE)
        assert len(service.got) == 1


async def test_a_busy_service_is_tried_again_and_a_browser_that_is_gone_forgotten(
    house: House,
) -> None:
    """Without anybody waiting for it."""
    with push_service() as service:
        _, _, person = await by_day(house, service)
        service.status = 503
        await hand_of(house).leap(PATIENCE + 1)
        await house.notices.tell_due()
        while not service.got:
            await asyncio.sleep(0.01)
        service.status = 410
        while await house.storage.notices.subscriptions(person.id):
            await pass_time(house, 5.0)
            await asyncio.sleep(0.01)

        assert len(service.got) == 2


async def test_who_asks_again_and_again_is_told_of_once(house: House) -> None:
    """A request that is withdrawn and made anew rings no bell twice."""
    with push_service() as service:
        _, crowd, person = await by_day(house, service)
        await house.notices.switch(person.id, frozenset({"turn:push", "reminder:push"}), "nl")
        pest = next(one for one in crowd if one != person)
        passkey = Passkey(pest.id, pest.id, b"public", 0, "Phone", 1.0, 1.0)
        await house.storage.accounts.sign_up(passkey, [pest.id], None, 1.0)
        ask = Ask(house, pest, "", "", "en", "", {}, {}, wire.Befriend(person.id))

        for _ in range(3):
            assert (await befriend(ask)).relation == "asked"
            await go_by(house, PATIENCE)
            await house.friends.part(pest.id, person.id)

        assert [one["tag"] for one in service.told()] == [f"request-{pest.id}"]


async def test_what_is_switched_off_is_not_told(house: House) -> None:
    """One kind by one way; the others stay."""
    with push_service() as service:
        _, _, person = await by_day(house, service)
        await house.notices.switch(person.id, frozenset({"turn:push"}), "en")
        await go_by(house, PATIENCE + 1)
        assert service.got == []
        await go_by(house, 3 * DAY - lead(3 * DAY))
        assert len(service.got) == 1


async def test_who_signs_out_is_told_nothing_there(house: House) -> None:
    """A subscription is worth no more than the session it was made in."""
    with push_service() as service:
        _, _, person = await by_day(house, service)
        await house.storage.people.end_session(f"phone of {person.id}")
        await go_by(house, PATIENCE + 1)
        assert service.got == []


def test_a_friends_invitation_and_a_request_are_told(tmp_path: Path) -> None:
    """In the page at once; to guests nothing is sent, and that is said."""
    with browser_of(settings_for(tmp_path, push_to_loopback=True)) as client:
        ann, bob = friends(client)
        table = ann.post("/api/tables", game="leduc", seats=2)["id"]
        ann.post(f"/api/tables/{table}/invitations", person=bob.id)
        assert bob.get("/api/me/news") == {"turns": 0, "invitations": 1, "requests": 0}
        bob.ask("PUT", "/api/me/notices", json={"off": ["invitation:page"]})
        assert bob.get("/api/me/news")["invitations"] == 0

        guest = Browser(client, "Gus")
        with push_service() as service:
            refused = guest.problem("/api/me/subscriptions", **service.subscription())
            assert refused == (403, "notices-need-account")
            bob.post("/api/me/subscriptions", **service.subscription())
            told = bob.get("/api/me/notices")
            assert (told["browsers"], told["can_mail"]) == (1, False)
        assert bob.ask("PUT", "/api/me/mail", json={"mail": "a@b.cd"}).status_code == 409


class Mailbox:
    """Keeps every message that a mail server takes."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self._came = threading.Condition()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # the library calls it so
        """Take a message, as the library asks for it."""
        with self._came:
            self.got.append(envelope)
            self._came.notify_all()
        return "250 OK"

    def letters(self, count: int) -> list[str]:
        """The messages, once there are so many."""
        with self._came:
            self._came.wait_for(lambda: len(self.got) >= count, 60)
        read = email.message_from_bytes
        parsed = [read(one.content, policy=email.policy.default) for one in self.got]
        assert len(parsed) == count
        return [one.get_content() for one in parsed]


def test_mail_is_sent_after_its_owner_said_yes_and_until_they_say_no(tmp_path: Path) -> None:
    """Through a real server: the question first, then notices, and a way to end them."""
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    mail = Controller(box, hostname="127.0.0.1", port=port)
    mail.start()
    given = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_security": "none"}
    settings = settings_for(tmp_path, **given, smtp_from="house@example.org")
    try:
        with browser_of(settings) as client:
            ann, bob = friends(client)
            bob.ask("PUT", "/api/me/mail", json={"mail": "bob@example.org"})
            [question] = box.letters(1)
            assert box.got[0].rcpt_tos == ["bob@example.org"]
            token = question.partition("/mail/")[2].split()[0]

            assert Browser(client).problem("/api/mail/yes", token="x") == (404, "no-such-link")
            Browser(client).post("/api/mail/yes", token=token)
            assert bob.get("/api/me/notices")["confirmed"]
            table = ann.post("/api/tables", game="leduc", seats=2)["id"]
            ann.post(f"/api/tables/{table}/invitations", person=bob.id)
            told = box.letters(2)[1]
            assert f"http://localhost/tables/{table}" in told
            assert f"http://localhost/mail/{token}/stop" in told

            Browser(client).post("/api/mail/stop", token=token)
            left = bob.get("/api/me/notices")
            assert (left["mail"], left["confirmed"]) == ("", False)
    finally:
        mail.stop()


def test_nothing_but_the_question_goes_to_an_address_that_was_not_confirmed(
    tmp_path: Path,
) -> None:
    """And whoever names other people's addresses is stopped soon."""
    limits = {**FREE, "mail_session": Limit(2, 3600)}
    given = {"smtp_host": "127.0.0.1", "smtp_port": 9, "limits": limits}
    with browser_of(settings_for(tmp_path, **given)) as client:
        ann = member(client, "Ann")
        statuses = [
            ann.ask("PUT", "/api/me/mail", json={"mail": f"x{n}@example.org"}).status_code
            for n in range(3)
        ]
        told = ann.get("/api/me/notices")

    assert statuses == [200, 200, 429]
    assert (told["mail"], told["confirmed"]) == ("x1@example.org", False)


@pytest.mark.parametrize("answered", [True, False], ids=["confirmed", "not confirmed"])
async def test_an_address_that_nobody_confirmed_is_forgotten(
    tmp_path: Path, answered: bool
) -> None:
    """After a week; one that was named since has a week of its own."""
    async with open_house(
        tmp_path, timekeeper=ManualTime(), smtp_host="127.0.0.1", smtp_port=9
    ) as house:
        person = await guest(house, "Ann")
        passkey = Passkey(person.id, person.id, b"public", 0, "Phone", 1.0, 1.0)
        await house.storage.accounts.sign_up(passkey, [person.id], None, 1.0)
        name = house.notices.set_mail
        await name(person.id, "first@example.org", "http://localhost", "en")
        await hand_of(house).leap(UNCONFIRMED_SECONDS - DAY)
        await name(person.id, "ann@example.org", "http://localhost", "en")
        kept = await house.notices.settings(person.id)
        if answered:
            await house.notices.confirm_mail(kept.stop)

        await hand_of(house).leap(2 * DAY)
        await house.notices.tell_due()
        assert (await house.notices.settings(person.id)).mail == "ann@example.org"
        await hand_of(house).leap(UNCONFIRMED_SECONDS)
        await house.notices.tell_due()

        left = await house.notices.settings(person.id)
        assert left.mail == ("ann@example.org" if answered else "")


def test_the_key_of_the_house_is_made_at_its_first_start(tmp_path: Path) -> None:
    """Before anybody asked for it, and never again."""
    keys = []
    for _ in range(2):
        with browser_of(settings_for(tmp_path)) as client:
            house: House = client.app.state.house  # type: ignore[attr-defined]
            assert client.portal is not None
            keys.append(client.portal.call(house.storage.notices.house_key))

    assert keys[0].startswith("-----BEGIN")
    assert keys[0] == keys[1]
