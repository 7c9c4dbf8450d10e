"""`bohnhof --version` and `bohnhof games`."""

from __future__ import annotations

import json

from bohnhof import __version__
from bohnhof.loading import engine_kind


def print_version() -> None:
    """The version, and which engine runs."""
    print(f"bohnhof {__version__}, {engine_kind()} engine")


def print_games(language: str, as_json: bool) -> None:
    """Every game in one line."""
    from bohnhof.games import game_ids, rules_of
    from bohnhof.words import names_in

    names = names_in(language)
    found = [
        {
            "id": game,
            "title": rules_of(game).title,
            "fewest_seats": rules_of(game).fewest_seats,
            "most_seats": rules_of(game).most_seats,
            "about": names.about(game),
        }
        for game in game_ids()
    ]
    if as_json:
        print(json.dumps({"games": found}, ensure_ascii=False))
        return
    wide = max(len(game) for game in game_ids())
    for game in game_ids():
        rules = rules_of(game)
        print(f"{game:<{wide}}  {rules.title}, {rules.seats_in_words()}: {names.about(game)}")
