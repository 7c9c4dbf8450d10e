"""High Bohn at the terminal: buildings, stores, stews and taler that buy nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bohnhof.engine import facts as engine_facts
from bohnhof.engine.actions import Action, Done
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row, State
from bohnhof.games.high_bohn import facts, piles
from bohnhof.games.high_bohn.actions import BuyBuilding, HarvestKeeping, MoveCard, OrderDraw, Store
from bohnhof.games.high_bohn.cards import Building
from bohnhof.games.high_bohn.clauses import BONUS
from bohnhof.games.high_bohn.ending import may_be_left
from bohnhof.games.high_bohn.rows import STEW, crop, mixed
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.terminal.card_names import meant_by, plain, with_names
from bohnhof.terminal.looks import MOST_MORE, Help, Looks
from bohnhof.terminal.phases import ANYTIME, Phase
from bohnhof.terminal.speech import Speech, taler

PHASES: Final = {
    "look": Phase(
        "before the turn",
        "The owner of this Bank may look at the top card of the draw pile, and then leave it or put it under "
        "the pile.",
        ("HB 4.7", "HB 4.10"),
    ),
    "move-card": Phase(
        "before the turn",
        "The owner of this Bank may move one card of the hand to another place.",
        ("HB 4.9", "HB 4.10"),
    ),
    "order": Phase(
        "phase 4, drawing",
        "The owner of this Bank may put the drawn cards in another order.",
        ("HB 4.8",),
    ),
    "final": Phase(
        "the final round",
        "In turn, everybody may still harvest and buy buildings, until all have passed in a row. The fields "
        "are sold then, but one whose harvest could help another player more than its owner is left.",
        ("HB 5.2", "HB 5.3", "HB 5.4"),
    ),
    "name": Phase(
        "a kind of building is named",
        "The buyer of this Distillery names a kind of building; what the others do not buy of it at once "
        "leaves the game.",
        ("HB 6.2", "HB 6.3"),
    ),
    "sale": Phase(
        "the last sale of a kind",
        "In turn, the others may buy one building of the named kind, harvesting for it if need be.",
        ("HB 6.3", "HB 6.4"),
    ),
    "claim": Phase(
        "a bean stew was sold",
        "The owner of this Distillery may claim one of its taler.",
        ("HB 6.5", "HB 6.6"),
    ),
    "pay": Phase(
        "a taler is claimed",
        "The seller of the bean stew chooses which of its taler to pay.",
        ("HB 6.5",),
    ),
}
"""The steps that only this game has, by their names."""

MEANINGS_OF_DONE: Final = {
    "look": "leave it so",
    "move-card": "leave it so",
    "order": "leave it so",
    "final": "pass",
    "sale": "no, thanks",
    "claim": "no, thanks",
}

SENTENCES: Final[Sequence[Help]] = (
    ("buy saloon-3", "b saloon 3", "a building, with taler of its bean, at any prompt; also several"),
    ("harvest 2: soy red", "h 2: soy red", "a field of several kinds: these cards become taler"),
    ("store, store red", "s, s red", "a card into your General Store in place of planting it"),
    ("offer 3: red@store for soy", "o red@store>soy", "the card in your store; red@table: the revealed one"),
    ("look, under", "", "Bank 2: look at the top card; put it under the pile"),
    ("order 3 1 2, move 3 to 1", "", "Bank 3: the drawn cards in another order; Bank 4: move a hand card"),
)


class BuildingLooks(Looks):
    """What a table of High Bohn shows besides fields and hands."""

    example = "HB 4.21"
    after_the_end = ""

    def sentence(self, speech: Speech, sentence: str) -> str:
        cards = [building.id for building in _buildings(speech)]
        return with_names(speech, sentence, [*cards, *_kinds(speech)])

    def hints(self, speech: Speech, view: State) -> list[str]:
        steps = "/".join(str(bonus) for bonus in BONUS if bonus)
        least = len([bonus for bonus in BONUS if not bonus])
        ending = (
            "At the end your taler, the prices of your buildings and a bonus for their number count: "
            f"{steps} taler for {least} to {len(BONUS) - 1} buildings. Hand cards, stores and third fields "
            "count for nothing. [HB 5.5, HB 5.6]"
        )
        return [ending]

    def help_rows(self, speech: Speech) -> Sequence[Help]:
        return [*self.sentences, *SENTENCES]

    def phase(self, rules: Rules, view: State) -> Phase | None:
        own = PHASES.get(rules.steps[view.agenda[-1].step].name) if view.agenda else None
        return own or super().phase(rules, view)

    def freely(self, speech: Speech, view: State) -> str:
        return (
            "Harvesting and buying fields and buildings are possible at any prompt; a single bean is "
            f"protected while another of your fields holds more. [{', '.join(ANYTIME)}, HB 2.3]"
        )

    # What lies on the table

    def row(self, speech: Speech, row: Row) -> Text:
        if not mixed(row):
            return super().row(speech, row)
        beans = speech.beans(row, mark=" ")
        return Text("Stew ").append(beans) if len(row) > 2 and crop(row) == STEW else beans

    def empty_field(self, speech: Speech, field: int) -> Text:
        bean = _high_bohn(speech).reserved[field]
        if not bean:
            return super().empty_field(speech, field)
        return Text.assemble(("empty, for ", "dim"), speech.bean(bean))

    def more_beans(self, speech: Speech, row: Row) -> Row:
        if len(row) > 1 and crop(row) == STEW:
            return tuple([kind for kind in range(1, len(speech.rules.beans)) if kind not in row])
        return (crop(row),) * MOST_MORE

    def taler_count(self, speech: Speech, view: State, seat: int) -> str:
        under = len(view.extra[piles.UNDER + seat])
        return super().taler_count(speech, view, seat) + (f"+{under}" if under else "")

    def table_lines(self, speech: Speech, view: State, order: Sequence[int]) -> list[tuple[str, Text]]:
        lines: list[tuple[str, Text]] = []
        for seat in order:
            owned = [_card(speech, card) for card in view.players[seat].owned if card]
            if owned:
                lines.append(("" if lines else "Buildings", Text(f"{speech.who(seat)}: {', '.join(owned)}")))
        for label, first in (("Stores", piles.STORE), ("Put by", piles.UNDER)):
            lines.extend(_of_each(speech, label, {seat: view.extra[first + seat] for seat in order}))
        lines.extend(_of_each(speech, "Taler", {seat: view.players[seat].taler for seat in order}))
        return [*lines, *_to_buy(speech, view)]

    def own_lines(self, speech: Speech, view: State) -> list[tuple[str, Text]]:
        if speech.seat < 0:
            return []
        lines: list[tuple[str, Text]] = []
        store = view.extra[piles.STORE + speech.seat]
        room = _high_bohn(speech).ask_store_room(view, speech.seat)
        if room:
            text = speech.beans(store, nothing="empty").append(f" ({len(store)} of {room})")
            lines.append(("Store", text))
        return [*lines, *_to_buy(speech, view)]

    def cards(self, speech: Speech, view: State) -> list[Text]:
        unsold = view.extra[piles.UNSOLD]
        lines = [Text("For sale:" if unsold else "Nothing is for sale any more.")]
        lines.extend([_described(speech, _high_bohn(speech).buildings[card]) for card in sorted(unsold)])
        for seat, player in enumerate(view.players):
            lines.extend(
                [
                    Text(f"{speech.whose(seat)} {_card(speech, card)}: {_power(speech, card)}")
                    for card in player.owned
                    if card
                ]
            )
        return lines

    def scored(self, speech: Speech, view: State, seat: int) -> str:
        rules = _high_bohn(speech)
        owned = view.players[seat].owned
        cash = rules.cash(view, seat)
        worth = sum(rules.buildings[card].price for card in owned)
        parts = f"cash {cash}"
        for card in owned:
            falls_to_it = rules.buildings[card].windfall(0, view, seat, cash)
            if falls_to_it:
                parts += f" + {falls_to_it} by {_card(speech, card)}"
        count = rules.buildings_owned(view, seat)
        bonus = rules.score(view, seat) - cash - rules.ask_windfall(view, seat, cash) - worth
        parts += f", {count} building{'' if count == 1 else 's'} {worth}"
        return f"{speech.who(seat)}: {parts}" + (f", bonus {bonus}" if bonus else "")

    # Moves and facts

    def sort(self, rules: Rules, move: Action) -> str:
        return "ways to move a card" if isinstance(move, MoveCard) else super().sort(rules, move)

    def comment(self, speech: Speech, view: State, move: Action) -> Text | None:
        own = view.players[speech.seat]
        if isinstance(move, BuyBuilding):
            card = move.cards[0]
            return Text(f"{_card(speech, card)}: {_power(speech, card)}")
        if isinstance(move, HarvestKeeping):
            worth = speech.rules.ask_worth(view, speech.seat, own.fields[move.field])
            return Text.assemble(f"{taler(worth)}, among them ", speech.beans(move.keep))
        if isinstance(move, Store) and not move.kind:
            return speech.bean(own.hand[0]).append(" into your store")
        if isinstance(move, MoveCard):
            return Text.assemble(speech.bean(own.hand[move.place - 1]), f" to place {move.to}")
        if isinstance(move, OrderDraw):
            drawn = own.hand[len(own.hand) - len(move.order) :]
            return Text(" ").join([speech.bean(drawn[place - 1]) for place in move.order])
        if isinstance(move, Done):
            meaning = MEANINGS_OF_DONE.get(speech.rules.steps[view.agenda[-1].step].name)
            return Text(meaning + _left(speech, view)) if meaning else None
        return None

    def tell(self, speech: Speech, told: Sequence[Fact], i: int) -> tuple[Text | None, int]:
        line = _told(speech, told[i])
        return line, i if line is None else i + 1

    # Words

    def purchase(self, speech: Speech, text: str) -> str:
        """`saloon 3`, `sal3 bank-1`: kinds of buildings, or how they begin, each with its price."""
        line = plain(text)
        cards = {plain(_card(speech, building.number)): building.id for building in _buildings(speech)}
        for name in sorted(cards, key=len, reverse=True):
            line = re.sub(rf"(?<!\S){re.escape(name)}(?!\S)", cards[name], line)
        found = re.findall(r"([^\d\s-][^\d]*?)[\s-]*([1-4])(?=\s|$)", line)
        if not found or re.sub(r"[^\d\s-][^\d]*?[\s-]*[1-4](?=\s|$)", "", line).strip():
            return ""
        words = [f"{_kind(speech, name.strip(' -,'))}-{price}" for name, price in found]
        return f"buy {' '.join(words)}" if all(not word.startswith("-") for word in words) else ""

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        verb, _, kind = sentence.partition(" ")
        word = _kind(speech, plain(kind)) if verb == "name" else ""
        return f"name {word}" if word else sentence


def _high_bohn(speech: Speech) -> HighBohn:
    rules = speech.rules
    assert isinstance(rules, HighBohn)
    return rules


def _buildings(speech: Speech) -> Sequence[Building]:
    """All but the third field, which is none."""
    return _high_bohn(speech).buildings[1:]


def _kinds(speech: Speech) -> list[str]:
    """The words of the kinds of buildings."""
    return [building.word for building in _buildings(speech) if building.price == 1]


def _card(speech: Speech, card: int) -> str:
    return speech.names.card(speech.rules.privileges[card].id)


def _power(speech: Speech, card: int) -> str:
    return _high_bohn(speech).buildings[card].power or "no power"


def _described(speech: Speech, building: Building) -> Text:
    """A building with its price and its power."""
    price = Text.assemble(f"{building.price} ", speech.bean(building.bean))
    power = _power(speech, building.number)
    return Text.assemble(f"  {_card(speech, building.number)} (", price, f"): {power}")


def _left(speech: Speech, view: State) -> str:
    """The own fields that passing in the final round leaves unsold."""
    if not _high_bohn(speech).steps[view.agenda[-1].step].final:
        return ""
    rules = _high_bohn(speech)
    left = [
        str(field + 1)
        for field, row in enumerate(view.players[speech.seat].fields)
        if row and may_be_left(rules, view, speech.seat, row)
    ]
    return f" and leave field {' and '.join(left)} unsold" if left else ""


def _of_each(speech: Speech, label: str, cards: dict[int, list[int]]) -> list[tuple[str, Text]]:
    """One line of what each seat has; none if nobody has anything."""
    parts = [
        Text.assemble(f"{speech.who(seat)}: ", speech.beans(pile)) for seat, pile in cards.items() if pile
    ]
    return [(label, Text(" · ").join(parts))] if parts else []


def _to_buy(speech: Speech, view: State) -> list[tuple[str, Text]]:
    """What the taler at hand would buy."""
    rules = _high_bohn(speech)
    found = [
        _card(speech, building.number)
        for building in _buildings(speech)
        if speech.seat >= 0 and rules.refusal(view, speech.seat, BuyBuilding((building.number,))) is None
    ]
    return [("To buy", Text(", ".join(found)))] if found else []


def _told(speech: Speech, fact: Fact) -> Text | None:
    match fact.what:
        case facts.BUILDINGS_REMOVED:
            gone = ", ".join([_card(speech, card) for card in fact.cards])
            return Text(f"Out of the game: {gone}", style="italic")
        case facts.STORED:
            return Text.assemble(speech.does(fact.seat, "store"), " ", speech.beans(fact.cards))
        case facts.LOOKED:
            line = Text(f"{speech.does(fact.seat, 'look')} at the top card of the draw pile")
            return line.append(": ").append(speech.beans(fact.cards)) if any(fact.cards) else line
        case facts.PUT_UNDER:
            return Text(f"{speech.does(fact.seat, 'put')} it under the pile")
        case engine_facts.MOVED:
            return Text(f"{speech.does(fact.seat, 'move')} a hand card")
        case facts.ORDERED:
            return Text(f"{speech.does(fact.seat, 'order')} the drawn cards")
        case facts.SHARED:
            by = f" by “{_card(speech, fact.number)}”"
            return Text.assemble(f"{speech.does(fact.seat, 'get')} ", speech.beans(fact.cards), by)
        case facts.FINAL_ROUND:
            return Text("── The final round", style="bold")
        case facts.NAMED:
            kind = speech.names.card(_kinds(speech)[fact.number])
            return Text(f"{speech.does(fact.seat, 'name')} “{kind}”", style="italic")
        case facts.CLAIMED:
            claims = f"{speech.does(fact.seat, 'claim')} "
            return Text.assemble(claims, speech.beans(fact.cards), f" from {speech.whom(fact.other)}")
    return None


def _kind(speech: Speech, name: str) -> str:
    """The word of the kind of building that a name means or begins; empty if it means none."""
    return meant_by(speech, name, _kinds(speech))
