"""The rulebook of Prohibohn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.facts import BOUGHT, EXHAUSTED, Fact
from bohnhof.engine.message import Message
from bohnhof.engine.reasons import LONE_BEAN
from bohnhof.engine.state import NOBODY, Entry, Row, State, count_in_row, has, without
from bohnhof.games.al_cabohne.reasons import OWN_TURN_ONLY
from bohnhof.games.prohibohn import agenda, facts, positions, reasons
from bohnhof.games.prohibohn.actions import BuyCard, Play, Throw
from bohnhof.games.prohibohn.cards import Establishment
from bohnhof.games.prohibohn.clauses import ProhibohnClauses
from bohnhof.games.prohibohn.notation import read_open
from bohnhof.native import i64, mypyc_attr

if TYPE_CHECKING:
    from bohnhof.games.prohibohn.acts import ProhibohnActs

COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
ONE_OF: Final = [1 << kind * COUNT_BITS for kind in range(10)]
"""By kind: the 1 of its counter, where the taler of all kinds are counted in one integer.

It is a table because a shifted 1 has only 32 bits in compiled code.
"""


def count_taler(taler: Row) -> i64:
    """Return the number of taler of each kind, in COUNT_BITS bits per kind."""
    counts: i64 = 0
    for kind in taler:
        counts += ONE_OF[kind]
    return counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Prohibohn(ProhibohnClauses):
    """The rules of Prohibohn: Al Cabohne with establishments, bought with taler of their bean.

    Most establishments change a phase for their owner.
    """

    id = "prohibohn"
    local_fields = True
    title = "Prohibohn"
    told_in = "prohibohn"
    facets = {
        "presentation": "bohnhof.games.prohibohn.presentation:ProhibohnTelling",
        "terminal": "bohnhof.games.prohibohn.terminal:ProhibohnTongue",
        "heuristic": "bohnhof.games.prohibohn.heuristic.heuristic:ProhibohnHeuristic",
        "secrets": "bohnhof.games.prohibohn.secrets:StartingTaler",
    }

    # Actions at any time

    def forbids_free_acts(self, s: State, seat: int) -> Message | None:
        """Refuse free actions outside the seat's turn and market, and during an interrupt."""
        now = s.agenda[-1]
        step = self.steps[now.step]
        if now.step == agenda.LAY:
            return reasons.BEFORE_FIRST_TURN
        if step.bars_free_acts:
            return reasons.UNFINISHED if step.interrupts and seat == now.owner else OWN_TURN_ONLY
        if seat == now.owner:
            return None
        return self.forbids_market(s, seat) if now.step == agenda.MARKET else OWN_TURN_ONLY

    def forbids_market(self, s: State, seat: int) -> Message:
        """Return why a seat may do nothing in the market of the other."""
        return reasons.MARKET_OVER if seat == s.active else reasons.MARKET_TO_COME

    def could_buy(self, s: State, seat: int) -> bool:
        """Return whether this seat might buy something, by public information.

        Starting taler are secret, so each counts as a taler of any kind.
        """
        start = len(s.extra[self.start_pile + seat])
        for way in self.purchases(s, count_taler(s.players[seat].taler), start):
            if self.cards[way.card].forbids_buyer(self, s, seat) is None:
                return True
        return False

    def may_harvest(self, s: State, seat: int, field: int) -> bool:
        """Return False in phase 4; otherwise apply the usual rule."""
        return s.agenda[-1].step != agenda.REVEAL and super().may_harvest(s, seat, field)

    def forbids_harvesting(self, s: State, seat: int, field: int) -> Message:
        return reasons.NOT_WHILE_REVEALING if s.agenda[-1].step == agenda.REVEAL else LONE_BEAN

    def free_acts(self, s: State, seat: int) -> list[Action]:
        """Return harvests, and the purchases that the seat can pay for."""
        now = s.agenda[-1]
        if now.owner != seat or self.steps[now.step].bars_free_acts:
            return []
        acts = cast("ProhibohnActs", self.acts)
        player = s.players[seat]
        found = [] if now.step == agenda.REVEAL else acts.harvest_growing[player.growing()]
        counts = count_taler(player.taler) + count_taler(tuple(s.extra[self.start_pile + seat]))
        ways = self.purchases(s, counts, 0)
        return [*found, *ways] if ways else found

    # Cards for sale

    def purchases(self, s: State, counts: i64, more: int) -> list[BuyCard]:
        """Return the purchases of unsold cards that these taler can pay for.

        `counts` comes from `count_taler`. `more` is the number of unknown taler, which may be of
        any one kind.
        """
        found: list[BuyCard] = []
        for ways in cast("ProhibohnActs", self.acts).buy_with:
            many = (counts & COUNT_MASK) + more
            if not many and not counts:
                break
            counts >>= COUNT_BITS
            for way in ways:
                if way.price > many:
                    break
                if not self.is_gone(s, way.card):
                    found.append(way)
        return found

    def is_gone(self, s: State, number: int) -> bool:
        """Return whether a card is no longer for sale.

        This is faster than looking for it among the cards for sale.
        """
        for player in s.players:
            if has(player.owned, number):
                return True
        return number in s.extra[self.removed_pile]

    def taler_of(self, s: State, seat: int, kind: int) -> int:
        """Return the number of taler of a kind that this seat has, with its starting taler."""
        return count_in_row(s.players[seat].taler, kind) + s.extra[self.start_pile + seat].count(kind)

    def forbids_purchase(self, s: State, seat: int, number: int, kind: int) -> Message | None:
        """Return why this seat may not buy this card with taler of this kind; None if it may."""
        card = self.cards[number]
        if number not in s.extra[self.unsold_pile]:
            return reasons.REMOVED if number in s.extra[self.removed_pile] else reasons.SOLD
        reason = card.forbids_buyer(self, s, seat)
        if reason is not None:
            return reason
        return None if self.taler_of(s, seat, kind) >= card.price_in(kind) else reasons.NOT_THE_TALER

    def sell(self, s: State, seat: int, number: int, kind: int) -> None:
        """Sell a card to a seat and apply its immediate effect.

        The paid taler go face down under the discard pile. Starting taler are paid last.
        """
        card = self.cards[number]
        player = s.players[seat]
        start = s.extra[self.start_pile + seat]
        price = card.price_in(kind)
        for _ in range(price):
            if kind in player.taler:
                player.taler = without(player.taler, kind)
            else:
                start.remove(kind)
        self.receive_payment(s, seat, (kind,) * price)
        s.extra[self.unsold_pile].remove(number)
        player.owned += (number,)
        if s.facts is not None:
            s.facts.append(Fact(BOUGHT, seat, (kind,) * price, number))
        card.after_purchase(self, s, seat)
        if isinstance(card, Establishment) and self.owned_of_family(s, seat, card.family) == 2:
            for other in s.extra[self.unsold_pile]:
                if self.cards[other].family == card.family:
                    s.agenda.append(Entry(agenda.REMOVE, seat, 0, other))

    def owned_of_family(self, s: State, seat: int, family: str) -> int:
        """Return the number of cards of an establishment that this seat owns."""
        count = 0
        for number in s.players[seat].owned:
            if self.cards[number].family == family:
                count += 1
        return count

    def establishments(self, s: State, seat: int) -> int:
        """Return the number of establishments that this seat owns.

        Police Stations and Razzia are no establishments.
        """
        count = 0
        for number in s.players[seat].owned:
            if isinstance(self.cards[number], Establishment):
                count += 1
        return count

    def families(self, s: State, seat: int) -> int:
        """Return the number of different establishments that this seat owns."""
        owned = [self.cards[number] for number in s.players[seat].owned]
        return len({card.family for card in owned if isinstance(card, Establishment)})

    def raided(self, s: State) -> bool:
        """Return whether anyone owns a card that makes 1-cards worthless."""
        for player in s.players:
            for number in player.owned:
                if self.cards[number].raids:
                    return True
        return False

    # Effects on the state

    def set_up(self, s: State) -> None:
        """Deal the hands, give the bosses their first beans, and wait for the starting taler."""
        s.extra[self.unsold_pile] = list(range(1, len(self.cards)))
        self.deal_hands(s)
        self.fill_bosses(s)
        self.refill(s)
        s.agenda.append(self.entries[agenda.LAY][s.active])

    def boss_discards(self, s: State, boss: int, cards: list[int]) -> None:
        """Discard the cards of a boss's sale, except those that the active player gets as taler."""
        tips = min(self.ask_tips(s, s.active, s.agenda[-1].step), len(cards)) if s.agenda else 0
        kept = len(cards) - tips
        if tips:
            self.tip(s, boss, cards[kept:])
        super().boss_discards(s, boss, cards[:kept])

    def boss_earns(self, s: State, boss: int, cards: list[int]) -> None:
        """Give the active player a taler of the yield in phase 2, and the mafia the rest."""
        share = self.guest_taler(s, s.active, s.agenda[-1].step) if s.agenda else 0
        if share:
            self.tip(s, boss, cards[:share])
        super().boss_earns(s, boss, cards[share:])

    def tip(self, s: State, boss: int, cards: list[int]) -> None:
        """Turn cards of a boss's sale into taler of the active player."""
        s.players[s.active].taler += tuple(cards)
        if s.facts is not None:
            s.facts.append(Fact(facts.TIPPED, s.active, tuple(cards), 0, boss))

    def could_reveal_on(self, s: State, seat: int, stayed: int) -> bool:
        """Return whether owned or unsold cards allow another reveal after discards have joined.

        `stayed` is the number of revealed cards that have stayed in this phase.
        """
        allowed = self.ask_cards_despite_match(s, seat)
        for number in s.extra[self.unsold_pile]:
            if self.cards[number].cards_despite_match(allowed, s, seat) > stayed:
                return True
        return allowed > stayed

    def note_revealed(self, s: State, joined: int) -> None:
        """Count a revealed card that stayed, and record whether discarded cards joined it.

        `joined` is their number, or -1 if a boss took the card.
        """
        if joined >= 0:
            now = s.agenda[-1]
            s.agenda[-1] = Entry(now.step, now.owner, now.progress + 1, 1 if joined else now.other)

    # The end

    def passes(self, s: State) -> int:
        """Return 3, or 4 once the fourth pass has begun."""
        return 4 if s.passes > 3 or (s.passes == 3 and s.draw) else 3

    def exhausted(self, s: State) -> bool:
        """Return whether there is nothing to draw.

        This is so between the third and the fourth pass, and after the last one.
        """
        return s.passes > 3 or (s.passes == 3 and not s.draw)

    def refill(self, s: State) -> None:
        """Count a pass if the draw pile has run out, and shuffle after the first and second one.

        If there is nothing to shuffle then, the last pass has ended.
        """
        if s.draw:
            return
        s.passes += 1
        if s.facts is not None:
            s.facts.append(Fact(EXHAUSTED, NOBODY, (), s.passes))
        if s.passes < 3 and not self.renew(s):
            s.passes = 4

    def order_of_steps(self, s: State) -> list[int]:
        return [agenda.MARKET, agenda.VERDICT, *super().order_of_steps(s)]

    def open_market(self, s: State) -> None:
        """Push the markets of the active player and of the opponent, followed by the verdict."""
        s.agenda.append(self.entries[agenda.VERDICT][s.active])
        s.agenda.append(self.entries[agenda.MARKET][1 - s.active])
        s.agenda.append(self.entries[agenda.MARKET][s.active])
        if s.facts is not None:
            s.facts.append(Fact(facts.MARKET, s.active))

    def go_on(self, s: State) -> bool:
        """Begin a fourth pass, if both players together own fewer than ten establishments.

        Return False if the game ends instead.
        """
        if s.passes > 3 or self.establishments(s, 0) + self.establishments(s, 1) >= 10:
            return False
        if not self.renew(s):
            return False
        if s.facts is not None:
            s.facts.append(Fact(facts.FOURTH_PASS, NOBODY))
        return True

    def score(self, s: State, seat: int) -> int:
        """Return the taler of a seat plus the value of its cards."""
        total = len(s.players[seat].taler) + len(s.extra[self.start_pile + seat])
        for number in s.players[seat].owned:
            total += self.cards[number].value(self, s, seat)
        return total

    def own_insight(self, v: State, seat: int) -> dict[str, object]:
        """Return the insight of Al Cabohne, and the current value of each owned card."""
        values: list[dict[str, int]] = []
        for owner, player in enumerate(v.players):
            values.append(
                {self.cards[number].id: self.cards[number].value(self, v, owner) for number in player.owned}
            )
        return {**super().own_insight(v, seat), "values": values}

    # Positions and sentences

    def complete(self, s: State) -> str | None:
        return positions.complete(self, s) or super().complete(s)

    def open_act_with(self, kind: int, place: int, rng: Rng) -> Action:
        """Return an action with a chosen copy of a card: plant, discard or give it to a boss."""
        choice = rng.below(3)
        if choice == 0:
            return super().open_act_with(kind, place, rng)
        return Throw(kind, place) if choice == 1 else Play(kind, rng.below(self.most_fields), place)

    def read_open_sentence(self, sentence: str) -> Action | None:
        return read_open(self, sentence) or super().read_open_sentence(sentence)
