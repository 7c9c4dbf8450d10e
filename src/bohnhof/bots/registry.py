"""Bots by name: the ones that come with Bohnhof, and anyone's own."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.al_cabohne import ThriftyAlCabohne
from bohnhof.bots.bot import Bot, BotMaker, BotSpec
from bohnhof.bots.chance import Chance
from bohnhof.bots.company import Beginner, Neighbour
from bohnhof.bots.expert import Expert
from bohnhof.bots.high_bohn.thrifty import ThriftyHighBohn
from bohnhof.bots.minds.minds import mind_of, searching_mind
from bohnhof.bots.program import program
from bohnhof.bots.prohibohn import ThriftyProhibohn
from bohnhof.bots.rabohnzel import ThriftyRabohnzel
from bohnhof.bots.search.search import MILLISECONDS, SIMULATIONS, Search
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.plugins import COMMAND, Listed, Plugins, import_path, is_place

THRIFTY: Final[list[tuple[type[Rules], type[Bot]]]] = [
    (Prohibohn, ThriftyProhibohn),
    (AlCabohne, ThriftyAlCabohne),
    (Rabohnzel, ThriftyRabohnzel),
    (HighBohn, ThriftyHighBohn),
    (Rules, Thrifty),
]
"""Who plays as `thrifty`: the first for whose rules a game is played."""

MOST_BUDGET: Final = 1_000_000
"""As many simulations or milliseconds as a name may ask for."""


def thrifty(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Knows what each card is worth to whom, trades and plants by it; there is one for every game."""
    makers = [bot for family, bot in THRIFTY if isinstance(rules, family)]
    return makers[0](rules, seat, rng)


def with_mind(player: type[Expert]) -> BotMaker:
    """A player who goes by the mind for a game."""

    def maker(rules: Rules, seat: int, rng: Rng) -> Bot:
        return player(rules, seat, rng, mind_of(rules))

    maker.__doc__ = player.__doc__
    return maker


def search(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Tries what an expert thinks of on tables that fit what it knows, and plays them on for some turns."""
    return searcher(SIMULATIONS, MILLISECONDS)(rules, seat, rng)


def searcher(simulations: int, milliseconds: int) -> BotMaker:
    """A searching bot that takes so much thought for each decision."""

    def make(rules: Rules, seat: int, rng: Rng) -> Bot:
        return Search(rules, seat, rng, searching_mind(rules), simulations, milliseconds)

    return make


def budgeted(name: str) -> BotMaker | None:
    """The searching bot that `search-400` means, or `search-250ms`; None for any other name."""
    word, _, budget = name.partition("-")
    digits = budget.removesuffix("ms")
    if word != "search" or not digits.isdecimal() or not 0 < int(digits) <= MOST_BUDGET:
        return None
    return searcher(MOST_BUDGET, int(digits)) if budget.endswith("ms") else searcher(int(digits), 0)


def learned(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Has learned by playing; thrifty where it has not, or without numpy."""
    from bohnhof.bots.learned import learned as made

    return made(rules, seat, rng) or thrifty(rules, seat, rng)


BOTS: Final[dict[str, BotMaker]] = {
    "chance": Chance,
    "beginner": with_mind(Beginner),
    "neighbour": with_mind(Neighbour),
    "thrifty": thrifty,
    "learned": learned,
    "expert": with_mind(Expert),
    "search": search,
}
"""By name, the strongest last."""


class UnknownBotError(ValueError):
    """No bot of that name can be found or loaded."""


_PLUGINS: Final = Plugins("bot", Bot, UnknownBotError)
_announced: dict[str, BotMaker] = {}
"""Bots of installed packages that were asked for."""


def bot_ids() -> list[str]:
    """The bots that come with Bohnhof."""
    return list(BOTS)


def quick_bots() -> list[str]:
    """Those of them that decide at once."""
    return [name for name in BOTS if name != "search"]


def listed_bots() -> list[Listed]:
    """Every bot that can be named by its id: ours, and those of installed packages."""
    return _PLUGINS.listed(BOTS, bot_maker)


def bot_id(bot: BotSpec) -> str:
    """Return the name of a bot for results and reports: as it was given, or the import path of a class."""
    return bot if isinstance(bot, str) else import_path(bot)


def bot_settings(bot: BotSpec) -> dict[str, object]:
    """Return what a result records about a bot: its id, and the settings its strength depends on."""
    return {"id": bot_id(bot)}


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
        return BOTS[name]
    found = budgeted(name)
    if found is not None:
        return found
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
            raise UnknownBotError(
                f"there is no bot “{name}”; there are {', '.join(BOTS)} and your own, "
                f"written {_PLUGINS.written} or {COMMAND}python3 my_bot.py"
            )
        _announced[name] = maker
    return _announced[name]
