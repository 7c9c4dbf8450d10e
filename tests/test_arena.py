"""Series of games and their statistics."""

from __future__ import annotations

import json
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bohnhof.arena import BrokenGameError, Result, contest, simulate
from bohnhof.arena.result import Tally
from bohnhof.arena.simulate import workers_for
from bohnhof.arena.stopping import Stopping
from bohnhof.bots import UnknownBotError, bot_maker
from bohnhof.engine.position import digest
from bohnhof.games import UnknownGameError, rules_of
from bohnhof.table.seeds import BOTS, DEAL, seed_for, slow_key
from bohnhof.table.table import IllegalMoveError, Table
from tests.commands import running
from tests.patience import wait_until

THREE = ["thrifty", "chance", "chance"]
KEY_OF_9 = slow_key(9)


def without_time(result: Result) -> Result:
    return replace(result, seconds=0)


def test_a_series_is_the_same_for_any_number_of_processes() -> None:
    alone = simulate("bohnanza", 3, THREE, games=11, seed=4)
    together = simulate("bohnanza", 3, THREE, games=11, seed=4, processes=2)
    assert without_time(alone) == without_time(together)
    assert alone.finished == alone.games == 11


def test_another_seed_or_another_seating_is_another_series() -> None:
    one = simulate("bohnanza", 3, THREE, games=1, seed=4)
    assert simulate("bohnanza", 3, THREE, games=1, seed=5).digest != one.digest
    assert simulate("bohnanza", 3, THREE[::-1], games=1, seed=4).digest != one.digest


def test_a_series_sums_up_what_single_tables_play() -> None:
    """Compare a series with single tables, whose bots also get suggested offers."""
    result = simulate("bohnanza", 3, THREE, games=2, seed=9)
    rules = rules_of("bohnanza")
    taler = [0, 0, 0]
    wins = [0.0, 0.0, 0.0]
    acts = shared = 0
    for number in range(2):
        seeds = seed_for(KEY_OF_9, DEAL, number), seed_for(KEY_OF_9, BOTS, number)
        table = Table(rules, seeds[0], [bot_maker(name) for name in THREE], bots_seed=seeds[1])
        table.run()
        acts += table.actions
        winners = rules.winners(table.state)
        shared += len(winners) > 1
        for seat in range(3):
            taler[seat] += len(table.state.players[seat].taler)
            wins[seat] += (seat in winners) / len(winners)
        assert contest.play_game("bohnanza", THREE, KEY_OF_9, number).digest == digest(table.state)
    assert result.taler == tuple([sum_of / 2 for sum_of in taler])
    assert (result.wins, result.shared, result.actions) == (tuple(wins), shared, acts)


def test_a_shared_win_counts_in_parts_and_one_of_no_seat_for_nobody() -> None:
    tally = Tally(3)
    for winners in ([0], [0, 2], [0, 1, 2], []):
        tally.add(contest.Outcome("", 10, [4, 2, 0], winners))
    result = tally.result("some-game", [{"id": "a"}, {"id": "b"}, {"id": "c"}], 4, 1, 0.5)
    assert result.wins == pytest.approx((1 + 1 / 2 + 1 / 3, 1 / 3, 1 / 2 + 1 / 3))
    assert (result.shared, result.nobody, result.finished) == (2, 1, 4)
    assert sum(result.wins) + result.nobody == pytest.approx(result.finished)
    assert result.taler == (4, 2, 0)


def test_what_the_mafia_wins_is_counted() -> None:
    result = simulate("al-cabohne-solo", 1, ["chance"], games=3, seed=1)
    assert (result.wins, result.nobody) == ((0,), 3)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupted_series_counts_what_is_finished(processes: int) -> None:
    def interrupt(finished: int) -> None:
        if finished == 3:
            raise KeyboardInterrupt

    stopped = simulate("bohnanza", 3, ["chance"] * 3, 1000, 1, processes, interrupt)
    three = simulate("bohnanza", 3, ["chance"] * 3, 3, 1)
    assert stopped.finished == 3
    assert stopped.games == 1000
    assert stopped.digest == three.digest
    assert stopped.taler == three.taler


@pytest.mark.skipif(os.name == "nt", reason="sends a signal")
@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_ends_a_series_cleanly(processes: int) -> None:
    script = (
        "import json\n"
        "from bohnhof.arena import simulate\n"
        "if __name__ == '__main__':\n"
        "    tell = lambda finished: print(finished, flush=True)\n"
        f"    result = simulate('bohnanza', 3, ['chance'] * 3, 100000, 1, {processes}, tell)\n"
        "    print(json.dumps(result.data()))\n"
    )
    with running([sys.executable, "-c", script]) as series:
        series.until_printed("\n")
        series.interrupt()
        status, out, err = series.wait()
        wait_until(lambda: not _group_lives(series.process.pid), "no worker outlives the series")
    assert (status, err) == (0, "")
    result = json.loads(out.splitlines()[-1])
    assert 0 < result["finished"] < 100000
    assert result["digest"] == simulate("bohnanza", 3, ["chance"] * 3, result["finished"], 1).digest


