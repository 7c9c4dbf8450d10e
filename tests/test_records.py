"""Records: written, read, replayed and resumed."""

import pickle
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bohnhof
from bohnhof import __version__
from bohnhof import games as games_made
from bohnhof.bots.chance import Chance
from bohnhof.engine.chance import MOST_SEED
from bohnhof.engine.notation import read_sentence
from bohnhof.engine.position import digest, read_position
from bohnhof.engine.state import NOBODY
from bohnhof.games import rules_at, rules_of
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.table.record import (
    RecordError,
    Replay,
    load,
    read_record,
    record_of,
    resume,
    write_record,
)
from bohnhof.table.table import Table
from tests.tables import NAMES, finished_record, small_record, small_table, table_after

pytestmark = pytest.mark.both_engines
GOLDEN = Path(__file__).parent / "golden"

games = st.builds(
    table_after,
    acts=st.integers(0, 120),
    seed=st.integers(0, MOST_SEED),
    seats=st.integers(3, 5),
    first=st.integers(NOBODY, 2),
)


# Writing and reading


@given(games)
@settings(max_examples=40, deadline=None)
def test_a_record_is_read_as_it_was_written(table: Table) -> None:
    record = record_of(table, NAMES[: len(table.bots)])
    text = write_record(record)
    again = read_record(text, "game.txt")
    assert again == record
    assert write_record(again) == text


def test_a_record_looks_like_this() -> None:
    body = (
        f"bohnhof record 1\ngame: bohnanza\nrules: 3\nversion: {__version__}\nseats: 3\nseed: 3\nfirst: 2\n"
        "seat 1: Änn (person)\nseat 2: Ben (chance)\nseat 3: Cem (chance)\n"
        "\n2 plant 1\n2 plant 2\n1 offer 2: green for stink\n2 decline 1\n2 offer 1: stink for blue\n"
        "1 accept 2\n2 done\n1 plant stink 1\n2 plant red 2\n2 harvest 2\n2 plant blue 2\n"
        f"\ndigest: {digest(small_table().state)}\n"
    )
    assert small_record() == f"{body}checksum: {zlib.crc32(body.encode()):08x}\n"


def test_only_a_finished_game_has_scores() -> None:
    record = finished_record()
    table = Replay(record).run()
    assert table.state.over
    assert record.scores == [table.rules.score(table.state, seat) for seat in range(3)]
    assert f"\nscores: {' '.join(map(str, record.scores))}\ndigest: " in write_record(record)
    assert "scores" not in small_record()


def test_a_start_player_is_written_only_if_the_table_named_one() -> None:
    assert "first:" not in write_record(record_of(table_after(3), NAMES[:3]))
    assert "\nfirst: 3\n" in write_record(record_of(table_after(3, first=2), NAMES[:3]))


def test_a_record_before_the_first_act_is_complete() -> None:
    record = record_of(table_after(0), NAMES[:3])
    assert read_record(write_record(record), "x") == record
    assert resume(record, [Chance] * 3).acts == []


def test_windows_line_ends_and_a_missing_last_newline_do_no_harm(tmp_path: Path) -> None:
    text = small_record()
    record = read_record(text, "x")
    assert read_record(text.replace("\n", "\r\n"), "x") == record
    assert read_record(text.removesuffix("\n"), "x") == record
    (tmp_path / "marked").write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load(tmp_path / "marked") == record


@given(st.lists(st.text(max_size=60), min_size=3, max_size=3))
@settings(max_examples=60, deadline=None)
def test_whatever_people_call_themselves_stays_on_its_line(names: list[str]) -> None:
    record = record_of(table_after(2), names)
    assert read_record(write_record(record), "x") == record
    assert all(0 < len(name) <= 40 and name.isprintable() for name in record.names if name.isascii())


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee ", "Ann Lee"),
        ("Ann\nseed: 3\r\n\x1b[31m", "Ann seed: 3 [31m"),
        ("Ann (person)", "Ann (person)"),
        ("\u202egnitirw\u2028", "gnitirw"),
        ("", "Seat 1"),
        ("\ud800", "Seat 1"),
        ("x" * 50, "x" * 39 + "…"),
    ],
)
def test_a_name_is_cleaned(given_name: str, name: str) -> None:
    record = record_of(table_after(0), [given_name, "Ben", "Cem"])
    assert record.names[0] == name
    assert f"\nseat 1: {name} (chance)\n" in write_record(record)


