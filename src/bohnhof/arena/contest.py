"""One game between bots, without a log: only its outcome is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bohnhof.bots.bot import BotSpec
from bohnhof.bots.faults import Fault
from bohnhof.bots.registry import bot_id, bot_maker
from bohnhof.engine.position import digest
from bohnhof.games import GameSpec, game_name, load_game
from bohnhof.plugins import in_one_line
from bohnhof.table.seeds import BOTS, DEAL, seed_for
from bohnhof.table.table import IllegalMoveError, Table


class BrokenGameError(Exception):
    """A game that ended early because a bot broke a rule or failed.

    The message names the bot, its seat, the game and both seeds.
    """


class Outcome(NamedTuple):
    """The result of one game."""

    digest: str
    actions: int
    scores: list[int]
    winners: list[int]
    faults: tuple[Fault, ...] = ()


def play_game(game: GameSpec, bots: Sequence[BotSpec], key: bytes, number: int) -> Outcome:
    """Play game `number` (0-based) of the series with this key.

    Raise BrokenGameError if a bot breaks a rule or fails.
    """
    seed, bots_seed = seed_for(key, DEAL, number), seed_for(key, BOTS, number)
    table: Table | None = None
    try:
        makers = [bot_maker(bot) for bot in bots]
        table = Table(load_game(game), seed, makers, bots_seed=bots_seed, keeps_log=False)
        table.run()
    except (Exception, SystemExit) as error:
        why = str(error) if isinstance(error, IllegalMoveError) else in_one_line(error)
        seat = table.asked.seat if table is not None and table.asked is not None else 0
        raise BrokenGameError(
            f"game {number + 1} of {game_name(game)}, with seed {seed} and bots' seed {bots_seed}, broke off "
            f"at bot {bot_id(bots[seat])} on seat {seat + 1}: {why}"
        ) from error
    rules = table.rules
    scores = [rules.score(table.state, seat) for seat in range(len(bots))]
    faults = tuple([fault for bot in table.bots if bot is not None for fault in bot.faults])
    return Outcome(digest(table.state), table.actions, scores, rules.winners(table.state), faults)
