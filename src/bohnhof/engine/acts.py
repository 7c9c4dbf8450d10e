"""Closed actions, created once per rulebook and shared, and action numbers for learners.

An action is closed if it has no open parameters: there are only a few for each game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.actions import Action, BuyField, Done, Harvest, Plant
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.declared import declared
from bohnhof.engine.suggestions import MOST, suggest_offers
from bohnhof.engine.trading import Accept, Answer, Decline, MakeOffer, Withdraw
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, State

MOST_ANSWERS: Final = 4096
"""Highest offer number whose answers are cached; few games have more offers."""

SLOTS: Final = 8
"""Number of open offers, the newest ones, whose answers have action numbers.

Answers to older offers can only be given as sentences.
"""


class AnyOf:
    """Memoized lists of the actions for a set of kinds on the first fields."""

    def __init__(self, acts: list[list[Action]], fields: int) -> None:
        self._acts = acts
        self._known: list[list[list[Action]]] = [[] for _ in range(fields + 1)]

    def of(self, kinds: int, fields: int) -> list[Action]:
        """Return the actions for `kinds`, a bit mask, on the first `fields` fields.

        The list is shared: do not modify it.
        """
        known = self._known[fields]
        if not known:
            known.extend([[] for _ in range(1 << len(self._acts))])
        found = known[kinds]
        if not found:
            for kind, acts in enumerate(self._acts):
                if kinds >> kind & 1:
                    found.extend(acts[:fields])
        return found


def _plant_the_same(one: Action | None, other: Action) -> bool:
    return type(one) is Plant and type(other) is Plant and one.kind == other.kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Acts:
    """All closed actions of a rulebook. A game adds its own in a subclass.

    The lists are shared and never change afterwards.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.all: list[Action] = []
        """Every closed action, in a fixed order.

        Trained policies depend on the order; tests/golden/acts detects changes.
        """
        self.by_sentence: dict[str, Action] = {}
        self.anytime: list[Action] = []
        """The closed actions whose `anytime` is set."""
        self.plantings: list[list[Action]] = []
        """Groups of planting actions: each group plants the same cards on different fields."""
        fields = range(rules.most_fields)
        counts = range(rules.most_fields + 1)
        self.done: Action = Done()
        self.only_done: list[Action] = [self.done]
        self.plant: list[Action] = [Plant(field) for field in fields]
        """Planting the front card of the hand, by field."""
        self.harvest: list[Action] = [Harvest(field) for field in fields]
        """Harvesting, by field."""
        self.buy_field: Action = BuyField()
        self.plant_ready: list[list[Action]] = [
            [Plant(field, kind) for field in fields] if kind else [] for kind in range(len(rules.beans))
        ]
        """Planting a ready card, by kind and field."""
        self.plant_any_ready = AnyOf(self.plant_ready, rules.most_fields)
        self.plant_first = [self.plant[:count] for count in counts]
        """By field count n: planting the front card on one of the first n fields."""
        self.plant_first_or_done = [[*plants, self.done] for plants in self.plant_first]
        self.harvest_growing = [
            [harvest for field, harvest in enumerate(self.harvest) if growing >> field & 1]
            for growing in range(1 << rules.most_fields)
        ]
        """By bit mask of the planted fields: harvesting one of them."""
        self._accept: list[Action] = []
        self._decline: list[Action] = []
        self._withdraw: list[Action] = []
        self.add([self.done, *self.plant, *self.harvest])
        if rules.third_field != NO_CARD:
            self.add([self.buy_field])
        for plants in self.plant_ready:
            self.add(plants)

    def __repr__(self) -> str:
        return f"<{len(self.all)} closed actions of {self.rules!r}>"

    def add(self, actions: list[Action]) -> None:
        """Append closed actions, and read what their interpreted subclasses declare."""
        for action in actions:
            action.anytime = declared(action, "anytime", action.anytime)
            action.spares_offers = declared(action, "spares_offers", action.spares_offers)
            action.besides = declared(action, "besides", action.besides)
            action.spends = declared(action, "spends", action.spends)
            action.by = declared(action, "by", action.by)
            action.ordered = declared(action, "ordered", action.ordered)
            action.index = len(self.all)
            self.all.append(action)
            self.by_sentence[action.sentence(self.rules)] = action
            if action.anytime:
                self.anytime.append(action)
            if type(action).planting is not Action.planting:
                last = self.plantings[-1][-1] if self.plantings else None
                if not _plant_the_same(last, action):
                    self.plantings.append([])
                self.plantings[-1].append(action)

    # Answers to the offer with a number

    def accept(self, serial: int) -> Action:
        if serial >= len(self._accept) and not self._share_answers(serial):
            return Accept(serial)
        return self._accept[serial]

    def decline(self, serial: int) -> Action:
        if serial >= len(self._decline) and not self._share_answers(serial):
            return Decline(serial)
        return self._decline[serial]

    def withdraw(self, serial: int) -> Action:
        if serial >= len(self._withdraw) and not self._share_answers(serial):
            return Withdraw(serial)
        return self._withdraw[serial]

    def _share_answers(self, last: int) -> bool:
        """Cache the answers up to offer number `last`. Return False if it exceeds MOST_ANSWERS."""
        if last > MOST_ANSWERS:
            return False
        for serial in range(len(self._accept), last + 1):
            self._accept.append(Accept(serial))
            self._decline.append(Decline(serial))
            self._withdraw.append(Withdraw(serial))
        return True

    # Action numbers: the closed actions in order, then accept, decline and withdraw for each slot
    # of an open offer, then the suggested offers. Games without trading have closed actions only.

    @property
    def size(self) -> int:
        """The number of action numbers, which start at 0."""
        return len(self.all) + (3 * SLOTS + MOST if self.rules.has_trading else 0)

    def number(self, s: State, seat: int, action: Action) -> int:
        """Return the number of an action for this seat now, legal or not; -1 if it has none."""
        if 0 <= action.index < len(self.all) and self.all[action.index] is action:
            return action.index
        if isinstance(action, Answer):
            return self.answer_number(self.slots(s, seat), action)
        if isinstance(action, MakeOffer):
            suggested = self.suggested(s, seat)
            return len(self.all) + 3 * SLOTS + suggested.index(action) if action in suggested else -1
        known = self.by_sentence.get(action.sentence(self.rules))
        return -1 if known is None else known.index

    def act(self, s: State, seat: int, number: int) -> Action | None:
        """Return the action with a number for this seat now, legal or not.

        Return None if the number is negative or its slot is empty.
        """
        if number < len(self.all):
            return self.all[number] if number >= 0 else None
        slot = number - len(self.all)
        if slot >= 3 * SLOTS:
            suggested = self.suggested(s, seat)
            slot -= 3 * SLOTS
            return suggested[slot] if slot < len(suggested) else None
        slots = self.slots(s, seat)
        if slot % SLOTS >= len(slots):
            return None
        serial = slots[slot % SLOTS].serial
        if slot < SLOTS:
            return self.accept(serial)
        return self.decline(serial) if slot < 2 * SLOTS else self.withdraw(serial)

    def fill_mask(self, s: State, seat: int, mask: bytearray) -> int:
        """Set `mask` to 1 for each legal action number, else to 0. Return the number of ones."""
        mask[:] = bytes(self.size)
        slots = self.slots(s, seat)
        for action in self.rules.moves(s, seat):
            number = action.index if action.index >= 0 else self.answer_number(slots, action)
            if number >= 0:
                mask[number] = 1
        first = len(self.all) + 3 * SLOTS
        for i in range(len(self.suggested(s, seat))):
            mask[first + i] = 1
        return mask.count(1)

    def slots(self, s: State, seat: int) -> list[Offer]:
        """Return the newest open offers that this seat made or may answer, newest first."""
        found: list[Offer] = []
        i = len(s.offers)
        while i > 0 and len(found) < SLOTS:
            i -= 1
            offer = s.offers[i]
            if offer.maker == seat or offer.addresses(seat):
                found.append(offer)
        return found

    def suggested(self, s: State, seat: int) -> list[Action]:
        """Return the offers suggested to this seat now, in the order of their numbers."""
        if not self.rules.has_trading or not 0 <= seat < len(s.players):
            return []
        return suggest_offers(self.rules, s, seat)

    def answer_number(self, slots: list[Offer], action: Action) -> int:
        """Return the number of an answer to an offer in `slots`.

        Return -1 if the offer is in no slot, or if the answer chooses which copies to give.
        """
        if not isinstance(action, Answer) or (isinstance(action, Accept) and action.give):
            return -1
        for slot, offer in enumerate(slots):
            if offer.serial == action.serial:
                verb = 0 if isinstance(action, Accept) else 1 if isinstance(action, Decline) else 2
                return len(self.all) + verb * SLOTS + slot
        return -1
