"""Schemas generated from the types of the messages."""

from __future__ import annotations

from bohnhof.rulebook import source_tree
from bohnhof.web.schema import PAGE_FILE, socket_schema, typescript


def test_the_types_of_the_page_are_those_of_the_messages():
    written = (source_tree() / PAGE_FILE).read_text(encoding="utf-8")
    assert written == typescript(), "make it anew: python -m bohnhof.web.schema"


def test_the_schema_of_the_socket_refers_only_to_what_it_has():
    schema = socket_schema()

    def refs(part: object) -> list[str]:
        if isinstance(part, dict):
            own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
            return own + [ref for value in part.values() for ref in refs(value)]
        return [ref for value in part for ref in refs(value)] if isinstance(part, list) else []

    found = refs(schema)
    assert found
    for ref in found:
        place: object = schema
        for word in ref.removeprefix("#/").split("/"):
            assert isinstance(place, dict), ref
            assert word in place, ref
            place = place[word]
