"""The prompt for a game if the command line names none."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from bohnhof.engine.message import Argument, Message, any_of, message, number, said, text, typed
from bohnhof.games import listed_games, rules_of
from bohnhof.words import Speech


def choose_game(read_line: Callable[[str], str], console: Console, language: str) -> str | None:
    """Let the user choose a game. Return its id, or None to quit."""
    speech = Speech(language, [])
    games = [game.name for game in listed_games() if not game.error]
    listed = Table.grid(padding=(0, 2))
    for place, game in enumerate(games, 1):
        listed.add_row(
            str(place),
            Text(title(speech, game), style="bold"),
            speech.say(seats(game)),
            speech.names.about(game),
        )
    console.print(listed, highlight=False)
    first = games[0]
    while True:
        wish = read_line(speech.say(message("choose-game", first=text(title(speech, first))))).strip()
        if not wish:
            return first
        if wish.lower() in ("q", "quit", speech.names.command("quit")):
            return None
        found = _meant(speech, wish.lower(), games)
        if len(found) == 1:
            return found[0]
        likes = any_of([text(game) for game in found]) if found else _anything(len(games))
        no_game = message("no-game", wish=typed(wish), choices=likes)
        console.print(Text(speech.say(no_game)), highlight=False)


def title(speech: Speech, game: str) -> str:
    """Return a game's name. A third-party game without a translation keeps its own title."""
    found = speech.names.title(game)
    return found if found != game else rules_of(game).title


def seats(game: str) -> Message:
    """Return a message with the possible numbers of players."""
    rules = rules_of(game)
    if rules.fewest_seats == rules.most_seats:
        return message("seats-one", most=number(rules.most_seats))
    return message("seats-range", fewest=number(rules.fewest_seats), most=number(rules.most_seats))


def _anything(most: int) -> Argument:
    return said(message("a-number-or-name", most=number(most)))


def _meant(speech: Speech, wish: str, games: list[str]) -> list[str]:
    """Return the games matching a number, an id, a title, or the beginning of an id or title."""
    if wish.isascii() and wish.isdigit():
        number = int(wish[:6])
        return games[number - 1 : number] if number else []
    words = {game: (game, title(speech, game).lower()) for game in games}
    exact = [game for game in games if wish in words[game]]
    return exact or [game for game in games if any(word.startswith(wish) for word in words[game])]
