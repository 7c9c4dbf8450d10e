"""What happens in Prohibohn."""

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
"""Taler of each kind are counted side by side in one number. Compiled, a shift of 1 has 32 bits only."""


def count_taler(taler: Row) -> i64:
    """How many there are of each kind, side by side."""
    counts: i64 = 0
    for kind in taler:
        counts += ONE_OF[kind]
    return counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Prohibohn(ProhibohnClauses):
    """Al Cabohne with establishments, bought with taler of their beans; most change a phase for the owner."""

    id = "prohibohn"
    title = "Prohibohn"
    told_in = "prohibohn"
    facets = {
        "presentation": "bohnhof.games.prohibohn.presentation:ProhibohnTelling",
        "terminal": "bohnhof.games.prohibohn.terminal:ProhibohnTongue",
        "heuristic": "bohnhof.games.prohibohn.heuristic.heuristic:ProhibohnHeuristic",
        "secrets": "bohnhof.games.prohibohn.secrets:StartingTaler",
    }

    # Acting freely

    def forbids_free_acts(self, s: State, seat: int) -> Message | None:
        """In the own turn and market only, and not inside an act."""
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
        """Why a seat may do nothing in the market of the other."""
        return reasons.MARKET_OVER if seat == s.active else reasons.MARKET_TO_COME

    def could_buy(self, s: State, seat: int) -> bool:
        """Starting taler are secret, so they might be of any bean."""
        start = len(s.extra[self.start_pile + seat])
        for way in self.purchases(s, count_taler(s.players[seat].taler), start):
            if self.cards[way.card].forbids_buyer(self, s, seat) is None:
                return True
        return False

    def may_harvest(self, s: State, seat: int, field: int) -> bool:
        """Not in phase 4."""
        return s.agenda[-1].step != agenda.REVEAL and super().may_harvest(s, seat, field)

    def forbids_harvesting(self, s: State, seat: int, field: int) -> Message:
        return reasons.NOT_WHILE_REVEALING if s.agenda[-1].step == agenda.REVEAL else LONE_BEAN

    def free_acts(self, s: State, seat: int) -> list[Action]:
        """Harvests, and what the taler could buy."""
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
        """What is for sale and paid by so many taler, or by some more of any one kind."""
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
        """Whether a card is no longer for sale; found sooner here than missed among those that are."""
        for player in s.players:
            if has(player.owned, number):
                return True
        return number in s.extra[self.removed_pile]

    def taler_of(self, s: State, seat: int, kind: int) -> int:
        """How many taler of a kind this seat has, its starting taler included."""
        return count_in_row(s.players[seat].taler, kind) + s.extra[self.start_pile + seat].count(kind)

    def forbids_purchase(self, s: State, seat: int, number: int, kind: int) -> Message | None:
        """Why this seat may not buy this card with taler of this kind; None where it may."""
        card = self.cards[number]
        if number not in s.extra[self.unsold_pile]:
            return reasons.REMOVED if number in s.extra[self.removed_pile] else reasons.SOLD
        reason = card.forbids_buyer(self, s, seat)
        if reason is not None:
            return reason
        return None if self.taler_of(s, seat, kind) >= card.price_in(kind) else reasons.NOT_THE_TALER

    def sell(self, s: State, seat: int, number: int, kind: int) -> None:
        """The taler go face down under the discard pile, starting taler last; the card works at once."""
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
        """How many cards of a kind this seat owns."""
        count = 0
        for number in s.players[seat].owned:
            if self.cards[number].family == family:
                count += 1
        return count

    def establishments(self, s: State, seat: int) -> int:
        """How many establishments this seat owns; neither Police Station nor Razzia is one."""
        count = 0
        for number in s.players[seat].owned:
            if isinstance(self.cards[number], Establishment):
                count += 1
        return count

    def families(self, s: State, seat: int) -> int:
        """How many different kinds are among the establishments of this seat."""
        owned = [self.cards[number] for number in s.players[seat].owned]
        return len({card.family for card in owned if isinstance(card, Establishment)})

    def raided(self, s: State) -> bool:
        """Whether anybody owns a card that makes 1-cards worthless."""
        for player in s.players:
            for number in player.owned:
                if self.cards[number].raids:
                    return True
        return False

    # What happens at the table

    def set_up(self, s: State) -> None:
        """Hands, then the first beans of the bosses, then both choose their starting taler."""
        s.extra[self.unsold_pile] = list(range(1, len(self.cards)))
        self.deal_hands(s)
        self.fill_bosses(s)
        self.refill(s)
        s.agenda.append(self.entries[agenda.LAY][s.active])

    def boss_discards(self, s: State, boss: int, cards: list[int]) -> None:
        """Of what a boss would discard, the cards of the player on turn may give him taler."""
        tips = min(self.ask_tips(s, s.active, s.agenda[-1].step), len(cards)) if s.agenda else 0
        kept = len(cards) - tips
        if tips:
            self.tip(s, boss, cards[kept:])
        super().boss_discards(s, boss, cards[:kept])

    def boss_earns(self, s: State, boss: int, cards: list[int]) -> None:
        """Of a boss's yield in phase 2 the player on turn gets a taler."""
        share = self.guest_taler(s, s.active, s.agenda[-1].step) if s.agenda else 0
        if share:
            self.tip(s, boss, cards[:share])
        super().boss_earns(s, boss, cards[share:])

    def tip(self, s: State, boss: int, cards: list[int]) -> None:
        """Cards of a boss's harvest that become taler of the player on turn."""
        s.players[s.active].taler += tuple(cards)
        if s.facts is not None:
            s.facts.append(Fact(facts.TIPPED, s.active, tuple(cards), 0, boss))

    def could_reveal_on(self, s: State, seat: int, stayed: int) -> bool:
        """Whether a card for sale would allow another card, although discarded ones have joined so many."""
        allowed = self.ask_cards_despite_match(s, seat)
        for number in s.extra[self.unsold_pile]:
            if self.cards[number].cards_despite_match(allowed, s, seat) > stayed:
                return True
        return allowed > stayed

    def note_revealed(self, s: State, joined: int) -> None:
        """A card was revealed: -1 if a boss took it, else how many discarded cards joined."""
        if joined >= 0:
            now = s.agenda[-1]
            s.agenda[-1] = Entry(now.step, now.owner, now.progress + 1, 1 if joined else now.other)

    # The end

    def passes(self, s: State) -> int:
        """Three, or four once the fourth has begun."""
        return 4 if s.passes > 3 or (s.passes == 3 and s.draw) else 3

    def exhausted(self, s: State) -> bool:
        """From the third exhaustion on there is nothing to draw until the market has allowed it."""
        return s.passes > 3 or (s.passes == 3 and not s.draw)

    def refill(self, s: State) -> None:
        """The first two times the pile is made anew at once; nothing to shuffle is the end of all passes."""
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
        """First the player on turn sells and buys, then the opponent; then it is seen how to go on."""
        s.agenda.append(self.entries[agenda.VERDICT][s.active])
        s.agenda.append(self.entries[agenda.MARKET][1 - s.active])
        s.agenda.append(self.entries[agenda.MARKET][s.active])
        if s.facts is not None:
            s.facts.append(Fact(facts.MARKET, s.active))

    def go_on(self, s: State) -> bool:
        """With fewer than ten establishments owned after the third exhaustion there is a fourth pass."""
        if s.passes > 3 or self.establishments(s, 0) + self.establishments(s, 1) >= 10:
            return False
        if not self.renew(s):
            return False
        if s.facts is not None:
            s.facts.append(Fact(facts.FOURTH_PASS, NOBODY))
        return True

    def score(self, s: State, seat: int) -> int:
        """Taler and what the own cards are worth."""
        total = len(s.players[seat].taler) + len(s.extra[self.start_pile + seat])
        for number in s.players[seat].owned:
            total += self.cards[number].value(self, s, seat)
        return total

    def own_insight(self, v: State, seat: int) -> dict[str, object]:
        """What each card counts for its owner by now, besides."""
        values: list[dict[str, int]] = []
        for owner, player in enumerate(v.players):
            values.append(
                {self.cards[number].id: self.cards[number].value(self, v, owner) for number in player.owned}
            )
        return {**super().own_insight(v, seat), "values": values}

    # Words

    def complete(self, s: State) -> str | None:
        return positions.complete(self, s) or super().complete(s)

    def open_act_with(self, kind: int, place: int, rng: Rng) -> Action:
        """Play it or throw it away, or give it to a boss."""
        choice = rng.below(3)
        if choice == 0:
            return super().open_act_with(kind, place, rng)
        return Throw(kind, place) if choice == 1 else Play(kind, rng.below(self.most_fields), place)

    def read_open_sentence(self, sentence: str) -> Action | None:
        return read_open(self, sentence) or super().read_open_sentence(sentence)
