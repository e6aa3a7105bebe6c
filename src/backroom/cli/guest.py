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
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from backroom.bots.advice import Advice
from backroom.bots.search.outlook import Outlook
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
# The longest line of chat that a house takes.
MOST_CHAT: Final = 500
# How long an answer to a frame may take before the house counts as gone.
ANSWER_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 0.5
# How long to wait before each new call when the line is broken; then the house is gone.
REDIAL_SECONDS: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)


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
    """The HTTP side: a session in a cookie, bodies in JSON, refusals in words.

    Where a file is given the session is kept there, so that a later call is the same person.
    """

    def __init__(self, house: str, language: str, file: Path | None = None) -> None:
        self._house = house
        self._language = language
        self._cookies = http.cookiejar.LWPCookieJar(file)
        if file is not None:
            # A file that is not there, or that somebody has spoilt, knows nobody.
            with suppress(OSError):
                self._cookies.load()
        handler = urllib.request.HTTPCookieProcessor(self._cookies)
        self._opener = urllib.request.build_opener(handler)

    def be_somebody(self, name: str) -> bool:
        """Be whoever the session says, or else somebody new; gives whether one was known."""
        if len(self._cookies):
            with suppress(Unknown):
                self._call("/me", None)
                return True
        self.post("/people", wire.NewPerson(name))
        if self._cookies.filename is not None:
            # Whoever cannot write it down is somebody new the next time.
            with suppress(OSError):
                file = Path(self._cookies.filename)
                file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._cookies.save()
        return False

    def post(self, path: str, body: msgspec.Struct | None = None) -> bytes:
        """One order; refused as the house refuses it."""
        return self._call(path, b"{}" if body is None else msgspec.json.encode(body))

    def _call(self, path: str, data: bytes | None) -> bytes:
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
            raise told_by(error.read(), error.code) from None
        except (OSError, ValueError) as error:
            reason = str(getattr(error, "reason", error))
            raise BadSetup("no-house", {"url": self._house, "reason": reason}) from None

    def cookie(self) -> str:
        """The session, as a header has it."""
        return "; ".join(f"{one.name}={one.value}" for one in self._cookies)


class Unknown(BadSetup):
    """The house does not know who calls: it has forgotten the session, or is another one."""


def told_by(body: bytes, code: int) -> Refusal:
    """A refusal of the house, in its own words."""
    try:
        text = str(json.loads(body)["text"])
    except (ValueError, KeyError, TypeError):
        text = body[:200].decode("utf-8", "replace")
    if code == HTTPStatus.UNAUTHORIZED:
        return Unknown("told-by-house", {"text": text})
    return BadSetup("told-by-house", {"text": text})


