"""The solo game of Al Cabohne: one player against three bosses."""

from __future__ import annotations

from bohnhof.engine.actions import Action
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.message import Message
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne import cards, reasons, steps
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class AlCabohneSolo(AlCabohne):
    """The solo game: three fields, three bosses, one pass of the draw pile."""

    id = "al-cabohne-solo"
    local_fields = True
    title = "Al Cabohne solo"
    fewest_seats = 1
    most_seats = 1
    third_field = NO_CARD

    def boss_cards(self) -> list[cards.Boss]:
        return cards.bosses()

    def turn(self, s: State, seat: int) -> list[int]:
        """Return five phases: no opponent leaves cards over."""
        return steps.TURN_ALONE

    def passes(self, s: State) -> int:
        return 1

    def hand_size(self) -> int:
        return 7

    def has_field(self, s: State, seat: int, field: int) -> bool:
        """Return whether the field is one of the three that the player has from the start."""
        return field < 3

    def fields_in_use(self, s: State, seat: int) -> int:
        return 3

    def free_acts(self, s: State, seat: int) -> list[Action]:
        return self.acts.harvest_growing[s.players[seat].growing()]

    def unfinished(self, s: State, seat: int) -> Message | None:
        """Return the reason why phase 5 may not be ended; no revealed card may be left."""
        return reasons.PLANT_ALL if s.revealed else super().unfinished(s, seat)

    def mafia_taler_count(self) -> int:
        """Return 2: the mafia's taler count double."""
        return 2


@mypyc_attr(allow_interpreted_subclasses=True)
class LongSolo(AlCabohneSolo):
    """The solo game with three passes of the draw pile, as in the duel."""

    id = "al-cabohne-solo-long"
    local_fields = True
    title = "Al Cabohne solo, long"

    def passes(self, s: State) -> int:
        return 3
