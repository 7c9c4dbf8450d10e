"""Default texts for a third-party game, built from its declarations."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, Final

from bohnhof.engine.facts import DECLARED, FactType
from bohnhof.engine.rules import Rules
from bohnhof.engine.steps import Step
from bohnhof.games import derived_from, rules_of

_PRICED: Final = re.compile(r"(.+)-(\d+)")


def readable(name: str) -> str:
    """Return an id in readable form, such as “Magic bean”."""
    return name.replace("-", " ").capitalize()


def default_names(rules: Rules) -> dict[str, Any]:
    """Return names for the game, its beans and its cards."""
    cards: dict[str, dict[str, Any]] = {}
    for card in rules.privileges:
        if card.face:
            continue
        priced = _PRICED.fullmatch(card.id)
        if priced is None:
            cards[card.id] = {"name": readable(card.id), "power": card.power}
        else:
            row = cards.setdefault(priced[1], {"name": readable(priced[1]), "powers": {}})
            row["powers"][priced[2]] = card.power
    return {
        "games": {rules.id: {"title": rules.title or rules.id, "about": ""}},
        "beans": {
            bean.id: {
                "one": f"{readable(bean.id)} bean",
                "many": f"{readable(bean.id)} beans",
                "short": readable(bean.id).replace(" ", "-"),
            }
            for bean in rules.beans[1:]
        },
        "cards": cards,
    }


def default_messages(rules: Rules, told: Collection[str]) -> str:
    """Return a catalogue with titles for the game's own waiting steps and a line for each fact.

    Messages in `told` are left out.
    """
    base = derived_from(rules)
    known = {step.name for step in rules_of(base).steps} if base else set()
    waiting = [step.name for step in rules.steps if type(step).waits_for is not Step.waits_for]
    own = [name for name in dict.fromkeys(waiting) if name and name not in known]
    lines = [
        *[(f"phase-{name}", _plain(name.replace("-", " "))) for name in own],
        *[(f"desk-stop-{name}", _plain(readable(name))) for name in own],
        *[(f"fact-{what.id}", _line(what)) for what in DECLARED.values()],
    ]
    return "".join([f"{name} = {words}\n" for name, words in lines if name not in told])


def _line(what: FactType) -> str:
    """Return the text of a fact's message, with the values of its slots."""
    slots = ", ".join([f"{{ ${slot.name.replace('-', '_')} }}" for slot in what.slots()])
    meaning = _plain(what.meaning.rstrip(".")) + (f" ({slots})." if slots else ".")
    return f"{{ $who_is ->\n    [all] {meaning}\n   *[other] {{ $who }}: {meaning}\n}}"


def _plain(words: str) -> str:
    """Escape text for Fluent."""
    return re.sub(r"[{}]", lambda found: f'{{"{found[0]}"}}', " ".join(words.split()))
