"""Perft: count the legal move sequences from fixed positions, so that any rule change shows.

python -m bohnhof.testing.counts --write tests/golden/counts/GAME.yaml
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import yaml

from bohnhof.engine.position import read_position
from bohnhof.engine.reading import PositionError
from bohnhof.engine.suggestions import suggest_offers
from bohnhof.games import UnknownGameError, rules_of

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

SPLIT_DEPTH: Final = 2
"""The depth at which counts are stored for each first move."""


class CountsError(ValueError):
    """A file of counts that cannot be used, and the reason."""


def acts_of(rules: Rules, s: State) -> list[tuple[int, Action]]:
    """Return the actions that are counted: each seat's closed moves, then its suggested offers."""
    return [
        (seat, action)
        for seat in range(len(s.players))
        for action in [*rules.moves(s, seat), *suggest_offers(rules, s, seat)]
    ]


def count_sequences(rules: Rules, s: State, depth: int) -> int:
    """Count the sequences of exactly `depth` actions."""
    if depth == 0:
        return 1
    acts = acts_of(rules, s)
    if depth == 1:
        return len(acts)
    return sum([count_sequences(rules, after(rules, s, *act), depth - 1) for act in acts])


def split(rules: Rules, s: State, depth: int) -> dict[str, int]:
    """Count the sequences for each first action, named by seat and sentence: `2 harvest 1`."""
    return {
        f"{seat + 1} {action.sentence(rules)}": count_sequences(
            rules, after(rules, s, seat, action), depth - 1
        )
        for seat, action in acts_of(rules, s)
    }


def after(rules: Rules, s: State, seat: int, action: Action) -> State:
    """Return a copy of the state after the action."""
    t = s.copy()
    rules.perform(t, seat, action)
    return t


class Counted:
    """A position with its stored counts.

    `split` has the counts at SPLIT_DEPTH by first action, so that its keys are the actions at depth
    1.
    """

    def __init__(self, source: str, data: object) -> None:
        if not isinstance(data, dict) or not isinstance(data.get("position"), dict):
            raise CountsError(f"{source}: a counted position has title, position, depth, counts and split")
        self.title = str(data.get("title", ""))
        self.position: dict[str, object] = data["position"]
        self.depth = int(data.get("depth", SPLIT_DEPTH))
        self.counts: dict[int, int] = data.get("counts") or {}
        self.split: dict[str, int] = data.get("split") or {}
        try:
            self.rules = rules_of(str(self.position.get("game")))
            self.state = read_position(self.rules, self.position)
        except (PositionError, UnknownGameError) as problem:
            raise CountsError(f"{source}: “{self.title}”: {problem}") from None
        self.rules.settle(self.state)

    def count(self) -> None:
        """Count again and store the results."""
        self.counts = {depth: count_sequences(self.rules, self.state, depth) for depth in self._depths()}
        self.split = split(self.rules, self.state, SPLIT_DEPTH)

    def mismatch(self) -> str:
        """Return how the counts differ from the stored ones, by first action; "" if they do not."""
        for depth in self._depths():
            count = count_sequences(self.rules, self.state, depth)
            if count != self.counts.get(depth):
                kept = self.counts.get(depth, "no count")
                return (
                    f"“{self.title}”, depth {depth}: {count} sequences instead of {kept}\n"
                    f"{self._differences() or self._whole_split(depth)}"
                )
        differences = self._differences()
        return f"“{self.title}”: the first moves differ\n{differences}" if differences else ""

    def data(self) -> dict[str, object]:
        """Return the position and its counts as written in the file."""
        return {
            "title": self.title,
            "position": self.position,
            "depth": self.depth,
            "counts": self.counts,
            "split": self.split,
        }

    def _depths(self) -> range:
        return range(1, self.depth + 1)

    def _differences(self) -> str:
        found = split(self.rules, self.state, SPLIT_DEPTH)
        lines = [f"  gone: {move} ({count})" for move, count in self.split.items() if move not in found]
        lines += [f"  new: {move} ({count})" for move, count in found.items() if move not in self.split]
        lines += [
            f"  {move}: {count} instead of {self.split[move]}"
            for move, count in found.items()
            if move in self.split and count != self.split[move]
        ]
        return "\n".join(lines)

    def _whole_split(self, depth: int) -> str:
        """Return the counts of all first actions at the depth that differs.

        This is for differences that do not show at SPLIT_DEPTH.
        """
        found = split(self.rules, self.state, depth)
        return "\n".join([f"  {move}: {count}" for move, count in found.items()])


def read_counts(path: Path) -> list[Counted]:
    """Read the counted positions of a file, one per document."""
    try:
        documents = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as problem:
        raise CountsError(f"{path}: {' '.join(str(problem).split())}") from None
    return [Counted(str(path), data) for data in documents]


def write_counts(path: Path) -> int:
    """Count the positions of a file again. Return how many there are."""
    counted = read_counts(path)
    for position in counted:
        position.count()
    text = yaml.safe_dump_all(
        [position.data() for position in counted], sort_keys=False, allow_unicode=True, width=100
    )
    path.write_text(text, encoding="utf-8")
    return len(counted)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bohnhof.testing.counts", description="Count anew.")
    parser.add_argument("--write", metavar="FILE", type=Path, required=True, help="a file of positions")
    path: Path = parser.parse_args(arguments).write
    try:
        print(f"{path}: {write_counts(path)} positions counted")
    except CountsError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
