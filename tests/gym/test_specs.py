"""Games and bots can be given by name or class, games also by a rulebook. All else is refused."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bohnhof import Bot
from bohnhof.engine.chance import Rng
from bohnhof.games import rules_of
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.gym import Episode, explain, frame, layout, space
from bohnhof.gym.batch import Batch
from bohnhof.gym.company import Company
from bohnhof.gym.gymnasium import OneAmongBots
from bohnhof.gym.pettingzoo import env, raw_env


class Short(Bohnanza):
    """Bohnanza with small hands."""

    id = "short-bohnanza"

    def hand_size(self) -> int:
        return 2


class First(Bot):
    """A bot that plays its first move."""

    name = "first"

    def decide(self, view: Any, moves: list[Any], question: Any) -> Any:
        return moves[0] if moves else None


FILE = "from bohnhof.games.bohnanza.rules import Bohnanza\n\nclass Filed(Bohnanza):\n    id = 'filed'\n"

MAKERS: list[Callable] = [
    OneAmongBots,
    env,
    raw_env,
    lambda game: Batch(game, tables=2),
    frame,
    layout,
    space,
]


@pytest.mark.parametrize("make", MAKERS)
def test_a_game_is_an_id_an_import_path_a_class_or_a_rulebook(make: Callable, empty_folder: Path) -> None:
    (empty_folder / "my_game.py").write_text(FILE)
    for game, name in (
        ("al-cabohne", "al-cabohne"),
        ("my_game.py:Filed", "filed"),
        (f"{__name__}:Short", "short-bohnanza"),
        (Short, "short-bohnanza"),
        (Short(), "short-bohnanza"),
        (Bohnanza, "bohnanza"),
        (rules_of("high-bohn"), "high-bohn"),
    ):
        assert repr(name) in repr(make(game))


def test_a_game_of_ones_own_is_played_by_its_own_rules() -> None:
    table = OneAmongBots(Short, seat=0, bots=First, render_mode="ansi")
    seen, _ = table.reset(seed=1)
    assert len(table.episode.state.players[3].hand) <= 3
    assert "seat: 1" in table.render()
    assert table.render().splitlines() == explain(seen, Short)
    with Batch(Short, tables=2, processes=2, against=First) as batch:
        batch.step(batch.masks.argmax(1))


@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("game", [42, None, int, Bot, ["bohnanza"]])
def test_what_is_no_game_is_told_what_one_is(make: Callable, game: object) -> None:
    with pytest.raises((TypeError, ValueError), match=f"^a game is an id .*, not {re.escape(repr(game))}$"):
        make(game)


def test_seats_that_are_no_number_are_refused() -> None:
    with pytest.raises(TypeError, match=r"seats .* whole number.*, not '4'"):
        frame("bohnanza", "4")
    with pytest.raises(ValueError, match="9"):
        frame("bohnanza", 9)
    assert frame("bohnanza", np.int64(4)) is frame("bohnanza", 4)


def test_bots_are_one_for_all_seats_or_a_list_of_names_and_classes() -> None:
    for bots, names in (
        ("chance", ["chance"] * 3),
        (First, ["first"] * 3),
        ([First, "chance", First], ["first", "chance", "first"]),
        (("chance", First, "thrifty"), ["chance", "first", "thrifty"]),
    ):
        table = OneAmongBots("bohnanza", seat=0, bots=bots)
        table.reset(seed=1)
        assert [bot.name for bot in table.company.bots[1:]] == names
    by_class = Batch("al-cabohne", tables=2, against=[First, "itself"])
    assert repr(by_class) == f"Batch('al-cabohne', 2, tables=2, processes=1, against=[{First!r}, 'itself'])"
    by_class.step(by_class.masks.argmax(1))


@pytest.mark.parametrize(
    "make",
    [lambda bots: OneAmongBots("al-cabohne", bots=bots), lambda bots: Batch("al-cabohne", against=bots)],
)
@pytest.mark.parametrize("bots", [42, None, Short, [3], [None], First(rules_of("al-cabohne"), 0, Rng(1))])
def test_what_is_no_bot_is_told_what_one_is(make: Callable, bots: object) -> None:
    with pytest.raises(
        (TypeError, ValueError), match=r"a bot is a name or a class derived from bohnhof\.Bot"
    ):
        make(bots)


@pytest.mark.parametrize("bots", [[], ["chance"], ["chance"] * 4])
def test_as_many_bots_as_other_seats_are_needed(bots: list[str]) -> None:
    with pytest.raises(ValueError, match=f"there are {len(bots)} bots for 3 seats beside the agent's"):
        OneAmongBots("bohnanza", bots=bots)


@pytest.mark.parametrize("seat", [4, -1, "1", 1.5])
def test_a_seat_that_there_is_not_is_refused(seat: object) -> None:
    with pytest.raises(ValueError, match="the agent's seat is a number from 0 to 3, not"):
        OneAmongBots("bohnanza", seat=seat)


def test_everything_shows_itself_in_one_line() -> None:
    episode = Episode(frame("bohnanza", 4), 5)
    assert repr(episode.frame) == "frame('bohnanza', 4)"
    assert repr(episode.space) == "space('bohnanza', 4)"
    assert repr(layout("bohnanza", 4)) == "layout('bohnanza', 4)"
    assert repr(layout("bohnanza", 4).blocks[0]) == "<Block 'asked': 3 from byte 0>"
    assert repr(episode) == f"<Episode(frame('bohnanza', 4), 5): Question({episode.seat}, 'act')>"
    assert repr(env("bohnanza", 4)) == "env('bohnanza', 4)"
    assert repr(raw_env("bohnanza", 4)) == "raw_env('bohnanza', 4)"
    assert str(env("bohnanza", 4)) == "bohnanza_v0"
    table = OneAmongBots("al-cabohne", bots="expert", reward="score")
    assert repr(table) == "OneAmongBots('al-cabohne', 2, seat=None, bots=['expert'], reward='score')"
    assert repr(eval(repr(table))) == repr(table)  # noqa: S307
    company = Company(Episode(frame("al-cabohne-solo"), 5), [None])
    assert repr(company) == f"<Company of {company.episode!r}, bots=[None]>"
    while not company.episode.over:
        company.step(company.episode.mask().index(1))
    assert repr(company.episode) == "<Episode(frame('al-cabohne-solo', 1), 5): over>"
