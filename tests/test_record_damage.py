"""Damaged records are refused with line and reason, and saving is atomic."""

import os
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnhof import __version__
from bohnhof.engine.position import digest
from bohnhof.table import record as record_module
from bohnhof.table.record import (
    MOST_BYTES,
    RecordError,
    load,
    read_record,
    record_of,
    save,
    write_record,
)
from tests.patience import wait_until
from tests.tables import NAMES, finished_record, small_record, small_table, table_after


def sealed(text: str) -> str:
    """Return a record with a matching checksum, so that only its content can be wrong."""
    body = text[: text.index("checksum: ")]
    return f"{body}checksum: {zlib.crc32(body.encode()):08x}\n"


# Damage


def test_a_record_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    whole = small_record().encode()
    record = read_record(whole.decode(), "x")
    path = tmp_path / "cut.txt"
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        if length == len(whole) - 1:
            assert load(path) == record
            continue
        with pytest.raises(RecordError) as caught:
            load(path)
        assert str(caught.value).startswith(f"{path}:")
        assert "\n" not in str(caught.value)


EDITS: dict[str, Callable[[list[str], int], list[str]]] = {
    "left out": lambda lines, i: lines[:i] + lines[i + 1 :],
    "doubled": lambda lines, i: [*lines[: i + 1], *lines[i:]],
    "swapped": lambda lines, i: [*lines[:i], *lines[i : i + 2][::-1], *lines[i + 2 :]],
    "longer": lambda lines, i: [*lines[:i], lines[i] + "1", *lines[i + 1 :]],
    "spaced": lambda lines, i: [*lines[:i], lines[i] + " ", *lines[i + 1 :]],
    "shorter": lambda lines, i: [*lines[:i], lines[i][:-1], *lines[i + 1 :]],
    "emptied": lambda lines, i: [*lines[:i], "", *lines[i + 1 :]],
    "shouted": lambda lines, i: [*lines[:i], lines[i].upper(), *lines[i + 1 :]],
    "renumbered": lambda lines, i: [*lines[:i], lines[i].replace("1", "2"), *lines[i + 1 :]],
    "another line": lambda lines, i: [*lines[:i], lines[(i * 7 + 3) % len(lines)], *lines[i + 1 :]],
}


@pytest.mark.parametrize("edit", EDITS)
def test_a_record_with_one_line_changed_is_refused(edit: str) -> None:
    lines = small_record().split("\n")[:-1]
    refused = 0
    for i in range(len(lines)):
        changed = EDITS[edit](lines[:], i)
        if changed == lines:
            continue
        with pytest.raises(RecordError) as caught:
            read_record("\n".join(changed) + "\n", "game.txt")
        assert str(caught.value).startswith("game.txt:")
        assert 1 <= caught.value.line <= len(lines) + 1
        refused += 1
    assert refused > 5


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_record_with_one_character_changed_is_refused(data: st.DataObject) -> None:
    text = small_record()
    at = data.draw(st.integers(0, len(text) - 2))
    char = data.draw(st.characters(exclude_categories=["Cs"]).filter(lambda char: char != text[at]))
    with pytest.raises(RecordError) as caught:
        read_record(text[:at] + char + text[at + 1 :], "game.txt")
    assert "\n" not in str(caught.value)


def test_in_a_finished_game_too_a_changed_line_is_refused() -> None:
    lines = write_record(finished_record()).split("\n")[:-1]
    for i in [*range(0, len(lines), 60), len(lines) - 3]:
        with pytest.raises(RecordError):
            read_record("\n".join(EDITS["left out"](lines, i)) + "\n", "x")


def test_an_offer_exchanged_for_another_that_came_to_nothing_is_noticed() -> None:
    changed = small_record().replace("green for stink", "chili for stink")
    with pytest.raises(RecordError, match=r"^x:25: edited: the text does not fit its checksum$"):
        read_record(changed, "x")
    assert read_record(sealed(changed), "x").digest == digest(small_table().state)


