"""What is told about a table as JSON, for whoever sends it to somebody. Everything here is made from a view:
no byte of it depends on what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from json.encoder import encode_basestring_ascii as quoted

from bohnhof.engine.actions import Action
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Message
from bohnhof.engine.phrases import make_room
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.telling.games import telling_of
from bohnhof.telling.story import MOST_REMEMBERED
from bohnhof.telling.telling import Phase


def standing_text(rules: Rules, view: State, phase: str) -> str:
    """Where the game stands; `phase` is the part of it that is the same for all."""
    telling = telling_of(rules)
    expected = [
        f'{{"seat":{seat + 1},"what":{telling.expected(view, seat).text()}}}' for seat in rules.awaited(view)
    ]
    return f'{{{phase},"expected":[{",".join(expected)}]}}'


def phase_text(rules: Rules, view: State) -> str:
    telling = telling_of(rules)
    phase = telling.phase(view)
    title = phase.title if phase else telling.phase_title(view)
    return _phase_text(rules.steps[view.agenda[-1].step].name if view.agenda else "", title, phase)


@lru_cache(MOST_REMEMBERED)
def _phase_text(name: str, title: Message, phase: Phase | None) -> str:
    step = quoted(name) if name else "null"
    advice = ",".join([line.text() for line in phase.advice]) if phase else ""
    cites = ",".join([quoted(cited) for cited in phase.cites]) if phase else ""
    return f'"step":{step},"title":{title.text()},"advice":[{advice}],"cites":[{cites}]'


class Moves:
    """What one seat may do; not written again where it is as it was."""

    def __init__(self) -> None:
        self._moves: list[Action] = []
        self._meanings: list[Message | None] = []
        self._text = "[]"

    def text(self, rules: Rules, view: State, seat: int) -> str:
        telling = telling_of(rules)
        moves = rules.moves(view, seat)
        meanings = [telling.meaning(view, seat, move) for move in moves]
        if moves != self._moves or meanings != self._meanings:
            self._text = (
                f"[{','.join([_move_text(rules, move, meanings[i]) for i, move in enumerate(moves)])}]"
            )
            self._moves = moves
            self._meanings = meanings
        return self._text


def _move_text(rules: Rules, move: Action, meaning: Message | None) -> str:
    told = "null" if meaning is None else meaning.text()
    known = rules.phrases.moves
    key = (move.index, told)
    text = known.get(key) if move.index >= 0 else None
    if text is None:
        text = f'{{"sentence":{quoted(move.sentence(rules))},"meaning":{told}}}'
        if move.index >= 0:
            make_room(known)
            known[key] = text
    return text


def told_text(rules: Rules, number: int, seat: int, sentence: str, told: Sequence[Fact], reader: int) -> str:
    """An act and what happened by it, as its reader may know it."""
    known = rules.phrases.told
    key = (seat, sentence, reader, *[(fact.key(), fact.known) for fact in told])
    text = known.get(key)
    if text is None:
        make_room(known)
        facts = ",".join([_fact_text(rules, fact) for fact in told])
        story = ",".join([line.text() for line in telling_of(rules).story(told, reader)])
        text = known[key] = (
            f'"seat":{seat + 1},"sentence":{quoted(sentence)},"facts":[{facts}],"story":[{story}]}}'
        )
    return f'{{"number":{number},{text}'


def _fact_text(rules: Rules, fact: Fact) -> str:
    known = rules.phrases.facts
    key = fact.key()
    text = known.get(key)
    if text is None:
        make_room(known)
        text = known[key] = fact.text(rules)
    return text
