"""Every bot plays the games of the pages about adding one, which define only rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bohnhof.arena import simulate
from bohnhof.bots import bot_ids
from bohnhof.bots.heuristics.default import DefaultHeuristic
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.bots.registry import why_not
from bohnhof.engine.chance import Rng
from bohnhof.engine.position import read_position
from bohnhof.engine.schedule import ACT, Question
from bohnhof.games import load_game, rules_of
from tests.commands import TO_THE_END, Terminal
from tests.needs import needed
from tests.sites import code_of

GAMES = [
    "my_cards.py:WithStable",
    "my_cards.py:WithBakery",
    "my_cards.py:WithTwelveSpells",
    "my_game.py:ShortBohnanza",
    "my_game.py:BeanFair",
]
BOTS = [bot for bot in bot_ids() if bot not in ("learned", "search")] + ["search-2"]
FAIR = "my_game.py:BeanFair"


@pytest.fixture(autouse=True)
def folder(empty_folder: Path) -> Path:
    """Create a folder with the code of both pages."""
    (empty_folder / "my_cards.py").write_text(code_of("adding_a_card.md"), encoding="utf-8")
    (empty_folder / "my_game.py").write_text(code_of("adding_a_game.md"), encoding="utf-8")
    return empty_folder


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_an_added_game_to_its_end(game: str, bot: str) -> None:
    seats = load_game(game).fewest_seats
    assert simulate(game, seats, [bot] * seats, games=1, seed=1).finished == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_is_an_opponent_in_an_environment(game: str) -> None:
    needed("gymnasium")
    from bohnhof.gym.gymnasium import OneAmongBots

    rules = load_game(game)
    for bot in BOTS:
        table = OneAmongBots(game, bots=bot, seats=rules.fewest_seats)
        _, info = table.reset(seed=1)
        over = False
        while not over:
            _, _, over, _, info = table.step(int(info["action_mask"].argmax()))


@pytest.mark.parametrize("game", GAMES)
def test_an_added_game_is_learned_at_many_tables_and_by_many_agents(game: str) -> None:
    needed("pettingzoo")
    from bohnhof.gym import pettingzoo
    from bohnhof.gym.batch import Batch

    seats = load_game(game).fewest_seats
    batch = Batch(game, tables=2, seats=seats)
    for _ in range(300):
        batch.step(batch.masks.argmax(axis=1))
    table = pettingzoo.env(game, seats=seats)
    table.reset(seed=1)
    for _ in table.agent_iter(300):
        observation, _, ended, cut, _ = table.last()
        table.step(None if ended or cut else int(observation["action_mask"].argmax()))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_an_added_game_is_played_in_german_with_hints_and_replayed(game: str, bohnhof: Terminal) -> None:
    seats = str(load_game(game).fewest_seats)
    told = ("--seats", seats, "--bots", "chance", "--seed", "1", "--language", "de", "--save", "it.bohnhof")
    played = bohnhof("play", game, *told, typed=f"tipp\nkarten\n?\n{TO_THE_END}")
    assert (played.status, played.err) == (0, "")
    assert re.search("^(Das würde ein Profi erwägen|Ein Profi würde hier)", played.out, re.MULTILINE)
    assert re.search(r"^\w+( \w+)? gewinn(st|t|en)\b", played.out, re.MULTILINE)
    replayed = bohnhof("replay", "it.bohnhof", "--game", game, "--seat", "1", "--language", "de")
    assert (replayed.status, replayed.err) == (0, "")
    assert re.search(r"\bDu baust .* auf Feld 1 an\b", replayed.out)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_bot_that_has_learned_other_games_does_not_play_an_added_one(game: str) -> None:
    rules = load_game(game)
    assert [bot for bot in bot_ids() if why_not(bot, rules)] == ["learned"]


def test_the_default_heuristic_plays_a_new_game_well() -> None:
    """Play one expert among thrifty bots in each seat. Par is a third of the games."""
    wins = 0.0
    for place in range(3):
        bots = ["thrifty"] * 3
        bots[place] = "expert"
        wins += simulate(FAIR, 3, bots, games=12, seed=1).wins[place]
    assert wins > 36 / 3


def fair(**more: Any) -> tuple[Any, Any]:
    rules = load_game(FAIR)
    players = [{"hand": "red wax", "fields": ["wax*3", ""], **more}, {"hand": "soy"}]
    data = {"game": rules.id, "phase": "fair", "players": players, "draw": "rest"}
    return rules, rules.view(read_position(rules, data), 0)


def test_an_action_that_only_the_new_game_has_is_weighed_with_the_others() -> None:
    rules, view = fair(taler="soy*2")
    found = heuristic_of(rules).candidates(view, Question(0, ACT))
    assert {action.sentence(rules) for action, _ in found} == {"stow", "buy scales", "harvest 1"}
    assert [value for _, value in found] == sorted([value for _, value in found], reverse=True)
    chosen = heuristic_of(rules).choose(view, Question(0, ACT), Rng(1))
    assert chosen is not None
    assert rules.refusal(view, 0, chosen) is None


def test_our_own_games_and_heuristics_of_third_parties_are_left_as_they_are() -> None:
    assert type(heuristic_of(load_game(FAIR))) is DefaultHeuristic
    assert type(heuristic_of(rules_of("bohnanza"))) is not DefaultHeuristic