def test_the_name_of_a_bot_cannot_break_its_brackets() -> None:
    class Odd(Chance):
        name = "odd (bot)\nof mine"

    table = Table(rules_of("bohnanza"), 1, [Odd, None, Chance])
    record = record_of(table, NAMES[:3])
    assert record.players == ["odd (bot) of mine", "person", "chance"]
    assert read_record(write_record(record), "x") == record


def test_names_must_be_as_many_as_seats() -> None:
    with pytest.raises(ValueError, match="2 names for 3 seats"):
        record_of(table_after(0), ["Ann", "Ben"])


# Replaying and resuming


@given(games, st.data())
@settings(max_examples=25, deadline=None)
def test_a_replay_passes_through_every_state_of_the_game(table: Table, data: st.DataObject) -> None:
    record = record_of(table, NAMES[: len(table.bots)])
    until = data.draw(st.integers(0, len(record.acts)))
    replay = Replay(record)
    replay.run(until)
    twin = table_after(until, table.seed, len(table.bots), table.first)
    assert digest(replay.state) == digest(twin.state)
    assert replay.acts_done == until
    steps = []
    while not replay.finished:
        act = replay.step()
        steps.append((act.seat, act.sentence))
    assert steps == record.acts[until:]
    assert digest(replay.state) == record.digest


def test_a_replay_goes_only_where_there_are_acts() -> None:
    record = record_of(table_after(9), NAMES[:3])
    replay = Replay(record)
    with pytest.raises(
        RecordError, match=r"^this record: there is no act 10 to go to: 0 of 9 acts are done$"
    ):
        replay.run(10)
    replay.run(5)
    with pytest.raises(RecordError, match=r"^this record: there is no act 4 to go to: 5 of 9 acts are done$"):
        replay.run(4)
    assert replay.acts_done == 5


@given(games)
@settings(max_examples=15, deadline=None)
def test_a_resumed_game_goes_on_to_its_end(table: Table) -> None:
    seats = len(table.bots)
    record = read_record(write_record(record_of(table, NAMES[:seats])), "x")
    resumed = resume(record, [Chance] * seats)
    assert resumed.acts == table.acts
    assert digest(resumed.state) == digest(table.state)
    assert resumed.run() is None
    assert resumed.acts[: len(table.acts)] == table.acts
    finished = record_of(resumed, NAMES[:seats])
    assert read_record(write_record(finished), "x") == finished


def test_a_resumed_table_has_counted_the_offers_of_the_turn() -> None:
    table = Table(rules_of("bohnanza"), 42, [None] * 3, first=0)
    for sentence in ["plant 1", "done", *[f"offer 2: nothing for {kind}" for kind in ("blue", "soy", "red")]]:
        assert table.act(0, read_sentence(table.rules, sentence)) is None
    resumed = resume(record_of(table, NAMES[:3]), [Chance] * 3)
    rules, state = resumed.rules, resumed.state
    for kind in ("chili", "garden"):
        assert resumed.schedule.may_propose(rules, state, 0)
        assert resumed.act(0, read_sentence(rules, f"offer 2: nothing for {kind}")) is None
    assert not resumed.schedule.may_propose(rules, state, 0)


def test_a_game_is_resumed_with_as_many_players_as_it_had() -> None:
    with pytest.raises(RecordError, match=r"^this record: 2 players for 3 seats$"):
        resume(record_of(table_after(9), NAMES[:3]), [Chance] * 2)


