"""The hidden information of Rabohnzel, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.rules import Rules
from bohnhof.games.rabohnzel.agenda import HOLD, SECRET, line_of
from bohnhof.games.rabohnzel.spellbook import BORROWED, HELD, KNOWN, PUBLIC, SPELLS, count
from bohnhof.testing.secrets import Place, Secrets

if TYPE_CHECKING:
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.state import State


class SpellSecrets(Secrets):
    """The secrets of Rabohnzel.

    These are spells that a seat has neither owned, given nor seen, and a drawn card that only its
    owner has seen.
    """

    def places(self, rules: Rules, s: State, seat: int) -> list[Place]:
        places = super().places(rules, s, seat)
        at = line_of(s, HOLD)
        if s.extra[HELD] and s.agenda[at].progress & SECRET and s.agenda[at].owner != seat:
            places.append((s.extra[HELD], 0))
        return places

    def disturb(self, rules: Rules, s: State, seat: int, rng: Rng) -> None:
        """Exchange hidden spells at random, and change the notes of who else knows a spell."""
        super().disturb(rules, s, seat, rng)
        others = sum([1 << other for other in range(len(s.players)) if other != seat])
        s.extra[KNOWN] = [known ^ others & rng.below(PUBLIC) for known in s.extra[KNOWN]]
        others_owned = {other: list(player.owned) for other, player in enumerate(s.players) if other != seat}
        piles = list(others_owned.values())
        if seat != s.active:
            piles.append(s.extra[BORROWED])
        hidden = [(s.extra[SPELLS], i) for i in range(len(s.extra[SPELLS]))]
        for pile in piles:
            hidden.extend([(pile, i) for i, card in enumerate(pile) if not self._seen(s, seat, card)])
        for pile, i in hidden:
            other, j = hidden[rng.below(len(hidden))]
            pile[i], other[j] = other[j], pile[i]
        for owner, owned in others_owned.items():
            s.players[owner].owned = tuple(owned)

    def _seen(self, s: State, seat: int, card: int) -> bool:
        bits = PUBLIC if seat < 0 else PUBLIC | 1 << seat
        return card > count(s) or s.extra[KNOWN][card - 1] & bits != 0
