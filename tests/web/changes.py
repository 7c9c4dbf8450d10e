"""Deltas, applied as the browser client does."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def changed(view: Data, change: Data) -> Data:
    """Return a view after a delta."""
    after = {**view, **change, "t": "view"}
    del after["since"]
    for part, rows in (("view", "players"), ("insight", "fields")):
        news = change.get(part, {})
        after[part] = {**view[part], **news, rows: view[part][rows][:]}
        for number, row in news.get(rows, {}).items():
            after[part][rows][int(number) - 1] = row
    return after
