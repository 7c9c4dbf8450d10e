"""Why an action of High Bohn is refused, in words."""

from __future__ import annotations

from typing import Final

FIELD_CLOSED: Final = "That field stays closed until the {} beans of your other fields have been harvested."
OWN_BEAN_ONLY: Final = "That field is on a building and takes the building’s own bean only."
TWICE_IN_STEW: Final = "In a bean stew each kind may be once only."

NO_CHOICE: Final = "There is nothing to choose on that field: all its beans are of one kind."
NOT_ON_FIELD: Final = "Those cards do not lie on that field."
TOO_MANY_TALER: Final = "That harvest does not bring so many taler."

KIND_OWNED: Final = "You may own one building of a kind only."
SOLD: Final = "That building belongs to another player."
REMOVED: Final = "That building has left the game."
NOT_THE_TALER: Final = "You do not have the taler of the right bean to pay for it."
UNDER_A_BUILDING: Final = "Taler under a building buy nothing, and without them you do not have enough."
NO_FIELD_NOW: Final = "Only buildings can be bought now."
SALE_ONLY: Final = "Only a building of the kind that was named can be bought now."
SALE_FIRST: Final = "A sale comes first: player {} decides whether to buy."
NAME_FIRST: Final = "Something else comes first: player {} names a kind of building."
CLAIM_FIRST: Final = "Something else comes first: player {} decides whether to claim a taler of a bean stew."
PAY_FIRST: Final = "Something else comes first: player {} pays a taler of a bean stew."

NONE_UNSOLD: Final = "No building of that kind can be bought any more."
NOT_EARNED: Final = "That bean is not among the taler of this bean stew."

NO_STORE: Final = "You have no store."
STORE_FULL: Final = "Your store is full."
FROM_A_STORE: Final = "A bean that came out of a store must be planted."

TOO_FEW_CARDS: Final = "There are not so many cards in your hand."
SAME_PLACE: Final = "The card lies there already."

LOOK: Final = "Before your turn: look at the top card of the draw pile, or be done."
LEAVE_OR_UNDER: Final = "Before your turn: put the card under the draw pile, or be done and leave it."
MOVE_CARD: Final = "Before your turn: move one card of your hand to another place, or be done."
ORDER: Final = "Phase 4: put the drawn cards in another order, or be done."
FINAL_ROUND: Final = (
    "Final round: harvest, buy buildings, or be done. Your fields are sold for you at the end, "
    "but one whose harvest could help another player more than you is left unless you harvest it."
)
NAME: Final = "Name a kind of building: what others do not buy of it now leaves the game."
SALE: Final = "You may buy a building of the kind that was named, harvesting for it if need be, or be done."
CLAIM: Final = "You may claim a taler of this bean stew, or be done."
PAY: Final = "Choose the taler of your bean stew that you pay."

MORE_CARDS: Final = "Phase 1: you may plant up to {} more cards of your hand, or be done."
BUY_TO_PLANT: Final = "Phase 1: you may buy {} for {} {} taler and plant one more card, or be done."
HARVEST_TO_BUY: Final = (
    "Phase 1: you may harvest, then buy {} for {} {} taler and plant one more card, or be done."
)
