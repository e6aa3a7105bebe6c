"""A chair at a table of a running house, taken from a terminal."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from backroom.cli.guest import Address, Caller, Guest, read_address
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.games import GAMES, TUTORIAL
from backroom.server import wire
from backroom.terminal.desk import Desk
from tests.server.processes import Server, server

MOST_ANSWERS = 400


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a process of its own."""
    server = Server(tmp_path_factory.mktemp("house") / "data")
    server.wait_until_ready()
    yield server
    server.stop()


def new_table(
    house: Server, game: AnyGame, seats: int, free: int = 1
) -> tuple[Caller, Address]:
    """A host, and a table with one free chair, or more."""
    host = Caller(house.url, "en")
    host.post("/people", wire.NewPerson("Hostess"))
    bots = ["lazy"] * (seats - 1 - free)
    body = host.post("/tables", wire.NewTable(game.name, seats, bots=bots))
    table = msgspec.json.decode(body, type=wire.Table)
    return host, Address(house.url, table.id, None)


def begin(host: Caller, address: Address) -> None:
    """The host starts, and leaves the rest to a bot."""
    at = f"/tables/{address.table}"
    host.post(f"{at}/ready", wire.Ready())
    host.post(f"{at}/start")
    host.post(f"{at}/leave")


def wait_for_match(*guests: Guest) -> None:
    """Until the match is on for all of them."""
    while sum(guest.wait_for_start() for guest in guests) < len(guests):
        pass


def answer_once(guest: Guest, desk: Desk) -> bool:
    """The first thing on offer, when the guest is asked; false when the match is over."""
    while guest.step():
        pass
    desk.listen()
    if guest.is_over:
        return False
    choosing = desk.ask()
    while not choosing.is_settled:
        desk.choose(desk.items(choosing)[0], choosing)
    desk.answer(choosing)
    return True


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("http://localhost:8000/tables/abc", ("http://localhost:8000", "abc", None)),
        ("localhost:8000/tables/abc/", ("http://localhost:8000", "abc", None)),
        ("https://a.example/tables/x?invite=t", ("https://a.example", "x", "t")),
    ],
)
def test_the_address_of_a_table_is_that_of_the_browser(
    url: str, told: tuple[str, str, str | None]
) -> None:
    """With or without its beginning."""
    assert read_address(url) == told


@pytest.mark.parametrize("url", ["", "http://", "ftp://a/tables/b", "http://a/rules/omerta"])
def test_other_addresses_are_refused(url: str) -> None:
    """With an example of a right one."""
    with pytest.raises(BadSetup, match="not-a-table"):
        read_address(url)


def test_a_house_that_is_not_there_is_told() -> None:
    """With its address and the reason."""
    with pytest.raises(BadSetup, match="no-house"):
        Guest(Address("http://localhost:1", "x", None), "Ann", "en")


