"""Accounts without passwords: signing up and in, recovery, export, and attacks on all that."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from backroom.server.people import ceremonies, passkeys
from backroom.server.people.passkeys import CHALLENGE_SECONDS, CODES, MOST_PASSKEYS
from backroom.server.refusals import NotAllowed
from backroom.server.settings import Limit
from tests.server.browsers import Browser, browser_of, play_out
from tests.server.databases import look
from tests.server.manual_time import ManualTime
from tests.server.scene import FREE, guest, hand_of, open_house, settings_for

from .authenticator import PRESENT, Authenticator

PASSKEYS = "/api/me/passkeys"


def options(browser: Browser, path: str = f"{PASSKEYS}/options", **body: Any) -> dict[str, Any]:
    """What an authenticator is asked."""
    found: dict[str, Any] = browser.post(path, **body)["options"]
    return found


def sign_up(browser: Browser, authenticator: Authenticator) -> list[str]:
    """A guest gets an account, or an account one more passkey; gives the recovery codes."""
    credential = authenticator.make(options(browser))
    codes: list[str] = browser.post(PASSKEYS, credential=credential, name="Phone")["codes"]
    return codes


def sign_in(browser: Browser, authenticator: Authenticator) -> dict[str, Any]:
    """Somebody comes with a passkey."""
    credential = authenticator.sign(options(browser, "/api/sessions/options"))
    told: dict[str, Any] = browser.post("/api/sessions/passkey", credential=credential)
    return told


def refused(browser: Browser, credential: dict[str, Any]) -> tuple[int, str]:
    """Why somebody with this answer is not let in."""
    return browser.problem("/api/sessions/passkey", credential=credential)


def test_a_guest_becomes_an_account_and_stays_the_same_person(client: TestClient) -> None:
    """With the matches played before, on another device, too."""
    ann, bob, key = Browser(client, "Ann"), Browser(client, "Bob"), Authenticator()
    match = play_out(ann, bob)
    assert ann.get("/api/me") == {"id": ann.id, "name": "Ann", "account": False}

    codes = sign_up(ann, key)
    laptop = Browser(client)
    told = sign_in(laptop, key)

    assert told == {"id": ann.id, "name": "Ann", "account": True} == ann.get("/api/me")
    assert [one["match"] for one in laptop.get("/api/me/history")] == [match]
    account = laptop.get("/api/me/account")
    assert len(set(codes)) == CODES == account["codes"]
    assert [one["name"] for one in account["passkeys"]] == ["Phone"]
    assert account["devices"] == 2


def test_signing_in_ends_what_the_browser_was_before(client: TestClient) -> None:
    """A guest's cookie that was left behind opens nothing any more."""
    ann, key = Browser(client, "Ann"), Authenticator()
    sign_up(ann, key)
    guest_browser = Browser(client, "Guest")
    before = dict(guest_browser.cookies)

    sign_in(guest_browser, key)

    assert guest_browser.get("/api/me")["id"] == ann.id
    guest_browser.cookies = before
    assert guest_browser.ask("GET", "/api/me").status_code == 401


def test_a_person_has_several_passkeys_and_always_one(client: TestClient) -> None:
    """They have names, and each but the last can go; a stranger's cannot be touched."""
    ann, first, second = Browser(client, "Ann"), Authenticator(), Authenticator()
    sign_up(ann, first)
    again = options(ann)
    assert [one["id"] for one in again["excludeCredentials"]] == [
        ann.get("/api/me/account")["passkeys"][0]["id"]
    ]
    assert sign_up(ann, second) == []
    one, other = (kept["id"] for kept in ann.get("/api/me/account")["passkeys"])

    assert ann.ask("PATCH", f"{PASSKEYS}/{other}", json={"name": "Key ring"}).status_code == 200
    stranger = Browser(client, "Eve")
    assert stranger.ask("DELETE", f"{PASSKEYS}/{one}").json()["id"] == "no-such-passkey"
    assert ann.ask("DELETE", f"{PASSKEYS}/{one}").status_code == 200
    assert ann.ask("DELETE", f"{PASSKEYS}/{other}").json()["id"] == "last-passkey"

    assert [kept["name"] for kept in ann.get("/api/me/account")["passkeys"]] == ["Key ring"]
    credential = first.sign(options(ann, "/api/sessions/options"))
    assert refused(Browser(client), credential) == (403, "bad-passkey")
    assert sign_in(Browser(client), second)["id"] == ann.id


def test_nobody_has_passkeys_without_end(client: TestClient) -> None:
    """The list is for people to look through."""
    ann = Browser(client, "Ann")
    for _ in range(MOST_PASSKEYS):
        sign_up(ann, Authenticator())

    assert ann.problem(f"{PASSKEYS}/options") == (409, "enough-passkeys")


