"""What trades are worth to a seat that has a store."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.farm import Farm
from bohnhof.bots.habits import Habits
from bohnhof.bots.interest import Interest
from bohnhof.engine.state import Row

TABLE: Final = -1
STORE: Final = -2
"""Places of an offer: the revealed cards, the store."""
ROOM: Final = 0.1
"""What a free place in the store is worth."""


class StoreInterest(Interest):
    """Stored beans can be given and need not be planted."""

    def __init__(
        self,
        farm: Farm,
        aside: list[int],
        table: list[int],
        hand: list[int],
        habits: Habits,
        plants_again: bool,
        store: list[int],
    ) -> None:
        super().__init__(farm, aside, table, hand, habits, plants_again)
        self.store = store

    def open_cards(self) -> list[int]:
        return [*self.table, *self.store]

    def holds(self, kinds: Row) -> bool:
        for kind in kinds:
            have = self.hand.count(kind) + self.table.count(kind) + self.store.count(kind)
            if have < kinds.count(kind):
                return False
        return True

    def _choices(self, given: Row) -> list[tuple[bool, bool]]:
        choices = super()._choices(given)
        if any(kind in self.store and (kind in self.table or kind in self.hand) for kind in given):
            choices.append((True, True))
        return choices

    def _with_copies(self, got: Row, given: Row, table_first: bool, rearmost: bool) -> tuple[float, Row]:
        """Both words true: the store first."""
        table = self.table[:]
        store = self.store[:]
        taken: list[int] = []
        places: list[int] = []
        for kind in given:
            spots = [i for i, card in enumerate(self.hand) if card == kind and i not in taken]
            if kind in store and ((table_first and (rearmost or kind not in table)) or not spots):
                store.remove(kind)
                places.append(STORE)
            elif kind in table and (table_first or not spots):
                table.remove(kind)
                places.append(TABLE)
            elif spots:
                spot = spots[-1] if rearmost else spots[0]
                taken.append(spot)
                places.append(spot + 1)
            else:
                return self.base - 1.0, ()
        hand = [card for i, card in enumerate(self.hand) if i not in taken] if taken else self.hand
        result = self._plan([*self.aside, *table, *got], hand) - self.keeping * len(taken)
        result += ROOM * (len(self.store) - len(store))
        return result, () if table_first and not rearmost else tuple(places)

    def _guess(self, got: Row, given: Row) -> float:
        store = self.store[:]
        rest: list[int] = []
        for kind in given:
            if kind in store and kind not in self.table:
                store.remove(kind)
            else:
                rest.append(kind)
        return super()._guess(got, tuple(rest)) + ROOM * (len(self.store) - len(store))
