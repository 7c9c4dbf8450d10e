"""What a seat may know, and a random full state that fits what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.state import NOBODY, SPECTATOR, UNSEEN, Player, State, count_in_row

if TYPE_CHECKING:
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer


def view(rules: Rules, s: State, seat: int) -> State:
    """The table as this seat, or a SPECTATOR, may know it (R5)."""
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
    """What a view shows of draw pile, hands and what its veil covers, to be read at once: all else is the
    table's own, secrets that are declared and the places of offers too. Where it covers neither draw pile nor
    hands, these must not be read.
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
    """A view for whoever reads it at once and changes nothing: it is made sooner, since what lies open in it
    is the table's own.
    """
    v = glance(rules, s, seat)
    _cover_secrets(rules, v, seat)
    v.offers = seen_offers(s, seat)
    return v


def read_again(rules: Rules, v: State, s: State, seat: int) -> None:
    """Bring a view up to date for whoever has read it and neither kept nor changed it; of a game that veils
    nothing.
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
    """Let an unseen pile have so many cards."""
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
    """A random full state that fits a view: every unseen card gets a kind that is nowhere to be seen. Hands
    get what they are believed to have, by seat, as long as it can be there.
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
    """What a hand is believed to have joins the kinds for its unseen cards."""
    room = hand.count(UNSEEN) - len(kinds)
    for i, kind in enumerate(believed):
        have = hand.count(kind) + kinds.count(kind)
        if room > 0 and have <= believed[:i].count(kind) and kind in pool:
            kinds.append(kind)
            pool.remove(kind)
            room -= 1


def unseen_cards(rules: Rules, v: State) -> list[int]:
    """The cards a view does not show, in the order of the deck."""
    return [kind for kind, count in enumerate(count_unseen(rules, v)) for _ in range(count)]


def count_unseen(rules: Rules, v: State) -> list[int]:
    """By kind: how many cards of it a view does not show."""
    left = [bean.count for bean in rules.beans]
    for pile in rules.bean_piles(v):
        for card in pile:
            left[rules.kind(card)] -= 1
    left[UNSEEN] = 0
    return left


def promised(rules: Rules, v: State, seat: int) -> list[int]:
    """Unseen hand cards that this seat must have: everyone knows of them, or its open offers give them."""
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
