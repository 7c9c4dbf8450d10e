"""What a screen would otherwise have to work out by the rules: asked of them in one call, and JSON."""

from __future__ import annotations

from json import loads
from json.encoder import encode_basestring_ascii as quoted
from typing import TYPE_CHECKING, Final

from bohnhof.engine.choices import Answers, Choice, Field, Memory, Planting, Purchase, row_text, truth
from bohnhof.engine.phrases import make_room
from bohnhof.engine.state import ONE, SPECTATOR
from bohnhof.engine.view import count_unseen, count_unseen_beside, count_unseen_since
from bohnhof.engine.wire import seats_text

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.reading import Data
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Offer, Row, State

MOST_MORE: Final = 20
"""The largest number of additional beans for which thresholds are computed."""


class Ground:
    """What all may know of fields and of cards unseen, by the view of a spectator. The fields of an owner are
    not looked at again where nothing has changed that they depend on, by what was found `before`.
    """

    def __init__(self, rules: Rules, v: State, before: Ground | None = None) -> None:
        self.v = v
        self.turn = turn_text(rules, v)
        self.scores = scores_text(rules, v)
        self.unseen: list[int] = count_unseen(rules, v) if before is None else before.unseen
        """Never changed, and the same list as long as it holds."""
        if before is not None:
            unseen = count_unseen_since(rules, v, before.v, before.unseen)
            if unseen != self.unseen:
                self.unseen = unseen
        self.fields: list[list[Field]] = []
        """By owner and place."""
        self.rows: list[str] = []
        """By owner: the same as JSON."""
        same = before is not None and v.extra == before.v.extra
        for owner, player in enumerate(v.players):
            if before is not None and same and player.grows_like(before.v.players[owner]):
                self.fields.append(before.fields[owner])
                self.rows.append(before.rows[owner])
            else:
                places = range(rules.most_fields)
                fields = [
                    look_at_field(rules, v, owner, place, SPECTATOR)
                    if before is None
                    else known_field(rules, v, owner, place)
                    for place in places
                ]
                self.fields.append(fields)
                self.rows.append(row_text(rules, fields))


class Insight:
    """All of it, for one seat; to a spectator what is a matter of seats is empty.

    What there is to say about fields is the same for all but their owners: whoever tells many seats looks at
    the `Ground` once and hands it over.
    """

    def __init__(self, rules: Rules, v: State, seat: int, ground: Ground | None = None) -> None:
        self.rules = rules
        self.seat = seat
        self.view = v
        self.awaited = rules.awaited(v)
        self.passes = rules.passes(v)
        self.current_pass = min(v.passes + 1, self.passes)
        self.may_offer = seat >= 0 and rules.may_offer(v, seat)
        self.ground = ground
        self._turn = turn_text(rules, v) if ground is None else ground.turn
        self._scores = scores_text(rules, v) if ground is None else ground.scores
        self.fields = look_at_fields(rules, v, seat) if ground is None else ground.fields
        """By seat and place."""
        if ground is not None and seat >= 0:
            self.fields = self.fields[:]
            self.fields[seat] = with_harvests(rules, v, seat, self.fields[seat])
        self.plantings = plantings(rules, v, seat)
        self.purchases = purchases(rules, v, seat)
        self.answers = answers(rules, v, seat)
        self.unseen = (
            count_unseen(rules, v)
            if ground is None
            else count_unseen_beside(rules, v, ground.v, ground.unseen)
        )
        """By kind: how many cards of it this view does not show."""
        self.extra = v.extra
        self.more = rules.own_insight(v, seat)
        """What only this game has to say."""

    def __reduce__(self) -> tuple[object, ...]:
        return (Insight, (self.rules, self.view, self.seat))

    def __repr__(self) -> str:
        return f"Insight({self.rules!r}, {self.view!r}, {self.seat})"

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
        """As JSON, read again."""
        data: Data = loads(self.text(Memory()))
        return data

    def text(self, memory: Memory) -> str:
        """As JSON."""
        return f'{{{",".join(self.parts(memory))},"fields":[{",".join(self.rows(memory))}]}}'

    def parts(self, memory: Memory) -> list[str]:
        """All but the fields as JSON, one or more entries each, what all are told alike first. What is as in
        the memory of the seat that looks need not be written again.
        """
        rules = self.rules
        return [
            self._turn,
            self._scores,
            memory.unseen_text(rules, self.unseen),
            f'"may_offer":{truth(self.may_offer)}',
            f'"seat":{self.seat + 1 if self.seat >= 0 else "null"}',
            f'"plantings":[{",".join([planting.text(rules) for planting in self.plantings])}]',
            memory.purchases_text(rules, self.purchases),
            f'"answers":[{",".join([answer.text(rules) for answer in self.answers])}]',
            memory.piles_text(rules, self.extra, len(self.fields)),
            memory.more_text(self.more),
        ]

    def rows(self, memory: Memory) -> list[str]:
        """By owner: the fields as JSON."""
        rules = self.rules
        ground = self.ground
        if ground is None:
            return [row_text(rules, fields) for fields in self.fields]
        rows = ground.rows[:]
        if self.seat >= 0:
            rows[self.seat] = memory.row_text(rules, self.fields[self.seat], rows[self.seat])
        return rows