def test_a_recovery_code_lets_its_owner_in_once(client: TestClient, tmp_path: Path) -> None:
    """However it is typed; only its hash is kept."""
    ann = Browser(client, "Ann")
    codes = sign_up(ann, Authenticator())
    typed = codes[0].upper().replace("-", " ").replace("0", "O").replace("1", "I")

    found = Browser(client)
    assert found.post("/api/sessions/code", code=typed)["id"] == ann.id

    assert Browser(client).problem("/api/sessions/code", code=codes[0]) == (403, "bad-code")
    assert found.get("/api/me/account")["codes"] == CODES - 1
    for file in tmp_path.iterdir():
        assert codes[1].encode() not in file.read_bytes()
        assert codes[1].replace("-", "").encode() not in file.read_bytes()


def test_new_codes_make_the_old_ones_worthless(client: TestClient) -> None:
    """A list that was seen by others is thrown away so."""
    ann = Browser(client, "Ann")
    old = sign_up(ann, Authenticator())

    new = ann.post("/api/me/codes")["codes"]

    assert not set(old) & set(new)
    assert Browser(client).problem("/api/sessions/code", code=old[0]) == (403, "bad-code")
    assert Browser(client).post("/api/sessions/code", code=new[0])["id"] == ann.id
    assert Browser(client, "Bob").problem("/api/me/codes") == (404, "no-account")


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    """Ten an hour from one address, right or wrong."""
    limits = {**FREE, "recovery_address": Limit(10, 3600)}
    with browser_of(settings_for(tmp_path, limits=limits)) as client:
        codes = sign_up(Browser(client, "Ann"), Authenticator())
        eve = Browser(client)
        for number in range(10):
            assert eve.problem("/api/sessions/code", code=f"{number:016}")[0] == 403

        assert eve.problem("/api/sessions/code", code=codes[0]) == (429, "too-many")


def test_an_assertion_is_good_for_one_session(client: TestClient) -> None:
    """Whoever listened and sends it again is not let in."""
    key = Authenticator()
    sign_up(Browser(client, "Ann"), key)
    credential = key.sign(options(Browser(client), "/api/sessions/options"))

    assert Browser(client).post("/api/sessions/passkey", credential=credential)["name"] == "Ann"

    assert refused(Browser(client), credential) == (403, "old-challenge")


def test_a_registration_is_good_for_one_passkey(client: TestClient) -> None:
    """And for the person who was asked."""
    ann, eve, key = Browser(client, "Ann"), Browser(client, "Eve"), Authenticator()
    credential = key.make(options(ann))

    stolen = eve.problem(PASSKEYS, credential=credential, name="Mine")
    late = ann.problem(PASSKEYS, credential=credential, name="Mine")

    assert stolen == late == (403, "old-challenge")
    assert sign_up(ann, key)
    again = key.make(options(eve))
    assert eve.problem(PASSKEYS, credential=again, name="Mine") == (409, "passkey-known")


def test_a_challenge_does_not_wait_for_ever(client: TestClient) -> None:
    """The one to sign in is no good to make a passkey with, either."""
    ann, key = Browser(client, "Ann"), Authenticator()
    credential = key.make(options(ann, "/api/sessions/options"))
    assert ann.problem(PASSKEYS, credential=credential, name="A") == (403, "old-challenge")


async def test_a_challenge_that_has_expired_is_refused_and_forgotten(tmp_path: Path) -> None:
    """Five minutes are enough to find one's phone."""
    async with open_house(tmp_path, timekeeper=ManualTime()) as house:
        ann, key = await guest(house, "Ann"), Authenticator()
        asked = await house.passkeys.ask_to_make("http://localhost", ann, None)
        await hand_of(house).leap(CHALLENGE_SECONDS + 1)

        with pytest.raises(NotAllowed, match="old-challenge"):
            await house.passkeys.make("http://localhost", ann, key.make(asked), "A", None)
        await house.passkeys.ask_to_use("http://localhost")
        await hand_of(house).leap(CHALLENGE_SECONDS + 1)
        await house.passkeys.ask_to_use("http://localhost")

    assert look(tmp_path, "SELECT count(*) FROM challenges") == [(1,)]