def test_a_table_that_is_not_there_is_told_in_the_words_of_the_house(house: Server) -> None:
    """In the language of the reader."""
    with pytest.raises(BadSetup, match="told-by-house") as refused:
        Guest(Address(house.url, "nosuchtable", None), "Ann", "nl")

    assert "tafel" in refused.value.arguments["text"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_guest_plays_beside_others(house: Server, game: AnyGame) -> None:
    """Question after question; what the guest knows is what the house shows."""
    seats = game.meta.seats[1]
    host, address = new_table(house, game, seats)
    guest = Guest(address, "Ann", "en")
    begin(host, address)
    while not guest.wait_for_start():
        assert not guest.is_lost
    desk = Desk(guest, "en")
    answers = 0
    while answers < 12:
        while guest.step():
            pass
        desk.listen()
        if guest.is_over:
            break
        assert guest._update is not None
        shown = game.view_data(game.shown(guest.view()))
        told = msgspec.json.decode(msgspec.json.encode(guest._update.view))
        assert msgspec.json.decode(msgspec.json.encode(shown)) == told
        choosing = desk.ask()
        while not choosing.is_settled:
            desk.choose(desk.items(choosing)[0], choosing)
        desk.answer(choosing)
        answers += 1
    guest.leave()

    assert answers > 3
    assert desk.story.paragraphs()


def test_a_match_is_played_to_its_end_with_the_places_of_the_house(house: Server) -> None:
    """Chicago Gangsters ends after a dozen rounds."""
    game = GAMES["chicago-gangsters"]
    host, address = new_table(house, game, 3)
    guest = Guest(address, "Ann", "en")
    begin(host, address)
    while not guest.wait_for_start():
        assert not guest.is_lost
    desk = Desk(guest, "en")
    for _ in range(MOST_ANSWERS):
        while guest.step():
            pass
        desk.listen()
        if guest.is_over:
            break
        choosing = desk.ask()
        while not choosing.is_settled:
            desk.choose(desk.items(choosing)[-1], choosing)
        desk.answer(choosing)
    guest.leave()

    assert guest.is_over
    assert sorted(guest.places())[0] == 1
    assert desk.result()[1].startswith("1. ")


def test_advice_comes_from_the_house(house: Server) -> None:
    """With a reason, or not at all."""
    game = GAMES["capone"]
    host, address = new_table(house, game, 3)
    guest = Guest(address, "Ann", "en")
    begin(host, address)
    while not guest.wait_for_start():
        assert not guest.is_lost
    desk = Desk(guest, "en")
    while guest.step():
        pass
    desk.listen()

    told = desk.advice(desk.ask())
    guest.leave()

    assert told.startswith("A sensible player would say: ")


def test_a_broken_line_is_called_again(tmp_path: Path) -> None:
    """The match goes on where it was, with the same view as the house has."""
    game = GAMES["omerta"]
    with server(tmp_path / "data") as house:
        host, address = new_table(house, game, 3)
        guest = Guest(address, "Ann", "en")
        begin(host, address)
        wait_for_match(guest)
        desk = Desk(guest, "en")
        assert answer_once(guest, desk)

        house.kill()
        with pytest.raises(BadSetup, match="line-broken"):
            guest.advice(())
        house.start(house.port)
        assert guest.is_connected.wait(60)

        assert answer_once(guest, desk)
        while guest.step():
            pass
        assert guest._update is not None
        shown = game.view_data(game.shown(guest.view()))
        told = msgspec.json.decode(msgspec.json.encode(guest._update.view))
        assert msgspec.json.decode(msgspec.json.encode(shown)) == told
        guest.leave()


def test_a_house_that_stays_away_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After it was called as often as is sensible."""
    monkeypatch.setattr("backroom.cli.guest.REDIAL_SECONDS", (0.0, 0.0))
    with server(tmp_path / "data") as house:
        _, address = new_table(house, GAMES["omerta"], 3)
        guest = Guest(address, "Ann", "en")
        house.kill()

        with pytest.raises(BadSetup, match="house-gone"):
            wait_for_match(guest)
    assert guest.is_lost


def test_people_write_to_each_other(house: Server) -> None:
    """Before the match and in it; each line is heard once, and tells who wrote it."""
    host, address = new_table(house, GAMES["omerta"], 3, free=2)
    ann, bob = Guest(address, "Ann", "en"), Guest(address, "Bob", "en")
    ann.chat("Hello there")
    begin(host, address)
    wait_for_match(ann, bob)
    desk = Desk(bob, "en")
    ann.chat("x" * 600)

    heard: list[str] = []
    while len(heard) < 2:
        bob.catch_up()
        desk.listen()
        heard = [one for one in desk.story.paragraphs() if one.startswith("Ann: ")]
    ann.leave()
    bob.leave()

    assert heard == ["Ann: “Hello there”", f"Ann: “{'x' * 500}”"]


def test_another_match_is_played_at_the_same_table(house: Server) -> None:
    """The guest has become the host, and begins as soon as the free chair is taken."""
    host, address = new_table(house, TUTORIAL["leduc"], 2)
    ann = Guest(address, "Ann", "en")
    begin(host, address)
    wait_for_match(ann)
    first = ann.table.match
    desk = Desk(ann, "en")
    while answer_once(ann, desk):
        pass

    ann.play_again()
    bob = Guest(address, "Bob", "en")
    wait_for_match(ann, bob)

    assert ann.table.match not in (None, first)
    assert not ann.is_over
    assert ann.names("") == ("Bob", "Ann")
    desk = Desk(ann, "en")
    assert desk.story.paragraphs() != []
    ann.leave()
    bob.leave()


def test_a_session_that_a_house_has_forgotten_makes_somebody_new(
    house: Server, tmp_path: Path
) -> None:
    """The file is only for its owner, and is written anew."""
    file = tmp_path / "sessions" / "one.txt"
    assert not Caller(house.url, "en", file).be_somebody("Ann")
    assert Caller(house.url, "en", file).be_somebody("Ann")
    assert file.parent.stat().st_mode & 0o077 == 0 or os.name == "nt"

    kept = file.read_text(encoding="utf-8")
    token = re.findall(r"=(?:\"?)([\w-]{20,})", kept)[0]
    file.write_text(kept.replace(token, "x" * len(token)), encoding="utf-8")

    assert not Caller(house.url, "en", file).be_somebody("Ann")
    assert "x" * len(token) not in file.read_text(encoding="utf-8")


def test_a_spoilt_file_knows_nobody(house: Server, tmp_path: Path) -> None:
    """Nor does a folder that cannot be written end the evening."""
    file = tmp_path / "one.txt"
    file.write_text("no cookies here", encoding="utf-8")

    assert not Caller(house.url, "en", file).be_somebody("Ann")
    assert not Caller(house.url, "en", file / "below" / "one.txt").be_somebody("Bob")
