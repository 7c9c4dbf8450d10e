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
    """A kind of building leaves the game (HB 6.2 to 6.4)."""

    def after_purchase(self, rules: HighBohn, s: State, seat: int) -> None:
        s.agenda.append(Entry(NAME, seat))


class Distillery3(Building):
    """A taler of every stew that others sell (HB 6.5 to 6.7)."""

    def share(self, owner: int, seat: int, kind: int, taler: int, rest: list[int]) -> int:
        return 1 if taler > 0 and kind == STEW and owner != seat else 0

    def claimed(self, share: int) -> int:
        return share

    def after_harvest(
        self, rules: HighBohn, s: State, owner: int, seat: int, taler: int, rest: list[int]
    ) -> None:
        """At the end, when nobody is asked any more, it is claimed: that never hurts."""
        if s.agenda:
            s.agenda.append(Entry(CLAIM, owner, taler, seat + 1))
        else:
            hand_over_taler(s, seat, owner, s.extra[piles.UNDER + seat][-1])


class Distillery4(OwnBeanometer):
    """Cognac beans: another beanometer (HB 6.8)."""

    thresholds: tuple[int, ...] = (3, 5, 7, 8)


class NameKind(Action):
    """Name a kind of building; its unsold cards leave the game unless others buy them now."""

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
    """Claim a taler of the stew that was just sold."""

    def sentence(self, rules: Rules) -> str:
        return "claim"


class Pay(OfKind):
    """Pay the claimed taler with this bean."""

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
    """The last earned taler of this bean goes from under the one building under the other."""
    taler = s.extra[piles.UNDER + seller]
    place = len(taler) - 1
    while taler[place] != kind:
        place -= 1
    taler.pop(place)
    s.extra[piles.UNDER + owner].append(kind)
    if s.facts is not None:
        s.facts.append(Fact(facts.CLAIMED, owner, (kind,), 0, seller))


class Interrupt(Decision):
    """What is decided before anything else goes on."""

    interrupts = True

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat != now.owner:
            return reasons.something_first(self.name, now.owner)
        return super().rebuff(rules, s, now, seat, action)


def _other_seat(line: Entry) -> str:
    """Its second number has to be another seat."""
    return "" if line.other not in (0, line.owner + 1) else "its second number should be another seat"


class Naming(Interrupt):
    """Right after its purchase the buyer names a kind that is not sold out; if all are, nothing happens."""

    name = "name"
    bars_free_acts = True

    def __init__(self) -> None:
        super().__init__(reasons.NAME, NameKind)

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if s.extra[piles.UNSOLD] else ()


class LastSale(Interrupt):
    """The others, whoever is on turn first, may buy one building each of the kind that the progress says.

    The second number of its entry is the seat that named it, counted from 1.
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
        """To the next seat clockwise; once round, the unsold ones leave the game."""
        seat = (now.owner + 1) % len(s.players)
        if seat == now.other - 1:
            seat = (seat + 1) % len(s.players)
        if seat != cast("HighBohnCognac", rules).first_in_sale(s, now.other - 1):
            s.agenda[-1] = Entry(now.step, seat, now.progress, now.other)
            return
        s.agenda.pop()
        cast("HighBohnCognac", rules).remove_family(s, now.progress)


class Claiming(Interrupt):
    """A stew was sold: the owner of the card may claim one of the taler, as many as the progress says.

    The second number of its entry is the seat that sold it, counted from 1.
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
    """The seller of the stew chooses which of its taler is handed over.

    The second number of its entry is the seat that claimed it, counted from 1.
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
        """The payment itself ends it, once it has read here whose claim it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CognacActs(HighBohnActs):
    """High Bohn's, and what the Distilleries call for."""

    def __init__(self, rules: HighBohnCognac) -> None:
        super().__init__(rules)
        self.name: list[Action] = [NameKind(family) for family in range(len(rules.families))]
        """By kind of building."""
        self.claim: Action = Claim()
        self.pay: list[Action] = [Pay(kind) for kind in range(1, len(rules.beans))]
        self.add([*self.name, self.claim, *self.pay])


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnCognac(HighBohn):
    """High Bohn with 22 cognac beans and the Distilleries."""

    id = "high-bohn-cognac"
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
        """A purchase with its naming and its sale is one act, and so is a harvest with its claim."""
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
        """The buildings of a kind that can still be bought."""
        return [card for card in s.extra[piles.UNSOLD] if self.buildings[card].family == family]

    def first_in_sale(self, s: State, buyer: int) -> int:
        """Who is asked first: whoever is on turn or, if that is the buyer, the next clockwise."""
        on_turn = self.on_turn(s)
        return on_turn if on_turn != buyer else (buyer + 1) % len(s.players)

    def may_join_sale(self, s: State, now: Entry) -> bool:
        """Whether the seat it has come to could buy one of the named kind."""
        for card in self.unsold(s, now.progress):
            if self.within_reach(s, now.owner, self.buildings[card]):
                return True
        return False
