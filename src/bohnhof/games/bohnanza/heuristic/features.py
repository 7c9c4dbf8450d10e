"""The network features of a position of Bohnanza, as one seat sees it."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.features import Features
from bohnhof.bots.heuristics.unseen import unseen_by
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State

MOST_GROWN: Final = 14
MOST_LYING: Final = 3
MOST_UNSEEN: Final = 20
MOST_HELD: Final = 14
MOST_BEHIND: Final = 3
PLACES: Final = 6
"""The number of cards at the front of the hand that are encoded by position.

Cards behind them are encoded by their count.
"""
MOST_TALER: Final = 24
LEADS: Final = 31
EVEN: Final = 15
"""The index, among LEADS, of a lead of 0 taler."""
MOST_PASSES: Final = 3
MOST_DRAWN: Final = 110
"""The greatest size of the draw pile with its own feature; larger ones count as this."""


class BohnanzaFeatures(Features):
    """The features of Bohnanza for any number of seats. Other seats follow in turn order."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.kinds = len(rules.beans) - 1
        kinds = self.kinds
        seats = rules.most_seats
        self.seats = self.block(seats + 1)
        self.step = self.block(len(rules.steps))
        self.on_turn = self.block(seats)
        self.passes = self.block(MOST_PASSES + 1)
        self.draw = self.block(MOST_DRAWN + 1)
        self.fields = self.block(seats * kinds * MOST_GROWN)
        self.lying = self.block(seats * kinds * MOST_LYING)
        self.thirds = self.block(seats)
        self.held = self.block(seats * (MOST_HELD + 1))
        self.taler = self.block(seats * (MOST_TALER + 1))
        self.leads = self.block(seats * LEADS)
        self.hand = self.block(PLACES * kinds)
        self.behind = self.block(kinds * MOST_BEHIND)
        self.unseen = self.block(kinds * (MOST_UNSEEN + 1))
        self.discarded = self.block(kinds * (MOST_UNSEEN + 1))

    def of(self, s: State, seat: int) -> list[int]:
        seats = len(s.players)
        found = [
            self.seats + seats,
            self.step + s.agenda[-1].step,
            self.on_turn + (s.active - seat) % seats,
            self.passes + min(s.passes, MOST_PASSES),
            self.draw + min(len(s.draw), MOST_DRAWN),
        ]
        own = len(s.players[seat].taler)
        for turn in range(seats):
            other = (seat + turn) % seats
            player = s.players[other]
            lying = [0] * (self.kinds + 1)
            for kind in player.aside:
                lying[kind] += 1
            if other == s.active:
                for kind in s.revealed:
                    lying[kind] += 1
            grown = [row for row in player.fields if row]
            found.extend([self.fields + self.row(turn, row[0], len(row), MOST_GROWN) for row in grown])
            some = [kind for kind in range(1, len(lying)) if lying[kind]]
            found.extend([self.lying + self.row(turn, kind, lying[kind], MOST_LYING) for kind in some])
            taler = len(player.taler)
            if player.owned:
                found.append(self.thirds + turn)
            found.append(self.held + turn * (MOST_HELD + 1) + min(len(player.hand), MOST_HELD))
            found.append(self.taler + turn * (MOST_TALER + 1) + min(taler, MOST_TALER))
            if turn:
                found.append(self.leads + turn * LEADS + min(max(EVEN + own - taler, 0), LEADS - 1))
        self.add_cards(s, seat, found)
        return found

    def row(self, whose: int, kind: int, cards: int, most: int) -> int:
        return (whose * self.kinds + kind - 1) * most + min(cards, most) - 1

    def add_cards(self, s: State, seat: int, found: list[int]) -> None:
        """Append the features of the seat's hand, the discard pile and the unseen cards."""
        kinds = self.kinds
        hand = s.players[seat].hand
        behind = [0] * (kinds + 1)
        for place in range(len(hand)):
            kind = hand[place]
            if place < PLACES:
                found.append(self.hand + place * kinds + kind - 1)
            else:
                behind[kind] += 1
        gone = [0] * (kinds + 1)
        for kind in s.discard:
            gone[kind] += 1
        unseen = unseen_by(self.rules, s, seat)
        for kind in range(1, kinds + 1):
            if behind[kind]:
                found.append(self.behind + self.row(0, kind, behind[kind], MOST_BEHIND))
            at = (kind - 1) * (MOST_UNSEEN + 1)
            found.append(self.unseen + at + min(max(unseen[kind], 0), MOST_UNSEEN))
            found.append(self.discarded + at + min(gone[kind], MOST_UNSEEN))
