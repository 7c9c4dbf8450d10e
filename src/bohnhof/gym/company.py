"""Bots that sit at a learner's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.bots.bot import Bot
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.chance import Rng
from bohnhof.engine.schedule import ACT
from bohnhof.engine.suggestions import suggest_offers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bohnhof.engine.actions import Action
    from bohnhof.engine.facts import Fact
    from bohnhof.learning.episode import Episode


class Company:
    """The bots at one table, by their seats; they live for one game."""

    def __init__(self, episode: Episode, bots: Sequence[str | None]) -> None:
        self.episode = episode
        seats = range(len(bots))
        rngs = [Rng(episode.seed, -1 - seat) for seat in seats]
        self.bots: list[Bot | None] = [
            None if name is None else bot_maker(name)(episode.rules, seat, rngs[seat])
            for seat, name in zip(seats, bots, strict=True)
        ]
        self._untold: dict[int, list[Fact]] = {
            seat: [] for seat, bot in enumerate(self.bots) if bot is not None and type(bot).saw is not Bot.saw
        }
        if self._untold:
            episode.state.facts = []

    def play(self) -> None:
        """Let the bots decide until a learner is asked or the game is over."""
        while not self.episode.over and self.bots[self.episode.seat] is not None:
            self.decide()

    def decide(self) -> Action | None:
        """Let the bot that is asked decide; what it does, None if it keeps silent."""
        episode = self.episode
        question = episode.question
        assert question is not None
        seat = question.seat
        bot = self.bots[seat]
        assert bot is not None
        rules, s = episode.rules, episode.state
        self._tell(seat, bot)
        view = rules.view(s, seat)
        moves = rules.moves(view, seat)
        if bot.suggestions and episode.schedule.may_propose(rules, s, seat):
            moves.extend(suggest_offers(rules, view, seat))
        action = bot.decide(view, moves, question)
        if action is not None:
            episode.act(action)
        elif question.asked == ACT:
            raise RuntimeError(f"{bot.name} on seat {seat + 1} does nothing where the table waits for it")
        else:
            episode.keep_silent()
        return action

    def explain(self) -> list[tuple[Action, float]]:
        """What the bot that is asked thinks of, the best first; it does nothing yet."""
        episode = self.episode
        question = episode.question
        assert question is not None
        bot = self.bots[question.seat]
        assert bot is not None
        self._tell(question.seat, bot)
        view = episode.rules.view(episode.state, question.seat)
        return bot.explain(view, episode.rules.moves(view, question.seat), question)

    def _tell(self, seat: int, bot: Bot) -> None:
        facts = self.episode.state.facts
        if facts:
            for untold in self._untold.values():
                untold.extend(facts)
            facts.clear()
        if seat in self._untold:
            for fact in self._untold[seat]:
                bot.saw(fact.seen_by(seat))
            self._untold[seat] = []
