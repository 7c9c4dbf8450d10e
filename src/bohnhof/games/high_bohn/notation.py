"""Read the sentences of High Bohn with open parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.engine.clauses import whole_number
from bohnhof.engine.message import cards, message, typed
from bohnhof.engine.message import sentence as sentence_of
from bohnhof.engine.notation import SentenceError, read_kinds
from bohnhof.games.high_bohn.actions import BuyBuilding, HarvestKeeping, MoveCard, OrderDraw

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State
    from bohnhof.games.high_bohn.rules import HighBohn

MOST_PLACES = 200


def read_open(rules: Rules, sentence: str) -> Action | None:
    """Read an action with open parameters; None for any other sentence.

    Examples are `buy saloon-3 bank-1`, `harvest 2: red chili`, `move 12 to 1` and `order 4 1 2 3`.
    """
    head, colon, tail = sentence.partition(":")
    words = head.split()
    if words[0] == "buy" and len(words) > 1 and not colon:
        return BuyBuilding(tuple([_building(rules, word) for word in words[1:]]))
    if words[0] == "harvest" and len(words) == 2 and colon and tail.strip():
        field = whole_number(words[1])
        keep = read_kinds(rules, tail)
        if 0 < field <= rules.most_fields and keep:
            return HarvestKeeping(field - 1, keep)
    if len(words) == 4 and words[0] == "move" and words[2] == "to" and not colon:
        place, to = whole_number(words[1]), whole_number(words[3])
        if 0 < place <= MOST_PLACES and 0 < to <= MOST_PLACES:
            return MoveCard(place, to)
    if words[0] == "order" and not colon:
        order = [whole_number(word) for word in words[1:]]
        if len(order) > 1 and sorted(order) == list(range(1, len(order) + 1)) != order:
            return OrderDraw(tuple(order))
    return None


def random_open(rules: HighBohn, s: State, seat: int, rng: Rng) -> Action | None:
    """Return a random action with open parameters, allowed or not; None if there is none.

    It buys two buildings, harvests with named cards, moves a card, or orders the drawn cards.
    """
    player = s.players[seat]
    choice = rng.below(4)
    if choice == 0:
        cards = [building.number for kind in player.taler for building in rules.by_bean[kind]]
        return BuyBuilding((cards[rng.below(len(cards))], cards[rng.below(len(cards))])) if cards else None
    if choice == 1:
        field = rng.below(len(player.fields))
        row = player.fields[field]
        many = 1 + rng.below(2)
        return HarvestKeeping(field, tuple([row[rng.below(len(row))] for _ in range(many)])) if row else None
    if choice == 2:
        places = len(player.hand) + 1
        return MoveCard(1 + rng.below(places), 1 + rng.below(places))
    order = list(range(1, 3 + rng.below(3)))
    rng.shuffle(order)
    return OrderDraw(tuple(order)) if order != sorted(order) else None


def _building(rules: Rules, word: str) -> int:
    ids = [privilege.id for privilege in rules.privileges]
    if word not in ids[1:]:
        families = cards([family.word for family in cast("HighBohn", rules).families])
        example = sentence_of("buy saloon-3")
        raise SentenceError(
            message("high-bohn-no-building", word=typed(word), example=example, cards=families)
        )
    return ids.index(word)
