"""Check that facts report every change in a view."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bohnhof.engine import facts
from bohnhof.engine.piles import CARDS
from bohnhof.engine.state import NOBODY, UNSEEN
from bohnhof.testing.errors import FaultError, act_in_words, seat_in_words
from bohnhof.testing.plain import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bohnhof.engine.actions import Action
    from bohnhof.engine.facts import Fact, FactType
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State


def perform_aloud(rules: Rules, s: State, seat: int, action: Action) -> tuple[State, list[Fact]]:
    """Return a copy of the state after an action, and the facts of the action."""
    t = s.copy()
    told: list[Fact] = []
    t.facts = told
    rules.perform(t, seat, action)
    return t, told


def facts_fit_their_kinds(rules: Rules, s: State, actor: int, action: Action) -> None:
    """Check that facts use only slots that their kinds declare."""
    for fact in perform_aloud(rules, s, actor, action)[1]:
        what = fact.what
        used = {
            "cards": what.cards is None and fact.cards,
            "number": what.number is None and fact.number,
            "other": what.other is None and fact.other != NOBODY,
            "back": what.back is None and fact.back,
        }
        for name in [name for name, undeclared in used.items() if undeclared]:
            said = act_in_words(actor, action.sentence(rules))
            raise FaultError(f"“{said}” tells “{what.id}” with “{name}”, which it does not declare")


def changes_are_told(rules: Rules, s: State, viewer: int, actor: int, action: Action) -> None:
    """Check that every part of a view that an action changes is named by a fact the viewer gets."""
    after, facts_told = perform_aloud(rules, s, actor, action)
    told = Told(rules, [fact.seen_by(viewer) for fact in facts_told])
    for part in left_out(rules, told, rules.view(s, viewer), rules.view(after, viewer)):
        said = act_in_words(actor, action.sentence(rules))
        names = ", ".join([in_words(rules, fact) for fact in told.facts]) or "nothing"
        raise FaultError(f"“{said}” changes {part} for {seat_in_words(viewer)}, which is told: {names}")


def in_words(rules: Rules, fact: Fact) -> str:
    """Return a fact by its id, with the cards it names."""
    lists = [value for value in fact.data(rules).values() if isinstance(value, list)]
    cards = " ".join([str(card) for cards in lists for card in cards])
    return f"{fact.what.id} ({cards})" if cards else fact.what.id


class Told:
    """Everything that some facts name."""

    def __init__(self, rules: Rules, told: Sequence[Fact]) -> None:
        self.facts = told
        self.kinds = {fact.what for fact in told}
        self.beans: Counter[int] = Counter()
        """The number of cards of each kind."""
        self.cards: set[str] = set()
        """The ids of cards that can be owned."""
        self.seats: set[int] = set()
        """The seats of the facts that name cards."""
        self.offers: set[int] = set()
        for fact in told:
            what = fact.what
            seats = {fact.seat}
            for slot, numbers in (
                (what.cards, fact.cards),
                (what.back, fact.back),
                (what.number, (fact.number,)),
                (what.other, (fact.other,)),
            ):
                match slot.type if slot is not None else "":
                    case "beans":
                        self.beans.update(numbers)
                    case "cards" | "card":
                        self.cards.update([rules.privileges[number].id for number in numbers])
                    case "seat":
                        seats.update(numbers)
                    case "offer":
                        self.offers.update(numbers)
            if any(slot.type in ("beans", "cards", "card", "place") for slot in what.slots()):
                self.seats.update(seats)

    def has(self, what: FactType, seat: int, number: int = 0) -> bool:
        return any((fact.what, fact.seat, fact.number) == (what, seat, number) for fact in self.facts)

    def covers(self, before: Sequence[int], after: Sequence[int]) -> bool:
        """Return whether the facts account for all cards that came and went.

        Cards named as unseen may be of any kind.
        """
        one, other = Counter(before), Counter(after)
        moved = {kind: abs(one[kind] - other[kind]) for kind in one | other}
        unseen = moved.pop(UNSEEN, 0)
        wild = sum([max(0, count - self.beans[kind]) for kind, count in moved.items()])
        return wild <= self.beans[UNSEEN] and unseen <= self.beans.total()


def left_out(rules: Rules, told: Told, one: State, other: State) -> Iterator[str]:
    """Yield descriptions of the parts in which two views differ and that no fact names."""
    if not told.facts and plain(one) != plain(other):
        yield "something"
    for seat, (player, then) in enumerate(zip(one.players, other.players, strict=True)):
        if plain(player) != plain(then) and seat not in told.seats:
            yield f"what seat {seat + 1} has"
        if _cards_changed(rules, player.owned, then.owned) - told.cards:
            yield f"the cards of seat {seat + 1}"
    if facts.SHUFFLED not in told.kinds:
        piles = zip(_bean_piles(rules, one), _bean_piles(rules, other), strict=True)
        for (name, before), (_, after) in piles:
            if not told.covers(before, after):
                yield name
    for pile, (cards, others) in zip(
        rules.extra_piles, zip(one.extra, other.extra, strict=True), strict=True
    ):
        if pile.holds == CARDS and _cards_changed(rules, cards, others) - told.cards:
            yield f"the pile “{pile.name}”"
    for serial, _ in _offers(one).items() ^ _offers(other).items():
        if serial not in told.offers:
            yield f"offer {serial}"
    yield from _of_time(told, one, other)


def _of_time(told: Told, one: State, other: State) -> Iterator[str]:
    if not other.agenda:
        if facts.OVER not in told.kinds:
            yield "the end"
        return
    before, now = one.agenda[-1], other.agenda[-1]
    another = (before.step, before.owner) != (now.step, now.owner)
    if another and not told.has(facts.PHASE, now.owner, now.step):
        yield "the phase"
    if one.active != other.active and not told.has(facts.TURN, other.active):
        yield "the turn"
    if one.passes != other.passes and facts.EXHAUSTED not in told.kinds:
        yield "the passes"


def _bean_piles(rules: Rules, v: State) -> list[tuple[str, Sequence[int]]]:
    """Return every pile of beans with a description."""
    found: list[tuple[str, Sequence[int]]] = [
        ("the draw pile", v.draw),
        ("the discard pile", v.discard),
        ("the revealed cards", v.revealed),
    ]
    found.extend([(f"the pile “{rules.extra_piles[i].name}”", v.extra[i]) for i in rules.extra_beans])
    for seat, player in enumerate(v.players, 1):
        found.extend([(f"field {field} of seat {seat}", row) for field, row in enumerate(player.fields, 1)])
        found.append((f"the hand of seat {seat}", player.hand))
        found.append((f"the cards before seat {seat}", player.aside))
        found.append((f"the taler of seat {seat}", player.taler))
    return found


def _cards_changed(rules: Rules, one: Sequence[int], other: Sequence[int]) -> set[str]:
    """Return the ids of cards that are in only one of two piles, or turned over."""
    cards = [rules.privileges[card] for card in set(one) ^ set(other)]
    return {card.id.removesuffix(f"-{card.face}") for card in cards} - {"?"}


def _offers(s: State) -> dict[int, tuple[object, ...]]:
    """Return the open offers by number, without hand positions, which change with the hand."""
    return {
        offer.serial: (
            *(offer.maker, offer.partner, offer.give, offer.want),
            *(offer.from_outside().places, offer.declined),
        )
        for offer in s.offers
    }
