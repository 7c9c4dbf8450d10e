"""Parse what a player types: short forms, beginnings, and beans in the player's language."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from typing import Final

from bohnhof.engine.actions import Action, Done, Harvest, Plant
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.insight import misfits
from bohnhof.engine.message import Message, any_of, message
from bohnhof.engine.message import sentence as sentence_of
from bohnhof.engine.notation import SentenceError, read_sentence
from bohnhof.engine.reasons import EMPTY_FIELD, NO_FIELD
from bohnhof.engine.state import UNSEEN, State
from bohnhof.engine.trading import Accept
from bohnhof.telling.arguments import beans
from bohnhof.terminal.speech import Speech
from bohnhof.words import folded
from bohnhof.words.beans import KEPT, bean_meant, cards_meant

TRADE_VERBS: Final = ("offer", "accept", "decline", "withdraw")
INSIDE: Final = (*KEPT, "discard")
"""Words that can also occur inside a sentence."""


def read_typed(speech: Speech, view: State, moves: Sequence[Action], text: str, answering: bool) -> Action:
    """Return the action that a text means. A beginning is enough if it fits only one move.

    Raise SentenceError if the text is invalid or ambiguous.
    """
    line = " ".join(text.lower().replace("#", " ").split()).lstrip(": ")
    if not line:
        raise SentenceError(Message("sentence-empty"))
    glued = re.match(r"([^\W\d]+)([0-9]+)\b", line)
    if glued:
        line = f"{glued[1]} {line[glued.end(1) :]}"
    line = in_sentence_words(speech, line)
    tongue = speech.tongue
    first, _, rest = line.partition(" ")
    done = any(isinstance(move, Done) for move in moves)
    verb = _verb(speech, first.rstrip(":"), bool(rest) or (answering and not done))
    whole = tongue.meant(speech, view, f"{verb.removesuffix(' field')} {rest}".rstrip())
    known = speech.rules.acts.by_sentence.get(_front_card(speech, view, whole))
    if known is None:
        with contextlib.suppress(SentenceError):
            known = speech.rules.read_open_sentence(whole)
    if known is not None:
        return known
    if verb == "accept" and not rest:
        return _only_offer(speech, moves)
    if verb == "offer":
        return read_sentence(speech.rules, _offer(speech, view, rest))
    bought = tongue.purchase(speech, view, rest) if verb == "buy field" else ""
    if bought:
        return read_sentence(speech.rules, bought)
    head, colon, tail = rest.partition(":")
    card = tongue.card(speech, view, verb, head)
    rest = f"{card}{colon}{tail}" if card else rest
    sentence = tongue.meant(speech, view, f"{verb}{_rest(speech, verb, rest)}")
    sentence = _front_card(speech, view, sentence)
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


def in_sentence_words(speech: Speech, line: str) -> str:
    """Replace the translated words in a line, apart from its verb, by their ids.

    `field` is recognized only right after the verb; later it may be part of a name.
    """
    names = speech.names
    known = {folded(names.word(word)): word for word in INSIDE}
    piles = {folded(names.pile(pile)): pile for pile in names.rows["piles"]}
    verb, space, rest = line.partition(" ")
    words = []
    for i, word in enumerate(re.split("([ >])", rest)):
        bare = word.rstrip(":")
        head, at, place = bare.partition("@")
        meant = known.get(folded(head), head)
        head = head if meant == "field" and i else meant
        words.append(f"{head}{at}{piles.get(folded(place), place)}{word[len(bare) :]}")
    return f"{verb}{space}{''.join(words)}"


def _verb(speech: Speech, word: str, of_an_offer: bool) -> str:
    """Return the verb that a word means, abbreviates or begins."""
    rules, names = speech.rules, speech.names
    trading = TRADE_VERBS if rules.has_trading else ()
    verbs = sorted({sentence.split()[0] for sentence in rules.acts.by_sentence}.union(trading))
    typed = folded(word)
    short = [verb for verb in names.short_words().get(typed, []) if verb in verbs]
    if len(short) > 1:  # one letter may mean both done and decline
        short = [verb for verb in short if (verb == "decline") == of_an_offer]
    said = {verb: folded(names.word(verb)) for verb in verbs}
    whole = [verb for verb in verbs if typed in (said[verb], verb)]
    begun = [verb for verb in verbs if said[verb].startswith(typed)]
    begun = begun or [verb for verb in verbs if verb.startswith(typed)]
    verb = (short or whole or (begun if len(begun) == 1 else [word]))[0]
    return "buy field" if verb == "buy" and rules.third_field != NO_CARD else verb


def _rest(speech: Speech, verb: str, rest: str) -> str:
    """Return the words after a verb other than offer, with beans replaced by their ids."""
    if verb == "buy field":
        pay = rest.removeprefix("field").strip().lstrip(":").strip()
        return f": {cards_meant(speech.rules, speech.names, pay)}" if pay else ""
    head, colon, tail = rest.partition(":")
    words = [f" {word if word.isdigit() else _card(speech, word)}" for word in head.split()]
    return "".join(words) + (f": {cards_meant(speech.rules, speech.names, tail)}" if colon else "")


def _card(speech: Speech, word: str) -> str:
    """Return a bean by its id, with its hand position if one is given."""
    bean, at, place = word.partition("@")
    return f"{bean_meant(speech.rules, speech.names, bean)}{at}{place}"


def _offer(speech: Speech, view: State, rest: str) -> str:
    """Return the sentence of an offer.

    Default partner: everyone on the player's own turn, otherwise the active player.
    """
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
        raise SentenceError(message("typed-empty-offer", example=sentence_of("offer all: red red for chili")))
    if not want.strip():
        raise SentenceError(message("typed-for-what", nothing=sentence_of("for nothing")))
    given, wanted = [cards_meant(speech.rules, speech.names, cards) for cards in (give, want)]
    return f"offer {partner}: {given} for {wanted}"


def _only_offer(speech: Speech, moves: Sequence[Action]) -> Action:
    """Return the only possible acceptance. Raise SentenceError unless there is exactly one."""
    found = [move for move in moves if isinstance(move, Accept)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise SentenceError(Message("typed-no-offer"))
    likes = any_of([sentence_of(move.sentence(speech.rules)) for move in found[:4]])
    raise SentenceError(message("typed-which-one", choices=likes))


def _front_card(speech: Speech, view: State, sentence: str) -> str:
    """Replace the name of the front card by the sentence that plants the front card."""
    rules = speech.rules
    verb, _, rest = sentence.partition(" ")
    word, _, field = rest.partition(" ")
    hand = view.players[speech.seat].hand
    kind = rules.kinds.get(word, UNSEEN)
    if verb != "plant" or kind == UNSEEN or not hand or hand[0] != kind or view.over:
        return sentence
    now = view.agenda[-1]
    here = rules.steps[now.step].candidates(rules, view, now, speech.seat)
    planted = {act.kind for act in here if isinstance(act, Plant)}
    return f"plant {field}".rstrip() if 0 in planted and kind not in planted else sentence


def _only(speech: Speech, view: State, begun: Sequence[Action]) -> Action:
    """Return the one move that was begun.

    If only the field is missing, prefer the one that grows this kind, then an empty one. Raise
    SentenceError if the move remains ambiguous.
    """
    if len(begun) == 1:
        return _worthwhile(speech, view, begun[0])
    planted = [(move, move.planting(speech.rules, view, speech.seat)) for move in begun]
    own = [(move, where[0][0], where[1]) for move, where in planted if where is not None]
    growing = [(move, kind) for move, kind, field in own if view.players[speech.seat].fields[field]]
    if growing and len(growing) == len({kind for _, kind in growing}):
        return growing[0][0]
    kinds = {kind for _, kind, _ in own}
    if not growing and len(own) == len(begun) and len(kinds) <= len({field for _, _, field in own}):
        return own[0][0]
    likes = any_of([sentence_of(move.sentence(speech.rules)) for move in begun[:4]])
    raise SentenceError(message("typed-which-one", choices=likes))


def _worthwhile(speech: Speech, view: State, move: Action) -> Action:
    """Return the move, but raise SentenceError if it is a harvest for nothing.

    Such a harvest must be typed in full.
    """
    if isinstance(move, Harvest):
        row = view.players[speech.seat].fields[move.field]
        if not speech.rules.ask_worth(view, speech.seat, row):
            whole = sentence_of(move.sentence(speech.rules))
            raise SentenceError(message("typed-brings-nothing", sentence=whole))
    return move


def _refused(speech: Speech, view: State, sentence: str) -> Action | None:
    """Return an act starting with `sentence` that the rules refuse, for its reason; or None.

    Acts with an informative reason are preferred. Raise SentenceError if a card fits on no field.
    """
    rules = speech.rules
    begun = [known for whole, known in rules.acts.by_sentence.items() if whole.startswith(f"{sentence} ")]
    if not begun:
        return None
    kinds = misfits(rules, view, speech.seat)
    planted = [move.planting(rules, view, speech.seat) for move in begun] if kinds else []
    kinds = [kind for kind in kinds if any(where and where[0][0] == kind for where in planted)]
    if kinds:
        raise SentenceError(message("typed-fits-nowhere", beans=beans(speech.rules, kinds)))
    telling = [
        move for move in begun if rules.refusal(view, speech.seat, move) not in (EMPTY_FIELD, NO_FIELD)
    ]
    if not telling and sentence == "harvest":
        raise SentenceError(Message("typed-nothing-grows"))
    return telling[0] if telling else begun[0]
