"""Bots by name: built-in and third-party ones."""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bohnhof.bots.bot import Bot, BotMaker, BotSpec
from bohnhof.bots.chance import Chance
from bohnhof.bots.company import Beginner, Casual, Neighbour
from bohnhof.bots.expert import Expert
from bohnhof.bots.heuristics.games import heuristic_of, search_heuristic_of
from bohnhof.bots.heuristics.policy_value_net import ENDING
from bohnhof.bots.heuristics.tuned_numbers import FOLDER, given
from bohnhof.bots.lessons.teacher import Teacher
from bohnhof.bots.program import Program, program
from bohnhof.bots.search.search import MILLISECONDS, NO_LIMIT, SIMULATIONS, Search
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.extras import install_command
from bohnhof.facets import data_file
from bohnhof.games import rules_of
from bohnhof.plugins import (
    COMMAND,
    OURS,
    Listed,
    Plugins,
    did_you_mean,
    import_path,
    in_one_line,
    is_from_file,
    is_place,
)

MOST_BUDGET: Final = 1_000_000
"""Maximum number of simulations or milliseconds in a name."""


def with_heuristic(player: type[Expert]) -> BotMaker:
    """Return a factory of bots of this class with the heuristic of their game."""

    def make(rules: Rules, seat: int, rng: Rng) -> Bot:
        return player(rules, seat, rng, heuristic_of(rules))

    return make


def searcher(simulations: int, milliseconds: int) -> BotMaker:
    """Return a factory of search bots with this budget per decision."""

    def make(rules: Rules, seat: int, rng: Rng) -> Bot:
        return Search(rules, seat, rng, search_heuristic_of(rules), simulations, milliseconds)

    return make


def budget_of(name: str) -> tuple[int, int] | None:
    """Return the simulations and milliseconds per decision in the name of a search bot.

    `search-400` limits simulations, `search-250ms` time, and `search` both. Return None for any
    other name.
    """
    word, _, budget = name.partition("-")
    if name == "search":
        return SIMULATIONS, MILLISECONDS
    digits = budget.removesuffix("ms")
    if word != "search" or not digits.isdecimal() or not 0 < int(digits) <= MOST_BUDGET:
        return None
    return (MOST_BUDGET, int(digits)) if budget.endswith("ms") else (int(digits), NO_LIMIT)


