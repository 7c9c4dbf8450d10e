"""The rulebook of Bohnanza."""

from __future__ import annotations

from bohnhof.engine.actions import Action
from bohnhof.engine.cards import Bean, Privilege
from bohnhof.engine.rules import Rules
from bohnhof.engine.slots import FROM_ASIDE, FROM_REVEALED
from bohnhof.engine.state import Row, State, has, without
from bohnhof.engine.steps import Step
from bohnhof.games.bohnanza import cards, steps
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bohnanza(Rules):
    """The rules of Bohnanza: three to five players, three passes of the draw pile."""

    id = "bohnanza"
    local_fields = True
    title = "Bohnanza"
    told_in = "bohnanza"
    facets = {
        "presentation": "bohnhof.games.bohnanza.presentation:BohnanzaTelling",
        "search_heuristic": "bohnhof.games.bohnanza.heuristic.network:BohnanzaNetworkHeuristic",
        "features": "bohnhof.games.bohnanza.heuristic.features:BohnanzaFeatures",
    }
    revision = 3
    has_former = True
    third_field = cards.THIRD_FIELD

    def __init__(
        self,
        beans: list[Bean] | None = None,
        paragraphs: list[Step] | None = None,
        privileges: list[Privilege] | None = None,
    ) -> None:
        super().__init__(
            beans or cards.beans(), paragraphs or steps.steps(), privileges or cards.privileges()
        )
        self._harvests_or_buy = [[*harvests, self.acts.buy_field] for harvests in self.acts.harvest_growing]

    def turn(self, s: State, seat: int) -> list[int]:
        return steps.TURN

    def fields_in_use(self, s: State, seat: int) -> int:
        """Return 2, or `most_fields` once the seat owns a card, which may add a field."""
        return self.most_fields if s.players[seat].owned else 2

    def free_acts(self, s: State, seat: int) -> list[Action]:
        """Return harvests, and the purchase of the third field if the seat can pay for it.

        Once the seat owns a card, return all actions that are legal at any time: cards change them.
        """
        player = s.players[seat]
        if player.owned:
            return self.acts.anytime
        poor = len(player.taler) < self.third_field_price(s, seat)
        harvests = self.acts.harvest_growing if poor else self._harvests_or_buy
        return harvests[player.growing()]

    def trade_piles(self, s: State, seat: int) -> list[Row]:
        """Return the revealed cards for the active player, and nothing for others."""
        return [s.revealed] if seat == s.active else []

    def lies_ready(self, s: State, seat: int, kind: int) -> bool:
        """Return whether the seat has received such a card, or is active and it is revealed."""
        return has(s.players[seat].aside, kind) or (seat == s.active and has(s.revealed, kind))

    def take_ready(self, s: State, seat: int, kind: int) -> int:
        """Take a card of the kind, a received one before a revealed one, and return its pile."""
        player = s.players[seat]
        if has(player.aside, kind):
            player.aside = without(player.aside, kind)
            return FROM_ASIDE
        s.revealed = without(s.revealed, kind)
        return FROM_REVEALED

    def end_game(self, s: State) -> None:
        """Sell every field, since keeping one never helps. Cards in hand count for nothing."""
        for turn in range(len(s.players)):
            self.sell_all_fields(s, (s.active + turn) % len(s.players))
        super().end_game(s)
