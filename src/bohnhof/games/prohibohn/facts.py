"""Facts that only games with establishments have."""

from __future__ import annotations

from typing import Final

LAID: Final = "laid"
"""A player has laid down his two starting taler."""
ACQUIRED: Final = "acquired"
"""A card was bought: `number` is the card, the cards are the taler paid."""
TIPPED: Final = "tipped"
"""A player got a taler of a boss's harvest: `other` is the boss."""
TAKEN: Final = "taken"
"""A player took a taler of the mafia."""
REMOVED: Final = "removed"
"""The third card of a kind left the game: `number` is the card."""
CLOSED: Final = "closed"
"""An establishment of the other seat was closed: `number` is the card."""
THROWN: Final = "thrown"
"""A hand card was thrown onto the discard pile."""
MARKET: Final = "market"
"""The draw pile is exhausted: the market has begun, with this player."""
FOURTH_PASS: Final = "fourth pass"
"""Too few establishments are owned: the draw pile is played through once more."""
