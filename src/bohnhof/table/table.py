"""One running game: its seats, its state, and everything that was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bohnhof.bots.bot import Bot, BotMaker
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import NOBODY, State
from bohnhof.engine.suggestions import suggest_offers
from bohnhof.table.schedule import Schedule
from bohnhof.words import english

MOST_ACTIONS: Final = 100_000
"""More than any game needs in which the bots mean to end it."""


class IllegalMoveError(Exception):
    """A bot did what the rules forbid, or nothing where the table waits for it."""


class Table:
    """Seats with bots or people (None). The state is the table's own: everyone else is handed views."""

    def __init__(
        self, rules: Rules, seed: int, players: Sequence[BotMaker | None], first: int = NOBODY
    ) -> None:
        self.rules = rules
        self.seed = seed
        self.first = first
        self.state: State = rules.new_game(len(players), seed, first)
        self.schedule = Schedule(rules, len(players))
        self.actions = 0
        self.acts: list[tuple[int, str]] = []
        """Every action done so far: its seat and its sentence."""
        self.bots: list[Bot | None] = [
            None if maker is None else maker(rules, seat, Rng(seed, -1 - seat))
            for seat, maker in enumerate(players)
        ]

    def view(self, seat: int) -> State:
        return self.rules.view(self.state, seat)

    def moves(self, view: State, seat: int) -> list[Action]:
        """What this seat may do now: every closed act, and some sensible offers while it is asked for any."""
        found = self.rules.moves(view, seat)
        bot = self.bots[seat]
        if (bot is None or bot.suggestions) and self.schedule.may_propose(self.state, seat):
            found.extend(suggest_offers(self.rules, view, seat))
        return found

    def act(self, seat: int, action: Action) -> Message | None:
        """Do it and note it; or give the reason why not, with nothing changed."""
        reason = self.rules.play(self.state, seat, action)
        if reason is None:
            self.actions += 1
            self.write_down(seat, action)
            self.schedule.acted(self.state, seat, action)
        return reason

    def write_down(self, seat: int, action: Action) -> None:
        """Keep what was done for the record."""
        self.acts.append((seat, action.sentence(self.rules)))

    def run(self) -> int:
        """Let the bots play until a person is asked (whose seat is given) or the game is over (NOBODY)."""
        while not self.state.over:
            seat = self.schedule.next_seat(self.state)
            if self.bots[seat] is None:
                return seat
            self.ask(seat)
        return NOBODY

    def ask(self, seat: int) -> None:
        """Let a seat's bot decide once."""
        bot = self.bots[seat]
        assert bot is not None
        if self.actions > MOST_ACTIONS:
            raise IllegalMoveError(f"the game does not end; more than {MOST_ACTIONS} acts were done")
        view = self.view(seat)
        try:
            action = bot.decide(view, self.moves(view, seat))
        except SystemExit:
            raise IllegalMoveError(f"{bot.name} on seat {seat + 1} wants to end the program") from None
        if action is None:
            if self.schedule.must_act(self.state, seat):
                raise IllegalMoveError(
                    f"{bot.name} on seat {seat + 1} does nothing where the table waits for it"
                )
            self.schedule.kept_silent(self.state, seat)
            return
        reason = self.act(seat, action)
        if reason is not None:
            sentence = action.sentence(self.rules)
            raise IllegalMoveError(
                f"{bot.name} on seat {seat + 1} may not say “{sentence}”: {english(reason)}"
            )
