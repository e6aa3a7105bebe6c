"""A guest at a table of a running house, who speaks docs/protocol.md from a terminal.

The guest keeps a view of the match by folding what the house tells this seat. What can follow
after some picks is worked out here, in a state drawn from that view alone: rules may not let it
depend on what the seat does not know, and the house checks the answer in any case.
"""

import http.cookiejar
import json
import queue
import secrets
import threading
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from backroom.bots.bot import Pick
from backroom.engine.chance import SearchChance
from backroom.engine.domains import HIDDEN, SEAT
from backroom.engine.errors import BadSetup, IllegalAction, Refusal
from backroom.engine.events import Told, Values
from backroom.engine.game import AnyGame
from backroom.engine.match import Decision, Frame, fold_frame
from backroom.engine.tables import Arg
from backroom.engine.views import View
from backroom.games import game_named
from backroom.server import wire

DECODER: Final = msgspec.json.Decoder(wire.ServerFrame)
CALL_SECONDS: Final = 15.0
# How long an answer to a frame may take before the house counts as gone.
ANSWER_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 0.5


class OpenStep(msgspec.Struct):
    """A step of a match as every view tells it."""

    step: str
    values: list[int]


class Shared(msgspec.Struct):
    """What the views of all games have in common, as far as a frame needs it."""

    steps: list[OpenStep]
    winners: list[int]


class Address(NamedTuple):
    """Where a table stands: the house, the table, and what opens it if it is private."""

    house: str
    table: str
    invite: str | None


