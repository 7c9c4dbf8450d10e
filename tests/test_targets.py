"""Targets: actions name what they affect, so that no client parses sentences."""

from __future__ import annotations

from typing import get_args

import pytest

from bohnhof.engine.notation import read_sentence
from bohnhof.engine.rules import Rules
from bohnhof.engine.targets import PLACES, WAYS, Target
from bohnhof.games import game_ids, rules_of
from bohnhof.rooms.messages.terms import At, By

MOST_CARDS = 20


def there(rules: Rules, target: Target) -> bool:
    """Return whether a game has the thing that an action names."""
    beans = [bean.id for bean in rules.beans[1:]]
    cards = [card.id for card in rules.privileges]
    ids = {
        **dict.fromkeys(("hand", "behind", "ready", "taler"), beans),
        "card": cards,
        "family": [card.rpartition("-")[0] for card in cards],
        "rival": [boss.id for boss in getattr(rules, "bosses", [])],
    }
    most = {"place": MOST_CARDS, "drawn": MOST_CARDS, "field": rules.most_fields, "seat": rules.most_seats}
    if target.at in ids:
        return target.id in ids[target.at] and target.number == 0
    if target.at in most:
        return 0 < target.number <= most[target.at] and target.id == ""
    return target.at in PLACES and target[1:] == (0, "")


@pytest.mark.parametrize("game", game_ids())
def test_closed_acts_name_only_things_that_the_game_has(game: str) -> None:
    rules = rules_of(game)
    for act in rules.acts.all:
        targets = act.targets(rules)
        assert all(there(rules, target) for target in targets), act.sentence(rules)
        assert act.by in WAYS


@pytest.mark.parametrize("game", game_ids())
def test_the_sentence_for_a_copy_names_its_position(game: str) -> None:
    rules = rules_of(game)
    for act in rules.acts.all:
        copy = act.for_copy(rules)
        if copy:
            chosen = read_sentence(rules, copy.replace("#", "2"))
            assert type(chosen) is type(act)
            assert chosen.sentence(rules) == copy.replace("#", "2")
            assert any(target.at in ("hand", "behind") for target in act.targets(rules))


def test_the_wire_has_the_same_words() -> None:
    assert get_args(At) == PLACES
    assert get_args(By) == WAYS
