"""Trades that may help two seats: bundles of up to two cards, weighed from both sides of the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from bohnhof.bots.interest import Interest
from bohnhof.engine.state import Row


class Bargain(NamedTuple):
    """An offer in thought."""

    profit: float
    """What it brings the maker, less what the partner's gain costs him."""
    appeal: float
    """The same from the partner's side."""
    chance: float
    """How likely the partner has what is wanted."""
    partner: int
    give: Row
    want: Row


class Bundle(NamedTuple):
    """The cards of one side."""

    cards: Row
    mine: float
    """What the maker gains if they change hands."""
    theirs: float
    """What the partner gains."""
    chance: float = 1.0
    """How likely they are there at all."""


NOTHING: Final = Bundle((), 0.0, 0.0)


def bargains(
    me: Interest,
    they: Interest,
    partner: int,
    envies: tuple[float, float],
    least: float,
    chances: list[float],
) -> list[Bargain]:
    """Every trade of two bundles that seems to bring both sides at least so much."""
    my_envy, their_envy = envies
    found: list[Bargain] = []
    wanted = wants(me, they, least, chances)
    most = max([want.mine for want in wanted])
    for give in gives(me, they, least - most):
        for want in wanted:
            mine = give.mine + want.mine
            theirs = give.theirs + want.theirs
            profit = mine - my_envy * theirs
            appeal = theirs - their_envy * mine
            if profit >= least and appeal >= least and set(give.cards).isdisjoint(want.cards):
                found.append(Bargain(profit, appeal, want.chance, partner, give.cards, want.cards))
    return found


def gives(me: Interest, they: Interest, least: float) -> list[Bundle]:
    """What could be given: nothing, any one card, or two of which the partner likes one.

    Bundles that bring the maker less than this himself, since they are too dear, are left out.
    """
    singles: list[Bundle] = []
    for kind in sorted({*me.open_cards(), *me.hand}):
        mine = me.part(kind)
        if mine >= least:
            singles.append(Bundle((kind,), mine, they.receive(kind)))
    bundles = [NOTHING, *singles]
    for i, one in enumerate(singles):
        others = [other for other in singles[i + 1 :] if one.theirs > 0 or other.theirs > 0]
        bundles.extend([_both(one, other) for other in others if one.mine + other.mine >= least])
        twice = one.cards * 2
        if one.theirs > 0 and me.holds(twice):
            bundles.append(Bundle(twice, me.trade((), twice)[0], they.trade(twice, ())[0]))
    return bundles


def wants(me: Interest, they: Interest, least: float, chances: list[float]) -> list[Bundle]:
    """What could be asked for: nothing, one card that helps, or two."""
    singles: list[Bundle] = []
    lying_open = they.open_cards()
    for kind in sorted({*lying_open, *me.farm.grown()}):
        chance = 1.0 if kind in lying_open else chances[kind]
        if chance > 0 and me.receive(kind) >= least:
            singles.append(Bundle((kind,), me.receive(kind), they.part(kind), chance))
    bundles = [NOTHING, *singles]
    if len(lying_open) + len(they.hand) < 2:
        return bundles
    for i, one in enumerate(singles):
        bundles.extend([_both(one, other) for other in singles[i + 1 :]])
        twice = one.cards * 2
        if lying_open == list(twice):
            bundles.append(Bundle(twice, me.trade(twice, ())[0], they.trade((), twice)[0]))
    return bundles


def _both(one: Bundle, other: Bundle) -> Bundle:
    return Bundle(
        one.cards + other.cards, one.mine + other.mine, one.theirs + other.theirs, one.chance * other.chance
    )
