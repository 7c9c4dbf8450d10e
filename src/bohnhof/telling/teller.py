"""Telling one table to many: what all may know is worked out and written once for each act, and nobody is
told again what he knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine import facts
from bohnhof.engine.choices import Memory
from bohnhof.engine.insight import Ground, Insight
from bohnhof.engine.picture import Picture
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, PROPOSE, Schedule
from bohnhof.engine.state import SPECTATOR, State
from bohnhof.engine.suggestions import suggestions_text
from bohnhof.engine.view import view_beside
from bohnhof.engine.wire import Sheet
from bohnhof.games import is_built_in
from bohnhof.table.log import refused_proposals
from bohnhof.telling.texts import Moves, phase_text, standing_text, told_text

if TYPE_CHECKING:
    from bohnhof.table.log import Act
    from bohnhof.table.table import Table

MOST_SUGGESTED: Final = 12

MOST_TOLD: Final = 300
"""How many past acts are told at once."""


class Seen:
    """What one seat, or whoever watches, knows of a table."""

    def __init__(self) -> None:
        self.number = -1
        """After so many acts."""
        self.before = -1
        """The number of acts before, with which `news` goes; below 0 if it goes with none."""
        self.news = ""
        """What has changed between both, as entries of an object, each with a comma behind it."""
        self.memory = Memory()
        self.view = Picture("players")
        self.insight = Picture("fields")
        self.standing = ""
        self.moves = Moves()
        self.moves_text = ""
        self.suggests = False
        """Whether offers are suggested to it."""
        self.suggestions = ""

    def text(self) -> str:
        """All of it."""
        return (
            f'"view":{self.view.text()},"insight":{self.insight.text()},"standing":{self.standing},'
            f'"moves":{self.moves_text},"suggestions":{self.suggestions},'
        )


class Teller:
    """Remembers what it has told about one table."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._number = -1
        self._sheet: Sheet | None = None
        self._ground: Ground | None = None
        self._phase = ""
        self._standing = ""
        self._told = ""
        """The last act, as all are told of it who may know no more than a spectator."""
        self._seen: dict[int, Seen] = {}
        self._suggestions: dict[int, tuple[list[int], str]] = {}
        """By seat, with the numbers of its own open offers for which they hold."""

    def write(
        self,
        table: Table,
        seat: int,
        since: int,
        *,
        whole: bool = True,
        suggests: bool = True,
        id: int | None = None,
        can_take_back: bool = False,
        clock: str = "null",
        ending: str = "null",
    ) -> str:
        """A `View` on its way to a seat; or, to one who has the whole of what stood after `since` acts and
        need not have it again, a `Change`. `clock` and `ending` are JSON already.
        """
        return self.text(table, seat, since, whole, suggests, id, can_take_back, clock, ending)

    def text(
        self,
        table: Table,
        seat: int,
        since: int,
        whole: bool,
        suggests: bool,
        id: int | None,
        can_take_back: bool,
        clock: str,
        ending: str,
    ) -> str:
        """The same without names."""
        if table is not self._table or table.actions != self._number:
            self._look(table)
        assert self._sheet is not None
        number = self._number
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = Seen()
        known = seen.number
        if known != number or seen.suggests != suggests:
            self._see(seen, table, seat, suggests)
        asked = asked_of(table.rules, table.schedule, self._sheet.v, seat)
        asked_text = "null" if asked is None else f'"{asked}"'
        told = self._news(table, seat, since)
        rest = (
            f'"id":{"null" if id is None else str(id)},'
            f'"can_take_back":{"true" if can_take_back else "false"},"clock":{clock},"ending":{ending}'
        )
        if whole or (since != seen.before and not since == known == number):
            return f'{{"t":"view",{seen.text()}"seq":{number},"asked":{asked_text},"told":{told},{rest}}}'
        news = seen.news if since == seen.before else ""
        return (
            f'{{"t":"change","since":{since},{news}"seq":{number},"asked":{asked_text},"told":{told},{rest}}}'
        )

    def _look(self, table: Table) -> None:
        """Work out what is the same for all."""
        rules = table.rules
        act = table.log[-1] if table.log else None
        if table is not self._table:
            self._sheet = self._ground = None
            self._keeps_ground = is_built_in(rules)
            self._seen = {}
        view = rules.view(table.state, SPECTATOR)
        if self._suggestions and (table.actions != self._number + 1 or act is None or not act.is_talk()):
            self._suggestions = {}
        self._sheet = Sheet(rules, view, self._sheet)
        self._ground = Ground(rules, view, self._ground if self._keeps_ground else None)
        self._phase = phase_text(rules, view)
        self._standing = standing_text(rules, view, self._phase)
        if act is not None:
            self._told = f"[{_act_text(rules, act, table.actions, SPECTATOR)}]"
        self._table = table
        self._number = table.actions

    def _see(self, seen: Seen, table: Table, seat: int, suggests: bool) -> None:
        """Work out what one knows who sits there, and note what of it is new."""
        assert self._sheet is not None
        rules, memory = table.rules, seen.memory
        view = view_beside(rules, table.state, seat, self._sheet.v)
        own = "" if seat == SPECTATOR else memory.player_text(rules, view.players[seat])
        sheet = Sheet(rules, view, self._sheet, own)
        insight = Insight(rules, view, seat, self._ground)
        awaited = seat in insight.awaited
        seen.suggests = suggests
        self._note(
            seen,
            seen.view.draw(sheet.parts(), sheet.players),
            seen.insight.draw(insight.parts(memory), insight.rows(memory)),
            standing_text(rules, view, self._phase) if awaited else self._standing,
            seen.moves.text(rules, view, seat),
            self._suggested(table, view, seat) if suggests and insight.may_offer else "[]",
        )

    def _note(
        self, seen: Seen, lies: str, worth_showing: str, standing: str, moves: str, suggestions: str
    ) -> None:
        news = ['"view":{', lies, "},"] if lies else []
        if worth_showing:
            news += ['"insight":{', worth_showing, "},"]
        if standing != seen.standing:
            news += ['"standing":', standing, ","]
        if moves != seen.moves_text:
            news += ['"moves":', moves, ","]
        if suggestions != seen.suggestions:
            news += ['"suggestions":', suggestions, ","]
        seen.before, seen.number, seen.news = seen.number, self._number, "".join(news)
        seen.standing, seen.moves_text, seen.suggestions = standing, moves, suggestions

    def _suggested(self, table: Table, view: State, seat: int) -> str:
        own = [offer.serial for offer in view.offers if offer.maker == seat]
        known = self._suggestions.get(seat)
        if known is None or known[0] != own:
            vain = refused_proposals(table.log, len(view.players))
            text = suggestions_text(table.rules, view, seat, vain, MOST_SUGGESTED)
            known = self._suggestions[seat] = (own, text)
        return known[1]

    def _news(self, table: Table, seat: int, since: int) -> str:
        rules, number = table.rules, self._number
        if since == number - 1:
            act = table.log[-1]
            return self._told if _is_told_alike(act, seat) else f"[{_act_text(rules, act, number, seat)}]"
        told = [
            told_text(rules, entry.number, entry.seat, entry.sentence, entry.facts, seat)
            for entry in table.log_for(seat, max(since, number - MOST_TOLD))
        ]
        return f"[{','.join(told)}]"


def asked_of(rules: Rules, schedule: Schedule, view: State, seat: int) -> str | None:
    """What a seat is asked, as long as it has not kept silent about it."""
    if seat == SPECTATOR or view.over:
        return None
    if schedule.offers_to(view, seat):
        return ANSWER
    if seat in rules.awaited(view):
        return ACT
    return PROPOSE if schedule.unheard(rules, view, 1 << seat) else None


def _act_text(rules: Rules, act: Act, number: int, reader: int) -> str:
    """An act as its reader may know it."""
    sentence = act.sentence if reader == act.seat else act.public
    seen = [fact.seen_by(reader) for fact in act.facts]
    return told_text(rules, number, act.seat, sentence, seen, reader)


def _is_told_alike(act: Act, seat: int) -> bool:
    """Whether a seat is told the same of an act as a spectator."""
    if seat == act.seat and act.sentence != act.public:
        return False
    for fact in act.facts:
        if fact.what == facts.UNTAKEN or (fact.known != facts.ALL and seat >= 0 and fact.known >> seat & 1):
            return False
    return True