class Guest:
    """A seat at a match of a running house."""

    def __init__(
        self, address: Address, name: str, language: str, session: Path | None = None
    ) -> None:
        self._address = address
        self._language = language
        self._caller = caller = Caller(address.house, language, session)
        is_known = caller.be_somebody(name)
        self._at = f"/tables/{quote(address.table)}"
        joined = caller.post(f"{self._at}/join", wire.Join(invite=address.invite))
        self.table = msgspec.json.decode(joined, type=wire.Table)
        # Whoever left a match that goes on finds the chair as it was.
        self.is_back = is_known and self.table.status != "gathering"
        if not self.is_back:
            self.table = self._get_ready()
        self.game: AnyGame = game_named(self.table.game)
        self._options = self.game.meta.read_options(self.table.options, self.table.seats)
        self.seat = -1
        self._me = ""
        self._frames: queue.Queue[wire.ServerFrame | None] = queue.Queue()
        self._answers: queue.Queue[wire.ServerFrame | None] = queue.Queue()
        self._told: list[tuple[str, Values]] = []
        self._written: list[tuple[str, str]] = []
        self._last_line = 0
        self._begin_anew()
        self.is_lost = False
        self._has_left = threading.Event()
        self.is_connected = threading.Event()
        self._open = ExitStack()
        self._socket = self._open.enter_context(self._connect())
        self.is_connected.set()
        threading.Thread(target=self._listen, daemon=True).start()

    def _begin_anew(self) -> None:
        """Forget the last match, of which nothing holds for the next."""
        self._view: View | None = None
        self._number = 0
        # The newest frame that came, of which some may still wait to be taken in.
        self._heard = 0
        self._answered = 0
        self._update: wire.Update | None = None

    def _get_ready(self) -> wire.Table:
        body = self._caller.post(
            f"{self._at}/ready", wire.Ready(nonce=secrets.token_urlsafe(16))
        )
        return msgspec.json.decode(body, type=wire.Table)

    def _connect(self) -> AbstractContextManager[ClientConnection]:
        query = {"lang": self._language, "since": str(self._heard)}
        if self._address.invite:
            query["invite"] = self._address.invite
        socket_house = self._address.house.replace("http", "ws", 1)
        url = f"{socket_house}/api{self._at}/socket?{urlencode(query)}"
        headers = {"cookie": self._caller.cookie()}
        return connect(url, additional_headers=headers, max_size=None, compression=None)

    # What comes in

    def _listen(self) -> None:
        """Frames into their queues, in a thread of its own; a broken line is called again."""
        is_open = True
        while is_open:
            with suppress(ConnectionClosed, OSError, msgspec.MsgspecError):
                for message in self._socket:
                    frame = DECODER.decode(message)
                    if isinstance(frame, wire.Update):
                        self._heard = frame.number
                    is_answer = isinstance(frame, wire.Accepted | wire.Refused | wire.Advice)
                    (self._answers if is_answer else self._frames).put(frame)
            self.is_connected.clear()
            # Whoever waits for an answer must hear that none will come.
            self._answers.put(None)
            is_open = self._call_again()
        self._frames.put(None)

    def _call_again(self) -> bool:
        """Connect once more, with patience; false if the guest left or the house is gone."""
        for seconds in REDIAL_SECONDS:
            if self._has_left.wait(seconds):
                return False
            with suppress(WebSocketException, OSError):
                self._open.close()
                self._socket = self._open.enter_context(self._connect())
                self.is_connected.set()
                return True
        return False

    def wait_for_start(self) -> bool:
        """Wait a little for the match; gives whether it is on."""
        self._take_one(LOOK_SECONDS)
        self._start_as_host()
        return self._view is not None and self.seat >= 0

    def step(self) -> bool:
        """Wait until something happens; false if the person is asked, or the match is over."""
        if self._is_asked() or (self.is_over and self.table.result is not None):
            return False
        self._take_one(LOOK_SECONDS)
        return True

    def catch_up(self) -> bool:
        """Take in what has come without waiting; gives whether the open question stands."""
        while not self._frames.empty():
            self._take_one(0)
        return self._is_asked()

    def _take_one(self, seconds: float) -> None:
        try:
            frame = self._frames.get(timeout=seconds) if seconds else self._frames.get_nowait()
        except queue.Empty:
            return
        if frame is None:
            self.is_lost = True
            raise BadSetup("house-gone")
        if isinstance(frame, wire.TableFrame):
            self._take_table(frame)
        elif isinstance(frame, wire.Chatted) and frame.number > self._last_line:
            self._last_line = frame.number
            self._written.append((frame.name, frame.text))
        elif isinstance(frame, wire.Update):
            self._take(frame)

    def _take_table(self, frame: wire.TableFrame) -> None:
        """The table as it is now; where another match has begun, its first frames are due."""
        is_next = frame.table.match not in (None, self.table.match)
        had_match = self.table.match is not None
        self.table = frame.table
        self._me = frame.me
        self.seat = frame.mine[0] if frame.mine else -1
        if is_next and (had_match or self._update is not None):
            self._begin_anew()
            self._tell(wire.Resume(0))

    def _start_as_host(self) -> None:
        """Whoever has become the host begins, as soon as everybody is there and ready."""
        table = self.table
        if table.status != "gathering" or not self._me or table.host != self._me:
            return
        if all(chair.ready and chair.sitter != "nobody" for chair in table.chairs):
            with suppress(BadSetup):
                self._caller.post(f"{self._at}/start")

    def _take(self, update: wire.Update) -> None:
        """Fold what is new into the view."""
        if self._view is None or update.since > self._number:
            if update.since:
                self._tell(wire.Resume(0))
                return
            seat = -1 if update.you is None else update.you
            self._view = self.game.blank_view(seat, self.table.seats, self._options)
            self._number = 0
        events = [self._event(one) for one in update.events]
        if update.since < self._number < update.number:
            # Some of it is known already: ask for the rest alone.
            self._tell(wire.Resume(self._number))
            return
        if update.since < self._number:
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
            self._tell(wire.Ack(update.prompt))

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

    def advice(self, picks: Sequence[int]) -> Advice | None:
        """Ask the server for its advice; nothing if it has none to give."""
        answer = self._ask(wire.Hint(self.view().prompt, list(picks)))
        if not isinstance(answer, wire.Advice):
            return None
        told = answer.outlook
        if told is None:
            return Advice(answer.action.id, answer.reason)
        shares, others = tuple(told.shares), tuple(told.other_shares)
        outlook = Outlook(told.other.id, shares, others, told.clear)
        return Advice(answer.action.id, answer.reason, outlook)

    def submit(self, picks: Sequence[int]) -> None:
        """The person's whole answer; it counts when the house has it on disk."""
        self._order(wire.Move(secrets.token_urlsafe(12), self.view().prompt, list(picks)))
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
        self._order(wire.Say(secrets.token_urlsafe(12), say))

    @property
    def has_chat(self) -> bool:
        """People can write to each other at the tables of a house."""
        return True

    def chat(self, text: str) -> None:
        """Write a line to everybody at the table."""
        self._order(wire.Chat(secrets.token_urlsafe(12), text[:MOST_CHAT]))

    def chat_lines(self) -> list[tuple[str, str]]:
        """The lines written since they were asked for last: who, and what."""
        written, self._written = self._written, []
        return written

    def places(self) -> list[int]:
        """The final place of each seat, as the house says."""
        if self.table.result is not None:
            return self.table.result.places
        winners = self.view().winners
        return [1 if winners >> seat & 1 else 2 for seat in range(self.table.seats)]

    def play_again(self) -> None:
        """Want another match at this table; whoever says so first opens it for all."""
        with suppress(BadSetup):
            self._caller.post(f"{self._at}/rematch")
        self._begin_anew()
        self._get_ready()

    def leave(self) -> None:
        """Go away; before the start the chair is free again, in a match it waits."""
        self._has_left.set()
        self._open.close()

    def _send(self, frame: msgspec.Struct) -> None:
        try:
            self._socket.send(msgspec.json.encode(frame).decode())
        except (ConnectionClosed, OSError):
            raise BadSetup("line-broken") from None

    def _tell(self, frame: msgspec.Struct) -> None:
        """Send what is not answered; a line that is broken says everything anew later."""
        with suppress(BadSetup):
            self._send(frame)

    def _ask(self, frame: msgspec.Struct) -> wire.ServerFrame:
        """Send a frame that is answered, and wait for that; answers that came late are lost."""
        while not self._answers.empty():
            self._answers.get()
        self._send(frame)
        with suppress(queue.Empty):
            answer = self._answers.get(timeout=ANSWER_SECONDS)
            if answer is not None:
                return answer
        raise BadSetup("line-broken")

    def _order(self, frame: msgspec.Struct) -> None:
        """Send a frame that must be accepted."""
        answer = self._ask(frame)
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
