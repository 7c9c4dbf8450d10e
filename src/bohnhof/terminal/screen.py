"""The table drawn from a view: it fits the width of the terminal and is readable without colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bohnhof.engine.insight import Insight
from bohnhof.engine.message import all_of, message, number, seat, taler, text
from bohnhof.engine.message import field as field_of
from bohnhof.engine.message import offer as offer_of
from bohnhof.engine.state import Offer, State
from bohnhof.engine.trading import Accept
from bohnhof.telling.arguments import bean as bean_of
from bohnhof.telling.arguments import beans, given
from bohnhof.terminal.flow import Flow
from bohnhof.terminal.help import turn_in_words
from bohnhof.terminal.speech import Speech


def whole_table(speech: Speech, view: State, width: int) -> RenderableType:
    """Draw everything that a view shows."""
    insight = Insight(speech.rules, view, speech.seat)
    order = _order(speech, view)
    lines = [speech.line(line) for line in speech.telling.table_lines(view, order, speech.seat)]
    return Group(
        Rule(style="dim", characters="─"),
        Flow(_piles(speech, view, insight)),
        Text(turn_in_words(speech, view), style="bold"),
        _players(speech, view, insight, width),
        _labelled([*lines, *_middle(speech, view, insight), *_own_hand(speech, view)]),
    )


def near_things(speech: Speech, view: State) -> RenderableType:
    """Draw what changes between prompts: revealed cards, offers, and the player's own cards."""
    insight = Insight(speech.rules, view, speech.seat)
    own = [speech.line(line) for line in speech.telling.own_lines(view, speech.seat)]
    fields = _own_fields(speech, view, insight)
    return _labelled([*_middle(speech, view, insight), *fields, *own, *_own_hand(speech, view)])


def _labelled(lines: Sequence[tuple[str, Text]]) -> RenderableType:
    """Lay out lines next to their labels, however narrow the terminal is."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for label, content in lines:
        grid.add_row(label, Flow(content))
    return grid


def _piles(speech: Speech, view: State, insight: Insight) -> Text:
    line = Text(speech.title, style="bold").append(" · ", style="not bold")
    piles = message(
        "piles",
        now=number(insight.current_pass),
        passes=number(insight.passes),
        draw=number(len(view.draw)),
        discard=number(len(view.discard)),
    )
    line.append(speech.say(piles), style="not bold")
    if view.discard:
        top = message("discard-top", bean=bean_of(speech.rules, view.discard[-1]))
        line.append(", ", style="not bold").append_text(speech.text(top, "not bold"))
    return line


def _order(speech: Speech, view: State) -> list[int]:
    """Return the other seats clockwise, then the seat whose view is shown."""
    count = len(view.players)
    first = speech.seat + 1 if speech.seat >= 0 else 0
    return [(first + i) % count for i in range(count)]


def _title(speech: Speech, view: State, player: int) -> Text:
    """Return a player's name with the seat number that offers use."""
    name = speech.say(message("player", who=seat(player)))
    if not name.endswith(f" {player + 1}"):
        name = f"{name} {player + 1}"
    turn = player == view.active and not view.over
    return Text(("► " if turn else "  ") + name, style="bold" if turn or player == speech.seat else "")


def _players(speech: Speech, view: State, insight: Insight, width: int) -> RenderableType:
    """Draw all fields in the widest layout that fits.

    These are a line per player, two lines per player, or blocks.
    """
    for gap, padding in (("  ", 2), ("\n", 2), ("\n", 1)):
        rows = _rows(speech, view, insight, gap)
        widths = [max(_width(cell) for cell in column) for column in zip(*rows, strict=True)]
        if sum(widths) + padding * (len(widths) - 1) <= width:
            return _grid(rows, padding)
    return _blocks(speech, view, insight)


def _rows(speech: Speech, view: State, insight: Insight, gap: str) -> list[list[Text]]:
    """Return the table's rows, with one column for each field that any player has."""
    columns = zip(*insight.fields, strict=True)
    fields = [field for field, column in enumerate(columns) if any(seen.there for seen in column)]
    heads = [f"  {speech.word('head-player')}", speech.word("head-hand"), speech.word("head-taler")]
    heads.extend(speech.say(message("head-field", field=field_of(field))) for field in fields)
    rows = [[Text(head, style="dim") for head in heads]]
    for player in _order(speech, view):
        count = speech.text(speech.telling.taler_count(view, player))
        cells = [_field(speech, view, insight, player, field, gap) for field in fields]
        rows.append([_title(speech, view, player), Text(str(len(view.players[player].hand))), count, *cells])
    return rows


def _width(cell: Text) -> int:
    return max(line.cell_len for line in cell.split("\n"))


