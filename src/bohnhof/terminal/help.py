"""The pages a player can look up during a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bohnhof.engine.message import Message, message, rule, seat, text
from bohnhof.engine.state import State
from bohnhof.engine.view import unseen_cards
from bohnhof.telling.arguments import bean as bean_of
from bohnhof.telling.arguments import ordered
from bohnhof.terminal.flow import Flow
from bohnhof.terminal.speech import Speech


def help_page(speech: Speech, view: State) -> RenderableType:
    """Return the current phase, the sentences that may be typed, and the rules that apply."""
    telling = speech.telling
    parts: list[RenderableType] = [Text(turn_in_words(speech, view), style="bold")]
    now = telling.phase(view)
    if now is not None:
        parts.append(Text(_cited([speech.say(advice) for advice in now.advice], now.cites)))
    parts.append(Text(_cited([speech.say(telling.freely)], telling.anytime)))
    parts.extend([Text("· ").append_text(speech.text(hint)) for hint in telling.hints(view, speech.seat)])
    parts.append(_sentences(speech))
    parts.append(Text(speech.say(message("help-lines", example=text(_line_of_three(speech))))))
    parts.append(Text(_shortened(speech)))
    parts.append(Text(speech.word("help-outlook")))
    parts.append(Text(speech.say(message("help-look-up", example=rule(telling.example)))))
    return Group(*parts)


def turn_in_words(speech: Speech, view: State) -> str:
    """Return whose turn it is and the current phase."""
    title = speech.say(speech.telling.phase_title(view))
    if view.over:
        return title[:1].upper() + title[1:]
    return speech.say(message("turn-and-phase", who=seat(view.active), phase=text(title)))


def _cited(sentences: Sequence[str], cites: Iterable[str]) -> str:
    found = ", ".join(cites)
    return " ".join([*sentences, f"[{found}]"] if found else sentences)


def _sentences(speech: Speech) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(speech.word("help-sentence"), style="bold")
    table.add_column(speech.word("help-short"))
    table.add_column(speech.word("help-meaning"))
    for row in speech.telling.help():
        sentences = ", ".join(speech.sentence(sentence) for sentence in row.sentences)
        short = ", ".join(speech.shortened(sentence) for sentence in row.short)
        table.add_row(sentences, short, speech.say(row.meaning))
    return table


def _line_of_three(speech: Speech) -> str:
    return "; ".join(speech.shortened(sentence) for sentence in ("harvest 1", "plant 1", "done"))


def _shortened(speech: Speech) -> str:
    """Return the help on shortening beans, with an example that needs only two letters."""
    names = [speech.names.short(bean.id).lower() for bean in speech.rules.beans[1:]]
    for name in names:
        if len(name) > 2 and sum(other.startswith(name[:2]) for other in names) == 1:
            return speech.say(message("help-beans", short=text(name[:2]), bean=text(name)))
    return speech.word("help-beans-whole")


def all_cards(speech: Speech, view: State) -> RenderableType:
    """Return all public information on cards.

    These are the beanometers, everyone's taler by kind, and the discard pile in its order.
    """
    rules, telling = speech.rules, speech.telling
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(speech.word("cards-bean"), no_wrap=True)
    heads = ["cards-count", "cards-beanometer", "cards-discarded", "cards-as-taler"]
    heads.append("cards-unseen")
    unseen = unseen_cards(rules, view)
    for head in heads:
        table.add_column(speech.word(head), justify="right")
    for kind, bean in enumerate(rules.beans):
        if kind:
            thresholds = "/".join(str(beans) if beans else "–" for beans in bean.beanometer.thresholds)
            owned = sum(player.taler.count(kind) for player in view.players)
            cells = [str(bean.count), thresholds, str(view.discard.count(kind)), str(owned)]
            cells.append(str(unseen.count(kind)))
            table.add_row(speech.text(message("one-bean", bean=bean_of(rules, kind))), *cells)
    lines: list[Text] = [
        speech.text(message("taler-of", who=seat(number))).append_text(_taler(speech, view, number))
        for number in range(len(view.players))
    ]
    lines.extend(speech.text(line) for line in telling.cards(view, speech.seat))
    pile = view.discard[::-1]
    top_first = message("discard-pile", beans=ordered(rules, pile)) if pile else Message("discard-pile-empty")
    lines.append(speech.text(top_first))
    return Group(table, *[Flow(line) for line in lines])


def _taler(speech: Speech, view: State, number: int) -> Text:
    return Text("; ").join([speech.text(part) for part in speech.telling.own_taler(view, number)])
