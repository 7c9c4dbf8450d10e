"""A league's results file (JSON Lines): the plan in the first line, then one game per line.

The file is append-only. A line that contains only an engine states that the games after it were
played on that engine.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from bohnhof.arena.plan import Plan
from bohnhof.arena.played import Played
from bohnhof.arena.source import Source
from bohnhof.games import rules_of
from bohnhof.plugins import is_place

FORMAT: Final = 1
MARK: Final = "bohnhof arena"
LONGEST_LINE: Final = 1 << 20
TOLD: Final = {
    "game": str,
    "revision": int,
    "kind": str,
    "bots": list,
    "seats": int,
    "seed": int,
    "deals": int,
}
"""Required keys of the first line, with their types."""
ENGINE: Final = "engine"


class LedgerError(ValueError):
    """A file that is not a league's results file, or belongs to another league."""


class Ledger:
    """The games of a plan played so far, optionally stored in a file.

    An existing file is continued.
    """

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.games: dict[int, Played] = {}
        """The games by number."""
        self.source = self._now = Source.of(plan)
        """The version, engine and bot settings by which the games were played."""
        self._path = path
        self._file = None
        if path is None:
            return
        header = {MARK: FORMAT, **self.source.data(), **plan.data()}
        if path.exists() and path.stat().st_size:
            self._read(plan, path, header)
        self._file = path.open("a", encoding="utf-8", newline="\n")
        if not path.stat().st_size:
            self._write(header)

    def resume(self) -> None:
        """Prepare for more games.

        Raise LedgerError if the games in the file were played by another version or by other bots.
        """
        conflict = self.source.conflict(self._now)
        if conflict:
            raise LedgerError(f"{self._path}: {conflict}")
        before, self.source = self.source, self.source.and_then(self._now.engine)
        if self.source != before:
            self._write({ENGINE: self._now.engine})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, played: Played) -> None:
        self.games[played.game] = played
        self._write(played.data())

    def _write(self, data: dict[str, object]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._file.flush()

    def _read(self, plan: Plan, path: Path, expected: dict[str, object]) -> None:
        """Load the games of a file. An incomplete last line is cut off."""
        header = read_header(path)
        _compare(path, header, expected)
        self.source = Source.read(header)
        raw = path.read_bytes()
        whole = raw.rfind(b"\n") + 1
        for number, line in enumerate(raw[:whole].splitlines()[1:], 2):
            try:
                data = json.loads(line)
                if data.keys() == {ENGINE}:
                    self.source = self.source.and_then(str(data[ENGINE]))
                    continue
                played = Played.read(data)
            except (ValueError, TypeError, AttributeError):
                raise LedgerError(f"{path}, line {number}: this is no game of a league") from None
            if played.game < plan.games:
                self.games[played.game] = played
        os.truncate(path, whole)


def _compare(path: Path, header: dict[str, object], expected: dict[str, object]) -> None:
    """Raise LedgerError if a file holds another league. The number of deals may differ."""
    if header["revision"] != expected["revision"] and header["game"] == expected["game"]:
        raise LedgerError(
            f"{path}: these games were played under revision {header['revision']} of the rules of "
            f"“{header['game']}”, and this version plays revision {expected['revision']}; choose another file"
        )
    for key in ("kind", "game", "bots", "seats", "seed"):
        if header[key] != expected[key]:
            raise LedgerError(
                f"{path}: there is another league in this file, with {key} {_words(header[key])} instead of "
                f"{_words(expected[key])}; choose another file"
            )


def _words(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def read_header(path: Path) -> dict[str, Any]:
    """Read and validate the first line of a file. Raise LedgerError if it is invalid."""
    try:
        with path.open("rb") as file:
            header: dict[str, Any] = json.loads(file.readline(LONGEST_LINE))
        if header[MARK] != FORMAT:
            raise LedgerError(f"{path}: unsupported file format; this version reads format {FORMAT}")
        for key, kind in TOLD.items():
            if not isinstance(header[key], kind):
                raise TypeError(key)
        Source.read(header)
    except LedgerError:
        raise
    except (ValueError, LookupError, TypeError):
        raise LedgerError(f"{path}: this is no league; its first line does not tell one") from None
    return header


def read_plan(path: Path) -> Plan:
    """Return the plan stored in a file, with its original number of deals.

    Raise LedgerError if the file names a game or bot by an import path: a file may only run
    installed code, so the user has to name these again.
    """
    header = read_header(path)
    places = [name for name in [header["game"], *header["bots"]] if is_place(str(name))]
    if places:
        raise LedgerError(f"{path}: this league has “{places[0]}” in it; name its game and bots again")
    try:
        rules = rules_of(header["game"])
        _compare(path, header, {**header, "revision": rules.revision})
        return Plan(**{**{key: header[key] for key in TOLD}, "bots": tuple(header["bots"])})
    except ValueError as problem:
        if isinstance(problem, LedgerError):
            raise
        raise LedgerError(f"{path}: {problem}") from None
