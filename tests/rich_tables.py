"""Games that start with buildings, taler and spells, so that everything happens soon."""

from bohnhof.engine.state import State
from bohnhof.games.high_bohn.cognac import HighBohnCognac
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.rabohnzel import spellbook
from bohnhof.games.rabohnzel.rules import Rabohnzel
from bohnhof.testing.rich import enrich


class Rich:
    """A mixin for games in full swing from the first turn."""

    def set_up(self, s: State) -> None:
        self.beginning = True
        super().set_up(s)

    def begin_turn(self, s: State, seat: int) -> None:
        if self.beginning:
            self.beginning = False
            enrich(self, s)
        super().begin_turn(s, seat)


class RichHighBohn(Rich, HighBohn):
    pass


class RichHighBohnCognac(Rich, HighBohnCognac):
    pass


class RichRabohnzel(Rabohnzel):
    """Rabohnzel in which all spells but one are owned.

    In each turn about half of the active player's spells are active.
    """

    def set_up(self, s: State) -> None:
        super().set_up(s)
        while len(s.extra[spellbook.SPELLS]) > 1:
            number = s.extra[spellbook.SPELLS].pop()
            s.players[number % len(s.players)].owned += (number,)

    def begin_turn(self, s: State, seat: int) -> None:
        super().begin_turn(s, seat)
        for card in s.players[seat].owned[:]:
            if card <= len(self.spells) and (card + len(s.draw)) % 2:
                spellbook.turn_up(s, seat, card)
