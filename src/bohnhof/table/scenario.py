"""Scenario tests in YAML: a position, actions, refusals and expectations."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import yaml

from bohnhof.engine.actions import Action
from bohnhof.engine.message import Message
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.position import digest, read_position, write_position
from bohnhof.engine.reading import Data, PositionError
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import State
from bohnhof.games import game_ids, rules_for_file
from bohnhof.rulebook import citable
from bohnhof.table.expectations import Expectations
from bohnhof.table.text_files import TextFileError, plain, read_text_file
from bohnhof.table.yaml_lines import Document, Path, YamlError, read_documents
from bohnhof.words import english

MOST_BYTES: Final = 1 << 19

_KEYS: Final = ["title", "cites", "position", "new game", "acts"]
_DEAL: Final = ["game", "seats", "seed", "first"]
_ACT_FORMS: Final = "an act is written as “1: plant 2”, “refused: {1: plant 2, because: …}” or “expect: {…}”"


class ScenarioError(TextFileError):
    """A scenario or a position that cannot be used, and the reason."""


class NoSentence(ScenarioError):
    """An action that is not a valid sentence."""

    def __init__(self, source: str, line: int, reason: Message) -> None:
        super().__init__(source, line, english(reason))
        self.reason = reason


@dataclass
class Outcome:
    """The outcome of one scenario. Each failure is one line that starts with file and line."""

    title: str
    cites: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    """The reason for each expected refusal, on one line that starts with file and line."""

    @property
    def passed(self) -> bool:
        return not self.failures

    def report(self) -> str:
        """Return the failures, and under them the scenario's title and the rules it cites."""
        cites = f" ({', '.join(self.cites)})" if self.cites else ""
        return "\n".join([*self.failures, f"    in “{self.title}”{cites}"])


def check_file(path: str | os.PathLike[str]) -> list[Outcome]:
    """Run every scenario in a file. A file that cannot be read gives one failed outcome."""
    try:
        return [scenario.play() for scenario in scenarios_in(path)]
    except ScenarioError as problem:
        return [Outcome(os.path.basename(path), failures=[str(problem)])]


def scenarios_in(path: str | os.PathLike[str]) -> list[Scenario]:
    """Read the scenarios in a file, without running them."""
    source = os.fspath(path)
    documents = _documents(read_text_file(source, MOST_BYTES, ScenarioError), source)
    if not documents:
        raise ScenarioError(source, 0, "there is no scenario in this file")
    return [Scenario(source, document) for document in documents]


def load_position(path: str | os.PathLike[str]) -> tuple[Rules, State]:
    """Read the rules and the settled state of a file with one position."""
    source = os.fspath(path)
    return read_position_text(read_text_file(source, MOST_BYTES, ScenarioError), source)


def read_position_text(text: str, source: str) -> tuple[Rules, State]:
    """Parse a position in YAML into rules and a settled state.

    Raise ScenarioError if it is invalid.
    """
    documents = _documents(text, source)
    if len(documents) != 1:
        raise ScenarioError(source, 0, f"there should be one position here, not {len(documents)}")
    return _set_up(source, documents[0], ())


def write_position_text(rules: Rules, state: State) -> str:
    """Return a full state as a position in YAML."""
    data = write_position(rules, state)
    return yaml.safe_dump(data, allow_unicode=True, default_flow_style=None, sort_keys=False, width=10**6)


def _documents(text: str, source: str) -> list[Document]:
    try:
        return read_documents(text)
    except YamlError as problem:
        raise ScenarioError(source, problem.line, problem.why) from None


def _set_up(source: str, document: Document, path: Path) -> tuple[Rules, State]:
    """Return the rules and the settled state of the position at a path of a document."""
    data = _at(document, path)
    if not isinstance(data, dict):
        raise ScenarioError(source, document.line(path), "a position is written as game, players, draw …")
    rules = _rules(source, document, path, data, "a position")
    position: Data = {str(key): value for key, value in data.items()}
    try:
        state = read_position(rules, position)
    except PositionError as problem:
        raise ScenarioError(source, document.line((*path, *problem.where)), problem.why) from None
    rules.settle(state)
    return rules, state


def _rules(source: str, document: Document, path: Path, data: Data, what: str) -> Rules:
    game = data.get("game")
    try:
        if game is None:
            raise ValueError(f"{what} says its game; there are: {', '.join(game_ids())}")
        return rules_for_file(str(game))
    except ValueError as problem:
        raise ScenarioError(source, document.line((*path, "game")), str(problem)) from None


def _deal(source: str, document: Document, path: Path) -> tuple[Rules, State]:
    """Deal a new game as the document says."""
    data = _at(document, path)
    if not isinstance(data, dict) or not set(data) <= set(_DEAL):
        raise ScenarioError(source, document.line(path), f"a new game is written as {', '.join(_DEAL)}")
    rules = _rules(source, document, path, data, "a new game")
    numbers: list[int] = []
    for key, usual in (("seats", rules.usual_seats()), ("seed", 0), ("first", 0)):
        value = data.get(key, usual)
        if not isinstance(value, int) or isinstance(value, bool):
            why = f"“{value}” should be a whole number"
            raise ScenarioError(source, document.line((*path, key)), why)
        numbers.append(value)
    seats, seed, first = numbers
    try:
        return rules, rules.new_game(seats, seed, first - 1)
    except ValueError as problem:
        raise ScenarioError(source, document.line(path), str(problem)) from None


