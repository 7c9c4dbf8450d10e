"""What trades are worth to one seat: exactly for one's own, from public knowledge for the others."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.farm import Farm
from bohnhof.bots.habits import Habits
from bohnhof.engine.state import UNSEEN, Row

CLEARLY: Final = 1e-9
"""So much better a choice of copies must be before one is named."""


class Interest:
    """A seat with its fields, what it must plant, what it may trade from the table, and its hand."""

    def __init__(
        self,
        farm: Farm,
        aside: list[int],
        table: list[int],
        hand: list[int],
        habits: Habits,
        plants_again: bool,
    ) -> None:
        self.farm = farm
        self.aside = aside
        self.table = table
        self.hand = hand
        self.known = UNSEEN not in self.hand
        self.eager = habits.eager if plants_again else ()
        self.wary = habits.wary if plants_again else ()
        self.keeping = habits.keeping if plants_again else 0.0
        self.base = self._plan([*self.aside, *self.table], self.hand)
        self._received: dict[int, float] = {}
        self._traded: dict[tuple[Row, Row], tuple[float, Row]] = {}

    def open_cards(self) -> list[int]:
        """The cards besides its hand that it can give."""
        return self.table

    def receive(self, kind: int) -> float:
        """What one such card would bring as a gift."""
        if kind not in self._received:
            self._received[kind] = self._plan([*self.aside, *self.table, kind], self.hand) - self.base
        return self._received[kind]

    def part(self, kind: int) -> float:
        """What giving one such card away would bring; mostly less than nothing."""
        return self.trade((), (kind,))[0]

    def holds(self, kinds: Row) -> bool:
        """Whether it has these cards to give, as far as they are known."""
        for kind in kinds:
            if self.hand.count(kind) + self.table.count(kind) < kinds.count(kind):
                return False
        return True

    def trade(self, got: Row, given: Row) -> tuple[float, Row]:
        """What a trade would bring, and the places of the hand to give from where the choice matters."""
        key = (got, given)
        if key not in self._traded:
            self._traded[key] = self._trade(got, given)
        return self._traded[key]

    def _trade(self, got: Row, given: Row) -> tuple[float, Row]:
        if not self.known:
            return self._guess(got, given), ()
        best, places = self._with_copies(got, given, True, False)
        for table_first, rearmost in self._choices(given):
            result, chosen = self._with_copies(got, given, table_first, rearmost)
            if result > best + CLEARLY:
                best = result
                places = chosen
        return best - self.base, places

    def _choices(self, given: Row) -> list[tuple[bool, bool]]:
        """Ways to choose copies, besides a card of the table first and then the copy nearest the front."""
        choices: list[tuple[bool, bool]] = []
        if any(kind in self.table and kind in self.hand for kind in given):
            choices.append((False, False))
        if any(self.hand.count(kind) > 1 for kind in given):
            choices.append((False, True))
        return choices

    def _with_copies(self, got: Row, given: Row, table_first: bool, rearmost: bool) -> tuple[float, Row]:
        table = self.table[:]
        taken: list[int] = []
        places: list[int] = []
        for kind in given:
            spots = [i for i, card in enumerate(self.hand) if card == kind and i not in taken]
            if kind in table and (table_first or not spots):
                table.remove(kind)
                places.append(0)
            else:
                spot = spots[-1] if rearmost else spots[0]
                taken.append(spot)
                places.append(spot + 1)
        hand = [card for i, card in enumerate(self.hand) if i not in taken] if taken else self.hand
        result = self._plan([*self.aside, *table, *got], hand) - self.keeping * len(taken)
        return result, () if table_first and not rearmost else tuple(places)

    def _guess(self, got: Row, given: Row) -> float:
        """The same without knowing the hand: a kind that grows here is missed more than another."""
        table = self.table[:]
        missed = 0.0
        for kind in given:
            if kind in table:
                table.remove(kind)
                continue
            missed += self.keeping
            if self.eager:
                gain = self.farm.best_place(kind)[0]
                missed += gain * (self.eager[1] if gain > 0 else self.wary[2])
        return self._plan([*self.aside, *table, *got], self.hand) - self.base - missed

    def _plan(self, ready: list[int], hand: list[int]) -> float:
        return self.farm.plan(ready, hand if self.known else [], self.eager, self.wary)
