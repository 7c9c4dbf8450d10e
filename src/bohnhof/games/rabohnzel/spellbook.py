"""The spells on the table: where they are, which side is up, and who knows them."""

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
"""The index of the extra pile of spells that no one has; the top one is last."""
BORROWED: Final = 1
"""The index of the extra pile of spells that the active player has but does not own."""
HELD: Final = 2
"""The index of the extra pile of the card just drawn or stolen, to be planted or kept."""
LIFTED: Final = 3
"""The index of the extra pile of cards taken up from the discard pile.

They are traded and planted like revealed ones.
"""
KNOWN: Final = 4
"""The index of the notes of knowledge.

By spell: a bit mask of the seats other than the owner that know it, with PUBLIC and OWNER.
"""
STOLEN: Final = 5
"""The index of the notes of hand cards that everyone knows because they were stolen."""
THIRD_FIELDS: Final = 6
"""The index of the notes of the seats, counted from 1, whose third field is open."""

SEATS: Final = 5
PUBLIC: Final = 1 << SEATS
"""The bit for spells that everyone knows, because they have been face up."""
OWNER: Final = PUBLIC << 1
"""The bit for the owner, which is always set."""


def count(s: State) -> int:
    """Return the number of spells. A spell face up has its number plus this."""
    return len(s.extra[KNOWN])


def has_down(s: State, seat: int) -> bool:
    """Return whether a seat owns a spell that is face down."""
    up = count(s)
    for card in s.players[seat].owned:
        if card <= up:
            return True
    return False


def any_up(s: State, seat: int) -> bool:
    """Return whether a seat has an active spell."""
    up = count(s)
    for card in s.players[seat].owned:
        if card > up:
            return True
    return seat == s.active and len(s.extra[BORROWED]) > 0


def active_spells(s: State, seat: int) -> list[int]:
    """Return the numbers of a seat's active spells."""
    up = count(s)
    found = [card - up for card in s.players[seat].owned if card > up]
    if seat == s.active:
        found.extend([card - up for card in s.extra[BORROWED] if card > up])
    return found


def is_up(s: State, seat: int, number: int) -> bool:
    card = number + count(s)
    return card in s.players[seat].owned or (seat == s.active and card in s.extra[BORROWED])


def turned(owned: Row, side: int, other: int) -> Row:
    """Return the spells with `side` replaced by `other`, the other side of the same spell."""
    return tuple([other if card == side else card for card in owned])


def turn_up(s: State, seat: int, number: int, brewed: tuple[int, ...] = ()) -> None:
    """Activate a spell of a seat. Everyone sees it."""
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
    """Turn an active spell face down, since it is cast. Return whether it is borrowed."""
    up = count(s)
    player = s.players[seat]
    if number + up in player.owned:
        player.owned = turned(player.owned, number + up, number)
        return False
    borrowed = s.extra[BORROWED]
    borrowed[borrowed.index(number + up)] = number
    return True


def learn(s: State, seat: int) -> None:
    """Draw the top spell of the pile, if there is one, for a seat, which alone sees it."""
    if s.extra[SPELLS]:
        number = s.extra[SPELLS].pop()
        s.players[seat].owned += (number,)
        now = s.agenda[-1] if s.agenda else None
        if now is not None and now.step == TAKEN and now.owner == seat and not now.progress:
            s.agenda[-1] = Entry(now.step, now.owner, now.progress, now.other + 1)
        if s.facts is not None:
            s.facts.append(Fact(facts.LEARNT, seat, (number,), known=1 << seat))


def borrow(s: State) -> int:
    """Put the top spell of the pile face up before the active player, and return its number."""
    number = s.extra[SPELLS].pop()
    s.extra[BORROWED].append(number + count(s))
    s.extra[KNOWN][number - 1] |= PUBLIC
    return number


def draw_blind(rules: Rules, s: State, seat: int, other: int) -> int:
    """Take a random face-down spell of another seat, and return its number.

    If there are several, those that are left are shuffled. From then on only the two seats know
    which of these spells is where.
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
    """Shuffle borrowed spells into the pile, so that no one knows where they are."""
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
    """Turn unused spells face down, and return borrowed ones."""
    up = count(s)
    player = s.players[seat]
    for card in player.owned:
        if card > up:
            player.owned = turned(player.owned, card, card - up)
            if s.facts is not None:
                s.facts.append(Fact(facts.TURNED_DOWN, seat, (), card - up))
    give_back(rules, s)


# Knowledge


def knower(seat: int) -> int:
    """Return the bits of KNOWN by which a seat, or a SPECTATOR, knows a spell it does not own."""
    return PUBLIC if seat == SPECTATOR else PUBLIC | 1 << seat


def knowers(s: State, number: int) -> int:
    """Return the seats that know this spell besides its owner, as a bit mask; ALL if public."""
    bits = s.extra[KNOWN][number - 1]
    return ALL if bits & PUBLIC else bits - OWNER


def seen_by(s: State, seat: int, pile: Sequence[int]) -> list[int]:
    """Return spells of another player as this seat may see them, UNSEEN for unknown ones."""
    up = count(s)
    bits = knower(seat)
    return [card if card > up or s.extra[KNOWN][card - 1] & bits else UNSEEN for card in pile]


def veil(v: State, s: State, seat: int) -> None:
    """Hide in a view the spells that a seat does not know, and who else knows which spell."""
    if seat != s.active:
        v.extra[BORROWED] = seen_by(s, seat, s.extra[BORROWED])
    for other, player in enumerate(v.players):
        if other != seat:
            player.owned = tuple(seen_by(s, seat, player.owned))
    bits = OWNER | knower(seat)
    v.extra[KNOWN] = [known & bits for known in s.extra[KNOWN]]


def unseen_spells(v: State) -> list[int]:
    """Return the spells that a view does not show, by number."""
    up = count(v)
    seen = v.extra[BORROWED] + v.extra[SPELLS]
    for player in v.players:
        seen.extend(player.owned)
    return [number for number in range(1, up + 1) if number not in seen and number + up not in seen]


def deal_unseen(s: State, hidden: list[int]) -> None:
    """Put these spells wherever a view has an unseen one."""
    s.extra[BORROWED] = [card or hidden.pop() for card in s.extra[BORROWED]]
    for player in s.players:
        player.owned = tuple([card or hidden.pop() for card in player.owned])
    s.extra[SPELLS] = [card or hidden.pop() for card in s.extra[SPELLS]]


# Hand cards that everyone knows, encoded as seat << 3 | kind


def remember(s: State, seat: int, kind: int) -> None:
    """Note that everyone has seen which card this seat took into its hand."""
    s.extra[STOLEN].append(seat << 3 | kind)


def forget(s: State, seat: int, kind: int) -> None:
    """Remove the note of a card of this kind, which may have left the hand."""
    stolen = s.extra[STOLEN]
    if stolen and seat << 3 | kind in stolen:
        stolen.remove(seat << 3 | kind)


def remembered(s: State, seat: int) -> list[int]:
    """Return the kinds of the hand cards of a seat that everyone knows."""
    return [card & 7 for card in s.extra[STOLEN] if card >> 3 == seat]