def _at(document: Document, path: Path) -> object:
    data = document.data
    for key in path:
        data = data.get(key) if isinstance(data, dict) else None
    return data


class Scenario:
    """One scenario: a document of a scenario file."""

    def __init__(self, source: str, document: Document) -> None:
        self.source = source
        self.document = document
        title = _at(document, ("title",))
        self.title = plain(title, 200) if isinstance(title, str) else ""
        cites = _at(document, ("cites",))
        self.cites = [cite for cite in cites if isinstance(cite, str)] if isinstance(cites, list) else []

    def play(self) -> Outcome:
        """Set up the state, play the actions and compare the expectations."""
        outcome = Outcome(self.title or f"scenario of line {self.document.line()}", self.cites)
        try:
            acts = self._acts()
            rules, state = self._begin()
            for i, act in enumerate(acts):
                outcome.failures.extend(self._do(rules, state, act, ("acts", i), outcome.reasons))
        except ScenarioError as problem:
            outcome.failures.append(str(problem))
        return outcome

    def _begin(self) -> tuple[Rules, State]:
        """Return the rules and the state at the start."""
        named = [key for key in ("position", "new game") if _at(self.document, (key,)) is not None]
        if len(named) > 1:
            raise self._error(("new game",), "a scenario has a position or a new game, not both")
        if named == ["new game"]:
            return _deal(self.source, self.document, ("new game",))
        return _set_up(self.source, self.document, ("position",))

    def _acts(self) -> list[object]:
        """Check that the scenario is complete and has no unknown parts, and return its actions."""
        data = self.document.data
        if not isinstance(data, dict):
            raise self._error((), f"a scenario is written as {', '.join(_KEYS)}")
        for key in data:
            if key not in _KEYS:
                raise self._error((key,), f"“{key}” is no part of a scenario; there are {', '.join(_KEYS)}")
        if not self.title:
            raise self._error(("title",), "a scenario needs a title, in words")
        cites = data.get("cites", [])
        if not isinstance(cites, list) or len(cites) != len(self.cites):
            raise self._error(("cites",), "“cites” should be a list of rule ids, such as [BO 6.5, R2]")
        for i, cite in enumerate(self.cites):
            if cite not in citable():
                raise self._error(("cites", i), f"“{cite}” is cited, but there is no such rule")
        acts = data.get("acts")
        if not isinstance(acts, list) or not acts:
            raise self._error(("acts",), f"a scenario needs a list of acts; {_ACT_FORMS}")
        return acts

    def _do(self, rules: Rules, state: State, act: object, path: Path, reasons: list[str]) -> Sequence[str]:
        """Run one entry and return its failures; ScenarioError if the rest cannot be run."""
        if not isinstance(act, dict) or len(act) != 1:
            raise self._error(path, _ACT_FORMS)
        [(key, value)] = act.items()
        path = (*path, key)
        if key == "expect":
            differences = Expectations(rules, state).differences(value)
            return [str(self._error((*path, *where), why)) for where, why in differences]
        if key == "refused":
            return self._refused(rules, state, value, path, reasons)
        action, seat = self._action(rules, key, value, path)
        reason = rules.play(state, seat, action)
        if reason is not None:
            raise self._error(path, f"seat {key} may not say “{value}”: {english(reason)}")
        return []

    def _refused(
        self, rules: Rules, state: State, data: object, path: Path, reasons: list[str]
    ) -> Sequence[str]:
        """Check that an action is refused.

        An invalid sentence counts as refused only if `because` gives the reason; otherwise it may
        be a typo.
        """
        said = dict(data) if isinstance(data, dict) else {}
        said.pop("because", None)
        if not isinstance(data, dict) or len(said) != 1:
            raise self._error(path, "a refusal is written as “{1: plant 2, because: …}”")
        [(key, sentence)] = said.items()
        before = digest(state)
        try:
            action, seat = self._action(rules, key, sentence, (*path, key))
            reason = rules.play(state, seat, action)
        except NoSentence as problem:
            if "because" not in data:
                raise
            reason = problem.reason
        if reason is None:
            raise self._error(path, f"seat {key} should not be allowed to say “{sentence}”, but is")
        if digest(state) != before:
            raise self._error(path, f"“{sentence}” of seat {key} is refused, but changes the table")
        told = english(reason)
        reasons.append(str(self._error((*path, key), f"seat {key}: {sentence}: {reason.id}: {told}")))
        because = data.get("because", reason.id)
        if because not in (reason.id, told):
            why = f"refused because of {reason.id} (“{told}”), expected was “{because}”"
            return [str(self._error((*path, "because"), why))]
        return []

    def _action(self, rules: Rules, key: object, sentence: object, path: Path) -> tuple[Action, int]:
        if not isinstance(key, int):
            raise self._error(path, f"“{key}” should be a seat, “refused” or “expect”; {_ACT_FORMS}")
        if not isinstance(sentence, str):
            raise self._error(path, f"“{sentence}” should be a sentence; {_ACT_FORMS}")
        try:
            return read_sentence(rules, sentence), key - 1
        except SentenceError as problem:
            raise NoSentence(self.source, self.document.line(path), problem.reason) from None

    def _error(self, path: Path, why: str) -> ScenarioError:
        return ScenarioError(self.source, self.document.line(path), why)
