"""Games that reach rare situations: big fields, expensive cards, attacks and counter-attacks."""

from __future__ import annotations

from typing import Any

from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from tests.models.high_bohn_tables import rich_position
from tests.models.lockstep import Dice, Lockstep, Model, engine_table

MAGIC = ("use", "cast", "activate", "counter", "choose", "brew", "discard")
SPELLS = 11


class Patient(Lockstep):
    """A game whose players rarely harvest voluntarily."""

    def choose(self) -> tuple[int, Action]:
        for _ in range(12):
            seat, act = super().choose()
            if not act.sentence(self.rules).startswith("harvest"):
                break
        return seat, act


class RichHighBohn(Lockstep):
    """A game of High Bohn that starts with buildings, taler and full fields, often near its end."""

    def __init__(self, rules: Rules, model: type[Any], seats: int, seed: int) -> None:
        super().__init__(rules, model, seats, seed)
        s = read_position(rules, rich_position(model, rules.id, seats, seed))
        self.dice = Dice(seed)
        self.model = model.from_table(engine_table(rules, s), self.dice)
        rules.settle(s)
        self.walk.state = s


class RichProhibohn(Lockstep):
    """A game of Prohibohn in which both players start with taler and establishments."""

    def __init__(self, rules: Rules, model: type[Any], seats: int, seed: int) -> None:
        super().__init__(rules, model, seats, seed)
        s, chance, twin = self.walk.state, Rng(seed, -2), self.model
        taler = chance.below(15)
        for seat, player in enumerate(s.players):  # from the bottom of the draw pile
            player.taler += tuple(s.draw[:taler])
            s.draw = s.draw[taler:]
            twin.taler[seat] += twin.draw[:taler]
            del twin.draw[:taler]
        unsold = s.extra[[pile.name for pile in rules.extra_piles].index("unsold")]
        share = 2 + chance.below(8)
        for number, card in enumerate(rules.privileges):
            for_sale = card.id in twin.unsold and not card.id.startswith(("police", "razzia"))
            if for_sale and chance.below(share) == 0:
                seat = chance.below(seats)
                s.players[seat].owned = tuple(sorted([*s.players[seat].owned, number]))
                unsold.remove(number)
                twin.unsold.remove(card.id)
                twin.owned[seat].add(card.id)


class MagicRabohnzel(Lockstep):
    """A game of Rabohnzel that starts with taler, full fields and spells, and prefers magic."""

    def __init__(self, rules: Rules, model: type[Any], seats: int, seed: int) -> None:
        super().__init__(rules, model, seats, seed)
        s = self.walk.state
        enrich(rules, s, Rng(seed, -2))
        self.dice.used = s.chance
        table = engine_table(rules, s)
        table["owned"] = [[rules.privileges[card].id for card in player.owned] for player in s.players]
        self.model = model.from_table(table, self.dice)

    def choose(self) -> tuple[int, Action]:
        rules, s, rng = self.rules, self.walk.state, self.rng
        if rng.below(3) < 2:
            magic = [
                (seat, act)
                for seat in range(len(s.players))
                for act in rules.moves(s, seat)
                if act.sentence(rules).startswith(MAGIC)
            ]
            others = [(seat, act) for seat, act in magic if not act.sentence(rules).startswith("cast move")]
            found = others or magic
            if found:
                return found[rng.below(len(found))]
        return super().choose()


def enrich(rules: Rules, s: State, chance: Rng) -> None:
    """Give everyone taler, beans on fields and spells, some of them active."""
    kinds = len(rules.beans) - 1
    striking = [rules.card(word) for word in ("sword", "picker", "magic", "princess")]
    for player in s.players:
        for _ in range(chance.below(5)):
            kind = striking[chance.below(4)] if chance.below(2) else 1 + chance.below(kinds)
            if kind in s.draw:
                s.draw.remove(kind)
                player.taler += (kind,)
        for field in range(2):
            kind = 1 + chance.below(kinds)
            for _ in range(chance.below(6)):
                if kind in s.draw and len(s.draw) > 10:
                    s.draw.remove(kind)
                    player.fields[field] += (kind,)
    spells = s.extra[0]
    while spells and len(spells) > chance.below(4):
        s.players[chance.below(len(s.players))].owned += (spells.pop(),)
    for seat, player in enumerate(s.players):
        rare = 3 if seat == s.active else 8
        player.owned = tuple(
            [card + SPELLS if card <= SPELLS and chance.below(rare) == 0 else card for card in player.owned]
        )
    if chance.below(3) == 0:
        left = 3 + chance.below(9)
        s.discard, s.draw = s.draw[:-left], s.draw[-left:]


VARIED: dict[str, type[Lockstep]] = {
    "high-bohn": RichHighBohn,
    "high-bohn-cognac": RichHighBohn,
    "prohibohn": RichProhibohn,
    "prohibohn-pub": RichProhibohn,
    "rabohnzel": MagicRabohnzel,
}


def lockstep(rules: Rules, model: type[Model], seats: int, seed: int) -> Lockstep:
    """Return a random game for an even seed, and one with rare situations for an odd one."""
    kind = VARIED.get(rules.id, Patient) if seed % 2 else Lockstep
    return kind(rules, model, seats, seed)
