"""The front end's own checks, and its agreement with the texts of Python."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import build_page
from bohnhof.bots.registry import bot_maker
from bohnhof.engine.insight import Insight
from bohnhof.engine.message import Message
from bohnhof.engine.state import SPECTATOR
from bohnhof.games import game_ids, rules_of
from bohnhof.table.table import Table
from bohnhof.telling import telling_of
from bohnhof.words import LANGUAGES, Speech
from tests.web_page.awaited import moments

PLAYERS = ["Ada", "Bea", "Cem", "Dora", "Eli"]
EVERY = 7
"""Interval in actions between compared positions. The story is compared completely."""


@cache
def messages_of_a_game(game: str) -> list[tuple[int, Message]]:
    """Return the messages to one seat and to spectators during a game, once per kind."""
    rules = rules_of(game)
    telling = telling_of(rules)
    table = Table(rules, 3, [bot_maker("thrifty")] * rules.fewest_seats, bots_seed=3)
    said: list[tuple[int, Message]] = []
    while not table.state.over:
        table.step()
        if table.actions % EVERY:
            continue
        view = table.view(0)
        insight = Insight(rules, view, 0)
        choices = [planting.choice for planting in insight.plantings]
        choices += [purchase.choice for purchase in insight.purchases]
        said += [(0, choice.refusal) for choice in choices if choice.refusal]
        said += [(0, meaning) for move in rules.moves(view, 0) if (meaning := telling.meaning(view, 0, move))]
        phase = telling.phase(view)
        if phase:
            said += [(0, phase.title), *[(0, line) for line in phase.advice]]
    for seat in (0, SPECTATOR):
        for told in table.log_for(seat):
            said += [(seat, line) for line in telling.story(told.facts, seat)]
    view = table.view(SPECTATOR)
    said += [(seat, telling.score(view, seat).made_of) for seat in range(rules.fewest_seats)]
    said += [(0, rival.made_of) for rival in telling.rivals(view)]
    return [*said, (0, telling.verdict(view))]


def spoken(language: str, games: Sequence[str]) -> list[dict[str, Any]]:
    """Return each message and sentence of these games once, with its text from Python."""
    messages: dict[tuple[object, ...], tuple[int, Message]] = {}
    sentences: set[str] = set()
    for game in games:
        rules = rules_of(game)
        sentences.update(act.sentence(rules) for act in rules.acts.all)
        for seat, line in messages_of_a_game(game):
            values = [(name, repr(argument)) for name, argument in line.arguments.items()]
            messages.setdefault((seat, line.id, *values), (seat, line))
    found: list[dict[str, Any]] = []
    for seat, line in messages.values():
        words = Speech(language, PLAYERS, seat).say(line)
        listener = seat + 1 if seat >= 0 else None
        found.append({"language": language, "seat": listener, "message": line.data(), "words": words})
    for sentence in sorted(sentences):
        words = Speech(language, PLAYERS).sentence(sentence)
        found.append({"language": language, "seat": None, "sentence": sentence, "words": words})
    return found


@pytest.mark.usefixtures("page_tools")
def test_the_page_passes_its_own_tests_and_says_and_awaits_what_python_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, everything: bool
) -> None:
    """Run the front end's tests. The default set compares each game in one language."""
    file = tmp_path / "spoken.json"
    lines = [
        line
        for number, language in enumerate(LANGUAGES)
        for line in spoken(language, game_ids() if everything else game_ids()[number :: len(LANGUAGES)])
    ]
    file.write_text(json.dumps({"players": PLAYERS, "spoken": lines}), encoding="utf-8")
    monkeypatch.setitem(os.environ, "BOHNHOF_SPOKEN", str(file))
    file = tmp_path / "awaited.json"
    file.write_text(json.dumps([moment for game in game_ids() for moment in moments(game)]), encoding="utf-8")
    monkeypatch.setitem(os.environ, "BOHNHOF_AWAITED", str(file))
    # a single process halves the cost
    assert build_page.npm(["run", "--silent", "test", "--", "--pool=threads", "--no-isolate"]) == 0


@pytest.mark.long
@pytest.mark.usefixtures("page_tools")
def test_the_page_is_sound_typescript() -> None:
    assert build_page.npm(["run", "--silent", "check"]) == 0
