"""Establishments on the screen: what is for sale, who owns what, and what the cards do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bohnhof.engine import facts
from bohnhof.engine.actions import Action, Done, Plant
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import UNSEEN, State
from bohnhof.games.prohibohn import agenda
from bohnhof.games.prohibohn import facts as facts_of_town
from bohnhof.games.prohibohn.actions import BuyCard, DrawSome, Lay, Play, RemoveCard, Throw
from bohnhof.games.prohibohn.cards import Card
from bohnhof.games.prohibohn.pub import CLOSE, CloseCard, PaySeveral
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.terminal.al_cabohne import MafiaLooks
from bohnhof.terminal.looks import Help
from bohnhof.terminal.phases import Phase
from bohnhof.terminal.speech import Speech, taler
from bohnhof.words import folded

EFFECTS: Final = {
    "casino-3": "phase 3: throw one hand card away",
    "casino-4": "phase 3: plant any number of hand cards",
    "undertaker-3": "phase 4: a second card although the first matched",
    "undertaker-4": "phase 4: up to three cards in any case",
    "restaurant-3": "a taler when a boss sells in your phase 4",
    "restaurant-4": "a taler when a boss sells in your phase 5",
    "nightbar-3": "two kinds may alternate on a field",
    "nightbar-4": "the first card of a field may be another kind",
    "gas-station-3": "phase 6: fill your hand to six cards",
    "gas-station-4": "phase 6: draw three cards",
    "variete-3": "phase 3: the second card from any place",
    "variete-4": "phase 3: the first card from any place",
    "pub-3": "phase 2: several cards of the kind that is due",
    "pub-4": "at once: close an opposing card worth 1",
    "police-station-3": "a mafia taler; a bonus for many cards",
    "police-station-4": "a mafia taler; a bonus for many kinds",
    "razzia": "1-cards are worth nothing, but in full sets",
}
"""What each card with a power does, in a few words."""

SMALL: Final = "worth 4 in a full set"

_PHASES: Final = {
    agenda.LAY: Phase(
        "choosing starting taler",
        "Lay two cards of your hand down as taler, by their places; nobody sees them until you spend them. "
        "The others keep their order.",
        ("PB 2.2", "PB 12.1"),
    ),
    agenda.PAY: Phase(
        "phase 2, paying the mafia",
        "One card of each field is due whose last card a boss collects. If he sells, one taler of his yield "
        "is yours.",
        ("PB 3.2", "PB 3.4"),
    ),
    agenda.PLANT_HAND: Phase(
        "phase 3, planting from the hand",
        "Plant the front card, and the next one if you like. Harvest before you are done: nothing is "
        "harvested while cards are revealed.",
        ("PB 4.1", "PB 5.1"),
    ),
    agenda.REVEAL: Phase(
        "phase 4, revealing",
        "Reveal card by card, up to three that stay. Once discarded cards have joined, it is over, unless an "
        "Undertaker of yours allows more.",
        ("PB 5.1", "PB 5.3", "PB 5.7"),
    ),
    agenda.DRAW: Phase("phase 6, drawing", "Say how many cards you draw.", ("PB 6.4",)),
    agenda.MARKET: Phase(
        "the market",
        "The draw pile is used up: sell and buy as long as you like. With fewer than ten establishments sold "
        "after the third pass there is a fourth.",
        ("PB 11.3", "PB 11.4"),
    ),
    agenda.TAKE: Phase("taking a taler of the mafia", "Take one of the mafia’s taler.", ("PB 10.2",)),
    agenda.REMOVE: Phase(
        "removing the third card", "Take the third card out of the game, now or never.", ("PB 8.7",)
    ),
    CLOSE: Phase("closing an establishment", "Close a 1-card of your opponent, now or never.", ("PB 13.4",)),
}


class TownLooks(MafiaLooks):
    """Games with establishments."""

    duel_sentences: Sequence[Help] = (
        ("plant chili 2, discard chili", "p chili 2, x chili", "a card that was left over"),
        ("lay 2 5", "lay 2 5", "set-up: the cards at places 2 and 5 become taler"),
        ("buy casino-3", "b casino 3", "a card for sale, at any prompt of your turn; “b razzia: blue”"),
        ("reveal", "rev", "phase 4: the next card"),
        ("play chili 2", "play chili@4 2", "with a Varieté: a card from behind the front"),
        ("throw chili", "throw chili@4", "with Casino 3: a hand card onto the discard pile"),
        ("draw 3", "draw 3", "with a Gas Station: how many"),
        ("take, remove, close", "remove casino-4", "what a purchase allows; “done” where you do not want it"),
    )
    short = {**MafiaLooks.short, "b": "buy", "buy": "buy"}
    example = "PB 8.1"
    laid_aside = "Face down"

    def phase(self, rules: Rules, view: State) -> Phase | None:
        found = _PHASES.get(view.agenda[-1].step) if view.agenda else None
        return found or super().phase(rules, view)

    def freely(self, speech: Speech, view: State) -> str:
        return (
            "You may harvest at any prompt of your turn but in phase 4, and buy at every one; taler of the "
            "card’s own bean are paid. “cards” tells what each card does. [PB 5.1, PB 8.1, PB 8.3]"
        )

    # The table

    def taler(self, speech: Speech, view: State, seat: int) -> int:
        return super().taler(speech, view, seat) + len(view.extra[_town(speech).start_pile + seat])

    def own_taler(self, speech: Speech, view: State) -> Text:
        usual = speech.beans(view.players[speech.seat].taler, nothing="")
        secret = view.extra[_town(speech).start_pile + speech.seat]
        if not secret:
            return usual or Text("none")
        return Text.assemble(usual, "; " if usual else "", "in secret ", speech.beans(secret))

    def table_lines(self, speech: Speech, view: State, order: Sequence[int]) -> list[tuple[str, Text]]:
        """The own starting taler."""
        secret = view.extra[_town(speech).start_pile + speech.seat] if speech.seat >= 0 else []
        return [("Secret", Text.assemble("your starting taler ", speech.beans(secret)))] if secret else []

    def lines(self, speech: Speech, view: State) -> list[tuple[str, Text]]:
        """The mafia, who owns what, what is for sale and what can be paid now."""
        town = _town(speech)
        lines = super().lines(speech, view)
        label = "Owned"
        for seat, player in enumerate(view.players):
            if player.owned:
                cards = ", ".join(self.card(speech, number) for number in player.owned)
                lines.append((label, Text(f"{speech.who(seat)}: {cards} (total {town.score(view, seat)})")))
                label = ""
        lines.append(("For sale", self._for_sale(speech, view)))
        within = self._within_means(speech, view)
        if within:
            lines.append(("You can pay", Text(", ".join(within), style="bold")))
        return lines

    def card(self, speech: Speech, number: int) -> str:
        """What a card is called."""
        return speech.names.card(_town(speech).cards[number].id)

    def _for_sale(self, speech: Speech, view: State) -> Text:
        """Each kind of card with its prices that are left, and the bean it is paid with."""
        town = _town(speech)
        left: dict[str, list[int]] = {}
        for number in view.extra[town.unsold_pile]:
            left.setdefault(town.cards[number].family, []).append(number)
        parts = []
        for numbers in left.values():
            first = town.cards[numbers[0]]
            name = self.card(speech, numbers[0]).removesuffix(f" {first.price}")
            prices = "/".join(str(town.cards[number].price) for number in numbers)
            parts.append(Text.assemble(f"{name} {prices} ", speech.bean(first.bean)))
            parts[-1].append(self._other_price(speech, numbers[0]))
        return Text(" · ").join(parts) if parts else Text("nothing any more")

    def _within_means(self, speech: Speech, view: State) -> list[str]:
        if speech.seat < 0 or view.over:
            return []
        town = _town(speech)
        return [
            self.card(speech, number)
            for number in view.extra[town.unsold_pile]
            if any(
                town.forbids_purchase(view, speech.seat, number, kind) is None
                for kind in town.taler_for(number)
            )
        ]

    def cards(self, speech: Speech, view: State) -> list[Text]:
        """The mafia's taler, what lies face down, and every card for sale with what it does."""
        town = _town(speech)
        lines = super().cards(speech, view)
        face_down = view.extra[town.laid_aside_pile]
        if face_down:
            lines.append(
                Text.assemble("Face down under the discard pile, matching nothing: ", speech.beans(face_down))
            )
        for number in view.extra[town.unsold_pile]:
            card = town.cards[number]
            lines.append(Text.assemble(f"  {self.card(speech, number)}, ", self._price(speech, number)))
            lines[-1].append(f": {power(card)}", style="dim")
        return lines

    def _price(self, speech: Speech, number: int) -> Text:
        town = _town(speech)
        card = town.cards[number]
        return Text.assemble(f"{card.price} ", speech.bean(card.bean), self._other_price(speech, number))

    def _other_price(self, speech: Speech, number: int) -> str:
        """What a card costs in beans that are not its own; empty if they do not pay for it."""
        town = _town(speech)
        card = town.cards[number]
        for kind in town.taler_for(number):
            if kind != card.bean:
                return f" or {card.price_in(kind)} of another bean"
        return ""

    def scored(self, speech: Speech, view: State, seat: int) -> str:
        """The taler, the prices of the cards, and what makes a card worth more or less than its price."""
        town = _town(speech)
        owned = view.players[seat].owned
        taler_left = self.taler(speech, view, seat)
        if not owned:
            return f"{speech.who(seat)}: {taler(taler_left)}"
        prices = sum(town.cards[number].price for number in owned)
        parts = [taler(taler_left), f"{len(owned)} card{'' if len(owned) == 1 else 's'} {prices}"]
        lost = 0
        for number in owned:
            more = town.cards[number].value(town, view, seat) - town.cards[number].price
            lost -= min(more, 0)
            if more > 0:
                parts.append(f"+{more} by {self.card(speech, number)}")
        if lost:
            parts.append(f"−{lost} by {self._raiders(speech, view)}")
        return f"{speech.who(seat)}: {', '.join(parts)}"

    def _raiders(self, speech: Speech, view: State) -> str:
        """The card that takes the worth of others."""
        cards = [number for player in view.players for number in player.owned]
        return ", ".join([self.card(speech, card) for card in cards if _town(speech).cards[card].raids])

    # Facts

    def _begin(self, speech: Speech, fact: Fact) -> Text | None:
        cards = speech.beans(fact.cards)
        does = speech.does
        match fact.what:
            case facts_of_town.LAID:
                seen = UNSEEN not in fact.cards
                return Text.assemble(
                    does(fact.seat, "lay"),
                    " two cards down as taler",
                    ": " if seen else "",
                    cards if seen else "",
                )
            case facts.BOUGHT:
                buys = f"{does(fact.seat, 'buy')} “{self.card(speech, fact.number)}” for "
                card = _town(speech).cards[fact.number]
                for_all = f": {power(card)}" if card.raids else ""
                return Text.assemble(buys, cards, " taler", for_all)
            case facts_of_town.TIPPED:
                boss = self.boss(speech, fact.other)
                return Text.assemble(f"{does(fact.seat, 'get')} of {boss}’s harvest: ", cards, " taler")
            case facts_of_town.TALER_TAKEN:
                return Text.assemble(does(fact.seat, "take"), " ", cards, " taler from the mafia")
            case facts_of_town.THIRD_CARD_REMOVED:
                name = self.card(speech, fact.number)
                return Text(f"{does(fact.seat, 'remove')} “{name}” from the game")
            case facts_of_town.CLOSED:
                name = self.card(speech, fact.number)
                return Text(f"{does(fact.seat, 'close')} “{name}” of {speech.whom(fact.other)}")
            case facts_of_town.THROWN:
                return Text.assemble(does(fact.seat, "throw"), " ", cards, " of the hand away")
            case facts_of_town.MARKET:
                return Text(f"── The market: {speech.who(fact.seat)} first", style="bold")
            case facts_of_town.FOURTH_PASS:
                return Text("Fewer than ten establishments are owned: a fourth pass begins", style="italic")
        return super()._begin(speech, fact)

    # Moves

    def comment(self, speech: Speech, view: State, move: Action) -> Text | None:
        town = _town(speech)
        own = view.players[speech.seat]
        step = view.agenda[-1].step
        if isinstance(move, BuyCard):
            effect = power(town.cards[move.card])
            return Text.assemble(f"{move.price} ", speech.bean(move.kind), f": {effect}")
        if isinstance(move, Lay):
            return speech.beans([own.hand[move.one - 1], own.hand[move.two - 1]])
        if isinstance(move, Play):
            return self.planted(speech, own.fields[move.field], (move.kind,))
        if isinstance(move, Plant) and own.fields[move.field]:
            kind = move.kind or own.hand[0]
            if own.fields[move.field][-1] != kind:
                return Text.assemble(speech.bean(kind), " after ", speech.row(own.fields[move.field]))
        if isinstance(move, Throw):
            return Text("becomes the top of the discard pile")
        if isinstance(move, PaySeveral):
            kind = own.fields[move.field][-1]
            then = self._then(speech, view, town.collector(view, kind), kind, move.count)
            return speech.bean(kind).append(f" ×{move.count}{then}")
        if isinstance(move, DrawSome):
            return Text(f"a hand of {len(own.hand) + move.count}")
        if isinstance(move, (RemoveCard, CloseCard)):
            return Text("out of the game")
        if isinstance(move, Done) and step in (agenda.REMOVE, CLOSE):
            return Text("leave it")
        if isinstance(move, Done) and step in (agenda.PLANT_HAND, agenda.MARKET):
            return Text("go on to revealing" if step == agenda.PLANT_HAND else "end your market")
        return super().comment(speech, view, move)

    def sort(self, rules: Rules, move: Action) -> str:
        return "ways to lay two cards" if isinstance(move, Lay) else super().sort(rules, move)

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """Cards may be written as they are called and shortened: “buy cas 3”."""
        head, colon, tail = sentence.partition(":")
        words = head.split()
        if len(words) > 1 and words[0] in ("buy", "b", "remove", "close"):
            typed = folded("-".join(words[1:]))
            cards = [card.id for card in _town(speech).cards[1:]]
            names = {card: folded(speech.names.card(card)).replace(" ", "-") for card in cards}
            begun, _, price = typed.rpartition("-")
            found = [
                card
                for card in cards
                if typed in (card, names[card])
                or (price.isdigit() and card.endswith(f"-{price}") and card.startswith(begun))
                or (not card[-1].isdigit() and typed and card.startswith(typed))
            ]
            if len(found) == 1:
                verb = "buy" if words[0] == "b" else words[0]
                taler = f": {tail.strip()}" if colon else self._only_taler(speech, view, found[0], verb)
                return f"{verb} {found[0]}{taler}"
        return super().meant(speech, view, sentence)

    def _only_taler(self, speech: Speech, view: State, card: str, verb: str) -> str:
        """With which taler, where there would be a choice but only one can be paid."""
        town = _town(speech)
        number = [one.id for one in town.cards].index(card)
        price_in = town.cards[number].price_in
        kinds = town.taler_for(number)
        paid = [kind for kind in kinds if town.taler_of(view, speech.seat, kind) >= price_in(kind)]
        only = verb == "buy" and len(kinds) > 1 and len(paid) == 1
        return f": {town.beans[paid[0]].id}" if only else ""


def power(card: Card) -> str:
    """What a card does, in a few words."""
    return EFFECTS.get(card.id) or card.power or SMALL


def _town(speech: Speech) -> Prohibohn:
    rules = speech.rules
    assert isinstance(rules, Prohibohn)
    return rules
