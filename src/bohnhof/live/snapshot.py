"""The last snapshot that a client was sent, from which the next delta is computed."""

from __future__ import annotations


class Snapshot:
    """A JSON object as last sent: parts of one or more entries, and one list of rows."""

    def __init__(self, name: str) -> None:
        self.name = name
        """The key of the list of rows."""
        self._parts: list[str] = []
        self._rows: list[str] = []

    def text(self) -> str:
        """Return the whole object as JSON."""
        return f'{{{",".join(self._parts)},"{self.name}":[{",".join(self._rows)}]}}'

    def update(self, parts: list[str], rows: list[str]) -> str:
        """Replace the snapshot, and return the delta as entries of a JSON object.

        The delta has the parts that changed and, under their 1-based numbers, the rows that
        changed. It is empty if nothing changed or if there was no snapshot yet.
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
