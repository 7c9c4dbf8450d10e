"""Leagues on a Ray cluster that is started here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bohnhof.arena import Plan, play_league
from bohnhof.arena.executors import Alone
from bohnhof.arena.league import League
from bohnhof.arena.ledger import Ledger
from bohnhof.arena.played import UNKNOWN
from bohnhof.games import rules_of
from tests.needs import needed

pytestmark = pytest.mark.long

ray = needed("ray", "python3 run.py test --all installs it where Ray supports this Python")

from bohnhof.arena.on_ray import Cluster  # noqa: E402

MORTAL = """
import os
from pathlib import Path
from bohnhof.bots.chance import Chance

class Mortal(Chance):
    "Ends its process once, in the middle of a game."

    def decide(self, view, moves, question):
        mark = Path(__file__).with_name("has-died")
        if self.rules.score(view, self.seat) > 2 and not mark.exists():
            mark.touch()
            os._exit(3)
        return super().decide(view, moves, question)

class Deadly(Chance):
    "Ends every process."

    def decide(self, view, moves, question):
        if self.rules.score(view, self.seat) > 2:
            os._exit(3)
        return super().decide(view, moves, question)
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield Cluster()
    ray.shutdown()


@pytest.fixture
def mortal(tmp_path: Path) -> Path:
    path = tmp_path / "mortal.py"
    path.write_text(MORTAL)
    return path


def plan_of(*bots: str, deals: int = 3) -> Plan:
    rules = rules_of("al-cabohne")
    return Plan(rules.id, rules.revision, "league", bots, seats=2, seed=1, deals=deals)


def test_a_cluster_plays_the_same_league_as_one_process(cluster: Cluster) -> None:
    plan = plan_of("thrifty", "chance")
    here, there = play_league(plan, processes=1), play_league(plan, on="ray")
    assert (there.digest, there.rows) == (here.digest, here.rows)


def test_a_worker_that_dies_in_the_middle_changes_nothing(cluster: Cluster, mortal: Path) -> None:
    plan = plan_of(f"{mortal}:Mortal", "chance")
    there = play_league(plan, on="ray")
    assert mortal.with_name("has-died").exists()
    here = play_league(plan, processes=1)
    assert (there.digest, there.rows) == (here.digest, here.rows)


def test_a_bot_that_ends_every_worker_makes_its_own_games_void_alone(cluster: Cluster, mortal: Path) -> None:
    standings = play_league(plan_of(f"{mortal}:Deadly", "chance"), on="ray")
    assert len(standings.ended) == 6
    assert {(game.failed, game.why) for game in standings.void} == {(UNKNOWN, "its process died")}


def test_a_league_stopped_on_a_cluster_goes_on_elsewhere(cluster: Cluster, tmp_path: Path) -> None:
    plan = plan_of("chance", deals=40)
    path = tmp_path / "league.jsonl"
    with Ledger(plan, path) as ledger:
        for played in cluster.run(League(plan, ledger)._jobs(None), lambda: len(ledger.games) > 2):
            ledger.add(played)
        assert 2 < len(ledger.games) < plan.games
    with Ledger(plan, path) as ledger:
        league = League(plan, ledger)
        league.run(Alone())
    assert league.standings().digest == play_league(plan, processes=1).digest
