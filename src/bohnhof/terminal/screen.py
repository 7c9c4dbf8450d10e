"""The table drawn from a view: as wide as the terminal, readable without colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bohnhof.engine.state import Offer, Row, State
from bohnhof.engine.trading import Accept
from bohnhof.terminal.flow import Flow
from bohnhof.terminal.gallery import looks_of
from bohnhof.terminal.speech import Speech, taler


def whole_table(speech: Speech, view: State, width: int) -> RenderableType:
    """Everything this view tells."""
    lines = looks_of(speech.rules).table_lines(speech, view, _order(speech, view))
    return Group(
        Rule(style="dim", characters="─"),
        Flow(_piles(speech, view)),
        _now(speech, view),
        _players(speech, view, width),
        _labelled([*lines, *_middle(speech, view), *_own_hand(speech, view)]),
    )


def near_things(speech: Speech, view: State) -> RenderableType:
    """What changes from prompt to prompt: the cards on the table, the offers, the own fields and hand."""
    own = [*_own_fields(speech, view), *looks_of(speech.rules).own_lines(speech, view)]
    return _labelled([*_middle(speech, view), *own, *_own_hand(speech, view)])


def _labelled(lines: Sequence[tuple[str, Text]]) -> RenderableType:
    """Lines that stay beside their labels however narrow the terminal is."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for label, text in lines:
        grid.add_row(label, Flow(text))
    return grid


def _piles(speech: Speech, view: State) -> Text:
    rules = speech.rules
    passes = rules.passes(view)
    line = Text.assemble(
        (rules.title, "bold"),
        f" · pass {min(view.passes + 1, passes)} of {passes} · draw pile {len(view.draw)}"
        f" · discard pile {len(view.discard)}",
    )
    if view.discard:
        line.append(", top ").append_text(speech.bean(view.discard[-1]))
    return line


def _now(speech: Speech, view: State) -> Text:
    title = looks_of(speech.rules).phase_title(speech.rules, view)
    return Text(
        title.capitalize() if view.over else f"{speech.whose(view.active)} turn, {title}", style="bold"
    )


def _order(speech: Speech, view: State) -> list[int]:
    """The others clockwise, then the seat that is looking."""
    seats = len(view.players)
    first = speech.seat + 1 if speech.seat >= 0 else 0
    return [(first + i) % seats for i in range(seats)]


def _title(speech: Speech, view: State, seat: int) -> Text:
    """A player with the number of the seat, which offers name."""
    name = speech.who(seat)
    if not name.endswith(f" {seat + 1}"):
        name = f"{name} {seat + 1}"
    turn = seat == view.active and not view.over
    return Text(("► " if turn else "  ") + name, style="bold" if turn or seat == speech.seat else "")


def _fields_shown(speech: Speech, view: State) -> list[int]:
    """A column for each field that anybody has."""
    rules = speech.rules
    seats = range(len(view.players))
    return [
        field
        for field in range(rules.most_fields)
        if any(rules.ask_has_field(view, seat, field) for seat in seats)
    ]


def _players(speech: Speech, view: State, width: int) -> RenderableType:
    """Everybody's fields in the roomiest way that fits: a line for each, two lines for each, or blocks."""
    for gap, padding in (("  ", 2), ("\n", 2), ("\n", 1)):
        rows = _rows(speech, view, gap)
        widths = [max(_width(cell) for cell in column) for column in zip(*rows, strict=True)]
        if sum(widths) + padding * (len(widths) - 1) <= width:
            return _grid(rows, padding)
    return _blocks(speech, view)


def _rows(speech: Speech, view: State, gap: str) -> list[list[Text]]:
    fields = _fields_shown(speech, view)
    looks = looks_of(speech.rules)
    rows = [[Text(word, style="dim") for word in ("  Player", "Hand", "Taler")]]
    rows[0].extend(Text(f"Field {field + 1}", style="dim") for field in fields)
    for seat in _order(speech, view):
        player = view.players[seat]
        counts = [Text(str(len(player.hand))), Text(looks.taler_count(speech, view, seat))]
        cells = [field_text(speech, view, seat, field, gap) for field in fields]
        rows.append([_title(speech, view, seat), *counts, *cells])
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


def _blocks(speech: Speech, view: State) -> RenderableType:
    lines: list[RenderableType] = []
    for seat in _order(speech, view):
        player = view.players[seat]
        owned = looks_of(speech.rules).taler_count(speech, view, seat)
        line = _title(speech, view, seat).append(f": hand {len(player.hand)}, {owned} taler")
        fields = [f for f in range(len(player.fields)) if speech.rules.ask_has_field(view, seat, f)]
        empty = [str(field + 1) for field in fields if not player.fields[field]]
        if empty:
            line.append(f", field{'s' if len(empty) > 1 else ''} {' and '.join(empty)} empty")
        lines.append(Flow(line))
        for field in fields:
            if player.fields[field]:
                text = Text.assemble(f"{field + 1} ", field_text(speech, view, seat, field))
                lines.append(Padding(Flow(text), (0, 0, 0, 4)))
    return Group(*lines)


