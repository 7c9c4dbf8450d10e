"""The presentation of games with the mafia: bosses, events and hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bohnhof.engine import facts
from bohnhof.engine.actions import Action, Done
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Argument, Message, all_of, field, message, number, said, taler
from bohnhof.engine.message import boss as boss_of
from bohnhof.engine.message import seat as seat_of
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row, State
from bohnhof.games.al_cabohne import facts as facts_of_mafia
from bohnhof.games.al_cabohne import steps
from bohnhof.games.al_cabohne.actions import DiscardLeftover, Give, Pay, PlantForBoss, PlantGroup
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.native import mypyc_attr
from bohnhof.telling import story
from bohnhof.telling.arguments import beans, crop, ordered
from bohnhof.telling.arguments import row as row_of
from bohnhof.telling.telling import DONE, HARVESTING, PLANTING, Help, Line, Phase, Score, Telling

RUNS_SHOWN: Final = 8
"""The number of runs of cards of one kind that are shown of the discard pile."""

_PHASES: Final = {
    steps.USE: ("AC 3.2", "AC 3.3", "AC 3.4"),
    steps.PAY: ("AC 4.1", "AC 4.2", "AC 4.3"),
    steps.PLANT_HAND: ("AC 5.1", "AC 5.2", "AC 5.4", "AC 5.8", "AC 6.4"),
    steps.GROW: ("AC 7.2", "AC 7.4", "AC 7.6", "AC 7.10"),
    steps.NEXT: ("AC 8.3",),
}
"""The rules that describe each phase that waits for a player, by step."""

_BEGIN: Final = (facts.REVEALED, facts_of_mafia.PAID, facts_of_mafia.GIVEN, facts_of_mafia.PLANTED_FOR)
"""Events whose line may also tell the events that follow."""

SOLO_HINTS: Final = (
    Message("al-cabohne-hint-lid"),
    Message("al-cabohne-hint-way-out"),
    Message("al-cabohne-hint-anew"),
    Message("al-cabohne-hint-in-the-way"),
    Message("al-cabohne-hint-timely"),
)

_GROWING: Final = ("plant all chili 2",), ("plant chili 2",)
_FOR_A_BOSS: Final = ("plant all chili al",), ("plant chili al",)
_LEFT_OVER: Final = ("plant chili 2", "discard chili")

HELP: Final = (
    PLANTING,
    Help(("pay 1",), ("pay 1",), Message("al-cabohne-help-pay")),
    Help(*_GROWING, Message("al-cabohne-help-grow")),
    Help(*_FOR_A_BOSS, Message("al-cabohne-help-grow-boss")),
    Help(("give chili don",), ("give chili don",), Message("al-cabohne-help-give")),
    HARVESTING,
    DONE,
)
LEFT_OVER: Final = Help(_LEFT_OVER, _LEFT_OVER, Message("al-cabohne-help-left-over"))
BUYING: Final = Help(("buy field",), ("buy",), Message("al-cabohne-help-buy-field"))


@mypyc_attr(allow_interpreted_subclasses=True)
class AlCabohneTelling(Telling):
    """The messages about games with bosses."""

    example = "AC 6.4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, AlCabohne)
        self.mafia = rules
        field = rules.third_field != NO_CARD
        self.anytime = ("AC 9.5", "AC 9.7", "AC 9.9") if field else ("AC 9.5", "AC 9.7")
        self.freely = Message("al-cabohne-freely-field" if field else "al-cabohne-freely")
        self.laid_aside = Message("al-cabohne-laid-aside")
        """The label of paid taler, which wait for the next shuffle."""

    # Phase and help

    def phase(self, view: State) -> Phase | None:
        """Return the phase, with its number except in the solo game, where the numbers differ."""
        if not view.agenda:
            return None
        step = view.agenda[-1].step
        turn = self.rules.turn(view, view.active)
        if step not in _PHASES or step not in turn:
            return None
        name = self.rules.steps[step].name
        word = f"al-cabohne-phase-{name}"
        title = message(word, number=number(turn.index(step) + 1))
        if step == steps.NEXT:
            title = Message(word)
        elif len(view.players) == 1:
            title = Message(f"al-cabohne-solo-{name}")
        advice, cites = (Message(f"{word}-advice"),), _PHASES[step]
        if step != steps.GROW:
            return Phase(title, advice, cites)
        if len(view.players) > 1:
            return Phase(title, (*advice, Message("al-cabohne-leave")), (*cites, "AC 7.12"))
        return Phase(title, (*advice, Message("al-cabohne-leave-nothing")), (*cites, "AC 12.5"))

    def hints(self, view: State, seat: int) -> list[Message]:
        return list(SOLO_HINTS) if len(view.players) == 1 else []

    def help(self) -> list[Help]:
        return [*HELP] if self.rules.most_seats == 1 else [*HELP, LEFT_OVER, BUYING]

    # The table

    def lines(self, view: State, order: Sequence[int], seat: int) -> list[Line]:
        """Return the bosses, the mafia's taler, the discard pile, paid taler and shown hands."""
        mafia = self.mafia
        bosses = range(len(mafia.bosses))
        lines = [
            Line(message("al-cabohne-boss", boss=self.boss(boss)), (self._boss(view, boss, seat),))
            for boss in bosses
        ]
        lines.append(Line(Message("al-cabohne-mafia"), (self._mafia_has(view),)))
        if view.discard:
            lines.append(Line(Message("al-cabohne-discarded"), (self._from_the_top(view.discard),)))
        laid = view.extra[mafia.laid_aside_pile]
        if laid:
            lines.append(Line(self.laid_aside, (message("cards", beans=beans(mafia, laid)),)))
        lines.extend(
            Line(Message("al-cabohne-shown"), (self._first_cards(view, other),))
            for other in range(len(view.players))
            if other != seat and mafia.cards_shown(view, other)
        )
        return lines

    def boss(self, boss: int) -> Argument:
        return boss_of(self.mafia.bosses[boss].id)

    def _boss(self, view: State, boss: int, looking: int) -> Message:
        """Return a boss's beans, the cards he lacks, and the fields of `looking` that he taxes."""
        mafia = self.mafia
        row = view.extra[mafia.boss_piles[boss]]
        step = mafia.boss_threshold(view, boss)
        if not row:
            return message("al-cabohne-boss-empty", taler=taler(step))
        has = message(
            "al-cabohne-boss-has",
            row=row_of(mafia, row),
            more=number(mafia.boss_lacks(view, boss)),
            taler=taler(step),
        )
        own = range(len(view.players[looking].fields)) if looking >= 0 else range(0)
        taxed = [field(one) for one in own if mafia.creditor(view, looking, one) == boss]
        return message("al-cabohne-boss-taxes", has=said(has), fields=all_of(taxed)) if taxed else has

    def _mafia_has(self, view: State) -> Message:
        count = len(view.extra[self.mafia.mafia_pile])
        score = self.mafia.mafia_score(view)
        if score == count:
            return message("taler", taler=taler(count))
        return message("al-cabohne-mafia-counted", taler=taler(count), score=number(score))

    def _from_the_top(self, discard: Sequence[int]) -> Message:
        """Return the discard pile from its top, as counted runs of cards of one kind."""
        runs: list[list[int]] = []
        for kind in reversed(discard):
            if runs and runs[-1][0] == kind:
                runs[-1].append(kind)
            else:
                runs.append([kind])
        shown = all_of([beans(self.rules, run) for run in runs[:RUNS_SHOWN]])
        return message("al-cabohne-top" if len(runs) <= RUNS_SHOWN else "al-cabohne-top-more", runs=shown)

    def _first_cards(self, view: State, other: int) -> Message:
        cards = view.players[other].hand[: self.mafia.cards_shown(view, other)]
        return message("al-cabohne-first-cards", who=seat_of(other), beans=ordered(self.rules, cards))

    def cards(self, view: State, seat: int) -> list[Message]:
        taler_of_all = view.extra[self.mafia.mafia_pile]
        return [message("al-cabohne-mafia-taler", beans=beans(self.rules, taler_of_all))]

    # Events

    def merge(self, facts: Sequence[Fact], i: int) -> tuple[Message | None, int]:
        """Tell a card and everything it causes in one line."""
        first = facts[i]
        line = self.fact(first) if first.what in _BEGIN else None
        if line is None:
            return None, i
        i += 1
        joined: list[int] = []
        while i < len(facts) and facts[i].what == facts_of_mafia.JOINED:
            joined.extend(facts[i].cards)
            i += 1
        if joined:
            line = self._then(line, Fact(facts_of_mafia.JOINED, first.seat, tuple(joined)))
        elif i < len(facts) and facts[i].what == facts_of_mafia.COLLECTED:
            line = self._then(line, facts[i])
            i += 1
        if i < len(facts) and facts[i].what == facts_of_mafia.BOSS_HARVESTED:
            line = message("al-cabohne-and-sold", line=said(line), sold=said(self._sold(facts[i])))
            i += 1
        return line, i

    def _then(self, line: Message, fact: Fact) -> Message:
        then = story.fact_message(self.rules, fact)
        return message("al-cabohne-revealed-then", revealed=said(line), then=said(then))

    def fact(self, fact: Fact) -> Message | None:
        match fact.what:
            case facts.REVEALED:
                return message("al-cabohne-revealed", beans=beans(self.rules, fact.cards))
            case facts_of_mafia.HAND_SHOWN:
                hand = ordered(self.rules, fact.cards)
                return message("fact-hand-shown", who=seat_of(fact.seat), beans=hand)
            case facts_of_mafia.BOSS_HARVESTED:
                return self._sold(fact)
        return super().fact(fact)

    def _sold(self, fact: Fact) -> Message:
        return message(
            "fact-boss-harvested",
            boss=self.boss(fact.other),
            crop=crop(self.rules, fact.cards),
            taler=taler(fact.number),
        )

    # Moves

    def meaning(self, view: State, seat: int, move: Action) -> Message | None:
        own = view.players[seat]
        if isinstance(move, Pay):
            return self.paying(view, own.fields[move.field][-1:])
        if isinstance(move, (Give, PlantForBoss)):
            count = 1 if isinstance(move, Give) else view.revealed.count(move.kind)
            return self._with_more(view, move.boss, (move.kind,) * count)
        if isinstance(move, PlantGroup):
            return self.planted(own.fields[move.field], (move.kind,) * view.revealed.count(move.kind))
        if isinstance(move, DiscardLeftover):
            return Message("al-cabohne-move-discard")
        if isinstance(move, Done) and view.agenda[-1].step == steps.PLANT_HAND:
            count = self.rules.ask_cards_to_reveal(view, seat)
            return message("al-cabohne-move-reveal", count=number(count))
        return super().meaning(view, seat, move)

    def paying(self, view: State, cards: Row) -> Message:
        """Return the meaning of paying these cards of a field."""
        then = self._with_more(view, self.mafia.collector(view, cards[-1]), cards)
        return message("al-cabohne-move-pay", beans=beans(self.rules, cards), then=said(then))

    def _with_more(self, view: State, boss: int, cards: Row) -> Message:
        """Return what a boss has, or sells, after he gets these cards."""
        mafia = self.mafia
        row = [*view.extra[mafia.boss_piles[boss]], *cards]
        worth = mafia.boss_worth(view, boss, row)
        step = mafia.boss_threshold(view, boss)
        count = number(len(row))
        if worth >= step:
            return message("al-cabohne-then-sells", boss=self.boss(boss), count=count, taler=taler(worth))
        needs = number(mafia.beans[row[-1]].beanometer.needs(step))
        return message("al-cabohne-then-has", boss=self.boss(boss), count=count, needs=needs)

    # Result

    def rivals(self, view: State) -> list[Score]:
        count = len(view.extra[self.mafia.mafia_pile])
        score = self.mafia.mafia_score(view)
        if score == count:
            return [Score(score, Message("al-cabohne-score"))]
        return [Score(score, message("al-cabohne-score-double", taler=taler(count)))]

    def rival_cards(self) -> list[tuple[str, Message]]:
        return [
            (boss.id, message("al-cabohne-boss-empty", taler=taler(boss.step))) for boss in self.mafia.bosses
        ]

    def verdict(self, view: State) -> Message:
        return super().verdict(view) if self.rules.winners(view) else Message("al-cabohne-mafia-wins")