def turn_text(rules: Rules, v: State) -> str:
    """Write where in its course the game is.

    `held` is whether the seats awaited only may act before what happens by itself, `unasked` whether people
    need not be asked for it.
    """
    held = bool(v.agenda) and rules.held(v)
    unasked = held and rules.ends_unasked(v)
    now = v.agenda[-1].step if v.agenda else -1
    passes = rules.passes(v)
    known = rules.phrases.turns
    key = (v.over, v.active, rules.awaited(v), held, unasked, now, v.passes, passes)
    text = known.get(key)
    if text is None:
        make_room(known)
        step = quoted(rules.steps[now].name) if v.agenda else "null"
        text = known[key] = (
            f'"over":{truth(v.over)},"active":{v.active + 1},'
            f'"awaited":{seats_text(list(rules.awaited(v)))},"held":{truth(held)},'
            f'"unasked":{truth(unasked)},"step":{step},'
            f'"pass":{min(v.passes + 1, passes)},"passes":{passes}'
        )
    return text


def scores_text(rules: Rules, v: State) -> str:
    """What everybody may count that each seat has so far, and who has won."""
    scores = [rules.score(v, seat) for seat in range(len(v.players))]
    if v.over:
        return _scores_text(scores, rules.winners(v))
    known = rules.phrases.scores
    key = tuple(scores)
    text = known.get(key)
    if text is None:
        make_room(known)
        text = known[key] = _scores_text(scores, [])
    return text


def _scores_text(scores: list[int], winners: list[int]) -> str:
    return f'"scores":[{",".join([str(score) for score in scores])}],"winners":{seats_text(winners)}'


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
        field.with_harvest(choice_of(rules, v, seat, rules.acts.harvest[place]) if field.there else None)
        for place, field in enumerate(fields)
    ]


def look_at_field(rules: Rules, v: State, owner: int, field: int, seat: int) -> Field:
    """A field of its owner, as it concerns a seat."""
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
    """What may be planted on a field that is there."""
    kinds = [kind for kind in range(1, len(rules.beans)) if rules.ask_may_plant(v, owner, kind, field)]
    return tuple(kinds)


def known_field(rules: Rules, v: State, owner: int, field: int) -> Field:
    """The same as a spectator sees it, in a game in which its worth depends on nothing but what grows there
    and what its owner has: looked at once for all tables.
    """
    player = v.players[owner]
    there = rules.ask_has_field(v, owner, field)
    takes = kinds_taken(rules, v, owner, field) if there else ()
    known = rules.phrases.fields
    key = (there, player.fields[field], player.owned, takes)
    found = known.get(key)
    if found is None:
        make_room(known)
        found = known[key] = look_at_field(rules, v, owner, field, SPECTATOR)
    return found


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


def thresholds_ahead(rules: Rules, v: State, owner: int, field: int, takes: Row) -> list[tuple[int, int]]:
    """Return pairs: how many more beans raise the worth of a field, and to how many taler.

    Only beans that may be planted there count; `takes` are those that may come next. If the row is still
    undecided, say between guests and a stew, each number of beans counts by its best continuation. An empty
    field has no thresholds. Each kind in `takes` is continued with itself, then with whatever else fits.
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
    """Where the cards could go that this seat may plant in this step."""
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
    acts = rules.acts
    for offer in v.offers:
        if offer.maker == seat:
            found.append(Answers(offer, withdraw=choice_of(rules, v, seat, acts.withdraw(offer.serial))))
        elif offer.addresses(seat):
            accept = choice_of(rules, v, seat, acts.accept(offer.serial))
            decline = choice_of(rules, v, seat, acts.decline(offer.serial))
            found.append(Answers(offer, accept, decline))
    return found
