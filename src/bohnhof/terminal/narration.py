"""What has happened, one line for each fact, as the seat that is spoken to may know it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from bohnhof.engine import facts
from bohnhof.engine.facts import Fact
from bohnhof.terminal.gallery import looks_of
from bohnhof.terminal.speech import Speech, taler

_MERGED: Final = (facts.DREW, facts.REVEALED)
_TIMES: Final = {1: "first", 2: "second", 3: "third", 4: "fourth"}


def narrate(speech: Speech, told: Sequence[Fact], unmet: Collection[int] = ()) -> list[Text]:
    """The lines for some facts in their order. Cards drawn together share a line; so do an offer and the noes
    to it, and an offer that was taken is told as the trade it became. `unmet` are offers that the one spoken
    to could not have taken.
    """
    seen = [fact.seen_by(speech.seat) for fact in told if _worth_telling(speech, fact)]
    offered = {fact.number for fact in seen if fact.what == facts.OFFERED}
    traded = {fact.number for fact in seen if fact.what == facts.TRADED}
    looks = looks_of(speech.rules)
    lines: list[Text] = []
    i = 0
    while i < len(seen):
        line, i = looks.tell(speech, seen, i)
        if line is not None:
            lines.append(line)
            continue
        fact = seen[i]
        i += 1
        if fact.what in _MERGED:
            cards = list(fact.cards)
            while i < len(seen) and seen[i].what == fact.what and seen[i].seat == fact.seat:
                cards.extend(seen[i].cards)
                i += 1
            lines.append(_cards(speech, fact, cards))
        elif fact.what == facts.OFFERED:
            if fact.number not in traded:
                lines.append(_offer(speech, fact).append(_fate(speech, fact, seen, unmet), style="dim"))
        elif fact.what in (facts.DECLINED, facts.WITHDRAWN, facts.LAPSED, facts.UNTAKEN):
            if fact.number not in offered:
                lines.append(_end_of_offer(speech, fact))
        else:
            lines.append(_other(speech, fact))
    return lines


def _worth_telling(speech: Speech, fact: Fact) -> bool:
    """Whether a line is made of it: of offers that nobody took only for their makers."""
    return fact.what != facts.UNTAKEN or fact.seat == speech.seat


def _fate(speech: Speech, offer: Fact, told: Sequence[Fact], unmet: Collection[int]) -> str:
    """What became of an offer among these facts, other than a trade."""
    about = [fact for fact in told if fact.number == offer.number]
    if any(fact.what == facts.WITHDRAWN for fact in about):
        return ": withdrawn"
    if any(fact.what == facts.LAPSED for fact in about):
        return ": lapsed"
    noes = [fact.seat for fact in about if fact.what == facts.DECLINED]
    own = ""
    if speech.seat in noes:
        own = ": you lack the cards" if offer.number in unmet else ": you decline"
        noes.remove(speech.seat)
    if not noes and any(fact.what == facts.UNTAKEN for fact in about):
        return ": no answer"
    if not noes:
        return own
    if noes == [offer.other]:
        return ": declined"
    return f"{own}{',' if own else ':'} no from {speech.seats(noes)}"


def _cards(speech: Speech, fact: Fact, cards: Sequence[int]) -> Text:
    if fact.what == facts.REVEALED:
        return Text.assemble("Revealed: ", speech.beans(cards))
    if any(cards):
        return Text.assemble(speech.does(fact.seat, "draw"), " ", speech.beans(cards))
    return Text(f"{speech.does(fact.seat, 'draw')} {len(cards)} card{'' if len(cards) == 1 else 's'}")


def _offer(speech: Speech, fact: Fact) -> Text:
    verb, deal = (
        ("offer", speech.deal(fact.cards, fact.back)) if fact.cards else ("ask", speech.beans(fact.back))
    )
    partner = speech.whom(fact.other) + ("" if fact.cards else " for")
    return Text.assemble(f"#{fact.number} {speech.does(fact.seat, verb)} {partner} ", deal)


def _end_of_offer(speech: Speech, fact: Fact) -> Text:
    if fact.what == facts.DECLINED:
        return Text(f"#{fact.number} {speech.does(fact.seat, 'decline')}")
    if fact.what == facts.WITHDRAWN:
        return Text(f"#{fact.number} {speech.does(fact.seat, 'withdraw')} the offer")
    if fact.what == facts.UNTAKEN:
        return Text(f"#{fact.number} Nobody has taken your offer")
    return Text(f"#{fact.number} can no longer be met", style="dim")


def _other(speech: Speech, fact: Fact) -> Text:
    match fact.what:
        case facts.TURN:
            return Text(f"── {speech.whose(fact.seat)} turn", style="bold")
        case facts.PLANTED:
            return Text.assemble(
                speech.does(fact.seat, "plant"), " ", speech.beans(fact.cards), f" on field {fact.number + 1}"
            )
        case facts.HARVESTED:
            one_kind = len(set(fact.cards)) == 1
            row = looks_of(speech.rules).row(speech, fact.cards)
            sold = speech.counted(fact.cards) if one_kind else Text.assemble(f"{len(fact.cards)} beans ", row)
            line = Text.assemble(speech.does(fact.seat, "harvest"), f" field {fact.other + 1}: ", sold)
            line.append(f" for {taler(fact.number)}" if fact.number else " for nothing")
            return line if one_kind or not fact.back else line.append(": ").append(speech.beans(fact.back))
        case facts.TRADED:
            receiver = speech.whom(fact.other)
            if not fact.cards:
                giver, receiver = speech.does(fact.other, "give"), speech.whom(fact.seat)
                return Text.assemble(f"#{fact.number} {giver} {receiver} ", speech.beans(fact.back))
            deal = speech.deal(fact.cards, fact.back)
            return Text.assemble(f"#{fact.number} {speech.does(fact.seat, 'give')} {receiver} ", deal)
        case facts.BOUGHT:
            card = speech.names.card(speech.rules.privileges[fact.number].id)
            return Text.assemble(
                f"{speech.does(fact.seat, 'buy')} “{card}” for ", speech.beans(fact.cards), " taler"
            )
        case facts.EXHAUSTED:
            return Text(
                f"The draw pile is used up for the {_TIMES.get(fact.number, f'{fact.number}th')} time",
                style="italic",
            )
        case facts.SHUFFLED:
            return Text(f"{fact.number} discarded cards are shuffled into a new draw pile", style="italic")
        case facts.NOTHING_TO_SHUFFLE:
            return Text("There is nothing to shuffle: it was the last time", style="italic")
        case facts.OVER:
            return Text(f"── The game is over{looks_of(speech.rules).after_the_end}", style="bold")
    return Text.assemble(f"{speech.who(fact.seat)}: {fact.what.id} ", speech.beans(fact.cards, nothing=""))
