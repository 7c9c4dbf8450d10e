"""Track which cards other hands have shown."""

from __future__ import annotations

from typing import Final

from bohnhof.engine.facts import OFFERED, PLANTED, REVEALED, TRADED, TURN, Fact, FactType
from bohnhof.engine.rules import Rules
from bohnhof.engine.slots import FROM_HAND, PILE_BITS
from bohnhof.engine.state import NOBODY, ONE, UNSEEN, Row, State, count, count_in_row
from bohnhof.engine.view import count_unseen
from bohnhof.native import mypyc_attr

HEEDED: Final[list[FactType]] = [OFFERED, TRADED, PLANTED, REVEALED, TURN]


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """The opponent model of one seat: cards offered from a hand stay in it until they leave it."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.heeds: list[FactType] | None = HEEDED if type(self) is Beliefs else None
        """The types of events it needs; None for all."""
        self.shown: list[list[int]] = [[] for _ in range(rules.most_seats)]
        """By seat: the kinds that its hand has shown."""
        self._active = NOBODY
        self._revealed: list[int] = []
        """Cards revealed in this turn. The active player may offer these instead of hand cards."""

    def saw(self, fact: Fact) -> None:
        """Update the beliefs by an event."""
        what = fact.what
        if what is OFFERED:
            self._show(fact.seat, fact.cards)
        elif what is TRADED:
            self._leave(fact.seat, fact.cards)
            self._leave(fact.other, fact.back)
        elif what is PLANTED:
            if fact.other == FROM_HAND:
                self._leave(fact.seat, fact.cards)
        elif what is REVEALED:
            self._revealed.extend(fact.cards)
        elif what is TURN:
            self._active = fact.seat
            self._revealed = []

    def hands(self, view: State) -> list[list[int]]:
        """Return for each seat the cards its hand is believed to hold, consistent with the view."""
        left = count_unseen(self.rules, view)
        found: list[list[int]] = []
        for seat, player in enumerate(view.players):
            believed: list[int] = []
            if seat != self.seat:
                room = player.hand.count(UNSEEN)
                for kind in self.shown[seat]:
                    if left[kind] > 0 and len(believed) < room:
                        left[kind] -= 1
                        believed.append(kind)
            found.append(believed)
        return found

    def _show(self, seat: int, cards: Row) -> None:
        shown = self.shown[seat]
        for card in cards:
            if card >> PILE_BITS or (seat == self._active and count(self._revealed, card)):
                continue
            if count(shown, card) < count_in_row(cards, card):
                shown.append(card)

    def _leave(self, seat: int, cards: Row) -> None:
        """Remove cards that left a hand or, for the active player, the revealed cards."""
        for card in cards:
            if seat == self._active and count(self._revealed, card):
                self._revealed.remove(card)
            else:
                self.lose(seat, ONE[card])

    def lose(self, seat: int, cards: Row) -> None:
        """Remove cards that left a hand."""
        shown = self.shown[seat]
        for card in cards:
            if count(shown, card):
                shown.remove(card)
