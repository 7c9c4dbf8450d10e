"""What trades are worth to one seat: exactly for one's own, from public knowledge for the others."""

from __future__ import annotations

from bohnhof.bots.farm import Farm
from bohnhof.bots.habits import Habits
from bohnhof.engine.state import UNSEEN, Row


class Interest:
    """A seat with its fields, the cards it must plant, those it may trade from the table, and its hand."""

    def __init__(
        self, farm: Farm, aside: list[int], table: list[int], hand: list[int], habits: Habits, again: bool
    ) -> None:
        self.eager = habits.eager if again else ()
        self.wary = habits.wary if again else ()
        self.keeping = habits.keeping if again else 0.0
        self.farm = farm
        self.aside = aside
        self.table = table
        self.hand = hand
        self.habits = habits
        self.known = UNSEEN not in hand
        self.base = self._plan(aside + table, hand)
        self._received: dict[int, float] = {}
        self._parted: dict[int, float] = {}

    def receive(self, kind: int) -> float:
        """What one such card brings if it comes as a gift."""
        if kind not in self._received:
            self._received[kind] = self._plan([*self.aside, *self.table, kind], self.hand) - self.base
        return self._received[kind]

    def part(self, kind: int) -> float:
        """What giving one such card away brings; mostly less than nothing."""
        if kind not in self._parted:
            self._parted[kind] = self.trade((), (kind,))[0]
        return self._parted[kind]

    def trade(self, got: Row, given: Row) -> tuple[float, Row]:
        """What a trade brings, and the places of the hand to give from, where the choice matters."""
        if not self.known:
            return self._guess(got, given), ()
        best, places = self._with_copies(got, given, True, False)
        if given and not self._plain(given):
            for table_first, rearmost in ((False, False), (True, True), (False, True)):
                gain, chosen = self._with_copies(got, given, table_first, rearmost)
                if gain > best + 1e-9:
                    best = gain
                    places = chosen
        return best - self.base, places

    def _plain(self, given: Row) -> bool:
        """Whether there is no choice of copies."""
        for kind in given:
            if self.hand.count(kind) + self.table.count(kind) > given.count(kind):
                return False
        return True

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
        gain = self._plan([*self.aside, *table, *got], hand) - self.keeping * len(taken)
        return gain, () if table_first and not rearmost else tuple(places)

    def _guess(self, got: Row, given: Row) -> float:
        """The same without knowing the hand: a card it grows is missed there, another is gladly given."""
        table = self.table[:]
        missed = 0.0
        for kind in given:
            if kind in table:
                table.remove(kind)
            else:
                missed += self.keeping
                if self.eager:
                    gain = self.farm.best_place(kind)[0]
                    missed += gain * (self.eager[1] if gain > 0 else self.wary[2])
        return self._plan([*self.aside, *table, *got], self.hand) - self.base - missed

    def _plan(self, ready: list[int], hand: list[int]) -> float:
        if self.known:
            return self.farm.plan(ready, hand, self.eager, self.wary)
        return self.farm.plan(ready, [])
