"""The mafia on the screen: its bosses, what they do, and hints against them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bohnhof.engine import facts
from bohnhof.engine.actions import Action, Done
from bohnhof.engine.facts import Fact
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import Row, State
from bohnhof.games.al_cabohne import facts as facts_of_mafia
from bohnhof.games.al_cabohne import steps
from bohnhof.games.al_cabohne.actions import Discard, Give, Pay, PlantForBoss, PlantGroup
from bohnhof.games.al_cabohne.rules import AlCabohne
from bohnhof.terminal.looks import BUY, DONE, HARVEST, PLANT, Help, Looks
from bohnhof.terminal.phases import Phase
from bohnhof.terminal.speech import Speech, taler

RUNS_SHOWN: Final = 8
"""How many runs of equal cards are shown of the discard pile."""

_PHASES: Final = {
    steps.USE: Phase(
        "using up what was left over",
        "Plant each card the opponent has left over on one of your fields, or throw it onto the discard "
        "pile: one by one, in any order. What you throw last lies on top when you reveal.",
        ("AC 3.2", "AC 3.3", "AC 3.4"),
    ),
    steps.PAY: Phase(
        "paying the mafia",
        "One card of each field is due whose kind a boss collects, even the last one. A field you harvest "
        "first owes nothing. The order is yours.",
        ("AC 4.1", "AC 4.2", "AC 4.3"),
    ),
    steps.PLANT_HAND: Phase(
        "planting from the hand",
        "Plant the front card, and the next one if you like; a kind that grows already must go there. "
        "Harvest what you want to harvest before you are done: then three cards are revealed, and the top of "
        "the discard pile joins them where it matches.",
        ("AC 5.1", "AC 5.2", "AC 5.4", "AC 5.8", "AC 6.4"),
    ),
    steps.GROW: Phase(
        "growing",
        "Plant revealed cards, all of a kind together, on your fields or on those of the mafia; give hand "
        "cards to bosses; harvest. A boss who is empty at the end must get a card of your hand that no "
        "other boss collects.",
        ("AC 7.2", "AC 7.4", "AC 7.6", "AC 7.10"),
    ),
}

_DUEL_ENDS: Final = "What you leave is your opponent’s to use up. [AC 7.12]"
_SOLO_ENDS: Final = "Everything revealed has to be planted. [AC 12.5]"

LID: Final = (
    "A kind that a boss collects is a lid on the discard pile: nothing below it comes back to you. Leave "
    "another kind on top."
)
WAY_OUT: Final = (
    "A boss who is nearly there can be a way out: give him the cards he lacks, he sells, and his empty field "
    "takes the revealed bean you do not want."
)
ANEW: Final = "But whoever makes a boss sell has to start him anew, and should have a card for it."
IN_THE_WAY: Final = (
    "A single bean in the way of a big field? Let a boss collect its kind: his next tax takes it, and the "
    "field is free before you have to plant."
)
TIMELY: Final = (
    "Sell a big field just before you are done with planting: a revealed bean of its kind may bring the "
    "discarded ones back at once."
)
SOLO_HINTS: Final = (LID, WAY_OUT, ANEW, IN_THE_WAY, TIMELY)


class MafiaLooks(Looks):
    """Games with bosses."""

    sentences: Sequence[Help] = (
        PLANT,
        ("pay 1", "pay 1", "a card of field 1 to the boss who collects its kind"),
        ("plant all chili 2", "p chili 2", "growing: all revealed chili beans on field 2"),
        ("plant all chili al", "p chili al", "growing: all of them on Al’s field"),
        ("give chili don", "g chili don", "a hand card to Don; “g chili@3 don” gives the copy at place 3"),
        HARVEST,
        DONE,
    )
    duel_sentences: Sequence[Help] = (
        ("plant chili 2, discard chili", "p chili 2, x chili", "a card that was left over"),
        (BUY[0], BUY[1], "the third field, in your turn; “b puff puff green blue” chooses the taler"),
    )
    short = {"g": "give", "x": "discard"}
    example = "AC 6.4"
    laid_aside = "Laid aside"
    """The label of taler that were paid and wait for the next shuffle."""

    def phase(self, rules: Rules, view: State) -> Phase | None:
        """The phase with its number in a turn of this game."""
        if not view.agenda:
            return None
        step = view.agenda[-1].step
        found = _PHASES.get(step)
        turn = rules.turn(view, view.active)
        if found is None or step not in turn:
            return None
        advice = found.advice
        if step == steps.GROW:
            advice = f"{advice} {_DUEL_ENDS if len(view.players) > 1 else _SOLO_ENDS}"
        return Phase(f"phase {turn.index(step) + 1}, {found.title}", advice, found.cites)

    def freely(self, speech: Speech, view: State) -> str:
        third = " A third field costs 4 taler. [AC 9.9]" if speech.rules.third_field >= 0 else ""
        return (
            "You may harvest at any prompt of your turn; a single bean is protected while another of your "
            f"fields holds more. [AC 9.5, AC 9.7]{third}"
        )

    def hints(self, speech: Speech, view: State) -> list[str]:
        return list(SOLO_HINTS) if len(view.players) == 1 else []

    def help_rows(self, speech: Speech) -> Sequence[Help]:
        if speech.rules.most_seats == 1:
            return self.sentences
        return (*self.sentences, *self.duel_sentences)

    # The table

    def lines(self, speech: Speech, view: State) -> list[tuple[str, Text]]:
        """The bosses, what the mafia has, and the discard pile from its top."""
        rules = _mafia(speech)
        lines = [(self.boss(speech, boss), self._boss_line(speech, view, boss)) for boss in _bosses(rules)]
        lines.append(("Mafia", Text(self._mafia_has(speech, view))))
        if view.discard:
            lines.append(("Discarded", _from_the_top(speech, view.discard)))
        laid = view.extra[rules.laid_aside_pile]
        if laid:
            lines.append((self.laid_aside, speech.beans(laid)))
        for seat, player in enumerate(view.players):
            shown = rules.cards_shown(view, seat)
            if shown and seat != speech.seat:
                cards = Text(" ").join(speech.bean(kind) for kind in player.hand[:shown])
                lines.append(("Shown", Text.assemble(f"{speech.whose(seat)} first cards: ", cards)))
        return lines

    def boss(self, speech: Speech, boss: int) -> str:
        """What a boss is called among friends: by his first name."""
        return speech.names.card(_mafia(speech).bosses[boss].id).split()[0]

    def _boss_line(self, speech: Speech, view: State, boss: int) -> Text:
        rules = _mafia(speech)
        row = view.extra[rules.boss_piles[boss]]
        step = rules.boss_threshold(view, boss)
        if not row:
            return Text(f"empty, sells at {taler(step)}", style="dim")
        needs = rules.beans[row[-1]].beanometer.needs(step)
        line = Text.assemble(speech.bean(row[-1]), f" ×{len(row)}")
        line.append(f", {needs - len(row)} more and he sells for {taler(step)}")
        if speech.seat >= 0:
            for field, own in enumerate(view.players[speech.seat].fields):
                if own and rules.creditor(view, speech.seat, field) == boss:
                    line.append(f"; taxes your field {field + 1}")
        return line

    def _mafia_has(self, speech: Speech, view: State) -> str:
        rules = _mafia(speech)
        count = len(view.extra[rules.mafia_pile])
        score = rules.mafia_score(view)
        return taler(count) if score == count else f"{taler(count)}, counted as {score}"

    def cards(self, speech: Speech, view: State) -> list[Text]:
        mafia = view.extra[_mafia(speech).mafia_pile]
        return [Text.assemble("The mafia’s taler: ", speech.beans(mafia, nothing="none"))]

    def rivals(self, speech: Speech, view: State) -> list[tuple[int, str]]:
        rules = _mafia(speech)
        count = len(view.extra[rules.mafia_pile])
        score = rules.mafia_score(view)
        return [(score, "The mafia" if score == count else f"The mafia ({taler(count)}, counted double)")]

    # Facts

    def tell(self, speech: Speech, told: Sequence[Fact], i: int) -> tuple[Text | None, int]:
        """A card and all it brings about share a line."""
        fact = told[i]
        i += 1
        line = self._begin(speech, fact)
        if line is None:
            return None, i - 1
        joined: list[int] = []
        while i < len(told):
            if fact.what == facts.REVEALED and told[i].what == facts_of_mafia.COLLECTED:
                line.append(f": {self.boss(speech, told[i].number)} takes it")
            elif fact.what == facts.REVEALED and told[i].what == facts_of_mafia.JOINED:
                joined.extend(told[i].cards)
            elif told[i].what == facts_of_mafia.BOSS_HARVESTED and fact.what != facts_of_mafia.BOSS_HARVESTED:
                line.append("; ").append_text(self._sold(speech, told[i]))
            else:
                break
            i += 1
        if joined:
            line.append(": ").append_text(speech.beans(joined))
            line.append(f" join{'s' if len(joined) == 1 else ''} from the discard pile")
        return line, i

    def _begin(self, speech: Speech, fact: Fact) -> Text | None:
        cards = speech.beans(fact.cards)
        match fact.what:
            case facts.REVEALED:
                return Text.assemble("Revealed ", cards)
            case facts_of_mafia.PAID:
                boss = self.boss(speech, fact.number)
                return Text.assemble(
                    speech.does(fact.seat, "pay"), f" {boss} ", cards, f" of field {fact.other + 1}"
                )
            case facts_of_mafia.GIVEN:
                boss = self.boss(speech, fact.number)
                return Text.assemble(speech.does(fact.seat, "give"), f" {boss} ", cards, " of the hand")
            case facts_of_mafia.PLANTED_FOR:
                boss = self.boss(speech, fact.number)
                return Text.assemble(speech.does(fact.seat, "plant"), " ", cards, f" for {boss}")
            case facts.DISCARDED:
                return Text.assemble(speech.does(fact.seat, "discard"), " ", cards)
            case facts_of_mafia.HAND_SHOWN:
                hand = Text(" ").join(speech.bean(kind) for kind in fact.cards)
                return Text.assemble(
                    speech.does(fact.seat, "show"), " the hand, for a boss stays empty: ", hand
                )
            case facts_of_mafia.BOSS_HARVESTED:
                return self._sold(speech, fact)
        return None

    def _sold(self, speech: Speech, fact: Fact) -> Text:
        boss = self.boss(speech, fact.other)
        line = Text.assemble(f"{boss} sells ", speech.counted(fact.cards))
        return line.append(f" for {taler(fact.number)}" if fact.number else " for nothing")

    # Moves

    def comment(self, speech: Speech, view: State, move: Action) -> Text | None:
        rules = _mafia(speech)
        own = view.players[speech.seat]
        if isinstance(move, Pay):
            kind = own.fields[move.field][-1]
            return speech.bean(kind).append(self._then(speech, view, rules.collector(view, kind), kind, 1))
        if isinstance(move, (Give, PlantForBoss)):
            count = 1 if isinstance(move, Give) else view.revealed.count(move.kind)
            return Text(self._then(speech, view, move.boss, move.kind, count).removeprefix(": "))
        if isinstance(move, PlantGroup):
            count = view.revealed.count(move.kind)
            return self.planted(speech, own.fields[move.field], (move.kind,) * count)
        if isinstance(move, Discard):
            return Text("becomes the top of the discard pile")
        if isinstance(move, Done) and view.agenda[-1].step == steps.PLANT_HAND:
            return Text(f"reveal {rules.ask_cards_to_reveal(view, speech.seat)} cards")
        return None

    def planted(self, speech: Speech, row: Row, cards: Row) -> Text:
        """What a field becomes."""
        if not row:
            return speech.beans(cards).append(" on an empty field")
        return Text.assemble("makes ", speech.row(row + cards))

    def _then(self, speech: Speech, view: State, boss: int, kind: int, count: int) -> str:
        """What so many cards more mean to a boss."""
        rules = _mafia(speech)
        row = [*view.extra[rules.boss_piles[boss]], *[kind] * count]
        worth = rules.boss_worth(view, boss, row)
        name = self.boss(speech, boss)
        if worth >= rules.boss_threshold(view, boss):
            return f": {name} sells {len(row)} for {taler(worth)}"
        needs = rules.beans[kind].beanometer.needs(rules.boss_threshold(view, boss))
        return f": {name} has {len(row)} of {needs} then"

    def meant(self, speech: Speech, view: State, sentence: str) -> str:
        """While growing, planting means all cards of a kind."""
        words = [word for word in sentence.split() if word != "to"]
        growing = bool(view.agenda) and view.agenda[-1].step == steps.GROW
        if growing and words[0] == "plant" and len(words) > 1 and words[1] in speech.rules.kinds:
            words.insert(1, "all")
        return " ".join(words)


def _mafia(speech: Speech) -> AlCabohne:
    rules = speech.rules
    assert isinstance(rules, AlCabohne)
    return rules


def _bosses(rules: AlCabohne) -> range:
    return range(len(rules.bosses))


def _from_the_top(speech: Speech, discard: Sequence[int]) -> Text:
    """The discard pile in its order, runs of equal cards counted."""
    runs: list[tuple[int, int]] = []
    for kind in reversed(discard):
        if runs and runs[-1][0] == kind:
            runs[-1] = (kind, runs[-1][1] + 1)
        else:
            runs.append((kind, 1))
    words = [
        speech.bean(kind).append(f" ×{n}") if n > 1 else speech.bean(kind) for kind, n in runs[:RUNS_SHOWN]
    ]
    text = Text.assemble("top ", Text(", ").join(words))
    return text.append(" …") if len(runs) > RUNS_SHOWN else text
