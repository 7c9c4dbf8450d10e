"""The heuristic for Al Cabohne: evaluate the position after each move, without search."""

from __future__ import annotations

from typing import Final

from bohnhof.bots.heuristics.heuristic import Heuristic
from bohnhof.bots.heuristics.tuned_numbers import given
from bohnhof.engine.actions import Action, BuyField, Done
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import Question
from bohnhof.engine.state import State
from bohnhof.games.al_cabohne.heuristic.ground import Ground
from bohnhof.games.al_cabohne.heuristic.numbers import MafiaNumbers
from bohnhof.games.al_cabohne.heuristic.outlook import Outlook, Tables
from bohnhof.games.al_cabohne.heuristic.thought import Thought
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.native import mypyc_attr

CLOSE: Final = 4.0
"""The lead, in taler, at which one rival counts three times as much a threat as the other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AlCabohneHeuristic(Heuristic):
    """A heuristic that applies each legal move to a scratch copy and keeps the best."""

    def __init__(
        self, rules: Rules, others: dict[str, float] | None = None, numbers: MafiaNumbers | None = None
    ) -> None:
        """Use the tuned parameters of the game, or `others` if given."""
        super().__init__(rules, others)
        assert isinstance(rules, AlCabohne)
        self.mafia: AlCabohne = rules
        if numbers is None:
            numbers = MafiaNumbers(given(rules) if others is None else others)
        self.numbers = numbers
        self.tables = Tables(rules, self.numbers)
        self.counted = float(rules.mafia_taler_count())
        """The value of one taler of the mafia at the end."""
        self._outlook: Outlook | None = None
        self._state: State | None = None
        self._moment = (-1, -1, -1)

    def tunable(self) -> dict[str, float]:
        return dict(self.numbers.said)

    def choose(self, s: State, question: Question, rng: Rng) -> Action | None:
        moves = self.rules.moves(s, question.seat)
        if len(moves) == 1:
            return moves[0]
        values = self.promises(s, question.seat, moves)
        best = 0
        for i in range(1, len(moves)):
            if values[i] > values[best]:
                best = i
        return moves[best]

    def candidates(self, s: State, question: Question) -> list[tuple[Action, float]]:
        moves = self.rules.moves(s, question.seat)
        values = self.promises(s, question.seat, moves)
        now = self.thought(s, question.seat).value(False)
        ranked = sorted([(now - values[i], i) for i in range(len(moves))])
        return [(moves[i], -loss) for loss, i in ranked]

    def promises(self, s: State, seat: int, moves: list[Action]) -> list[float]:
        """Return the evaluation after each of these moves, in taler."""
        thought = self.thought(s, seat)
        values: list[float] = []
        buying = -1
        for i in range(len(moves)):
            move = moves[i]
            after = thought.copy()
            if isinstance(move, BuyField):
                buying = i
            else:
                after.act(move)
            values.append(after.value(isinstance(move, Done)))
        if buying >= 0:
            values[buying] = max(values) + self.numbers.field * (
                thought.ground.outlook.rounds - self.numbers.field_rounds
            )
        return values

    def evaluate(self, s: State, seat: int) -> float:
        if not s.agenda:
            return self.outcome(final_lead(self.mafia, s, seat), 0.0)
        thought = self.thought(s, seat)
        ground = thought.ground
        ground.dread = self.counted
        ahead = 0.0
        for other in range(len(s.players)):
            if other != seat:
                theirs = self.wealth(s, other, ground.outlook.rounds)
                ground.envy = 1.0 - self.threat(s, theirs + thought.theirs[0].own_worth(), ground)
                ground.dread *= 1.0 - ground.envy
                ahead = ground.envy * theirs
        if s.active != seat:
            thought.groups = [0] * len(thought.groups)
        return self.outcome(thought.value(False) - ahead, ground.outlook.rounds)

    def outcome(self, lead: float, rounds: float) -> float:
        """Return the value of a lead with this many rounds left, in taler.

        It is the lead plus up to `glory` taler, which grow with the lead and towards the end.
        """
        return lead + self.numbers.glory * lead / (abs(lead) + 2.0 + rounds)

    def threat(self, s: State, theirs: float, ground: Ground) -> float:
        """Return the share of the mafia in the threat by it and an opponent, from 0 to 1.

        `theirs` is what the opponent has, in taler.
        """
        mafia = len(s.extra[self.mafia.mafia_pile]) + ground.bosses_worth()
        lead = mafia - theirs
        return 0.5 + 0.5 * lead / (abs(lead) + CLOSE)

    def thought(self, s: State, seat: int) -> Thought:
        outlook = self.outlook(s, seat)
        boss_kinds: list[int] = []
        boss_counts: list[int] = []
        for pile in self.mafia.boss_piles:
            row = s.extra[pile]
            boss_kinds.append(row[-1] if row else 0)
            boss_counts.append(len(row))
        grounds = [
            self.ground(outlook, s, other, boss_kinds, boss_counts)
            for other in range(len(s.players))
            if other != seat
        ]
        groups = [0] * len(self.rules.beans)
        for kind in s.revealed:
            groups[kind] += 1
        own = self.ground(outlook, s, seat, boss_kinds, boss_counts)
        self.weigh(s, seat, own, grounds)
        player = s.players[seat]
        top = s.discard[-1] if s.discard else 0
        run = 0
        while run < len(s.discard) and s.discard[-1 - run] == top:
            run += 1
        now = s.agenda[-1]
        return Thought(
            own,
            grounds,
            player.hand[:],
            groups,
            len(player.taler),
            len(s.extra[self.mafia.mafia_pile]),
            top,
            run,
            now.step,
            now.progress,
        )

    def wealth(self, s: State, seat: int, rounds: float) -> float:
        """Return the public wealth of a seat besides its fields, in taler."""
        return float(len(s.players[seat].taler))

    def outlook(self, s: State, seat: int) -> Outlook:
        """Return the forecast for a seat, computed again for a new state and after each draw."""
        moment = (seat, len(s.draw), s.passes)
        if self._outlook is None or s is not self._state or moment != self._moment:
            self._state = s
            self._moment = moment
            self._outlook = Outlook(self.mafia, self.tables, self.numbers, s, seat)
        return self._outlook

    def ground(
        self, outlook: Outlook, s: State, seat: int, boss_kinds: list[int], boss_counts: list[int]
    ) -> Ground:
        """Return a model of the fields of a seat and of the bosses."""
        kinds: list[int] = []
        counts: list[int] = []
        fields = s.players[seat].fields
        for field in range(self.rules.fields_in_use(s, seat)):
            row = fields[field]
            kinds.append(row[-1] if row else 0)
            counts.append(len(row))
        return Ground(
            self.tables, outlook, self.numbers, 0.0, 0.0, kinds, counts, boss_kinds[:], boss_counts[:]
        )

    def weigh(self, s: State, seat: int, own: Ground, grounds: list[Ground]) -> None:
        """Set `dread` and `envy` of `own`, so that the rival who is ahead weighs more."""
        own.dread = self.counted * self.numbers.dread
        for other in range(len(s.players)):
            if other != seat:
                theirs = self.wealth(s, other, own.outlook.rounds) + grounds[0].own_worth()
                lead = self.numbers.focus * (2.0 * self.threat(s, theirs, own) - 1.0)
                own.dread *= 1.0 + lead
                own.envy = self.numbers.envy * (1.0 - lead)


def final_lead(rules: AlCabohne, s: State, seat: int) -> int:
    """Return the final lead of a seat over its best rival, the mafia or an opponent, in taler."""
    best = rules.mafia_score(s)
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, rules.score(s, other))
    return rules.score(s, seat) - best
