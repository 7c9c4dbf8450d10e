"""Read the sentences of Prohibohn with open parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.engine.clauses import whole_number
from bohnhof.engine.message import any_of, cards, message, number, typed
from bohnhof.engine.message import sentence as sentence_of
from bohnhof.engine.notation import SentenceError, read_cards
from bohnhof.games.prohibohn.actions import Play, Throw

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.games.prohibohn.acts import ProhibohnActs
    from bohnhof.games.prohibohn.clauses import ProhibohnClauses


def read_open(rules: ProhibohnClauses, sentence: str) -> Action | None:
    """Read an action with chosen positions in the hand; None for any other sentence.

    Examples are `play chili@3 2`, `throw chili@3` and `lay 5 2`.
    """
    words = sentence.split()
    if words[0] == "buy":
        explain_purchase(rules, words)
    if len(words) == 3 and words[0] == "play":
        kinds, places = read_cards(rules, words[1])
        field = whole_number(words[2])
        if places and 0 < field <= rules.most_fields:
            return Play(kinds[0], field - 1, places[0])
    if len(words) == 3 and words[0] == "lay":
        return read_lay(rules, words[1:])
    if len(words) == 2 and words[0] == "throw":
        kinds, places = read_cards(rules, words[1])
        if places:
            return Throw(kinds[0], places[0])
    return None


def read_lay(rules: ProhibohnClauses, words: list[str]) -> Action:
    """Return the action that lays down the cards at two positions, given in any order."""
    most = rules.hand_size()
    places = sorted([whole_number(word) for word in words])
    for place in places:
        if not 0 < place <= most:
            raise SentenceError(message("prohibohn-lay-two", most=number(most)))
    if places[0] == places[1]:
        raise SentenceError(message("prohibohn-lay-twice", place=number(places[0])))
    return rules.acts.by_sentence[f"lay {places[0]} {places[1]}"]


def explain_purchase(rules: ProhibohnClauses, words: list[str]) -> None:
    """Raise a SentenceError that explains how to write a purchase."""
    ids = [card.id for card in rules.cards]
    word = words[1].rstrip(":") if len(words) > 1 else ""
    if word not in ids[1:]:
        raise SentenceError(message("prohibohn-no-such-card", word=typed(word), cards=cards(ids[1:])))
    ways = [way.sentence(rules) for way in cast("ProhibohnActs", rules.acts).buy[ids.index(word)]]
    examples = any_of([sentence_of(way) for way in ways[:2]])
    raise SentenceError(message("prohibohn-how-to-buy", examples=examples))