def _grid(rows: Sequence[Sequence[Text]], padding: int) -> Table:
    grid = Table.grid(padding=(0, padding, 0, 0))
    for i in range(len(rows[0])):
        grid.add_column(justify="right" if i in (1, 2) else "left", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid


def _blocks(speech: Speech, view: State, insight: Insight) -> RenderableType:
    lines: list[RenderableType] = []
    for player in _order(speech, view):
        own = view.players[player]
        has = message(
            "player-has",
            hand=number(len(own.hand)),
            taler=text(speech.say(speech.telling.taler_count(view, player))),
        )
        line = _title(speech, view, player).append(": ").append_text(speech.text(has))
        fields = [field for field, seen in enumerate(insight.fields[player]) if seen.there]
        empty = [field_of(field) for field in fields if not own.fields[field]]
        if empty:
            line.append(", ").append_text(speech.text(message("fields-empty", fields=all_of(empty))))
        lines.append(Flow(line))
        for field in fields:
            if own.fields[field]:
                shown = Text.assemble(f"{field + 1} ", _field(speech, view, insight, player, field))
                lines.append(Padding(Flow(shown), (0, 0, 0, 4)))
    return Group(*lines)


def _field(speech: Speech, view: State, insight: Insight, player: int, field: int, gap: str = ": ") -> Text:
    """Return a field: its kind, number of cards, current value, and what more cards would pay."""
    seen = insight.fields[player][field]
    if not seen.there:
        return Text()
    if not seen.row:
        return speech.text(speech.telling.empty_field(view, player, field))
    outlook = message("field-most", taler=taler(seen.worth))
    if seen.thresholds:
        more, then = seen.thresholds[0]
        outlook = message("field-more", taler=taler(seen.worth), more=number(more), then=number(then))
    shown = speech.text(speech.telling.row(seen.row))
    return Text.assemble(shown, gap, (speech.say(outlook), "" if seen.worth else "dim"))


def _middle(speech: Speech, view: State, insight: Insight) -> list[tuple[str, Text]]:
    rules = speech.rules
    order = _order(speech, view)
    lines = [speech.line(line) for line in speech.telling.lines(view, order, speech.seat)]
    if view.revealed:
        lines.append((speech.word("revealed"), _cards(speech, view.revealed)))
    aside = [
        speech.text(message("player-cards", who=seat(player), beans=beans(rules, view.players[player].aside)))
        for player in order
        if view.players[player].aside
    ]
    if aside:
        lines.append((speech.word("set-aside"), Text(" · ").join(aside)))
    for i, offer in enumerate(sorted(view.offers, key=lambda offer: not _concerns(speech, offer))):
        lines.append(("" if i else speech.word("offers"), _offer(speech, insight, offer)))
    return lines


def _cards(speech: Speech, kinds: Sequence[int]) -> Text:
    return speech.text(message("cards", beans=beans(speech.rules, kinds)))


def _concerns(speech: Speech, offer: Offer) -> bool:
    return offer.maker == speech.seat or offer.addresses(speech.seat)


def _offer(speech: Speech, insight: Insight, offer: Offer) -> Text:
    """Return an open offer with its number, and whether the player could accept it."""
    form = "" if offer.give and offer.want else "-gift" if offer.give else "-request"
    shown = message(
        f"open-offer{form}",
        offer=offer_of(offer.serial),
        who=seat(offer.maker),
        partner=seat(offer.partner),
        give=given(speech.rules, offer),
        want=beans(speech.rules, offer.want),
    )
    line = speech.text(shown, "bold" if offer.addresses(speech.seat) else "")
    if offer.addresses(speech.seat):
        if offer.declined >> speech.seat & 1:
            line.append(f" ({speech.word('you-said-no')})", style="dim")
        elif not any(isinstance(answer, Accept) for answer in insight.allowed_answers(offer)):
            line.append(f" ({speech.word('you-lack-the-cards')})", style="dim")
    return line


def _own_fields(speech: Speech, view: State, insight: Insight) -> list[tuple[str, Text]]:
    if speech.seat < 0:
        return []
    shown = [
        Text.assemble(f"{field + 1} ", _field(speech, view, insight, speech.seat, field))
        for field, seen in enumerate(insight.fields[speech.seat])
        if seen.there
    ]
    own = Text("; ").join([speech.text(part) for part in speech.telling.own_taler(view, speech.seat)])
    return [(speech.word("fields"), Text(" · ").join(shown)), (speech.word("head-taler"), own)]


def _own_hand(speech: Speech, view: State) -> list[tuple[str, Text]]:
    if speech.seat < 0:
        return []
    return [(speech.word("head-hand"), hand_text(speech, view.players[speech.seat].hand))]


def hand_text(speech: Speech, hand: Sequence[int]) -> Text:
    """Return a hand in its order, with 1-based positions and the front card marked."""
    if not hand:
        return Text(speech.word("hand-empty"))
    cards = [speech.text(message("one-bean", bean=bean_of(speech.rules, kind))) for kind in hand]
    shown = [
        Text.assemble(f"{place} ", card)
        if place > 1
        else Text.assemble(f"[{speech.word('front')} 1 ", card, "]")
        for place, card in enumerate(cards, 1)
    ]
    return Text("  ").join(shown)


def open_hands(speech: Speech, state: State) -> list[RenderableType]:
    """Return everyone's hand, one line each."""
    return [
        Flow(Text.assemble(f"Hand of {speech.who(player)}: ", hand_text(speech, one.hand)))
        for player, one in enumerate(state.players)
    ]


def score_lines(speech: Speech, view: State) -> list[Text]:
    """Return the scores, best first, and the winners."""
    telling = speech.telling
    scores = [telling.score(view, player) for player in range(len(view.players))]
    best_first = sorted([*scores, *telling.rivals(view)], key=lambda score: -score.taler)
    width = max(len(_taler(speech, score.taler)) for score in best_first)
    lines = [
        Text(f"{_taler(speech, score.taler):>{max(9, width)}}  ").append_text(speech.text(score.made_of))
        for score in best_first
    ]
    verdict = speech.say(telling.verdict(view))
    return [*lines, Text(verdict[:1].upper() + verdict[1:], style="bold")]


def _taler(speech: Speech, count: int) -> str:
    return speech.say(message("taler", taler=taler(count)))
