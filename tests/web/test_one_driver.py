"""A bot plays the same game in the arena, in an environment and on the server."""

from __future__ import annotations

import asyncio

import pytest

from bohnhof.bots import bot_maker
from bohnhof.engine.state import NOBODY
from bohnhof.games import rules_of
from bohnhof.rooms.hub import Hub
from bohnhof.rooms.messages.calls import NewSeat, NewTable
from bohnhof.table.table import Table
from tests.needs import needed
from tests.samples import first
from tests.web.halls import join, person, run

SEED = 7
SEATS = {"bohnanza": 3, "rabohnzel": 3, "prohibohn": 2}
ACTS = 90
"""Number of actions compared: several turns of every seat."""
BOTS = ["search-4", "expert", "beginner", "casual", "neighbour", "thrifty"]


def in_arena(game: str, bot: str, seed: int = SEED, first: int = NOBODY) -> list[tuple[int, str]]:
    table = Table(rules_of(game), seed, [bot_maker(bot)] * SEATS[game], first, bots_seed=SEED)
    while table.actions < ACTS and not table.state.over:
        table.step()
    return table.acts


@pytest.mark.parametrize("bot", first(1, BOTS))
@pytest.mark.parametrize("game", first(1, list(SEATS)))
def test_a_bot_plays_the_same_game_in_an_environment(game: str, bot: str) -> None:
    needed("gymnasium")
    from bohnhof.gym import Episode, frame
    from bohnhof.gym.company import Company

    company = Company(Episode(frame(game, SEATS[game]), SEED), [bot] * SEATS[game])
    acts: list[tuple[int, str]] = []
    while len(acts) < ACTS:
        seat = company.episode.seat
        action = company.decide()
        if action is not None:
            acts.append((seat, action.sentence(company.episode.rules)))
    assert acts == in_arena(game, bot)


@pytest.mark.parametrize("bot", first(1, BOTS))
@pytest.mark.parametrize("game", first(1, list(SEATS)))
def test_a_bot_plays_the_same_game_on_the_server(game: str, bot: str) -> None:
    async def work(hub: Hub) -> None:
        seats = [NewSeat("me"), *[NewSeat("bot", "chance")] * (SEATS[game] - 1)]
        name, _ = await hub.create(NewTable(game, seats, "Ann", "at-once"), person("Ann"))
        table = (await hub.room(name)).table
        table.take_seats([bot_maker(bot)] * SEATS[game], bots_seed=SEED)
        assert table.seed is not None
        page = await join(hub, name, "Ann")
        while table.actions < ACTS:
            await asyncio.sleep(0.001)
        await page.leave()
        assert table.acts[:ACTS] == in_arena(game, bot, table.seed, table.first)

    run(work)
