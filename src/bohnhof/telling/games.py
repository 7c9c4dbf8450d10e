"""Find the presentation of a game."""

from __future__ import annotations

from functools import cache
from typing import Final

from bohnhof.engine.rules import Rules
from bohnhof.facets import Facet
from bohnhof.telling.telling import Telling

PRESENTATION: Final = Facet("presentation", Telling)


@cache
def telling_of(rules: Rules) -> Telling:
    """Return the presentation of a game."""
    return PRESENTATION.of(rules)(rules)
