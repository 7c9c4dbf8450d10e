"""The final round of High Bohn, and the scores after it."""

from __future__ import annotations

from tests.models.high_bohn_buying import Buying

BONUS = {4: 1, 5: 2, 6: 3, 7: 5, 8: 8, 9: 8}
"""Bonus by number of buildings (HB 5.6, 6.9)."""
TIPIS = {"tipi-2": 8, "tipi-3": 6, "tipi-4": 5}
"""Number of taler in cash that each Tipi rewards with another one (HB 4.5)."""


class FinalRound(Buying):
    """The end of High Bohn. `turn` is the current seat, `passed` the passes in a row (HB 5.2)."""

    def set_up(self) -> None:
        super().set_up()
        self.turn = self.active
        self.passed = 0

    def moves_of_final_round(self) -> set[str]:
        """Return the moves of the current seat (HB 5.3, 5.8)."""
        found = self.harvests_and_buildings(self.turn)
        found.update(f"leave {n + 1}" for n in range(self.PLACES) if self.may_leave(self.turn, n))
        found.add("done")
        return found

    def may_leave(self, seat: int, n: int) -> bool:
        """Return whether a seat may declare that it leaves a field unsold (HB 5.8)."""
        return self.leaving_may_help(seat, n) and not self.is_left(seat, n)

    def is_left(self, seat: int, n: int) -> bool:
        """Return whether a field stays unsold: it was left, and that may still help (HB 5.8)."""
        return (seat, n) in self.left and self.leaving_may_help(seat, n)

    def leaving_may_help(self, seat: int, n: int) -> bool:
        """Return whether a harvest could be worth more to another player than to its owner.

        Rules: HB 5.4.
        """
        row = self.fields[seat][n]
        jailer = self.owner("jail-4")
        if not row or jailer is None or jailer == seat or not self.leaves_blue(seat, row):
            return False
        return self.worth_to(seat, row) == 1 and not self.owned[jailer].isdisjoint(TIPIS)

    def leaves_blue(self, seat: int, row: list[str]) -> bool:
        """Return whether harvesting a row would leave a blue bean to Jail 4 (HB 4.37, 4.38)."""
        if row[0] != "blue" or self.is_stew(seat, row):
            return False
        return 0 < self.worth_to(seat, row) < row.count("blue")

    def makes_a_difference(self, seat: int) -> bool:
        """Return whether a seat has to be asked (HB 5.3)."""
        if any(self.within_reach(seat, kind) for kind in self.KINDS):
            return True
        return any(
            row and (self.leaving_may_help(seat, n) or self.others_may_share(seat, row))
            for n, row in enumerate(self.fields[seat])
        )

    def others_may_share(self, seat: int, row: list[str]) -> bool:
        """Return whether someone else could buy Jail 4 and take a share of a harvest (HB 5.3)."""
        return self.leaves_blue(seat, row) and self.others_may_buy(seat, "jail", "jail-4")

    def others_may_buy(self, seat: int, kind: str, card: str) -> bool:
        """Return whether someone else could buy a card, possibly after harvests."""
        return any(card in self.within_reach(other, kind) for other in self.seats if other != seat)

    def pass_on(self) -> None:
        """Continue the final round with the next seat."""
        self.passed += 1
        self.turn = (self.turn + 1) % len(self.seats)

    def end(self) -> None:
        """Sell all fields that are not left, clockwise from the active player (HB 5.4)."""
        for turn in self.seats:
            seat = (self.active + turn) % len(self.seats)
            for n in range(self.PLACES):
                if self.fields[seat][n] and not self.is_left(seat, n):
                    self.sell_at_the_end(seat, n)
        self.over = True

    def sell_at_the_end(self, seat: int, n: int) -> None:
        """Sell a field without asking anyone."""
        self.harvest(seat, n)

    def scores(self) -> list[int]:
        """Return the sum of cash, Tipi, prices and bonus of each seat (HB 5.5)."""
        return [self.score(seat) for seat in self.seats]

    def score(self, seat: int) -> int:
        """Return the score of a seat."""
        cash = len(self.taler[seat]) + len(self.under[seat])
        buildings = self.owned[seat] - {"third-field"}
        prices = sum(int(card[-1]) for card in buildings)
        groups = sum(cash // size for card, size in TIPIS.items() if card in buildings)
        return cash + groups + prices + BONUS.get(len(buildings), 0)
