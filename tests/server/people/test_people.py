"""People: names, sessions, other devices, leaving and being forgotten."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from backroom.server.house import DAY
from backroom.server.http.routes import me
from backroom.server.people.accounts import clean_name, hashed
from backroom.server.refusals import BadFrame, NotAllowed
from tests.server.browsers import Browser, browser_of
from tests.server.databases import everything, look
from tests.server.manual_time import ManualTime
from tests.server.scene import hand_of, open_house, settings_for


def test_a_guest_takes_a_name_and_is_remembered(client: TestClient, tmp_path: Path) -> None:
    """By a cookie that scripts cannot read; only its hash is stored."""
    browser = Browser(client)

    response = browser.ask("POST", "/api/people", json={"name": " Ann  Lee "})

    cookie = response.headers["set-cookie"]
    assert response.json()["name"] == "Ann Lee"
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert browser.get("/api/me") == response.json()
    token = browser.cookies["backroom"]
    assert len(token) >= 43
    assert all(token.encode() not in file.read_bytes() for file in tmp_path.iterdir())


def test_over_https_the_cookie_is_bound_to_the_host(client: TestClient) -> None:
    """`__Host-` and Secure."""
    client.base_url = "https://localhost"

    response = client.post("/api/people", json={"name": "Ann"})

    assert response.headers["set-cookie"].startswith("__Host-backroom=")
    assert "Secure" in response.headers["set-cookie"]
    assert client.get("/api/me").json()["name"] == "Ann"


def test_an_https_house_needs_no_proxy_to_keep_its_cookie_safe(tmp_path: Path) -> None:
    """A proxy that forgets to say how people came changes nothing."""
    with browser_of(settings_for(tmp_path, public_url="HTTPS://localhost")) as client:
        response = client.post("/api/people", json={"name": "Ann"})

        cookie = response.headers["set-cookie"]
        assert cookie.startswith("__Host-backroom=")
        assert "Secure" in cookie
        headers = {"cookie": cookie.partition(";")[0]}
        assert client.get("/api/me", headers=headers).json()["name"] == "Ann"


def test_without_a_session_there_is_nobody(client: TestClient) -> None:
    """Also with a token that was never given out."""
    browser = Browser(client)
    assert browser.ask("GET", "/api/me").status_code == 401

    browser.cookies = {"backroom": "x" * 43}

    assert browser.ask("GET", "/api/me").json()["id"] == "no-session"


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u200b",
        "\x00\x01",
        "x" * 25,
        "\ud800",
        "Ann\u202enoD",  # written from right to left from there on
        "\u2067Ann",
        "An\u200bn",  # another Ann, by a blank of no width
        "An\u200dn",
        "\ufeffAnn",
        "A\u00adnn",
        "\u3164",  # letters that look like nothing
        "\u115f",
        "\u2800",
        "\u0301",  # an accent on nothing
    ],
)
def test_a_name_that_cannot_be_read_is_refused(client: TestClient, name: str) -> None:
    """Nothing but blanks, control characters, or far too much."""
    with pytest.raises(BadFrame, match="bad-name"):
        clean_name(name)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("  Ann   B ", "Ann B"),
        ("A\u3000B", "A B"),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("Al ♠", "Al ♠"),
        ("李明", "李明"),
        ("مرحبا", "مرحبا"),
        ("👍", "👍"),
    ],
)
def test_names_of_all_the_world_are_taken(name: str, told: str) -> None:
    """In one spelling each."""
    assert clean_name(name) == told


def test_a_name_is_safe_to_write_in_a_record() -> None:
    """A bar separates names there."""
    assert clean_name("a|b\nc") == "a/bc"


def test_a_person_goes_by_another_name_at_their_tables_too(client: TestClient) -> None:
    """Everybody at the table sees it."""
    ann = Browser(client, "Ann")
    table = ann.post("/api/tables", game="leduc", seats=2)

    renamed = ann.ask("PATCH", "/api/me", json={"name": "Anna"})

    assert renamed.json()["name"] == "Anna"
    assert ann.get("/api/me")["name"] == "Anna"
    assert ann.get(f"/api/tables/{table['id']}")["chairs"][0]["name"] == "Anna"


def test_a_personal_link_moves_a_person_to_another_device_once(client: TestClient) -> None:
    """The same person, another session; a second use is refused."""
    laptop, phone, thief = Browser(client, "Ann"), Browser(client), Browser(client)
    link = laptop.post("/api/me/link")

    moved = phone.post("/api/sessions", token=link["token"])

    assert moved["id"] == laptop.id
    assert phone.get("/api/me")["name"] == "Ann"
    assert phone.cookies != laptop.cookies
    assert thief.problem("/api/sessions", token=link["token"]) == (404, "no-such-link")


async def test_a_session_that_is_not_used_for_long_ends_on_the_server(tmp_path: Path) -> None:
    """Use keeps it alive, though the server asks its memory rather than the database."""
    async with open_house(tmp_path, timekeeper=ManualTime(), session_days=10) as house:
        time = hand_of(house)
        person, token = await house.accounts.create("Ann")
        for _ in range(4):
            time._wall += 6 * DAY
            assert await house.sessions.find(hashed(token), "") == person

        time._wall += 10 * DAY + 1

        assert await house.sessions.find(hashed(token), "") is None


async def test_a_ban_keeps_out_all_of_a_household(tmp_path: Path) -> None:
    """Whatever address of its /64 was named, and whichever is used next."""
    async with open_house(tmp_path) as house:
        await house.ban("2001:db8::1", True)
        with pytest.raises(NotAllowed, match="banned"):
            await house.sessions.find("", "2001:db8::2")
        assert await house.sessions.find("", "2001:db8:0:1::2") is None

        await house.ban("2001:db8::3", False)

        assert await house.sessions.find("", "2001:db8::2") is None


def test_leaving_a_device_leaves_the_others(client: TestClient) -> None:
    """The session of this device is gone, nothing else."""
    laptop, phone = Browser(client, "Ann"), Browser(client)
    phone.post("/api/sessions", token=laptop.post("/api/me/link")["token"])
    kept = dict(phone.cookies)

    assert phone.ask("DELETE", "/api/me/session").status_code == 200

    assert phone.ask("GET", "/api/me").status_code == 401
    phone.cookies = kept
    assert phone.ask("GET", "/api/me").status_code == 401
    assert laptop.get("/api/me")["name"] == "Ann"


def test_forget_me_reaches_tables_that_were_closed_or_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those that are asleep, however many there are; whoever is at one sees it at once."""
    monkeypatch.setattr(me, "MOST_TABLES", 1)
    with browser_of(settings_for(tmp_path)) as client:
        ann, bob = Browser(client, "Annabella"), Browser(client, "Bob")
        ids = [ann.post("/api/tables", game="leduc", seats=2)["id"] for _ in range(5)]
        closed, left, *others = (f"/api/tables/{id}" for id in ids)
        for path in (left, closed):
            bob.post(f"{path}/join")
            bob.post(f"{path}/ready")
            ann.post(f"{path}/start")
        ann.post(f"{closed}/close")
        ann.post(f"{left}/leave")
    assert all("Annabella" in doc for doc in docs(tmp_path))
    with browser_of(settings_for(tmp_path)) as client:
        ann._client = bob._client = client
        with bob.tab(ids[1]) as tab:
            assert "Annabella" in tab.receive_text()

            assert ann.ask("DELETE", "/api/me").status_code == 200

            tab.send_json({"kind": "ping"})
            frames = list(iter(tab.receive_json, {"kind": "pong"}))
            (shown,) = (one["table"] for one in frames if one["kind"] == "table")
            assert [one["name"] for one in shown["chairs"]] == ["—", "Bob"]
        assert not any("Annabella" in doc for doc in docs(tmp_path))
        for path in (closed, left):
            assert [one["name"] for one in bob.get(path)["chairs"]] == ["—", "Bob"]
        assert {bob.get(path)["status"] for path in others} == {"closed"}


def docs(tmp_path: Path) -> list[str]:
    """Every table as it is kept."""
    return [doc.decode() for (doc,) in look(tmp_path, "SELECT doc FROM tables")]


def test_forget_me_takes_the_name_from_everywhere(client: TestClient, tmp_path: Path) -> None:
    """Matches stay, for the others."""
    ann, bob = Browser(client, "Annabella"), Browser(client, "Bob")
    table = ann.post("/api/tables", game="leduc", seats=2)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join")
    bob.post(f"{path}/ready")
    match = ann.post(f"{path}/start")["match"]

    assert ann.ask("DELETE", "/api/me").json() == {"done": True}

    assert ann.ask("GET", "/api/me").status_code == 401
    assert bob.get(path)["chairs"][0]["name"] == "—"
    text = everything(tmp_path)
    assert "Annabella" not in text
    assert match in text