@pytest.mark.parametrize(
    "lie",
    [
        {"origin": "http://localhost:81"},
        {"origin": "https://localhost"},
        {"origin": "http://localhost.example"},
        {"party": "example"},
        {"flags": PRESENT},  # somebody touched it, nobody knows who
        {"flags": 0},
    ],
)
def test_a_passkey_of_another_page_opens_nothing(
    client: TestClient, lie: dict[str, Any]
) -> None:
    """Neither made nor used elsewhere, nor without its owner."""
    ann, key = Browser(client, "Ann"), Authenticator()
    liar = Authenticator(**lie)
    made = liar.make(options(ann))
    assert ann.problem(PASSKEYS, credential=made, name="Lie") == (403, "bad-passkey")
    sign_up(ann, key)
    for name, value in lie.items():
        setattr(key, name, value)

    credential = key.sign(options(Browser(client), "/api/sessions/options"))

    assert refused(Browser(client), credential) == (403, "bad-passkey")


def test_a_forged_signature_and_a_copied_passkey_are_refused(client: TestClient) -> None:
    """A copy that counts for itself shows by its count."""
    key = Authenticator()
    sign_up(Browser(client, "Ann"), key)
    for _ in range(3):
        sign_in(Browser(client), key)
    forger = Authenticator(id=key.id, uses=10)

    asked = options(Browser(client), "/api/sessions/options")
    assert refused(Browser(client), forger.sign(asked)) == (403, "bad-passkey")
    asked = options(Browser(client), "/api/sessions/options")
    assert refused(Browser(client), key.sign(asked, uses=2)) == (403, "bad-passkey")

    assert sign_in(Browser(client), Authenticator(id=key.id, key=key.key, uses=7))["account"]


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 7},
        {"id": "x", "response": {"clientDataJSON": "!"}},
        {"id": "x", "response": {"clientDataJSON": "e30"}},
        {"id": ["x"], "response": []},
    ],
)
def test_nonsense_is_refused_in_words(client: TestClient, credential: dict[str, Any]) -> None:
    """Whatever an authenticator may have said."""
    assert refused(Browser(client), credential) == (403, "bad-passkey")
    ann = Browser(client, "Ann")
    assert ann.problem(PASSKEYS, credential=credential, name="A") == (403, "bad-passkey")


def test_nothing_tells_who_has_an_account(client: TestClient) -> None:
    """The question to an authenticator names nobody, and all refusals are the same."""
    ann = Browser(client, "Ann")
    sign_up(ann, Authenticator())
    stranger = Browser(client)

    asked = options(stranger, "/api/sessions/options")

    assert asked["allowCredentials"] == []
    assert set(asked) == {
        "challenge",
        "timeout",
        "rpId",
        "allowCredentials",
        "userVerification",
    }
    known = stranger.problem("/api/sessions/code", code="0" * 16)
    assert known == stranger.problem("/api/sessions/code", code="Ann")
    # Anybody may go by that name: it is no key to anything.
    assert Browser(client, "Ann").get("/api/me")["account"] is False


def test_under_a_number_or_without_https_there_are_no_passkeys(client: TestClient) -> None:
    """And the page is told so before it asks."""
    ann = Browser(client, "Ann")
    assert ann.get("/api/accounts") == {"sign_up": "open", "passkeys": True}

    headers = {"host": "127.0.0.1"}
    door = ann.ask("GET", "/api/accounts", headers=headers).json()
    told = ann.ask("POST", f"{PASSKEYS}/options", headers=headers, json={}).json()

    assert door["passkeys"] is False
    assert told["id"] == "no-passkeys-here"


