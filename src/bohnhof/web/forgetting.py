"""Delete old reports, and tables on which no one has ever acted."""

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
"""Longest gap between two runs, in seconds. After a longer one the days are counted from zero."""
SINCE: Final = "looked-since"
"""Mark of the first run since the last gap."""
LAST: Final = "looked-last"
"""Mark of the latest run."""


async def forget_reports(store: Store, now: float) -> None:
    """Delete reports older than REPORT_DAYS."""
    await store.write((delete(REPORTS).where(REPORTS.c.at < now - REPORT_DAYS * DAY), None))


async def forget_empty(store: Store, now: float, days: float, but: Collection[str]) -> None:
    """Delete tables created more than `days` days ago on which no one has acted.

    Tables at which someone other than the host has a seat are kept, and those in `but`. Called
    regularly with the current Unix time. A jump of the clock deletes nothing: after a gap between
    two calls, `days` days have to pass before anything is deleted.
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
