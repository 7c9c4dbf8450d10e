"""Bots by name: the built-in ones and third-party ones."""

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
"""The most simulations or milliseconds that a name may ask for."""


def with_heuristic(player: type[Expert]) -> BotMaker:
    """Return what makes a player that goes by the heuristic of a game."""

    def make(rules: Rules, seat: int, rng: Rng) -> Bot:
        return player(rules, seat, rng, heuristic_of(rules))

    return make


def searcher(simulations: int, milliseconds: int) -> BotMaker:
    """Return what makes a searching bot with this budget for each decision."""

    def make(rules: Rules, seat: int, rng: Rng) -> Bot:
        return Search(rules, seat, rng, search_heuristic_of(rules), simulations, milliseconds)

    return make


def budget_of(name: str) -> tuple[int, int] | None:
    """Return the simulations and milliseconds that `search`, `search-400` or `search-250ms` takes for each
    decision; None for any other name. A name limits one of them, `search` both.
    """
    word, _, budget = name.partition("-")
    if name == "search":
        return SIMULATIONS, MILLISECONDS
    digits = budget.removesuffix("ms")
    if word != "search" or not digits.isdecimal() or not 0 < int(digits) <= MOST_BUDGET:
        return None
    return (MOST_BUDGET, int(digits)) if budget.endswith("ms") else (int(digits), NO_LIMIT)


def learned(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Make the bot that learned by playing. Raise UnknownBotError for a game that it has not learned."""
    from bohnhof.bots.learned import learned as made

    try:
        return made(rules, seat, rng)
    except ValueError as reason:
        raise UnknownBotError(f"learned does not play {rules.id}: {reason}") from None


def teacher(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Make an opponent for the lesson of a game, who goes on as a beginner."""
    return Teacher(rules, seat, rng, BOTS["beginner"](rules, seat, rng))


TEACHER: Final = "teacher"
"""The bot of lessons, which is not listed: elsewhere it has no script."""

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
"""Bots that need an optional package. The extra that installs it is named after the bot."""
TUNED: Final = ("beginner", "casual", "neighbour", "expert")
"""Bots that go by the tuned parameters of a game; `search` does too."""


class UnknownBotError(ValueError):
    """A bot cannot be found or loaded, or it does not play this game."""


_PLUGINS: Final = Plugins("bot", Bot, UnknownBotError)
_announced: dict[str, BotMaker] = {}
"""Bots of installed packages that were asked for."""


def bot_ids() -> list[str]:
    """Return the ids of the built-in bots."""
    return list(BOTS)


def is_built_in(name: str) -> bool:
    """Return whether a bot comes with Bohnhof: by its id, or as `search` with a budget."""
    return name in BOTS or name == TEACHER or budget_of(name) is not None


def quick_bots(rules: Rules) -> list[str]:
    """Return the built-in bots that play this game and do not search."""
    return [name for name in BOTS if name != "search" and not why_not(name, rules)]


def listed_bots() -> list[Listed]:
    """Return every bot that has an id: the built-in ones and those of installed packages."""
    return _PLUGINS.listed(BOTS, bot_maker)


def offered_bots(rules: Rules) -> list[str]:
    """Return the bots that people may want to play against in a game.

    A bot is left out where it decides everything as another one does, and one for tests if there are others.
    What a class says of itself in this respect is not inherited: a bot derived from it decides otherwise.
    """
    made = {one.name: _made(one.name, rules) for one in listed_bots() if not one.error}
    playing = {name: bot for name, bot in made.items() if isinstance(bot, Bot)}
    own = {name: vars(type(bot)) for name, bot in playing.items()}
    found = [name for name in playing if not own[name].get("for_tests")]
    if not rules.has_trading:
        found = [name for name in found if own[name].get("without_trading") not in found]
    return found or list(playing)


def bot_id(bot: BotSpec) -> str:
    """Return the name of a bot for results and reports: as it was given, or the import path of a class."""
    return bot if isinstance(bot, str) else import_path(bot)


def check_bot(bot: BotSpec, rules: Rules) -> None:
    """Raise UnknownBotError unless a bot can be found and plays this game.

    A bot that does not play every game raises ValueError in its constructor, with the reason. Any other
    exception there is a fault: the games that the bot is to play report it.
    """
    made = _made(bot, rules)
    if isinstance(made, UnknownBotError):
        raise made


def why_not(bot: BotSpec, rules: Rules) -> str:
    """Return why a bot cannot play this game, "" if it can."""
    made = _made(bot, rules)
    if isinstance(made, UnknownBotError):
        return str(made)
    if isinstance(made, BaseException):
        return f"{bot_id(bot)} fails in {rules.id}: {in_one_line(made)}"
    return ""


def _made(bot: BotSpec, rules: Rules) -> Bot | BaseException:
    """Make a bot for this game, or return the error with which that fails."""
    try:
        return bot_maker(bot)(rules, 0, Rng(0))
    except UnknownBotError as error:
        return error
    except ValueError as error:
        return UnknownBotError(f"{bot_id(bot)} does not play {rules.id}: {error}")
    except (Exception, SystemExit) as error:
        return error


def importable_name(bot: BotSpec) -> str:
    """Return the name by which other processes find a bot; UnknownBotError if they cannot import it."""
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
    """Return what a result records about a bot: its id, and the settings its strength depends on.

    It is plain data for JSON. With the rules of a game it also has a digest of what was tuned or learned
    for this game.
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
    if module.partition(".")[0] == OURS:  # the version of a result covers it
        return {"class": f"{module}:{name}"}
    source = Path(getattr(sys.modules.get(module), "__file__", None) or "")
    found["class"] = name if is_from_file(maker) else f"{module}:{name}"
    found["source"] = _digest(source.read_bytes()) if source.is_file() else None
    return found


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def bot_maker(bot: BotSpec) -> BotMaker:
    """Return what makes a bot.

    A bot is given by its class, or by a name: an id such as `thrifty`, `search` or `search-400` (400
    simulations), the id that an installed package declares, an import path (`my_bot.py:Class` or
    `package.module:Class`), or a command (`cmd:python3 my_bot.py`).
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
