"""What a player types, read as a sentence: short forms, beginnings, beans in the player's language."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from typing import Final

from bohnhof.engine.actions import Action, Done, Harvest
from bohnhof.engine.message import plain as saying
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.reasons import EMPTY_FIELD, NO_FIELD
from bohnhof.engine.state import State
from bohnhof.terminal.gallery import looks_of
from bohnhof.terminal.plantings import misfits, planting
from bohnhof.terminal.speech import Speech
from bohnhof.words import folded

SHORT: Final = {
    "p": "plant",
    "h": "harvest",
    "o": "offer",
    "a": "accept",
    "w": "withdraw",
    "b": "buy field",
    "buy": "buy field",
}
TRADE_VERBS: Final = ("offer", "accept", "decline", "withdraw")
KEPT: Final = ("for", "nothing", "all", "field", "on", "to", "with")
"""Words of sentences that are no beans, however much they look like the beginning of one."""


def read_typed(speech: Speech, view: State, moves: Sequence[Action], text: str, answering: bool) -> Action:
    """The action that a typed text means. A beginning that fits one move only is enough."""
    line = " ".join(text.lower().replace("#", " ").split())
    glued = re.match(r"([a-z]+)([0-9]+)\b", line)
    if glued:
        line = f"{glued[1]} {line[glued.end(1) :]}"
    looks = looks_of(speech.rules)
    whole = looks.meant(speech, view, line)
    known = speech.rules.acts.by_sentence.get(whole)
    if known is None:
        with contextlib.suppress(SentenceError):
            known = speech.rules.read_open_sentence(whole)
    if known is not None:
        return known
    first, _, rest = line.partition(" ")
    done = any(isinstance(move, Done) for move in moves)
    verb = _verb(speech, first.rstrip(":"), bool(rest) or (answering and not done))
    if verb == "offer":
        return read_sentence(speech.rules, _offer(speech, view, rest))
    bought = looks.purchase(speech, rest) if verb == "buy field" else ""
    if bought:
        return read_sentence(speech.rules, bought)
    sentence = looks.meant(speech, view, f"{verb}{_rest(speech, verb, rest)}")
    known = speech.rules.acts.by_sentence.get(sentence)
    if known is not None:
        return known
    if ":" not in sentence:
        begun = [move for move in moves if f"{move.sentence(speech.rules)} ".startswith(f"{sentence} ")]
        if begun:
            return _only(speech, view, begun)
        refused = _refused(speech, view, sentence)
        if refused is not None:
            return refused
    return read_sentence(speech.rules, sentence)


def _verb(speech: Speech, word: str, of_an_offer: bool) -> str:
    """The verb of a word; `d` is done unless an offer must be meant."""
    if word == "d":
        return "decline" if speech.rules.has_trading and of_an_offer else "done"
    short = {**SHORT, **looks_of(speech.rules).short}
    if word in short:
        return short[word]
    trading = TRADE_VERBS if speech.rules.has_trading else ()
    verbs = sorted({sentence.split()[0] for sentence in speech.rules.acts.by_sentence}.union(trading))
    begun = [verb for verb in verbs if verb.startswith(word)]
    verb = begun[0] if len(begun) == 1 and word not in verbs else word
    return SHORT.get(verb, verb)


def _rest(speech: Speech, verb: str, rest: str) -> str:
    """The words after a verb other than offer, beans by their ids."""
    if verb == "buy field":
        pay = rest.removeprefix("field").strip().lstrip(":").strip()
        return f": {_cards(speech, pay)}" if pay else ""
    head, colon, tail = rest.partition(":")
    words = [f" {word if word.isdigit() else _card(speech, word)}" for word in head.split()]
    return "".join(words) + (f": {_cards(speech, tail)}" if colon else "")


def _card(speech: Speech, word: str) -> str:
    """A bean by its id, with its place of the hand if one is named."""
    bean, at, place = word.partition("@")
    return f"{bean_id(speech, bean)}{at}{place}"


def _offer(speech: Speech, view: State, rest: str) -> str:
    """An offer; without a partner it goes to whomever one may trade with."""
    head, colon, cards = rest.partition(":")
    if not colon:
        words = rest.split()
        if words and (words[0] == "all" or words[0].isdigit()):
            head, cards = words[0], " ".join(words[1:])
        else:
            head, cards = "", rest
    partner = head.strip() or ("all" if view.active == speech.seat else str(view.active + 1))
    give, _, want = f" {cards} ".replace(">", " for ").partition(" for ")
    if not give.strip() and not want.strip():
        raise SentenceError(
            saying("say what you give and what you want, as in “offer all: red red for chili”")
        )
    if not want.strip():
        raise SentenceError(saying("for what? “for nothing” makes it a gift"))
    return f"offer {partner}: {_cards(speech, give)} for {_cards(speech, want)}"


def _cards(speech: Speech, text: str) -> str:
    """Beans by their ids, several written as `red red`, `red*2` or `2 red`."""
    words: list[str] = []
    many = ""
    for word in re.sub(r"\s*[*×]\s*", "*", text.replace(",", " ").replace("+", " ")).split():
        counted = re.fullmatch(r"([0-9]*)([^0-9*@]*)(?:\*([0-9]+))?(@[0-9a-z]+)?", word)
        if counted is None:
            words.append(word)
            continue
        many = counted[3] or counted[1] or many
        if not counted[2]:
            continue
        if len(many) > 2 or many in ("0", "00"):
            raise SentenceError(saying(f"“{many}” is no number of cards"))
        words.extend([bean_id(speech, counted[2]) + (counted[4] or "")] * int(many or 1))
        many = ""
    if many:
        raise SentenceError(saying(f"“{many}” of which bean?"))
    return " ".join(words) if words else "nothing"


def bean_id(speech: Speech, word: str) -> str:
    """The id of the bean a word means or begins; the word itself if it means none."""
    if word in speech.rules.kinds or word in KEPT:
        return word
    typed = folded(word)
    beans = [bean.id for bean in speech.rules.beans[1:]]
    names = {bean: folded(speech.names.short(bean)) for bean in beans}
    for bean in beans:
        if typed in (names[bean], folded(speech.names.bean(bean))):
            return bean
    begun = [bean for bean in beans if names[bean].startswith(typed)]
    begun = begun or [bean for bean in beans if bean.startswith(typed)]
    if len(begun) > 1:
        likes = " or ".join(speech.names.short(bean) for bean in begun)
        raise SentenceError(saying(f"“{word}” may be {likes}"))
    return begun[0] if begun else word


def _only(speech: Speech, view: State, begun: Sequence[Action]) -> Action:
    """The one move begun. A bean without its field goes where its kind grows, or on an empty field."""
    if len(begun) == 1:
        return _worthwhile(speech, view, begun[0])
    planted = [(move, planting(speech, view, move)) for move in begun]
    own = [(move, *where) for move, where in planted if where is not None]
    growing = [(move, kind) for move, kind, field in own if view.players[speech.seat].fields[field]]
    if growing and len(growing) == len({kind for _, kind in growing}):
        return growing[0][0]
    kinds = {kind for _, kind, _ in own}
    if not growing and len(own) == len(begun) and len(kinds) <= len({field for _, _, field in own}):
        return own[0][0]
    shown = looks_of(speech.rules).sentence
    likes = "” or “".join(shown(speech, move.sentence(speech.rules)) for move in begun[:4])
    raise SentenceError(saying(f"which one: “{likes}”?"))


def _worthwhile(speech: Speech, view: State, move: Action) -> Action:
    """The move, unless it is a harvest for nothing, which has to be meant."""
    if isinstance(move, Harvest):
        row = view.players[speech.seat].fields[move.field]
        if not speech.rules.ask_worth(view, speech.seat, row):
            sentence = looks_of(speech.rules).sentence(speech, move.sentence(speech.rules))
            raise SentenceError(saying(f"“{sentence}” would bring nothing; say it whole if you mean it"))
    return move


def _refused(speech: Speech, view: State, sentence: str) -> Action | None:
    """A closed act of a begun sentence that the law refuses, with a reason that tells the most."""
    rules = speech.rules
    begun = [known for whole, known in rules.acts.by_sentence.items() if whole.startswith(f"{sentence} ")]
    if not begun:
        return None
    planted = [planting(speech, view, move) for move in begun]
    kinds = [kind for kind in misfits(speech, view) if any(where and where[0] == kind for where in planted)]
    if kinds:
        names = " and ".join(speech.bean(kind).plain for kind in kinds)
        raise SentenceError(
            saying(f"{names} fit{'s' * (len(kinds) == 1)} on none of your fields; harvest one first")
        )
    telling = [
        move for move in begun if rules.refusal(view, speech.seat, move) not in (EMPTY_FIELD, NO_FIELD)
    ]
    if not telling and sentence == "harvest":
        raise SentenceError(saying("nothing grows on your fields; “?” is the help"))
    return telling[0] if telling else begun[0]
