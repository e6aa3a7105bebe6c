"""Notices in a real browser: what the service worker shows, and where a click on it leads."""

import json
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Worker

from .looking import faults_at
from .test_friends import check, member
from .test_pages import SHORT_PHONE
from .visitor import House, Visitor

REGISTER: Final = """async () => {
  await navigator.serviceWorker.register("/notices.js");
  await navigator.serviceWorker.ready;
}"""
# Chromium opens windows only for a real hand; what the worker asks for is written down instead.
LISTEN: Final = """() => {
  self.asked = [];
  Clients.prototype.openWindow = async (url) => void self.asked.push(["open", url]);
  WindowClient.prototype.focus = async function () { self.asked.push(["focus", this.url]); };
}"""
# An event made by a script may not be waited for, but everything else about it is real.
CLICK: Final = """async () => {
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", {notification});
  event.waitUntil = (work) => void (self.clicked = work);
  self.dispatchEvent(event);
  await self.clicked;
  return [self.asked, (await self.registration.getNotifications()).length];
}"""
SHOWN: Final = """async () => (await self.registration.getNotifications())
  .map(({title, body, tag}) => [title, body, tag])"""
DESK: Final = {"width": 1280, "height": 720}


def worker_of(visitor: Visitor) -> Worker:
    """The worker that shows notices in a visitor's browser."""
    visitor.context.grant_permissions(["notifications"], origin=visitor.url)
    with visitor.context.expect_event("serviceworker") as registered:
        visitor.page.evaluate(REGISTER)
    worker: Worker = registered.value
    worker.evaluate(LISTEN)
    return worker


def push(visitor: Visitor, worker: Worker, **told: str) -> Any:
    """A push service hands a message to the browser; what is on the screen once it has arrived.

    Chromium's tools lose a message for a worker that is just waking up, so it is handed over
    again until it is shown; notices of one tag replace each other.
    """
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(news["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until = time.monotonic() + 30
    while not found and time.monotonic() < until:
        visitor.page.wait_for_timeout(20)
    assert found
    shown: Any = []
    while not shown and time.monotonic() < until:
        order = {"origin": visitor.url, "registrationId": found[-1]["registrationId"]}
        session.send("ServiceWorker.deliverPushMessage", {**order, "data": json.dumps(told)})
        again = time.monotonic() + 2
        while not (shown := worker.evaluate(SHOWN)) and time.monotonic() < again:
            visitor.page.wait_for_timeout(20)
    return shown


@pytest.mark.parametrize("is_open", [False, True], ids=["elsewhere", "open already"])
def test_a_click_on_a_notice_opens_its_table(house: House, is_open: bool) -> None:
    """In a new window, or in the one where it is open, whatever invitation that came by."""
    ann = house.visitor("Ann")
    path = "/tables/none" if is_open else "/about"
    ann.go(f"{path}?invite=x")
    worker = worker_of(ann)

    told = {"title": "Your turn: Omerta", "text": "Bob waits."}
    shown = push(ann, worker, **told, path="/tables/none", tag="table-none")
    asked, left = worker.evaluate(CLICK)

    assert shown == [["Your turn: Omerta", "Bob waits.", "table-none"]]
    goal = f"{ann.url}/tables/none"
    assert asked == [["focus", f"{goal}?invite=x"] if is_open else ["open", goal]]
    assert left == 0
    ann.complaints.clear()  # Chromium complains of the table that there is not


@pytest.mark.parametrize("size", [DESK, SHORT_PHONE], ids=["desk", "phone"])
def test_everybody_can_say_what_they_want_to_be_told(
    house: House, size: dict[str, int]
) -> None:
    """The notices on the account's page, the pages that a mail leads to, and the settings."""
    ann = member(house, "Wilhelmina van den Bergh", size, "nl")
    for path, sign in (
        ("/account", "section[aria-labelledby=notices] table, #notices"),
        ("/mail/token", "main button"),
        ("/mail/token/stop", "main button"),
        ("/settings", "main h1"),
        ("/friends", "#add"),
    ):
        ann.go(path)
        ann.page.wait_for_selector(sign)
        check(ann)
        assert faults_at(ann, [(size["width"], size["height"])]) == [], path
