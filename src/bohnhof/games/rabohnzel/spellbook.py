"""Spells at the table: where they lie, which side up, and who knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bohnhof.engine.facts import ALL, Fact
from bohnhof.engine.state import SPECTATOR, UNSEEN, Entry
from bohnhof.games.rabohnzel import facts
from bohnhof.games.rabohnzel.agenda import TAKEN

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State

SPELLS: Final = 0
"""The extra piles: the spells nobody has, the top one last;"""
BORROWED: Final = 1
"""spells the player on turn has, but does not own;"""
HELD: Final = 2
"""a bean card just drawn or stolen, to be planted or kept;"""
LIFTED: Final = 3
"""bean cards taken up from the discard pile, which are traded and planted like revealed ones;"""
KNOWN: Final = 4
"""for each spell, the seats that know it besides its owner, one bit each, and OWNER;"""
STOLEN: Final = 5
"""hand cards that everyone knows, because they were said aloud when stolen;"""
THIRD_FIELDS: Final = 6
"""the seats, counted from 1, whose third field is open."""

SEATS: Final = 5
PUBLIC: Final = 1 << SEATS
"""Known to everyone, because the spell has been face up."""
OWNER: Final = PUBLIC << 1
"""Known to its owner, if it has one: always."""


def count(s: State) -> int:
    """How many spells there are; so much is added to a spell's number while it lies face up."""
    return len(s.extra[KNOWN])


def has_down(s: State, seat: int) -> bool:
    """Whether a seat owns a spell that lies face down."""
    up = count(s)
    for card in s.players[seat].owned:
        if card <= up:
            return True
    return False


def any_up(s: State, seat: int) -> bool:
    """Whether a seat has an active spell."""
    up = count(s)
    for card in s.players[seat].owned:
        if card > up:
            return True
    return seat == s.active and len(s.extra[BORROWED]) > 0


def active_spells(s: State, seat: int) -> list[int]:
    """The numbers of a seat's active spells."""
    up = count(s)
    found = [card - up for card in s.players[seat].owned if card > up]
    if seat == s.active:
        found.extend([card - up for card in s.extra[BORROWED] if card > up])
    return found


def is_up(s: State, seat: int, number: int) -> bool:
    card = number + count(s)
    return card in s.players[seat].owned or (seat == s.active and card in s.extra[BORROWED])


def turned(owned: Row, side: int, other: int) -> Row:
    """The same spells with one of them on its other side."""
    return tuple([other if card == side else card for card in owned])


def turn_up(s: State, seat: int, number: int, brewed: tuple[int, ...] = ()) -> None:
    """Activate a spell that lies face down before a seat; everyone sees it."""
    up = count(s)
    player = s.players[seat]
    if number in player.owned:
        player.owned = turned(player.owned, number, number + up)
    else:
        borrowed = s.extra[BORROWED]
        borrowed[borrowed.index(number)] = number + up
    s.extra[KNOWN][number - 1] |= PUBLIC
    if s.facts is not None:
        s.facts.append(Fact(facts.ACTIVATED, seat, brewed, number))


def turn_down(s: State, seat: int, number: int) -> bool:
    """An active spell is used and lies face down again; whether it is borrowed."""
    up = count(s)
    player = s.players[seat]
    if number + up in player.owned:
        player.owned = turned(player.owned, number + up, number)
        return False
    borrowed = s.extra[BORROWED]
    borrowed[borrowed.index(number + up)] = number
    return True


def learn(s: State, seat: int) -> None:
    """A seat draws the top spell of the pile, if there is one, and alone looks at it."""
    if s.extra[SPELLS]:
        number = s.extra[SPELLS].pop()
        s.players[seat].owned += (number,)
        now = s.agenda[-1] if s.agenda else None
        if now is not None and now.step == TAKEN and now.owner == seat and not now.progress:
            s.agenda[-1] = Entry(now.step, now.owner, now.progress, now.other + 1)
        if s.facts is not None:
            s.facts.append(Fact(facts.LEARNT, seat, (number,), known=1 << seat))


def borrow(s: State) -> int:
    """The top spell of the pile lies face up before the player on turn; its number."""
    number = s.extra[SPELLS].pop()
    s.extra[BORROWED].append(number + count(s))
    s.extra[KNOWN][number - 1] |= PUBLIC
    return number


