"""The record: a whole match as text, for golden files, export, replay and resuming.

```
backroom record 1
game chicago-poker
rules 1
seats 2
options short=false no_specials=false
players Ann | scripted

start > start:1 deal:red7 ...
move 1 1 draw > draw:gold3
move 2 0 limousine a b, pick 2, done
end winners=0 events=6f1c…
```
"""

import hashlib
from collections.abc import Mapping
from typing import NamedTuple

from .errors import BadNotation, BadRecord, Refusal
from .events import EventTable
from .game import AnyGame
from .match import SAY, START, Entry, Match, replay

HEADING = "backroom record 1"


class Record(NamedTuple):
    """A match as it was played; `ended` is empty while it is unfinished."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    notes: dict[str, str]
    log: tuple[Entry, ...]
    ended: str


def record_of(
    match: Match, players: tuple[str, ...], notes: Mapping[str, str] | None = None
) -> Record:
    """The record of a match as it stands; notes are extra lines of the heading."""
    meta = match.game.meta
    options = meta.option_texts(match.state.options)
    log = tuple(match.log)
    ended = _ending(match) if match.is_over else ""
    return Record(
        meta.name,
        meta.rules_version,
        match.state.seats,
        options,
        tuple(_one_line(player).replace("|", "/") for player in players),
        {name: _one_line(text) for name, text in (notes or {}).items()},
        log,
        ended,
    )


def write_record(record: Record, game: AnyGame) -> str:
    """A record as text."""
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    lines = [
        HEADING,
        f"game {record.game}",
        f"rules {record.rules}",
        f"seats {record.seats}",
        f"options {options}".rstrip(),
        f"players {' | '.join(record.players)}",
        *(f"note {name} {value}" for name, value in record.notes.items()),
        "",
        *(_entry_text(game, entry) for entry in record.log),
    ]
    if record.ended:
        lines.append(f"end {record.ended}")
    return "\n".join(lines) + "\n"


def read_record(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record that a text holds; a damaged or unknown one is refused with its reason."""
    heading, _, body = text.replace("\r\n", "\n").partition("\n\n")
    lines = heading.split("\n")
    if lines[0] != HEADING:
        raise BadRecord("not-a-record")
    fields, notes = _heading(lines[1:])
    name = fields.get("game", "")
    if name not in games:
        raise BadRecord("record-game-unknown", {"game": name})
    game = games[name]
    if fields.get("rules") != str(game.meta.rules_version):
        raise BadRecord("record-rules-unknown", {"rules": fields.get("rules", "?")})
    try:
        options = dict(pair.split("=", 1) for pair in fields["options"].split())
        players = tuple(one.strip() for one in fields["players"].split("|"))
        log, ended = _body(game, body)
        seats = int(fields["seats"])
    except (KeyError, ValueError, Refusal) as error:
        raise BadRecord("record-damaged", {"detail": str(error)}) from None
    return Record(name, game.meta.rules_version, seats, options, players, notes, log, ended)


def replay_record(record: Record, game: AnyGame) -> Match:
    """Run a record again and compare how it ended."""
    options = game.meta.read_options(record.options, record.seats)
    try:
        match = replay(game, record.seats, options, record.log)
    except BadRecord:
        raise
    except Refusal as error:
        raise BadRecord("record-damaged", {"detail": str(error)}) from None
    if record.ended and record.ended != (_ending(match) if match.is_over else ""):
        raise BadRecord("record-differs")
    return match


def events_digest(events: EventTable, match: Match) -> str:
    """A fingerprint of everything that happened, with who was told what."""
    digest = hashlib.sha256()
    for event in match.events:
        public = "" if event.public is None else events.text(event.kind, event.public)
        text = f"{events.text(event.kind, event.values)}|{event.audience}|{public}\n"
        digest.update(text.encode())
    return digest.hexdigest()[:16]


def _one_line(text: str) -> str:
    """A text that cannot break out of its line of the heading."""
    return " ".join(text.split())


def _ending(match: Match) -> str:
    winners = match.state.winners
    seats = ",".join(str(seat) for seat in range(match.state.seats) if winners >> seat & 1)
    return f"winners={seats} events={events_digest(match.game.events, match)}"


def _entry_text(game: AnyGame, entry: Entry) -> str:
    table = game.says if entry.kind == SAY else game.actions
    actions = ", ".join(table.text(action) for action in entry.actions)
    words = [entry.kind]
    if entry.kind != START:
        words += [str(entry.prompt), str(entry.seat), actions]
    chance = [f"{label}:{game.chances[label].text(value)}" for label, value in entry.chance]
    return " ".join([*words, ">", *chance] if chance else words)


def _heading(lines: list[str]) -> tuple[dict[str, str], dict[str, str]]:
    fields: dict[str, str] = {}
    notes: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(" ")
        if name == "note":
            note, _, text = value.partition(" ")
            notes[note] = text
        else:
            fields[name] = value
    return fields, notes


def _body(game: AnyGame, body: str) -> tuple[tuple[Entry, ...], str]:
    entries = []
    ended = ""
    for line in body.split("\n"):
        if ended and line:
            raise BadNotation("record-goes-on", {"line": line})
        if line.startswith("end "):
            ended = line.removeprefix("end ")
        elif line:
            entries.append(_entry(game, line))
    if not entries or entries[0].kind != START:
        raise BadNotation("record-without-start")
    return tuple(entries), ended


def _entry(game: AnyGame, line: str) -> Entry:
    said, _, chosen = line.partition(">")
    chance = tuple(_choice(game, word) for word in chosen.split())
    kind, _, rest = said.strip().partition(" ")
    if kind == START:
        return Entry(kind, -1, 0, (), chance)
    prompt, seat, actions = rest.split(" ", 2)
    table = game.says if kind == SAY else game.actions
    picks = tuple(table.parse(action) for action in actions.split(","))
    return Entry(kind, int(seat), int(prompt), picks, chance)


def _choice(game: AnyGame, word: str) -> tuple[str, int]:
    label, _, key = word.partition(":")
    return label, game.chances[label].parse(key)
