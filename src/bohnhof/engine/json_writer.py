"""Serialize views and insights as JSON text."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from json.encoder import encode_basestring_ascii as quoted
from typing import TYPE_CHECKING, Final

from bohnhof.engine.state import EVERYONE, NOBODY, SPECTATOR, UNSEEN, Row, count

if TYPE_CHECKING:
    from bohnhof.engine.choices import Answers, Choice, Field, Planting, Purchase
    from bohnhof.engine.insight import Insight
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Entry, Player, State

WATCHING: Final = "spectator"
ALL: Final = "all"
"""The viewer of a full state."""

Progress = tuple[bool, int, Row, bool, bool, int, int, int]
"""The progress of a game: over, active, awaited, held, unasked, step, passed, passes.

`active` is the active seat, and `awaited` are the seats awaited. `held` is set if these seats only
may act before something happens automatically, and `unasked` if people need not be asked for it.
`step` is the current step, or -1. `passed` is the number of passes that are over, out of `passes`.
"""


class JsonWriter:
    """A serializer for one game. It caches nothing; a subclass may."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    # Views

    def view(self, v: State) -> str:
        """Write a view, with ids for cards.

        Hands are written front first and piles top first. A pile of unseen cards is written as its
        size.
        """
        players = ",".join([self.player(player) for player in v.players])
        return f'{{{",".join(self.view_parts(v))},"players":[{players}]}}'

    def view_parts(self, v: State) -> list[str]:
        """Write a view without its players, as parts that are entries of one JSON object."""
        return [
            self.active(v),
            self.agenda(v),
            self.draw(v),
            self.discard(v),
            self.revealed(v),
            self.head(v),
            self.piles(v),
            self.offers(v),
        ]

    def active(self, v: State) -> str:
        """Write the active seat and the number of completed passes."""
        return f'"active":{v.active + 1},"passes":{v.passes}'

    def agenda(self, v: State) -> str:
        """Write the agenda, current step first."""
        return f'"agenda":[{",".join([self.entry(line) for line in v.agenda[::-1]])}]'

    def entry(self, entry: Entry) -> str:
        """Write one line of the agenda."""
        return (
            f'{{"step":{quoted(self.rules.steps[entry.step].name)},"seat":{entry.owner + 1},'
            f'"progress":{entry.progress},"other":{entry.other}}}'
        )

    def draw(self, v: State) -> str:
        """Write the draw pile."""
        return f'"draw":{self.pile(v.draw[::-1])}'

    def discard(self, v: State) -> str:
        """Write the discard pile."""
        return f'"discard":{self.pile(v.discard[::-1])}'

    def revealed(self, v: State) -> str:
        """Write the revealed cards."""
        return f'"revealed":{self.pile(list(v.revealed))}'

    def head(self, v: State) -> str:
        """Write the game and the viewer, and for a full state its seed."""
        viewer = str(v.viewer + 1)
        chance = ""
        if v.viewer == NOBODY:
            viewer = f'"{ALL}"'
            chance = f',"seed":{v.seed},"chance":{v.chance}'
        elif v.viewer == SPECTATOR:
            viewer = f'"{WATCHING}"'
        return f'"game":{quoted(self.rules.name)},"viewer":{viewer}{chance}'

    def piles(self, v: State) -> str:
        """Write the piles that only this game has."""
        piles: list[str] = []
        for pile, cards in zip(self.rules.extra_piles, v.extra, strict=True):
            if pile.owner < len(v.players):
                unseen = bool(cards) and cards.count(UNSEEN) == len(cards)
                text = str(len(cards)) if unseen else words_text(pile.words(self.rules, cards))
                piles.append(f"{quoted(pile.name)}:{text}")
        return f'"piles":{{{",".join(piles)}}}'

    def offers(self, v: State) -> str:
        """Write the open offers and the number of the latest offer."""
        lines: list[str] = []
        for offer in v.offers:
            to = f'"{ALL}"' if offer.partner == EVERYONE else str(offer.partner + 1)
            declined = [seat for seat in range(16) if offer.declined >> seat & 1]
            lines.append(
                f'{{"serial":{offer.serial},"by":{offer.maker + 1},"to":{to},'
                f'"give":{self.pile(list(offer.give))},"want":{self.pile(list(offer.want))},'
                f'"places":[{",".join([str(place) for place in offer.places])}],'
                f'"declined":{seats_text(declined)}}}'
            )
        return f'"offers":[{",".join(lines)}],"serial":{v.serial}'

    def player(self, player: Player) -> str:
        """Write the cards of a player."""
        owned = [self.rules.privileges[card].id for card in player.owned]
        return (
            f'{{"hand":{self.pile(player.hand)},'
            f'"fields":[{",".join([self.row(row) for row in player.fields])}],'
            f'"aside":{self.pile(list(player.aside))},"taler":{self.pile(list(player.taler))},'
            f'"owned":{words_text(owned)}}}'
        )

    def pile(self, pile: list[int]) -> str:
        """Write cards in order, or their count if all are unseen."""
        if pile and pile[0] == UNSEEN and count(pile, UNSEEN) == len(pile):
            return str(len(pile))
        return self.cards(pile)

    def row(self, row: Row) -> str:
        """Write the cards of a field."""
        return self.cards(list(row))

    def cards(self, cards: list[int]) -> str:
        """Write cards in order."""
        return f"[{','.join([self.word(card) for card in cards])}]"

    def word(self, card: int) -> str:
        """Write one card."""
        return quoted(self.rules.word(card))

    # Insights

    def insight(self, insight: Insight) -> str:
        """Write an insight."""
        v, seat = insight.view, insight.seat
        parts = [
            self.progress(v),
            self.scores(v),
            self.unseen(insight.unseen),
            self.may_offer(insight.may_offer),
            self.seat(seat),
            self.plantings(insight.plantings),
            self.purchases(insight.purchases),
            self.answers(insight.answers),
            self.shown_piles(v),
            self.more(insight.more),
        ]
        fields = [f"[{','.join([self.field(field) for field in fields])}]" for fields in insight.fields]
        return f'{{{",".join(parts)},"fields":[{",".join(fields)}]}}'

    def progress(self, v: State) -> str:
        """Write how far the game has progressed."""
        rules = self.rules
        held = bool(v.agenda) and rules.held(v)
        unasked = held and rules.ends_unasked(v)
        step = v.agenda[-1].step if v.agenda else -1
        return self.progress_text(
            (v.over, v.active, rules.awaited(v), held, unasked, step, v.passes, rules.passes(v))
        )

    def progress_text(self, progress: Progress) -> str:
        """Write the progress from its values."""
        over, active, awaited, held, unasked, number, passed, passes = progress
        step = "null" if number < 0 else quoted(self.rules.steps[number].name)
        return (
            f'"over":{truth(over)},"active":{active + 1},'
            f'"awaited":{seats_text(list(awaited))},"held":{truth(held)},'
            f'"unasked":{truth(unasked)},"step":{step},'
            f'"pass":{min(passed + 1, passes)},"passes":{passes}'
        )

    def scores(self, v: State) -> str:
        """Write the public score of each seat, and the winners once the game is over."""
        scores = [str(self.rules.score(v, seat)) for seat in range(len(v.players))]
        winners = self.rules.winners(v) if v.over else []
        return f'"scores":[{",".join(scores)}],"winners":{seats_text(winners)}'

    def unseen(self, unseen: list[int]) -> str:
        """Write the number of unseen cards, by kind."""
        counts = [self.unseen_count(kind, unseen[kind]) for kind in range(1, len(unseen))]
        return f'"unseen":{{{",".join(counts)}}}'

    def unseen_count(self, kind: int, count: int) -> str:
        """Write one entry of `unseen`."""
        return f"{quoted(self.rules.beans[kind].id)}:{count}"

    def may_offer(self, may_offer: bool) -> str:
        """Write whether the viewer may make offers."""
        return f'"may_offer":{truth(may_offer)}'

    def seat(self, seat: int) -> str:
        """Write the viewer's seat, `null` for a spectator."""
        return f'"seat":{seat + 1 if seat >= 0 else "null"}'

    def field(self, field: Field) -> str:
        """Write a field."""
        return f"{self.field_body(field)}{self.choice(field.harvest)}}}"

    def field_body(self, field: Field) -> str:
        """Write a field up to the value of `harvest`; that and the closing brace are missing."""
        reached = [f'{{"beans":{beans},"taler":{taler}}}' for beans, taler in field.reached]
        ahead = [f'{{"more":{more},"taler":{taler}}}' for more, taler in field.thresholds]
        takes = words_text([self.rules.beans[kind].id for kind in field.takes])
        return (
            f'{{"there":{truth(field.there)},"beans":{self.row(field.row)},'
            f'"worth":{field.worth},"reached":[{",".join(reached)}],"thresholds":[{",".join(ahead)}],'
            f'"takes":{takes},"harvest":'
        )

    def plantings(self, plantings: list[Planting]) -> str:
        """Write the possible plantings."""
        return f'"plantings":[{",".join([self.planting(planting) for planting in plantings])}]'

    def planting(self, planting: Planting) -> str:
        """Write one planting."""
        beans = words_text([self.rules.beans[card].id for card in planting.cards])
        return f'{{"beans":{beans},"field":{planting.field + 1},{self._inside(planting.choice)}}}'

    def purchases(self, purchases: list[Purchase]) -> str:
        """Write the cards for sale."""
        return f'"purchases":[{",".join([self._purchase(purchase) for purchase in purchases])}]'

    def _purchase(self, purchase: Purchase) -> str:
        card = quoted(self.rules.privileges[purchase.card].id)
        bean = "null" if purchase.kind == UNSEEN else quoted(self.rules.beans[purchase.kind].id)
        return f'{{"card":{card},"price":{purchase.price},"bean":{bean},{self._inside(purchase.choice)}}}'

    def answers(self, answers: list[Answers]) -> str:
        """Write the viewer's choices for open offers."""
        found = [
            f'{{"offer":{answer.offer.serial},"accept":{self.choice(answer.accept)},'
            f'"decline":{self.choice(answer.decline)},"withdraw":{self.choice(answer.withdraw)}}}'
            for answer in answers
        ]
        return f'"answers":[{",".join(found)}]'

    def choice(self, choice: Choice | None) -> str:
        """Write an action with its refusal, or `null` if there is no action."""
        return "null" if choice is None else f"{{{self._inside(choice)}}}"

    def _inside(self, choice: Choice) -> str:
        return f'"sentence":{quoted(choice.act.sentence(self.rules))},"refusal":{refusal_text(choice)}'

    def shown_piles(self, v: State) -> str:
        """Write the piles that only this game has, as clients show them."""
        piles = [
            pile.data(self.rules, cards)
            for pile, cards in zip(self.rules.extra_piles, v.extra, strict=True)
            if pile.owner < len(v.players)
        ]
        return f'"piles":{dumps(piles, separators=(",", ":"))}'

    def more(self, more: dict[str, object]) -> str:
        """Write the data that only this game has."""
        return f'"more":{dumps(more, separators=(",", ":"))}'


def refusal_text(choice: Choice) -> str:
    """Write why an action is refused, or `null` if it is legal."""
    return "null" if choice.refusal is None else choice.refusal.text()


def words_text(words: Sequence[str]) -> str:
    """Write strings as a JSON array."""
    return f"[{','.join([quoted(word) for word in words])}]"


def seats_text(seats: Sequence[int]) -> str:
    """Write 0-based seats as a JSON array, counted from 1."""
    return f"[{','.join([str(seat + 1) for seat in seats])}]"


def truth(value: bool) -> str:
    """Write a boolean."""
    return "true" if value else "false"
