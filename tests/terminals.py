"""Helpers for tests of the terminal."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from rich.console import Console, RenderableType

from bohnhof.bots.bot import BotMaker
from bohnhof.bots.chance import Chance
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.position import read_position
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games import rules_of
from bohnhof.table.table import Table
from bohnhof.telling import telling_of
from bohnhof.terminal.sitting import Left, Sitting
from bohnhof.terminal.speech import Speech
from bohnhof.words.catalogue import catalogue_in

RULES = rules_of("bohnanza")
PLAYERS = ["Ada", "Thrifty 2", "Thrifty 3", "Chance 4"]
MINE: dict[str, Any] = {"hand": "red chili blue red", "fields": ["soy*3", ""], "taler": "red*2 blue"}


def speech(language: str = "en", seat: int = 0) -> Speech:
    return Speech(RULES, language, PLAYERS, seat)


def position(**changes: Any) -> State:
    data = {
        "game": "bohnanza",
        "active": 1,
        "phase": "trade",
        "players": [MINE, {"hand": "stink stink", "fields": ["garden*2", "green*7"]}, {"hand": "blue"}, {}],
        "revealed": "garden chili",
        "discard": "stink blue",
        "draw": "rest",
    }
    return read_position(RULES, {**data, **changes})


def printed(*renderables: RenderableType, width: int = 80, **options: Any) -> str:
    console = Console(file=io.StringIO(), width=width, **options)
    for renderable in renderables:
        console.print(renderable)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def knows(language: str, message: str) -> bool:
    """Return whether a language has a text for a message."""
    return catalogue_in(language).bundle.has_message(message)


def awaited_steps_are_told(rules: Rules, language: str, passing: set[str]) -> None:
    """Check that exactly the steps that wait for a player have a title and advice."""
    telling = telling_of(rules)
    assert set(telling.phases) == {step.name for step in rules.steps} - passing
    for step in telling.phases:
        title = telling.phase_ids.get(step, f"phase-{step}")
        assert knows(language, title)
        assert knows(language, f"{title}-advice")


BOTS: list[BotMaker] = [Thrifty, Thrifty, Chance]


class Chair:
    """A sitting whose output is kept and whose input comes from a function."""

    def __init__(
        self,
        begun: int | State | Table,
        lines: Callable[[Chair], str],
        width: int = 120,
        bots: Sequence[BotMaker] = BOTS,
    ) -> None:
        """Use a table dealt from a seed, one that starts from a state, or an existing one."""
        players = [None, *bots]
        if isinstance(begun, int):
            self.table = Table(RULES, begun, players, bots_seed=begun)
        elif isinstance(begun, State):
            self.table = Table.from_state(RULES, begun, players, bots_seed=1)
        else:
            self.table = begun
        self.table.keeper = self.save
        self.output = io.StringIO()
        self.saves = 0
        self.lines = lines
        console = Console(file=self.output, width=width)
        self.sitting = Sitting(self.table, speech(), console, self.read)

    def read(self, prompt: str) -> str:
        line = self.lines(self)
        self.output.write(f"{prompt}{line}\n")
        return line

    def save(self) -> None:
        self.saves += 1

    def text(self) -> str:
        return self.output.getvalue()


def typed(*lines: str) -> Callable[[Chair], str]:
    """Return a function that types these lines and then quits."""
    left = iter(lines)

    def read(_: Chair) -> str:
        try:
            return next(left)
        except StopIteration:
            raise Left from None

    return read


def alternating() -> Callable[[Chair], str]:
    """Return a function that alternates Enter and the first move, which completes any game."""
    lines: Iterator[str] = iter(["", "1"] * 5000)
    return lambda _: next(lines)


def seed_where(active: int) -> int:
    return next(seed for seed in range(100) if RULES.new_game(4, seed).active == active)


def run(*lines: str, seed: int) -> Chair:
    chair = Chair(seed, typed(*lines))
    with pytest.raises(Left):
        chair.sitting.play()
    return chair


def own_acts(chair: Chair) -> list[str]:
    return [sentence for seat, sentence in chair.table.acts if seat == 0]
