"""Views: what a seat may know, and random full states that fit a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.state import NOBODY, SPECTATOR, UNSEEN, Player, State, count_in_row

if TYPE_CHECKING:
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer


def view(rules: Rules, s: State, seat: int) -> State:
    """Return the state as a seat, or a SPECTATOR, may know it (ruling R5)."""
    if not 0 <= seat < len(s.players) and seat != SPECTATOR:
        raise ValueError(f"a view is for a seat or for SPECTATOR, not for {seat}")
    v = State(
        [player.copy() if i == seat else _from_outside(player) for i, player in enumerate(s.players)],
        [UNSEEN] * len(s.draw),
        s.discard[:],
        s.revealed,
        [pile[:] for pile in s.extra],
        s.agenda[:],
        seen_offers(s, seat),
        s.serial,
        s.active,
        s.passes,
        0,
        0,
        seat,
    )
    _cover_secrets(rules, v, seat)
    rules.veil(v, s, seat)
    return v


def glance(rules: Rules, s: State, seat: int, covers: bool = True) -> State:
    """Return a partial view that must be read immediately, because it shares the state's data.

    It hides the draw pile, the hands of others and what `Rules.veil` covers, but neither secret
    piles nor the places of offers. If `covers` is False, the draw pile and the hands are not hidden
    either and must not be read.
    """
    v = State(
        [
            Player(
                [UNSEEN] * len(player.hand) if covers and i != seat else player.hand,
                player.fields,
                player.aside,
                player.taler,
                player.owned,
            )
            for i, player in enumerate(s.players)
        ],
        [UNSEEN] * len(s.draw) if covers else s.draw,
        s.discard,
        s.revealed,
        s.extra[:],
        s.agenda,
        s.offers,
        s.serial,
        s.active,
        s.passes,
        0,
        0,
        seat,
    )
    rules.veil(v, s, seat)
    return v


def view_to_read(rules: Rules, s: State, seat: int) -> State:
    """Return a view that must be read immediately and not be changed.

    It is built faster than by `view`, because it shares the state's public data.
    """
    v = glance(rules, s, seat)
    _cover_secrets(rules, v, seat)
    v.offers = seen_offers(s, seat)
    return v


def read_again(rules: Rules, v: State, s: State, seat: int) -> None:
    """Update a view in place for a reader that has neither kept nor changed it.

    The game must not override `veil`.
    """
    for i, player in enumerate(s.players):
        seen = v.players[i]
        if i == seat:
            seen.hand = player.hand
        else:
            _cover(seen.hand, len(player.hand))
        seen.fields = player.fields
        seen.aside = player.aside
        seen.taler = player.taler
        seen.owned = player.owned
    _cover(v.draw, len(s.draw))
    v.discard = s.discard
    v.revealed = s.revealed
    v.agenda = s.agenda
    v.offers = seen_offers(s, seat)
    v.serial = s.serial
    v.active = s.active
    v.passes = s.passes
    if s.extra:
        v.extra = s.extra[:]
        _cover_secrets(rules, v, seat)


def _cover(pile: list[int], size: int) -> None:
    """Resize a pile of unseen cards to `size`."""
    while len(pile) > size:
        pile.pop()
    while len(pile) < size:
        pile.append(UNSEEN)


def _cover_secrets(rules: Rules, v: State, seat: int) -> None:
    for number in rules.secret_piles:
        if rules.extra_piles[number].owner != seat:
            v.extra[number] = [UNSEEN] * len(v.extra[number])


def seen_offers(s: State, seat: int) -> tuple[Offer, ...]:
    for offer in s.offers:
        if offer.places and offer.maker != seat:
            return tuple([other if other.maker == seat else other.from_outside() for other in s.offers])
    return s.offers


def _from_outside(player: Player) -> Player:
    return Player([UNSEEN] * len(player.hand), player.fields[:], player.aside, player.taler, player.owned)


def redeal(rules: Rules, v: State, rng: Rng, beliefs: list[list[int]] | None = None) -> State:
    """Return a random full state that fits a view: each unseen card gets an unseen kind.

    `beliefs` lists by seat the kinds that its hand is believed to have, which it gets if possible.
    """
    s = v.copy()
    pool = unseen_cards(rules, v)
    rng.shuffle(pool)
    filled = [promised(rules, v, seat) for seat in range(len(s.players))]
    for kinds in filled:
        for kind in kinds:
            pool.remove(kind)
    if beliefs is not None:
        for seat, believed in enumerate(beliefs):
            _add_believed(v.players[seat].hand, believed, filled[seat], pool)
    for seat, player in enumerate(s.players):
        blanks = [i for i, card in enumerate(player.hand) if card == UNSEEN]
        kinds = filled[seat]
        while len(kinds) < len(blanks):
            kinds.append(pool.pop())
        rng.shuffle(kinds)
        for i, kind in zip(blanks, kinds, strict=True):
            player.hand[i] = kind
    for pile in [s.draw, *[s.extra[number] for number in rules.extra_beans]]:
        for i, card in enumerate(pile):
            if card == UNSEEN:
                pile[i] = pool.pop()
    s.seed = rng.below(1 << 30)
    s.chance = 0
    s.viewer = NOBODY
    return s


def _add_believed(hand: list[int], believed: list[int], kinds: list[int], pool: list[int]) -> None:
    """Add believed kinds to those for a hand's unseen cards, if there is room for them.

    `kinds` and `pool`, the cards not yet dealt, are changed in place.
    """
    room = hand.count(UNSEEN) - len(kinds)
    for i, kind in enumerate(believed):
        have = hand.count(kind) + kinds.count(kind)
        if room > 0 and have <= believed[:i].count(kind) and kind in pool:
            kinds.append(kind)
            pool.remove(kind)
            room -= 1


def unseen_cards(rules: Rules, v: State) -> list[int]:
    """Return the cards that a view does not show, in deck order."""
    return [kind for kind, count in enumerate(count_unseen(rules, v)) for _ in range(count)]


def count_unseen(rules: Rules, v: State) -> list[int]:
    """Return, by kind, how many cards a view does not show."""
    left = [bean.count for bean in rules.beans]
    for pile in rules.bean_piles(v):
        for card in pile:
            left[rules.kind(card)] -= 1
    left[UNSEEN] = 0
    return left


def promised(rules: Rules, v: State, seat: int) -> list[int]:
    """Return the kinds that must be among a seat's unseen hand cards.

    Either everyone knows of them, or the seat's open offers give them.
    """
    hand = v.players[seat].hand
    if UNSEEN not in hand:
        return []
    needed = rules.known_cards(v, seat)
    for offer in v.offers:
        if offer.maker == seat:
            for kind in offer.give:
                seen = hand.count(kind) + sum(
                    [count_in_row(pile, kind) for pile in rules.trade_piles(v, seat)]
                )
                while needed.count(kind) < count_in_row(offer.give, kind) - seen:
                    needed.append(kind)
    return needed
