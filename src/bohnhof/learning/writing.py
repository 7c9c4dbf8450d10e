"""Write observations: the information set of a seat as bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.schedule import ACT, ANSWER
from bohnhof.engine.state import EVERYONE, UNSEEN
from bohnhof.engine.view import glance
from bohnhof.learning.layout import LINE, LINES, NOTES, ROW, TALER
from bohnhof.native import i64, u8, vec

if TYPE_CHECKING:
    from bohnhof.engine.schedule import Question
    from bohnhof.engine.state import Entry, Offer, Player, Row, State
    from bohnhof.learning.draft import Draft
    from bohnhof.learning.layout import Layout


def write(
    layout: Layout, s: State, seat: i64, question: Question | None, out: vec[u8], at: i64, lying: list[int]
) -> list[int]:
    """Write the observation of `seat` to `out`, starting at `at`.

    `lying` is the discard pile already written there; all other bytes must be 0. Return the discard
    pile written now. `question` is the seat's own prompt, or None.
    """
    rules = layout.rules
    veiled = layout.veiled and rules.has_veil(s)
    uncovers = veiled and rules.uncovers(s)
    v = glance(rules, s, seat, uncovers) if veiled else s
    if question is not None:
        asked = question.asked
        out[at + layout.asked + (0 if asked == ACT else 1 if asked == ANSWER else 2)] = 1
    _write_table(layout, v, seat, out, at)
    seats = layout.seats
    owner = seat
    start = at + layout.players
    left: i64 = 0
    while left < seats:
        _write_player(layout, v.players[owner], out, start)
        if layout.seat_piles[owner]:
            _write_piles_of(layout, v, owner, left, out, at)
        start += layout.player
        left += 1
        owner = owner + 1 if owner + 1 < seats else 0
    for i, number in enumerate(layout.piles):
        pile = v.extra[number]
        if pile:
            _write_pile(layout, pile, number, False, out, at + layout.pile_starts[i])
    if uncovers:
        _write_seen(layout, v, seat, out, at)
    if v.offers:
        _write_offers(layout, v, seat, out, at)
    if v.discard == lying:
        return lying
    _write_discard(layout, v.discard, len(lying), out, at)
    return v.discard[:]


def written(layout: Layout, s: State, seat: int, question: Question | None) -> bytes:
    """Return the observation of `seat` as new bytes."""
    out = vec[u8]([u8(0)] * layout.size)
    write(layout, s, seat, question, out, 0, [])
    return bytes(out)


def _from(layout: Layout, seat: i64, other: i64) -> i64:
    """Return how many seats to the left of `seat` the other one is."""
    return other - seat if other >= seat else other - seat + layout.seats


def _write_table(layout: Layout, v: State, seat: i64, out: vec[u8], at: i64) -> None:
    out[at + layout.seat + seat] = 1
    out[at + layout.active + _from(layout, seat, v.active)] = 1
    out[at + layout.passes] = u8(v.passes)
    agenda = v.agenda
    line: i64 = len(agenda)
    if line:
        out[at + layout.step + agenda[-1].step] = 1
    start = at + layout.agenda
    last = line - LINES if line > LINES else 0
    while line > last:
        line -= 1
        _write_line(layout, agenda[line], seat, out, start)
        start += LINE
    out[at + layout.draw] = u8(len(v.draw))
    if v.revealed:
        _count_row(v.revealed, out, at + layout.revealed)
    hand = v.players[seat].hand
    _count_in_order(hand, out, at + layout.hand, at + layout.hand_order, layout.places)


def _write_discard(layout: Layout, pile: list[int], lying: i64, out: vec[u8], at: i64) -> None:
    counts = at + layout.discard
    start = at + layout.discard_order
    for i in range(layout.kinds):
        out[counts + i] = 0
    i = len(pile)
    end = start + lying
    while i > 0:
        i -= 1
        kind: i64 = pile[i]
        out[start] = u8(kind)
        start += 1
        if kind != UNSEEN:
            out[counts - 1 + kind] += 1
    while start < end:
        out[start] = 0
        start += 1


def _write_line(layout: Layout, line: Entry, seat: i64, out: vec[u8], at: i64) -> None:
    out[at] = u8(line.step + 1)
    out[at + 1] = u8(_from(layout, seat, line.owner) + 1)
    progress: i64 = line.progress
    if progress:
        out[at + 2] = u8(progress & 255)
        out[at + 3] = u8(progress >> 8 & 255)
    other: i64 = line.other
    if other:
        out[at + 4] = u8(other & 255)
        out[at + 5] = u8(other >> 8 & 255)


def _write_player(layout: Layout, player: Player, out: vec[u8], at: i64) -> None:
    out[at] = u8(len(player.hand))
    start = at + layout.fields
    row_start = at + layout.rows
    for row in player.fields:
        if row:
            _count_row(row, out, start)
            if layout.mixed:
                _row_from_last(row, out, row_start)
        start += layout.kinds
        row_start += ROW
    if player.aside:
        _count_row(player.aside, out, at + layout.aside)
    if player.taler:
        _count_in_order(list(player.taler), out, at + layout.taler, at + layout.taler_order, TALER)
    for card in player.owned:
        out[at + layout.owned + card] += 1


def _write_seen(layout: Layout, v: State, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the known cards of the draw pile and of other players' hands."""
    if v.draw.count(UNSEEN) < len(v.draw):
        _in_order_from_last(v.draw, out, at + layout.draw_seen, layout.deck)
    start = at + layout.hand_seen
    for left in range(1, layout.seats):
        _in_order(v.players[(seat + left) % layout.seats].hand, out, start, layout.places)
        start += layout.places


