"""Tables at which everything happens: buildings, taler and spells are handed out at the start."""

from bohnhof.engine.chance import Rng
from bohnhof.engine.state import State
from bohnhof.games.high_bohn import piles
from bohnhof.games.high_bohn.cognac import HighBohnCognac
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.rabohnzel import spellbook
from bohnhof.games.rabohnzel.rules import Rabohnzel

MOST_TALER = 10


def enrich(rules: HighBohn, s: State) -> None:
    """Every building goes to some seat or stays unsold, within the rules; everybody gets some taler."""
    rng = Rng(s.seed, -7)
    for player in s.players:
        for _ in range(rng.below(MOST_TALER)):
            player.taler.append(s.draw.pop(rng.below(len(s.draw))))
    for building in rules.buildings[1:]:
        seat = rng.below(2 * len(s.players))
        if (
            seat < len(s.players)
            and building.number in s.extra[piles.UNSOLD]
            and not rules.owns_family(s, seat, building.family)
        ):
            s.extra[piles.UNSOLD].remove(building.number)
            s.players[seat].owned.append(building.number)
            if rules.sold(s, building.family) >= rules.kind_limit(s):
                rules.remove_family(s, building.family)


class Rich:
    """In full swing from the first turn on."""

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
    """All spells but one are owned, and in each turn about half of those of its player are active."""

    def set_up(self, s: State) -> None:
        super().set_up(s)
        while len(s.extra[spellbook.SPELLS]) > 1:
            number = s.extra[spellbook.SPELLS].pop()
            s.players[number % len(s.players)].owned.append(number)

    def begin_turn(self, s: State, seat: int) -> None:
        super().begin_turn(s, seat)
        for card in s.players[seat].owned[:]:
            if card <= len(self.spells) and (card + len(s.draw)) % 2:
                spellbook.turn_up(s, seat, card)
