"""The thresholds shown for a field equal those found by planting."""

from collections.abc import Hashable, Sequence
from itertools import combinations
from random import Random

import pytest

from bohnhof.engine.insight import look_at_field
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR, Row, State
from bohnhof.games import rules_of

MOST_PLANTED = 10


class Plot:
    """A field of seat 1, and all results of planting on it."""

    def __init__(self, game: str, owned: str = "", place: int = 0, others: Sequence[str] = ()) -> None:
        self.rules: Rules = rules_of(game)
        self.place = place
        self.state = self.rules.new_game(self.rules.fewest_seats, 1)
        self.player = self.state.players[0]
        words = [card.id for card in self.rules.privileges]
        self.player.owned = tuple(sorted(words.index(word) for word in owned.split()))
        for other, row in enumerate(others, 1):
            self.player.fields[other] = tuple(self.rules.read_pile(row))
        self._taken: dict[Hashable, list[int]] = {}
        self._most: dict[Hashable, int] = {}

    def with_row(self, row: Row) -> State:
        self.player.fields[self.place] = row
        return self.state

    def key(self, row: Row) -> Hashable:
        """Return a key of equivalent rows, which accept the same beans and have the same value."""
        if self.rules.id.startswith("high-bohn"):  # the order after the first card is irrelevant
            return row[:1], tuple(sorted(row[1:]))
        return row

    def takes(self, row: Row) -> list[int]:
        key = self.key(row)
        if key not in self._taken:
            state = self.with_row(row)
            self._taken[key] = [
                kind
                for kind in range(1, len(self.rules.beans))
                if self.rules.ask_may_plant(state, 0, kind, self.place)
            ]
        return self._taken[key]

    def rows(self, most: int) -> list[Row]:
        """Return every row of up to `most` cards that can be planted."""
        found: list[Row] = [()]
        for row in found:
            if len(row) < most:
                found += [(*row, kind) for kind in self.takes(row)]
        return found

    def most(self, row: Row, more: int) -> int:
        """Return the taler of the best row after `more` more plantings; -1 if there is none."""
        key = (self.key(row), more)
        if key not in self._most:
            grown = [self.most((*row, kind), more - 1) for kind in self.takes(row)] if more else []
            now = -1 if more else self.rules.ask_worth(self.with_row(row), 0, row)
            self._most[key] = max([now, *grown])
        return self._most[key]

    def planted(self, row: Row) -> list[tuple[int, int]]:
        """Return the thresholds of a row, found by planting; an empty field has none."""
        found: list[tuple[int, int]] = []
        best = self.most(row, 0) if row else 0
        for more in range(1, MOST_PLANTED + 1 if row else 0):
            if self.most(row, more) > best:
                best = self.most(row, more)
                found.append((more, best))
        return found

    def shown(self, row: Row) -> list[tuple[int, int]]:
        field = look_at_field(self.rules, self.with_row(row), 0, self.place, SPECTATOR)
        return field.thresholds

    def check(self, rows: list[Row]) -> None:
        """Assert that the thresholds shown for these rows are those found by planting."""
        for row in rows:
            shown = [(more, taler) for more, taler in self.shown(row) if more <= MOST_PLANTED]
            owned = [self.rules.privileges[card].id for card in self.player.owned]
            told = f"{owned}, field {self.place + 1}: {self.rules.write_pile(row)}"
            assert shown == self.planted(row), told


@pytest.mark.parametrize(
    ("owned", "row", "thresholds"),
    [
        # Guests only: blue pays at four, six, eight and ten cards.
        ("farm-2", "blue soy", [(2, 1), (4, 2), (6, 3), (8, 4)]),
        ("farm-2", "blue soy soy", [(1, 1), (3, 2), (5, 3), (7, 4)]),
        # Undecided: a stew pays at three, six, seven and eight cards, and blue never pays more.
        ("farm-2 saloon-3", "blue soy", [(1, 1), (4, 2), (5, 3), (6, 4)]),
        ("farm-2 saloon-3", "blue soy red", [(3, 2), (4, 3), (5, 4)]),
        ("farm-2 saloon-3", "blue soy soy", [(1, 1), (3, 2), (5, 3), (7, 4)]),
        # Undecided: green pays at three, five, six and seven cards, as soon as a stew or sooner.
        ("farm-2 saloon-3", "green soy", [(1, 1), (3, 2), (4, 3), (5, 4)]),
        # Undecided: the stew pays the first taler, blue in Jail 3 the others.
        ("farm-2 saloon-3 jail-3", "blue soy", [(1, 1), (2, 2), (4, 3), (6, 4), (8, 5)]),
        # A single bean is undecided, too: two or three garden beans, or a stew of eight.
        ("saloon-3", "garden", [(1, 2), (2, 3), (7, 4)]),
        ("", "garden", [(1, 2), (2, 3)]),
    ],
)
def test_an_undecided_row_shows_the_best_of_what_it_may_become(owned, row, thresholds):
    plot = Plot("high-bohn", owned)
    assert plot.shown(tuple(plot.rules.read_pile(row))) == thresholds


@pytest.mark.parametrize("game", ["high-bohn", "high-bohn-cognac"])
def test_thresholds_are_what_planting_gives_with_every_two_buildings(game, everything):
    rng = Random(game)
    buildings = [card.id for card in rules_of(game).privileges if card.id != "third-field"]
    pairs = [pair for pair in combinations(buildings, 2) if pair[0][:-1] != pair[1][:-1]]
    if not everything:
        telling = [("farm-2", "saloon-3"), ("farm-2", "jail-3"), ("saloon-4", "blacksmith-2")]
        pairs = [*telling, *rng.sample(pairs, 9)]
    for pair in pairs:
        regular = Plot(game, " ".join(pair))
        for place in range(regular.rules.most_fields):
            if regular.rules.ask_has_field(regular.state, 0, place) and place != 1:
                plot = Plot(game, " ".join(pair), place)
                rows = plot.rows(3)
                plot.check(rows if everything else rng.sample(rows, min(len(rows), 40)))


@pytest.mark.parametrize("game", ["prohibohn", "prohibohn-pub"])
@pytest.mark.parametrize("owned", ["", "nightbar-3", "nightbar-4", "nightbar-3 nightbar-4"])
@pytest.mark.parametrize("other", ["", "puff", "puff*2", "puff stink puff", "puff stink*2"])
def test_thresholds_are_what_planting_gives_with_nightbars(game, owned, other, everything):
    plot = Plot(game, owned, others=[other])
    rows = plot.rows(3)
    plot.check(rows if everything else Random(owned + other).sample(rows, min(len(rows), 15)))


def test_thresholds_are_what_planting_gives_on_an_enchanted_field():
    plot = Plot("rabohnzel")
    kinds = range(1, len(plot.rules.beans))
    plot.check([(first, *[kind] * more) for first in kinds for kind in kinds for more in (1, 2, 3)])
