"""A sensible player without search, who really trades."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.bargains import Bargain, bargains
from bohnhof.bots.grower import Grower
from bohnhof.bots.interest import Interest
from bohnhof.bots.outlook import plants_again
from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Offer, Row, State
from bohnhof.engine.trading import Accept, MakeOffer

SECOND_THOUGHTS: Final = 6
"""How many bargains are looked at closely before an offer is made."""


class Thrifty(Grower):
    """Knows what each card is worth to everybody, offers what helps both, takes what helps itself."""

    name = "thrifty"

    def __init__(self, rules: Rules, seat: int, rng: Rng) -> None:
        super().__init__(rules, seat, rng)
        self._heard = 0
        """The number of the newest offer it has thought about while on turn."""
        self._tried: set[tuple[int, Row, Row]] = set()
        self._interests: dict[tuple[object, ...], Interest] = {}

    def new_turn(self, view: State) -> None:
        self._tried.clear()
        self._interests.clear()

    def trade(self, view: State, moves: list[Action]) -> Action | None:
        """Answer what is offered, else offer something, else be done."""
        open_to_me = [
            offer
            for offer in view.offers
            if offer.addresses(self.seat) and not offer.declined >> self.seat & 1
        ]
        regretted = self.regretted(view)
        if regretted is not None:
            return self.rules.answers(regretted.serial)[2]
        if view.active != self.seat:
            if open_to_me:
                return self.answer(view, open_to_me)
            return self.propose(view, 0.0)
        return self.lead_trading(view, open_to_me)

    def regretted(self, view: State) -> Offer | None:
        """An open offer of its own that it would not make any more."""
        for offer in view.offers:
            if offer.maker == self.seat and not offer.declined:
                if self.interest(view, self.seat).trade(offer.want, offer.give)[0] <= 0:
                    return offer
        return None

    def answer(self, view: State, offers: list[Offer]) -> Action:
        """Off turn: take the best offer, or refuse the first."""
        profit, accept = self.best_answer(view, offers)
        if accept is not None and profit >= self.habits.least:
            return accept
        return self.rules.answers(offers[0].serial)[1]

    def lead_trading(self, view: State, offers: list[Offer]) -> Action | None:
        """On turn: let the others speak first, try for more than they offer, take the best, be done."""
        if offers and offers[-1].serial > self._heard:
            self._heard = view.serial
            return None
        profit, accept = self.best_answer(view, offers)
        own = self.propose(view, max(profit, 0.0))
        if own is not None:
            return own
        if accept is not None and profit >= self.habits.least:
            return accept
        return self.rules.done

    def best_answer(self, view: State, offers: list[Offer]) -> tuple[float, Action | None]:
        """The offer to accept with the most profit; None if it can accept none."""
        best = 0.0
        found: Action | None = None
        me = self.interest(view, self.seat)
        for offer in offers:
            if not self.can_give(view, offer.want):
                continue
            gain, places = me.trade(offer.give, offer.want)
            if gain <= 0:
                continue
            theirs = self.interest(view, offer.maker).trade(offer.want, offer.give)[0]
            profit = gain - self.envy(view, offer.maker) * theirs
            if profit > best:
                best = profit
                found = (
                    Accept(offer.serial, offer.want, places)
                    if places
                    else self.rules.answers(offer.serial)[0]
                )
        return best, found

    def can_give(self, view: State, kinds: Row) -> bool:
        me = self.interest(view, self.seat)
        for kind in kinds:
            if me.hand.count(kind) + me.table.count(kind) < kinds.count(kind):
                return False
        return True

    def interest(self, view: State, seat: int) -> Interest:
        """What trades are worth to a seat now; thought through once for each situation."""
        player = view.players[seat]
        table = view.revealed if seat == view.active else []
        key = (seat, *player.fields, *player.aside, 0, *table, 0, *player.hand, len(player.owned))
        if key not in self._interests:
            self._interests[key] = Interest(
                self.farm(view, seat),
                player.aside,
                table,
                player.hand,
                self.habits,
                plants_again(self.rules, view, seat),
            )
        return self._interests[key]

    def envy(self, view: State, partner: int) -> float:
        """How much a partner's gain hurts."""
        taler = [len(player.taler) for player in view.players]
        return (
            self.habits.leader_envy if taler[partner] == max(taler) > taler[self.seat] else self.habits.envy
        )

    def propose(self, view: State, over: float) -> Action | None:
        """The best offer not yet tried that would bring more than this; None if it knows of none."""
        if len(self._tried) >= self.habits.offers:
            return None
        partners = [view.active]
        if view.active == self.seat:
            partners = [seat for seat in range(len(view.players)) if seat != self.seat]
        found: list[tuple[float, Bargain]] = []
        for partner in partners:
            for bargain in self.bargains(view, partner):
                if bargain.profit < over + self.habits.least:
                    continue
                if (bargain.partner, bargain.give, bargain.want) not in self._tried:
                    found.append((self.score(view, bargain), bargain))
        found.sort(key=lambda pair: -pair[0])
        for _, bargain in found[:SECOND_THOUGHTS]:
            offer = self.offer(view, bargain, over)
            if offer is not None:
                self._tried.add((bargain.partner, bargain.give, bargain.want))
                return offer
        return None

    def offer(self, view: State, bargain: Bargain, over: float) -> Action | None:
        """The offer for a bargain, if it still looks good when all its cards are thought of together."""
        mine, places = self.interest(view, self.seat).trade(bargain.want, bargain.give)
        theirs, _ = self.interest(view, bargain.partner).trade(bargain.give, bargain.want)
        least = self.habits.least
        if mine - self.envy(view, bargain.partner) * theirs < over + least:
            return None
        if theirs - self.habits.envy * mine < least:
            return None
        offer = MakeOffer(bargain.partner, bargain.give, bargain.want, places)
        return offer if self.rules.refusal(view, self.seat, offer) is None else None

    def bargains(self, view: State, partner: int) -> list[Bargain]:
        """Trades with one partner that may help both."""
        assert self.outlook is not None
        envies = (self.envy(view, partner), self.habits.envy)
        chances = self.outlook.chances_to_hold(len(view.players[partner].hand))
        return bargains(
            self.interest(view, self.seat),
            self.interest(view, partner),
            partner,
            envies,
            self.habits.least,
            chances,
        )

    def score(self, view: State, p: Bargain) -> float:
        if view.active == self.seat:
            return p.profit * p.chance
        return p.profit * p.chance * min(p.appeal, 0.5)
