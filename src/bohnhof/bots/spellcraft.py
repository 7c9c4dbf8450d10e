"""What spells may bring to one seat, in taler, at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bohnhof.bots.farm import Farm
from bohnhof.bots.habits import Habits
from bohnhof.engine.actions import Action
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games.rabohnzel.agenda import beans_at_work
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.spell import Cast
from bohnhof.games.rabohnzel.spellbook import count
from bohnhof.games.rabohnzel.spells import TO_DISCARD

HOPES: Final = {
    "trade": 0.4,
    "field": 0.35,
    "chance": 0.3,
    "spell-swap": 0.2,
    "hand": 0.25,
    "bean-enchantment": 0.2,
    "player-enchantment": 0.2,
    "pile": 0.15,
}
"""What these spells bring on the average once they are active."""
BREWING: Final = 0.5
"""What a hand card is worth besides, because it may be traded."""
LEAST: Final = 0.1
"""A spell that needs the right moment waits for at least this much."""


@dataclass
class Spellcraft:
    """A seat on turn with its fields, the cards it must plant and its hand."""

    rules: Rules
    view: State
    seat: int
    farm: Farm
    ready: list[int]
    habits: Habits

    @property
    def hand(self) -> list[int]:
        return self.view.players[self.seat].hand

    def best(self, moves: list[Action]) -> Cast | None:
        """The spell to cast now, if any is worth it."""
        best, found = 0.0, None
        for move in moves:
            if isinstance(move, Cast):
                hope = self.hope_of_cast(move)
                if hope > best:
                    best, found = hope, move
        return found

    def hope_of_cast(self, cast: Cast) -> float:
        """What casting a spell now, and so, brings; 0 if it should wait or lapse."""
        spell = cast.spell(self.rules)
        match spell.id:
            case "move":
                return _above(self._move(cast.one, cast.two), LEAST)
            case "card-flow":
                return _above(self._front(), LEAST)
            case "pile":
                return _above(self.farm.best_place(self.view.discard[-1])[0], LEAST)
            case "field":
                return _above(self.farm.gains[cast.one][0] - self._planted(cast.one), LEAST)
            case "bean-enchantment":
                return _above(self._enchanted(cast.one, cast.two) - self._planted(cast.one), LEAST)
            case "trade":
                return HOPES["trade"] if cast.one != TO_DISCARD else LEAST
            case "spell-swap":
                return HOPES["spell-swap"] + 0.01 * len(self.view.players[cast.one].owned)
        return HOPES.get(spell.id, LEAST)

    def _front(self) -> float:
        return self.farm.best_place(self.hand[0])[0] if self.hand else 0.0

    def _planted(self, kind: int) -> float:
        return self.farm.best_place(kind)[0]

    def _enchanted(self, kind: int, field: int) -> float:
        """What a second bean makes of a lone one."""
        gains = self.farm.gains
        return gains[kind][0] + gains[kind][1] - gains[self.view.players[self.seat].fields[field][0]][0]

    def _move(self, one: int, two: int) -> float:
        """What another order of the hand is worth."""
        hand = self.hand[:]
        hand.insert(two - 1, hand.pop(one - 1))
        return self._plan(hand) - self._plan(self.hand)

    def _plan(self, hand: list[int]) -> float:
        return self.farm.plan(self.ready, hand, self.habits.eager, self.habits.wary)

    # Activating

    def hope_of_spell(self, number: int) -> float:
        """What a spell may bring in this turn once it is active."""
        spell = self.rules.privileges[number].id
        if spell == "attack":
            return 0.4 if self._has_use_for_help() else 0.0
        if spell == "move":
            return 0.1 + max(0.0, -self._front()) / 2
        if spell == "card-flow":
            return max(0.1, self._front())
        return HOPES.get(spell, 0.0)

    def _has_use_for_help(self) -> bool:
        """Whether a field of this seat could still use its power with the help of a spell."""
        for field, row in enumerate(self.view.players[self.seat].fields):
            beans = beans_at_work(self.view, field)
            if row and beans:
                bean = self.rules.beans[row[-1]]
                if isinstance(bean, FairyBean) and bean.takes_help(beans):
                    return True
        return False

    def best_to_activate(self) -> int:
        """The spell that promises most among those lying face down, 0 if none promises anything."""
        best, found = 0.0, 0
        for card in self.view.players[self.seat].owned:
            if card <= count(self.view) and self.hope_of_spell(card) > best:
                best, found = self.hope_of_spell(card), card
        return found

    def hope_of_brewing(self, number: int) -> float:
        """What activating a spell with a hand card brings, less what the card is worth."""
        rest = self.hand[:]
        for i, kind in enumerate(self.hand):
            bean = self.rules.beans[kind]
            if isinstance(bean, FairyBean) and bean.brews:
                del rest[i]
                break
        return self.hope_of_spell(number) + self._plan(rest) - self._plan(self.hand) - BREWING


def _above(hope: float, least: float) -> float:
    return hope if hope > least else 0.0