@pytest.mark.parametrize(
    ("old", "new", "refusal"),
    [
        ("bohnhof record 1\n", "", "1: this is no record; a record begins with “bohnhof record 1”"),
        ("record 1\n", "record one\n", "1: this is no record; a record begins with “bohnhof record 1”"),
        ("record 1\n", "record 2\n", f"1: this record has the newer format 2; Bohnhof {__version__} reads"),
        ("record 1\n", "record 0\n", "1: there is no record format 0; Bohnhof reads format 1"),
        ("game: bohnanza", "game: skat", "2: there is no game “skat”; there are: bohnanza"),
        ("game: bohnanza\n", "", "10: the header “game: …” is missing above this line"),
        ("seed: 3\n", "", "10: the header “seed: …” is missing above this line"),
        ("seat 2: Ben (chance)\n", "", "10: the header “seat 2: …” is missing above this line"),
        ("seed: 3\n", "seed: 3\nseed: 3\n", "7: “seed” stands here for the second time"),
        ("seed: 3\n", "seeds: 3\n", "6: this is no header; there are game, rules, version, seats, seed,"),
        ("seed: 3\n", "seed: three\n", "6: “three” should be a whole number"),
        ("seed: 3\n", "seed: -3\n", f"6: “-3” should be a number from 0 to {2**160 - 1}"),
        ("seed: 3\n", f"seed: {'3' * 5000}\n", "6: “333"),
        ("seats: 3\n", "seats: 0\n", "5: “0” should be a number from 1 to 99"),
        ("seats: 3\n", "seats: 2\n", "10: there is no seat 3 among 2"),
        ("first: 2\n", "first: 4\n", "7: “4” should be a number from 1 to 3"),
        ("Cem (chance)\n", "Cem\n", "10: a seat is written as a name and, in brackets, its bot"),
        (" Cem (", " C\x1bem (", "10: edited: this line should be “seat 3: C em (chance)”"),
        ("2 plant 1\n", "2 plan 1\n", "12: can’t read “plan 1”; start with"),
        ("2 plant 1\n", "plant 1\n", "12: an act is written as a seat and a sentence: “2 plant 1”"),
        ("2 plant 1\n", "7 plant 1\n", "12: there is no seat 7 among 3"),
        ("2 plant 1\n", "0 plant 1\n", "12: there is no seat 0 among 3"),
        ("2 plant 1\n", "1 plant 1\n", "12: seat 1 may not say “plant 1”: It is not your turn."),
        ("2 plant 1\n", "2 harvest 1\n", "12: seat 2 may not say “harvest 1”: That field is empty."),
        ("2 plant 1\n", "2  plant 1\n", "12: edited: this line should be “2 plant 1”"),
        ("2 plant 1\n", "02 plant 1\n", "12: edited: this line should be “2 plant 1”"),
        ("\ndigest: ", "\nscores: 1 2 3\ndigest: ", "24: there are scores, but the game is not over"),
        ("\ndigest: ", "\nscores: 1 x 3\ndigest: ", "24: “x” should be a whole number"),
        ("\ndigest: ", "\ndigest: 0", "24: edited: the acts lead to the digest "),
        ("\ndigest: ", "\nnothing: ", "24: here the digest of the last state should stand,"),
    ],
)  # fmt: skip
def test_one_thing_wrong_is_told_in_words_with_its_line(old: str, new: str, refusal: str) -> None:
    text = small_record()
    assert old in text
    with pytest.raises(RecordError) as caught:
        read_record(sealed(text.replace(old, new, 1)), "game.txt")
    assert str(caught.value).startswith(f"game.txt:{refusal}")
    assert len(str(caught.value)) < 700


def test_a_seat_count_that_the_game_does_not_have_is_refused() -> None:
    text = small_record().replace("seats: 3\n", "seats: 6\n").replace("seat 3: Cem (chance)\n", "".join(
        [f"seat {seat}: X (chance)\n" for seat in range(3, 7)]
    ))  # fmt: skip
    with pytest.raises(RecordError, match=r"^x:5: Bohnanza is for 3 to 5 seats, not 6$"):
        read_record(sealed(text), "x")


def test_scores_that_are_not_those_of_the_game_are_refused() -> None:
    record = finished_record()
    assert record.scores is not None
    line = len(record.acts) + 12
    true_scores = " ".join(map(str, record.scores))
    record.scores[1] += 1
    with pytest.raises(RecordError) as caught:
        read_record(write_record(record), "x")
    assert str(caught.value) == f"x:{line}: edited: the game is over, and its scores are “{true_scores}”"
    record.scores = None
    with pytest.raises(RecordError, match=rf"^x:{line}: edited: the game is over, and its scores are"):
        read_record(write_record(record), "x")


