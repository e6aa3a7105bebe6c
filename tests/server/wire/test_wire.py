"""What is generated from the wire types is up to date, and complete."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from backroom.server import wire
from backroom.server.codegen.typescript import interface, type_text
from backroom.server.http.openapi import openapi
from backroom.server.http.routes import CALLS
from backroom.server.messages import server_texts
from backroom.server.realtime.commands import COMMANDS
from backroom.server.refusals import CODES, code_of
from backroom.texts.bundles import LANGUAGES, texts

SERVER = Path(__file__).resolve().parents[3] / "src" / "backroom" / "server"
# The house without a server refuses in the same words.
LOCAL = SERVER.parent / "local"
MADE_BY_ID = {"illegal-action", "choice-complete"}


def test_types_become_typescript() -> None:
    """Optional only where a client may leave it out."""
    assert type_text(list[str | None]) == "(string | null)[]"
    assert type_text(wire.Access) == '"link" | "open" | "private"'
    assert "  seat?: number | null;" in interface(wire.Join)
    assert "  key: string | null;" in interface(wire.Refused)
    assert '  kind: "move";' in interface(wire.Move)


def test_every_frame_has_its_command() -> None:
    """And no command is without a frame."""
    assert set(COMMANDS) == set(get_args(wire.ClientFrame))


def test_openapi_has_every_call_with_its_words() -> None:
    """Each with a summary, an answer and the ways it is refused."""
    paths = openapi()["paths"]

    for call in CALLS:
        operation = paths[call.path][call.method.lower()]
        assert operation["summary"] == call.says != ""
        assert {"200", "400", "401", "429"} <= set(operation["responses"])
        assert ("requestBody" in operation) == (call.body is not None)


def raised() -> set[str]:
    """The ids of all refusals that the server makes."""
    names = {kind.__name__ for kind in CODES}
    found = set()
    for path in (*SERVER.rglob("*.py"), *LOCAL.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in names and node.args:
                text = ast.unparse(node.args[0])
                found |= set(re.findall(r"'([a-z-]+)'", text)) - {"closed", "id"}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_server_has_its_sentence(language: str) -> None:
    """In the server's file or in the house's; and none is there for nothing."""
    own, shared = server_texts(language), texts(language)
    ids = raised()

    assert len(ids) > 40
    missing = [id for id in ids if not own.has(f"refusal-{id}")]
    assert [id for id in missing if not shared.has(f"refusal-{id}")] == []
    # Notices and the previews of links are no refusals.
    others = ("notice-", "preview-")
    told = {id.removeprefix("refusal-") for id in own.ids if not id.startswith(others)}
    assert told - ids == {"not-found", "method-not-allowed"} - ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_its_words(language: str) -> None:
    """A title and a sentence of each kind, the question that mail begins with, and its end."""
    kinds = ("turn", "reminder", "invitation", "request", "confirm")
    words = {f"notice-{kind}-{part}" for kind in kinds for part in ("title", "text")}

    told = {id for id in server_texts(language).ids if id.startswith("notice-")}
    assert told == {*words, "notice-mail-stop"}


def test_both_languages_say_the_same_things() -> None:
    """In the same order."""
    assert server_texts("en").ids == server_texts("nl").ids


def test_codes_say_what_http_would() -> None:
    """Whatever is not listed is a bad request."""
    assert {code - 4000 for code in CODES.values()} <= {
        400,
        401,
        403,
        404,
        409,
        413,
        421,
        429,
        502,
        503,
    }
    assert all(code_of(kind("x")) == code for kind, code in CODES.items())
