"""The part of an insight that is the same for all viewers."""

from __future__ import annotations

from bohnhof.engine.choices import Choice
from bohnhof.engine.insight import choice_of, look_at_field
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import SPECTATOR, UNSEEN, Row, State
from bohnhof.engine.view import count_unseen
from bohnhof.live.text_cache import TextCache


class PublicInsight:
    """Progress, scores, fields and unseen cards as public information, from a spectator's view.

    In a game with `local_fields`, fields are copied from `before` if their owner's cards have not
    changed.
    """

    def __init__(self, texts: TextCache, v: State, before: PublicInsight | None = None) -> None:
        rules = texts.rules
        self.v = v
        self.progress = texts.progress(v)
        self.scores = texts.scores(v)
        self.unseen: list[int] = count_unseen(rules, v) if before is None else before.unseen
        """Unseen cards by kind. The list is never changed in place; it is reused while it holds."""
        if before is not None:
            unseen = count_unseen_since(rules, v, before.v, before.unseen)
            if unseen != self.unseen:
                self.unseen = unseen
        self.open: list[list[bool]] = []
        """By owner and index: whether the field exists."""
        self.bodies: list[list[str]] = []
        """By owner and index: the field as JSON, up to the value of `harvest`."""
        self.rows: list[str] = []
        """By owner: the fields as JSON, as others see them."""
        same = before is not None and v.extra == before.v.extra
        for owner, player in enumerate(v.players):
            if before is not None and same and player.grows_like(before.v.players[owner]):
                self.open.append(before.open[owner])
                self.bodies.append(before.bodies[owner])
                self.rows.append(before.rows[owner])
                continue
            fields = range(rules.most_fields)
            there = [rules.ask_has_field(v, owner, field) for field in fields]
            bodies = [
                texts.field_body(look_at_field(rules, v, owner, field, SPECTATOR))
                if before is None
                else texts.field_body_at(v, owner, field, there[field])
                for field in fields
            ]
            self.open.append(there)
            self.bodies.append(bodies)
            self.rows.append(f"[{','.join([f'{body}null}}' for body in bodies])}]")

    def harvests(self, rules: Rules, v: State, seat: int) -> list[Choice | None]:
        """Return the harvest choice for each of the seat's fields, None where no field exists."""
        return [
            choice_of(rules, v, seat, rules.acts.harvest[field]) if there else None
            for field, there in enumerate(self.open[seat])
        ]


def count_unseen_beside(rules: Rules, v: State, other: State, unseen: list[int]) -> list[int]:
    """Count a view's unseen cards by kind, from the count for another view of the same state."""
    left = unseen[:]
    if rules.hides_hands_only and not rules.extra_beans and other.viewer == SPECTATOR:
        if v.viewer != SPECTATOR:
            for card in v.players[v.viewer].hand:
                left[rules.kind(card)] -= 1
        left[UNSEEN] = 0
        return left
    _recount(rules, left, v.draw, other.draw)
    for number in rules.extra_beans:
        _recount(rules, left, v.extra[number], other.extra[number])
    for seat, player in enumerate(v.players):
        _recount(rules, left, player.hand, other.players[seat].hand)
    left[UNSEEN] = 0
    return left


def count_unseen_since(rules: Rules, v: State, before: State, unseen: list[int]) -> list[int]:
    """Count a view's unseen cards by kind, from the count for an earlier view."""
    left = unseen[:]
    _recount(rules, left, v.discard, before.discard)
    _recount_row(rules, left, v.revealed, before.revealed)
    for seat, player in enumerate(v.players):
        old = before.players[seat]
        if player.aside is old.aside and player.grows_like(old):
            continue
        _recount_row(rules, left, player.aside, old.aside)
        _recount_row(rules, left, player.taler, old.taler)
        for place, row in enumerate(player.fields):
            _recount_row(rules, left, row, old.fields[place])
    return count_unseen_beside(rules, v, before, left)


def _recount_row(rules: Rules, left: list[int], row: Row, other: Row) -> None:
    if row != other:
        _recount(rules, left, list(row), list(other))


def _recount(rules: Rules, left: list[int], pile: list[int], other: list[int]) -> None:
    """Update a count for a pile that replaces `other`.

    Most piles only grow or shrink at their end, so the common beginning is skipped.
    """
    if pile == other:
        return
    same = min(len(pile), len(other))
    if pile[:same] != other[:same]:
        same = 0
    for card in other[same:]:
        left[rules.kind(card)] += 1
    for card in pile[same:]:
        left[rules.kind(card)] -= 1
