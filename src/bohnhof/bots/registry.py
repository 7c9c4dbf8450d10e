"""Bots by name: the ones that come with Bohnhof, and anyone's own."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

from bohnhof.bots.al_cabohne import ThriftyAlCabohne
from bohnhof.bots.bot import Bot, BotMaker
from bohnhof.bots.chance import Chance
from bohnhof.bots.high_bohn.thrifty import ThriftyHighBohn
from bohnhof.bots.prohibohn import ThriftyProhibohn
from bohnhof.bots.rabohnzel import ThriftyRabohnzel
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.games.rabohnzel.rules import Rabohnzel

THRIFTY: Final[list[tuple[type[Rules], type[Bot]]]] = [
    (Prohibohn, ThriftyProhibohn),
    (AlCabohne, ThriftyAlCabohne),
    (Rabohnzel, ThriftyRabohnzel),
    (HighBohn, ThriftyHighBohn),
    (Rules, Thrifty),
]
"""Who plays as `thrifty`: the first for whose rules a game is played."""


def thrifty(rules: Rules, seat: int, rng: Rng) -> Bot:
    """The thrifty bot for a game."""
    makers = [bot for family, bot in THRIFTY if isinstance(rules, family)]
    return makers[0](rules, seat, rng)


BOTS: Final[dict[str, BotMaker]] = {Chance.name: Chance, Thrifty.name: thrifty}


class UnknownBotError(ValueError):
    """No bot of that name can be found or loaded."""


def bot_ids() -> list[str]:
    """The bots that come with Bohnhof."""
    return list(BOTS)


def bot_maker(name: str) -> BotMaker:
    """The bot of this name: `thrifty`, or one's own as `my_bot.py:Class` or `package.module:Class`."""
    if name in BOTS:
        return BOTS[name]
    where, colon, word = name.rpartition(":")
    if not colon or not where or not word:
        raise UnknownBotError(
            f"there is no bot “{name}”; there are {', '.join(BOTS)} and your own, "
            "written my_bot.py:Class or package.module:Class"
        )
    found = getattr(_module(where), word, None)
    if found is None:
        raise UnknownBotError(f"there is no “{word}” in {where}")
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBotError(
            f"“{word}” in {where} is no bot: it has to be a class made from bohnhof.bots.Bot"
        )
    return found


def _module(where: str) -> ModuleType:
    path = Path(where)
    is_file = path.suffix == ".py"
    if is_file and not path.is_file():
        raise UnknownBotError(f"there is no file “{where}”")
    try:
        return _load_file(path.resolve()) if is_file else importlib.import_module(where)
    except (Exception, SystemExit) as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        raise UnknownBotError(f"{where} cannot be loaded: {reason}") from error


def _load_file(path: Path) -> ModuleType:
    """Run the file once in each process, under a name that no module can have."""
    name = f"bot in {path}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
