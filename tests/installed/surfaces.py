"""Every way to play with a custom bot or game, each in its own process."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.installed.wheels import Environment
from tests.serving import serving
from tests.web.servers import Person, plain_move

TYPED = "\n1\n" * 12
"""Input for a game: some turns, after which the input ends and the game is saved."""
CLASS = "class"


@dataclass(frozen=True)
class Trial:
    """A bot, a game, and the environment in which they are tried."""

    environment: Environment
    folder: Path
    bot: str
    """The name of a bot; or CLASS for the class `Witness` of my_bot.py."""
    game: str = "bohnanza"
    seats: int = 3
    variables: dict[str, str] = field(default_factory=dict)

    def command(self, text: str) -> str:
        return self.environment.run(text, self.folder, TYPED, **self.variables)

    def program(self, code: str) -> None:
        bot = "from my_bot import Witness as BOT" if self.bot == CLASS else f"BOT = {self.bot!r}"
        head = f"{bot}\nGAME, SEATS = {self.game!r}, {self.seats}\n"
        (self.folder / "program.py").write_text(head + code, encoding="utf-8")
        self.environment.run(["python", "program.py"], self.folder, **self.variables)


def simulate(trial: Trial) -> None:
    bots = trial.bot + ",chance" * (trial.seats - 1)
    trial.command(f"bohnhof simulate {trial.game} --seats {trial.seats} --bots '{bots}' --games 1 --seed 1")


def arena(trial: Trial) -> None:
    league = f"{trial.game} --seats {trial.seats} --bots '{trial.bot},chance' --games 1 --seed 1"
    result = json.loads(trial.command(f"bohnhof arena {league} --json"))
    assert [(row["failures"], row["why"]) for row in result["standings"]] == [(0, "")] * 2
    assert result["faults"] == []


def play(trial: Trial) -> None:
    bots = trial.bot + ",chance" * (trial.seats - 2)
    trial.command(f"bohnhof play {trial.game} --seats {trial.seats} --bots '{bots}' --seed 1")


def server(trial: Trial) -> None:
    """Open a table with the bot on a server, and play until the bot has moved."""
    server_with_games(trial, {trial.game: trial.seats})


def server_with_games(trial: Trial, games: dict[str, int]) -> None:
    """Do the same for several games, given with their number of seats."""
    variables = trial.environment.variables(trial.folder, **trial.variables)
    with serving(["bohnhof", "serve", "--no-open"], trial.folder, variables) as served:
        person = Person(served.host)
        assert games.keys() <= {game["id"] for game in person.call("/api/games")["games"]}
        for game, seats in games.items():
            table = person.begin("me", trial.bot, *["chance"] * (seats - 2), game=game)
            page = person.join(table)
            page.until_view()
            while not any(told["seat"] == 2 for told in page.told):
                move = plain_move(page.view)
                if move is None:
                    page.hear()
                else:
                    page.ask("silent") if move == "silent" else page.act(move)
            page.close()


def python_simulate(trial: Trial) -> None:
    trial.program(
        """
import bohnhof

if __name__ == "__main__":
    bots = [BOT, *["chance"] * (SEATS - 1)]
    result = bohnhof.simulate(GAME, seats=SEATS, bots=bots, games=1, seed=1)
    assert (result.finished, result.faults) == (1, ())
"""
    )


def python_table(trial: Trial) -> None:
    trial.program(
        """
from bohnhof.bots import bot_maker
from bohnhof.games import load_game
from bohnhof.table.table import Table

maker = bot_maker(BOT) if isinstance(BOT, str) else BOT
table = Table(load_game(GAME), 1, [maker, *[bot_maker("chance")] * (SEATS - 1)], bots_seed=1)
table.run()
assert table.state.over
"""
    )


def python_gym(trial: Trial) -> None:
    trial.program(
        """
import bohnhof.gym.gymnasium
import gymnasium

if GAME == "bohnanza":
    table = gymnasium.make(f"Bohnhof/Bohnanza{SEATS}-v0", bots=BOT)
else:
    table = bohnhof.gym.gymnasium.OneAmongBots(GAME, SEATS, bots=BOT)
_, info = table.reset(seed=1)
over = False
for _ in range(200):
    if not over:
        _, _, over, _, info = table.step(info["action_mask"].argmax())
"""
    )


def python_league(trial: Trial) -> None:
    trial.program(
        """
from bohnhof.arena import Plan, play_league
from bohnhof.games import load_game

if __name__ == "__main__":
    plan = Plan(GAME, load_game(GAME).revision, "league", (BOT, "chance"), seats=SEATS, seed=1, deals=1)
    standings = play_league(plan)
    assert [row.failures for row in standings.rows] == [0, 0]
"""
    )


Surface = Callable[[Trial], None]


def name(surface: Surface) -> str:
    return surface.__name__


COMMANDS: dict[str, Surface] = {
    "`bohnhof simulate`": simulate,
    "`bohnhof arena`": arena,
    "`bohnhof play`": play,
    "server": server,
}
PYTHON: dict[str, Surface] = {
    "`bohnhof.simulate`": python_simulate,
    "`Table`": python_table,
    "`gymnasium.make`": python_gym,
    "`play_league`": python_league,
}
