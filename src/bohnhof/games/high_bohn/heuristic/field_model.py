"""Model the fields of one seat in High Bohn: stews, guests, fields of one bean, and the store."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.field_model import NEVER, FieldModel
from bohnhof.native import i64, mypyc_attr, u8, vec

STORED: Final = -1
"""The place of a card that goes into the store."""
OWN_FIELD: Final = 0.1
"""The bonus for planting a bean on a field that takes no other bean, in taler."""


class TownFields:
    """The values of a seat's rows, given its buildings."""

    def __init__(self, values: vec[vec[float]], worths: vec[vec[float]], big: list[bool]) -> None:
        self.values = values
        """By kind and number of beans: the expected taler of a row. Stew follows the last kind."""
        self.worths = worths
        """By kind and number of beans: the taler of a harvest now."""
        self.big = big
        """By kind: whether guests may join it."""
        self.stew = len(values) - 1
        """The number that stands for stew among the kinds."""
        self.mixes = False
        """Whether the seat may grow stews."""
        self.guest = 0
        """The bean that may join big kinds."""
        self.frees = 0
        """The kinds whose single beans may always be harvested, as a bit mask."""
        self.storing = 0.0
        """The value of a place in the store, in taler."""
        self.mark: i64 = 0
        """A key of the numbers of buildings and taler for which this was computed."""


@mypyc_attr(acyclic=True)
class TownModel(FieldModel):
    """The fields of one seat as kinds and counts. A card may also be stored while there is room."""

    def __init__(
        self,
        town: TownFields,
        places: list[int],
        kinds: vec[u8],
        counts: vec[u8],
        only: list[int],
        inside: list[int],
        room: int,
    ) -> None:
        super().__init__(town.values, town.worths, places, kinds, counts)
        self.town = town
        self.only = only
        """By place: the only bean the field takes; 0 if it takes any."""
        self.inside = inside
        """By place: the kinds in a stew, as a bit mask."""
        self.room = room
        """The number of cards that the store still takes."""

    def copy(self) -> TownModel:
        return TownModel(
            self.town,
            self.places,
            self.kinds[:],
            self.counts[:],
            self.only,
            self.inside[:],
            self.room,
        )

    def scratch(self) -> FieldModel:
        return self.copy()

    def second(self) -> FieldModel:
        return self.copy()

    def with_card(self, field: int, card: int) -> TownModel:
        """Return a copy with one more card on a field, or in the store."""
        model = self.copy()
        model.lay(field, card, False)
        return model

    def best_place(self, card: int) -> tuple[float, i64, bool]:
        best = NEVER
        place: i64 = 0
        clear = False
        alone = self.values[card][1]
        for field in range(len(self.counts)):
            only = self.only[field]
            if only and only != card:
                continue
            count: int = self.counts[field]
            if count == 0:
                gain = alone + OWN_FIELD if only else alone
                if gain > best:
                    best = gain
                    place = field
                    clear = False
                continue
            gain = self.joining(field, card)
            if gain > best:
                best = gain
                place = field
                clear = False
            if self.may_take(field):
                kind: int = self.kinds[field]
                gain = alone + self.worths[kind][count] - self.values[kind][count]
                if gain > best:
                    best = gain
                    place = field
                    clear = True
        if self.room > 0 and best < -self.town.storing:
            best = -self.town.storing
            place = STORED
            clear = False
        if best == NEVER:  # single beans everywhere, protected by a field that does not take the card
            for field in range(len(self.counts)):
                if self.counts[field] > 1:
                    place = field
                    clear = True
        return best, place, clear

    def put(self, card: int) -> float:
        gain, place, clear = self.best_place(card)
        if gain == NEVER:
            kind: int = self.kinds[place]
            count: int = self.counts[place]
            self.counts[place] = u8(0)
            return self.worths[kind][count] - self.values[kind][count] + self.put(card)
        self.lay(place, card, clear)
        return gain

    def takes(self, kind: int) -> bool:
        for field in range(len(self.counts)):
            if self.counts[field] and (self.kinds[field] == kind or self.kinds[field] == self.town.stew):
                return self.joining(field, kind) > NEVER
        return False

    def joining(self, field: int, card: int) -> float:
        """Return the gain of a card on a field that is not empty; NEVER if it does not fit."""
        town = self.town
        kind: int = self.kinds[field]
        count: int = self.counts[field]
        row = self.values[kind]
        if count + 1 >= len(row):
            return NEVER
        if kind == card:
            return row[count + 1] - row[count]
        if kind == town.stew:
            return NEVER if self.inside[field] >> card & 1 else row[count + 1] - row[count]
        if self.only[field]:
            return NEVER
        if card == town.guest and town.big[kind]:
            return row[count + 1] - row[count]
        if town.mixes and count == 1:
            return self.values[town.stew][2] - row[1]
        return NEVER

    def lay(self, field: i64, card: int, clear: bool) -> None:
        """Add a card to a field, or to the store."""
        if field == STORED:
            self.room -= 1
            return
        if clear or self.counts[field] == 0:
            self.kinds[field] = u8(card)
            self.counts[field] = u8(1)
            return
        town = self.town
        kind: int = self.kinds[field]
        self.counts[field] += u8(1)
        if kind == town.stew:
            self.inside[field] |= 1 << card
        elif kind != card and card != town.guest:
            self.inside[field] = 1 << kind | 1 << card
            self.kinds[field] = u8(town.stew)

    def begin_with(
        self,
        card: int,
        others: list[int],
        hand: list[int],
        begin: int,
        eager: vec[float],
        wary: vec[float],
    ) -> tuple[float, i64, bool]:
        best = NEVER
        place: i64 = 0
        clear = False
        for field in range(len(self.counts)):
            only = self.only[field]
            if only and only != card:
                continue
            gain = self.joining(field, card) if self.counts[field] else NEVER
            if gain > NEVER:
                model = self.with_card(field, card)
                total = gain + model.go_on(others, hand, begin, eager, wary)
                if total > best:
                    best = total
                    place = field
                    clear = False
            if self.may_take(field):
                model = self.copy()
                total = model.replace(field, card) + model.go_on(others, hand, begin, eager, wary)
                if total > best:
                    best = total
                    place = field
                    clear = self.counts[field] > 0
        if self.room > 0:
            model = self.with_card(STORED, card)
            total = model.go_on(others, hand, begin, eager, wary) - self.town.storing
            if total > best:
                best = total
                place = STORED
                clear = False
        return best, place, clear

    def may_take(self, field: int) -> bool:
        if self.counts[field] != 1 or self.town.frees >> int(self.kinds[field]) & 1:
            return True
        for count in self.counts:
            if count > 1:
                return False
        return True

    def replace(self, field: i64, card: int) -> float:
        return super().replace(field, card) + (OWN_FIELD if self.only[field] else 0.0)
