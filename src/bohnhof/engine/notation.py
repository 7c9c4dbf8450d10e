"""Parse sentences, the text form of actions. Parsing is the exact inverse of writing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine.actions import Action, BuyField
from bohnhof.engine.clauses import MOST_IN_A_RUN, whole_number
from bohnhof.engine.message import Argument, Message, all_of, any_of, bean, message, typed
from bohnhof.engine.message import sentence as message_words
from bohnhof.engine.message import word as message_word
from bohnhof.engine.reasons import NO_FIELD
from bohnhof.engine.state import EVERYONE, UNSEEN
from bohnhof.engine.trading import Accept, MakeOffer

if TYPE_CHECKING:
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row


TRADE_VERBS: Final = ["offer", "accept", "decline", "withdraw"]
OF_FIELDS: Final = ("plant ", "harvest ")
"""Beginnings of sentences whose last word is a field."""
OFFERS: Final = ["offer 2: red red for chili", "offer all: red for nothing"]


class SentenceError(ValueError):
    """A text that is not a valid sentence, and the reason."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


def read_sentence(rules: Rules, text: str) -> Action:
    """Parse a sentence. Raise SentenceError if it is invalid.

    No state is needed: whether the action is legal is decided by `Rules.refusal`.
    """
    sentence = " ".join(text.lower().split())
    closed = rules.acts.by_sentence.get(sentence)
    if closed is not None:
        return closed
    head, colon, tail = sentence.partition(":")
    if rules.field_words and head.startswith(OF_FIELDS):
        verb, _, field = head.rpartition(" ")
        if field in rules.field_words:
            return read_sentence(rules, f"{verb} {rules.field_words[field] + 1}{colon}{tail}")
    words = head.split()
    if not words:
        raise SentenceError(Message("sentence-empty"))
    if words[0] == "offer":
        return _read_offer(rules, sentence, words, tail)
    if words[0] in ("accept", "decline", "withdraw"):
        return _read_answer(rules, sentence, words, colon, tail)
    if words == ["buy", "field"]:
        if not colon:
            return rules.acts.buy_field
        pay = read_kinds(rules, tail)
        if not pay:
            raise SentenceError(
                message(
                    "sentence-no-payment",
                    example=message_words("buy field: red red blue"),
                    plain=message_words("buy field"),
                )
            )
        return BuyField(pay)
    other = rules.read_open_sentence(sentence)
    if other is not None:
        return other
    raise SentenceError(_explain(rules, sentence, words))


def _read_offer(rules: Rules, sentence: str, words: list[str], tail: str) -> Action:
    if len(words) != 2 or not tail.strip():
        raise SentenceError(
            message("sentence-no-offer", said=message_words(sentence), examples=_examples(OFFERS))
        )
    partner = EVERYONE if words[1] == "all" else _number(words[1], "seat") - 1
    give_words, _, want_words = f" {tail} ".partition(" for ")
    if not give_words.strip() or not want_words.strip():
        raise SentenceError(
            message("sentence-half-offer", said=message_words(sentence), nothing=message_words("for nothing"))
        )
    give, places = read_cards(rules, give_words)
    return MakeOffer(partner, give, read_kinds(rules, want_words), places)


def _read_answer(rules: Rules, sentence: str, words: list[str], colon: str, tail: str) -> Action:
    if len(words) != 2 or (colon and words[0] != "accept"):
        example = message_words(f"{words[0]} 3")
        raise SentenceError(message("sentence-no-answer", said=message_words(sentence), example=example))
    serial = _number(words[1], "offer")
    if colon:
        give, places = read_cards(rules, tail)
        if not places:
            raise SentenceError(message("sentence-no-places", example=message_words("accept 3: red@2")))
        return Accept(serial, give, places)
    if words[0] == "accept":
        return rules.acts.accept(serial)
    return rules.acts.decline(serial) if words[0] == "decline" else rules.acts.withdraw(serial)


def _number(word: str, what: str) -> int:
    number = whole_number(word)
    if number < 1:
        raise SentenceError(message(f"sentence-should-be-{what}", word=typed(word)))
    return number


def read_kinds(rules: Rules, text: str) -> Row:
    """Parse kinds separated by spaces, or `nothing`."""
    words = text.split()
    if words == ["nothing"]:
        return ()
    return tuple([kind for word in words for kind in _read_run(rules, word)])


def read_cards(rules: Rules, text: str) -> tuple[Row, Row]:
    """Parse kinds with or without a place (`red@2`). Places are empty if none is named.

    Return the kinds and their places: a position in the hand from 1, a pile below 0, or 0.
    """
    words = text.split()
    if words == ["nothing"]:
        return (), ()
    kinds: list[int] = []
    places: list[int] = []
    for word in words:
        kind, at, place = word.partition("@")
        if not at:
            run = _read_run(rules, kind)
            kinds.extend(run)
            places.extend([0] * len(run))
            continue
        kinds.append(read_kind(rules, kind))
        if place in rules.pile_words:
            places.append(-1 - rules.pile_words.index(place))
        else:
            places.append(_number(place, "place"))
    return tuple(kinds), tuple(places) if any(places) else ()


def _read_run(rules: Rules, word: str) -> list[int]:
    """Parse a kind such as `red`, or several as in `red*3`."""
    kind, star, many = word.partition("*")
    count = whole_number(many) if star else 1
    return [read_kind(rules, kind if 0 < count <= MOST_IN_A_RUN else word)] * count


def read_kind(rules: Rules, word: str) -> int:
    kind = rules.kinds.get(word, UNSEEN)
    if kind == UNSEEN:
        known = all_of([bean(one.id) for one in rules.beans[1:]])
        raise SentenceError(message("sentence-no-bean", word=typed(word), beans=known))
    return kind


def _explain(rules: Rules, sentence: str, words: list[str]) -> Message:
    trading = TRADE_VERBS if rules.has_trading else []
    verbs = sorted({known.split()[0] for known in rules.acts.by_sentence}.union(trading))
    if words[0] not in verbs:
        known = all_of([message_word(verb) for verb in verbs])
        return message("sentence-unknown-verb", said=message_words(sentence), verbs=known)
    like = [known for known in rules.acts.by_sentence if known.split()[0] == words[0]]
    known_words = {word for known in like for word in known.split()}
    for word in words[1:]:
        if not word.isdigit() and words[0] == "plant" and word not in known_words:
            read_kind(rules, word)
    of_field = f"{words[0]} " in OF_FIELDS and words[-1].isdigit() and ":" not in sentence
    if of_field and " ".join([*words[:-1], "1"]) in like:
        return NO_FIELD
    return message("sentence-unknown", said=message_words(sentence), examples=_examples(like[:3]))


def _examples(sentences: list[str]) -> Argument:
    return any_of([message_words(sentence) for sentence in sentences])
