"""What a screen would otherwise have to work out by the rules: asked of them in one call, and JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.state import UNSEEN
from bohnhof.engine.view import count_unseen

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.message import Message
    from bohnhof.engine.reading import Data
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, Row, State


class Choice:
    """An act, and why it is refused now; None where it is allowed."""

    def __init__(self, act: Action, refusal: Message | None) -> None:
        self.act = act
        self.refusal = refusal

    def data(self, rules: Rules) -> Data:
        return {
            "sentence": self.act.sentence(rules),
            "refusal": None if self.refusal is None else self.refusal.data(),
        }


class Field:
    """A place for a field: whether there is one, what grows there, and what that brings."""

    def __init__(
        self,
        there: bool,
        row: Row,
        worth: int,
        reached: list[tuple[int, int]],
        thresholds: list[tuple[int, int]],
        takes: Row,
        harvest: Choice | None,
    ) -> None:
        self.there = there
        self.row = row
        self.worth = worth
        """The taler of a harvest now."""
        self.reached = reached
        """With how many of its beans it came to be worth how many taler, up to now."""
        self.thresholds = thresholds
        """How many more beans bring more taler, and how many taler then, up to the most."""
        self.takes = takes
        """The kinds that may be planted here now, whoever has them."""
        self.harvest = harvest
        """For the fields of the seat that looks."""

    def data(self, rules: Rules) -> Data:
        return {
            "there": self.there,
            "beans": [rules.word(card) for card in self.row],
            "worth": self.worth,
            "reached": [{"beans": beans, "taler": taler} for beans, taler in self.reached],
            "thresholds": [{"more": more, "taler": taler} for more, taler in self.thresholds],
            "takes": [rules.beans[kind].id for kind in self.takes],
            "harvest": None if self.harvest is None else self.harvest.data(rules),
        }


class Planting:
    """Cards that lie ready or in front of the hand, and an own field: whether they may be planted there."""

    def __init__(self, cards: Row, field: int, choice: Choice) -> None:
        self.cards = cards
        self.field = field
        self.choice = choice

    def data(self, rules: Rules) -> Data:
        cards = [rules.beans[card].id for card in self.cards]
        return {"beans": cards, "field": self.field + 1, **self.choice.data(rules)}


class Purchase:
    """A card on sale."""

    def __init__(self, card: int, price: int, kind: int, choice: Choice) -> None:
        self.card = card
        self.price = price
        self.kind = kind
        """The bean of the taler it is paid with, UNSEEN if any will do."""
        self.choice = choice

    def data(self, rules: Rules) -> Data:
        return {
            "card": rules.privileges[self.card].id,
            "price": self.price,
            "bean": None if self.kind == UNSEEN else rules.beans[self.kind].id,
            **self.choice.data(rules),
        }


class Answers:
    """An open offer that concerns the seat that looks: to accept and decline, or its own to withdraw."""

    def __init__(self, offer: Offer, choices: list[Choice]) -> None:
        self.offer = offer
        self.choices = choices

    def data(self, rules: Rules) -> Data:
        return {"offer": self.offer.serial, "answers": [choice.data(rules) for choice in self.choices]}


class Insight:
    """All of it, for one seat; to a spectator what is a matter of seats is empty.

    What there is to say about fields is the same for all but their owners: whoever tells many seats looks
    once (`look_at_fields` of a SPECTATOR) and hands it over.
    """

    def __init__(self, rules: Rules, v: State, seat: int, fields: list[list[Field]] | None = None) -> None:
        self.rules = rules
        seats = range(len(v.players))
        self.seat = seat
        self.over = v.over
        self.active = v.active
        self.awaited = rules.awaited(v)
        self.held = bool(v.agenda) and rules.held(v)
        """Whether the seat awaited only may act before what would happen by itself."""
        self.step = rules.steps[v.agenda[-1].step].name if v.agenda else ""
        self.passes = rules.passes(v)
        self.current_pass = min(v.passes + 1, self.passes)
        self.may_offer = seat >= 0 and rules.may_offer(v, seat)
        self.fields = look_at_fields(rules, v, seat) if fields is None else fields
        if fields is not None and seat >= 0:
            self.fields = fields[:]
            self.fields[seat] = with_harvests(rules, v, seat, fields[seat])
        """By seat and place."""
        self.plantings = plantings(rules, v, seat)
        self.purchases = purchases(rules, v, seat)
        self.answers = answers(rules, v, seat)
        self.unseen = count_unseen(rules, v)
        """By kind: how many cards of it this view does not show."""
        self.scores = [rules.score(v, player) for player in seats]
        """What everybody may count that each seat has so far."""
        self.winners = rules.winners(v) if v.over else []
        self.piles = [
            pile.data(rules, cards)
            for pile, cards in zip(rules.extra_piles, v.extra, strict=True)
            if pile.owner < len(v.players)
        ]
        self.more = rules.own_insight(v, seat)
        """What only this game has to say."""

    def allowed_answers(self, offer: Offer) -> list[Action]:
        """What the seat that looks may say to an open offer."""
        return [
            choice.act
            for answers in self.answers
            if answers.offer.serial == offer.serial
            for choice in answers.choices
            if choice.refusal is None
        ]

    def data(self) -> Data:
        rules = self.rules
        return {**self.rest(), "fields": [[field.data(rules) for field in fields] for fields in self.fields]}

    def rest(self) -> Data:
        """All but the fields."""
        rules = self.rules
        return {
            "seat": self.seat + 1 if self.seat >= 0 else None,
            "over": self.over,
            "active": self.active + 1,
            "awaited": [seat + 1 for seat in self.awaited],
            "held": self.held,
            "step": self.step or None,
            "pass": self.current_pass,
            "passes": self.passes,
            "may_offer": self.may_offer,
            "plantings": [planting.data(rules) for planting in self.plantings],
            "purchases": [purchase.data(rules) for purchase in self.purchases],
            "answers": [answer.data(rules) for answer in self.answers],
            "unseen": {bean.id: self.unseen[kind] for kind, bean in enumerate(rules.beans) if kind},
            "scores": self.scores,
            "winners": [seat + 1 for seat in self.winners],
            "piles": self.piles,
            "more": self.more,
        }


def choice_of(rules: Rules, v: State, seat: int, act: Action) -> Choice:
    return Choice(act, rules.refusal(v, seat, act))


def look_at_fields(rules: Rules, v: State, seat: int) -> list[list[Field]]:
    """By owner and place, as they concern a seat."""
    places = range(rules.most_fields)
    return [
        [look_at_field(rules, v, owner, field, seat) for field in places] for owner in range(len(v.players))
    ]


def with_harvests(rules: Rules, v: State, seat: int, fields: list[Field]) -> list[Field]:
    """The fields of a seat as others see them, and as they concern itself."""
    return [
        Field(
            field.there,
            field.row,
            field.worth,
            field.reached,
            field.thresholds,
            field.takes,
            choice_of(rules, v, seat, rules.acts.harvest[place]) if field.there else None,
        )
        for place, field in enumerate(fields)
    ]


def look_at_field(rules: Rules, v: State, owner: int, field: int, seat: int) -> Field:
    """A field of its owner, as it concerns a seat."""
    row = v.players[owner].fields[field]
    there = rules.ask_has_field(v, owner, field)
    kinds = range(1, len(rules.beans)) if there else range(0)
    return Field(
        there,
        row,
        rules.ask_worth(v, owner, row) if row else 0,
        thresholds_reached(rules, v, owner, row),
        thresholds_ahead(rules, v, owner, row),
        tuple([kind for kind in kinds if rules.ask_may_plant(v, owner, kind, field)]),
        choice_of(rules, v, seat, rules.acts.harvest[field]) if owner == seat and there else None,
    )


def thresholds_reached(rules: Rules, v: State, owner: int, row: Row) -> list[tuple[int, int]]:
    """With how many beans of a row its worth rose, and how many taler it then was."""
    reached: list[tuple[int, int]] = []
    best = 0
    for count in range(1, len(row) + 1):
        taler = rules.ask_worth(v, owner, row[:count])
        if taler > best:
            best = taler
            reached.append((count, taler))
    return reached


def thresholds_ahead(rules: Rules, v: State, owner: int, row: Row) -> list[tuple[int, int]]:
    """How many more beans that may join a row bring more taler, and how many taler then."""
    ahead: list[tuple[int, int]] = []
    if not row:
        return ahead
    best = rules.ask_worth(v, owner, row)
    more = rules.more_beans(v, owner, row)
    for count in range(1, len(more) + 1):
        taler = rules.ask_worth(v, owner, row + more[:count])
        if taler > best:
            best = taler
            ahead.append((count, taler))
    return ahead


def plantings(rules: Rules, v: State, seat: int) -> list[Planting]:
    """Where the cards could go that this seat may plant in this step."""
    found: list[Planting] = []
    if not v.agenda or seat < 0:
        return found
    now = v.agenda[-1]
    step = rules.steps[now.step]
    for act in rules.acts.all:
        planting = act.planting(rules, v, seat)
        if planting is None:
            continue
        cards, field = planting
        if rules.ask_has_field(v, seat, field) and step.welcomes(rules, v, now, seat, act):
            found.append(Planting(cards, field, choice_of(rules, v, seat, act)))
    return found


def misfits(rules: Rules, v: State, seat: int) -> list[int]:
    """The kinds of the cards to be planted now that no own field takes."""
    fits: dict[int, bool] = {}
    for planting in plantings(rules, v, seat):
        kind = planting.cards[0]
        fits[kind] = fits.get(kind, False) or planting.choice.refusal is None
    return [kind for kind, somewhere in fits.items() if not somewhere]


def purchases(rules: Rules, v: State, seat: int) -> list[Purchase]:
    """The cards on sale for this seat."""
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
    """What this seat may say to open offers, the oldest first."""
    found: list[Answers] = []
    for offer in v.offers:
        acts: list[Action] = []
        if offer.maker == seat:
            acts.append(rules.acts.withdraw(offer.serial))
        elif offer.addresses(seat):
            acts.extend([rules.acts.accept(offer.serial), rules.acts.decline(offer.serial)])
        if acts:
            found.append(Answers(offer, [choice_of(rules, v, seat, act) for act in acts]))
    return found
