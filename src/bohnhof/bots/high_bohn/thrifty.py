"""The thrifty player of High Bohn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bohnhof.bots.farm import Farm
from bohnhof.bots.high_bohn.bargaining import StoreInterest
from bohnhof.bots.high_bohn.fields import BuilderFarm
from bohnhof.bots.high_bohn.prospects import Prospects
from bohnhof.bots.high_bohn.purse import Purse
from bohnhof.bots.interest import Interest
from bohnhof.bots.outlook import Outlook, plants_again
from bohnhof.bots.thrifty import Thrifty
from bohnhof.engine.actions import Action, Harvest
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, Question
from bohnhof.engine.state import Row, State
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.actions import HarvestKeeping, Leave, MoveCard, OrderDraw
from bohnhof.games.high_bohn.acts import HighBohnActs
from bohnhof.games.high_bohn.cards import Building
from bohnhof.games.high_bohn.cognac import CognacActs
from bohnhof.games.high_bohn.ending import shares
from bohnhof.games.high_bohn.rows import crop
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.native import mypyc_attr

UNWELCOME: Final = -0.25
"""A card that brings less than this is rather stored."""
TOO_BAD: Final = -0.1
"""A card on top of the draw pile that brings less than this is put under it."""
BETTER: Final = 0.05
"""So much better the hand must become before a card is moved."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThriftyHighBohn(Thrifty):
    """Buys buildings for their power and their number, keeps taler for better ones, and uses what it owns."""

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        assert isinstance(rules, HighBohn)
        assert isinstance(rules.acts, HighBohnActs)
        self.high_bohn: HighBohn = rules
        self.acts: HighBohnActs = rules.acts
        self.purse = Purse(rules, seat)
        self._prospects: dict[tuple[int, Row], Prospects] = {}
        self._prospects_of: Outlook | None = None
        self.answers_to: dict[str, Callable[[State, list[Action]], Action]] = {
            "look": self.look,
            "move-card": self.move_card,
            "order": self.order,
            "final": self.final,
            "name": self.name_kind,
            "sale": self.sale,
            "claim": self.claim,
            "pay": self.pay,
        }
        """What it does at the steps that only this game has, by their names."""

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if not moves:
            return None
        step = self.rules.steps[view.agenda[-1].step].name
        if question.asked == ACT and step in self.answers_to:
            return self.answers_to[step](view, moves)
        purchase = self.purse.choice(view, self.outlook(view).rounds)
        if purchase is not None and purchase in moves:
            return purchase
        return super().decide(view, moves, question)

    def otherwise(self, moves: list[Action]) -> Action | None:
        return self.acts.done if self.acts.done in moves else super().otherwise(moves)

    # Fields, trades and stores

    def farm(self, view: State, seat: int) -> Farm:
        outlook = self.outlook(view)
        if outlook is not self._prospects_of:
            self._prospects_of = outlook
            self._prospects.clear()
        key = (seat, tuple(view.players[seat].owned))
        if key not in self._prospects:
            self._prospects[key] = Prospects(self.high_bohn, view, seat, outlook, self.habits)
        prospects = self._prospects[key]
        if not prospects.plain:
            return BuilderFarm(self.high_bohn, view, seat, prospects)
        rows = view.players[seat].fields
        places = [field for field in range(len(rows)) if self.rules.ask_has_field(view, seat, field)]
        kinds = [rows[field][0] if rows[field] else 0 for field in places]
        return Farm(prospects, places, kinds, [len(rows[field]) for field in places])

    def interest(self, view: State, seat: int) -> Interest:
        store = view.extra[piles.STORE + seat]
        if not store:
            return super().interest(view, seat)
        player = view.players[seat]
        table = list(view.revealed) if seat == view.active else []
        key = (
            seat,
            *player.owned,
            -2,
            *store,
            -1,
            *player.fields,
            *player.aside,
            -1,
            *table,
            -1,
            *player.hand,
        )
        if key not in self._interests:
            again = plants_again(self.rules, view, seat)
            farm = self.farm(view, seat)
            self._interests[key] = StoreInterest(
                farm, list(player.aside), table, player.hand, self.habits, again, store
            )
        return self._interests[key]

    def envy(self, view: State, partner: int) -> float:
        scores = [self.rules.score(view, seat) for seat in range(len(view.players))]
        leads = scores[partner] == max(scores) > scores[self.seat]
        return self.habits.leader_envy if leads else self.habits.envy

    def plant(self, view: State, moves: list[Action]) -> Action:
        """Store what would do harm, plant the rest."""
        farm = self.farm(view, self.seat)
        ready = self.must_plant(view, self.seat)
        if ready:
            for card in ready:
                if self.acts.store[card] in moves and farm.best_place(card)[0] < UNWELCOME:
                    return self.acts.store[card]
        elif self.acts.store[0] in moves and self.acts.done not in moves:
            if farm.best_place(view.players[self.seat].hand[0])[0] < UNWELCOME:
                return self.acts.store[0]
        return super().plant(view, moves)

    # Moments of single buildings

    def look(self, view: State, moves: list[Action]) -> Action:
        if self.acts.look in moves:
            return self.acts.look
        gain = self.farm(view, self.seat).best_place(view.draw[-1])[0]
        return self.acts.put_under if gain < TOO_BAD else self.acts.done

    def move_card(self, view: State, moves: list[Action]) -> Action:
        hand = view.players[self.seat].hand
        hands: list[tuple[Action, list[int]]] = []
        for move in moves:
            if isinstance(move, MoveCard):
                after = hand[:]
                after.insert(move.to - 1, after.pop(move.place - 1))
                hands.append((move, after))
        return self.most_promising(view, hands, BETTER)

    def order(self, view: State, moves: list[Action]) -> Action:
        hand = view.players[self.seat].hand
        hands: list[tuple[Action, list[int]]] = []
        for move in moves:
            if isinstance(move, OrderDraw):
                first = len(hand) - len(move.order)
                hands.append((move, hand[:first] + [hand[first + place - 1] for place in move.order]))
        return self.most_promising(view, hands, 0.0)

    def most_promising(self, view: State, hands: list[tuple[Action, list[int]]], more: float) -> Action:
        """The act after which the hand promises most, where that is so much more than now."""
        best = self.promise(view, view.players[self.seat].hand) + more
        found: Action = self.acts.done
        for move, after in hands:
            promise = self.promise(view, after)
            if promise > best:
                best = promise
                found = move
        return found

    def promise(self, view: State, hand: list[int]) -> float:
        """What planting the hand in this order would bring, the cards farther back counting less."""
        weights = tuple([1.0 / (i + 2) for i in range(len(hand))])
        return self.farm(view, self.seat).plan([], hand, weights, weights)

    def final(self, view: State, moves: list[Action]) -> Action:
        """Sell what brings it something and nobody more, leave the rest, buy what raises the score."""
        for move in moves:
            if isinstance(move, Harvest) and not isinstance(move, HarvestKeeping):
                row = view.players[self.seat].fields[move.field]
                brings = self.brought(view, row)
                if brings[self.seat] and brings[self.seat] >= max(brings):
                    return move
        for move in moves:
            if isinstance(move, Leave):
                return move
        return self.purse.final_choice(view) or self.acts.done

    def brought(self, view: State, row: Row) -> list[int]:
        """By seat: the taler that a harvest of this row would bring as the cash is now, a Tipi's included."""
        found = shares(self.high_bohn, view, self.seat, row)
        for seat, taler in enumerate(found):
            cash = self.high_bohn.cash(view, seat)
            windfall = self.high_bohn.ask_windfall(view, seat, cash + taler)
            found[seat] += windfall - self.high_bohn.ask_windfall(view, seat, cash)
        return found

    def name_kind(self, view: State, moves: list[Action]) -> Action:
        """The kind for which the others have most taler, among those it cannot use itself."""
        assert isinstance(self.acts, CognacActs)
        best = -1.0
        found = moves[0]
        for family, move in enumerate(self.acts.name):
            if move not in moves:
                continue
            bean = self.high_bohn.buildings[1 + 4 * family].bean
            mine = view.players[self.seat].taler.count(bean)
            use = float(sum([player.taler.count(bean) for player in view.players]) - mine)
            if not self.high_bohn.owns_family(view, self.seat, family):
                use -= 2 * mine + 1
            if use > best:
                best = use
                found = move
        return found

    def sale(self, view: State, moves: list[Action]) -> Action:
        """Buy the best of what is about to leave the game, harvesting for it if that is enough."""
        rounds = self.outlook(view).rounds
        found = self.purse.affordable(view)
        if found:
            best = max(found, key=lambda building: self.purse.value(view, building, rounds))
            return self.acts.buy[best.number]
        named = view.agenda[-1].progress
        wanted: list[Building] = [
            building for building in self.high_bohn.buildings if building.family == named
        ]
        for move in moves:
            if isinstance(move, Harvest) and not isinstance(move, HarvestKeeping):
                row = view.players[self.seat].fields[move.field]
                if crop(row) == wanted[0].bean and self.rules.ask_worth(view, self.seat, row):
                    return move
        return self.acts.done

    def claim(self, view: State, moves: list[Action]) -> Action:
        assert isinstance(self.acts, CognacActs)
        return self.acts.claim

    def pay(self, view: State, moves: list[Action]) -> Action:
        return moves[0]
