"""Complete and check positions of Prohibohn."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bohnhof.engine.state import State
    from bohnhof.games.prohibohn.rules import Prohibohn


def complete(rules: Prohibohn, s: State) -> str | None:
    """Put the cards that a position does not name up for sale.

    Return what is wrong with the position; None if nothing is.
    """
    unsold = s.extra[rules.unsold_pile]
    gone = s.extra[rules.removed_pile][:]
    for seat, player in enumerate(s.players):
        gone.extend(player.owned)
        if len(s.extra[rules.start_pile + seat]) > 2:
            return f"player {seat + 1} has more than two starting taler"
    for number in [*gone, *unsold]:
        if number == 0:
            return f"“{rules.cards[0].id}” is no card to own"
        if gone.count(number) + unsold.count(number) > 1:
            return f"there is one {rules.cards[number].id} only"
    left = [number for number in range(1, len(rules.cards)) if number not in gone and number not in unsold]
    if unsold and left:
        return f"{rules.cards[left[0]].id} is missing; leave “unsold” out where all the others are for sale"
    unsold.extend(left)
    for seat, player in enumerate(s.players):
        owned = player.owned
        player.owned = ()
        for number in owned:
            if rules.cards[number].forbids_buyer(rules, s, seat) is not None:
                return f"player {seat + 1} may not have {rules.cards[number].id} too"
            player.owned += (number,)
    return None
