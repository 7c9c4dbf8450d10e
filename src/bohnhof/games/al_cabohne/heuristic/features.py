"""The network features of a position with the mafia, as one seat sees it."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.features import Features
from bohnhof.engine.actions import Action, BuyField, Harvest, Plant
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne import steps
from bohnhof.games.al_cabohne.actions import DiscardLeftover, Give, Pay, PlantForBoss, PlantGroup
from bohnhof.games.al_cabohne.heuristic.heuristic import final_lead
from bohnhof.games.al_cabohne.heuristic.outlook import unseen_at_mafia
from bohnhof.games.al_cabohne.rules import AlCabohne

MOST_GROWN: Final = 12
MOST_LYING: Final = 5
MOST_IN_A_RUN: Final = 6
MOST_UNSEEN: Final = 20
MOST_HELD: Final = 13
PLACES: Final = 8
"""The number of cards at the front of the seat's hand that are encoded."""
SHOWN: Final = 3
"""The number of shown cards of each other hand that are encoded."""
PROGRESS: Final = 4
LEADS: Final = 60
BEHIND: Final = 25
"""The index, among LEADS, of a lead of 0 taler."""
MOST_TALER: Final = 31
ENDS_PHASE: Final = 0
BUYS: Final = 1
PLANTS: Final = 2
"""The number of planting the front card. The numbers of the actions with a kind follow."""
MOST_BOSSES: Final = 3
MOST_PASSES: Final = 3
MOST_DRAWN: Final = 116
"""The greatest size of the draw pile with its own feature; larger ones count as this."""


class AlCabohneFeatures(Features):
    """The features of games with the mafia: also bosses, shown cards and the discard pile."""

    def __init__(self, rules: AlCabohne) -> None:
        super().__init__()
        seats = rules.usual_seats()
        self.rules = rules
        self.kinds = len(rules.beans) - 1
        kinds = self.kinds
        bosses = len(rules.bosses)
        self.step = self.block((steps.NEXT + 1) * PROGRESS)
        self.on_turn = self.block(seats)
        self.passes = self.block(MOST_PASSES + 1)
        self.draw = self.block(MOST_DRAWN + 1)
        self.fields = self.block(seats * kinds * MOST_GROWN)
        self.thirds = self.block(seats)
        self.bosses = self.block(bosses * kinds * MOST_GROWN)
        self.hand = self.block(PLACES * kinds)
        self.shown = self.block((seats - 1) * SHOWN * kinds)
        self.held = self.block(seats * (MOST_HELD + 1))
        self.lying = self.block(kinds * MOST_LYING)
        self.top = self.block(kinds * MOST_IN_A_RUN)
        self.below = self.block(kinds)
        self.unseen = self.block(kinds * (MOST_UNSEEN + 1))
        self.discarded = self.block(kinds * (MOST_UNSEEN + 1))
        self.leads = self.block(seats * LEADS)
        self.taler = self.block(MOST_TALER + 1)

    def acts(self) -> int:
        return PLANTS + 1 + (5 + 2 * MOST_BOSSES) * self.kinds

    def act(self, s: State, seat: int, action: Action) -> int:
        """Return the number of an action. Only the kind counts, not the field."""
        kinds = self.kinds
        fields = s.players[seat].fields
        if isinstance(action, Plant):
            return PLANTS + action.kind
        begin = PLANTS + kinds
        if isinstance(action, Harvest):
            return begin + fields[action.field][-1]
        if isinstance(action, Pay):
            return begin + kinds + fields[action.field][-1]
        if isinstance(action, DiscardLeftover):
            return begin + 2 * kinds + action.kind
        if isinstance(action, PlantGroup):
            return begin + 3 * kinds + action.kind
        if isinstance(action, PlantForBoss):
            return begin + (4 + action.boss) * kinds + action.kind
        if isinstance(action, Give):
            return begin + (4 + MOST_BOSSES + action.boss) * kinds + action.kind
        return BUYS if isinstance(action, BuyField) else ENDS_PHASE

    def lead(self, s: State, seat: int) -> int:
        return final_lead(self.rules, s, seat)

    def of(self, s: State, seat: int) -> list[int]:
        rules = self.rules
        now = s.agenda[-1]
        found = [
            self.step + now.step * PROGRESS + min(now.progress, PROGRESS - 1),
            self.passes + min(s.passes, MOST_PASSES),
            self.draw + min(len(s.draw), MOST_DRAWN),
            self.taler + min(len(s.extra[rules.mafia_pile]), MOST_TALER),
        ]
        for boss in range(len(rules.bosses)):
            grown = s.extra[rules.boss_piles[boss]]
            if grown:
                found.append(self.bosses + self.row(boss, grown[-1], len(grown)))
        seats = len(s.players)
        own = rules.score(s, seat)
        for turn in range(seats):
            other = (seat + turn) % seats
            player = s.players[other]
            found.extend([self.fields + self.row(turn, row[-1], len(row)) for row in player.fields if row])
            if player.owned:
                found.append(self.thirds + turn)
            if other == s.active:
                found.append(self.on_turn + turn)
            found.append(self.held + turn * (MOST_HELD + 1) + min(len(player.hand), MOST_HELD))
            theirs = rules.score(s, other) if turn else rules.mafia_score(s)
            found.append(self.leads + turn * LEADS + min(max(own - theirs + BEHIND, 0), LEADS - 1))
            places = min(rules.cards_shown(s, other), SHOWN) if turn else min(len(player.hand), PLACES)
            begin = self.shown + (turn - 1) * SHOWN * self.kinds if turn else self.hand
            found.extend([begin + place * self.kinds + player.hand[place] - 1 for place in range(places)])
        self.add_piles(s, seat, found)
        return found

    def row(self, whose: int, kind: int, beans: int) -> int:
        return (whose * self.kinds + kind - 1) * MOST_GROWN + min(beans, MOST_GROWN) - 1

    def add_piles(self, s: State, seat: int, found: list[int]) -> None:
        """Append the features of the table, the discard pile and the unseen cards."""
        kinds = self.kinds
        lying = [0] * (kinds + 1)
        for kind in s.revealed:
            lying[kind] += 1
        gone = [0] * (kinds + 1)
        for kind in s.discard:
            gone[kind] += 1
        unseen = unseen_at_mafia(self.rules, s, seat)
        for kind in range(1, kinds + 1):
            if lying[kind]:
                found.append(self.lying + (kind - 1) * MOST_LYING + min(lying[kind], MOST_LYING) - 1)
            at = (kind - 1) * (MOST_UNSEEN + 1)
            found.append(self.unseen + at + min(max(unseen[kind], 0), MOST_UNSEEN))
            found.append(self.discarded + at + min(gone[kind], MOST_UNSEEN))
        discard = s.discard
        if discard:
            run = 1
            while run < len(discard) and discard[-1 - run] == discard[-1]:
                run += 1
            found.append(self.top + (discard[-1] - 1) * MOST_IN_A_RUN + min(run, MOST_IN_A_RUN) - 1)
            if run < len(discard):
                found.append(self.below + discard[-1 - run] - 1)
