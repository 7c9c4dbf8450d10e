"""The heuristic for Prohibohn: that of Al Cabohne, and what to buy with which taler."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.tuned_numbers import given
from bohnhof.engine.actions import Action, Done, Harvest
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row, State
from bohnhof.games.al_cabohne.heuristic.heuristic import AlCabohneHeuristic
from bohnhof.games.prohibohn import agenda
from bohnhof.games.prohibohn.actions import BuyCard, DrawSome, RevealCard
from bohnhof.games.prohibohn.heuristic.numbers import TownNumbers
from bohnhof.games.prohibohn.heuristic.thought import TownGround, TownThought
from bohnhof.games.prohibohn.heuristic.town import Purses, Town
from bohnhof.games.prohibohn.rules import Prohibohn
from bohnhof.native import mypyc_attr

SURELY: Final = 10.0
"""The bonus for a harvest in the last market, where waiting gains nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ProhibohnHeuristic(AlCabohneHeuristic):
    """A heuristic that also evaluates the taler and the cards of both players."""

    def __init__(self, rules: Rules, others: dict[str, float] | None = None) -> None:
        """Use the tuned parameters of the game, or `others` if given."""
        self.told = TownNumbers(given(rules) if others is None else others)
        super().__init__(rules, others, self.told)
        assert isinstance(rules, Prohibohn)
        self.prohibohn: Prohibohn = rules
        self.town = Town(rules, self.tables, self.told)

    def promises(self, s: State, seat: int, moves: list[Action]) -> list[float]:
        thought = self.thought(s, seat)
        selling = s.agenda[-1].step == agenda.MARKET and self.is_last(s)
        values: list[float] = []
        for move in moves:
            after = thought.copy()
            after.act(move)
            value = after.value(isinstance(move, Done))
            if isinstance(move, BuyCard):
                if move.card in self.town.stations and thought.mafia:
                    value += self.told.bribe
            elif isinstance(move, DrawSome):
                value += self.drawing(thought.hand, move.count)
            elif isinstance(move, RevealCard):
                value += self.told.reveal
            elif selling and isinstance(move, Harvest):
                value += SURELY
            values.append(value)
        return values

    def drawing(self, hand: list[int], count: int) -> float:
        """Return the value of drawing this many cards; those beyond `held` in hand cost value."""
        return self.told.card * (count - 2.0 * max(0.0, len(hand) + count - self.told.held))

    def is_last(self, s: State) -> bool:
        """Return whether the game surely ends after this market."""
        many = self.prohibohn.establishments(s, 0) + self.prohibohn.establishments(s, 1)
        return s.passes > 3 or many >= 10

    def wealth(self, s: State, seat: int, rounds: float) -> float:
        """Return the public value of a seat's taler and cards; each starting taler counts 1."""
        start = len(s.extra[self.prohibohn.start_pile + seat])
        return start + self.town.theirs(self.purses(s, 1 - seat), rounds)

    def thought(self, s: State, seat: int) -> TownThought:
        thought = super().thought(s, seat)
        rounds = thought.ground.outlook.rounds
        purses = self.purses(s, seat)
        town = self.town
        own = town.rates(purses.taler, purses.owned, purses.their_owned, purses.unsold, rounds)
        theirs = town.rates(purses.their_taler, purses.their_owned, purses.owned, purses.unsold, rounds)
        thought.ground = TownGround(thought.ground, own, self.prohibohn.ask_tips(s, seat, agenda.GROW))
        thought.theirs = [TownGround(ground, theirs, 0) for ground in thought.theirs]
        return TownThought(thought, town, purses, town.theirs(purses, rounds))

    def purses(self, s: State, seat: int) -> Purses:
        """Return the taler and cards of both players, without the other's secret starting taler."""
        rules = self.prohibohn
        player = s.players[seat]
        other = s.players[1 - seat]
        taler = counted(player.taler, len(rules.beans))
        for kind in s.extra[rules.start_pile + seat]:
            taler[kind] += 1
        return Purses(
            taler,
            bits(player.owned),
            counted(other.taler, len(rules.beans)),
            bits(other.owned),
            bits(tuple(s.extra[rules.unsold_pile])),
        )


def counted(cards: Row, kinds: int) -> list[int]:
    """Return the number of cards of each kind."""
    found = [0] * kinds
    for kind in cards:
        found[kind] += 1
    return found


def bits(numbers: Row) -> int:
    """Return the numbers as a bit mask."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
