"""Where commands print what is drawn."""

from __future__ import annotations

from typing import Final

from rich.console import Console

NARROWEST: Final = 20
WIDEST: Final = 400


def console() -> Console:
    """A console of a width that can be drawn on, whatever COLUMNS says."""
    found = Console()
    if not NARROWEST <= found.width <= WIDEST:
        found.width = min(max(found.width, NARROWEST), WIDEST)
    return found
