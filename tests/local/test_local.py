"""A house without a server: whole matches through messages, kept, taken up, told again."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from backroom.cli.main import main
from backroom.games import ALL_GAMES, GAMES

from .drawer import Drawer
from .page import Page, open_page, play_on, sit_down

ENOUGH: Final = 2000


@pytest.fixture
def anyio_backend() -> str:
    """The worker's loop is asyncio's."""
    return "asyncio"


async def play(page: Page, game: str, bot: str = "scripted") -> str:
    """A whole match for two or three with bots, by defaults; gives its id."""
    seats = ALL_GAMES[game].meta.seats[0]
    table = await sit_down(page, game, seats=seats, bots=[bot] * (seats - 1))
    assert await play_on(page, table["id"], ENOUGH)
    match: str = (await page.get("/api/me/history"))[0]["match"]
    return match


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_goes_on_where_it_was_and_its_record_is_accepted(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Closed in the middle, opened again, played out, replayed, exported and verified."""
    drawer = Drawer()
    seats = ALL_GAMES[game].meta.seats[0]
    async with open_page(drawer) as page:
        bots = ["scripted"] * (seats - 1)
        table = await sit_down(page, game, seats=seats, bots=bots, window=3)
        assert not await play_on(page, table["id"], 2)

    async with open_page(drawer) as page:
        (mine,) = await page.get("/api/me/tables")
        assert (mine["id"], mine["status"]) == (table["id"], "playing")
        assert await play_on(page, table["id"], ENOUGH)
        (played,) = await page.get("/api/me/history")
        match = played["match"]
        replay = await page.get(f"/api/matches/{match}?eyes=0")
        status, record = await page.ask("GET", f"/api/matches/{match}/record")

    assert replay["game"] == game
    assert replay["result"]["places"][0] == played["place"]
    assert status == 200
    file = tmp_path / "match.txt"
    file.write_text(record, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert "fair" in capsys.readouterr().out


async def test_a_record_from_elsewhere_can_be_looked_at_here() -> None:
    """With its players, its proof and its pauses; a second time it is there already."""
    async with open_page(Drawer()) as page, open_page(Drawer()) as elsewhere:
        await bring_over(page, elsewhere)


async def bring_over(page: Page, elsewhere: Page) -> None:
    """From the one house to the other."""
    match = await play(page, "chicago-poker")
    _, record = await page.ask("GET", f"/api/matches/{match}/record")
    assert (await elsewhere.ask("POST", "/api/matches", record))[0] == 401
    await elsewhere.order("/api/people", name="Bob")

    for _ in range(2):
        status, told = await elsewhere.ask("POST", "/api/matches", record)
        assert (status, json.loads(told)["path"]) == (200, f"/replay/{match}")

    assert [one["match"] for one in await elsewhere.get("/api/me/history")] == [match]
    there, here = [await one.get(f"/api/matches/{match}?eyes=0") for one in (elsewhere, page)]
    assert there["frames"] == here["frames"]
    assert there["result"] == here["result"]
    assert (await elsewhere.ask("GET", f"/api/matches/{match}/record"))[1] == record


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (lambda record: "hello", "not-a-record"),
        (lambda record: record.replace("rules ", "rules 9"), "record-rules-unknown"),
        (lambda record: record.rpartition("\nend ")[0] + "\nend winners=5\n", "record-differs"),
        (lambda record: "\n".join(record.splitlines()[:-2]), "record-not-over"),
    ],
)
async def test_a_record_that_is_no_match_is_refused(
    spoil: Callable[[str], str], id: str
) -> None:
    """In words, and nothing of it is kept."""
    drawer = Drawer()
    async with open_page(drawer) as page:
        match = await play(page, "leduc", "random")
        _, record = await page.ask("GET", f"/api/matches/{match}/record")
        kept = dict(drawer.texts)

        status, told = await page.ask("POST", "/api/matches", spoil(record))
        assert drawer.texts == kept

    assert status == (409 if id == "record-not-over" else 400)
    assert json.loads(told)["id"] == id
    assert json.loads(told)["text"]


async def test_a_move_that_cannot_be_kept_is_not_played() -> None:
    """A full disk: the table is read back, and the move can be made again."""
    drawer = Drawer()
    async with open_page(drawer) as page:
        await move_on_a_full_disk(page, drawer)


async def move_on_a_full_disk(page: Page, drawer: Drawer) -> None:
    """Refused, then accepted once there is room."""
    table = await sit_down(page, "leduc", seats=2, bots=["random"])
    line = page.dial(table["id"])
    update = await page.until(line, "update")
    while not update["legal"]:
        update = await page.until(line, "update")
    drawer.is_full = True
    move = {"kind": "move", "prompt": update["prompt"], "actions": [update["default"]]}

    page.say(line, **move, key="k1")
    refused = await page.until(line, "refused")
    while "closed" not in await page.next(line):
        pass
    drawer.is_full = False
    again = page.dial(table["id"])
    page.say(again, **move, key="k1")
    accepted = await page.until(again, "accepted")

    assert refused["id"] == "try-again"
    assert accepted["key"] == "k1"


async def test_a_hint_a_refusal_and_an_analysis_are_those_of_the_server() -> None:
    """The same frames, in the same words."""
    async with open_page(Drawer(), analysis_iterations=5) as page:
        await ask_for_advice(page)


async def ask_for_advice(page: Page) -> None:
    """A hint, a move out of turn, and an analysis when it is over."""
    table = await sit_down(page, "chicago-poker", seats=2, bots=["scripted"])
    line = page.dial(table["id"])
    update = await page.until(line, "update")
    while not update["legal"]:
        update = await page.until(line, "update")

    page.say(line, kind="hint", prompt=update["prompt"], prefix=[])
    advice = await page.until(line, "hint")
    page.say(line, kind="move", prompt=update["prompt"] + 9, actions=[0], key="k1")
    refused = await page.until(line, "refused")
    page.hang_up(line)
    assert await play_on(page, table["id"], ENOUGH)
    (played,) = await page.get("/api/me/history")
    path = f"/api/matches/{played['match']}/analysis"
    await page.order(path, seat=0)
    while (found := await page.get(f"{path}?seat=0"))["state"] != "done":
        assert found["state"] in ("waiting", "working")

    assert advice["action"]["id"] in [action["id"] for action in update["legal"]]
    assert (refused["id"], bool(refused["text"])) == ("no-such-prompt", True)
    assert found["choices"]
