"""Traces: what a move, a bot and the database take, without a word of what is in it."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from backroom.engine.errors import BadSetup
from backroom.server import tracing

from .scene import open_house, play


@pytest.fixture
def spans() -> Iterator[InMemorySpanExporter]:
    """Everything that is traced, kept in memory."""
    kept = InMemorySpanExporter()
    tracing.use(SimpleSpanProcessor(kept), "1")
    yield kept
    tracing.close()


def named(spans: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    """The finished spans of a name."""
    return [one for one in spans.get_finished_spans() if one.name == name]


async def test_a_move_is_traced_from_its_frame_to_the_journal(
    tmp_path: Path, spans: InMemorySpanExporter
) -> None:
    """Though the socket and the table are different tasks."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        asked = next(tab for tab in tabs if tab.last("update")["legal"])
        await asked.move(asked.last("update")["legal"][0]["id"], key="secret-key")

    (move,) = named(spans, "move")
    inner = [one for one in named(spans, "journal") if one.parent is not None]
    assert move.attributes == {"backroom.table": table.doc.id, "backroom.game": "leduc"}
    assert [one.parent.span_id for one in inner if one.parent] == [move.context.span_id]
    assert named(spans, "storage")


async def test_traces_tell_no_secrets(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    """Ids and numbers alone: no names, keys, tokens, seeds or cards."""
    async with open_house(tmp_path) as house:
        table, tabs = await play(house, "Ann Bob")
        asked = next(tab for tab in tabs if tab.last("update")["legal"])
        await asked.move(asked.last("update")["legal"][0]["id"], key="secret-key")

    known = {"table", "game", "match", "seq", "seat", "level", "work", "writes", "tables",
             "milliseconds"}  # fmt: skip
    for span in spans.get_finished_spans():
        attributes = dict(span.attributes or {})
        assert {key.removeprefix("backroom.") for key in attributes} <= known
        assert not {table.doc.seed, "secret-key"} & set(map(str, attributes.values()))
        assert not span.events


async def test_bots_are_traced(tmp_path: Path, spans: InMemorySpanExporter) -> None:
    """With whom they are, and how long they may think."""
    async with open_house(tmp_path) as house:
        table, (ann,) = await play(house, "Ann", bots=["random"])
        if ann.last("update")["legal"]:
            await ann.move(ann.last("update")["legal"][0]["id"])
        await ann.until(lambda: bool(named(spans, "bot")))

    bot = named(spans, "bot")[0]
    assert dict(bot.attributes or {})["backroom.table"] == table.doc.id


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://here:4318"}, True),
        ({"OTEL_TRACES_EXPORTER": "console"}, True),
        ({"OTEL_TRACES_EXPORTER": "none", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://x"}, False),
        ({"OTEL_TRACES_EXPORTER": "otlp", "OTEL_SDK_DISABLED": "true"}, False),
    ],
)
def test_traces_are_made_where_they_are_asked_for(
    environment: dict[str, str], wanted: bool
) -> None:
    """By the variables that all programs with OpenTelemetry know."""
    assert tracing.is_wanted(environment) is wanted


def test_without_the_extra_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line, and only to those who asked for traces."""
    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    monkeypatch.setattr(tracing, "find_spec", lambda name: None)

    tracing.set_up("1", {})
    with pytest.raises(BadSetup, match=r"telemetry.*\[extra-missing\]"):
        tracing.set_up("1", {"OTEL_TRACES_EXPORTER": "otlp"})


def test_an_exporter_nobody_knows_is_refused() -> None:
    """Rather than traces that go nowhere."""
    with pytest.raises(BadSetup, match="bad-setting"):
        tracing.set_up("1", {"OTEL_TRACES_EXPORTER": "pigeon"})


@pytest.mark.parametrize("asked", ["", "our-house"])
def test_the_house_goes_by_its_name(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or by the one that the operator has given it."""
    monkeypatch.setenv("OTEL_SERVICE_NAME", asked)
    kept = InMemorySpanExporter()
    tracing.use(SimpleSpanProcessor(kept), "1")

    with tracing.span("move"):
        pass
    tracing.close()

    (told,) = named(kept, "move")
    assert told.resource.attributes["service.name"] == (asked or "backroom")
    assert told.resource.attributes["service.version"] == "1"


def test_a_collector_that_is_away_keeps_no_house_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What could not be sent by then is lost."""
    monkeypatch.setattr(tracing, "CLOSE_SECONDS", 0.01)
    arrived, ended = threading.Event(), threading.Event()

    def send() -> None:
        arrived.wait(5)
        ended.set()

    processor = SimpleSpanProcessor(InMemorySpanExporter())
    monkeypatch.setattr(processor, "shutdown", send)
    tracing.use(processor, "1")

    tracing.close()

    assert not ended.is_set()
    arrived.set()
    assert ended.wait(5)
