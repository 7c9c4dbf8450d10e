"""Clauses: the one text of each action. Reading one is the exact inverse of writing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.actions import Action, BuyField
from bohnhof.engine.clauses import whole_number
from bohnhof.engine.state import EVERYONE, UNSEEN
from bohnhof.engine.trading import Accept, MakeOffer

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row


TRADE_VERBS: Final = ["offer", "accept", "decline", "withdraw"]


class SentenceError(ValueError):
    """A text that is no sentence, with the reason in words."""


def read_sentence(rules: Rules, text: str) -> Action:
    """The action a sentence says. Knows nothing of the table: whether it is allowed is the law's question."""
    sentence = " ".join(text.lower().split())
    closed = rules.closed.get(sentence)
    if closed is not None:
        return closed
    head, colon, tail = sentence.partition(":")
    words = head.split()
    if not words:
        raise SentenceError("an empty line is no sentence")
    if words[0] == "offer":
        return _read_offer(rules, sentence, words, tail)
    if words[0] in ("accept", "decline", "withdraw"):
        return _read_answer(rules, sentence, words, colon, tail)
    if words == ["buy", "field"]:
        if not colon:
            return BuyField()
        pay = read_kinds(rules, tail)
        if not pay:
            raise SentenceError("name the taler you pay, as in “buy field: red red blue”, or say “buy field”")
        return BuyField(pay)
    other = rules.read_open_sentence(sentence)
    if other is not None:
        return other
    raise SentenceError(_explain(rules, sentence, words))


def _read_offer(rules: Rules, sentence: str, words: list[str], tail: str) -> Action:
    if len(words) != 2 or not tail.strip():
        raise SentenceError(
            f"“{sentence}” is no offer; write “offer 2: red red for chili” or “offer all: red for nothing”"
        )
    partner = EVERYONE if words[1] == "all" else _number(words[1], "a seat or “all”") - 1
    give_words, _, want_words = f" {tail} ".partition(" for ")
    if not give_words.strip() or not want_words.strip():
        raise SentenceError(f"“{sentence}” is half an offer; say what it is for, if only “for nothing”")
    give, places = read_cards(rules, give_words)
    return MakeOffer(partner, give, read_kinds(rules, want_words), places)


def _read_answer(rules: Rules, sentence: str, words: list[str], colon: str, tail: str) -> Action:
    if len(words) != 2 or (colon and words[0] != "accept"):
        raise SentenceError(f"“{sentence}” is no answer; write “{words[0]} 3” with the number of the offer")
    serial = _number(words[1], "the number of an offer")
    if colon:
        give, places = read_cards(rules, tail)
        if not places:
            raise SentenceError("name the places of your hand, as in “accept 3: red@2”")
        return Accept(serial, give, places)
    accept, decline, withdraw = rules.answers(serial)
    return {"accept": accept, "decline": decline, "withdraw": withdraw}[words[0]]


def _number(word: str, what: str) -> int:
    number = whole_number(word)
    if number < 1:
        raise SentenceError(f"“{word}” should be {what}")
    return number


def read_kinds(rules: Rules, text: str) -> Row:
    """Kinds separated by spaces, or `nothing`."""
    words = text.split()
    if words == ["nothing"]:
        return ()
    return tuple([read_kind(rules, word) for word in words])


def read_cards(rules: Rules, text: str) -> tuple[Row, Row]:
    """Kinds, each with its place of the hand (`red@2`) or without; places are empty if none was named."""
    words = text.split()
    if words == ["nothing"]:
        return (), ()
    kinds: list[int] = []
    places: list[int] = []
    for word in words:
        kind, at, place = word.partition("@")
        kinds.append(read_kind(rules, kind))
        if place in rules.pile_words:
            places.append(-1 - rules.pile_words.index(place))
        else:
            places.append(_number(place, "a place of your hand") if at else 0)
    return tuple(kinds), tuple(places) if any(places) else ()


def read_kind(rules: Rules, word: str) -> int:
    kind = rules.kinds.get(word, UNSEEN)
    if kind == UNSEEN:
        names = ", ".join([bean.id for bean in rules.beans[1:]])
        raise SentenceError(f"there is no bean “{word}”; there are {names}")
    return kind


def _explain(rules: Rules, sentence: str, words: list[str]) -> str:
    trading = TRADE_VERBS if rules.has_trading else []
    verbs = sorted({known.split()[0] for known in rules.closed}.union(trading))
    if words[0] not in verbs:
        return f"“{sentence}” is no sentence; sentences begin with {', '.join(verbs)}"
    like = [known for known in rules.closed if known.split()[0] == words[0]]
    known_words = {word for known in like for word in known.split()}
    for word in words[1:]:
        if not word.isdigit() and words[0] == "plant" and word not in known_words:
            read_kind(rules, word)
    return f"“{sentence}” is no sentence; write for instance “{'” or “'.join(like[:3])}”"
