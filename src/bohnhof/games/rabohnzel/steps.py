"""The steps of Rabohnzel: the phases of Bohnanza with spells, and the magic phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bohnhof.engine.actions import Action, Discard, Done, Plant
from bohnhof.engine.steps import ALONE, Step
from bohnhof.engine.trading import Accept, find
from bohnhof.engine.turns import NextTurn, before_exhaustion, draw_cards
from bohnhof.games.bohnanza import steps as bohnanza
from bohnhof.games.bohnanza.steps import DRAW, PLANT_ASIDE
from bohnhof.games.rabohnzel import agenda, interrupts, options, reasons, spellbook
from bohnhof.games.rabohnzel.actions import Brew, Use
from bohnhof.games.rabohnzel.agenda import MAY_DISCARD, THROUGH, TRADED
from bohnhof.games.rabohnzel.spell import Cast
from bohnhof.games.rabohnzel.spellbook import LIFTED
from bohnhof.native import i64

if TYPE_CHECKING:
    from bohnhof.engine.message import Message
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.state import Entry, Row, State
    from bohnhof.games.rabohnzel.acts import RabohnzelActs

TURN: Final = [
    bohnanza.PLANT_HAND,
    agenda.MAGIC,
    bohnanza.REVEAL,
    agenda.LOOK,
    bohnanza.TRADE,
    bohnanza.PLANT_ASIDE,
    bohnanza.DRAW,
    agenda.END,
    bohnanza.NEXT,
]
"""The steps of a turn in order. Do not modify."""


class PlantFromHand(bohnanza.PlantFromHand):
    """Phase 1. Spells that are already active may be cast before it and between two cards."""

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Cast):
            return seat == now.owner
        return super().welcomes(rules, s, now, seat, action)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        acts = super().candidates(rules, s, now, seat)
        return options.with_casts(rules, s, seat, acts) if seat == now.owner else acts

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Cast):
            return
        if isinstance(action, Plant):
            spellbook.forget(s, seat, s.players[seat].hand[0])
        super().note(rules, s, now, seat, action)


class Magic(Step):
    """The magic phase: use powers, activate spells by hand cards, and cast spells, in any order."""

    name = "magic"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return agenda.most_magic(rules.most_fields), 0

    def objection(self, rules: Rules, s: State, line: Entry) -> str:
        if line.progress and not agenda.is_magic(line.progress, rules.most_fields):
            return "its number does not say how many beans of each field are at work"
        return super().objection(rules, s, line)

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        seat = now.owner
        if not now.progress:
            return ()
        if (s.players[seat].hand and spellbook.has_down(s, seat)) or options.has_power(rules, s, seat):
            return ALONE[seat]
        if options.has_cast(rules, s, seat):
            return ALONE[seat]
        if options.could_learn(rules, s, seat) and options.could_activate(rules, s, seat):
            return ALONE[seat]
        return ()

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        return seat == now.owner and isinstance(action, (Use, Brew, Cast, Done))

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.MAGIC

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return []
        found = options.powers(rules, s, seat)
        found.append(rules.acts.done)
        brew = cast("RabohnzelActs", rules.acts).brew
        found.extend([brew[card] for card in s.players[seat].owned if card < len(brew)])
        return options.with_casts(rules, s, seat, found)

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.agenda.pop()

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        if now.progress:
            s.agenda.pop()
        else:
            agenda.begin_magic(s, now.owner)


class CastOrDone(Step):
    """A step in which the active player can only cast spells or end it."""

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        return seat == now.owner and isinstance(action, (Cast, Done))

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        return reasons.CAST_OR_DONE

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        return options.with_casts(rules, s, seat, [rules.acts.done]) if seat == now.owner else []


class Reveal(bohnanza.Reveal):
    """Phase 2, first part. While it waits before a shuffle, the active player may cast spells."""

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Cast):
            return seat == now.owner
        return super().welcomes(rules, s, now, seat, action)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        acts = super().candidates(rules, s, now, seat)
        return options.with_casts(rules, s, seat, acts) if seat == now.owner else acts

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            super().note(rules, s, now, seat, action)


class Look(CastOrDone):
    """Phase 2, directly after the reveals: the only time for spells such as Trade."""

    name = "look"

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        return ALONE[now.owner] if options.spell_stops(rules, s, now.owner, agenda.LOOK) else ()

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            s.agenda.pop()


class Trade(bohnanza.Trade):
    """Phase 2, second part. Spells may be cast; whether a card changes hands is recorded."""

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if isinstance(action, Cast):
            return seat == now.owner
        return super().welcomes(rules, s, now, seat, action)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        acts = super().candidates(rules, s, now, seat)
        return options.with_casts(rules, s, seat, acts) if seat == now.owner else acts

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Accept):
            agenda.mark(s, DRAW, TRADED)
            offer = find(s, action.serial)
            if s.extra[spellbook.STOLEN] and offer is not None:
                self._forget(rules, s, offer.maker, offer.give, offer.places)
                self._forget(rules, s, seat, offer.want, action.places)
        super().note(rules, s, now, seat, action)

    def _forget(self, rules: Rules, s: State, giver: int, kinds: Row, places: Row) -> None:
        """Forget known hand cards that may have left the hand. Cards on the table go first."""
        table = [kind for pile in rules.trade_piles(s, giver) for kind in pile]
        for i, kind in enumerate(kinds):
            if kind in table and not (places and places[i]):
                table.remove(kind)
            else:
                spellbook.forget(s, giver, kind)


class PlantReceived(bohnanza.PlantReceived):
    """Phase 3. Spells may be cast, and a spell of phase 2 may allow discarding revealed cards."""

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return THROUGH | MAY_DISCARD, 0

    def waits_for_owner(self, rules: Rules, s: State, now: Entry) -> bool:
        return len(s.revealed) > 0 or len(s.extra[LIFTED]) > 0 or self._spell_waits(rules, s, now)

    def _spell_waits(self, rules: Rules, s: State, now: Entry) -> bool:
        return not now.progress & THROUGH and options.spell_stops(rules, s, now.owner, PLANT_ASIDE)

    def _only_spells(self, rules: Rules, s: State, now: Entry) -> bool:
        """Return whether the active player can only cast spells or end the step."""
        if s.revealed or s.extra[LIFTED] or s.players[now.owner].aside:
            return False
        return self._spell_waits(rules, s, now)

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if seat == now.owner:
            if isinstance(action, Cast):
                return True
            if isinstance(action, Discard):
                return now.progress & MAY_DISCARD != 0
            if isinstance(action, Done):
                return self._only_spells(rules, s, now)
        return super().welcomes(rules, s, now, seat, action)

    def rebuff(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> Message:
        if seat == now.owner and isinstance(action, Discard):
            return reasons.NO_DISCARD
        return super().rebuff(rules, s, now, seat, action)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat != now.owner:
            return super().candidates(rules, s, now, seat)
        bit: i64 = 1
        kinds: i64 = 0
        for kind in s.players[seat].aside:
            kinds |= bit << kind
        for kind in s.extra[LIFTED]:
            kinds |= bit << kind
        for kind in s.revealed:
            kinds |= bit << kind
        acts = rules.acts.plant_any_ready.of(kinds, rules.fields_in_use(s, seat))
        if now.progress & MAY_DISCARD:
            discard = cast("RabohnzelActs", rules.acts).discard
            acts = [*acts, *[discard[kind] for kind in sorted(set(s.revealed))]]
        if self._only_spells(rules, s, now):
            acts = [*acts, rules.acts.done]
        return options.with_casts(rules, s, seat, acts)

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            agenda.mark(s, PLANT_ASIDE, THROUGH)


class DrawOrCast(CastOrDone):
    """Phase 4. The step waits while a spell could change the number of cards.

    `other` is that number once it was changed. `progress` also has a bit for each seat that is
    done.
    """

    name = "draw"
    moment = True

    def holds(self, rules: Rules, s: State, now: Entry) -> i64:
        """Return the seats that may want to act before the last card is drawn, as a bit mask."""
        if len(s.draw) > (now.other or rules.ask_cards_to_draw(s, now.owner)) or rules.exhausted(s):
            return 0
        return rules.free_seats(s)

    def said_done(self, now: Entry) -> i64:
        return now.progress >> agenda.DONE_BITS

    def hear_done(self, s: State, now: Entry, seat: int) -> None:
        agenda.mark(s, DRAW, 1 << agenda.DONE_BITS + seat)

    def expects(self, rules: Rules, s: State, now: Entry, seat: int) -> Message:
        if self.waits_for(rules, s, now):
            return reasons.CAST_OR_DONE
        return before_exhaustion(rules, s, seat)

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return (1 << agenda.DONE_BITS + 5) - 1, agenda.MOST_DRAWN

    def welcomes(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> bool:
        if self.waits_for(rules, s, now):
            return super().welcomes(rules, s, now, seat, action)
        if isinstance(action, Done):
            return self.held_for(rules, s, now) >> seat & 1 != 0
        return seat == now.owner and isinstance(action, Cast)

    def candidates(self, rules: Rules, s: State, now: Entry, seat: int) -> list[Action]:
        if seat == now.owner and self.waits_for(rules, s, now):
            return super().candidates(rules, s, now, seat)
        found = rules.acts.only_done if self.held_for(rules, s, now) >> seat & 1 else []
        return options.with_casts(rules, s, seat, found) if seat == now.owner else found

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if now.progress & THROUGH or rules.exhausted(s):
            return ()
        return ALONE[now.owner] if options.spell_stops(rules, s, now.owner, DRAW) else ()

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            if self.waits_for(rules, s, now):
                agenda.mark(s, DRAW, THROUGH)
            else:
                self.hear_done(s, now, seat)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        draw_cards(rules, s, now.owner, now.other or rules.ask_cards_to_draw(s, now.owner))


class EndTurn(CastOrDone):
    """The end of a turn: spells may still be cast, then all are turned face down."""

    name = "end"

    def most(self, rules: Rules, s: State, line: Entry) -> tuple[int, int]:
        return THROUGH, 0

    def waits_for(self, rules: Rules, s: State, now: Entry) -> tuple[int, ...]:
        if now.progress & THROUGH:
            return ()
        return ALONE[now.owner] if options.spell_stops(rules, s, now.owner, agenda.END) else ()

    def note(self, rules: Rules, s: State, now: Entry, seat: int, action: Action) -> None:
        if isinstance(action, Done):
            agenda.mark(s, agenda.END, THROUGH)

    def happen(self, rules: Rules, s: State, now: Entry) -> None:
        s.agenda.pop()
        spellbook.end_turn(rules, s, now.owner)


def steps() -> list[Step]:
    """Return the steps by their numbers; the first six are those of Bohnanza."""
    return [
        PlantFromHand(),
        Reveal(),
        Trade(),
        PlantReceived(),
        DrawOrCast(),
        NextTurn(),
        Magic(),
        Look(),
        EndTurn(),
        *interrupts.steps(),
    ]
