"""Facts that only games with the mafia have."""

from __future__ import annotations

from typing import Final

PAID: Final = "paid"
"""A card of a field went to a boss: `number` is the boss, `other` the field."""
COLLECTED: Final = "collected"
"""A card just revealed went to a boss: `number` is the boss."""
GIVEN: Final = "given"
"""A hand card went to a boss as a gift: `number` is the boss."""
PLANTED_FOR: Final = "planted for"
"""Revealed cards were planted on a boss's field: `number` is the boss."""
BOSS_HARVESTED: Final = "boss harvested"
"""A boss sold his field: `number` is his yield in taler, `other` the boss."""
JOINED: Final = "joined"
"""The top of the discard pile joined the revealed cards."""
DISCARDED: Final = "discarded"
"""A card left over was thrown onto the discard pile."""
SHOWN: Final = "shown"
"""A hand was shown because a boss stays empty."""
