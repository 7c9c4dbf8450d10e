"""Insight: what clients show and could otherwise only derive from the rules, in one call."""

from __future__ import annotations

from json import loads
from typing import TYPE_CHECKING, Final

from bohnhof.engine.choices import Answers, Choice, Field, Planting, Purchase
from bohnhof.engine.json_writer import JsonWriter
from bohnhof.engine.state import ONE
from bohnhof.engine.view import count_unseen

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.reading import Data
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, Row, State

MOST_MORE: Final = 20
"""Maximum number of additional beans for which thresholds are computed."""


class Insight:
    """The information that the rules add to one view. For spectators, choices are empty."""

    def __init__(self, rules: Rules, v: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.view = v
        self.awaited = rules.awaited(v)
        self.passes = rules.passes(v)
        self.current_pass = min(v.passes + 1, self.passes)
        self.may_offer = seat >= 0 and rules.may_offer(v, seat)
        self.fields = look_at_fields(rules, v, seat)
        """Fields, by seat and index."""
        self.plantings = plantings(rules, v, seat)
        self.purchases = purchases(rules, v, seat)
        self.answers = answers(rules, v, seat)
        self.unseen = count_unseen(rules, v)
        """By kind: the number of cards that this view does not show."""
        self.more = rules.own_insight(v, seat)
        """Data that only this game has."""

    def __reduce__(self) -> tuple[object, ...]:
        return (Insight, (self.rules, self.view, self.seat))

    def __repr__(self) -> str:
        return f"Insight({self.rules!r}, {self.view!r}, {self.seat})"

    def allowed_answers(self, offer: Offer) -> list[Action]:
        """Return the viewer's legal answers to an open offer."""
        return [
            choice.act
            for answers in self.answers
            if answers.offer.serial == offer.serial
            for choice in answers.choices
            if choice.refusal is None
        ]

    def data(self) -> Data:
        """Return the insight as JSON data."""
        data: Data = loads(JsonWriter(self.rules).insight(self))
        return data


def choice_of(rules: Rules, v: State, seat: int, act: Action) -> Choice:
    return Choice(act, rules.refusal(v, seat, act))


def look_at_fields(rules: Rules, v: State, seat: int) -> list[list[Field]]:
    """Return the fields by owner and index, as `seat` sees them."""
    places = range(rules.most_fields)
    return [
        [look_at_field(rules, v, owner, field, seat) for field in places] for owner in range(len(v.players))
    ]


def look_at_field(rules: Rules, v: State, owner: int, field: int, seat: int) -> Field:
    """Return a field of `owner`, as `seat` sees it."""
    row = v.players[owner].fields[field]
    there = rules.ask_has_field(v, owner, field)
    takes = kinds_taken(rules, v, owner, field) if there else ()
    return Field(
        there,
        row,
        rules.ask_worth(v, owner, row) if row else 0,
        thresholds_reached(rules, v, owner, row),
        thresholds_ahead(rules, v, owner, field, takes),
        takes,
        choice_of(rules, v, seat, rules.acts.harvest[field]) if owner == seat and there else None,
    )


def kinds_taken(rules: Rules, v: State, owner: int, field: int) -> Row:
    """Return the kinds that may be planted on an existing field."""
    kinds = [kind for kind in range(1, len(rules.beans)) if rules.ask_may_plant(v, owner, kind, field)]
    return tuple(kinds)


def thresholds_reached(rules: Rules, v: State, owner: int, row: Row) -> list[tuple[int, int]]:
    """Return the thresholds a row has reached, as pairs of a bean count and its taler."""
    reached: list[tuple[int, int]] = []
    best = 0
    for count in range(1, len(row) + 1):
        taler = rules.ask_worth(v, owner, row[:count])
        if taler > best:
            best = taler
            reached.append((count, taler))
    return reached


def thresholds_ahead(rules: Rules, v: State, owner: int, field: int, takes: Row) -> list[tuple[int, int]]:
    """Return the thresholds ahead, as pairs of additional beans and the taler then paid.

    Only beans that may be planted count; `takes` lists those that may come next. Each of these
    kinds is continued with itself, then with any other kind that fits. If a row can still develop
    in several ways, such as guests or a stew, each bean count uses the best one. An empty field has
    no thresholds.
    """
    row = v.players[owner].fields[field]
    ahead: list[tuple[int, int]] = []
    if not row:
        return ahead
    trial = v.copy()
    fields = trial.players[owner].fields
    most = [0] * (MOST_MORE + 1)
    for first in takes:
        kind = first
        fields[field] = row
        for more in range(1, MOST_MORE + 1):
            if not rules.ask_may_plant(trial, owner, kind, field):
                others = kinds_taken(rules, trial, owner, field)
                if not others:
                    break
                kind = others[0]
            fields[field] += ONE[kind]
            most[more] = max(most[more], rules.ask_worth(trial, owner, fields[field]))
    best = rules.ask_worth(v, owner, row)
    for more, taler in enumerate(most):
        if taler > best:
            best = taler
            ahead.append((more, taler))
    return ahead


def plantings(rules: Rules, v: State, seat: int) -> list[Planting]:
    """Return the plantings that the current step accepts from this seat, legal or refused."""
    found: list[Planting] = []
    if not v.agenda or seat < 0:
        return found
    now = v.agenda[-1]
    step = rules.steps[now.step]
    for acts in rules.acts.plantings:
        for act in acts:
            planting = act.planting(rules, v, seat)
            if planting is None:
                break
            cards, field = planting
            if rules.ask_has_field(v, seat, field) and step.welcomes(rules, v, now, seat, act):
                found.append(Planting(cards, field, choice_of(rules, v, seat, act)))
    return found


def misfits(rules: Rules, v: State, seat: int) -> list[int]:
    """Return the kinds of cards to be planted now that fit none of the player's fields."""
    fits: dict[int, bool] = {}
    for planting in plantings(rules, v, seat):
        kind = planting.cards[0]
        fits[kind] = fits.get(kind, False) or planting.choice.refusal is None
    return [kind for kind, somewhere in fits.items() if not somewhere]


def purchases(rules: Rules, v: State, seat: int) -> list[Purchase]:
    """Return the cards for sale to this seat."""
    found: list[Purchase] = []
    if seat < 0:
        return found
    for act in rules.acts.anytime:
        purchase = act.purchase(rules, v, seat)
        if purchase is not None:
            card, price, kind = purchase
            found.append(Purchase(card, price, kind, choice_of(rules, v, seat, act)))
    return found


def answers(rules: Rules, v: State, seat: int) -> list[Answers]:
    """Return the seat's choices for the open offers, oldest first."""
    found: list[Answers] = []
    acts = rules.acts
    for offer in v.offers:
        if offer.maker == seat:
            found.append(Answers(offer, withdraw=choice_of(rules, v, seat, acts.withdraw(offer.serial))))
        elif offer.addresses(seat):
            accept = choice_of(rules, v, seat, acts.accept(offer.serial))
            decline = choice_of(rules, v, seat, acts.decline(offer.serial))
            found.append(Answers(offer, accept, decline))
    return found
