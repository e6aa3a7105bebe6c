"""Somebody with a browser of their own at a house without a server."""

import json
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, expect

from tests.web.visitor import DESK, KEY, PHONE, Visitor

from .host import Host

# Opening takes seconds on two busy cores.
PATIENCE: Final = 120_000
# What the worker says passes through here, so that tests know whose eyes the page has.
LISTEN: Final = """
window.eyes = undefined;
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (!data.said) return;
      const frame = JSON.parse(data.said);
      if (frame.kind === "update") window.eyes = frame.you;
    });
  }
};
"""
KEPT: Final = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const count = async (name) => (await (await caches.open(name)).keys()).length;
  const sizes = await Promise.all(names.map(count));
  return Object.fromEntries(names.map((name, i) => [name.split("-")[1], sizes[i]]));
}"""


@dataclass
class Guest(Visitor):
    """A visitor whose paths stand behind the `#` of one page."""

    def go(self, path: str) -> None:
        """Open a page of the house."""
        self.page.goto(f"{self.url}#{path}")

    def open_house(self) -> None:
        """Wait until the house is open, and kept for when there is no network."""
        self.page.wait_for_selector(".opening", state="attached", timeout=PATIENCE)
        self.page.wait_for_selector(".opening", state="detached", timeout=PATIENCE)
        kept = self.page.evaluate(KEPT)
        assert kept["pages"] > 20, kept
        assert kept["python"] >= 6, kept

    def make_table(self, game: str, seats: int, device: bool = False) -> None:
        """A table by clicking: chairs, company, start."""
        page = self.page
        self.go("/")
        page.click(f"article:has([href$='/rules/{game}']) .act button:not(.brass)")
        page.locator("dialog fieldset").first.get_by_text(str(seats), exact=True).click()
        if device:
            page.get_by_text("One device, passed around").click()
        page.click("dialog form button[type=submit]")
        page.wait_for_selector(".lobby", timeout=PATIENCE)
        if not device:
            page.get_by_role("button", name="Bots in the empty chairs").click()
        start = page.locator(".chairs .act button.brass:not([disabled])")
        expect(start).to_be_visible()
        start.click()
        page.wait_for_selector(".felt", timeout=PATIENCE)


class Door:
    """The site on its host, and everybody who came in this test."""

    def __init__(self, host: Host, browser: Browser) -> None:
        self.host = host
        self._browser = browser
        self._guests: list[Guest] = []

    def guest(self, size: dict[str, int] = DESK, **settings: Any) -> Guest:
        """A newcomer, who was never here before."""
        context = self._browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale="en-GB",
            reduced_motion="reduce",
            has_touch=size is PHONE,
            is_mobile=size is PHONE,
            accept_downloads=True,
        )
        kept = json.dumps({"name": "Wilma", "theme": "dark", "tempo": "instant", **settings})
        given = f"localStorage.setItem('{KEY}', {kept!r})"
        context.add_init_script(f"localStorage.getItem('{KEY}') || {given}")
        context.add_init_script(LISTEN)
        page = context.new_page()
        page.set_default_timeout(30_000)
        guest = Guest(page, context, self.host.url, len(self._guests) + 1)
        page.on("pageerror", lambda error: guest.complaints.append(error.stack or str(error)))
        page.on("request", lambda request: self._known(guest, request.url))
        self._guests.append(guest)
        return guest

    def cut(self) -> None:
        """From now on nobody reaches the host."""
        self.host.is_cut = True
        for guest in self._guests:
            guest.context.set_offline(True)

    def close(self) -> list[str]:
        """Everybody goes home; gives what went wrong in any page."""
        complaints = [one for guest in self._guests for one in guest.complaints]
        for guest in self._guests:
            guest.context.close()
        return complaints

    def _known(self, guest: Guest, url: str) -> None:
        if not url.startswith((self.host.url, f"blob:{self.host.url.split('/some')[0]}")):
            guest.complaints.append(f"a stranger's address: {url}")
