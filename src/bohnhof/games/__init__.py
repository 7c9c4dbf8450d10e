"""The list of games, and how a game is found by id, import path or class.

The package is callable: `bohnhof.games()` returns the ids of all games.
"""

from __future__ import annotations

import copyreg
import re
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Final, cast

from bohnhof.engine.rules import Rules
from bohnhof.plugins import Listed, Plugins, did_you_mean, import_path, is_from_file, is_place

GameSpec = str | Rules | type[Rules]
"""The ways users name a game: id, import path, rulebook, or class of a rulebook."""

GAMES: dict[str, str] = {
    "bohnanza": "bohnhof.games.bohnanza.rules:Bohnanza",
    "high-bohn": "bohnhof.games.high_bohn.rules:HighBohn",
    "high-bohn-cognac": "bohnhof.games.high_bohn.cognac:HighBohnCognac",
    "rabohnzel": "bohnhof.games.rabohnzel.rules:Rabohnzel",
    "al-cabohne": "bohnhof.games.al_cabohne.rules:AlCabohne",
    "al-cabohne-solo": "bohnhof.games.al_cabohne.solo:AlCabohneSolo",
    "al-cabohne-solo-long": "bohnhof.games.al_cabohne.solo:LongSolo",
    "prohibohn": "bohnhof.games.prohibohn.rules:Prohibohn",
    "prohibohn-pub": "bohnhof.games.prohibohn.pub:ProhibohnPub",
}
"""The import paths of the built-in games. Each is imported when it is first used."""
DEFAULT_GAME: Final = next(iter(GAMES))
"""The game of a command that is given no game."""

_made: dict[str, Rules] = {}
"""Rulebooks by name."""
_former: dict[str, Rules] = {}
"""Rulebooks of the previous revision, by name."""
_own: dict[str, Rules] = {}
"""Third-party games by the import path they were loaded from."""
_third_party: tuple[Rules, ...] = ()
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class UnknownGameError(ValueError):
    """The error for a game that does not exist or cannot be loaded."""


class OldRulesError(ValueError):
    """The error for a file whose game used a revision of the rules that is no longer playable.

    The file itself is not damaged.
    """

    def __init__(self, game: str, revision: int, newest: int) -> None:
        super().__init__(
            f"this game was recorded under revision {revision} of the rules of “{game}”; "
            f"this Bohnhof plays revision {newest}, so it cannot be played again"
        )


_PLUGINS: Final = Plugins("game", Rules, UnknownGameError)


def game_ids() -> list[str]:
    """Return the ids of the built-in games."""
    return list(GAMES)


def listed_games() -> list[Listed]:
    """Return every game with an id: the built-in ones and those of installed packages."""
    return _PLUGINS.listed(GAMES, rules_of)


def told_in(game: str) -> str:
    """Return the id of the game whose page in docs/rules describes the rules of `game`."""
    try:
        return rules_of(game).told_in or game
    except UnknownGameError:
        return game


def rules_of(game: str) -> Rules:
    """Return the rulebook of a game by its name. It is stateless and shared by all tables.

    The name is the id, followed by a space and the edition if the cards differ from the usual ones.
    Files name their games to this function, so it runs no code except that of installed packages.
    Raise UnknownGameError if there is no such game.
    """
    if game not in _made:
        game_id, _, edition = game.partition(" ")
        if game_id in GAMES:
            _made[game] = _edition(game_id, edition) if edition else _class_of(game_id)()
        else:
            announced = _PLUGINS.announced(game)
            if announced is None:
                raise UnknownGameError(
                    f"there is no game “{game_id}”{did_you_mean(game_id, GAMES)}; there are: "
                    f"{', '.join(GAMES)}; your own is named {_PLUGINS.written}"
                )
            rules = _make(announced, f"“{game}”")
            if rules.name != game:
                raise UnknownGameError(f"“{game}” calls itself “{rules.name}”; a game has one name")
            know(rules)
    return _made[game]


def _class_of(game_id: str) -> Callable[[], Rules]:
    """Return the class of a built-in game, and register how its rulebooks are pickled."""
    kind = _PLUGINS.at(GAMES[game_id])
    copyreg.pickle(kind, _reduce)  # type: ignore[arg-type]
    return cast("Callable[[], Rules]", kind)


def is_built_in(rules: Rules) -> bool:
    """Return whether these rules are those of a built-in game, unchanged."""
    return import_path(type(rules)) == GAMES.get(rules.id)


def derived_from(rules: Rules) -> str:
    """Return the id of the built-in game these rules are or derive from; "" if there is none."""
    ours = {path: game for game, path in GAMES.items()}
    return next((ours[path] for path in map(import_path, type(rules).__mro__) if path in ours), "")


def rules_at(game: str, revision: int) -> Rules:
    """Return the rulebook of a game at a revision of its rules.

    Raise OldRulesError if that revision is no longer playable.
    """
    rules = rules_of(game)
    if revision == rules.revision:
        return rules
    if not _keeps_former(rules) or revision != rules.revision - 1:
        raise OldRulesError(rules.id, revision, rules.revision)
    if game not in _former:
        game_id, _, edition = game.partition(" ")
        kind = cast("Callable[[], Rules]", type(rules))
        former = _edition(game_id, edition) if edition else kind()
        former.become_former()
        _former[game] = former
    return _former[game]


