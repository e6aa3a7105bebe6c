"""OpenAPI of the HTTP calls, from the table of calls and the wire types."""

import re
from functools import cache
from typing import Any, Final

import msgspec

import backroom
from backroom.server import wire

from .operations import Call
from .routes import CALLS

REFUSALS: Final = ("400", "401", "403", "404", "405", "409", "413", "429", "502", "503")
PARAMETER: Final = re.compile(r"\{(\w+)\}")
QUERIES: Final = {
    "/api/matches/{match}": "eyes",
    "/api/matches/{match}/analysis": "seat",
    "/api/tables/{table}": "invite",
}


@cache
def openapi() -> dict[str, Any]:
    """The description of every call in the form of OpenAPI."""
    types = {call.answer for call in CALLS} | {call.body for call in CALLS if call.body}
    structs = [*sorted(types, key=str), wire.Problem]
    template = "#/components/schemas/{name}"
    schemas, components = msgspec.json.schema_components(structs, ref_template=template)
    named = dict(zip(structs, schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Backroom", "version": backroom.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(call: Call, named: dict[Any, Any]) -> dict[str, Any]:
    kind = "text/plain" if call.answer is str else "application/json"
    problem = {"application/json": {"schema": named[wire.Problem]}}
    told: dict[str, Any] = {
        "operationId": call.handler.__name__,
        "summary": call.says,
        "parameters": [_parameter(name, "path") for name in PARAMETER.findall(call.path)],
        "responses": {
            "200": {"description": "done", "content": {kind: {"schema": named[call.answer]}}},
            **{code: {"description": "refused", "content": problem} for code in REFUSALS},
        },
    }
    if call.method == "GET" and call.path in QUERIES:
        told["parameters"].append(_parameter(QUERIES[call.path], "query"))
    if call.body is not None:
        content = {"application/json": {"schema": named[call.body]}}
        told["requestBody"] = {"required": True, "content": content}
    return told


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": place,
        "required": place == "path",
        "schema": {"type": "string", "minLength": 1} if place == "path" else {"type": "string"},
    }
