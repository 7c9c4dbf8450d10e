"""Tables at which everything happens: taler, full fields and, in High Bohn, buildings at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.chance import Rng
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.rules import HighBohn

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State

MOST_TALER: Final = 10
MOST_TRIED: Final = 40
FEWEST_LEFT: Final = 20
_RICHES: Final = -7


def enrich(rules: Rules, s: State) -> None:
    """Everybody gets taler and beans on his fields out of the draw pile; every building goes to some seat or
    stays unsold.
    """
    rng = Rng(s.seed, _RICHES)
    for player in s.players:
        for _ in range(rng.below(MOST_TALER)):
            player.taler += (s.draw.pop(rng.below(len(s.draw))),)
    if isinstance(rules, HighBohn):
        _hand_out_buildings(rules, s, rng)
    for seat in range(len(s.players)):
        for _ in range(rng.below(MOST_TRIED)):
            _plant(rules, s, seat, rng)


def _plant(rules: Rules, s: State, seat: int, rng: Rng) -> None:
    """Some card on some field, if that takes it."""
    field, place = rng.below(rules.most_fields), rng.below(len(s.draw))
    fits = rules.ask_has_field(s, seat, field) and rules.ask_may_plant(s, seat, s.draw[place], field)
    if fits and len(s.draw) > FEWEST_LEFT:
        fields = s.players[seat].fields
        fields[field] = (*fields[field], s.draw.pop(place))


def _hand_out_buildings(rules: HighBohn, s: State, rng: Rng) -> None:
    """Within the rules."""
    for building in rules.buildings[1:]:
        seat = rng.below(2 * len(s.players))
        if (
            seat < len(s.players)
            and building.number in s.extra[piles.UNSOLD]
            and not rules.owns_family(s, seat, building.family)
        ):
            s.extra[piles.UNSOLD].remove(building.number)
            s.players[seat].owned += (building.number,)
            if rules.sold(s, building.family) >= rules.kind_limit(s):
                rules.remove_family(s, building.family)
