"""`docs/protocol.md`: the socket and the calls, written from the wire types."""

from importlib.resources import files
from typing import Any, Final, get_args, get_type_hints

import msgspec

from backroom.server import wire
from backroom.server.http.routes import CALLS
from backroom.server.messages import server_texts
from backroom.server.refusals import CODES

from .typescript import structs, type_text

SECTIONS: Final = (
    ("Frames from a client", wire.ClientFrame),
    ("Frames to a client", wire.ServerFrame),
)


def protocol() -> str:
    """The text of `docs/protocol.md`, from the wire types and the table of calls."""
    folder = files("backroom.server") / "texts"
    parts = [(folder / "protocol.md").read_text(encoding="utf-8")]
    for title, union in SECTIONS:
        parts.append(f"## {title}\n")
        parts += [_struct(one) for one in get_args(union)]
    parts += ["## Parts of frames and bodies\n", *(_struct(one) for one in _parts())]
    parts += ["## HTTP calls\n", _calls(), "## Refusals\n", _codes(), _refusals()]
    return "\n".join(parts)


def _struct(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    hints = get_type_hints(struct, include_extras=True)
    lines = [f"### `{tag}`" if tag else f"### {struct.__name__}", ""]
    lines += [" ".join((struct.__doc__ or "").split()), ""]
    fields = msgspec.structs.fields(struct)
    if fields:
        lines += ["| field | type | |", "| --- | --- | --- |"]
        lines += [_field(one, hints[one.name]) for one in fields]
        lines.append("")
    return "\n".join(lines)


def _field(field: msgspec.structs.FieldInfo, hint: Any) -> str:
    kind = type_text(hint).replace("|", "\\|")
    return f"| `{field.name}` | `{kind}` | {'' if field.required else 'optional'} |"


def _parts() -> list[type[msgspec.Struct]]:
    framed = {*get_args(wire.ClientFrame), *get_args(wire.ServerFrame)}
    return [one for one in structs() if one not in framed]


def _calls() -> str:
    lines = ["| call | body | answer | |", "| --- | --- | --- | --- |"]
    for call in CALLS:
        body = "" if call.body is None else type_text(call.body)
        row = (
            f"| `{call.method} {call.path}` | {body} | {type_text(call.answer)} | {call.says} |"
        )
        lines.append(row)
    return "\n".join(lines) + "\n"


def _codes() -> str:
    lines = [
        "A refused frame has a code of the 4400s, the HTTP status is the code less 4000;",
        "a socket that is closed by the server has the same code.",
        "",
        "| code | when |",
        "| --- | --- |",
    ]
    lines += [f"| {code} | {(kind.__doc__ or '').strip()} |" for kind, code in CODES.items()]
    return "\n".join(lines) + "\n"


def _refusals() -> str:
    texts = server_texts("en")
    lines = ["| id | text |", "| --- | --- |"]
    for id in texts.ids:
        lines.append(f"| `{id.removeprefix('refusal-')}` | {texts.text(id)} |")
    return "\n".join(lines) + "\n"
