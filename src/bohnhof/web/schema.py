"""Export the types of `messages/`: as AsyncAPI for the socket, and as TypeScript.

`python -m bohnhof.web.schema` writes `web/src/lib/wire.ts`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args

import msgspec

from bohnhof.rooms.messages import calls, replies, requests, terms
from bohnhof.rooms.messages.replies import Reply
from bohnhof.rooms.messages.requests import Request
from bohnhof.version import __version__

Schema = dict[str, Any]

PAGE_FILE: Final = Path("web") / "src" / "lib" / "wire.ts"
_ROOT: Final = "#/components/schemas/"
_HEAD: Final = "// Made from src/bohnhof/rooms/messages by `python -m bohnhof.web.schema`; not to be edited."
_BASIC: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Data",
}
_CODES: Final = ("NOT_UNDERSTOOD", "NO_SUCH_TABLE", "ELSEWHERE", "TOO_FAST")
_NAMED: Final = ("Emote", "Pace", "Who", "Asked", "At", "By", "TimeUp")


@cache
def schemas() -> dict[str, Schema]:
    """Return the JSON Schema of every message type, by name."""
    _, found = msgspec.json.schema_components(_structs().values(), ref_template=_ROOT + "{name}")
    return {name: found[name] for name in _structs()}


@cache
def _structs() -> dict[str, type[msgspec.Struct]]:
    return {
        name: type_
        for module in (requests, replies, calls)
        for name, type_ in vars(module).items()
        if isinstance(type_, type) and issubclass(type_, msgspec.Struct) and type_ is not msgspec.Struct
    }


def socket_schema() -> Schema:
    """Return the WebSocket protocol as an AsyncAPI document."""
    sent, told = _names(Request), _names(Reply)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Bohnhof", "version": __version__},
        "channels": {
            "table": {
                "address": "/ws",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in [*sent, *told]},
            }
        },
        "operations": {
            "request": _operation("receive", sent),
            "reply": _operation("send", told),
        },
        "components": {
            "messages": {name: {"payload": {"$ref": _ROOT + name}} for name in [*sent, *told]},
            "schemas": schemas(),
        },
    }


def _operation(action: str, names: list[str]) -> Schema:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{name}"} for name in names],
    }


def _names(union: UnionType) -> list[str]:
    return [struct.__name__ for struct in get_args(union)]


def typescript() -> str:
    """Return the message types as TypeScript source."""
    blocks = [_HEAD, "export type Data = Record<string, unknown>"]
    for name in _NAMED:
        words = " | ".join(f'"{word}"' for word in get_args(getattr(terms, name)))
        blocks.append(f"export type {name} = {words}")
    blocks.extend(_interface(name, schema) for name, schema in schemas().items())
    blocks.append(f"export type Request = {' | '.join(_names(Request))}")
    blocks.append(f"export type Reply = {' | '.join(_names(Reply))}")
    blocks.append("\n".join(f"export const {code} = {getattr(replies, code)}" for code in _CODES))
    return "\n\n".join(blocks) + "\n"


def _interface(name: str, schema: Schema) -> str:
    struct = _structs()[name]
    sent = struct.__struct_config__.forbid_unknown_fields
    required = schema.get("required", [])
    defaults = {field.encode_name: field.default for field in msgspec.structs.fields(struct)}
    lines = [f"export interface {name} {{"]
    if schema.get("description"):
        about = " ".join(schema["description"].split())
        lines.insert(0, f"/** {about} */")
    for key, part in schema["properties"].items():
        # A field of a server's message is optional if its default is UNSET, a field of a client's
        # message if it has any default.
        mark = "?" if key not in required and (sent or defaults.get(key) is msgspec.UNSET) else ""
        lines.append(f"  {key}{mark}: {_type(part)}")
    return "\n".join([*lines, "}"])


def _type(part: Schema) -> str:
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(_ROOT)
    if "enum" in part:
        for name in _NAMED:
            if sorted(get_args(getattr(terms, name))) == sorted(part["enum"]):
                return name
        return " | ".join("null" if word is None else f'"{word}"' for word in part["enum"])
    if "const" in part:
        return f'"{part["const"]}"'
    if "anyOf" in part:
        return " | ".join(_type(one) for one in part["anyOf"])
    if part["type"] == "array":
        inner = _type(part["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(part.get("additionalProperties"), dict):
        return f"Record<string, {_type(part['additionalProperties'])}>"
    return _BASIC[part["type"]]


def main() -> None:
    """Write the message types to PAGE_FILE."""
    from bohnhof.rulebook import source_tree

    file = source_tree() / PAGE_FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(typescript(), encoding="utf-8", newline="\n")
    print(file.relative_to(source_tree()))


if __name__ == "__main__":
    main()