def field_text(speech: Speech, view: State, seat: int, field: int, gap: str = ": ") -> Text:
    """A field: its kind, how many, what it is worth now and what more would bring."""
    if not speech.rules.ask_has_field(view, seat, field):
        return Text()
    row = view.players[seat].fields[field]
    if not row:
        return looks_of(speech.rules).empty_field(speech, field)
    worth = speech.rules.ask_worth(view, seat, row)
    beans, more = next_step(speech, view, seat, row)
    outlook = f", +{beans} for {more}" if beans else ", the most"
    return Text.assemble(
        looks_of(speech.rules).row(speech, row), gap, (taler(worth) + outlook, "" if worth else "dim")
    )


def next_step(speech: Speech, view: State, seat: int, row: Row) -> tuple[int, int]:
    """How many more beans that may join bring more taler, and how many taler then; zeros if none do."""
    worth = speech.rules.ask_worth(view, seat, row)
    more = looks_of(speech.rules).more_beans(speech, row)
    for beans in range(1, len(more) + 1):
        then = speech.rules.ask_worth(view, seat, row + more[:beans])
        if then > worth:
            return beans, then
    return 0, 0


def _middle(speech: Speech, view: State) -> list[tuple[str, Text]]:
    lines = looks_of(speech.rules).lines(speech, view)
    if view.revealed:
        lines.append(("Revealed", speech.beans(view.revealed)))
    aside = [
        Text.assemble(f"{speech.who(seat)}: ", speech.beans(view.players[seat].aside))
        for seat in _order(speech, view)
        if view.players[seat].aside
    ]
    if aside:
        lines.append(("Set aside", Text(" · ").join(aside)))
    for i, offer in enumerate(sorted(view.offers, key=lambda offer: not _concerns(speech, offer))):
        lines.append(("" if i else "Offers", _offer(speech, view, offer)))
    return lines


def _concerns(speech: Speech, offer: Offer) -> bool:
    return offer.maker == speech.seat or offer.addresses(speech.seat)


def _offer(speech: Speech, view: State, offer: Offer) -> Text:
    """An open offer with its number, and whether the one who looks could take it."""
    line = Text.assemble(
        f"#{offer.serial} {speech.who(offer.maker)} to {speech.whom(offer.partner)}: ",
        speech.deal(offer.give, offer.want),
        style="bold" if offer.addresses(speech.seat) else "",
    )
    if offer.addresses(speech.seat):
        if offer.declined >> speech.seat & 1:
            line.append(" (you said no)", style="dim")
        elif speech.rules.refusal(view, speech.seat, Accept(offer.serial)) is not None:
            line.append(" (you lack the cards)", style="dim")
    return line


def _own_fields(speech: Speech, view: State) -> list[tuple[str, Text]]:
    if speech.seat < 0:
        return []
    shown = [
        Text.assemble(f"{field + 1} ", field_text(speech, view, speech.seat, field))
        for field in range(speech.rules.most_fields)
        if speech.rules.ask_has_field(view, speech.seat, field)
    ]
    return [
        ("Fields", Text(" · ").join(shown)),
        ("Taler", looks_of(speech.rules).own_taler(speech, view)),
    ]


def _own_hand(speech: Speech, view: State) -> list[tuple[str, Text]]:
    if speech.seat < 0:
        return []
    return [("Hand", hand_text(speech, view.players[speech.seat].hand))]


def hand_text(speech: Speech, hand: Sequence[int]) -> Text:
    """A hand in its order, each card with its place, the front card marked."""
    if not hand:
        return Text("empty")
    cards = [
        Text.assemble(f"{place} ", speech.bean(kind))
        if place > 1
        else Text.assemble("[front 1 ", speech.bean(kind), "]")
        for place, kind in enumerate(hand, 1)
    ]
    return Text("  ").join(cards)


def score_lines(speech: Speech, view: State) -> list[Text]:
    """The scores, best first, and who has won."""
    looks = looks_of(speech.rules)
    counted = [
        (speech.rules.score(view, seat), looks.scored(speech, view, seat))
        for seat in range(len(view.players))
    ]
    rivals = looks.rivals(speech, view)
    best_first = sorted([*counted, *rivals], key=lambda one: -one[0])
    lines = [Text(f"{taler(score):>9}  {who}") for score, who in best_first]
    winners = speech.rules.winners(view)
    if not winners:
        name = max(rivals)[1].partition(" (")[0] if rivals else "Nobody"
        return [*lines, Text(f"{name} wins.", style="bold")]
    names = speech.seats(winners)
    verb = "win together" if len(winners) > 1 else "win" if winners == [speech.seat] else "wins"
    lines.append(Text(f"{names[:1].upper()}{names[1:]} {verb}.", style="bold"))
    return lines
