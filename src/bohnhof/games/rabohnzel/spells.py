"""The eleven spells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine import reasons as common
from bohnhof.engine import targets
from bohnhof.engine.cards import Privilege
from bohnhof.engine.facts import LAPSED, MOVED, REVEALED, Fact
from bohnhof.engine.state import Entry, Offer, in_order, without
from bohnhof.engine.targets import DISCARD, Target
from bohnhof.engine.trading import drop_all
from bohnhof.games.bohnanza.steps import DRAW, PLANT_ASIDE
from bohnhof.games.rabohnzel import facts, reasons, spellbook
from bohnhof.games.rabohnzel.agenda import ENCHANTED, FLOW, MAY_DISCARD, TAKEN, TRADED, line_of, mark
from bohnhof.games.rabohnzel.spell import (
    AFTER_REVEAL,
    ALL_CHANCES,
    ANYTIME,
    LAST_CHANCES,
    PHASE_2,
    PHASE_3,
    PHASE_4,
    Cast,
    FaceUp,
    Spell,
)
from bohnhof.games.rabohnzel.spellbook import BORROWED, LIFTED, SPELLS, THIRD_FIELDS

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

TO_DISCARD: Final = 1
"""The `one` of a cast of Trade that reveals no third card."""
LISTED_PLACES: Final = 8
"""The number of hand positions between which moving a card is a closed action.

