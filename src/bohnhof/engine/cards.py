"""Cards: beans with their beanometers, and privileges that change rules for their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.declared import declared
from bohnhof.engine.made import Made
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.state import Row, State


class Beanometer(Made):
    """A price table: the number of beans needed for 1, 2, 3 … taler.

    A threshold of 0 means that no number of beans pays exactly this amount.
    """

    __match_args__ = ("thresholds",)

    def __init__(self, thresholds: tuple[int, ...]) -> None:
        self.thresholds = thresholds
        last = max(thresholds)
        self._taler = [
            max([taler for taler, needed in enumerate(thresholds, 1) if 0 < needed <= beans], default=0)
            for beans in range(last + 1)
        ]
        self._last = last

    def taler(self, beans: int) -> int:
        """Return what this number of beans pays, in taler.

        More beans than the last threshold pay no more.
        """
        return self._taler[min(beans, self._last)]

    def needs(self, taler: int) -> int:
        """Return the fewest beans that pay at least this many taler, or 0 if none do."""
        for beans, worth in enumerate(self._taler):
            if worth >= taler:
                return beans
        return 0


class Bean(Made):
    """A kind of bean: its id, its number of cards in the deck and its beanometer."""

    def __init__(self, word: str, count: int, thresholds: tuple[int, ...]) -> None:
        self.id = word
        self.count = count
        self.beanometer = Beanometer(thresholds)

    def values(self) -> tuple[object, ...]:
        return self.id, self.count, self.beanometer.thresholds


@mypyc_attr(allow_interpreted_subclasses=True)
class Privilege:
    """A card that changes clauses of the rules for its owner.

    Each method receives the answer so far and returns the new one; by default it is unchanged.
    """

    field: int = -1
    """Index of the additional field that the card is, or -1."""
    power: str = ""
    """A short description, shown if the catalogues lack the card."""
    face: str = ""
    """The other face of a card that this is, which ends its id; empty if it is a card itself."""

    def __init__(self, word: str, price: int) -> None:
        self.id = word
        self.price = price
        self.field = declared(self, "field", self.field)
        self.power = declared(self, "power", self.power)
        self.face = declared(self, "face", self.face)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id!r}>"

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far

    def may_plant(self, so_far: bool, s: State, seat: int, kind: int, field: int) -> bool:
        return so_far

    def may_harvest(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far

    def beanometer(self, so_far: Beanometer, s: State, seat: int, kind: int) -> Beanometer:
        return so_far

    def worth(self, so_far: int, s: State, seat: int, row: Row) -> int:
        return so_far

    def plantings(self, so_far: int, s: State, seat: int) -> int:
        return so_far

    def cards_to_reveal(self, so_far: int, s: State, seat: int) -> int:
        return so_far

    def cards_to_draw(self, so_far: int, s: State, seat: int) -> int:
        return so_far

    def third_field_price(self, so_far: int, s: State, seat: int) -> int:
        return so_far


class ExtraField(Privilege):
    """A card that is an additional field for any bean, at a fixed index."""

    def __init__(self, word: str, price: int, field: int) -> None:
        super().__init__(word, price)
        self.field = field

    def has_field(self, so_far: bool, s: State, seat: int, field: int) -> bool:
        return so_far or field == self.field