def learned(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Create the bot `learned`. Raise UnknownBotError for a game without weights."""
    from bohnhof.bots.learned import learned as made

    try:
        return made(rules, seat, rng)
    except ValueError as reason:
        raise UnknownBotError(f"learned does not play {rules.id}: {reason}") from None


def teacher(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Create the scripted opponent of a game's lesson, which continues as a beginner."""
    return Teacher(rules, seat, rng, BOTS["beginner"](rules, seat, rng))


TEACHER: Final = "teacher"
"""The bot of lessons. It is not listed, because it has no script elsewhere."""

BOTS: Final[dict[str, BotMaker]] = {
    "chance": Chance,
    "beginner": with_heuristic(Beginner),
    "casual": with_heuristic(Casual),
    "neighbour": with_heuristic(Neighbour),
    "thrifty": Thrifty,
    "expert": with_heuristic(Expert),
    "learned": learned,
    "search": searcher(SIMULATIONS, MILLISECONDS),
}
"""The built-in bots, in the order in which they are listed."""
NEEDS: Final = {"learned": "numpy"}
"""Optional packages that bots need. The extra has the name of the bot."""
TUNED: Final = ("beginner", "casual", "neighbour", "expert")
"""Bots that use the tuned parameters of a game; `search` does too."""


class UnknownBotError(ValueError):
    """A bot that cannot be found or loaded, or does not play this game."""


_PLUGINS: Final = Plugins("bot", Bot, UnknownBotError)
_announced: dict[str, BotMaker] = {}
"""Cache of the bots of installed packages that were requested."""


def bot_ids() -> list[str]:
    """Return the ids of the built-in bots."""
    return list(BOTS)


def is_built_in(name: str) -> bool:
    """Return whether this is the id of a built-in bot, or `search` with a budget."""
    return name in BOTS or name == TEACHER or budget_of(name) is not None


def quick_bots(rules: Rules) -> list[str]:
    """Return the built-in bots that play this game, except `search`."""
    return [name for name in BOTS if name != "search" and not why_not(name, rules)]


def listed_bots() -> list[Listed]:
    """Return all bots with an id: built-in ones and those of installed packages."""
    return _PLUGINS.listed(BOTS, bot_maker)


def offered_bots(rules: Rules) -> list[str]:
    """Return the bots to offer as opponents in a game.

    Bots that decide exactly like another one are left out, as are bots for tests if there are
    others. A subclass does not inherit these properties, because it decides differently.
    """
    made = {one.name: _made(one.name, rules) for one in listed_bots() if not one.error}
    playing = {name: bot for name, bot in made.items() if isinstance(bot, Bot)}
    own = {name: vars(type(bot)) for name, bot in playing.items()}
    found = [name for name in playing if not own[name].get("for_tests")]
    if not rules.has_trading:
        found = [name for name in found if own[name].get("without_trading") not in found]
    return found or list(playing)


def bot_id(bot: BotSpec) -> str:
    """Return the name of a bot in results and reports: as given, or the import path of a class."""
    return bot if isinstance(bot, str) else import_path(bot)


def check_bot(bot: BotSpec, rules: Rules) -> None:
    """Raise UnknownBotError unless a bot exists and plays this game.

    A bot that does not play every game raises ValueError in its constructor. Any other exception
    there is a fault, which is reported by the games that it plays.
    """
    made = _made(bot, rules)
    if isinstance(made, UnknownBotError):
        raise made


def why_not(bot: BotSpec, rules: Rules) -> str:
    """Return why a bot cannot play this game, or "" if it can."""
    made = _made(bot, rules)
    if isinstance(made, UnknownBotError):
        return str(made)
    if isinstance(made, BaseException):
        return f"{bot_id(bot)} fails in {rules.id}: {in_one_line(made)}"
    return ""


def _made(bot: BotSpec, rules: Rules) -> Bot | BaseException:
    """Create a bot for this game, or return the exception raised."""
    try:
        return bot_maker(bot)(rules, 0, Rng(0))
    except UnknownBotError as error:
        return error
    except ValueError as error:
        return UnknownBotError(f"{bot_id(bot)} does not play {rules.id}: {error}")
    except (Exception, SystemExit) as error:
        return error


def importable_name(bot: BotSpec) -> str:
    """Return the name by which other processes can import a bot.

    Raise UnknownBotError if they cannot.
    """
    maker, name = bot_maker(bot), bot_id(bot)
    if isinstance(bot, str):
        return name
    try:
        found = bot_maker(name)
    except UnknownBotError:
        found = None
    if found is not maker:
        raise UnknownBotError(
            f"{name} cannot be imported by the processes that play; define the class at the top level of a "
            f"module, or name the bot my_bot.py:Class"
        )
    return name


def bot_settings(bot: BotSpec, rules: Rules | None = None) -> dict[str, object]:
    """Return a bot's id and the settings that affect its strength, as JSON-compatible data.

    With `rules` this includes hashes of the tuned parameters and trained weights for the game.
    """
    name = bot_id(bot)
    found: dict[str, object] = {"id": name}
    budget = budget_of(name)
    if budget is not None:
        simulations, milliseconds = budget
        found["simulations"] = simulations if simulations < MOST_BUDGET else None
        found["milliseconds"] = milliseconds or None
    if rules is not None and (budget is not None or name in TUNED):
        found["parameters"] = _digest(json.dumps(given(rules), sort_keys=True).encode())
    if rules is not None and budget is not None:
        trained = data_file(rules, FOLDER, rules.id + ENDING)
        found["network"] = None if trained is None else _digest(trained.read_bytes())
    if name == "learned":
        found.update(_learned_settings(rules))
    elif isinstance(bot, type) or not is_built_in(name):
        found.update(_third_party_settings(bot))
    return found


def _learned_settings(rules: Rules | None) -> dict[str, object]:
    from bohnhof.bots.learned import learned_games, weights_of
    from bohnhof.learning.layout import LAYOUT_VERSION

    games = [rules] if rules is not None else [rules_of(game) for game in learned_games()]
    files = {game.id: weights_of(game) for game in games}
    weights = {game: _digest(file.read_bytes()) for game, file in files.items() if file is not None}
    return {"layout": LAYOUT_VERSION, "weights": weights}


def _third_party_settings(bot: BotSpec) -> dict[str, object]:
    maker = bot_maker(bot)
    if isinstance(maker, Program):
        return {"command": maker.command, "seconds": maker.seconds_to_answer}
    found: dict[str, object] = {}
    if isinstance(bot, str) and not is_place(bot):
        found["package"], _, found["version"] = _PLUGINS.origin(bot).rpartition(" ")
    assert isinstance(maker, type)
    module, name = maker.__module__, maker.__qualname__
    if module.partition(".")[0] == OURS:  # its source is identified by the version of Bohnhof
        return {"class": f"{module}:{name}"}
    source = Path(getattr(sys.modules.get(module), "__file__", None) or "")
    found["class"] = name if is_from_file(maker) else f"{module}:{name}"
    found["source"] = _digest(source.read_bytes()) if source.is_file() else None
    return found


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def bot_maker(bot: BotSpec) -> BotMaker:
    """Return the factory of a bot. Raise UnknownBotError if there is none.

    A bot is given by its class or by a name. The name is an id such as `thrifty`, `search` or
    `search-400` (400 simulations), or an id declared by an installed package. It may also be an
    import path (`my_bot.py:Class` or `package.module:Class`) or a command (`cmd:python3
    my_bot.py`).
    """
    if not isinstance(bot, str):
        if isinstance(bot, type) and issubclass(bot, Bot):
            return bot
        raise UnknownBotError(f"a bot is a name or a class derived from bohnhof.Bot, not {bot!r}")
    return _maker_by_name(bot)


def _maker_by_name(name: str) -> BotMaker:
    if name in BOTS:
        package = NEEDS.get(name)
        if package is not None and find_spec(package) is None:
            raise UnknownBotError(f"{name} needs {package}: {install_command(name)}")
        return BOTS[name]
    if name == TEACHER:
        return teacher
    budget = budget_of(name)
    if budget is not None:
        return searcher(*budget)
    if name.startswith(COMMAND):
        try:
            return program(name)
        except ValueError as problem:
            raise UnknownBotError(str(problem)) from None
    if is_place(name):
        return _PLUGINS.at(name)
    if name not in _announced:
        maker = _PLUGINS.announced(name)
        if maker is None:
            known = [bot.name for bot in listed_bots() if not bot.error]
            raise UnknownBotError(
                f"there is no bot “{name}”{did_you_mean(name, known)}; there are {', '.join(known)} and your "
                f"own, written {_PLUGINS.written} or {COMMAND}python3 my_bot.py"
            )
        _announced[name] = maker
    return _announced[name]
