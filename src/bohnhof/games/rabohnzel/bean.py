"""What a bean of the fairy tale is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.engine.cards import Bean

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import State


class FairyBean(Bean):
    """A kind with a class of its own: what it does on a field, in the hand, at its harvest and as a taler."""

    power: bool = False
    """Whether it does something in the magic phase."""
    aimed: bool = False
    """Whether its power is aimed at another player."""
    brews: bool = False
    """Whether it activates spells, played from the hand and by its power."""

    def forbids(
        self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool
    ) -> Message | None:
        """Why the power of so many beans cannot be used now, in words."""
        return None

    def takes_help(self, beans: int) -> bool:
        """Whether a spell can help the power of so many beans."""
        return False

    def work(self, rules: Rules, s: State, seat: int, beans: int, target: int, helped: bool) -> None:
        """Use the power of so many beans."""

    def teaches(self, beans: int) -> bool:
        """Whether a harvest of so many brings a spell besides taler."""
        return False

    def strike(self, rules: Rules, s: State, attacker: int, defender: int) -> None:
        """What follows when a taler of this bean is drawn in an attack: nothing."""
