"""What somebody was last told, so that he need only be told what is new."""

from __future__ import annotations


class Picture:
    """An object as JSON that somebody knows, part by part. A part is one or more of its entries; besides, it
    has one list of rows.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """That of the list of rows."""
        self._parts: list[str] = []
        self._rows: list[str] = []

    def text(self) -> str:
        """The whole of it."""
        return f'{{{",".join(self._parts)},"{self.name}":[{",".join(self._rows)}]}}'

    def draw(self, parts: list[str], rows: list[str]) -> str:
        """Let it be this from now on. What is new of it as entries of an object, the rows by their numbers
        from 1; empty if nothing is, or if nothing was known.
        """
        news: list[str] = []
        if self._parts:
            for number, part in enumerate(parts):
                if part != self._parts[number]:
                    news.append(part)
            new_rows: list[str] = []
            for number, row in enumerate(rows):
                if row != self._rows[number]:
                    new_rows.append(f'"{number + 1}":{row}')
            if new_rows:
                news.append(f'"{self.name}":{{{",".join(new_rows)}}}')
        self._parts = parts
        self._rows = rows
        return ",".join(news)
