"""Ratings by openskill. Requires the extra `arena`."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from bohnhof.arena.figures import SURE, Estimate
from bohnhof.arena.played import Played


def ratings(games: Iterable[Played], rival: str) -> dict[str, Estimate] | None:
    """Return every bot's rating, or None if openskill is not installed.

    The games are rated in the given order, by their places. A bot that plays alone is rated against
    `rival`. Bots do not learn between games, so uncertainty never grows (`tau` is 0).
    """
    try:
        from openskill.models import PlackettLuce, PlackettLuceRating
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)
    rated: dict[str, PlackettLuceRating] = {}
    for game in games:
        seated, places = list(game.bots), game.places()
        if len(seated) == 1:
            seated, places = [seated[0], rival], [int(not game.winners), int(bool(game.winners))]
        for name in seated:
            rated.setdefault(name, model.rating(name=name))
        if len(set(seated)) == 1:
            continue
        updated = model.rate([[rated[name]] for name in seated], ranks=[float(place) for place in places])
        # Combine the updates of all seats in which the same bot played.
        for name in set(seated):
            before = rated[name]
            own = [team[0] for team, bot in zip(updated, seated, strict=True) if bot == name]
            mu = before.mu + sum([one.mu - before.mu for one in own])
            sigma = before.sigma * prod([one.sigma / before.sigma for one in own])
            rated[name] = model.rating(mu, sigma, name)
    return {
        name: Estimate(one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma)
        for name, one in rated.items()
    }
