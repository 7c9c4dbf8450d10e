"""When reports are deleted, and tables at which no one has ever done anything."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import structlog
from sqlalchemy import delete, exists, update

from bohnhof.web.marks import mark, marks
from bohnhof.web.store import Store
from bohnhof.web.tables import ACTS, REPORTS, SEATS, TABLES, Statement

LOG: Final = structlog.get_logger()

DAY: Final = 86_400.0
REPORT_DAYS: Final = 90.0
"""Days after which a report is deleted."""
LONGEST_GAP: Final = 2 * DAY
"""Seconds from one look to the next after which the days are counted from the beginning."""
SINCE: Final = "looked-since"
"""The mark of the first look that others followed without a gap."""
LAST: Final = "looked-last"
"""The mark of the last look."""


async def forget_reports(store: Store, now: float) -> None:
    """Delete reports of long ago."""
    await store.write((delete(REPORTS).where(REPORTS.c.at < now - REPORT_DAYS * DAY), None))


async def forget_empty(store: Store, now: float, days: float, but: Collection[str]) -> None:
    """Delete the tables that were made more than `days` days ago, on which no one has done anything since.

    Called again and again, with the time of the clock. A clock that jumps deletes nothing: after a gap
    between two calls, `days` days have to pass before anything is deleted.
    """
    known = await store.read(marks)
    since, last = known.get(SINCE), known.get(LAST)
    if last is None or since is None or abs(now - last) > LONGEST_GAP:
        if last is not None:
            LOG.info(
                "the server did not run or the clock has jumped: empty tables are kept for now",
                days_since_last_look=round((now - last) / DAY, 1),
            )
        since = now
    looks = [*mark(SINCE, since), *mark(LAST, now)]
    before = now - days * DAY
    await store.write(*(_forget(before, but) if since <= before else []), *looks)


def _forget(before: float, but: Collection[str]) -> list[Statement]:
    acted = exists().where(ACTS.c.table_id == TABLES.c.id)
    asked = SEATS.c.away & SEATS.c.bot.is_(None)
    joined = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person != TABLES.c.host, ~asked)
    empty = (TABLES.c.created < before) & ~acted & ~joined & TABLES.c.id.not_in(but)
    gone = TABLES.alias()
    led = exists().where(gone.c.id == TABLES.c.next)
    return [
        (delete(TABLES).where(empty), None),
        (update(TABLES).where(TABLES.c.next.is_not(None), ~led).values(next=None), None),
    ]
