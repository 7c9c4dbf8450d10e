"""`bohnhof tune`: improvement, checkpoints, and installing only significant results."""

import json

import pytest
from typer.testing import CliRunner

from bohnhof.arena.tuning import Progress, Trial, Tuning, lead, play_deal
from bohnhof.bots.heuristics.games import heuristic_of
from bohnhof.cli.app import app
from bohnhof.games import rules_of

PRESENT = heuristic_of(rules_of("bohnanza")).tunable()
KEY = b"key"


def tuning(**changes):
    progress = Progress("bohnanza", "expert", 8, 1, 0, 0.35, dict(PRESENT))
    for name, value in changes.items():
        setattr(progress, name, value)
    return Tuning(progress, KEY, 1)


def test_the_same_seed_and_generation_have_the_same_children():
    children = tuning().children()
    assert children == tuning().children()
    assert children != tuning(generation=1).children()
    assert children != tuning(seed=2).children()
    for child in children:
        assert set(child) == set(PRESENT)
        assert 0 < sum(child[name] != PRESENT[name] for name in child) < len(child)
        assert all(value >= 0 for value in child.values())


def test_numbers_are_what_an_expert_goes_by():
    never = {**PRESENT, "offers": 0.0, "least": 9.0}
    assert play_deal(Trial("bohnanza", "expert", PRESENT, KEY, 1)) > play_deal(
        Trial("bohnanza", "expert", never, KEY, 1)
    )


def test_a_lead_is_certain_outside_its_interval():
    assert lead([2.0, 2.1, 1.9], [1.0, 1.0, 1.0]).certain
    assert not lead([2.0, 0.1, 1.0], [1.0, 1.0, 1.0]).certain


def tune(*options):
    return CliRunner().invoke(app, ["tune", *options], standalone_mode=False)


def test_a_tuning_is_kept_after_each_generation_and_gone_on_with(tmp_path):
    path = tmp_path / "tune.json"
    command = ["bohnanza", "--games", "8", "--against", "expert", "--processes", "1", "--out", str(path)]
    tune(*command, "--generations", "1", "--seed", "3")
    kept = json.loads(path.read_text())
    assert (kept["generation"], kept["seed"]) == (1, 3)
    tune(*command, "--generations", "2")
    kept = json.loads(path.read_text())
    assert (kept["generation"], kept["seed"]) == (2, 3)


def test_an_interrupted_tuning_goes_on_in_the_middle_of_a_generation(tmp_path, monkeypatch):
    whole, broken = tmp_path / "whole.json", tmp_path / "broken.json"
    command = ["bohnanza", "--games", "8", "--against", "expert", "--processes", "1", "--seed", "3"]
    played = []

    def play(trial):
        if len(played) == 7:
            played.append(0.0)
            raise KeyboardInterrupt
        played.append(float(trial.deal % 5) + trial.numbers["patience"])
        return played[-1]

    monkeypatch.setattr("bohnhof.arena.tuning.play_deal", play)
    stopped = tune(*command, "--generations", "1", "--out", str(broken))
    assert stopped.return_value != 0 or stopped.exit_code != 0
    assert len(json.loads(broken.read_text())["played"]) == 7
    tune(*command, "--generations", "1", "--out", str(broken))
    before = len(played)
    tune(*command, "--generations", "1", "--out", str(whole))
    assert json.loads(broken.read_text()) == json.loads(whole.read_text())
    assert before - 1 == len(played) - before


def test_every_game_that_is_played_is_told_to_the_bar():
    heard = []
    run = tuning(games=8)
    for _ in run.run(1, lambda _: None, heard.append):
        pass
    run.compare(PRESENT, PRESENT)
    assert heard == sorted(set(heard))
    assert heard[-1] == run.games(1)


def test_a_tuning_of_another_game_is_not_gone_on_with(tmp_path):
    path = tmp_path / "tune.json"
    tuning(game="high-bohn").progress.write(path)
    with pytest.raises(Exception, match="another game"):
        raise tune("bohnanza", "--out", str(path)).exception
