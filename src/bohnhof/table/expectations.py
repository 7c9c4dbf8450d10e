"""Compare a state with what a scenario expects, in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bohnhof.engine.piles import UNSEEN_WORD, ExtraPile
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import EVERYONE, NOBODY, SPECTATOR, UNSEEN, Offer, Player, State
from bohnhof.table.yaml_lines import Path

Words = Callable[[object], str]
"""A function that converts an expected value to the words used for the actual one.

It raises ExpectationError if the value is invalid.
"""


class ExpectationError(ValueError):
    """An invalid expectation, and the reason."""


class Fact:
    """A property that can be expected: the conversion of an expected value, and the actual one."""

    def __init__(self, words: Words, actual: str) -> None:
        self.words = words
        self.actual = actual


class Expectations:
    """A comparison of expectations with one state."""

    def __init__(self, rules: Rules, s: State) -> None:
        self.rules = rules
        self.s = s
        self._differences: list[tuple[Path, str]] = []

    def differences(self, expected: object) -> list[tuple[Path, str]]:
        """Return every difference from the state: its path in the expectation, and what it is."""
        self._differences = []
        if not isinstance(expected, dict):
            self._note((), f"an expectation is written as {', '.join(self._known())}")
            return self._differences
        facts = self._table_facts(expected)
        for key, value in expected.items():
            named = re.fullmatch(r"(player|seat) ([1-9][0-9]?)( sees)?|(spectator) sees", str(key))
            if named is not None and int(named[2] or 0) <= len(self.s.players) and self._is_part(named):
                seat = int(named[2] or SPECTATOR + 1) - 1
                if named[1] == "player":
                    self._compare_player(key, seat, value)
                else:
                    seen = Expectations(self.rules, self.rules.view(self.s, seat)).differences(value)
                    self._differences.extend([((key, *path), f"{key}: {why}") for path, why in seen])
            elif key == "offers" and isinstance(value, list):
                self._compare_offers(value)
            elif key in facts:
                self._compare((key,), str(key), facts[key], value)
            else:
                self._note((key,), f"“{key}” cannot be expected; there are {', '.join(self._known())}")
        return self._differences

    def _is_part(self, named: re.Match[str]) -> bool:
        """Return whether a name is valid here: `player 1`, or for a full state `seat 1 sees`."""
        if named[1] == "player":
            return not named[3]
        return self.s.viewer == NOBODY and bool(named[3] or named[4])

    def _known(self) -> list[str]:
        players = [f"player {seat}" for seat in range(1, len(self.s.players) + 1)]
        views = [] if self.s.viewer != NOBODY else ["seat 1 sees", "spectator sees"]
        return [*players, *views, *self._table_facts({})]

    def _compare_offers(self, expected: list[object]) -> None:
        """Compare the open offers, oldest first, in the parts that are mentioned."""
        if len(expected) != len(self.s.offers):
            self._note(("offers",), f"offers should be {len(expected)}, but are {len(self.s.offers)}")
            return
        for i, (value, offer) in enumerate(zip(expected, self.s.offers, strict=True)):
            facts = self._offer_facts(offer)
            if not isinstance(value, dict):
                self._note(("offers", i), f"what is expected of an offer is written as {', '.join(facts)}")
                continue
            for part, wanted in value.items():
                if part in facts:
                    self._compare(("offers", i, part), f"{part} of offer {offer.serial}", facts[part], wanted)
                else:
                    why = f"“{part}” is no part of an offer; there are {', '.join(facts)}"
                    self._note(("offers", i, part), why)

    def _offer_facts(self, offer: Offer) -> dict[str, Fact]:
        declined = [seat for seat in range(len(self.s.players)) if offer.declined >> seat & 1]
        partner = "all" if offer.partner == EVERYONE else str(offer.partner + 1)
        return {
            "serial": Fact(_number, str(offer.serial)),
            "by": Fact(_number, str(offer.maker + 1)),
            "to": Fact(lambda value: "all" if value == "all" else _number(value), partner),
            "give": self._pile_fact(list(offer.give), ordered=False),
            "want": self._pile_fact(list(offer.want), ordered=False),
            "places": Fact(_numbers, _numbers(list(offer.places))),
            "declined": _seats_fact(declined),
        }

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

    # Actual values

    def _table_facts(self, expected: dict[object, object]) -> dict[str, Fact]:
        rules, s = self.rules, self.s
        piles = {"draw": s.draw[::-1], "discard": s.discard[::-1], "revealed": s.revealed}
        facts = {name: self._pile_fact(pile, name != "revealed") for name, pile in piles.items()}
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
        if s.viewer == NOBODY:
            facts["scores"] = self._scores_fact(expected.get("scores"))
            facts["winners"] = self._winners_fact(expected.get("winners"))
        return facts

    def _scores_fact(self, value: object) -> Fact:
        """Of all seats in their order or, by name, of some of them and the rival without a seat."""
        rules, s = self.rules, self.s
        scores: dict[object, object] = {seat + 1: rules.score(s, seat) for seat in range(len(s.players))}
        if not isinstance(value, dict):
            return Fact(_numbers, _numbers(list(scores.values())))
        named = {**scores, **self._rival()}
        there = {key: named[key] for key in value if key in named}
        return Fact(lambda scores: _named_numbers(scores, list(named)), _named_numbers(there, list(named)))

    def _winners_fact(self, value: object) -> Fact:
        """Return the winners as a fact. The rival wins if no seat does, and need not be named."""
        winners, rival = self.rules.winners(self.s), self.rules.rival
        name = value[0] if isinstance(value, list) and len(value) == 1 else value
        if not isinstance(name, str):
            return _seats_fact(winners)
        won = rival if rival and not winners else _seats([seat + 1 for seat in winners])
        return Fact(lambda _: name, won)

    def _rival(self) -> dict[object, object]:
        """Return the score of the rival without a seat, by its name; empty if there is none."""
        told, rival = self.rules.own_insight(self.s, 0), self.rules.rival
        return {rival: told[rival]} if rival in told else {}

    def _player_facts(self, player: Player, expected: dict[object, object]) -> dict[str, Fact]:
        piles = {"hand": player.hand, "aside": player.aside, "taler": player.taler}
        facts = {name: self._pile_fact(pile, name != "aside") for name, pile in piles.items()}
        facts["fields"] = self._fields_fact(player, expected.get("fields"))
        owned = " ".join(sorted([self.rules.privileges[card].id for card in player.owned]))
        facts["owned"] = Fact(self._owned, _quoted(owned))
        for name, pile in [*piles.items(), ("owned", player.owned)]:
            facts[f"cards in {name}"] = Fact(_number, str(len(pile)))
        return facts

    def _fields_fact(self, player: Player, value: object) -> Fact:
        """Return all fields in order, or those that are expected by number or name."""
        rows = [list(row) for row in player.fields]
        if not isinstance(value, dict):
            return Fact(self._fields, self._row_words(rows))
        numbers: dict[object, int] = {field + 1: field for field in range(len(rows))}
        numbers.update(self.rules.field_words)
        there = {name: rows[numbers[name]] for name in value if name in numbers}
        return Fact(self._named_fields, self._named_rows(there))

    def _named_fields(self, value: object) -> str:
        assert isinstance(value, dict)
        known = [*range(1, self.rules.most_fields + 1), *self.rules.field_words]
        for name in value:
            if name not in known:
                raise ExpectationError(f"there is no field “{name}”; there are {', '.join(map(str, known))}")
        return self._named_rows({name: self._cards(row) for name, row in value.items()})

    def _named_rows(self, rows: dict[object, list[int]]) -> str:
        return ", ".join([f"{name}: {self._pile_words(row)}" for name, row in rows.items()])

    def _pile_fact(self, pile: Sequence[int], ordered: bool = True) -> Fact:
        def words(cards: Sequence[int]) -> str:
            return self._pile_words(cards if ordered else sorted(cards))

        return Fact(lambda value: words(self._cards(value)), words(pile))

    def _extra_fact(self, pile: ExtraPile, cards: list[int]) -> Fact:
        actual = self._extra_text(pile, cards)
        return Fact(lambda value: self._extra_words(pile, value), actual)

    def _phase_fact(self, value: object) -> Fact:
        """Return the phase, with its progress only if that is expected too."""
        if self.s.over:
            return Fact(self._phase, "over")
        now = self.s.agenda[-1]
        name = self.rules.steps[now.step].name
        if isinstance(value, str) and len(value.split()) > 1:
            name = f"{name} {now.progress}"
        return Fact(self._phase, name)

    # Expected values, in the same words

    def _phase(self, value: object) -> str:
        words = _text(value).split()
        names = [step.name for step in self.rules.steps]
        if not words or words[0] not in names or len(words) > 2:
            raise ExpectationError(f"there is no phase “{_text(value)}”; there are {', '.join(names)}")
        return " ".join(words)

    def _extra_words(self, pile: ExtraPile, value: object) -> str:
        words = self._words(value)
        hidden = self.s.viewer != NOBODY and UNSEEN_WORD in words
        try:
            cards = (
                pile.cards(self.rules, words)
                if hidden or not words
                else pile.read(self.rules, " ".join(words))
            )
        except ValueError as problem:
            raise ExpectationError(str(problem)) from None
        return self._extra_text(pile, cards)

    def _extra_text(self, pile: ExtraPile, cards: list[int]) -> str:
        """Write a pile as positions do, or word by word if it has unseen cards."""
        hidden = UNSEEN in cards
        words = pile.words(self.rules, cards) if hidden else pile.write(self.rules, cards).split()
        return _quoted(" ".join(words if pile.ordered else sorted(words)))

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
        words = self._words(value)
        for word in words:
            if word not in ids:
                raise ExpectationError(
                    f"no card to own is called “{word}”; the cards are {', '.join(ids) or 'none'}"
                )
        return _quoted(" ".join(sorted(words)))

    def _row_words(self, rows: list[list[int]]) -> str:
        return ", ".join([self._pile_words(row) for row in rows])

    def _pile_words(self, pile: Sequence[int]) -> str:
        return _quoted(self.rules.write_pile(pile))

    def _cards(self, value: object) -> list[int]:
        """Parse the cards that a pile is expected to have, in the notation of positions."""
        cards: list[int] = []
        for token in self._words(value):
            run = self.rules.read_pile(token)
            if UNSEEN in run and (self.s.viewer == NOBODY or token != UNSEEN_WORD):
                names = ", ".join([bean.id for bean in self.rules.beans[1:]])
                raise ExpectationError(f"there is no “{token}”; there are {names}, several as in “blue*3”")
            cards.extend(run)
        return cards

    def _words(self, value: object) -> list[str]:
        """Split a text into words; `?*3` stands for three unseen cards."""
        words: list[str] = []
        for word in _text(value).split():
            run = re.fullmatch(r"\?\*([1-9][0-9]{0,2})", word)
            words.extend([word] if run is None else [UNSEEN_WORD] * int(run[1]))
        return words


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


def _named_numbers(value: object, names: list[object]) -> str:
    assert isinstance(value, dict)
    for name in value:
        if name not in names:
            raise ExpectationError(f"“{name}” has no score; there are {', '.join(map(str, names))}")
    return ", ".join([f"{name}: {_number(number)}" for name, number in value.items()])


def _truth(value: object) -> str:
    if not isinstance(value, bool):
        raise ExpectationError(f"“{value}” should be true or false")
    return "true" if value else "false"


def _seats_fact(seats: list[int]) -> Fact:
    return Fact(_seats, _seats([seat + 1 for seat in seats]))


def _seats(value: object) -> str:
    """Write seats in ascending order."""
    _numbers(value)
    assert isinstance(value, list)
    return _numbers(sorted(value))
