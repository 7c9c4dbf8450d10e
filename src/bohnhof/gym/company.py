"""Bots that share a table with an agent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bohnhof.bots.asking import Asking, IllegalMoveError, Request
from bohnhof.bots.registry import bot_id, bot_maker, check_bot
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import digest
from bohnhof.learning.episode import Episode, WrongDecision
from bohnhof.plugins import in_one_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bohnhof.bots.bot import Bot, BotSpec
    from bohnhof.engine.rules import Rules

    Decision = int | Action | None
    """A decision's number (the agent's) or a bot's action; None if a bot stayed silent."""


class BotError(RuntimeError):
    """A bot that raised an error or broke a rule. The agent is not at fault."""

    def __init__(self, bot: str, seat: int, game: str, seed: int, reason: str) -> None:
        super().__init__(bot, seat, game, seed, reason)
        self.bot = bot
        """The bot's name, or the import path of its class."""
        self.seat = seat
        """The bot's seat, 0-based."""
        self.game = game
        self.seed = seed
        """The seed of the deal."""
        self.reason = reason

    def __str__(self) -> str:
        where = f"in seat {self.seat + 1} of {self.game}, deal {self.seed}"
        return f"the bot {self.bot} failed {where}: it {self.reason}"


def bot_list(rules: Rules, bots: BotSpec | Iterable[BotSpec], placeholder: str = "") -> list[BotSpec]:
    """Return the bots as a list; a single bot becomes a list of one.

    Raise UnknownBotError for anything that is neither a bot for this game nor the placeholder.
    """
    several = isinstance(bots, Iterable) and not isinstance(bots, str | type)
    found: list[BotSpec] = [*bots] if several else [bots]  # type: ignore[misc, list-item]
    for bot in found:
        if not placeholder or bot != placeholder:
            check_bot(bot, rules)
    return found


class Company:
    """The bots at one table, by seat; None in the agent's seats. They live for one game.

    A copy has its own bots: these are created again and asked for all decisions so far, which
    restores any state they have, including random generators. Their answers are ignored, so that
    the copied game is the same even if a bot is not deterministic.
    """

    def __init__(self, episode: Episode, bots: Sequence[BotSpec | None]) -> None:
        self.episode = episode
        self.specs = list(bots)
        self.bots: list[Bot | None] = [
            None if bot is None else self._made(seat, bot) for seat, bot in enumerate(bots)
        ]
        self._table = Asking(episode.rules, episode.state, False)
        self._table.seat_bots(self.bots)
        self._table.schedule = episode.schedule
        if self._table.tells:
            episode.state.facts = []
        self._start = episode.copy()
        self._log: list[Decision] = []
        """All decisions since the start."""

    def __repr__(self) -> str:
        return f"<Company of {self.episode!r}, bots={self.specs!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        if not any(self.specs):
            return Company, (self.episode, self.specs)
        return _replayed, (self._start, self.specs, self._log, digest(self.episode.state))

    def __deepcopy__(self, memo: object) -> Company:
        if not any(self.specs):
            return Company(self.episode.copy(), self.specs)
        return _replayed(self._start.copy(), self.specs, self._log, digest(self.episode.state))

    def step(self, number: int) -> None:
        """Make a decision for the agent, which the mask must allow, and then let the bots play."""
        self._do(number)
        self.play()

    def play(self) -> None:
        """Let the bots decide until it is the agent's turn or the game is over."""
        while not self.episode.over and self.bots[self.episode.seat] is not None:
            self.decide()

    def decide(self) -> Action | None:
        """Let the current bot decide. Return its action, or None if it stays silent."""
        action = self._ask()
        self._do(action)
        return action

    def explain(self) -> list[tuple[Action, float]]:
        """Return the current bot's candidate moves, best first, without playing any."""
        request = self._request()
        return [] if request is None else request.explain()

    def replay(self, log: Sequence[Decision]) -> None:
        """Repeat logged decisions. Bots are asked again, but their answers are ignored."""
        for decision in log:
            if self.bots[self.episode.seat] is not None:
                self._ask()
            self._do(decision)

    def _do(self, decision: Decision) -> None:
        episode = self.episode
        seat = episode.seat
        if isinstance(decision, int):
            episode.decide(decision)
        elif decision is None:
            episode.keep_silent()
        else:
            try:
                episode.act(decision)
            except WrongDecision as error:
                raise self._error(seat, f"made an illegal move: {error}") from None
            except Exception as error:
                raise self._error(
                    seat, f"made an illegal move: {decision!r} ({in_one_line(error)})"
                ) from error
        self._log.append(decision)

    def _ask(self) -> Action | None:
        """Return the current bot's action. Raise BotError if it fails."""
        try:
            request = self._request()
            return None if request is None else request.decide()
        except IllegalMoveError as error:
            raise self._error(self.episode.seat, error.reason) from error
        except Exception as error:
            raise self._error(self.episode.seat, f"raised {in_one_line(error)}") from error

    def _request(self) -> Request | None:
        episode = self.episode
        assert episode.question is not None
        facts = episode.state.facts
        if facts:
            self._table.hear(facts)
            facts.clear()
        return self._table.request(episode.question, True)

    def _made(self, seat: int, bot: BotSpec) -> Bot:
        make = bot_maker(bot)
        try:
            return make(self.episode.rules, seat, Rng(self.episode.seed, -1 - seat))
        except (Exception, SystemExit) as error:
            raise self._error(seat, f"raised {in_one_line(error)}") from error

    def _error(self, seat: int, reason: str) -> BotError:
        bot = self.specs[seat]
        assert bot is not None
        return BotError(bot_id(bot), seat, self.episode.rules.name, self.episode.seed, reason)


def _replayed(
    start: Episode, bots: Sequence[BotSpec | None], log: Sequence[Decision], position: str
) -> Company:
    """Return a company that has repeated these decisions.

    Raise RuntimeError if it does not reach `position`, a digest of the state.
    """
    company = Company(start, bots)
    company.replay(log)
    if digest(company.episode.state) != position:
        raise RuntimeError(
            "this table cannot be copied: a decision was made without its Company (use Company.step)"
        )
    return company
