"""What a scenario expects of the table, compared with what there is, in words."""

from __future__ import annotations

import re
from collections.abc import Callable

from bohnhof.engine.piles import ExtraPile
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import UNSEEN, Player, State
from bohnhof.table.yaml_lines import Path

Words = Callable[[object], str]
"""Puts an expected value into the words the table would use; ExpectationError if it cannot be one."""


class ExpectationError(ValueError):
    """An expectation that is not written as one."""


class Fact:
    """One thing that can be expected: how an expected value is worded, and what there is."""

    def __init__(self, words: Words, actual: str) -> None:
        self.words = words
        self.actual = actual


class Expectations:
    """Compares with one table."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules = rules
        self.s = s
        self._differences: list[tuple[Path, str]] = []

    def differences(self, expected: object) -> list[tuple[Path, str]]:
        """Where in the expectation the table is otherwise, and how."""
        self._differences = []
        if not isinstance(expected, dict):
            self._note((), f"an expectation is written as {', '.join(self._known())}")
            return self._differences
        facts = self._table_facts(expected)
        for key, value in expected.items():
            named = re.fullmatch(r"player ([1-9][0-9]?)", str(key))
            if named is not None and int(named[1]) <= len(self.s.players):
                self._compare_player(key, int(named[1]) - 1, value)
            elif key in facts:
                self._compare((key,), str(key), facts[key], value)
            else:
                self._note((key,), f"“{key}” cannot be expected; there are {', '.join(self._known())}")
        return self._differences

    def _known(self) -> list[str]:
        players = [f"player {seat}" for seat in range(1, len(self.s.players) + 1)]
        return [*players, *self._table_facts({})]

    def _compare_player(self, key: str | int, seat: int, value: object) -> None:
        facts = self._player_facts(self.s.players[seat], value if isinstance(value, dict) else {})
        if not isinstance(value, dict):
            self._note((key,), f"what is expected of a player is written as {', '.join(facts)}")
            return
        for part, wanted in value.items():
            if part in facts:
                self._compare((key, part), f"{part} of {key}", facts[part], wanted)
            else:
                self._note((key, part), f"“{part}” is no part of a player; there are {', '.join(facts)}")

    def _compare(self, path: Path, what: str, fact: Fact, value: object) -> None:
        try:
            expected = fact.words(value)
        except ExpectationError as problem:
            self._note(path, f"{what}: {problem}")
            return
        if expected != fact.actual:
            self._note(path, f"{what} should be {expected}, but is {fact.actual}")

    def _note(self, path: Path, text: str) -> None:
        self._differences.append((path, text))

    # What there is

    def _table_facts(self, expected: dict[object, object]) -> dict[str, Fact]:
        rules, s = self.rules, self.s
        piles = {"draw": s.draw[::-1], "discard": s.discard[::-1], "revealed": s.revealed}
        facts = {name: self._pile_fact(pile) for name, pile in piles.items()}
        for extra, cards in zip(rules.extra_piles, s.extra, strict=True):
            facts[extra.name] = self._extra_fact(extra, cards)
            piles[extra.name] = cards
        for name in ("draw", "discard"):
            key = f"top of {name}"
            facts[key] = self._pile_fact(piles[name][: self._how_many(expected.get(key))])
        for name, pile in piles.items():
            facts[f"cards in {name}"] = Fact(_number, str(len(pile)))
        facts["active"] = Fact(_number, str(s.active + 1))
        facts["phase"] = self._phase_fact(expected.get("phase"))
        facts["awaited"] = _seats_fact(list(rules.awaited(s)))
        facts["passes"] = Fact(_number, str(s.passes))
        facts["offers"] = Fact(_number, str(len(s.offers)))
        facts["over"] = Fact(_truth, _truth(s.over))
        scores: list[object] = [rules.score(s, seat) for seat in range(len(s.players))]
        facts["scores"] = Fact(_numbers, _numbers(scores))
        facts["winners"] = _seats_fact(rules.winners(s))
        return facts

    def _player_facts(self, player: Player, expected: dict[object, object]) -> dict[str, Fact]:
        piles = {"hand": player.hand, "aside": player.aside, "taler": player.taler}
        facts = {name: self._pile_fact(pile) for name, pile in piles.items()}
        facts["fields"] = Fact(self._fields, self._row_words([list(row) for row in player.fields]))
        owned = " ".join([self.rules.privileges[card].id for card in player.owned])
        facts["owned"] = Fact(self._owned, _quoted(owned))
        for name, pile in [*piles.items(), ("owned", player.owned)]:
            facts[f"cards in {name}"] = Fact(_number, str(len(pile)))
        return facts

    def _pile_fact(self, pile: list[int]) -> Fact:
        return Fact(lambda value: self._pile_words(self._cards(value)), self._pile_words(pile))

    def _extra_fact(self, pile: ExtraPile, cards: list[int]) -> Fact:
        actual = _quoted(pile.write(self.rules, cards))
        return Fact(lambda value: self._extra_words(pile, value), actual)

    def _phase_fact(self, value: object) -> Fact:
        """A phase that is expected without its progress is compared without it."""
        if self.s.over:
            return Fact(self._phase, "over")
        now = self.s.agenda[-1]
        name = self.rules.steps[now.step].name
        if isinstance(value, str) and len(value.split()) > 1:
            name = f"{name} {now.progress}"
        return Fact(self._phase, name)

    # How an expected value is worded

    def _phase(self, value: object) -> str:
        words = _text(value).split()
        names = [step.name for step in self.rules.steps]
        if not words or words[0] not in names or len(words) > 2:
            raise ExpectationError(f"there is no phase “{_text(value)}”; there are {', '.join(names)}")
        return " ".join(words)

    def _extra_words(self, pile: ExtraPile, value: object) -> str:
        try:
            cards = pile.read(self.rules, _text(value))
        except ValueError as problem:
            raise ExpectationError(str(problem)) from None
        return _quoted(pile.write(self.rules, cards))

    def _how_many(self, value: object) -> int:
        try:
            return len(self._cards(value))
        except ExpectationError:
            return 0

    def _fields(self, value: object) -> str:
        most = self.rules.most_fields
        if not isinstance(value, list) or len(value) > most:
            raise ExpectationError(f"fields are a list of at most {most} rows")
        rows = [self._cards(row) for row in value]
        return self._row_words(rows + [[]] * (most - len(rows)))

    def _owned(self, value: object) -> str:
        ids = [privilege.id for privilege in self.rules.privileges]
        words = _text(value).split()
        for word in words:
            if word not in ids:
                raise ExpectationError(
                    f"there is no card “{word}” to own; there are {', '.join(ids) or 'none'}"
                )
        return _quoted(" ".join(words))

    def _row_words(self, rows: list[list[int]]) -> str:
        return ", ".join([self._pile_words(row) for row in rows])

    def _pile_words(self, pile: list[int]) -> str:
        return _quoted(self.rules.write_pile(pile))

    def _cards(self, value: object) -> list[int]:
        """The cards a pile is expected to have, as positions write them."""
        cards: list[int] = []
        for token in _text(value).split():
            run = self.rules.read_pile(token)
            if UNSEEN in run:
                names = ", ".join([bean.id for bean in self.rules.beans[1:]])
                raise ExpectationError(f"there is no “{token}”; there are {names}, several as in “blue*3”")
            cards.extend(run)
        return cards


def _quoted(pile: str) -> str:
    return f"“{pile}”" if pile else "empty"


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, list):
        return " ".join([_text(word) for word in value])
    if not isinstance(value, str):
        raise ExpectationError(f"“{value}” should be words, such as “red blue*3”")
    return value


def _number(value: object) -> str:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ExpectationError(f"“{value}” should be a whole number")
    return str(value)


def _numbers(value: object) -> str:
    if not isinstance(value, list):
        raise ExpectationError(f"“{value}” should be a list of numbers, such as [1, 2]")
    return "[" + ", ".join([_number(number) for number in value]) + "]"


def _truth(value: object) -> str:
    if not isinstance(value, bool):
        raise ExpectationError(f"“{value}” should be true or false")
    return "true" if value else "false"


def _seats_fact(seats: list[int]) -> Fact:
    return Fact(_seats, _seats([seat + 1 for seat in seats]))


def _seats(value: object) -> str:
    """Seats in any order."""
    _numbers(value)
    assert isinstance(value, list)
    return _numbers(sorted(value))
