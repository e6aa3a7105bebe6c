"""A chair at a table of a running house, taken from a terminal."""

from collections.abc import Iterator

import msgspec
import pytest

from backroom.cli.guest import Address, Caller, Guest, read_address
from backroom.engine.errors import BadSetup
from backroom.engine.game import AnyGame
from backroom.games import GAMES
from backroom.server import wire
from backroom.terminal.desk import Desk
from tests.server.processes import Server

MOST_ANSWERS = 400


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in a process of its own."""
    server = Server(tmp_path_factory.mktemp("house") / "data")
    server.wait_until_ready()
    yield server
    server.stop()


def new_table(house: Server, game: AnyGame, seats: int) -> tuple[Caller, Address]:
    """A host, and a table with one free chair."""
    host = Caller(house.url, "en")
    host.post("/people", wire.NewPerson("Hostess"))
    bots = ["lazy"] * (seats - 2)
    body = host.post("/tables", wire.NewTable(game.name, seats, bots=bots))
    table = msgspec.json.decode(body, type=wire.Table)
    return host, Address(house.url, table.id, None)


def begin(host: Caller, address: Address) -> None:
    """The host starts, and leaves the rest to a bot."""
    at = f"/tables/{address.table}"
    host.post(f"{at}/ready", wire.Ready())
    host.post(f"{at}/start")
    host.post(f"{at}/leave")


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