def test_the_library_is_read_while_somebody_reads_the_page(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, by the first who sees the way in, so that nobody waits for it at the door."""
    read: list[str] = []
    monkeypatch.setattr(passkeys, "import_module", read.append)
    ann = Browser(client, "Ann")

    ann.ask("GET", "/api/accounts", headers={"host": "127.0.0.1"})
    assert read == []
    for _ in range(2):
        ann.get("/api/accounts")

    assert read == [ceremonies.__name__]


def test_a_public_name_is_the_origin_whatever_a_proxy_says(tmp_path: Path) -> None:
    """The proxy speaks plain HTTP; the page came over HTTPS."""
    settings = settings_for(tmp_path, public_url="https://Cards.example/")
    with browser_of(settings) as client:
        client.base_url = "http://cards.example"
        key = Authenticator("https://cards.example", "cards.example")
        client.headers["origin"] = "https://cards.example"
        client.post("/api/people", json={"name": "Ann"})
        cookie = {"cookie": "; ".join(f"{k}={v}" for k, v in client.cookies.items())}

        asked = client.post(f"{PASSKEYS}/options", json={}, headers=cookie).json()["options"]
        body = {"credential": key.make(asked), "name": "Phone"}
        made = client.post(PASSKEYS, json=body, headers=cookie)

        assert made.status_code == 200, made.text


def test_the_operator_may_close_the_door_to_accounts(tmp_path: Path) -> None:
    """Those who have one come in as before; guests play."""
    key = Authenticator()
    with browser_of(settings_for(tmp_path)) as client:
        sign_up(Browser(client, "Ann"), key)

    with browser_of(settings_for(tmp_path, sign_up="closed")) as client:
        bob = Browser(client, "Bob")
        assert bob.problem(f"{PASSKEYS}/options") == (403, "sign-up-closed")
        ann = Browser(client)
        assert sign_in(ann, key)["name"] == "Ann"
        assert sign_up(ann, Authenticator()) == []


async def test_an_invitation_is_good_for_one_account(tmp_path: Path) -> None:
    """For a week, and not for two people who come at once."""
    here = "http://localhost"
    async with open_house(tmp_path, timekeeper=ManualTime(), sign_up="invitation") as house:
        ann, bob = await guest(house, "Ann"), await guest(house, "Bob")
        token, old = await house.passkeys.invite(), await house.passkeys.invite()
        with pytest.raises(NotAllowed, match="sign-up-by-invitation"):
            await house.passkeys.ask_to_make(here, ann, None)
        first = await house.passkeys.ask_to_make(here, ann, token)
        second = await house.passkeys.ask_to_make(here, bob, token)

        made = await house.passkeys.make(here, ann, Authenticator().make(first), "A", token)
        with pytest.raises(NotAllowed, match="sign-up-by-invitation"):
            await house.passkeys.make(here, bob, Authenticator().make(second), "B", token)

        assert len(made) == CODES
        await hand_of(house).leap(8 * 86_400)
        with pytest.raises(NotAllowed, match="sign-up-by-invitation"):
            await house.passkeys.ask_to_make(here, bob, old)


def test_every_other_device_can_be_signed_out(client: TestClient) -> None:
    """The one in my hand stays; a link on its way is no good any more."""
    ann, key = Browser(client, "Ann"), Authenticator()
    sign_up(ann, key)
    laptop = Browser(client)
    sign_in(laptop, key)
    link = ann.post("/api/me/link")["token"]

    ann.ask("DELETE", "/api/me/sessions")

    assert laptop.ask("GET", "/api/me").status_code == 401
    assert ann.get("/api/me")["name"] == "Ann"
    assert Browser(client).problem("/api/sessions", token=link) == (404, "no-such-link")


def test_everything_about_me_is_one_file(client: TestClient) -> None:
    """And nothing about those I played with but what I saw anyway."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    match = play_out(ann, bob)
    sign_up(ann, Authenticator())
    table = ann.get("/api/me/tables")[0]["id"]
    with ann.tab(table) as tab:
        tab.send_json({"kind": "chat", "key": "k1", "text": "Good game"})
        while tab.receive_json()["kind"] != "chat":
            pass

    ann.ask("PUT", "/api/me/notices", json={"off": ["turn:page"]})
    away = ann.post("/api/me/holiday", days=3)["until"]
    evening = ann.post("/api/evenings", name="Games night", game="omerta", rounds=2)

    response = ann.ask("GET", "/api/me/export")

    told = response.json()
    assert response.headers["content-disposition"] == 'attachment; filename="backroom.json"'
    assert told["me"] == {"id": ann.id, "name": "Ann", "account": True}
    assert told["account"]["passkeys"][0]["name"] == "Phone"
    assert [one["match"] for one in told["matches"]] == [match]
    assert list(told["records"]) == [match]
    assert told["records"][match] == ann.ask("GET", f"/api/matches/{match}/record").text
    assert [(one["table"], one["text"]) for one in told["chat"]] == [(table, "Good game")]
    assert told["tables"] == [table]
    assert (told["notices_off"], told["mail"], told["browsers"]) == (["turn:page"], "", [])
    assert [one["until"] for one in told["holidays"]] == [away]
    assert [one["id"] for one in told["evenings"]] == [evening["id"]]
    assert (told["asked"], told["hidden"]) == ([], False)
    assert "public_key" not in response.text
    assert Browser(client, "Carl").get("/api/me/export")["account"] is None


def test_who_is_forgotten_has_no_way_back(client: TestClient, tmp_path: Path) -> None:
    """Passkeys, codes and challenges go with the name."""
    ann, key = Browser(client, "Ann"), Authenticator()
    codes = sign_up(ann, key)
    options(ann)

    ann.ask("DELETE", "/api/me")

    credential = key.sign(options(Browser(client), "/api/sessions/options"))
    assert refused(Browser(client), credential) == (403, "bad-passkey")
    assert Browser(client).problem("/api/sessions/code", code=codes[0]) == (403, "bad-code")
    for name in ("accounts", "passkeys", "recovery_codes"):
        assert look(tmp_path, f"SELECT count(*) FROM {name}") == [(0,)]
    assert look(tmp_path, "SELECT count(*) FROM challenges WHERE person != ''") == [(0,)]
