"""The console that commands print to."""

from __future__ import annotations

from typing import Final

from rich.console import Console

NARROWEST: Final = 20
WIDEST: Final = 400


def console() -> Console:
    """Return a console whose width is limited to what can be drawn, whatever COLUMNS says."""
    found = Console()
    if not NARROWEST <= found.width <= WIDEST:
        found.width = min(max(found.width, NARROWEST), WIDEST)
    return found
