"""Trades that may help two seats: bundles of one or two cards, weighed from both sides of the table."""

from __future__ import annotations

from typing import NamedTuple

from bohnhof.bots.interest import Interest
from bohnhof.engine.state import Row


class Bargain(NamedTuple):
    """An offer in thought."""

    profit: float
    """What it brings, less what the partner's gain costs."""
    appeal: float
    """The same from the partner's side."""
    chance: float
    """How likely the partner has what is wanted."""
    partner: int
    give: Row
    want: Row


class Bundle(NamedTuple):
    """Cards of one side of a trade."""

    cards: Row
    mine: float
    """What the maker gains by handing them over, or by getting them."""
    theirs: float
    """The same for the partner."""
    chance: float = 1.0
    """How likely they are there to be handed over."""


NOTHING = Bundle((), 0.0, 0.0)


def gives(me: Interest, they: Interest) -> list[Bundle]:
    """What could be given: nothing, any one card, two that lie open, two of which the partner likes one."""
    singles = [Bundle((kind,), me.part(kind), they.receive(kind)) for kind in sorted({*me.table, *me.hand})]
    liked = [bundle for bundle in singles if bundle.theirs > 0]
    pairs: list[Bundle] = []
    for i, one in enumerate(singles):
        for other in singles[i:]:
            if one not in liked and other not in liked:
                continue
            kind = one.cards[0]
            if one is other:
                if me.hand.count(kind) + me.table.count(kind) < 2:
                    continue
                cards = (kind, kind)
                pairs.append(Bundle(cards, me.trade((), cards)[0], they.trade(cards, ())[0]))
            else:
                pairs.append(Bundle((kind, other.cards[0]), one.mine + other.mine, one.theirs + other.theirs))
    return [NOTHING, *singles, *pairs]


def wants(me: Interest, they: Interest, least: float, chances: list[float]) -> list[Bundle]:
    """What could be asked for: nothing, one card that helps, two of them."""
    singles: list[Bundle] = []
    for kind in sorted({*they.table, *me.farm.kinds}):
        if kind == 0:
            continue
        brings = me.receive(kind)
        if brings >= least:
            chance = 1.0 if kind in they.table else chances[kind]
            if chance > 0:
                singles.append(Bundle((kind,), brings, they.part(kind), chance))
    pairs: list[Bundle] = []
    if len(they.table) + len(they.hand) < 2:
        return [NOTHING, *singles]
    for i, one in enumerate(singles):
        for other in singles[i:]:
            kind = one.cards[0]
            if one is other:
                if they.table.count(kind) < 2:
                    continue
                cards = (kind, kind)
                pairs.append(Bundle(cards, me.trade(cards, ())[0], they.trade((), cards)[0], 1.0))
            else:
                pairs.append(
                    Bundle(
                        (kind, other.cards[0]),
                        one.mine + other.mine,
                        one.theirs + other.theirs,
                        one.chance * other.chance,
                    )
                )
    return [NOTHING, *singles, *pairs]


def bargains(
    me: Interest,
    they: Interest,
    partner: int,
    envies: tuple[float, float],
    least: float,
    chances: list[float],
) -> list[Bargain]:
    """Every trade of small bundles that brings both sides at least this much."""
    mine_envy, their_envy = envies
    found: list[Bargain] = []
    asked = wants(me, they, least, chances)
    for give in gives(me, they):
        for want in asked:
            mine = give.mine + want.mine
            theirs = give.theirs + want.theirs
            profit = mine - mine_envy * theirs
            appeal = theirs - their_envy * mine
            if profit < least or appeal < least:
                continue
            if give.cards and want.cards and not set(give.cards).isdisjoint(want.cards):
                continue
            found.append(Bargain(profit, appeal, want.chance, partner, give.cards, want.cards))
    return found