def _write_piles_of(layout: Layout, v: State, owner: i64, left: i64, out: vec[u8], at: i64) -> None:
    starts = layout.seat_pile_starts[left]
    for i, number in enumerate(layout.seat_piles[owner]):
        pile = v.extra[number]
        if pile:
            _write_pile(layout, pile, number, left == 0, out, at + starts[i])


def _write_pile(layout: Layout, cards: list[int], number: i64, own: bool, out: vec[u8], at: i64) -> None:
    if layout.notes[number]:
        _in_order(cards, out, at, NOTES)
    elif layout.secret[number] and not own:
        out[at] = u8(len(cards))
    else:
        for card in cards:
            kind: i64 = card
            out[at + kind] += 1


def _write_offers(layout: Layout, v: State, seat: i64, out: vec[u8], at: i64) -> None:
    slots = layout.rules.acts.slots(v, seat)
    own = 0
    slot = 0
    count = len(v.offers)
    start = at + layout.offers
    i = 0
    while i < count and i < layout.most_offers:
        offer = v.offers[count - 1 - i]
        if slot < len(slots) and slots[slot] is offer:
            slot += 1
            out[start + 2] = u8(slot)
        _write_offer(layout, offer, seat, out, start)
        if offer.maker == seat:
            for place in offer.places:
                if 0 < place <= layout.places:
                    out[at + layout.promised + place - 1] |= u8(1 << own)
            own += 1
        start += layout.offer
        i += 1


def _write_offer(layout: Layout, offer: Offer, seat: i64, out: vec[u8], start: i64) -> None:
    seats = layout.seats
    out[start] = u8(_from(layout, seat, offer.maker) + 1)
    everyone = offer.partner == EVERYONE
    out[start + 1] = u8(seats + 1 if everyone else _from(layout, seat, offer.partner) + 1)
    start += 3
    _count_row(offer.give, out, start)
    _count_row(offer.want, out, start + layout.kinds)
    start += 2 * layout.kinds
    if offer.declined:
        for left in range(seats):
            out[start + left] = u8(offer.declined >> (seat + left) % seats & 1)
    if offer.places:
        _count_piles(layout, offer.give, offer.places, out, start + seats)


def _count_piles(layout: Layout, give: Row, places: Row, out: vec[u8], at: i64) -> None:
    for i in range(len(places)):
        if places[i] < 0:
            out[at + (-1 - places[i]) * layout.kinds + give[i] - 1] += 1


def write_draft(layout: Layout, seat: i64, draft: Draft, out: vec[u8], at: i64) -> None:
    """Write the draft of a seat to bytes that are 0."""
    out[at + layout.draft + (1 if draft.serial else 0)] = 1
    left = layout.seats if draft.partner == EVERYONE else _from(layout, seat, draft.partner)
    out[at + layout.draft_partner + left] = 1
    _count(draft.give, out, at + layout.draft_give)
    _count(draft.want, out, at + layout.draft_want)
    chosen = draft.chosen()
    if chosen:
        _count_piles(layout, tuple(draft.give), chosen, out, at + layout.draft_piles)
        for place in chosen:
            if 0 < place <= layout.places:
                out[at + layout.draft_places + place - 1] = 1
    if draft.give:
        out[at + layout.draft_card + draft.give[draft.card] - 1] = 1
        place = draft.places[draft.card]
        if place < 0:
            out[at + layout.draft_place + layout.places - 1 - place] = 1
        elif 0 < place <= layout.places:
            out[at + layout.draft_place + place - 1] = 1


def _count(pile: list[int], out: vec[u8], at: i64) -> None:
    """Add the number of cards of each kind. Unseen cards are not counted."""
    at -= 1
    for card in pile:
        kind: i64 = card
        if kind != UNSEEN:
            out[at + kind] += 1


def _count_row(row: Row, out: vec[u8], at: i64) -> None:
    at -= 1
    for card in row:
        kind: i64 = card
        out[at + kind] += 1


def _count_in_order(pile: list[int], out: vec[u8], counts: i64, at: i64, most: i64) -> None:
    """Write both the counts and the first `most` cards one by one."""
    counts -= 1
    end = at + most
    for card in pile:
        kind: i64 = card
        if kind != UNSEEN:
            out[counts + kind] += 1
        if at < end:
            out[at] = u8(kind)
            at += 1


def _in_order(pile: list[int], out: vec[u8], at: i64, most: i64) -> None:
    end = at + most
    for card in pile:
        if at == end:
            break
        kind: i64 = card
        out[at] = u8(kind)
        at += 1


def _in_order_from_last(pile: list[int], out: vec[u8], at: i64, most: i64) -> None:
    i: i64 = len(pile)
    end = at + most
    while i > 0 and at < end:
        i -= 1
        kind: i64 = pile[i]
        out[at] = u8(kind)
        at += 1


def _row_from_last(row: Row, out: vec[u8], at: i64) -> None:
    i = len(row)
    end = at + ROW
    while i > 0 and at < end:
        i -= 1
        out[at] = u8(row[i])
        at += 1
