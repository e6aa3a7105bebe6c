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
MOST_QUOTED = 60


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
    """A record as the text that `read_record` reads again."""
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
    """The record that a text holds; a damaged or unknown one is refused with its reason.

    Where a line is at fault, the refusal of what stands there is the cause.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != HEADING:
        raise BadRecord("not-a-record")
    gap = lines.index("") if "" in lines else len(lines)
    fields, notes = _heading(lines[1:gap])
    game = _game(fields, games)
    try:
        seats = _number(_field(fields, "seats"))
        options = dict(_option(pair) for pair in _field(fields, "options").split())
    except BadNotation as why:
        raise BadRecord("record-bad-heading").because(why) from why
    players = tuple(one.strip() for one in _field(fields, "players").split("|"))
    if len(players) != seats:
        raise BadRecord(
            "record-players-do-not-fit", {"players": str(len(players)), "seats": str(seats)}
        )
    log, ended = _body(game, lines, gap)
    meta = game.meta
    return Record(meta.name, meta.rules_version, seats, options, players, notes, log, ended)


def replay_record(record: Record, game: AnyGame) -> Match:
    """Run a record again and compare how it ended."""
    options = game.meta.read_options(record.options, record.seats)
    try:
        match = replay(game, record.seats, options, record.log)
    except Refusal:
        move, why = _first_fault(record, game, options)
        told = _shortened(_entry_text(game, record.log[move]))
        raise BadRecord(
            "record-bad-move", {"game": record.game, "move": str(move), "text": told}
        ).because(why) from why
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


def _game(fields: Mapping[str, str], games: Mapping[str, AnyGame]) -> AnyGame:
    name, rules = _field(fields, "game"), _field(fields, "rules")
    if name not in games:
        raise BadRecord("record-game-unknown", {"game": name})
    if rules != str(games[name].meta.rules_version):
        raise BadRecord("record-rules-unknown", {"rules": rules})
    return games[name]


def _field(fields: Mapping[str, str], name: str) -> str:
    if name not in fields:
        raise BadRecord("record-line-missing", {"name": name})
    return fields[name]


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadNotation("not-a-number", {"text": text}) from None


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadNotation("bad-option-form", {"text": text})
    return name, value


def _body(game: AnyGame, lines: list[str], gap: int) -> tuple[tuple[Entry, ...], str]:
    """What stands below the gap; lines are counted from 1, as editors do."""
    entries = []
    ended = ""
    for number in range(gap, len(lines)):
        line = lines[number]
        if ended and line:
            raise BadRecord("record-goes-on", {"line": line})
        if line.startswith("end "):
            ended = line.removeprefix("end ")
        elif line:
            entries.append(_numbered_entry(game, number + 1, line))
    if not entries or entries[0].kind != START:
        raise BadRecord("record-without-start")
    return tuple(entries), ended


def _numbered_entry(game: AnyGame, number: int, line: str) -> Entry:
    try:
        return _entry(game, line)
    except BadNotation as why:
        raise BadRecord(
            "record-bad-line", {"line": str(number), "text": _shortened(line)}
        ).because(why) from why


def _entry(game: AnyGame, line: str) -> Entry:
    said, _, chosen = line.partition(">")
    chance = tuple(_choice(game, word) for word in chosen.split())
    kind, _, rest = said.strip().partition(" ")
    if kind == START:
        return Entry(kind, -1, 0, (), chance)
    words = rest.split(" ", 2)
    if len(words) < 3:
        raise BadNotation("record-line-too-short")
    table = game.says if kind == SAY else game.actions
    picks = tuple(table.parse(action) for action in words[2].split(","))
    return Entry(kind, _number(words[1]), _number(words[0]), picks, chance)


def _choice(game: AnyGame, word: str) -> tuple[str, int]:
    label, _, key = word.partition(":")
    if label not in game.chances:
        raise BadNotation("unknown-chance", {"label": label})
    return label, game.chances[label].parse(key)


def _first_fault(
    record: Record, game: AnyGame, options: tuple[int, ...]
) -> tuple[int, Refusal | None]:
    """The first entry that does not follow from those before it, found by halving, and why."""
    sound, broken = 0, len(record.log)
    while broken - sound > 1:
        half = (sound + broken) // 2
        if _refused(record.log[:half], record.seats, game, options) is None:
            sound = half
        else:
            broken = half
    return broken - 1, _refused(record.log[:broken], record.seats, game, options)


def _refused(
    log: tuple[Entry, ...], seats: int, game: AnyGame, options: tuple[int, ...]
) -> Refusal | None:
    """Why a log cannot be run again, if it cannot."""
    try:
        replay(game, seats, options, log)
    except Refusal as why:
        return why
    return None


def _shortened(line: str) -> str:
    """A line that a sentence can quote; a deal may be long."""
    return line if len(line) <= MOST_QUOTED else line[: MOST_QUOTED - 1] + "…"
