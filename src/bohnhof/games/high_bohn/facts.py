"""The facts that only High Bohn has."""

from __future__ import annotations

from typing import Final

BUILT: Final = "built"
"""A building was bought; the cards are the taler paid, the number is the building's."""
REMOVED: Final = "removed"
"""Buildings have left the game; `back` has their numbers."""
STORED: Final = "stored"
LOOKED: Final = "looked"
PUT_UNDER: Final = "put-under"
MOVED: Final = "moved"
ORDERED: Final = "ordered"
SHARED: Final = "shared"
"""A taler out of what another's harvest left; the number is the building's, the other seat the harvester."""
FINAL: Final = "final"
"""The final round has begun."""
NAMED: Final = "named"
"""A kind of building was named; the number is that of its first card."""
CLAIMED: Final = "claimed"
"""A taler of another's yield was claimed; the other seat is the one that pays."""
