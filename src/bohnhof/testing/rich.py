"""Rich starting states, in which rare actions become likely: taler, full fields and more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.chance import Rng
from bohnhof.testing.secrets import secrets_of

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

MOST_TALER: Final = 10
MOST_TRIED: Final = 40
FEWEST_LEFT: Final = 20
_RICHES: Final = -7


def enrich(rules: Rules, s: State) -> None:
    """Give every player taler and planted beans from the draw pile, and what else the game has."""
    rng = Rng(s.seed, _RICHES)
    for player in s.players:
        for _ in range(rng.below(MOST_TALER)):
            player.taler += (s.draw.pop(rng.below(len(s.draw))),)
    secrets_of(rules).enrich(rules, s, rng)
    for seat in range(len(s.players)):
        for _ in range(rng.below(MOST_TRIED)):
            _plant(rules, s, seat, rng)


def _plant(rules: Rules, s: State, seat: int, rng: Rng) -> None:
    """Plant a random card on a random field if the field takes it."""
    field, place = rng.below(rules.most_fields), rng.below(len(s.draw))
    fits = rules.ask_has_field(s, seat, field) and rules.ask_may_plant(s, seat, s.draw[place], field)
    if fits and len(s.draw) > FEWEST_LEFT:
        fields = s.players[seat].fields
        fields[field] = (*fields[field], s.draw.pop(place))
