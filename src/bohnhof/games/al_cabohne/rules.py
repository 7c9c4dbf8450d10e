"""The rulebook of Al Cabohne."""

from __future__ import annotations

from bohnhof.engine.actions import Action
from bohnhof.engine.cards import Bean, Privilege
from bohnhof.engine.message import Message
from bohnhof.engine.reasons import OTHER_KIND
from bohnhof.engine.state import Row, State
from bohnhof.engine.steps import Step
from bohnhof.games.al_cabohne import cards, reasons, steps
from bohnhof.games.al_cabohne.mafia import Mafia
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class AlCabohne(Mafia):
    """The rules of Al Cabohne: two players against each other and against two bosses."""

    id = "al-cabohne"
    local_fields = True
    title = "Al Cabohne"
    told_in = "al-cabohne"
    facets = {
        "heuristic": "bohnhof.games.al_cabohne.heuristic.heuristic:AlCabohneHeuristic",
        "search_heuristic": "bohnhof.games.al_cabohne.heuristic.network:AlCabohneNetworkHeuristic",
        "features": "bohnhof.games.al_cabohne.heuristic.features:AlCabohneFeatures",
    }
    revision = 3
    has_former = True
    fewest_seats = 2
    most_seats = 2
    has_trading = False
    third_field = cards.THIRD_FIELD

    def __init__(self) -> None:
        super().__init__(self.bean_cards(), self.boss_cards(), self.paragraphs(), self.cards_to_own())
        self._harvests_or_buy = [[*harvests, self.acts.buy_field] for harvests in self.acts.harvest_growing]

    def bean_cards(self) -> list[Bean]:
        """Return the beans of the deck."""
        return cards.beans()

    def boss_cards(self) -> list[cards.Boss]:
        """Return the bosses that take part."""
        return cards.bosses()[:2]

    def paragraphs(self) -> list[Step]:
        """Return the steps of a turn, by their numbers."""
        return steps.steps()

    def cards_to_own(self) -> list[Privilege]:
        """Return the cards that change the rules for their owner."""
        return cards.privileges()

    # Clauses about the game

    def turn(self, s: State, seat: int) -> list[int]:
        """Return all six phases.

        On the first turn there are no leftover cards and no taxes, so it begins with phase 3
        (AC 2.7).
        """
        return steps.TURN

    def cards_to_reveal(self, s: State, seat: int) -> int:
        return 3

    def cards_to_draw(self, s: State, seat: int) -> int:
        return 2

    def third_field_price(self, s: State, seat: int) -> int:
        return 4

    def may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        """Return whether the field is empty or grows the kind, and no other field grows it."""
        fields = s.players[seat].fields
        row = fields[field]
        if row:
            return row[-1] == kind
        for other in fields:
            if other and other[-1] == kind:
                return False
        return True

    def forbids_planting(self, s: State, seat: int, kind: int, field: int) -> Message:
        for other, row in enumerate(s.players[seat].fields):
            if other != field and row and row[-1] == kind:
                return reasons.GROWS_ELSEWHERE
        return OTHER_KIND

    def unfinished(self, s: State, seat: int) -> Message | None:
        """Return the reason why phase 5 may not be ended yet; None if it may."""
        if not self.empty_boss_waits(s, seat):
            return None
        return reasons.empty_boss(self.bosses[self.empty_boss(s)].id)

    def mafia_taler_count(self) -> int:
        """Return the value of one taler of the mafia at the end."""
        return 1

    def mafia_score(self, s: State) -> int:
        """Return the score of the mafia at the end."""
        return self.mafia_taler_count() * len(s.extra[self.mafia_pile])

    def own_insight(self, v: State, seat: int) -> dict[str, object]:
        return {**super().own_insight(v, seat), "mafia": self.mafia_score(v)}

    def winners(self, s: State) -> list[int]:
        """Return the winning seats; none if the mafia has at least the best score (AC 10.10)."""
        best = max([self.score(s, seat) for seat in range(len(s.players))])
        return super().winners(s) if best > self.mafia_score(s) else []

    # Clauses about actions

    def forbids_free_acts(self, s: State, seat: int) -> Message | None:
        return None if seat == s.active else reasons.OWN_TURN_ONLY

    def fields_in_use(self, s: State, seat: int) -> int:
        return 3 if s.players[seat].owned else 2

    def free_acts(self, s: State, seat: int) -> list[Action]:
        """Return harvests, and the purchase of the third field if the seat can pay for it."""
        player = s.players[seat]
        if player.owned or len(player.taler) < 4:
            return self.acts.harvest_growing[player.growing()]
        return self._harvests_or_buy[player.growing()]

    def could_afford(self, s: State, seat: int) -> bool:
        """Return whether this seat could buy something, possibly after selling all its fields."""
        sold = s.copy()
        sold.facts = None
        self.sell_all_fields(sold, seat)
        return self.could_buy(sold, seat)

    def receive_payment(self, s: State, seat: int, pay: Row) -> None:
        """Lay paid taler aside until the next shuffle."""
        s.extra[self.laid_aside_pile].extend(pay)

    def gather(self, s: State) -> None:
        s.discard.extend(s.extra[self.laid_aside_pile])
        s.extra[self.laid_aside_pile] = []

    # Effects on the state

    def set_up(self, s: State) -> None:
        """Deal the hands, give the bosses their first beans and begin the first turn."""
        self.deal_hands(s)
        self.fill_bosses(s)
        self.refill(s)
        self.begin_turn(s, s.active)

    def end_game(self, s: State) -> None:
        """Sell every field, discard the hands, and then let the mafia sell.

        Fields are sold without asking, since keeping one never helps.
        """
        for turn in range(len(s.players)):
            self.sell_all_fields(s, (s.active + turn) % len(s.players))
        for turn in range(len(s.players)):
            self.discard_hand(s, (s.active + turn) % len(s.players))
        self.final_mafia_harvest(s)
        super().end_game(s)
