"""The rulebook of High Bohn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.engine import reasons as engine_reasons
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import BOUGHT, HARVESTED, Fact
from bohnhof.engine.message import Message
from bohnhof.engine.state import NOBODY, Entry, Row, State, count_in_row, has, without
from bohnhof.games.bohnanza.steps import PLANT_HAND
from bohnhof.games.high_bohn import ending, facts, piles, positions, reasons, steps
from bohnhof.games.high_bohn.cards import Building
from bohnhof.games.high_bohn.clauses import BONUS, HighBohnClauses
from bohnhof.games.high_bohn.notation import random_open, read_open
from bohnhof.games.high_bohn.rows import STEW, crop, divide, mixed, remainder
from bohnhof.native import i64, mypyc_attr

if TYPE_CHECKING:
    from bohnhof.games.high_bohn.acts import HighBohnActs


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohn(HighBohnClauses):
    """The rules of High Bohn: Bohnanza with buildings that change the rules for their owner."""

    id = "high-bohn"
    local_fields = True
    title = "High Bohn"
    told_in = "high-bohn"
    facets = {
        "presentation": "bohnhof.games.high_bohn.presentation:HighBohnTelling",
        "terminal": "bohnhof.games.high_bohn.terminal:HighBohnTongue",
        "heuristic": "bohnhof.games.high_bohn.heuristic.heuristic:HighBohnHeuristic",
        "secrets": "bohnhof.games.high_bohn.secrets:DrawPileSeen",
    }
    revision = 4
    has_former = True

    def set_up(self, s: State) -> None:
        s.extra[piles.UNSOLD] = list(range(1, len(self.buildings)))
        super().set_up(s)

    # Actions at any time

    def fields_in_use(self, s: State, seat: int) -> int:
        fields = 2
        for card in s.players[seat].owned:
            place = self.buildings[card].field
            if place >= fields:
                fields = place + 1
        return fields

    def forbids_free_acts(self, s: State, seat: int) -> Message | None:
        """Refuse free actions to all but the step's owner in the final round and in interrupts."""
        now = s.agenda[-1]
        return engine_reasons.NOT_YOUR_TURN if now.owner != seat and self.outside_turn(now) else None

    def outside_turn(self, now: Entry) -> bool:
        """Return whether the step is no part of a turn: the final round or an interrupt."""
        step = self.steps[now.step]
        return step.final or step.interrupts

    def free_acts(self, s: State, seat: int) -> list[Action]:
        """Return harvests, and the purchases that the seat can pay for."""
        player = s.players[seat]
        families: i64 = 0
        mixes = False
        bit: i64 = 1
        for card in player.owned:
            if self.mixes[card]:
                mixes = True
            if card:
                families |= bit << self.buildings[card].family
        taler = player.taler
        acts = cast("HighBohnActs", self.acts)
        found = acts.harvest_growing[player.growing()]
        if not taler and not mixes:
            return found
        found = found[:]
        if mixes:
            for field, row in enumerate(player.fields):
                if len(row) > 2 and mixed(row):
                    found.extend(acts.harvest_keeping[field])
        if taler:
            self._add_purchases(s, seat, families, found)
        return found

    def _add_purchases(self, s: State, seat: int, families: i64, found: list[Action]) -> None:
        acts = cast("HighBohnActs", self.acts)
        taler = s.players[seat].taler
        unsold = s.extra[piles.UNSOLD]
        bit: i64 = 1
        kinds: i64 = 0
        for kind in taler:
            if kinds >> kind & 1:
                continue
            kinds |= bit << kind
            many = 0
            for building in self.by_bean[kind]:
                if families >> building.family & 1:
                    continue
                many = many or count_in_row(taler, kind)
                if building.price <= many and building.number in unsold:
                    found.append(acts.buy[building.number])
        if self.third_field not in s.players[seat].owned:
            price = self.ask_third_field_price(s, seat)
            if price <= len(taler):
                found.append(acts.buy_field)
                if price == 1:
                    found.extend(acts.buy_field_for_one)

    def forbids_field(self, s: State, seat: int, field: int) -> Message:
        """Return why a seat has no such field. An owned building's field may still be closed."""
        for card in s.players[seat].owned:
            building = self.buildings[card]
            if building.field == field:
                return reasons.field_closed(self.beans[building.bean].id)
        return super().forbids_field(s, seat, field)

    def forbids_planting(self, s: State, seat: int, kind: int, field: int) -> Message:
        if self.reserved[field]:
            return reasons.OWN_BEAN_ONLY
        row = s.players[seat].fields[field]
        if kind in row and mixed(row):
            return reasons.TWICE_IN_STEW
        return engine_reasons.OTHER_KIND

    def forbids_buying_field(self, s: State, seat: int) -> Message | None:
        if self.outside_turn(s.agenda[-1]):
            return reasons.NO_FIELD_NOW
        taler = len(s.players[seat].taler)
        if taler < self.ask_third_field_price(s, seat) <= self.cash(s, seat):
            return reasons.UNDER_A_BUILDING
        return None

    def is_stew(self, s: State, seat: int, field: int) -> bool:
        """Return whether a field is a stew. Two cards that guests may still join do not count."""
        row = s.players[seat].fields[field]
        if len(row) < 2 or crop(row) != STEW:
            return False
        return len(row) > 2 or not self.ask_may_plant(s, seat, row[1], field)

    # Buildings

    def owns_family(self, s: State, seat: int, family: int) -> bool:
        """Return whether this seat owns a building of this kind."""
        for card in s.players[seat].owned:
            if card and self.buildings[card].family == family:
                return True
        return False

    def sold(self, s: State, family: int) -> int:
        """Return the number of buildings of a kind that have owners."""
        count = 0
        for seat in range(len(s.players)):
            if self.owns_family(s, seat, family):
                count += 1
        return count

    def owner_of(self, s: State, card: int) -> int:
        """Return the seat that owns a building, or NOBODY."""
        for seat, player in enumerate(s.players):
            if card in player.owned:
                return seat
        return NOBODY

    def forbids_purchase(self, s: State, seat: int, card: int) -> Message | None:
        """Return why this seat may not buy this building; None if it may."""
        building = self.buildings[card]
        if self.owns_family(s, seat, building.family):
            return reasons.KIND_OWNED
        if card not in s.extra[piles.UNSOLD]:
            return reasons.REMOVED if card in s.extra[piles.REMOVED] else reasons.SOLD
        taler = count_in_row(s.players[seat].taler, building.bean)
        if taler < building.price:
            under = s.extra[piles.UNDER + seat].count(building.bean)
            return reasons.NOT_THE_TALER if taler + under < building.price else reasons.UNDER_A_BUILDING
        return None

    def can_pay_all(self, s: State, seat: int, cards: Row) -> bool:
        """Return whether the taler of a seat pay for all these buildings together."""
        for bean, buildings in enumerate(self.by_bean):
            price = sum([building.price for building in buildings if building.number in cards])
            if price > count_in_row(s.players[seat].taler, bean):
                return False
        return True

    def sell(self, s: State, seat: int, cards: Row) -> None:
        """Sell buildings to a seat, discard the taler, and apply their immediate effects.

        When no more buildings of a kind can be sold, the others of this kind leave the game.
        """
        player = s.players[seat]
        for card in cards:
            building = self.buildings[card]
            for _ in range(building.price):
                player.taler = without(player.taler, building.bean)
            pay = (building.bean,) * building.price
            self.receive_payment(s, seat, pay)
            s.extra[piles.UNSOLD].remove(card)
            player.owned += (card,)
            if s.facts is not None:
                s.facts.append(Fact(BOUGHT, seat, pay, card))
            if self.sold(s, building.family) >= self.kind_limit(s):
                self.remove_family(s, building.family)
        self.resume(s)
        for card in cards:
            self.buildings[card].after_purchase(self, s, seat)

    def remove_family(self, s: State, family: int) -> None:
        """Remove the unsold buildings of a kind from the game."""
        gone = [card for card in s.extra[piles.UNSOLD] if self.buildings[card].family == family]
        for card in gone:
            s.extra[piles.UNSOLD].remove(card)
            s.extra[piles.REMOVED].append(card)
        if gone and s.facts is not None:
            s.facts.append(Fact(facts.BUILDINGS_REMOVED, NOBODY, tuple(gone)))

    def offer_before_turn(self, s: State, seat: int, building: Building) -> None:
        """Push what a building allows before a turn, if nothing was planted in the turn yet."""
        above = len(s.agenda)
        while above and self.steps[s.agenda[above - 1].step].interrupts:
            above -= 1
        if not above:
            return
        now = s.agenda[above - 1]
        if now.step != PLANT_HAND or now.owner != seat or now.progress:
            return
        if building.may_look(False, s, seat):
            s.agenda.insert(above, self.entries[steps.LOOK][seat])
        if building.may_move_card(False, s, seat):
            s.agenda.insert(above, self.entries[steps.MOVE_CARD][seat])

    def could_buy(self, s: State, seat: int) -> bool:
        """Return whether the taler of a seat buy the third field or a building."""
        taler = s.players[seat].taler
        for building in self.buildings:
            if not building.bean or len(taler) < building.price:
                continue
            if count_in_row(taler, building.bean) >= building.price:
                if self.forbids_purchase(s, seat, building.number) is None:
                    return True
        return super().could_buy(s, seat)

    def within_reach(self, s: State, seat: int, building: Building) -> bool:
        """Return whether this seat could buy this building now, possibly after harvests."""
        return self.can_come_by(s, seat, building) and building.number in s.extra[piles.UNSOLD]

    def can_come_by(self, s: State, seat: int, building: Building) -> bool:
        """Return whether this seat has or could harvest the price, and lacks this kind."""
        player = s.players[seat]
        taler = count_in_row(player.taler, building.bean)
        for row in player.fields:
            growing = count_in_row(row, building.bean)
            if growing and crop(row) != STEW:
                taler += min(growing, self.ask_worth(s, seat, row))
        return taler >= building.price and not self.owns_family(s, seat, building.family)

    def may_buy_plantings(self, s: State, seat: int) -> bool:
        """Return whether a purchase could still allow one more card in phase 1."""
        for building in self.planting_cards:
            if self.within_reach(s, seat, building):
                return True
        return False

    def may_buy_order(self, s: State, seat: int) -> Building | None:
        """Return a building within reach that lets a seat order drawn cards, or None."""
        for building in self.ordering_cards:
            if self.within_reach(s, seat, building):
                return building
        return None

    def payment(self, s: State, seat: int, price: int) -> Row:
        """Return the taler paid by default.

        Taler that buy no building come first, then those of the most frequent bean, then those
        earned first.
        """
        left = list(s.players[seat].taler)
        pay: list[int] = []
        while len(pay) < price:
            best = left[0]
            for kind in left:
                if (self.may_buy_with(s, seat, kind), -left.count(kind)) < (
                    self.may_buy_with(s, seat, best),
                    -left.count(best),
                ):
                    best = kind
            left.remove(best)
            pay.append(best)
        return tuple(pay)

    def may_buy_with(self, s: State, seat: int, kind: int) -> bool:
        """Return whether this seat could ever buy one of the unsold buildings with such taler."""
        for building in self.by_bean[kind]:
            if building.number in s.extra[piles.UNSOLD] and not self.owns_family(s, seat, building.family):
                return True
        return False

    # Harvest

    def harvest(self, s: State, seat: int, field: int, keep: Row = ()) -> None:
        """Sell a field. The cards in `keep` become taler first, if it has several kinds."""
        player = s.players[seat]
        row = player.fields[field]
        taler = self.ask_worth(s, seat, row)
        self.resume(s)
        player.fields[field] = ()
        split = len(row) - taler
        kept = row[split:]
        rest = list(row[:split])
        kind = crop(row)
        if taler:
            if mixed(row):
                kept = divide(row, taler, ending.best_keeping(self, s, seat, row, keep))
                rest = remainder(row, kept)
            if kind == STEW:
                s.extra[piles.UNDER + seat].extend(kept)
            else:
                player.taler += kept
        if s.facts is not None:
            s.facts.append(Fact(HARVESTED, seat, row, taler, field, kept))
        if taler:
            for building in self.watchers:
                owner = self.owner_of(s, building.number)
                if owner != NOBODY and building.share(owner, seat, kind, taler, rest):
                    building.after_harvest(self, s, owner, seat, taler, rest)
        s.discard.extend(rest)
        if s.extra[piles.CLOSED] or s.extra[piles.LEFT]:
            note = piles.note(seat, field)
            for notes in (piles.CLOSED, piles.LEFT):
                s.extra[notes] = [other for other in s.extra[notes] if other != note]

    # Stores

    def has_room(self, s: State, seat: int) -> bool:
        """Return whether this seat's store has room for another bean."""
        return len(s.extra[piles.STORE + seat]) < self.ask_store_room(s, seat)

    def storable(self, s: State, seat: int, kind: int) -> bool:
        """Return whether the seat received a card of this kind that is not from a store."""
        note = seat * piles.WIDTH + kind
        return count_in_row(s.players[seat].aside, kind) > s.extra[piles.FROM_STORES].count(note)

    def trade_piles(self, s: State, seat: int) -> list[Row]:
        """Return the revealed cards for the active player, and the seat's store."""
        store = s.extra[piles.STORE + seat]
        if seat == s.active:
            return [s.revealed, tuple(store)] if store else [s.revealed]
        return [tuple(store)] if store else []

    def chosen_pile(self, s: State, seat: int, place: int) -> Row:
        if place == -2:
            return tuple(s.extra[piles.STORE + seat])
        return s.revealed if seat == s.active else ()

    def take_from_table(self, s: State, giver: int, kind: int, place: int, receiver: int) -> bool:
        """Take a traded card, and note it if it comes from a store.

        The receiver may not store such a card.
        """
        store = s.extra[piles.STORE + giver]
        revealed = giver == s.active and has(s.revealed, kind)
        if kind in store and (place == -2 or not revealed):
            store.remove(kind)
            s.extra[piles.FROM_STORES].append(receiver * piles.WIDTH + kind)
            return True
        if revealed:
            s.revealed = without(s.revealed, kind)
        return revealed

    def take_ready(self, s: State, seat: int, kind: int) -> int:
        """Take a card to plant. Of two cards of a kind, the one from a store goes first."""
        if s.extra[piles.FROM_STORES] and kind in s.players[seat].aside:
            note = seat * piles.WIDTH + kind
            if note in s.extra[piles.FROM_STORES]:
                s.extra[piles.FROM_STORES].remove(note)
        return super().take_ready(s, seat, kind)

    # The end

    def end_game(self, s: State) -> None:
        """Begin the final round with the active player."""
        s.agenda.clear()
        s.agenda.append(self.entries[steps.FINAL][s.active])
        if s.facts is not None:
            s.facts.append(Fact(facts.FINAL_ROUND, s.active))

    def order_of_steps(self, s: State) -> list[int]:
        *turn, draw, last = self.turns[0]
        return [steps.LOOK, steps.MOVE_CARD, *turn, draw, steps.ORDER, last]

    def on_turn(self, s: State) -> int:
        """Return the active player, or the current player of the final round."""
        if s.agenda and self.steps[s.agenda[0].step].final:
            return s.agenda[0].owner
        return s.active

    def resume(self, s: State) -> None:
        """Restart the count of passes in the final round after an action."""
        if s.agenda:
            now = s.agenda[-1]
            if self.steps[now.step].final and now.progress:
                s.agenda[-1] = Entry(now.step, now.owner)

    def close(self, s: State) -> None:
        """Sell the fields and end the game, once all players have passed."""
        s.agenda.clear()
        super().end_game(s)

    def sell_all_fields(self, s: State, seat: int) -> None:
        """Sell all fields of a seat except those that are left."""
        for field, row in enumerate(s.players[seat].fields):
            if row and not ending.is_left(self, s, seat, field):
                self.harvest(s, seat, field)

    # Hidden information, positions and sentences

    def gather(self, s: State) -> None:
        """Forget which cards of the draw pile were seen, before they are shuffled."""
        s.extra[piles.SEEN] = []

    def veil(self, v: State, s: State, seat: int) -> None:
        """Keep the cards of the draw pile in a view whose seat has looked at them."""
        if s.extra[piles.SEEN] and seat >= 0 and self.ask_may_look(s, seat):
            for place in s.extra[piles.SEEN]:
                if place <= len(s.draw):
                    v.draw[place - 1] = s.draw[place - 1]

    def has_veil(self, s: State) -> bool:
        return len(s.extra[piles.SEEN]) > 0

    def complete(self, s: State) -> str | None:
        positions.complete(self, s)
        return self.miscount(s)

    def miscount(self, s: State) -> str | None:
        return positions.miscount(self, s)

    def random_open_act(self, s: State, seat: int, rng: Rng) -> Action | None:
        return random_open(self, s, seat, rng) if rng.below(4) else super().random_open_act(s, seat, rng)

    def own_insight(self, v: State, seat: int) -> dict[str, object]:
        """Return stores, towns, unsold buildings, stews and fields left by passing, for screens."""
        left: list[int] = []
        if seat >= 0 and v.agenda and v.agenda[-1].step == steps.FINAL:
            fields = range(self.most_fields)
            left = [field + 1 for field in fields if ending.is_left(self, v, seat, field)]
        seats = range(len(v.players))
        return {
            "store_room": [self.ask_store_room(v, owner) for owner in seats],
            "towns": [self.town(v, owner) for owner in seats],
            "to_sell": self.to_sell(v),
            "stews": [
                [field + 1 for field in range(self.most_fields) if self.is_stew(v, owner, field)]
                for owner in seats
            ],
            "left_by_passing": left,
        }

    def town(self, s: State, seat: int) -> dict[str, int]:
        """Return the buildings of a seat, their worth, and the bonus now and with one more."""
        count = self.buildings_owned(s, seat)
        return {
            "buildings": count,
            "worth": sum([self.buildings[card].price for card in s.players[seat].owned]),
            "bonus": BONUS[min(count, len(BONUS) - 1)],
            "next_bonus": BONUS[min(count + 1, len(BONUS) - 1)],
        }

    def to_sell(self, s: State) -> dict[str, int]:
        """Return, by kind, the number of buildings that may still be sold."""
        found: dict[str, int] = {}
        for building in self.buildings:
            if building.family >= 0 and building.word not in found:
                found[building.word] = 0
            if building.number in s.extra[piles.UNSOLD]:
                found[building.word] = self.kind_limit(s) - self.sold(s, building.family)
        return found

    def read_open_sentence(self, sentence: str) -> Action | None:
        return read_open(self, sentence)
