"""A sensible player without search, who really trades."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.bargains import Bargain, bargains
from bohnhof.bots.grower import Grower
from bohnhof.bots.interest import Interest
from bohnhof.bots.outlook import Outlook, plants_again
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ANSWER, Question
from bohnhof.engine.state import Offer, Row, State
from bohnhof.engine.trading import Accept, MakeOffer
from bohnhof.native import mypyc_attr

SECOND_THOUGHTS: Final = 6
"""How many bargains are looked at closely before an offer is made."""
ENOUGH: Final = 0.5
"""More than this a partner need not gain for him to be likely to accept."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thrifty(Grower):
    """Knows what each card is worth to whom, offers what helps both sides and takes what helps itself."""

    name = "thrifty"

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        self._tried: set[tuple[int, Row, Row]] = set()
        """Its own offers of this turn."""
        self._interests: dict[tuple[object, ...], Interest] = {}
        self._bargains: dict[tuple[Interest, Interest, float], list[Bargain]] = {}
        self._thought_of: Outlook | None = None

    def trade(self, view: State, moves: list[Action], question: Question) -> Action | None:
        """Answer what is offered, else offer something, else be done."""
        self._begin(view)
        regretted = self.regretted(view)
        if regretted is not None:
            return self.rules.acts.withdraw(regretted.serial)
        offers = [
            offer
            for offer in view.offers
            if offer.addresses(self.seat) and not offer.declined >> self.seat & 1
        ]
        if view.active == self.seat:
            return None if question.asked == ANSWER else self.lead(view, offers)
        return self.answer(view, offers) if question.asked == ANSWER else self.propose(view)

    def _begin(self, view: State) -> None:
        """Forget what was thought before the last draw."""
        outlook = self.outlook(view)
        if outlook is not self._thought_of:
            self._thought_of = outlook
            self._tried.clear()
            self._interests.clear()
            self._bargains.clear()

    def regretted(self, view: State) -> Offer | None:
        """An open offer of its own that has become a bad one."""
        for offer in view.offers:
            if offer.maker == self.seat:
                if self.interest(view, self.seat).trade(offer.want, offer.give)[0] <= 0:
                    return offer
        return None

    def answer(self, view: State, offers: list[Offer]) -> Action:
        """Off turn: take the best offer, or refuse the first."""
        profit, accept = self.best_answer(view, offers)
        if accept is not None and profit >= self.habits.least:
            return accept
        return self.rules.acts.decline(offers[0].serial)

    def lead(self, view: State, offers: list[Offer]) -> Action:
        """On turn, when everybody has spoken: try for more than was offered, take the best, be done."""
        profit, accept = self.best_answer(view, offers)
        own = self.propose(view, profit)
        if own is not None:
            return own
        if accept is not None and profit >= self.habits.least:
            return accept
        return self.rules.acts.done

    def best_answer(self, view: State, offers: list[Offer]) -> tuple[float, Action | None]:
        """The most profitable offer to accept, None if it would accept none."""
        best = 0.0
        accept: Action | None = None
        me = self.interest(view, self.seat)
        for offer in offers:
            if not me.holds(offer.want):
                continue
            gain, places = me.trade(offer.give, offer.want)
            if gain <= best:
                continue
            theirs, _ = self.interest(view, offer.maker).trade(offer.want, offer.give)
            profit = gain - self.envy(view, offer.maker) * theirs
            if profit > best:
                best = profit
                accept = self.rules.acts.accept(offer.serial)
                if places:
                    accept = Accept(offer.serial, offer.want, places)
        return best, accept

    def propose(self, view: State, over: float = 0.0) -> Action | None:
        """The best offer not yet tried that would bring more than this; None if it knows of none."""
        if len(self._tried) >= self.habits.offers:
            return None
        partners = [view.active]
        if view.active == self.seat:
            partners = [seat for seat in range(len(view.players)) if seat != self.seat]
        found = [
            bargain
            for partner in partners
            for bargain in self.bargains(view, partner)
            if bargain.profit >= over + self.habits.least and bargain[3:] not in self._tried
        ]
        found.sort(key=self.attraction, reverse=True)
        for bargain in found[:SECOND_THOUGHTS]:
            offer = self.offer(view, bargain, over)
            if offer is not None:
                self._tried.add(bargain[3:])
                return offer
        return None

    def attraction(self, bargain: Bargain) -> float:
        """How much is to be hoped for from it."""
        return bargain.profit * bargain.chance * min(bargain.appeal, ENOUGH)

    def bargains(self, view: State, partner: int) -> list[Bargain]:
        """Trades with this partner that may help both."""
        key = (self.interest(view, self.seat), self.interest(view, partner), self.envy(view, partner))
        if key not in self._bargains:
            me, they, envy = key
            chances = self.outlook(view).chances_to_hold(len(they.hand))
            least = self.habits.least
            self._bargains[key] = bargains(me, they, partner, (envy, self.habits.envy), least, chances)
        return self._bargains[key]

    def offer(self, view: State, bargain: Bargain, over: float) -> Action | None:
        """The offer for a bargain, if that still looks good with all its cards thought of together."""
        mine, places = self.interest(view, self.seat).trade(bargain.want, bargain.give)
        theirs, _ = self.interest(view, bargain.partner).trade(bargain.give, bargain.want)
        least = self.habits.least
        if mine - self.envy(view, bargain.partner) * theirs < over + least:
            return None
        if theirs - self.habits.envy * mine < least:
            return None
        offer = MakeOffer(bargain.partner, bargain.give, bargain.want, places)
        return offer if self.rules.refusal(view, self.seat, offer) is None else None

    def interest(self, view: State, seat: int) -> Interest:
        """What trades are worth to a seat; thought through once for each situation."""
        player = view.players[seat]
        table = self.table(view, seat)
        key = (seat, len(player.owned), *player.fields, *player.aside, -1, *table, -1, *player.hand)
        if key not in self._interests:
            again = plants_again(self.rules, view, seat)
            farm = self.farm(view, seat)
            self._interests[key] = Interest(farm, list(player.aside), table, player.hand, self.habits, again)
        return self._interests[key]

    def table(self, view: State, seat: int) -> list[int]:
        """The cards besides its hand that a seat may trade with."""
        return [kind for pile in self.rules.trade_piles(view, seat) for kind in pile]

    def envy(self, view: State, partner: int) -> float:
        """How much a partner's gain hurts."""
        taler = [len(player.taler) for player in view.players]
        leads = taler[partner] == max(taler) > taler[self.seat]
        return self.habits.leader_envy if leads else self.habits.envy