def read_address(url: str) -> Address:
    """The parts of a table's address as a browser shows it."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    pieces = [piece for piece in parts.path.split("/") if piece]
    if parts.scheme not in ("http", "https") or not parts.netloc or len(pieces) != 2:
        raise BadSetup("not-a-table", {"url": url})
    if pieces[0] != "tables":
        raise BadSetup("not-a-table", {"url": url})
    invite = parse_qs(parts.query).get("invite", [None])[0]
    return Address(f"{parts.scheme}://{parts.netloc}", pieces[1], invite)


class Caller:
    """The HTTP side: a session in a cookie, bodies in JSON, refusals in words."""

    def __init__(self, house: str, language: str) -> None:
        self._house = house
        self._language = language
        self._cookies = http.cookiejar.CookieJar()
        handler = urllib.request.HTTPCookieProcessor(self._cookies)
        self._opener = urllib.request.build_opener(handler)

    def post(self, path: str, body: msgspec.Struct | None = None) -> bytes:
        """One call; refused as the house refuses it."""
        data = b"{}" if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(
            f"{self._house}/api{path}",
            data,
            {"content-type": "application/json", "accept-language": self._language},
        )
        try:
            with self._opener.open(request, timeout=CALL_SECONDS) as answer:
                told: bytes = answer.read()
                return told
        except urllib.error.HTTPError as error:
            raise told_by(error.read()) from None
        except (OSError, ValueError) as error:
            reason = str(getattr(error, "reason", error))
            raise BadSetup("no-house", {"url": self._house, "reason": reason}) from None

    def cookie(self) -> str:
        """The session, as a header has it."""
        return "; ".join(f"{one.name}={one.value}" for one in self._cookies)


def told_by(body: bytes) -> Refusal:
    """A refusal of the house, in its own words."""
    try:
        text = str(json.loads(body)["text"])
    except (ValueError, KeyError, TypeError):
        text = body[:200].decode("utf-8", "replace")
    return BadSetup("told-by-house", {"text": text})


class Guest:
    """A seat at a match of a running house."""

    def __init__(self, address: Address, name: str, language: str) -> None:
        caller = Caller(address.house, language)
        caller.post("/people", wire.NewPerson(name))
        at = f"/tables/{quote(address.table)}"
        caller.post(f"{at}/join", wire.Join(invite=address.invite))
        body = caller.post(f"{at}/ready", wire.Ready(nonce=secrets.token_urlsafe(16)))
        self.table = msgspec.json.decode(body, type=wire.Table)
        self._caller = caller
        self.game: AnyGame = game_named(self.table.game)
        self._options = self.game.meta.read_options(self.table.options, self.table.seats)
        query: dict[str, str] = {"lang": language, "since": "0"}
        if address.invite:
            query["invite"] = address.invite
        self._open = ExitStack()
        self._socket = self._open.enter_context(self._connect(address, at, query))
        self.seat = -1
        self._frames: queue.Queue[wire.ServerFrame | None] = queue.Queue()
        self._answers: queue.Queue[wire.ServerFrame] = queue.Queue()
        self._told: list[tuple[str, Values]] = []
        self._view: View | None = None
        self._number = 0
        self._answered = 0
        self._update: wire.Update | None = None
        self.is_lost = False
        threading.Thread(target=self._listen, daemon=True).start()

    def _connect(
        self, address: Address, at: str, query: dict[str, str]
    ) -> AbstractContextManager[ClientConnection]:
        socket_house = address.house.replace("http", "ws", 1)
        url = f"{socket_house}/api{at}/socket?{urlencode(query)}"
        headers = {"cookie": self._caller.cookie()}
        return connect(url, additional_headers=headers, max_size=None, compression=None)

    # What comes in

    def _listen(self) -> None:
        """Frames into their queues, in a thread of its own."""
        try:
            with suppress(ConnectionClosed, OSError, msgspec.MsgspecError):
                for message in self._socket:
                    frame = DECODER.decode(message)
                    is_answer = isinstance(frame, wire.Accepted | wire.Refused | wire.Advice)
                    (self._answers if is_answer else self._frames).put(frame)
        finally:
            # Whoever waits for a frame must hear that none will come.
            self._frames.put(None)

    def wait_for_start(self) -> bool:
        """Wait a little for the match; gives whether it is on."""
        self._take_one()
        return self._view is not None and self.seat >= 0

    def step(self) -> bool:
        """Wait until something happens; false if the person is asked, or the match is over."""
        if self._is_asked() or (self.is_over and self.table.result is not None) or self.is_lost:
            return False
        self._take_one()
        return True

    def _take_one(self) -> None:
        try:
            frame = self._frames.get(timeout=LOOK_SECONDS)
        except queue.Empty:
            return
        if frame is None:
            self.is_lost = True
        elif isinstance(frame, wire.TableFrame):
            self.table = frame.table
            self.seat = frame.mine[0] if frame.mine else -1
        elif isinstance(frame, wire.Update):
            self._take(frame)

    def _take(self, update: wire.Update) -> None:
        """Fold what is new into the view."""
        if self._view is None or update.since > self._number:
            if update.since:
                self._send(wire.Resume(0))
                return
            seat = -1 if update.you is None else update.you
            self._view = self.game.blank_view(seat, self.table.seats, self._options)
            self._number = 0
        events = [self._event(one) for one in update.events]
        if update.since < self._number:
            # Told once more: everything of it is known already.
            events = []
        shared = msgspec.convert(update.view, Shared)
        frame = Frame(
            update.number,
            update.prompt,
            mask(update.pending),
            tuple(self.game.steps[one.step](*one.values) for one in shared.steps),
            mask(shared.winners),
            tuple(events),
        )
        fold_frame(self.game, self._view, frame)
        self._told += events
        self._number = update.number
        self._update = update
        if self._is_asked():
            self._send(wire.Ack(update.prompt))

    def _event(self, data: dict[str, Told]) -> tuple[str, Values]:
        kind = str(data["kind"])
        args = self.game.events.kinds[kind].args
        return kind, tuple(_value(arg, data[arg.name]) for arg in args)

    def _is_asked(self) -> bool:
        """Updates that were on their way may still offer what is answered already."""
        update = self._update
        if update is None or self.is_over or update.prompt == self._answered:
            return False
        return bool(update.legal)

    # What a desk wants to know

    @property
    def is_over(self) -> bool:
        """Whether there are winners, or the house is gone."""
        return self._update is not None and self._update.over

    def names(self, person: str) -> tuple[str, ...]:
        """What everybody is called; the guest is spoken to."""
        return tuple(
            person if chair.seat == self.seat and person else chair.name
            for chair in self.table.chairs
        )

    def news(self) -> list[tuple[str, Values]]:
        """The events that the person has not been told yet."""
        told, self._told = self._told, []
        return told

    def view(self) -> View:
        """What the person may know now."""
        assert self._view is not None
        return self._view

    def decision(self, picks: Sequence[int]) -> Decision | None:
        """What the person is asked after some picks; nothing if they are an answer."""
        view = self.view()
        state = self.game.complete(view, SearchChance(0))
        prompt = state.prompt
        for pick in picks:
            if state.prompt != prompt or not state.pending >> self.seat & 1:
                raise IllegalAction("choice-too-long")
            if pick not in state.legal(self.seat):
                raise state.steps[-1].refusal(state, self.seat, pick)
            state.apply(self.seat, pick, SearchChance(0))
        if picks and (state.prompt != prompt or not state.pending >> self.seat & 1):
            return None
        seen = self.game.observe(state, self.seat) if picks else view
        step = state.steps[-1]
        legal = tuple(step.legal(state, self.seat))
        if not picks and self._update is not None:
            legal = tuple(action.id for action in self._update.legal)
        return Decision(self.seat, prompt, seen, legal, step.default(state, self.seat))

    def advice(self, picks: Sequence[int]) -> Pick | None:
        """Ask the server for its advice; nothing if it has none to give."""
        self._send(wire.Hint(self.view().prompt, list(picks)))
        answer = self._answer()
        if isinstance(answer, wire.Advice):
            return Pick(answer.action.id, answer.reason)
        return None

    def submit(self, picks: Sequence[int]) -> None:
        """The person's whole answer; it counts when the house has it on disk."""
        key = secrets.token_urlsafe(12)
        self._send(wire.Move(key, self.view().prompt, list(picks)))
        self._accept()
        self._answered = self.view().prompt

    def says(self) -> list[int]:
        """What the person can announce: nothing about himself, or about an empty chair."""
        table = self.game.says
        others = {chair.seat for chair in self.table.chairs if chair.seat != self.seat}
        return [
            say
            for say in range(table.size)
            if all(
                arg.domain is not SEAT or value in others
                for arg, value in zip(table.verb_of[say].args, table.args_of[say], strict=True)
            )
        ]

    def say(self, say: int) -> None:
        """Announce something to the whole table."""
        self._send(wire.Say(secrets.token_urlsafe(12), say))
        self._accept()

    def places(self) -> list[int]:
        """The final place of each seat, as the house says."""
        if self.table.result is not None:
            return self.table.result.places
        winners = self.view().winners
        return [1 if winners >> seat & 1 else 2 for seat in range(self.table.seats)]

    def leave(self) -> None:
        """Go away; before the start the chair is free again, in a match it waits."""
        self._open.close()

    def _send(self, frame: msgspec.Struct) -> None:
        try:
            self._socket.send(msgspec.json.encode(frame).decode())
        except (ConnectionClosed, OSError):
            self.is_lost = True
            raise BadSetup("house-gone") from None

    def _answer(self) -> wire.ServerFrame:
        try:
            return self._answers.get(timeout=ANSWER_SECONDS)
        except queue.Empty:
            raise BadSetup("house-gone") from None

    def _accept(self) -> None:
        answer = self._answer()
        if isinstance(answer, wire.Refused):
            raise BadSetup("told-by-house", {"text": answer.text})


def mask(seats: Sequence[int]) -> int:
    """Some seats as one number with a bit for each."""
    return sum(1 << seat for seat in seats)


def _value(arg: Arg, data: Any) -> int | tuple[int, ...]:
    if isinstance(data, list):
        return tuple(_one(arg, one) for one in data)
    return _one(arg, data)


def _one(arg: Arg, data: Any) -> int:
    return HIDDEN if data is None else arg.domain.parse(str(data))
