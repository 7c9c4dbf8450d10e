"""Serialize and deserialize views as JSON data."""

from __future__ import annotations

from json import loads
from types import NoneType
from typing import TYPE_CHECKING, Final

from bohnhof.engine.json_writer import ALL, WATCHING, JsonWriter
from bohnhof.engine.piles import BEANS, NOTES, UNSEEN_WORD
from bohnhof.engine.reading import TABLE, PositionError, Reader
from bohnhof.engine.state import NOBODY, SPECTATOR, UNSEEN, Entry

if TYPE_CHECKING:
    from bohnhof.engine.piles import ExtraPile
    from bohnhof.engine.reading import Data, Where
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

_ENTRY: Final = ["step", "seat", "progress", "other"]
_MOST: Final = 10**6


def write_view(rules: Rules, v: State) -> Data:
    """Return a view as JSON data."""
    data: Data = loads(JsonWriter(rules).view(v))
    return data


def read_view(rules: Rules, data: object) -> State:
    """Deserialize a view. Raise PositionError if no one could have this view of a table."""
    if not isinstance(data, dict):
        raise PositionError([], "a view is written as game, viewer, players …")
    return _ViewReader(rules, data, "a view").view()


class _ViewReader(Reader):
    def view(self) -> State:
        rules, data = self.rules, self.data
        self.keys([], data, [*TABLE, "viewer", "piles"], self.what)
        if data.get("game") != rules.name:
            raise PositionError(["game"], f"this is no view of “{rules.name}”")
        self.keys(["piles"], data.get("piles"), [pile.name for pile in rules.extra_piles], "the part “piles”")
        v = self.table()
        v.viewer = self._viewer(data.get("viewer"), len(v.players))
        self._count(v)
        for i, value in enumerate(self.parts(["agenda"], data.get("agenda"))):
            v.agenda.insert(0, self._entry(["agenda", i], value, len(v.players)))
        for i, value in enumerate(self.parts(["offers"], data.get("offers"))):
            v.offers += (self.offer(["offers", i], value, v),)
        return v

    def _viewer(self, value: object, seats: int) -> int:
        if value == ALL:
            return NOBODY
        return SPECTATOR if value == WATCHING else self.whole(["viewer"], value, 1, seats) - 1

    def _entry(self, where: Where, value: object, seats: int) -> Entry:
        parts = self.keys(where, value, _ENTRY, "a line of the agenda")
        return Entry(
            self.step([*where, "step"], parts.get("step")),
            self.whole([*where, "seat"], parts.get("seat"), 1, seats) - 1,
            self.whole([*where, "progress"], parts.get("progress", 0), -_MOST, _MOST),
            self.whole([*where, "other"], parts.get("other", 0), -_MOST, _MOST),
        )

    def pile(self, where: Where, value: object) -> list[int]:
        if "fields" in where or "offers" in where:
            return super().pile(where, value)
        if not isinstance(value, (list, NoneType)):
            return [UNSEEN] * self.whole(where, value, 0, len(self.rules.deck()))
        cards: list[int] = []
        for word in self.words(where, value):
            cards.extend([UNSEEN] if word == UNSEEN_WORD else self.beans(where, [word]))
        return cards

    def extra(self, pile: ExtraPile) -> list[int]:
        piles = self.data["piles"]
        value = piles.get(pile.name) if isinstance(piles, dict) else None
        where: Where = ["piles", pile.name]
        if not isinstance(value, (list, NoneType)) and pile.holds != NOTES:
            most = len(self.rules.deck() if pile.holds == BEANS else self.rules.privileges)
            return [UNSEEN] * self.whole(where, value, 0, most)
        try:
            return pile.cards(self.rules, self.words(where, value))
        except ValueError as problem:
            raise PositionError(where, str(problem)) from None

    def _count(self, v: State) -> None:
        """Check that shown and hidden cards add up to the deck."""
        left = self.left(v)
        for kind, many in enumerate(left):
            if many < 0 and kind != UNSEEN:
                raise PositionError([], f"there are more {self.rules.beans[kind].id} cards than in the deck")
        if sum(left):
            deck = len(self.rules.deck())
            raise PositionError([], f"there are {deck - sum(left)} cards, the deck has {deck}")
        if v.viewer == NOBODY and left[UNSEEN]:
            raise PositionError(["viewer"], "a full state has no unseen cards")