def test_a_record_that_was_never_a_text_names_the_act_that_is_wrong() -> None:
    record = record_of(table_after(9), NAMES[:3])
    seat, _ = record.acts[4]
    record.acts[4] = (seat, "harvest 3")
    with pytest.raises(
        RecordError, match=rf"^this record: act 5: seat {seat + 1} may not say “harvest 3”: You "
    ):
        Replay(record).run()
    record.acts[4] = (9, "harvest 3")
    with pytest.raises(RecordError, match=r"^this record: act 5: there is no seat 10 among 3"):
        Replay(record).run()
    record.game = "skat"
    with pytest.raises(RecordError, match=r"^this record: there is no game “skat”; there are: bohnanza"):
        Replay(record)


# Other rules


class FirstRevision(Bohnanza):
    """Bohnanza as it was before its rules were changed."""

    revision = 1


class LaterRevision(Bohnanza):
    """Bohnanza as a later Bohnhof might play it."""

    revision = 4

    def hand_size(self):
        return 6


def test_a_record_names_the_revision_of_its_rules_from_the_second_on():
    table = Table(FirstRevision(), 7, [Chance] * 3)
    assert "\ngame: bohnanza\nversion: " in write_record(record_of(table, NAMES[:3]))
    table = Table(LaterRevision(), 7, [Chance] * 3)
    assert "\ngame: bohnanza\nrules: 4\nversion: " in write_record(record_of(table, NAMES[:3]))


def test_a_record_of_other_rules_is_called_that_and_not_damaged(monkeypatch):
    record, text = record_of(table_after(9), NAMES[:3]), small_record()
    monkeypatch.setitem(games_made._made, "bohnanza", LaterRevision())
    why = "recorded under revision 3 of the rules of “bohnanza”; this Bohnhof plays revision 4, so it cannot"
    with pytest.raises(RecordError, match=f"^old:3: this game was {why}"):
        read_record(text, "old")
    with pytest.raises(RecordError, match=why):
        resume(record, [Chance] * 3)
    again = write_record(record_of(table_after(9), NAMES[:3]))
    assert "\nrules: 4\n" in again
    assert read_record(again, "new").revision == 4


def test_a_record_of_a_later_revision_is_refused_at_its_line():
    text = small_record().replace("\nrules: 3\n", "\nrules: 4\n")
    with pytest.raises(RecordError, match=r"^new:3: .*under revision 4 .* plays revision 3"):
        read_record(text, "new")


def test_a_record_of_the_former_revision_is_replayed_and_continued_by_its_own_rules():
    text = (GOLDEN / "former" / "al-cabohne-2.record").read_text(encoding="utf-8")
    game = bohnhof.Game.from_record(text)
    assert (game.rules.revision, game.over) == (2, True)
    assert "\nrules: 2\n" in game.record()
    game.undo()
    assert pickle.loads(pickle.dumps(game.rules)).revision == 2
    assert game.copy().rules.revision == 2


def test_a_table_that_was_begun_under_the_former_revision_goes_on_under_it():
    former = rules_at("al-cabohne", 2)
    at_the_end = {"phase": "next", "active": 1, "players": [{"fields": ["chili"]}, {}], "draw": "rest"}
    position = {"game": "al-cabohne", "al": "blue", "don": "pole", **at_the_end}
    assert [waiting(rules, position) for rules in (former, rules_of("al-cabohne"))] == [(1,), (0,)]


def test_the_former_rabohnzel_activates_a_spell_that_was_learnt_after_a_swap():
    players = [{"fields": ["cap*2"], "owned": "spell-swap-up"}, {"owned": "trade"}, {"owned": "move"}]
    position = {"game": "rabohnzel", "phase": "magic", "players": players, "spells": "chance rest"}
    for rules, may in ((rules_at("rabohnzel", 3), "chance"), (rules_of("rabohnzel"), "trade")):
        state = read_position(rules, {**position, "draw": "rest"})
        for sentence in ("cast spell-swap on 2", "harvest 1", f"activate {may}"):
            assert rules.play(state, 0, read_sentence(rules, sentence)) is None


def waiting(rules, position):
    """Return the seats that are awaited in a position."""
    state = read_position(rules, position)
    rules.settle(state)
    return rules.awaited(state)
