"""Reports reach the operator, measures are kept, and whom they are about is told why."""

from pathlib import Path
from typing import Any, Final

from starlette.testclient import TestClient

from backroom.server.moderation.desk import MOST_OPEN
from tests.server.browsers import Browser, play_out
from tests.server.databases import look

KEEPER: Final = {"authorization": "Bearer keeper"}


def reports(browser: Browser) -> list[dict[str, Any]]:
    """What waits on the operator's desk."""
    found: list[dict[str, Any]] = browser.ask(
        "GET", "/api/admin/reports", headers=KEEPER
    ).json()
    return found


def measure(browser: Browser, **order: Any) -> Any:
    """The operator does something about somebody."""
    return browser.ask("POST", "/api/admin/measures", headers=KEEPER, json=order)


def say(browser: Browser, table: str, text: str, key: str) -> dict[str, Any]:
    """What a tab gets back for a line of chat."""
    with browser.tab(table) as tab:
        tab.send_json({"kind": "chat", "key": key, "text": text})
        while True:
            frame: dict[str, Any] = tab.receive_json()
            if frame["kind"] in ("accepted", "refused"):
                return frame


def test_what_one_owns_has_ones_reports_and_what_was_done_about_one(
    client: TestClient,
) -> None:
    """Each has their own, without the operator's notes; whoever goes takes it all along."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    ann.post("/api/reports", person=bob.id, reason="name", text="Rude name.")
    [report] = reports(ann)
    measure(ann, kind="note", person=bob.id, reason="Watch him.")
    measure(ann, kind="mute", person=bob.id, reason="Change it.", report=report["id"])
    wanted = {"game": "omerta", "least": 3, "most": 4}
    bob.post("/api/me/waits", **wanted)

    hers, his = ann.get("/api/me/export"), bob.get("/api/me/export")

    [sent] = hers["reports"]
    assert (sent["person"], sent["text"], sent["answered"]) == (bob.id, "Rude name.", True)
    assert hers["measures"] == his["reports"] == hers["waits"] == hers["ratings"] == []
    assert [(one["kind"], one["reason"]) for one in his["measures"]] == [("mute", "Change it.")]
    assert [one["game"] for one in his["waits"]] == ["omerta"]
    bob.ask("DELETE", "/api/me")
    assert ann.get("/api/me/export")["reports"] == []
    assert [one["waiting"] for one in ann.get("/api/waits/omerta")] == [0, 0, 0, 0]


def test_a_report_brings_its_chat_and_its_match_to_the_desk(client: TestClient) -> None:
    """With who reported whom and why; an answer takes it off the desk and stays in the log."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    match = play_out(ann, bob)
    table = ann.get("/api/me/tables")[0]["id"]
    say(bob, table, "You cheat!", "k")

    told = ann.post("/api/reports", person=bob.id, reason="talk", text="Rude.", table=table)

    assert told == {"done": True}
    [report] = reports(ann)
    assert (report["reporter_name"], report["person_name"]) == ("Ann", "Bob")
    assert (report["reason"], report["text"], report["match"]) == ("talk", "Rude.", match)
    assert [line["text"] for line in report["chat"]] == ["You cheat!"]
    record = ann.ask("GET", f"/api/admin/reports/{report['id']}/record", headers=KEEPER)
    assert record.text.startswith("backroom") or "leduc" in record.text
    order = {"kind": "note", "person": bob.id, "reason": "First time.", "report": report["id"]}
    assert measure(ann, **order).status_code == 200
    assert reports(ann) == []
    ann.post("/api/reports", person=bob.id, reason="name")
    assert [one["kind"] for one in reports(ann)[0]["before"]] == ["note"]
    assert bob.get("/api/me/measures") == []


def test_who_is_muted_is_told_why_and_until_when(client: TestClient) -> None:
    """At the next line of chat; play goes on, and an unmute gives the word back."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    table = ann.post("/api/tables", game="leduc", seats=2)["id"]
    bob.post(f"/api/tables/{table}/join")
    assert say(bob, table, "Hello", "a")["kind"] == "accepted"

    measure(ann, kind="mute", person=bob.id, reason="Insults.", hours=24)

    refused = say(bob, table, "Hello again", "b")
    assert refused["id"] == "silenced"
    assert "Insults." in refused["text"]
    assert "24" in refused["text"]
    assert say(ann, table, "Hello", "c")["kind"] == "accepted"
    [told] = bob.get("/api/me/measures")
    assert (told["kind"], told["reason"]) == ("mute", "Insults.")
    measure(ann, kind="unmute", person=bob.id, reason="")
    assert say(bob, table, "Thanks", "d")["kind"] == "accepted"


def test_who_is_banned_is_told_why_at_the_door(client: TestClient, tmp_path: Path) -> None:
    """In words, and everything is in the log."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")

    measure(ann, kind="ban", person=bob.id, reason="Threats.")

    refused = bob.ask("GET", "/api/me")
    assert refused.status_code == 403
    assert refused.json()["id"] == "banned-because"
    assert "Threats." in refused.json()["text"]
    measure(ann, kind="unban", person=bob.id, reason="Said sorry.")
    assert bob.get("/api/me")["name"] == "Bob"
    kinds = look(tmp_path, "SELECT kind FROM measures ORDER BY at")
    assert kinds == [("ban",), ("unban",)]


def test_what_makes_no_sense_is_refused(client: TestClient) -> None:
    """Oneself, nobody, a flood; and the desk is for the operator alone."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")

    assert ann.problem("/api/reports", person=ann.id, reason="talk") == (400, "report-self")
    assert ann.problem("/api/reports", person="nobody", reason="talk") == (
        404,
        "no-such-person",
    )
    for _ in range(MOST_OPEN):
        ann.post("/api/reports", person=bob.id, reason="play")
    assert ann.problem("/api/reports", person=bob.id, reason="play") == (429, "enough-reports")
    assert ann.ask("GET", "/api/admin/reports").status_code == 403
    order = {"kind": "ban", "person": bob.id, "reason": ""}
    assert ann.ask("POST", "/api/admin/measures", json=order).status_code == 403
    assert measure(ann, kind="ban", person="nobody", reason="").status_code == 404
    gone = ann.ask("GET", "/api/admin/reports/none/record", headers=KEEPER)
    assert gone.json()["id"] == "no-such-match"


def test_whoever_is_forgotten_leaves_no_report_behind(
    client: TestClient, tmp_path: Path
) -> None:
    """Neither those they wrote nor those about them."""
    ann, bob = Browser(client, "Ann"), Browser(client, "Bob")
    ann.post("/api/reports", person=bob.id, reason="play", text="secret words")
    bob.post("/api/reports", person=ann.id, reason="play", text="secret words")

    ann.ask("DELETE", "/api/me")

    assert look(tmp_path, "SELECT * FROM reports") == []
