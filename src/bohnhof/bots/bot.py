"""What a bot is."""

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
    """One seat's player. It lives for one game and may remember what it has seen."""

    name: str = "bot"
    suggestions: ClassVar[bool] = True
    """Whether sensible offers are to stand among its moves; False for one that thinks of its own."""
    needs_moves: ClassVar[bool] = True
    """Whether its moves are listed for it; False for one that knows them by itself."""
    hears_out: ClassVar[bool] = False
    """Whether on its turn it answers no offer before everybody has spoken: it is not asked before."""
    only_reads: ClassVar[bool] = False
    """Whether it reads its views at once and neither keeps nor changes them: they are made sooner, or brought
    up to date and handed out again.
    """
    without_trading: ClassVar[str] = ""
    """The bot whose every decision it would make in a game without trading; "" if there is none."""
    for_tests: ClassVar[bool] = False
    """Whether it is no opponent that people want."""
    heeds: list[FactType] | None = None
    """The facts it needs to hear of: None for all, an empty list for none."""
    faults: tuple[Fault, ...] = ()
    """What it did wrong so far, where that cost it a move and did not break the game off."""

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        self.name = declared(self, "name", self.name)
        self.rules = rules
        self.seat = seat
        self.rng = rng
        """Its own chance, so that the same seed gives the same game."""

    def __repr__(self) -> str:
        return f"<bot {self.name!r} on seat {self.seat} of {self.rules!r}>"

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        """One of the moves, or an offer of one's own; None for nothing, unless it is asked to act."""
        raise NotImplementedError

    def explain(self, view: State, moves: list[Action], question: Question) -> list[tuple[Action, float]]:
        """Up to three acts it would think of, the best first, each with the taler it is thought to bring;
        none where it goes by nothing that it could say.
        """
        return []

    def saw(self, fact: Fact) -> None:
        """Hear what has happened, as this seat may know it: before each decision, and after the last act."""


BotMaker = Callable[[Rules, int, Rng], Bot]
"""What makes a bot for a rulebook, a seat and a chance of its own; a Bot class is one."""

BotSpec = str | type[Bot]
"""How users name a bot: by its id, import path or command, or by its class."""


def tell(bot: Bot, facts: list[Fact], seat: int) -> None:
    """Let a bot see what has happened."""
    for fact in facts:
        bot.saw(fact.seen_by(seat))
