"""The Cognac variant: a ninth bean and its building, the Distillery."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine.actions import Action, Done, OfKind
from bohnhof.engine.acts import Acts
from bohnhof.engine.cards import Bean
from bohnhof.engine.facts import Fact
from bohnhof.engine.state import Entry, State
from bohnhof.engine.steps import ALONE, Decision
from bohnhof.engine.targets import Target
from bohnhof.games.bohnanza import cards as bohnanza_cards
from bohnhof.games.high_bohn import facts, piles, reasons
from bohnhof.games.high_bohn.acts import HighBohnActs
from bohnhof.games.high_bohn.cards import FAMILIES, Building, Family, OwnBeanometer
from bohnhof.games.high_bohn.rows import STEW
from bohnhof.games.high_bohn.rules import HighBohn
from bohnhof.games.high_bohn.steps import FINAL
from bohnhof.native import mypyc_attr

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules

SALE: Final = FINAL + 1
NAME: Final = FINAL + 2
CLAIM: Final = FINAL + 3
PAY: Final = FINAL + 4


class Distillery2(Building):
    """Distillery 2: on purchase, remove a kind of building from the game (HB 6.2 to 6.4)."""

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        s.agenda.append(Entry(NAME, seat))


class Distillery3(Building):
    """Distillery 3: claim a taler of every stew that others sell (HB 6.5 to 6.7)."""

    def share(self, owner: int, seat: int, kind: int, taler: int, rest: list[int]) -> int:
        return 1 if taler > 0 and kind == STEW and owner != seat else 0

    def claimed(self, share: int) -> int:
        return share

    def after_harvest(
        self, rules: HighBohn, s: State, owner: int, seat: int, taler: int, rest: list[int]
    ) -> None:
        """Let the owner decide on the claim. At the end claim without asking: that never hurts."""
        if s.agenda:
            s.agenda.append(Entry(CLAIM, owner, taler, seat + 1))
        else:
            hand_over_taler(s, seat, owner, s.extra[piles.UNDER + seat][-1])


class Distillery4(OwnBeanometer):
    """Distillery 4: another beanometer for Cognac beans (HB 6.8)."""

    thresholds: tuple[int, ...] = (3, 5, 7, 8)


class NameKind(Action):
    """An action that names a kind of building.

    Its unsold cards leave the game unless other players buy them at once.
    """

    __match_args__ = ("family",)

    def __init__(self, family: int) -> None:
        self.family = family

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        unsold = cast("HighBohnCognac", rules).unsold(s, self.family)
        return None if unsold else reasons.NONE_UNSOLD

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        first = cast("HighBohnCognac", rules).first_in_sale(s, seat)
        s.agenda.append(Entry(SALE, first, self.family, seat + 1))
        if s.facts is not None:
            s.facts.append(Fact(facts.NAMED, seat, (), self.family))

    def sentence(self, rules: Rules) -> str:
        return f"name {facts.family_word(rules, self.family)}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("family", id=facts.family_word(rules, self.family))]


class Claim(Action):
    """An action that claims a taler of the stew that was just sold."""

    def sentence(self, rules: Rules) -> str:
        return "claim"


class Pay(OfKind):
    """An action that pays the claimed taler with one of this kind."""

    def refusal(self, rules: Rules, s: State, seat: int) -> Message | None:
        taler = s.extra[piles.UNDER + seat]
        earned = taler[len(taler) - s.agenda[-1].progress :]
        return None if self.kind in earned else reasons.NOT_EARNED

    def perform(self, rules: Rules, s: State, seat: int) -> None:
        hand_over_taler(s, seat, s.agenda[-1].other - 1, self.kind)
        s.agenda.pop()

    def sentence(self, rules: Rules) -> str:
        return f"pay {rules.beans[self.kind].id}"

    def targets(self, rules: Rules) -> list[Target]:
        return [Target("taler", id=rules.beans[self.kind].id)]


def hand_over_taler(s: State, seller: int, owner: int, kind: int) -> None:
    """Move the last taler of this kind from under the seller's building to the owner's."""
    taler = s.extra[piles.UNDER + seller]
    place = len(taler) - 1
    while taler[place] != kind:
        place -= 1
    taler.pop(place)
    s.extra[piles.UNDER + owner].append(kind)
    if s.facts is not None:
        s.facts.append(Fact(facts.CLAIMED, owner, (kind,), 0, seller))


class Interrupt(Decision):
    """A decision that comes before anything else goes on."""

    interrupts = True

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat != now.owner:
            return reasons.something_first(self.name, now.owner)
        return super().rebuff(rules, s, now, seat, action)


def _other_seat(line: Entry) -> str:
    """Return what is wrong if `other` is not another seat; "" if nothing is."""
    return "" if line.other not in (0, line.owner + 1) else "its second number should be another seat"


class Naming(Interrupt):
    """The interrupt after Distillery 2: its buyer names a kind that is not sold out.

    Nothing happens if all kinds are sold out.
    """

    name = "name"
    bars_free_acts = True

    def __init__(self) -> None:
        super().__init__(reasons.NAME, NameKind)

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if s.extra[piles.UNSOLD] else ()


class LastSale(Interrupt):
    """The interrupt in which the others may buy one building each of the named kind.

    `progress` is the number of the kind. `other` is the seat that named it, counted from 1. The
    active player comes first.
    """

    name = "sale"

    def __init__(self) -> None:
        super().__init__(reasons.SALE, Done)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return len(cast("HighBohnCognac", rules).families) - 1, len(s.players)

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return _other_seat(line)

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if cast("HighBohnCognac", rules).may_join_sale(s, now) else ()

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        self.go_on(rules, s, now)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        self.go_on(rules, s, now)

    def go_on(self, rules: Rules, s: State, now: Entry) -> None:
        """Continue with the next seat clockwise; after the last, remove the unsold buildings."""
        seat = (now.owner + 1) % len(s.players)
        if seat == now.other - 1:
            seat = (seat + 1) % len(s.players)
        if seat != cast("HighBohnCognac", rules).first_in_sale(s, now.other - 1):
            s.agenda[-1] = Entry(now.step, seat, now.progress, now.other)
            return
        s.agenda.pop()
        cast("HighBohnCognac", rules).remove_family(s, now.progress)


class Claiming(Interrupt):
    """The interrupt after a stew was sold: the owner of Distillery 3 may claim a taler.

    `progress` is the number of taler it paid. `other` is the seat that sold it, counted from 1.
    """

    name = "claim"
    bars_free_acts = True

    def __init__(self) -> None:
        super().__init__(reasons.CLAIM, Claim, Done)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        seats = len(s.players)
        return len(s.extra[piles.UNDER + line.other - 1]) if 0 < line.other <= seats else 0, seats

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return _other_seat(line) or ("" if line.progress else "there is no taler to claim")

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        s.agenda.pop()
        if isinstance(action, Claim):
            seller = now.other - 1
            if now.progress > 1:
                s.agenda.append(Entry(PAY, seller, now.progress, now.owner + 1))
            else:
                hand_over_taler(s, seller, now.owner, s.extra[piles.UNDER + seller][-1])


class Paying(Interrupt):
    """The interrupt in which the seller of the stew chooses the taler to pay.

    `progress` is the number of taler it paid. `other` is the seat that claimed one, counted from 1.
    """

    name = "pay"
    bars_free_acts = True

    def __init__(self) -> None:
        super().__init__(reasons.PAY, Pay)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return len(s.extra[piles.UNDER + line.owner]), len(s.players)

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        return _other_seat(line) or ("" if line.progress else "there is no taler to pay with")

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        """Leave the step on the agenda: the action itself removes it, after reading `other`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CognacActs(HighBohnActs):
    """The actions of High Bohn and those of the Distilleries."""

    def __init__(self, rules: HighBohnCognac) -> None:
        super().__init__(rules)
        self.name: list[Action] = [NameKind(family) for family in range(len(rules.families))]
        """By kind of building."""
        self.claim: Action = Claim()
        self.pay: list[Action] = [Pay(kind) for kind in range(1, len(rules.beans))]
        self.add([*self.name, self.claim, *self.pay])


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnCognac(HighBohn):
    """The rules of High Bohn with 22 Cognac beans and the Distilleries."""

    id = "high-bohn-cognac"
    local_fields = True
    title = "High Bohn with cognac"

    def __init__(self) -> None:
        beans = [*bohnanza_cards.beans(), Bean("cognac", 22, (5, 7, 9, 10))]
        families = [*FAMILIES, Family("distillery", "cognac", Distillery2, Distillery3, Distillery4)]
        super().__init__(beans, families, [LastSale(), Naming(), Claiming(), Paying()])

    def make_acts(self) -> Acts:
        acts = CognacActs(self)
        acts.add(acts.leave)
        return acts

    def forbids_free_acts(self, s: State, seat: int) -> Message | None:
        """Refuse free actions inside a purchase with its naming, or a harvest with its claim.

        During a sale, the seat that may buy may also act freely.
        """
        now = s.agenda[-1]
        step = self.steps[now.step]
        if not isinstance(step, Interrupt):
            return super().forbids_free_acts(s, seat)
        if seat != now.owner:
            return reasons.something_first(step.name, now.owner)
        return step.expects(self, s, now, seat) if step.bars_free_acts else None

    def forbids_purchase(self, s: State, seat: int, card: int) -> Message | None:
        now = s.agenda[-1]
        if now.step == SALE and self.buildings[card].family != now.progress:
            return reasons.SALE_ONLY
        return super().forbids_purchase(s, seat, card)

    def objection(self, s: State) -> str:
        claims = [line for line in s.agenda if line.step in (CLAIM, PAY)]
        return "one stew at a time is claimed or paid for" if len(claims) > 1 else super().objection(s)

    def unsold(self, s: State, family: int) -> list[int]:
        """Return the buildings of a kind that can still be bought."""
        return [card for card in s.extra[piles.UNSOLD] if self.buildings[card].family == family]

    def first_in_sale(self, s: State, buyer: int) -> int:
        """Return the first seat to be asked: the active player or, if they bought, the next one."""
        on_turn = self.on_turn(s)
        return on_turn if on_turn != buyer else (buyer + 1) % len(s.players)

    def may_join_sale(self, s: State, now: Entry) -> bool:
        """Return whether the current seat could buy a building of the named kind."""
        for card in self.unsold(s, now.progress):
            if self.within_reach(s, now.owner, self.buildings[card]):
                return True
        return False
