"""Bots by name: the ones that come with Bohnhof, and anyone's own."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.al_cabohne import ThriftyAlCabohne
from bohnhof.bots.bot import Bot, BotMaker
from bohnhof.bots.chance import Chance
from bohnhof.bots.expert import Expert
from bohnhof.bots.high_bohn.thrifty import ThriftyHighBohn
from bohnhof.bots.minds.minds import mind_of
from bohnhof.bots.program import program
from bohnhof.bots.prohibohn import ThriftyProhibohn
from bohnhof.bots.rabohnzel import ThriftyRabohnzel
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.plugins import COMMAND, Listed, Plugins, is_place

THRIFTY: Final[list[tuple[type[Rules], type[Bot]]]] = [
    (Prohibohn, ThriftyProhibohn),
    (AlCabohne, ThriftyAlCabohne),
    (Rabohnzel, ThriftyRabohnzel),
    (HighBohn, ThriftyHighBohn),
    (Rules, Thrifty),
]
"""Who plays as `thrifty`: the first for whose rules a game is played."""


def thrifty(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Knows what each card is worth to whom, trades and plants by it; there is one for every game."""
    makers = [bot for family, bot in THRIFTY if isinstance(rules, family)]
    return makers[0](rules, seat, rng)


def expert(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Knows the game, remembers what was shown, and does not search."""
    mind = mind_of(rules)
    return thrifty(rules, seat, rng) if mind is None else Expert(rules, seat, rng, mind)


BOTS: Final[dict[str, BotMaker]] = {"chance": Chance, "thrifty": thrifty, "expert": expert}


class UnknownBotError(ValueError):
    """No bot of that name can be found or loaded."""


_PLUGINS: Final = Plugins("bot", Bot, UnknownBotError)
_announced: dict[str, BotMaker] = {}
"""Bots of installed packages that were asked for."""


def bot_ids() -> list[str]:
    """The bots that come with Bohnhof."""
    return list(BOTS)


def listed_bots() -> list[Listed]:
    """Every bot that can be named by its id: ours, and those of installed packages."""
    return _PLUGINS.listed(BOTS, bot_maker)


def bot_maker(name: str) -> BotMaker:
    """The bot of this name: `thrifty`, that of an installed package, or one's own by its place, as
    `my_bot.py:Class` or `package.module:Class`, or by its command, as `cmd:python3 my_bot.py`.
    """
    if name in BOTS:
        return BOTS[name]
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
