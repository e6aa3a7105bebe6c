"""A new version of the site: told, taken when one says so, and nothing is lost by it."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.web.visitor import QUICK

from .conftest import SITE
from .guest import PATIENCE, Door
from .host import hosted


def test_a_new_version_waits_for_a_word(chromium: Browser, tmp_path: Path) -> None:
    """The table that was begun under the old version is there under the new one."""
    for entry in SITE.iterdir():
        if entry.name != "service-worker.js":
            (tmp_path / entry.name).symlink_to(entry)
    worker = (SITE / "service-worker.js").read_text(encoding="utf-8")
    (tmp_path / "service-worker.js").write_text(worker, encoding="utf-8")
    with hosted(tmp_path) as host:
        door = Door(host, chromium)
        guest = door.guest(**QUICK)
        guest.go("/")
        guest.open_house()
        guest.make_table("chicago-poker", 2)

        newer = worker.replace('VERSION = "', 'VERSION = "newer-')
        (tmp_path / "service-worker.js").write_text(newer, encoding="utf-8")
        guest.page.reload()
        with guest.page.expect_navigation(timeout=PATIENCE):
            guest.page.get_by_role("button", name="Use it now").click(timeout=PATIENCE)
        guest.page.wait_for_selector(".felt", timeout=PATIENCE)

        names = guest.page.evaluate("caches.keys()")
        assert sorted(name for name in names if "pages" in name) == [
            name for name in names if "newer-" in name
        ]
        assert door.close() == []
