"""The decision space: the engine's numbers for acts and answers, then the steps of a draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.acts import SLOTS
from bohnhof.engine.state import EVERYONE
from bohnhof.engine.trading import MakeOffer

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.rules import Rules


class Space:
    """The numbers of all decisions in a game with a number of seats.

    They do not depend on the state.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        if not rules.fewest_seats <= seats <= rules.most_seats:
            raise ValueError(rules.wrong_seats(seats))
        self.rules = rules
        self.seats = seats
        self.kinds = len(rules.beans) - 1
        self.closed = len(rules.acts.all)
        """Number of acts in `rules.acts.all`, which come first."""
        self.answers = self.closed
        """First answer: accept, then decline, then withdraw, each for every slot of an offer."""
        self.offer_to = self.answers + 3 * SLOTS
        """First decision that begins an offer: to everyone, or (+ n) n seats to the left."""
        self.give = self.offer_to + seats - 1
        """give + kind: add a card to give."""
        self.want = self.give + self.kinds
        """want + kind: add a wanted card."""
        self.copies = self.want + self.kinds + 1
        """copies + slot: accept the offer in this slot with chosen copies."""
        self.other_copy = self.copies + SLOTS
        """Take the current card from the next position or pile instead."""
        self.next_card = self.other_copy + 1
        self.send = self.next_card + 1
        self.drop = self.send + 1
        self.silence = self.drop + 1
        self.size = self.silence + 1 if rules.has_trading else self.closed
        self._probes: list[list[Action]] = [
            [MakeOffer(partner, (kind,), ()) for kind in range(self.kinds + 1)]
            for partner in range(EVERYONE, seats)
        ]
        self._requests: list[list[Action]] = [
            [MakeOffer(partner, (), (kind,)) for kind in range(self.kinds + 1)]
            for partner in range(EVERYONE, seats)
        ]

    def __reduce__(self) -> tuple[object, ...]:
        return Space, (self.rules, self.seats)

    def __repr__(self) -> str:
        return f"space({self.rules.name!r}, {self.seats})"

    def gift(self, partner: int, kind: int) -> Action:
        """Return the smallest gift, used to check whether offers are legal."""
        return self._probes[partner + 1][kind]

    def request(self, partner: int, kind: int) -> Action:
        return self._requests[partner + 1][kind]

    def only_drafts(self, number: int) -> bool:
        """Return whether this decision changes only the draft."""
        return self.offer_to <= number < self.size and number != self.send and number != self.silence

    def word(self, number: int) -> str:
        """Return the meaning of a number in words."""
        if not 0 <= number < self.size:
            raise ValueError(f"decisions are numbered from 0 to {self.size - 1}, not {number}")
        if number < self.closed:
            return self.rules.acts.all[number].sentence(self.rules)
        if number < self.offer_to:
            verb, slot = divmod(number - self.answers, SLOTS)
            return f"{('accept', 'decline', 'withdraw')[verb]}, slot {slot + 1}"
        if number <= self.give:
            left = number - self.offer_to
            return f"offer to the seat {left} to the left" if left else "offer to all"
        if number < self.copies:
            if number <= self.want:
                return f"give {self.rules.beans[number - self.give].id}"
            return f"want {self.rules.beans[number - self.want].id}"
        if number < self.other_copy:
            return f"accept with chosen copies, slot {number - self.copies + 1}"
        return ("another copy", "next card", "send", "drop", "keep silent")[number - self.other_copy]
