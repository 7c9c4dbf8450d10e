"""The last snapshot that a client was sent, from which the next delta is computed."""

from __future__ import annotations


class Snapshot:
    """A JSON object as it was last sent, part by part. A part is one or more of its entries; besides them, it
    has one list of rows.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """That of the list of rows."""
        self._parts: list[str] = []
        self._rows: list[str] = []

    def text(self) -> str:
        """Return the whole object."""
        return f'{{{",".join(self._parts)},"{self.name}":[{",".join(self._rows)}]}}'

    def update(self, parts: list[str], rows: list[str]) -> str:
        """Replace the snapshot, and return the delta: what is new, as entries of an object, with the new rows
        by their numbers from 1. It is empty if nothing is new, or if there was no snapshot yet.
        """
        delta: list[str] = []
        if self._parts:
            for number, part in enumerate(parts):
                if part != self._parts[number]:
                    delta.append(part)
            new_rows: list[str] = []
            for number, row in enumerate(rows):
                if row != self._rows[number]:
                    new_rows.append(f'"{number + 1}":{row}')
            if new_rows:
                delta.append(f'"{self.name}":{{{",".join(new_rows)}}}')
        self._parts = parts
        self._rows = rows
        return ",".join(delta)
