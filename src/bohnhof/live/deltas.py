"""Snapshots and deltas of one table for all its clients.

Public information is evaluated and serialized once per action. Clients receive only what has
changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.engine import facts
from bohnhof.engine.insight import answers, plantings, purchases
from bohnhof.engine.rules import Rules
from bohnhof.engine.schedule import ACT, ANSWER, PROPOSE, Schedule
from bohnhof.engine.state import SPECTATOR, State
from bohnhof.engine.suggestions import best_offers
from bohnhof.live.json_text import standing_text
from bohnhof.live.public_insight import PublicInsight, count_unseen_beside
from bohnhof.live.seat_cache import SeatCache
from bohnhof.live.snapshot import Snapshot
from bohnhof.live.text_cache import TextCache
from bohnhof.live.view_writer import ViewWriter, view_beside
from bohnhof.table.log import refused_proposals

if TYPE_CHECKING:
    from bohnhof.table.log import Act
    from bohnhof.table.table import Table

MOST_SUGGESTED: Final = 12

MOST_TOLD: Final = 300
"""Maximum number of past actions that one message describes."""


class Seen:
    """The last snapshot sent to one seat, or to spectators, and the delta that led to it."""

    def __init__(self, texts: TextCache) -> None:
        self.number = -1
        """Number of actions made when the snapshot was taken."""
        self.before = -1
        """Number of actions from which `news` leads here; negative if there is no delta."""
        self.news = ""
        """The delta: entries of a JSON object, each followed by a comma."""
        self.cache = SeatCache(texts)
        self.view = Snapshot("players")
        self.insight = Snapshot("fields")
        self.standing = ""
        self.moves = ""
        self.suggests = False
        """Whether the snapshot has suggested offers."""
        self.suggestions = ""

    def text(self) -> str:
        """Return the snapshot as entries of a JSON object, each followed by a comma."""
        return (
            f'"view":{self.view.text()},"insight":{self.insight.text()},"standing":{self.standing},'
            f'"moves":{self.moves},"suggestions":{self.suggestions},'
        )


class DeltaWriter:
    """A serializer of snapshots of one table, and of deltas since the previous ones."""

    def __init__(self, texts: TextCache) -> None:
        self._texts = texts
        self._table: Table | None = None
        self._number = -1
        self._view: ViewWriter | None = None
        self._insight: PublicInsight | None = None
        self._phase = ""
        self._standing = ""
        self._told = ""
        """The latest action as JSON, for those who may know no more than a spectator."""
        self._seen: dict[int, Seen] = {}
        self._suggestions: dict[int, tuple[list[int], str]] = {}
        """By seat: suggested offers as JSON, and the seat's open offers for which they hold."""

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
        """Return a message for a seat: a `View` (snapshot), or a `Change` (delta) if that suffices.

        A delta is returned only if `whole` is False and the client has the snapshot after `since`
        actions. `clock` and `ending` are JSON text.
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
        """Return the message of `write`, for callers with positional arguments."""
        if table is not self._table or table.actions != self._number:
            self._look(table)
        assert self._view is not None
        number = self._number
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = Seen(self._texts)
        known = seen.number
        if known != number or seen.suggests != suggests:
            self._see(seen, table, seat, suggests)
        asked = asked_of(table.rules, table.schedule, self._view.v, seat)
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
        """Serialize what is the same for all seats."""
        rules, texts = table.rules, self._texts
        act = table.log[-1] if table.log else None
        if table is not self._table:
            self._view = self._insight = None
            self._seen = {}
        view = rules.view(table.state, SPECTATOR)
        if self._suggestions and (table.actions != self._number + 1 or act is None or not act.is_talk()):
            self._suggestions = {}
        self._view = ViewWriter(texts, view, self._view)
        self._insight = PublicInsight(texts, view, self._insight if rules.has_local_fields() else None)
        self._phase = texts.phase(view)
        self._standing = standing_text(rules, view, self._phase)
        if act is not None:
            self._told = f"[{self._act_text(act, SPECTATOR, table.actions)}]"
        self._table = table
        self._number = table.actions

    def _see(self, seen: Seen, table: Table, seat: int, suggests: bool) -> None:
        """Serialize what one seat may know, and note what has changed."""
        assert self._view is not None
        rules, cache = table.rules, seen.cache
        v = view_beside(rules, table.state, seat, self._view.v)
        own = "" if seat == SPECTATOR else cache.player(v.players[seat])
        view = ViewWriter(self._texts, v, self._view, own)
        may_offer = seat >= 0 and rules.may_offer(v, seat)
        seen.suggests = suggests
        self._note(
            seen,
            seen.view.update(view.parts, view.players),
            seen.insight.update(self._insight_parts(cache, v, seat, may_offer), self._fields(cache, v, seat)),
            standing_text(rules, v, self._phase) if seat in rules.awaited(v) else self._standing,
            cache.moves(v, seat),
            self._suggested(table, v, seat) if suggests and may_offer else "[]",
        )

    def _insight_parts(self, cache: SeatCache, v: State, seat: int, may_offer: bool) -> list[str]:
        """Return an insight without its fields, as parts of one or more JSON entries."""
        assert self._insight is not None
        texts, public = self._texts, self._insight
        rules = texts.rules
        return [
            public.progress,
            public.scores,
            cache.unseen(count_unseen_beside(rules, v, public.v, public.unseen)),
            texts.may_offer(may_offer),
            texts.seat(seat),
            texts.plantings(plantings(rules, v, seat)),
            cache.purchases(purchases(rules, v, seat)),
            texts.answers(answers(rules, v, seat)),
            cache.piles(v),
            cache.more(rules.own_insight(v, seat)),
        ]

    def _fields(self, cache: SeatCache, v: State, seat: int) -> list[str]:
        """Return the fields as JSON, by owner."""
        assert self._insight is not None
        public = self._insight
        if seat < 0:
            return public.rows
        rows = public.rows[:]
        rows[seat] = cache.fields(
            public.harvests(self._texts.rules, v, seat), public.bodies[seat], rows[seat]
        )
        return rows

    def _note(
        self, seen: Seen, lies: str, worth_showing: str, standing: str, moves: str, suggestions: str
    ) -> None:
        news = ['"view":{', lies, "},"] if lies else []
        if worth_showing:
            news += ['"insight":{', worth_showing, "},"]
        if standing != seen.standing:
            news += ['"standing":', standing, ","]
        if moves != seen.moves:
            news += ['"moves":', moves, ","]
        if suggestions != seen.suggestions:
            news += ['"suggestions":', suggestions, ","]
        seen.before, seen.number, seen.news = seen.number, self._number, "".join(news)
        seen.standing, seen.moves, seen.suggestions = standing, moves, suggestions

    def _suggested(self, table: Table, view: State, seat: int) -> str:
        own = [offer.serial for offer in view.offers if offer.maker == seat]
        known = self._suggestions.get(seat)
        if known is None or known[0] != own:
            vain = refused_proposals(table.log, len(view.players))
            offers = best_offers(table.rules, view, seat, vain, MOST_SUGGESTED)
            text = ",".join([self._texts.suggested_offer(offer) for offer in offers])
            known = self._suggestions[seat] = (own, f"[{text}]")
        return known[1]

    def _news(self, table: Table, seat: int, since: int) -> str:
        number = self._number
        if since == number - 1:
            act = table.log[-1]
            return self._told if _is_told_alike(act, seat) else f"[{self._act_text(act, seat, number)}]"
        told = [
            self._texts.told(entry.number, entry.seat, entry.sentence, entry.facts, seat)
            for entry in table.log_for(seat, max(since, number - MOST_TOLD))
        ]
        return f"[{','.join(told)}]"

    def _act_text(self, act: Act, reader: int, number: int) -> str:
        """Serialize an action as `reader` may know it."""
        sentence = act.sentence if reader == act.seat else act.public
        seen = [fact.seen_by(reader) for fact in act.facts]
        return self._texts.told(number, act.seat, sentence, seen, reader)


def asked_of(rules: Rules, schedule: Schedule, view: State, seat: int) -> str | None:
    """Return what a seat is asked, or None if nothing or if it has stayed silent about it."""
    if seat == SPECTATOR or view.over:
        return None
    if schedule.offers_to(view, seat):
        return ANSWER
    if seat in rules.awaited(view):
        return ACT
    return PROPOSE if schedule.unheard(rules, view, 1 << seat) else None


def _is_told_alike(act: Act, seat: int) -> bool:
    """Return whether an action looks the same to a seat as to a spectator."""
    if seat == act.seat and act.sentence != act.public:
        return False
    for fact in act.facts:
        if fact.what == facts.UNTAKEN or (fact.known != facts.ALL and seat >= 0 and fact.known >> seat & 1):
            return False
    return True