def test_an_act_after_the_end_of_the_game_is_refused() -> None:
    record = finished_record()
    record.acts.append((0, "harvest 1"))
    with pytest.raises(RecordError, match=r"seat 1 may not say “harvest 1”: The game is over.$"):
        read_record(write_record(record), "x")


def test_nothing_follows_the_checksum() -> None:
    with pytest.raises(RecordError, match=r"^x:26: nothing may follow after the checksum$"):
        read_record(small_record() + "more\n", "x")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    latin = tmp_path / "latin.txt"
    latin.write_bytes(small_record().encode("latin-1"))
    with pytest.raises(RecordError, match=r"latin\.txt:8: this is no UTF-8 text$"):
        load(latin)
    (tmp_path / "empty.txt").write_bytes(b"")
    with pytest.raises(RecordError, match=r"empty\.txt:1: this is no record"):
        load(tmp_path / "empty.txt")
    with pytest.raises(RecordError, match=r"none\.txt: cannot be read \(No such file or directory\)$"):
        load(tmp_path / "none.txt")
    with pytest.raises(RecordError, match=r": cannot be read \(.*\)$"):
        load(tmp_path)


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        file.truncate(1 << 30)  # a sparse file
    with pytest.raises(RecordError, match=r"large\.txt: is larger than 1024 KiB$"):
        load(path)
    assert len(write_record(finished_record())) * 20 < MOST_BYTES


# Saving


def test_a_saved_record_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    record = record_of(table_after(9), NAMES[:3])
    save(path, record)
    assert load(path) == record
    longer = record_of(table_after(30), NAMES[:3])
    save(str(path), longer)
    assert load(str(path)) == longer
    assert path.read_bytes() == write_record(longer).encode()
    assert os.listdir(tmp_path) == ["game.txt"]


@pytest.mark.parametrize("broken", ["fsync", "replace"])
@pytest.mark.parametrize("problem", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_an_interrupted_save_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, problem: BaseException
) -> None:
    path = tmp_path / "game.txt"
    save(path, record_of(table_after(9), NAMES[:3]))
    before = path.read_bytes()

    def fail(*_: object) -> None:
        raise problem

    monkeypatch.setattr(record_module.os, broken, fail)
    expected = RecordError if isinstance(problem, OSError) else KeyboardInterrupt
    with pytest.raises(expected) as caught:
        save(path, record_of(table_after(30), NAMES[:3]))
    if isinstance(problem, OSError):
        assert str(caught.value) == f"{path}: cannot be saved (No space left on device)"
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.txt"]


def test_a_save_that_is_killed_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    short = record_of(table_after(9), NAMES[:3])
    long = record_of(table_after(200), NAMES[:3])
    save(path, short)
    save(tmp_path / "long.txt", long)
    loop = (
        "import sys; from bohnhof.table.record import load, save\n"
        "one, other = load(sys.argv[1]), load(sys.argv[2]); print(flush=True)\n"
        "while True: save(sys.argv[1], other); save(sys.argv[1], one)\n"
    )
    command = [sys.executable, "-c", loop, str(path), str(tmp_path / "long.txt")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        seen: set[int] = set()
        wait_until(lambda: seen.add((short, long).index(load(path))) or len(seen) == 2, "both are saved")
        process.kill()
    assert load(path) in (short, long)


def test_a_file_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    record = record_of(table_after(0), NAMES[:3])
    with pytest.raises(RecordError, match=r"game\.txt: cannot be saved \(No such file or directory\)$"):
        save(tmp_path / "nowhere" / "game.txt", record)
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError, match=r"folder: cannot be saved \(.*\)$"):
        save(tmp_path / "folder", record)
    assert os.listdir(tmp_path) == ["folder"]


@pytest.mark.skipif(os.name == "nt", reason="links and modes of POSIX")
def test_a_save_keeps_links_and_modes(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save(path, record_of(table_after(0), NAMES[:3]))
    path.chmod(0o640)
    (tmp_path / "link.txt").symlink_to(path)
    longer = record_of(table_after(9), NAMES[:3])
    save(tmp_path / "link.txt", longer)
    assert (tmp_path / "link.txt").is_symlink()
    assert load(path) == longer
    assert path.stat().st_mode & 0o777 == 0o640
