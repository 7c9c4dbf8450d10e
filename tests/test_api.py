"""The public API `import bohnhof`, and the page that documents it."""

from __future__ import annotations

import json
import os
import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bohnhof
from bohnhof import games
from bohnhof.engine.position import digest
from bohnhof.engine.trading import MakeOffer
from bohnhof.games import rules_of
from bohnhof.games.bohnanza.rules import Bohnanza
from tests.commands import SRC

pytestmark = pytest.mark.both_engines

PAGE = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")


def started(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SRC)},
    )


def test_every_public_name_exists_and_the_page_describes_it() -> None:
    assert dir(bohnhof) == sorted(bohnhof.__all__)
    for name in set(bohnhof.__all__) - {"__version__"}:
        assert getattr(bohnhof, name).__name__.removeprefix("bohnhof.") == name
        if not name.startswith("Unknown"):
            assert f"`{name}`" in PAGE or f"bohnhof.{name}" in PAGE
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        bohnhof.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_importing_prints_nothing_loads_little_and_never_exits() -> None:
    heavy = "('rich', 'typer', 'yaml', 'fluent', 'bohnhof.engine', 'bohnhof.games', 'bohnhof.cli')"
    ran = started(f"import bohnhof, sys; assert not [name for name in {heavy} if name in sys.modules]")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    interrupted = (
        "import sys\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'bohnhof.game':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "sys.argv = ['bohnhof']\n"
        "import bohnhof\n"
        "try:\n"
        "    bohnhof.new('bohnanza')\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted')\n"
    )
    assert started(interrupted).stdout == "interrupted\n"


def test_a_game_is_played_by_sentences_and_by_acts_alike() -> None:
    one, two = bohnhof.new("bohnanza", 3, 5), bohnhof.new("bohnanza", 3, 5)
    for _ in range(40):
        seat = one.awaited[0]
        assert [act.sentence(two.rules) for act in two.acts(seat)] == one.moves(seat)
        one.play(seat, one.moves(seat)[-1])
        two.play(seat, two.acts(seat)[-1])
    assert one.log == two.log
    assert digest(one.state) == digest(two.state)


def test_sensible_offers_are_among_the_moves_while_one_may_make_any() -> None:
    game = bohnhof.new("bohnanza", 3, 5)
    seat = game.awaited[0]
    other = (seat + 1) % 3
    assert not any(isinstance(act, MakeOffer) for act in game.acts(other))
    game.play(seat, "plant 1")
    game.play(seat, "done")
    assert any(isinstance(act, MakeOffer) for act in game.acts(other))
    for sentence in game.moves(other):
        game.copy().play(other, sentence)


def test_a_refusal_changes_nothing_and_survives_a_pickle() -> None:
    game = bohnhof.new("bohnanza", seed=3)
    before = digest(game.state)
    seat = game.awaited[0]
    with pytest.raises(bohnhof.Refused) as refused:
        game.play(seat, "done")
    assert str(refused.value) == "Phase 1: you must plant your front card."
    assert refused.value.reason.id == "bohnanza-first-card"
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    with pytest.raises(bohnhof.Refused, match=re.escape("There is no such seat.")):
        game.play(7, "plant 1")
    assert (digest(game.state), game.log) == (before, [])


def test_seats_and_seed_are_chosen_where_nobody_says_them() -> None:
    assert [bohnhof.new(game).seats for game in ("bohnanza", "al-cabohne", "al-cabohne-solo")] == [4, 2, 1]
    assert bohnhof.new("bohnanza").seed != bohnhof.new("bohnanza").seed
    with pytest.raises(ValueError, match="Bohnanza is for 3 to 5 seats, not 2"):
        bohnhof.new("bohnanza", seats=2)
    with pytest.raises(bohnhof.UnknownGameError, match="there is no game “skat”"):
        bohnhof.new("skat")


class Short(Bohnanza):
    id = "short"
    title = "Short"

    def passes(self, s: object) -> int:
        return 1


def test_a_rulebook_of_ones_own_is_played_and_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_made", dict(games._made))
    game = bohnhof.new(Short(), 3, 2)
    while not game.over:
        game.play(game.awaited[0], game.moves(game.awaited[0])[0])
    assert bohnhof.Game.from_record(game.record()).scores == game.scores
    assert bohnhof.new(rules_of("bohnanza"), 3, 2).id == "bohnanza"
    bohnhof.new(Short(), 3, 2)

    class Other(Bohnanza):
        id = "short"

    with pytest.raises(bohnhof.UnknownGameError, match="Other calls itself “short”, as another game does"):
        bohnhof.new(Other())


def test_nobody_has_won_before_the_end_nor_where_the_mafia_has() -> None:
    game = bohnhof.new("al-cabohne-solo", seed=1)
    assert game.winners == ()
    while not game.over:
        game.play(0, game.moves(0)[-1])
    assert game.winners == ()
    assert game.awaited == ()


def test_an_untrue_record_is_no_game() -> None:
    text = bohnhof.new("bohnanza", 3, 2).record()
    with pytest.raises(bohnhof.RecordError, match="this record:6: "):
        bohnhof.Game.from_record(text.replace("seed: 2", "seed: x"))


def test_a_result_becomes_json() -> None:
    result = bohnhof.simulate("bohnanza", 3, ["chance"] * 3, games=1, seed=1)
    data = json.loads(json.dumps(result.data()))
    assert data["wins"] == list(result.wins)
    assert data["bots"] == ["chance"] * 3
