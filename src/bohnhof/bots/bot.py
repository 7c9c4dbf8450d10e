"""The base class of bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from bohnhof.bots.faults import Fault
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.declared import declared
from bohnhof.engine.facts import Fact, FactType
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player in one seat. It lives for one game and may have state."""

    name: str = "bot"
    suggestions: ClassVar[bool] = True
    """Whether its moves include suggested offers."""
    needs_moves: ClassVar[bool] = True
    """Whether its legal moves are listed for it."""
    hears_out: ClassVar[bool] = False
    """Whether on its own turn it is asked to answer offers only after everyone has spoken."""
    only_reads: ClassVar[bool] = False
    """Whether it reads its views immediately, and neither keeps nor changes them.

    Such views are faster: they are updated and reused.
    """
    without_trading: ClassVar[str] = ""
    """Id of the bot that decides identically in games without trading; "" if there is none."""
    for_tests: ClassVar[bool] = False
    """Whether it is meant for tests rather than as an opponent for people."""
    heeds: list[FactType] | None = None
    """The types of events it needs: None for all, an empty list for none."""
    faults: tuple[Fault, ...] = ()
    """Its faults so far that cost it a move but did not end the game."""

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        self.name = declared(self, "name", self.name)
        self.rules = rules
        self.seat = seat
        self.rng = rng
        """Its own random generator, which makes games reproducible."""

    def __repr__(self) -> str:
        return f"<bot {self.name!r} on seat {self.seat} of {self.rules!r}>"

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        """Return one of the moves or an own offer; None to stay silent, unless it must act."""
        raise NotImplementedError

    def explain(self, view: State, moves: list[Action], question: Question) -> list[tuple[Action, float]]:
        """Return up to three candidate moves, best first, with their expected gains in taler.

        The default is an empty list.
        """
        return []

    def saw(self, fact: Fact) -> None:
        """Receive an event as this seat may know it.

        Called before each decision with all new events, and at the end of the game.
        """


BotMaker = Callable[[Rules, int, Rng], Bot]
"""A factory of bots for a rulebook, a seat and a random generator. A Bot class is one."""

BotSpec = str | type[Bot]
"""A bot as users name it: an id, an import path, a command or a class."""


def tell(bot: Bot, facts: list[Fact], seat: int) -> None:
    """Send a bot the events, each as its seat may know it."""
    for fact in facts:
        bot.saw(fact.seen_by(seat))