def draw_blind(rules: Rules, s: State, seat: int, other: int) -> int:
    """Take one of another's spells lying face down, unseen; its number. Several are mixed then, and only
    the two concerned know any more which of them is where.
    """
    up = count(s)
    owned = s.players[other].owned
    down = [card for card in owned if card <= up]
    taken = down[rules.draw_chance(s, len(down))]
    told: list[Fact] = []
    if len(down) > 1:
        both = 1 << seat | 1 << other
        for number in down:
            bits = s.extra[KNOWN][number - 1]
            losers = ALL if bits & PUBLIC else bits & ~both & ~OWNER
            told.append(Fact(facts.UNTRACED, other, (number,), known=losers))
            s.extra[KNOWN][number - 1] = OWNER | (both if bits & PUBLIC else bits & both)
    s.extra[KNOWN][taken - 1] |= 1 << other
    if s.facts is not None:
        known = knowers(s, taken) | 1 << seat
        s.facts.append(Fact(facts.SPELL_TAKEN, seat, (taken,), 0, other, known=known))
        s.facts.extend(told)
    down.remove(taken)
    if len(down) > 1:
        rules.shuffle(s, down)
    s.players[other].owned = (*[card for card in owned if card > up], *down)
    return taken


def give_back(rules: Rules, s: State) -> None:
    """Borrowed spells are shuffled into the pile, and nobody knows any more where they lie."""
    borrowed = s.extra[BORROWED]
    if not borrowed:
        return
    up = count(s)
    for card in borrowed:
        number = card - up if card > up else card
        if s.facts is not None:
            known = knowers(s, number) | 1 << s.active
            s.facts.append(Fact(facts.RETURNED, s.active, (number,), known=known))
        s.extra[KNOWN][number - 1] = OWNER
        s.extra[SPELLS].append(number)
    s.extra[BORROWED] = []
    rules.shuffle(s, s.extra[SPELLS])


def end_turn(rules: Rules, s: State, seat: int) -> None:
    """Unused spells are turned back, borrowed ones given back."""
    up = count(s)
    player = s.players[seat]
    for card in player.owned:
        if card > up:
            player.owned = turned(player.owned, card, card - up)
            if s.facts is not None:
                s.facts.append(Fact(facts.TURNED_DOWN, seat, (), card - up))
    give_back(rules, s)


# Who knows what


def knower(seat: int) -> int:
    """The bits of `known` by which a seat, or a SPECTATOR, knows where a spell is that it does not own."""
    return PUBLIC if seat == SPECTATOR else PUBLIC | 1 << seat


def knowers(s: State, number: int) -> int:
    """One bit for each seat that knows this spell, ALL if everyone does; not for its owner."""
    bits = s.extra[KNOWN][number - 1]
    return ALL if bits & PUBLIC else bits - OWNER


def seen_by(s: State, seat: int, pile: Sequence[int]) -> list[int]:
    """Spells that lie before somebody else, as this seat may know them."""
    up = count(s)
    bits = knower(seat)
    return [card if card > up or s.extra[KNOWN][card - 1] & bits else UNSEEN for card in pile]


def veil(v: State, s: State, seat: int) -> None:
    """Hide in a view the spells this seat does not know, and of all spells who else knows them."""
    if seat != s.active:
        v.extra[BORROWED] = seen_by(s, seat, s.extra[BORROWED])
    for other, player in enumerate(v.players):
        if other != seat:
            player.owned = tuple(seen_by(s, seat, player.owned))
    bits = OWNER | knower(seat)
    v.extra[KNOWN] = [known & bits for known in s.extra[KNOWN]]


def unseen_spells(v: State) -> list[int]:
    """The spells that a view does not show, in their order."""
    up = count(v)
    seen = v.extra[BORROWED] + v.extra[SPELLS]
    for player in v.players:
        seen.extend(player.owned)
    return [number for number in range(1, up + 1) if number not in seen and number + up not in seen]


def deal_unseen(s: State, hidden: list[int]) -> None:
    """Lay these spells wherever one is unseen."""
    s.extra[BORROWED] = [card or hidden.pop() for card in s.extra[BORROWED]]
    for player in s.players:
        player.owned = tuple([card or hidden.pop() for card in player.owned])
    s.extra[SPELLS] = [card or hidden.pop() for card in s.extra[SPELLS]]


# Hand cards that everyone knows, each as its seat and kind in one number


def remember(s: State, seat: int, kind: int) -> None:
    """Everyone has heard which card this seat took into its hand."""
    s.extra[STOLEN].append(seat << 3 | kind)


def forget(s: State, seat: int, kind: int) -> None:
    """A card of this kind has left the hand: perhaps the one that was known."""
    stolen = s.extra[STOLEN]
    if stolen and seat << 3 | kind in stolen:
        stolen.remove(seat << 3 | kind)


def remembered(s: State, seat: int) -> list[int]:
    """The kinds of the hand cards of a seat that everyone knows."""
    return [card & 7 for card in s.extra[STOLEN] if card >> 3 == seat]
