"""The base class of the beans of Rabohnzel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.cards import Bean

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State


class FairyBean(Bean):
    """A bean that defines its power, its effect in an attack and what its harvest gives."""

    power: bool = False
    """Whether it has a power in the magic phase."""
    aimed: bool = False
    """Whether its power is aimed at another player."""
    brews: bool = False
    """Whether it activates spells, from the hand and by its power."""

    def forbids(
        self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool
    ) -> Message | None:
        """Return why the power cannot be used with this number of beans; None if it can."""
        return None

    def takes_help(self, beans: int) -> bool:
        """Return whether a spell can help the power of this number of beans."""
        return False

    def work(self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool) -> None:
        """Use the power of a field with this number of beans."""

    def teaches(self, beans: int) -> bool:
        """Return whether a harvest of this number of beans gives a spell."""
        return False

    def strike(self, rules: Rules, s: State, attacker: int, defender: int) -> None:
        """Apply the effect of a taler of this bean that is drawn in an attack. Default: none."""
