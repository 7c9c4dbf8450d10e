"""Which game is meant by a person who has not named one."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bohnhof.games import listed_games, rules_of
from bohnhof.words import names_in


def choose_game(read_line: Callable[[str], str], console: Console, language: str) -> str | None:
    """The id of the chosen game, None if the person leaves."""
    names = names_in(language)
    games = [game.name for game in listed_games() if not game.error]
    listed = Table.grid(padding=(0, 2))
    for number, game in enumerate(games, 1):
        rules = rules_of(game)
        listed.add_row(
            str(number), Text(rules.title, style="bold"), rules.seats_in_words(), names.about(game)
        )
    console.print(listed, highlight=False)
    first = games[0]
    while True:
        wish = read_line(
            f"Which game? Its number or name; Enter: {rules_of(first).title}; q: none > "
        ).strip()
        if not wish:
            return first
        if wish.lower() in ("q", "quit"):
            return None
        found = _meant(wish.lower(), games)
        if len(found) == 1:
            return found[0]
        likes = " or ".join(found) if found else f"a number from 1 to {len(games)}, or a name of the list"
        console.print(Text(f"“{wish}” is no game; say {likes}."), highlight=False)


def _meant(wish: str, games: list[str]) -> list[str]:
    """The games that a number, an id, a title or a beginning of one means."""
    if wish.isascii() and wish.isdigit():
        number = int(wish[:6])
        return games[number - 1 : number] if number else []
    words = {game: (game, rules_of(game).title.lower()) for game in games}
    exact = [game for game in games if wish in words[game]]
    return exact or [game for game in games if any(word.startswith(wish) for word in words[game])]
