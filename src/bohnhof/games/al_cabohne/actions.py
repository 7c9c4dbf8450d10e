"""The actions of games with the mafia."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bohnhof.engine.actions import Action, Discard
from bohnhof.engine.facts import Fact
from bohnhof.engine.reasons import EMPTY_FIELD, NO_FIELD, NOT_ASIDE, WRONG_PLACE
from bohnhof.engine.state import count_in_row, has
from bohnhof.engine.targets import Target, field
from bohnhof.games.al_cabohne import reasons
from bohnhof.games.al_cabohne.facts import GIVEN, PAID, PLANTED_FOR

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Row, State
    from bohnhof.games.al_cabohne.mafia import Mafia


class DiscardLeftover(Discard):
    """An action that discards a card left over by the opponent."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        return None if has(s.revealed, self.kind) else reasons.NOT_LEFT_OVER


class Pay(Action):
    """An action that pays the last card of a field to the boss who collects its kind."""

    __match_args__ = ("field",)

    def __init__(self, field: int) -> None:
        self.field = field

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        if not rules.ask_has_field(s, seat, self.field):
            return NO_FIELD
        if not s.players[seat].fields[self.field]:
            return EMPTY_FIELD
        if cast("Mafia", rules).creditor(s, seat, self.field) < 0:
            return reasons.NOTHING_DUE
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        mafia = cast("Mafia", rules)
        boss = mafia.creditor(s, seat, self.field)
        fields = s.players[seat].fields
        row = fields[self.field]
        fields[self.field] = row[:-1]
        if s.facts is not None:
            s.facts.append(Fact(PAID, seat, row[-1:], boss, self.field))
        mafia.boss_takes(s, boss, row[-1:])

    def sentence(self, rules: Rules) -> str:
        return f"pay {self.field + 1}"

    def targets(self, rules: Rules) -> list[Target]:
        return [field(self.field)]


class PlantGroup(Action):
    """An action that plants all revealed cards of one kind on a field of the player."""

    __match_args__ = ("kind", "field")

    def __init__(self, kind: int, field: int) -> None:
        self.kind = kind
        self.field = field

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        count = count_in_row(s.revealed, self.kind)
        if not count:
            return NOT_ASIDE
        if not rules.ask_has_field(s, seat, self.field):
            return NO_FIELD
        mafia = cast("Mafia", rules)
        if not mafia.may_plant_group(s, seat, self.kind, count, self.field):
            return mafia.forbids_group(s, seat, self.kind, count, self.field)
        return None

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        mafia = cast("Mafia", rules)
        mafia.plant_group(s, seat, mafia.take_group(s, self.kind), self.field)

    def planting(self, rules: Rules, s: State, seat: int) -> tuple[Row, int] | None:
        count = s.revealed.count(self.kind)
        return ((self.kind,) * count, self.field) if count else None

    def sentence(self, rules: Rules) -> str:
        return f"plant all {rules.beans[self.kind].id} {self.field + 1}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("ready", id=rules.beans[self.kind].id), field(self.field)]


class PlantForBoss(Action):
    """An action that plants all revealed cards of one kind on a boss's field."""

    spends = True
    __match_args__ = ("kind", "boss")

    def __init__(self, kind: int, boss: int) -> None:
        self.kind = kind
        self.boss = boss

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        if not has(s.revealed, self.kind):
            return NOT_ASIDE
        return cast("Mafia", rules).forbids_boss(s, self.boss, self.kind)

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        mafia = cast("Mafia", rules)
        group = mafia.take_group(s, self.kind)
        if s.facts is not None:
            s.facts.append(Fact(PLANTED_FOR, seat, group, self.boss))
        mafia.boss_takes(s, self.boss, group)

    def sentence(self, rules: Rules) -> str:
        boss = cast("Mafia", rules).bosses[self.boss]
        return f"plant all {rules.beans[self.kind].id} {boss.id}"

    def targets(self, rules: Rules) -> list[Target]:
        boss = cast("Mafia", rules).bosses[self.boss]
        return [Target("ready", id=rules.beans[self.kind].id), Target("rival", id=boss.id)]


class FromHand(Action):
    """An action with a hand card of one kind.

    Without a position, the copy nearest to the front is used.
    """

    __match_args__ = ("kind", "place")

    def __init__(self, kind: int, place: int = 0) -> None:
        self.kind = kind
        self.place = place
        """The position in the hand, from 1 at the front; 0 if no copy was chosen."""

    def first_place(self) -> int:
        """Return the index at which the search for a copy begins, from 0."""
        return 0

    def chosen(self, hand: list[int]) -> int:
        """Return the index of the card in the hand, from 0; -1 if it is not there."""
        if self.place:
            return self.place - 1 if self.place <= len(hand) and hand[self.place - 1] == self.kind else -1
        for place in range(self.first_place(), len(hand)):
            if hand[place] == self.kind:
                return place
        return -1

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        hand = s.players[seat].hand
        if self.chosen(hand) >= 0:
            return None
        return WRONG_PLACE if self.kind in hand and self.place else reasons.NOT_IN_HAND

    def take(self, rules: Rules, s: State, seat: int) -> None:
        """Remove the card from the hand."""
        place = self.chosen(s.players[seat].hand)
        cast("Mafia", rules).leave_hand(s, seat, place)
        s.take_from_hand(seat, place)

    def sentence(self, rules: Rules) -> str:
        at = f"@{self.place}" if self.place else ""
        return self.words(rules, f"{rules.beans[self.kind].id}{at}")

    def public_sentence(self, rules: Rules) -> str:
        return self.words(rules, rules.beans[self.kind].id)

    def for_copy(self, rules: Rules) -> str:
        return self.words(rules, f"{rules.beans[self.kind].id}@#")

    def words(self, rules: Rules, card: str) -> str:
        """Return the sentence of the action, with `card` as the text for its card."""
        raise NotImplementedError


class Give(FromHand):
    """An action that gives a boss a hand card."""

    spends = True
    __match_args__ = ("kind", "boss", "place")

    def __init__(self, kind: int, boss: int, place: int = 0) -> None:
        super().__init__(kind, place)
        self.boss = boss

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        reason = super().refusal(rules, s, seat)
        return cast("Mafia", rules).forbids_boss(s, self.boss, self.kind) if reason is None else reason

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        self.take(rules, s, seat)
        if s.facts is not None:
            s.facts.append(Fact(GIVEN, seat, (self.kind,), self.boss))
        cast("Mafia", rules).boss_takes(s, self.boss, (self.kind,))

    def words(self, rules: Rules, card: str) -> str:
        return f"give {card} {cast('Mafia', rules).bosses[self.boss].id}"

    def targets(self, rules: Rules) -> list[Target]:
        boss = cast("Mafia", rules).bosses[self.boss]
        return [Target("hand", id=rules.beans[self.kind].id), Target("rival", id=boss.id)]