@pytest.mark.skipif(os.name == "nt", reason="sends a signal")
def test_who_ignores_interrupts_goes_on_ignoring_them() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        stopping = Stopping()
        with stopping:
            os.kill(os.getpid(), signal.SIGINT)
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert not stopping.wished


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate("bohnanza", 3, ["chance"] * 3, 3, 1, progress=told.append)
    assert told == [1, 2, 3]


@pytest.mark.parametrize(
    ("seats", "bots", "games", "processes", "words"),
    [
        (3, ["chance"] * 4, 1, 1, "3 seats need 3 bots, not 4"),
        (2, ["chance"] * 2, 1, 1, "Bohnanza is for 3 to 5 seats, not 2"),
        (3, ["chance"] * 3, 0, 1, "games should be at least 1"),
        (3, ["chance"] * 3, 1, 0, "processes should be at least 1"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused_in_plain_words(
    seats: int, bots: list[str], games: int, processes: int, words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        simulate("bohnanza", seats, bots, games, 1, processes)


def test_unknown_games_and_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownGameError, match="there is no game “skat”"):
        simulate("skat", 3, THREE, 1, 1)
    with pytest.raises(UnknownBotError, match="there is no bot “nobody”"):
        simulate("bohnanza", 3, ["chance", "chance", "nobody"], 1, 1, processes=2)


BROKEN = """
from bohnhof.bots.chance import Chance
from bohnhof.engine.trading import MakeOffer

class Cheat(Chance):
    name = "cheat"
    def decide(self, view, moves, question):
        return self.rules.acts.plant[2]

class Crash(Chance):
    name = "crash"
    def decide(self, view, moves, question):
        raise RuntimeError("no idea\\nat all")

class Quitter(Chance):
    name = "quitter"
    def decide(self, view, moves, question):
        raise SystemExit(0)

class Mute(Chance):
    name = "mute"
    def decide(self, view, moves, question):
        return None

class Babbler(Chance):
    name = "babbler"
    def decide(self, view, moves, question):
        if not view.revealed or self.seat != view.active or not self.rules.may_offer(view, self.seat):
            return super().decide(view, moves, question)
        mine = [offer for offer in view.offers if offer.maker == self.seat]
        return self.rules.acts.withdraw(mine[0].serial) if mine else MakeOffer(-1, (view.revealed[0],), ())
"""


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Cheat", "cheat on seat 2 may not say “plant 3”"),
        ("Crash", "RuntimeError: no idea at all"),
        ("Quitter", "quitter on seat 2 wants to end the program"),
        ("Mute", "mute on seat 2 does nothing where the table waits for it"),
    ],
)
def test_a_bot_that_fails_is_named_with_seat_and_seed(
    tmp_path: Path, name: str, words: str, processes: int
) -> None:
    path = tmp_path / "broken.py"
    path.write_text(BROKEN)
    bots = ["chance", f"{path}:{name}", "chance"]
    with pytest.raises(BrokenGameError) as caught:
        simulate("bohnanza", 3, bots, 20, 1, processes)
    key = slow_key(1)
    seed, bots_seed = seed_for(key, DEAL), seed_for(key, BOTS)
    seeds = f"with seed {seed} and bots' seed {bots_seed}"
    place = f"game 1 of bohnanza, {seeds}, broke off at bot {bots[1]} on seat 2: "
    assert str(caught.value).startswith(place)
    assert words in str(caught.value)
    table = Table(rules_of("bohnanza"), seed, [bot_maker(bot) for bot in bots], bots_seed=bots_seed)
    with pytest.raises((IllegalMoveError, RuntimeError)):
        table.run()


def test_talking_without_end_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text(BROKEN)
    makers = [bot_maker(bot) for bot in [f"{path}:Babbler"] + ["thrifty"] * 2]
    table = Table(rules_of("bohnanza"), 1, makers, bots_seed=1, keeps_log=False)
    table.most_actions = 1500
    with pytest.raises(IllegalMoveError, match="more than 1500 acts"):
        table.run()


@pytest.mark.parametrize(
    ("processes", "games", "cpus", "workers"),
    [(100_000, 10**6, 4, 4), (100_000, 17, 64, 3), (2, 10**6, 64, 2), (5, 10**6, None, 1)],
)
def test_there_are_no_moreworkers_for_than_work_and_processors(
    monkeypatch: pytest.MonkeyPatch, processes: int, games: int, cpus: int | None, workers: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cpus)
    assert workers_for(processes, games) == workers


def test_a_seed_that_no_game_takes_begins_no_series() -> None:
    with pytest.raises(ValueError, match="a seed is a whole number from 0 to"):
        simulate("bohnanza", 3, THREE, games=1, seed=-1)


def test_a_bot_file_that_ends_the_program_is_no_bot(tmp_path: Path) -> None:
    path = tmp_path / "quits.py"
    path.write_text("raise SystemExit(0)")
    with pytest.raises(UnknownBotError, match="cannot be loaded: SystemExit: 0"):
        bot_maker(f"{path}:Bot")
