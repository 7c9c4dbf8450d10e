"""Facts: events as data. Each kind is declared once, with the meaning of its slots."""

from __future__ import annotations

from json import loads
from json.encoder import encode_basestring_ascii as quoted
from typing import TYPE_CHECKING, Final

from bohnhof.engine.made import Made
from bohnhof.engine.slots import (
    BEANS,
    CARD,
    COUNT,
    FIELD,
    GIVEN,
    OFFER,
    PASS,
    PILE,
    PLACE,
    SEAT,
    STEP,
    TALER,
    Slot,
)
from bohnhof.engine.state import NOBODY

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row

ALL: Final = -1
"""Value of `Fact.known` for facts that everyone may know: the bits of all seats."""


class FactType:
    """A kind of fact: its id and the meaning of its slots. Creating one registers it."""

    def __init__(
        self,
        word: str,
        meaning: str,
        cards: Slot | None = None,
        number: Slot | None = None,
        other: Slot | None = None,
        back: Slot | None = None,
    ) -> None:
        self.id = word
        self.meaning = meaning
        self.cards = cards
        self.number = number
        self.other = other
        self.back = back
        known = DECLARED.get(word)
        if known is not None and known.declaration() != self.declaration():
            raise ValueError(f"the fact “{word}” is declared twice, and not with the same meaning")
        names = ["fact", "seat", *[slot.name for slot in self.slots()]]
        if len(set(names)) < len(names):
            raise ValueError(f"the fact “{word}” has two slots of one name: {', '.join(names)}")
        DECLARED[word] = self

    def slots(self) -> list[Slot]:
        """Return the slots in use."""
        return [slot for slot in (self.cards, self.number, self.other, self.back) if slot is not None]

    def declaration(self) -> tuple[object, ...]:
        """Return everything in which two declarations of the same id must agree."""
        slots = (self.cards, self.number, self.other, self.back)
        return self.meaning, [None if slot is None else (slot.name, slot.type) for slot in slots]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FactType) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, ...]:
        return (declared, (self.id,))


DECLARED: Final[dict[str, FactType]] = {}
"""Every kind of fact by id, from all games imported so far."""


def declared(word: str) -> FactType:
    """Return the kind of fact with this id."""
    return DECLARED[word]


class Fact(Made):
    """One event. Those who may not know all of it see no kinds of cards or hand positions."""

    __match_args__ = ("what", "seat", "cards", "number", "other", "back", "known")

    def __init__(
        self,
        what: FactType,
        seat: int,
        cards: Row = (),
        number: int = 0,
        other: int = NOBODY,
        back: Row = (),
        known: int = ALL,
    ) -> None:
        self.what = what
        self.seat = seat
        """The seat that the fact is about; NOBODY if it is about none."""
        self.cards = cards
        self.number = number
        self.other = other
        self.back = back
        self.known = known
        """Bit mask of the seats that may know all of it; ALL if spectators may too."""

    def seen_by(self, seat: int) -> Fact:
        """Return the fact as this seat, or a SPECTATOR, may know it."""
        if self.known == ALL or (seat >= 0 and self.known >> seat & 1):
            return self
        what = self.what
        return Fact(
            what,
            self.seat,
            _seen(what.cards, self.cards),
            self.number if what.number is None else what.number.seen(self.number),
            self.other if what.other is None else what.other.seen(self.other),
            _seen(what.back, self.back),
        )

    def key(self) -> tuple[str, int, Row, int, int, Row]:
        """Return its contents, without who may know it, as a hashable key."""
        return self.what.id, self.seat, self.cards, self.number, self.other, self.back

    def text(self, rules: Rules) -> str:
        """Return the fact as JSON text with the names of its slots; empty slots are left out."""
        what = self.what
        found = [f'"fact":"{what.id}"']
        if self.seat != NOBODY:
            found.append(f'"seat":{self.seat + 1}')
        for slot, cards in ((what.cards, self.cards), (what.back, self.back)):
            if slot is not None:
                words = ",".join([_written(slot.write(rules, card)) for card in cards])
                found.append(f'"{slot.name}":[{words}]')
        for slot, number in ((what.number, self.number), (what.other, self.other)):
            if slot is not None:
                word = slot.write(rules, number)
                if word is not None:
                    found.append(f'"{slot.name}":{_written(word)}')
        return f"{{{','.join(found)}}}"

    def data(self, rules: Rules) -> dict[str, object]:
        """Return the fact as JSON data."""
        data: dict[str, object] = loads(self.text(rules))
        return data


def _written(word: object) -> str:
    return quoted(word) if isinstance(word, str) else str(word)


def _seen(slot: Slot | None, cards: Row) -> Row:
    return cards if slot is None else tuple([slot.seen(card) for card in cards])


TURN: Final = FactType("turn", "A seat's turn begins.")
PHASE: Final = FactType(
    "phase", "After an act another step is now, or the same of another seat.", number=STEP
)
DONE: Final = FactType("done", "A seat has ended what may be ended.")
PLANTED: Final = FactType("planted", "Cards were planted.", BEANS, FIELD, PILE.named("from"))
HARVESTED: Final = FactType(
    "harvested", "A field was sold; what is kept became taler.", BEANS, TALER, FIELD, BEANS.named("kept")
)
REVEALED: Final = FactType("revealed", "A card of the draw pile was turned up.", BEANS)
DREW: Final = FactType("drew", "A seat drew a card.", BEANS)
MOVED: Final = FactType(
    "moved", "A hand card went to another place.", None, PLACE.named("from"), PLACE.named("to")
)
DISCARDED: Final = FactType("discarded", "A revealed card was laid onto the discard pile.", BEANS)
OFFERED: Final = FactType(
    "offered",
    "An offer was made, to all if no partner is named.",
    GIVEN.named("give"),
    OFFER,
    SEAT.named("partner"),
    BEANS.named("want"),
)
TRADED: Final = FactType(
    "traded",
    "An offer was taken; what its maker gave and got.",
    BEANS.named("gave"),
    OFFER,
    SEAT.named("partner"),
    BEANS.named("got"),
)
DECLINED: Final = FactType("declined", "A seat said no to an offer.", number=OFFER, other=SEAT.named("maker"))
WITHDRAWN: Final = FactType("withdrawn", "A seat took its offer back.", number=OFFER)
UNTAKEN: Final = FactType("untaken", "Trading is over, and nobody took a seat's offer.", number=OFFER)
LAPSED: Final = FactType("lapsed", "A seat's offer can no longer be met.", number=OFFER)
BOUGHT: Final = FactType("bought", "A card was bought.", BEANS.named("paid"), CARD)
EXHAUSTED: Final = FactType("exhausted", "The draw pile is used up.", number=PASS)
SHUFFLED: Final = FactType("shuffled", "What was discarded is the new draw pile.", number=COUNT)
NOTHING_TO_SHUFFLE: Final = FactType(
    "nothing-to-shuffle", "The draw pile is used up and nothing was discarded: it was the last time."
)
OVER: Final = FactType("over", "The game is over.")
