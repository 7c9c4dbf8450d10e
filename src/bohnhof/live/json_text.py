"""Serialize what a server sends about a table.

Everything is computed from views, so that no byte depends on information hidden from its reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from json.encoder import encode_basestring_ascii as quoted

from bohnhof.engine.actions import Action
from bohnhof.engine.facts import Fact
from bohnhof.engine.json_writer import words_text
from bohnhof.engine.message import Message
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import EVERYONE, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.telling import Phase, telling_of


def standing_text(rules: Rules, view: State, phase: str) -> str:
    """Serialize where the game stands; `phase` is the part that is the same for all."""
    telling = telling_of(rules)
    expected = [
        f'{{"seat":{seat + 1},"what":{telling.expected(view, seat).text()}}}' for seat in rules.awaited(view)
    ]
    return f'{{{phase},"expected":[{",".join(expected)}]}}'


def phase_text(rules: Rules, view: State) -> str:
    """Serialize the description of the current step, as entries of a JSON object."""
    return step_text(*step_of(rules, view))


def step_of(rules: Rules, view: State) -> tuple[str, Message, Phase | None]:
    """Return the name of the current step ("" if over), its title and its description."""
    telling = telling_of(rules)
    phase = telling.phase(view)
    title = phase.title if phase else telling.phase_title(view)
    return rules.steps[view.agenda[-1].step].name if view.agenda else "", title, phase


def step_text(name: str, title: Message, phase: Phase | None) -> str:
    """Serialize the result of `step_of`, as entries of a JSON object."""
    step = quoted(name) if name else "null"
    advice = ",".join([line.text() for line in phase.advice]) if phase else ""
    cites = ",".join([quoted(cited) for cited in phase.cites]) if phase else ""
    return f'"step":{step},"title":{title.text()},"advice":[{advice}],"cites":[{cites}]'


def move_text(rules: Rules, move: Action, meaning: Message | None) -> str:
    """Serialize a move and its meaning."""
    meant = "null" if meaning is None else meaning.text()
    return f'{{"sentence":{quoted(move.sentence(rules))},"meaning":{meant}}}'


def offer_text(rules: Rules, offer: MakeOffer) -> str:
    """Serialize a suggested offer."""
    to = "null" if offer.partner == EVERYONE else str(offer.partner + 1)
    give = words_text([rules.beans[kind].id for kind in offer.give])
    want = words_text([rules.beans[kind].id for kind in offer.want])
    return f'{{"sentence":{quoted(offer.sentence(rules))},"to":{to},"give":{give},"want":{want}}}'


def told_text(rules: Rules, number: int, seat: int, sentence: str, told: Sequence[Fact], reader: int) -> str:
    """Serialize an action and its events as `reader` may know them."""
    return f'{{"number":{number},{act_text(rules, seat, sentence, told, reader)}'


def act_text(rules: Rules, seat: int, sentence: str, told: Sequence[Fact], reader: int) -> str:
    """Serialize an action and its events without its number and the opening brace."""
    facts = ",".join([fact.text(rules) for fact in told])
    story = ",".join([line.text() for line in telling_of(rules).story(told, reader)])
    return f'"seat":{seat + 1},"sentence":{quoted(sentence)},"facts":[{facts}],"story":[{story}]}}'
