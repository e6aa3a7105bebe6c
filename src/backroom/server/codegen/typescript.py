"""The wire types in TypeScript: `web/src/net/wire.ts` is written from `wire`."""

import types
import typing
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from backroom.server import wire

HEADING: Final = (
    "// Written from src/backroom/server/wire by `python -m backroom.server.codegen`;"
    " never edited.\n"
)
PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
# What a game's own types stand for where no game is named.
BROUGHT: Final = {
    "View": "object",
    "Event": "{ kind: string; [field: string]: string | null | (string | null)[] }",
}
UNIONS: Final = ("ClientFrame", "ServerFrame")
MODULES: Final = (
    wire.fields,
    wire.frames,
    wire.resources,
    wire.accounts,
    wire.days,
    wire.friends,
    wire.ratings,
    wire.notices,
    wire.moderation,
    wire.pairing,
    wire.evenings,
    wire.clubs,
)
ABSTRACT: Final = (wire.Sent, wire.Command, wire.Answer)


def typescript() -> str:
    """The text of `web/src/net/wire.ts`, from the wire types."""
    parts = [HEADING]
    parts += [interface(one) for one in structs()]
    parts += [f"export type {name} = {_union(getattr(wire, name))};\n" for name in UNIONS]
    return "\n".join(parts)


def structs() -> Iterator[type[msgspec.Struct]]:
    """All types of the wire, in the order of their files."""
    for module in MODULES:
        for one in vars(module).values():
            is_struct = isinstance(one, type) and issubclass(one, msgspec.Struct)
            if is_struct and one.__module__ == module.__name__ and one not in ABSTRACT:
                yield one


def interface(struct: type[msgspec.Struct]) -> str:
    """One type with its docstring; what has a default may be left out by who sends it."""
    hints = get_type_hints(struct, include_extras=True)
    may_lack = issubclass(struct, wire.Sent) or struct.__struct_config__.omit_defaults
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */"]
    lines.append(f"export interface {struct.__name__}{_parameters(hints)} {{")
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  kind: "{tag}";')
    for one in msgspec.structs.fields(struct):
        optional = "?" if may_lack and not one.required else ""
        lines.append(f"  {one.name}{optional}: {type_text(hints[one.name])};")
    return "\n".join([*lines, "}"]) + "\n"


def _parameters(hints: dict[str, Any]) -> str:
    """The types that a game brings, for what holds a view or events."""
    texts = [type_text(hint) for hint in hints.values()]
    wanted = [
        f"{name} = {told}" for name, told in BROUGHT.items() if {name, f"{name}[]"} & {*texts}
    ]
    return f"<{', '.join(wanted)}>" if wanted else ""


def type_text(kind: Any) -> str:
    """A Python type as TypeScript writes it."""
    if get_origin(kind) is Annotated:
        extra: dict[str, str] = next((one.extra for one in kind.__metadata__ if one.extra), {})
        return str(extra.get("typescript") or type_text(kind.__origin__))
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in args)
    if origin in (types.UnionType, typing.Union):
        return _union(kind)
    if origin is list:
        item = type_text(args[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {type_text(args[1])}>"
    return str(kind.__name__)


def _union(kind: Any) -> str:
    return " | ".join(type_text(one) for one in get_args(kind))
