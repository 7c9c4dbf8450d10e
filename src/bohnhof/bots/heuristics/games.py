"""Find the heuristic of a game."""

from __future__ import annotations

from typing import Any, Final

from bohnhof.bots.heuristics.default import DefaultHeuristic, is_ours
from bohnhof.bots.heuristics.features import FEATURES, Features
from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.bots.heuristics.policy_value_net import net_of
from bohnhof.engine.rules import Rules
from bohnhof.facets import Facet

HEURISTIC: Final = Facet("heuristic", Heuristic, "bohnhof.bots.heuristics.trading:TradingHeuristic")
SEARCH_HEURISTIC: Final = Facet("search_heuristic", Heuristic)
"""The facet with the heuristic that uses a trained network, for games that have one."""


def heuristic_of(rules: Rules, others: dict[str, float] | None = None) -> Heuristic:
    """Return the heuristic of a game, optionally with other parameters.

    A third-party game without a heuristic gets a DefaultHeuristic around that of its base game.
    """
    found = _made(rules, others)
    if is_ours(type(found)) and not is_ours(type(rules)):
        return DefaultHeuristic(rules, found, _made(rules, others))
    return found


def _made(rules: Rules, others: dict[str, float] | None) -> Heuristic:
    kind: Any = HEURISTIC.of(rules)
    found: Heuristic = kind(rules) if others is None else kind(rules, others)
    return found


def features_of(rules: Rules) -> Features:
    """Return the features that the network of a game reads."""
    kind: Any = FEATURES.of(rules)
    found: Features = kind(rules)
    return found


def search_heuristic_of(rules: Rules) -> Heuristic:
    """Return the heuristic that `search` uses.

    It has a trained network if the game has one that fits its cards.
    """
    net = net_of(rules)
    if net is None or not net.fits(features_of(rules)):
        return heuristic_of(rules)
    kind: Any = SEARCH_HEURISTIC.of(rules)
    found: Heuristic = kind(rules, net)
    return found
