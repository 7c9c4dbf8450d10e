"""The commands `bohnhof --version`, `bohnhof games` and `bohnhof bots`."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from bohnhof.loading import engine_kind
from bohnhof.plugins import OURS, Listed
from bohnhof.version import __version__

Description = tuple[dict[str, object], str]
"""An entry as JSON-compatible data and as text."""


def print_version() -> None:
    """Print the version and the kind of engine."""
    print(f"bohnhof {__version__}, {engine_kind()} engine")


def print_games(language: str, as_json: bool) -> None:
    """Print one line for each game."""
    from bohnhof.games import listed_games, rules_of
    from bohnhof.words import names_in

    def describe(game: str) -> Description:
        rules = rules_of(game)
        names = names_in(language)  # a game from elsewhere adds its own
        about = names.about(game) or _first_line(type(rules))
        data: dict[str, object] = {
            "id": game,
            "title": names.title(game),
            "fewest_seats": rules.fewest_seats,
            "most_seats": rules.most_seats,
            "about": about,
        }
        return data, f"{names.title(game)}, {rules.seats_in_words()}: {about}"

    _print("games", listed_games(), describe, as_json)


def print_bots(as_json: bool) -> None:
    """Print one line for each bot: its strength, the games it plays and its speed."""
    from bohnhof.bots import bot_maker, listed_bots
    from bohnhof.bots.about import ABOUT
    from bohnhof.bots.registry import why_not
    from bohnhof.games import game_ids, rules_of

    def describe(bot: str) -> Description:
        reasons = {game: why_not(bot, rules_of(game)) for game in game_ids()}
        games = [game for game, reason in reasons.items() if not reason]
        plays = "every game" if games == game_ids() else ", ".join(games)
        plays = plays or f"no built-in game ({next(iter(reasons.values()))})"
        known = ABOUT.get(bot)
        if known is None:
            about = _first_line(bot_maker(bot))
            line = "; ".join(filter(None, [about.removesuffix("."), plays]))
            return {"id": bot, "about": about, "games": games}, line
        data: dict[str, object] = {"id": bot, "about": known.label, "games": games}
        data.update({"strength": known.strength, "source": known.source, "speed": known.speed})
        return data, f"{known.label}; {known.strength}; {plays}, {known.speed}"

    _print("bots", listed_bots(), describe, as_json)


def _first_line(documented: object) -> str:
    return (documented.__doc__ or "").strip().partition("\n")[0]


def _print(
    what: str, listed: Sequence[Listed], describe: Callable[[str], Description], as_json: bool
) -> None:
    """Print all usable entries, then those that cannot be used, with the reason."""
    able = [(one, *describe(one.name)) for one in listed if not one.error]
    unable = [one for one in listed if one.error]
    if as_json:
        found = [{**data, "origin": one.origin} for one, data, _ in able]
        broken = [{"id": one.name, "origin": one.origin, "error": one.error} for one in unable]
        print(json.dumps({what: found, "broken": broken}, ensure_ascii=False))
        return
    wide = max(len(one.name) for one in listed)
    for one, _, line in able:
        print(f"{one.name:<{wide}}  {line}{'' if one.origin == OURS else f' ({one.origin})'}")
    for one in unable:
        print(f"{one.name:<{wide}}  cannot be used: {one.error} ({one.origin})")