Moves farther back have to be written as sentences.
"""


def interrupt(s: State, step: int, seat: int, progress: int = 0) -> None:
    """Push an interrupt. Trading is interrupted as well, and open offers lapse."""
    drop_all(s, LAPSED)
    s.agenda.append(Entry(step, seat, progress))


class Attack(Spell):
    """Attack: draw two taler in an attack, or use fewer than four Mean beans.

    It is cast together with the power of a field.
    """

    helps = True

    def ways_to_cast(self, rules: Rules) -> list[Cast]:
        return []


class Field(Spell):
    """Field: open a third field by planting a card there. Any harvest closes one place."""

    times = PHASE_3
    plants = True

    def ways_to_cast(self, rules: Rules) -> list[Cast]:
        return [Cast(self.number, kind) for kind in range(1, len(rules.beans))]

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        if seat + 1 in s.extra[THIRD_FIELDS]:
            return reasons.THIRD_FIELD_OPEN
        return None if rules.lies_ready(s, seat, one) else common.NOT_ASIDE

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        place = 0
        while rules.ask_has_field(s, seat, place):
            place += 1
        s.extra[THIRD_FIELDS].append(seat + 1)
        rules.plant(s, seat, one, place, rules.take_ready(s, seat, one))

    def words(self, rules: Rules, one: int, two: int) -> str:
        return f": {rules.beans[one].id}"

    def targets(self, rules: Rules, one: int, two: int) -> list[Target]:
        return [Target("ready", id=rules.beans[one].id)]


class SpellSwap(Spell):
    """Spell Swap: give this card to a player for a random spell of theirs, drawn face down.

    The spell drawn may be activated at once.
    """

    times = ANYTIME
    stops = ALL_CHANCES

    def ways_to_cast(self, rules: Rules) -> list[Cast]:
        return [Cast(self.number, target) for target in range(rules.most_seats)]

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        if one >= len(s.players):
            return common.NO_SEAT
        if one == seat:
            return reasons.NOT_YOURSELF
        return None if spellbook.has_down(s, one) else reasons.NO_SPELL_TO_TAKE

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        taken = spellbook.draw_blind(rules, s, seat, one)
        s.players[one].owned += (self.number,)
        if borrowed:
            s.extra[BORROWED].remove(self.number)
            s.extra[BORROWED].append(taken)
        else:
            s.players[seat].owned = (*without(s.players[seat].owned, self.number), taken)
        interrupt(s, TAKEN, seat, 1 if borrowed else 0)

    def aim(self, one: int) -> int:
        return one

    def words(self, rules: Rules, one: int, two: int) -> str:
        return f" on {one + 1}"

    def targets(self, rules: Rules, one: int, two: int) -> list[Target]:
        return [targets.seat(one)]


class Trade(Spell):
    """Trade: reveal a third card, or none. No revealed card has to be planted."""

    times = AFTER_REVEAL
    stops = AFTER_REVEAL

    def ways_to_cast(self, rules: Rules) -> list[Cast]:
        return [Cast(self.number), Cast(self.number, TO_DISCARD)]

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        if one == TO_DISCARD:
            return None if s.revealed else reasons.NOTHING_TO_DISCARD
        if s.draw:
            return None
        return reasons.NO_THIRD_CARD if s.revealed else reasons.NOTHING_REVEALED

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        mark(s, PLANT_ASIDE, MAY_DISCARD)
        if one != TO_DISCARD:
            kind = s.draw.pop()
            s.revealed += (kind,)
            if s.facts is not None:
                s.facts.append(Fact(REVEALED, seat, (kind,)))
            rules.refill(s)

    def words(self, rules: Rules, one: int, two: int) -> str:
        return ": discard" if one == TO_DISCARD else ""

    def targets(self, rules: Rules, one: int, two: int) -> list[Target]:
        return [DISCARD] if one == TO_DISCARD else []


class CardFlow(Spell):
    """Card Flow: plant front cards of the hand in a run."""

    times = ANYTIME
    stops = LAST_CHANCES

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        return None if s.players[seat].hand else common.EMPTY_HAND

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        interrupt(s, FLOW, seat)


class Pile(Spell):
    """Pile: take up the top card of the discard pile, to trade or plant it."""

    times = PHASE_2

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        return None if s.discard else reasons.EMPTY_DISCARD

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        kind = s.discard.pop()
        s.extra[LIFTED].append(kind)
        if s.facts is not None:
            s.facts.append(Fact(facts.LIFTED, seat, (kind,)))


class BeanEnchantment(Spell):
    """Bean Enchantment: plant a card on a single bean of another kind, which becomes that kind."""

    times = PHASE_3
    plants = True

    def ways_to_cast(self, rules: Rules) -> list[Cast]:
        kinds = range(1, len(rules.beans))
        return [Cast(self.number, kind, field) for kind in kinds for field in range(rules.most_fields)]

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        row = s.players[seat].fields[two]
        if len(row) != 1:
            return reasons.NOT_ONE_CARD if rules.ask_has_field(s, seat, two) else common.NO_FIELD
        if not rules.lies_ready(s, seat, one):
            return common.NOT_ASIDE
        return reasons.SAME_KIND if row[0] == one else None

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        rules.plant(s, seat, one, two, rules.take_ready(s, seat, one))

    def words(self, rules: Rules, one: int, two: int) -> str:
        return f": {rules.beans[one].id} on {two + 1}"

    def targets(self, rules: Rules, one: int, two: int) -> list[Target]:
        return [Target("ready", id=rules.beans[one].id), targets.field(two)]


class PlayerEnchantment(Spell):
    """Player Enchantment: everyone else must plant their front card; the caster may.

    The caster goes first.
    """

    times = ANYTIME
    stops = LAST_CHANCES

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        for player in s.players:
            if player.hand:
                return None
        return reasons.EMPTY_HANDS

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        for turn in range(len(s.players)):
            interrupt(s, ENCHANTED, (seat - 1 - turn) % len(s.players))


class Move(Spell):
    """Move: move one hand card to another position."""

    times = ANYTIME
    stops = LAST_CHANCES
    places = True

    def ways_to_cast(self, rules: Rules) -> list[Cast]:
        """Return every way to change the order of a short hand.

        Moving a card forward by one equals moving its neighbour back, so it is listed once.
        """
        places = range(1, LISTED_PLACES + 1)
        return [Cast(self.number, one, two) for one in places for two in places if one not in (two, two + 1)]

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        size = len(s.players[seat].hand)
        if not (1 <= one <= size and 1 <= two <= size):
            return reasons.NO_SUCH_PLACE
        return reasons.NOT_MOVED if one == two else None

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        hand = s.players[seat].hand
        kind = hand.pop(one - 1)
        hand.insert(two - 1, kind)
        for offer in s.offers:
            if offer.maker == seat and offer.places:
                moved = tuple([_place_after(place, one, two) for place in offer.places])
                places = in_order(offer.give, moved)[1]
                changed = Offer(
                    offer.serial, seat, offer.partner, offer.give, offer.want, places, offer.declined
                )
                s.replace_offer(offer, changed)
        if s.facts is not None:
            s.facts.append(Fact(MOVED, seat, (), one, two, known=1 << seat))

    def words(self, rules: Rules, one: int, two: int) -> str:
        return f": {one} to {two}"

    def targets(self, rules: Rules, one: int, two: int) -> list[Target]:
        return [targets.place(one), targets.place(two)]


def _place_after(place: int, one: int, two: int) -> int:
    """Return the new position of the card at a position after the move; 0 stays 0."""
    if place == one:
        return two
    if one < place <= two:
        return place - 1
    if two <= place < one:
        return place + 1
    return place


class Hand(Spell):
    """Hand: draw five cards instead of three if no card has changed hands."""

    times = PHASE_4
    stops = PHASE_4
    cards: int = 5

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        return reasons.HAS_TRADED if s.agenda[line_of(s, DRAW)].progress & TRADED else None

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        mark(s, DRAW, 0, self.cards)


class Chance(Spell):
    """Chance: activate the top spell of the pile and borrow it for the rest of the turn."""

    times = ANYTIME
    stops = ALL_CHANCES

    def forbids(self, rules: Rules, s: State, seat: int, one: int, two: int) -> Message | None:
        return None if s.extra[SPELLS] else reasons.EMPTY_SPELLS

    def work(self, rules: Rules, s: State, seat: int, one: int, two: int, borrowed: bool) -> None:
        number = spellbook.borrow(s)
        if s.facts is not None:
            s.facts.append(Fact(facts.BORROWED, seat, (), number))


ALL: Final[list[Spell]] = [
    Attack("attack", 0),
    Field("field", 1),
    SpellSwap("spell-swap", 2),
    Trade("trade", 3),
    CardFlow("card-flow", 4),
    Pile("pile", 5),
    BeanEnchantment("bean-enchantment", 6),
    PlayerEnchantment("player-enchantment", 7),
    Move("move", 8),
    Hand("hand", 9),
    Chance("chance", 10),
]
"""The spells by value in pfennig. The number of a spell is its value plus 1."""


def privileges(spells: list[Spell]) -> list[Privilege]:
    """Return the unseen spell, then the spells face down, then face up, by number."""
    found: list[Privilege] = [Privilege("?", 0)]
    found.extend(spells)
    found.extend([FaceUp(spell) for spell in spells])
    return found
