"""A game in TypeScript: `web/src/games/<game>/generated.ts` is written from its tables.

Views come from its codecs, actions and events from their tables, keys from its domains, and
what is printed on cards and boards from its `printed` module.
"""

import json
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from backroom.engine.domains import Domain
from backroom.engine.events import EventTable
from backroom.engine.fields import shape
from backroom.engine.game import ActionDomain, AnyGame
from backroom.engine.shapes import Shape, record
from backroom.engine.tables import ActionTable

HEADING: Final = (
    "// Written from src/backroom/games/{folder} by `python -m backroom.server.codegen`;"
    " never edited.\n"
)
NUMBER: Final = "`${number}`"
PLAIN: Final = {"number": "number", "flag": "boolean"}


def folder_of(game: AnyGame) -> str:
    """The folder of a game, the same in the package and in the browser."""
    return game.name.replace("-", "_")


def game_types(game: AnyGame) -> str:
    """The whole file of a game."""
    view = shape(game.view_fields)
    parts = [HEADING.format(folder=folder_of(game))]
    parts += [_keys(domain) for domain in _domains(game, view).values()]
    parts.append("/** A match as a seat sees it. */\n" + _interface("View", view))
    parts.append(
        "/** What can be done, and its arguments. */\n" + _verbs("Actions", game.actions)
    )
    parts.append("/** What can be said, and its arguments. */\n" + _verbs("Says", game.says))
    parts.append("/** What happened, as a seat is told it. */\n" + _events(game.events))
    parts.append(
        "/** The fields of view and events, to check what is sent. */\n" + _shapes(game)
    )
    parts += [_constant(name, value) for name, value in _printed(game).items()]
    return "\n".join(parts)


def type_of(shape: Shape) -> str:
    """A shape in TypeScript, in one line."""
    if shape.kind in PLAIN:
        return PLAIN[shape.kind]
    inside = [type_of(one) for one in shape.inside]
    if shape.kind == "maybe":
        return f"{inside[0]} | null"
    if shape.kind == "many":
        return f"({inside[0]})[]" if _is_union(shape.inside[0]) else f"{inside[0]}[]"
    if shape.kind == "row":
        return f"[{', '.join(inside)}]"
    if shape.kind == "word":
        return _words(shape.names)
    if shape.kind == "record":
        fields = zip(shape.names, inside, strict=True)
        told = "; ".join(f"{_name(name)}: {kind}" for name, kind in fields)
        return f"{{ {told} }}" if told else "object"
    return _key_type(shape.domain)


def _is_union(shape: Shape) -> bool:
    return shape.kind == "maybe" or (shape.kind == "word" and len(shape.names) > 1)


def _key_type(domain: Domain | None) -> str:
    """Keys that are numbers are told apart from words, not from each other."""
    if domain is None or (isinstance(domain, ActionDomain) and domain.name == "action"):
        return "string"
    if _is_counted(domain):
        return NUMBER
    return _pascal(domain.name)


def _words(words: tuple[str, ...]) -> str:
    numbers = [NUMBER] if any(one.isdigit() for one in words) else []
    return " | ".join([*numbers, *(json.dumps(one) for one in words if not one.isdigit())])


def _domains(game: AnyGame, view: Shape) -> dict[str, Domain]:
    """The domains that types speak of, by name; of two with one name, the wider."""
    actions = (game.actions.shape(verb) for verb in (*game.actions.verbs, *game.says.verbs))
    events = (game.events.shape(kind) for kind in game.events.kinds)
    found: dict[str, Domain] = {}
    for domain in _spoken(record(("all", view), *(("", one) for one in (*actions, *events)))):
        known = found.setdefault(domain.name, domain)
        wide, narrow = (domain, known) if domain.size > known.size else (known, domain)
        if not set(narrow.keys) <= set(wide.keys):
            raise ValueError(f"{game.name}: two domains are called {domain.name}")
        found[domain.name] = wide
    return {name: found[name] for name in sorted(found)}


def _spoken(shape: Shape) -> Iterator[Domain]:
    if shape.domain is not None and _key_type(shape.domain) not in (NUMBER, "string"):
        yield shape.domain
    for one in shape.inside:
        yield from _spoken(one)


def _is_counted(domain: Domain) -> bool:
    return all(key.isdigit() for key in domain.keys)


def _keys(domain: Domain) -> str:
    name = domain.name.upper().replace("-", "_")
    return (
        f"export const {name}_KEYS = {json.dumps(domain.keys)} as const;\n"
        f"export type {_pascal(domain.name)} = (typeof {name}_KEYS)[number];\n"
    )


def _interface(name: str, shape: Shape) -> str:
    fields = zip(shape.names, shape.inside, strict=True)
    lines = [f"  {_name(field)}: {type_of(one)};" for field, one in fields]
    return "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"


def _verbs(name: str, table: ActionTable) -> str:
    shapes = [(verb.name, table.shape(verb)) for verb in table.verbs]
    if not shapes:
        return f"export type {name} = Record<string, never>;\n"
    return _interface(name, record(*shapes))


def _events(table: EventTable) -> str:
    lines = [f"  | {type_of(table.shape(kind))}" for kind in table.kinds]
    return "\n".join(["export type Event =", *lines]) + ";\n"


def _shapes(game: AnyGame) -> str:
    """The names of the fields of a view and of each kind of event, as the browser checks."""
    events = {kind: game.events.shape(kind).names for kind in game.events.kinds}
    return _constant("SHAPE", {"view": shape(game.view_fields).names, "events": events})


def _printed(game: AnyGame) -> Mapping[str, object]:
    """What a game's own module says is printed."""
    module = import_module(f"backroom.games.{folder_of(game)}.printed")
    printed: Mapping[str, object] = module.PRINTED
    return printed


def _constant(name: str, value: object) -> str:
    as_printed = "" if isinstance(value, int) else " as const"
    return f"export const {name} = {json.dumps(value)}{as_printed};\n"


def _name(field: str) -> str:
    return field if re.fullmatch(r"[a-zA-Z_]\w*", field) else json.dumps(field)


def _pascal(name: str) -> str:
    return "".join(part.capitalize() for part in re.split(r"[-_]", name))