def _keeps_former(rules: Rules) -> bool:
    """Return whether the class that sets `revision` also says that the previous one is playable."""
    kind = next(kind for kind in type(rules).__mro__ if "revision" in vars(kind))
    return rules.has_former and "has_former" in vars(kind)


def rules_for_file(game: str, revision: int | None = None) -> Rules:
    """Return the rulebook of the game that a file names.

    The text of UnknownGameError tells users how to load a game of their own.
    """
    try:
        return rules_of(game) if revision is None else rules_at(game, revision)
    except UnknownGameError as problem:
        how = "load the game first: --game my_game.py:Class, or bohnhof.new in Python"
        raise UnknownGameError(f"{problem}; for a file of your own game, {how}") from None


def load_game(game: GameSpec) -> Rules:
    """Return the rulebook of a game.

    The game is given by its id, an import path (`my_game.py:Class` or `package.module:Class`),
    its class or a rulebook. From then on a third-party game is also found by its id.
    """
    if isinstance(game, Rules):
        return know(game)
    if isinstance(game, type) and issubclass(game, Rules):
        name = next((name for name, ours in GAMES.items() if ours == import_path(game)), "")
        known = next((rules for rules in _made.values() if type(rules) is game and not rules.edition), None)
        return rules_of(name) if name else known or know(_make(game, game.__name__))
    if not isinstance(game, str):
        raise UnknownGameError(
            f"a game is an id such as '{DEFAULT_GAME}', an import path (my_game.py:Class), a class derived "
            f"from {Rules.__module__}.Rules or a rulebook, not {game!r}"
        )
    return _load_by_name(game)


def game_name(game: GameSpec) -> str:
    """Return the name of a game for results and reports: as given, or the rulebook's name."""
    return game if isinstance(game, str) else load_game(game).name


def _load_by_name(name: str) -> Rules:
    if not is_place(name) or name.partition(" ")[0] in GAMES:
        return rules_of(name)
    if name not in _own:
        own = _PLUGINS.at(name)
        known = [rules for rules in _own.values() if type(rules) is own]
        _own[name] = known[0] if known else know(_make(own, name))
    return _own[name]


def know(rules: Rules) -> Rules:
    """Register a third-party rulebook under its name, and return it.

    Raise UnknownGameError if another game has this name.
    """
    kind = type(rules)
    if is_built_in(rules):
        return rules
    known = _made.get(rules.name)
    if rules.id in GAMES or (known is not None and _home(type(known)) != _home(kind)):
        raise UnknownGameError(f"{kind.__name__} calls itself “{rules.name}”, as another game does")
    _made[rules.name] = rules
    global _third_party
    _third_party = (*[other for other in _third_party if other.name != rules.name], rules)
    copyreg.pickle(kind, _reduce)  # type: ignore[arg-type]
    return rules


def third_party() -> tuple[Rules, ...]:
    """Return the third-party games that have been registered."""
    return _third_party


def _reduce(rules: Rules) -> tuple[object, ...]:
    """Pickle a rulebook as the name by which other processes load it, or as its class."""
    kind = type(rules)
    if _made.get(rules.name) is not rules:
        return rules.__reduce__()
    if rules.id in GAMES:
        return rules_of, (rules.name,)
    return load_game, (import_path(kind) if is_from_file(kind) else kind,)


def _home(kind: type[Rules]) -> str:
    """Return the qualified name of a class.

    It is the same for a class that is defined a second time, as in a notebook.
    """
    return f"{kind.__module__}.{kind.__qualname__}"


def place_of(rules: Rules) -> str:
    """Return the import path a third-party game was loaded from; "" for a game found by its id."""
    return next((place for place, own in _own.items() if own is rules), "")


def _make(maker: Callable[[], Rules], name: str) -> Rules:
    rules = _PLUGINS.run(maker, name)
    if _ID.fullmatch(rules.id) is None:
        raise UnknownGameError(f"{name} needs an id of small letters and hyphens, not “{rules.id}”")
    rules.title = rules.title or rules.id
    return rules


def _edition(game_id: str, edition: str) -> Rules:
    rules = rules_of(game_id).with_edition(edition)
    if rules is None:
        raise UnknownGameError(f"there is no other edition of “{game_id}”")
    if rules.edition != edition:
        raise UnknownGameError(f"{game_id}: this edition is written as “{rules.edition}”")
    return rules


def with_beanometers(game: str, text: str, source: str) -> str:
    """Return the name of a game played with the beanometers in `text`.

    `source` is the name of the file, for error messages.
    """
    edition = load_game(game).edition_in(text, source)
    if edition is None:
        others = [name for name in GAMES if type(rules_of(name)).edition_in is not Rules.edition_in]
        raise UnknownGameError(
            f"the beanometers of “{game}” are as printed; another table is for: {', '.join(others)}"
        )
    return f"{game} {edition}" if edition else game


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """Return the ids of all playable games: built-in ones and those of installed packages."""
        return [game.name for game in listed_games() if not game.error]


sys.modules[__name__].__class__ = _Games
