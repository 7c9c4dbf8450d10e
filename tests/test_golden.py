"""Golden games: every stored record replays to its digest, and every act keeps its number."""

from pathlib import Path

import pytest

from bohnhof.games import game_ids, rules_of
from bohnhof.games.rabohnzel.beanometers import usual
from bohnhof.table.record import RecordError, load, write_record
from bohnhof.testing.golden import ACTS, BOTS, decided, golden_game, golden_name, main, numbered

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.rglob("*.record"))
NAMES = [
    golden_name(game, seats)
    for game in game_ids()
    for seats in range(rules_of(game).fewest_seats, rules_of(game).most_seats + 1)
]


@pytest.mark.both_engines
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_digest(path):
    record = load(path)
    assert record.scores is not None, "a golden game is a whole game"
    assert path.name.startswith(golden_name(record.game, record.seats).removesuffix(".record"))


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_golden_game_for_each_number_of_seats(name):
    game = name.rpartition("-")[0]
    assert (FOLDER / name).exists(), f"make it: python -m bohnhof.testing.golden --write {game}"


@pytest.mark.parametrize("game", game_ids())
def test_the_bots_of_a_golden_game_play_the_same_game_again(game):
    seats = rules_of(game).fewest_seats
    assert write_record(golden_game(game, seats)) == write_record(golden_game(game, seats))


@pytest.mark.parametrize("game", game_ids())
def test_every_act_keeps_its_number(game):
    frozen = (FOLDER / ACTS / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    found = numbered(rules_of(game)).splitlines()
    assert found == frozen, "learned policies depend on these numbers: new acts go to the end"
    assert len(found) == rules_of(game).acts.size


@pytest.mark.parametrize("game", game_ids())
def test_bots_decide_the_same_on_every_python(game):
    kept = (FOLDER / BOTS / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    again = f"if that was meant, delete the file and: python -m bohnhof.testing.golden --write {game}"
    assert decided(rules_of(game)).splitlines() == kept, again


def test_another_edition_of_rabohnzel_has_the_same_numbers():
    other = rules_of(f"rabohnzel {usual().line.replace('sword=4/6/8/10', 'sword=3/6/8/10')}")
    assert other.edition
    assert numbered(other) == numbered(rules_of("rabohnzel"))


def test_an_edited_golden_game_does_not_replay(tmp_path):
    text = RECORDS[0].read_text(encoding="utf-8")
    lines = text.split("\n")
    del lines[len(lines) // 2]
    damaged = tmp_path / "damaged.record"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(RecordError):
        load(damaged)


def test_missing_golden_games_are_written_and_existing_ones_are_left_alone(tmp_path, capsys):
    game = game_ids()[0]
    names = [name for name in NAMES if name.rpartition("-")[0] == game]
    kept = tmp_path / names[0]
    kept.write_text("mine", encoding="utf-8")
    assert main(["--write", game, "--folder", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.glob("*.record")) == sorted(names)
    assert (tmp_path / ACTS / f"{game}.txt").read_text(encoding="utf-8") == numbered(rules_of(game))
    assert kept.read_text(encoding="utf-8") == "mine"
    assert all(load(tmp_path / name).scores for name in names[1:])
    capsys.readouterr()
    assert main(["--write", game, "--folder", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"everything golden of {game} is there already\n"


def test_golden_games_of_an_unknown_game_are_refused_in_one_line(tmp_path, capsys):
    assert main(["--write", "whist", "--folder", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("there is no game “whist”; there are: ")
    assert not list(tmp_path.iterdir())
