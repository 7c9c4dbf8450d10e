"""The story of a game: one message per line, from facts as one seat may know them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from bohnhof.engine import facts, message
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Argument, Message, said, seats
from bohnhof.telling.arguments import beans, crop, row

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.slots import Slot
    from bohnhof.telling.telling import Telling

MOST_REMEMBERED: Final = 4096
"""Maximum size of each cache of messages; the same ones recur at many tables."""

_MERGED: Final = (facts.DREW, facts.REVEALED)
_ENDS: Final = (facts.DECLINED, facts.WITHDRAWN, facts.LAPSED, facts.UNTAKEN)

SORTS: Final = {
    "beans": message.BEANS,
    "given": message.BEANS,
    "cards": message.CARDS,
    "card": message.CARD,
    "family": message.CARD,
    "boss": message.BOSS,
    "field": message.FIELD,
    "place": message.PLACE,
    "taler": message.TALER,
    "count": message.NUMBER,
    "pass": message.NUMBER,
    "offer": message.OFFER,
}
"""The type of message argument for each type of slot; TEXT for any other."""


def tell(telling: Telling, told: Sequence[Fact], seat: int, unmet: Collection[int]) -> list[Message]:
    """Return the lines for some facts, in order.

    Cards drawn together share a line, and so do an offer and its refusals. An accepted offer is
    shown only as the trade it became. `unmet` are the numbers of offers that `seat` could not have
    accepted.
    """
    own = [fact for fact in told if fact.what != facts.UNTAKEN or fact.seat == seat]
    seen = [fact.seen_by(seat) for fact in own if fact.what not in telling.silent]
    offered = {fact.number for fact in seen if fact.what == facts.OFFERED}
    traded = {fact.number for fact in seen if fact.what == facts.TRADED}
    lines: list[Message] = []
    i = 0
    while i < len(seen):
        line, i = telling.merge(seen, i)
        if line is not None:
            lines.append(line)
            continue
        fact = seen[i]
        i += 1
        found: Message | None = None
        if fact.what in _MERGED:
            cards = list(fact.cards)
            while i < len(seen) and seen[i].what == fact.what and seen[i].seat == fact.seat:
                cards.extend(seen[i].cards)
                i += 1
            found = telling.fact(Fact(fact.what, fact.seat, tuple(cards)))
        elif fact.what == facts.OFFERED:
            if fact.number not in traded:
                found = _with_fate(telling, fact, seen, seat, unmet)
        elif fact.what not in _ENDS or fact.number not in offered:
            found = telling.fact(fact)
        if found is not None:
            lines.append(found)
    return lines


def _with_fate(
    telling: Telling, offer: Fact, told: Sequence[Fact], seat: int, unmet: Collection[int]
) -> Message | None:
    """Return the line for an offer, with its outcome among these facts unless it was accepted."""
    line = telling.fact(offer)
    fate = _fate(offer, [fact for fact in told if fact.number == offer.number], seat, unmet)
    if line is None or fate is None:
        return line
    return message.message("fact-offered-fate", offered=said(line), fate=said(fate))


def _fate(offer: Fact, about: Sequence[Fact], seat: int, unmet: Collection[int]) -> Message | None:
    if any(fact.what == facts.WITHDRAWN for fact in about):
        return Message("fate-withdrawn")
    if any(fact.what == facts.LAPSED for fact in about):
        return Message("fate-lapsed")
    noes = [fact.seat for fact in about if fact.what == facts.DECLINED]
    own = seat in noes
    lacking = own and offer.number in unmet
    if own:
        noes.remove(seat)
    if not noes:
        if any(fact.what == facts.UNTAKEN for fact in about):
            return Message("fate-untaken")
        return Message("fate-you-lack" if lacking else "fate-you-decline") if own else None
    if noes == [offer.other]:
        return Message("fate-declined")
    word = "fate-you-lack-noes" if lacking else "fate-you-decline-noes" if own else "fate-noes"
    return message.message(word, noes=seats(tuple(noes)))


def fact_message(rules: Rules, fact: Fact) -> Message:
    """Return the message `fact-…` for a fact, with its slots as arguments and `who`."""
    what = fact.what
    if what == facts.HARVESTED:
        return _harvest(rules, fact)
    form = ""
    if what in (facts.OFFERED, facts.TRADED):
        form = "" if fact.cards and fact.back else "-gift" if fact.cards else "-request"
    return Message(f"fact-{what.id}{form}", arguments(rules, fact))


def _harvest(rules: Rules, fact: Fact) -> Message:
    told = {
        "who": message.seat(fact.seat),
        "field": message.field(fact.other),
        "taler": message.taler(fact.number),
    }
    if len(set(fact.cards)) == 1:
        return Message("fact-harvested", {**told, "crop": crop(rules, fact.cards)})
    return Message(
        "fact-harvested-mixed", {**told, "row": row(rules, fact.cards), "kept": beans(rules, fact.back)}
    )


def arguments(rules: Rules, fact: Fact) -> dict[str, Argument]:
    """Return the seat and the slots of a fact as arguments of a message."""
    what = fact.what
    found = {"who": message.seat(fact.seat)}
    for slot, cards in ((what.cards, fact.cards), (what.back, fact.back)):
        if slot is not None:
            words = tuple(str(slot.write(rules, card)) for card in cards)
            found[_name(slot)] = Argument(SORTS.get(slot.type, message.TEXT), words)
    for slot, number in ((what.number, fact.number), (what.other, fact.other)):
        if slot is not None:
            found[_name(slot)] = _argument(rules, slot, number)
    return found


def _name(slot: Slot) -> str:
    return slot.name.replace("-", "_")


def _argument(rules: Rules, slot: Slot, number: int) -> Argument:
    if slot.type == "seat":
        return message.seat(number)
    value = slot.write(rules, number)
    sort = SORTS.get(slot.type, message.TEXT)
    if value is None:
        return Argument(sort, 0) if sort in (message.PLACE, message.NUMBER) else message.text("")
    return Argument(sort, value if isinstance(value, int) else str(value))
