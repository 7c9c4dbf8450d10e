"""Perft: the number of move sequences from fixed positions."""

from pathlib import Path

import pytest
import yaml

from bohnhof.engine.suggestions import suggest_offers
from bohnhof.games import game_ids, rules_of
from bohnhof.testing.counts import CountsError, count_sequences, main, read_counts, split
from bohnhof.testing.properties import answers

FOLDER = Path(__file__).parent / "golden" / "counts"
COUNTED = [counted for path in sorted(FOLDER.glob("*.yaml")) for counted in read_counts(path)]
SMALL = 2500


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: f"{counted.rules.id}: {counted.title}")
def test_the_law_allows_as_many_sequences_as_ever(counted):
    mismatch = counted.mismatch()
    assert not mismatch, mismatch


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_counted_positions_for_each_number_of_seats(game):
    rules = rules_of(game)
    seats = {len(counted.state.players) for counted in COUNTED if counted.rules.id == game}
    assert seats == set(range(rules.fewest_seats, rules.most_seats + 1))


def brute_force(rules, state, depth):
    """Count the sequences independently: try every act, and let only the rules decide."""
    if depth == 0:
        return 1
    found = 0
    for seat in range(len(state.players)):
        answered = [answer for serial in range(1, state.serial + 1) for answer in answers(rules, serial)]
        for action in [*rules.acts.all, *answered, *suggest_offers(rules, state, seat)]:
            after = state.copy()
            if rules.play(after, seat, action) is None:
                found += brute_force(rules, after, depth - 1)
    return found


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: f"{counted.rules.id}: {counted.title}")
def test_small_counts_are_what_brute_force_finds(counted, everything):
    small = SMALL if everything else SMALL // 10
    depth = max(depth for depth, count in counted.counts.items() if count < small or depth == 1)
    assert brute_force(counted.rules, counted.state, depth) == counted.counts[depth]


def test_a_split_adds_up_to_its_count():
    counted = COUNTED[0]
    for depth in (1, 2, 3):
        parts = split(counted.rules, counted.state, depth)
        assert sum(parts.values()) == count_sequences(counted.rules, counted.state, depth) > 0


def test_nothing_is_counted_after_the_end():
    rules = rules_of("bohnanza")
    state = rules.new_game(3, 1)
    rules.end_game(state)
    assert count_sequences(rules, state, 0) == 1
    assert count_sequences(rules, state, 1) == 0
    assert split(rules, state, 2) == {}


def test_a_mismatch_shows_the_first_moves_that_differ(tmp_path):
    path = tmp_path / "counts.yaml"
    data = COUNTED[0].data()
    moves = list(data["split"])
    changed = {move: count for move, count in data["split"].items() if move != moves[0]}
    changed[moves[1]] += 1
    changed["3 dance"] = 7
    counts = {**data["counts"], 2: data["counts"][2] + 1}
    path.write_text(yaml.safe_dump({**data, "counts": counts, "split": changed}), encoding="utf-8")
    mismatch = read_counts(path)[0].mismatch()
    assert f"depth 2: {data['counts'][2]} sequences instead of {counts[2]}" in mismatch
    assert "gone: 3 dance (7)" in mismatch
    assert f"new: {moves[0]} ({data['split'][moves[0]]})" in mismatch
    assert f"{moves[1]}: {data['split'][moves[1]]} instead of {changed[moves[1]]}" in mismatch


def test_a_mismatch_deeper_than_the_kept_split_shows_the_whole_split(tmp_path):
    path = tmp_path / "counts.yaml"
    data = COUNTED[0].data()
    path.write_text(yaml.safe_dump({**data, "counts": {**data["counts"], 3: 1}}), encoding="utf-8")
    counted = read_counts(path)[0]
    mismatch = counted.mismatch()
    for move, count in split(counted.rules, counted.state, 3).items():
        assert f"  {move}: {count}\n" in f"{mismatch}\n"


def test_counts_are_written_into_a_file_of_positions(tmp_path, capsys):
    path = tmp_path / "counts.yaml"
    bare = {key: COUNTED[0].data()[key] for key in ("title", "position", "depth")}
    path.write_text(yaml.safe_dump(bare), encoding="utf-8")
    assert "sequences instead of no count" in read_counts(path)[0].mismatch()
    assert main(["--write", str(path)]) == 0
    assert read_counts(path)[0].data() == COUNTED[0].data()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("title: x", "a counted position has title, position, depth, counts and split"),
        ("position: {game: whist}", "there is no game “whist”"),
        ("position: {game: bohnanza, players: [{}, {}, {}]}", "there are 0 blue cards"),
        ("position: [", "while parsing"),
    ],
)
def test_a_file_that_cannot_be_counted_is_refused_in_one_line(tmp_path, capsys, text, why):
    path = tmp_path / "counts.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CountsError, match=why):
        read_counts(path)
    assert main(["--write", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert path.read_text(encoding="utf-8") == text
