"""Rulebooks: validate and apply actions."""

from __future__ import annotations

from typing import Any, ClassVar

from bohnhof.engine import facts, reasons
from bohnhof.engine.actions import Action, BuyField, Done
from bohnhof.engine.acts import Acts
from bohnhof.engine.cards import Bean, Privilege
from bohnhof.engine.chance import Rng, source_of, wrong_seed
from bohnhof.engine.clauses import NO_CARD, Clauses
from bohnhof.engine.declared import declared
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Message
from bohnhof.engine.piles import BEANS, ExtraPile
from bohnhof.engine.slots import FROM_ASIDE
from bohnhof.engine.state import NOBODY, ONE, Entry, Player, Row, State, has, without
from bohnhof.engine.steps import TOGETHER, Step
from bohnhof.engine.trading import drop_lapsed
from bohnhof.engine.view import redeal, view
from bohnhof.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Clauses):
    """A rulebook: validates actions by the clauses and applies them.

    It is stateless: one instance serves any number of games.
    """

    facets: ClassVar[dict[str, object]] = {}
    """Classes of the game's facets (presentation, terminal …) by name, or their import paths.

    Derived rules inherit the facets that they do not name.
    """

    told_in: ClassVar[str] = ""
    """Id of the game whose text in docs/rules describes these rules; empty for its own id."""

    def __init__(self, beans: list[Bean], steps: list[Step], privileges: list[Privilege]) -> None:
        super().__init__(beans, privileges)
        self.extra_piles = self.own_piles()
        """Piles that only this game has, indexed like `State.extra`."""
        self.veils = type(self).veil is not Rules.veil
        """Whether the game overrides `veil`."""
        numbers = range(len(self.extra_piles))
        self.extra_beans = [number for number in numbers if self.extra_piles[number].holds == BEANS]
        self.secret_piles = [number for number in numbers if self.extra_piles[number].secret]
        self.hides_hands_only = not self.veils and not self.secret_piles
        """Whether the views of two viewers differ only in their own hands."""
        self.steps = steps
        """The steps of a turn, indexed like `Entry.step`."""
        self.entries = [[Entry(step, seat) for seat in range(self.most_seats)] for step in range(len(steps))]
        """Shared agenda entries for steps that have not begun, by step and seat."""
        for step in steps:
            step.name = declared(step, "name", step.name)
            step.interrupts = declared(step, "interrupts", step.interrupts)
            step.final = declared(step, "final", step.final)
            step.bars_free_acts = declared(step, "bars_free_acts", step.bars_free_acts)
            step.moment = declared(step, "moment", step.moment)
        self.field_words = {
            card.id.rstrip("-0123456789"): card.field for card in privileges if card.field >= 0
        }
        """Indexes of the fields that are cards, by card id without the price at its end."""
        self.acts: Acts = self.make_acts()

    # A rulebook is stateless: a copy is the rulebook itself, and pickles store its class.

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Rules:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        kind: Any = type(self)
        if not self.has_cards_of(kind()):
            name = kind.__name__
            raise TypeError(f"{self!r} cannot be pickled: {name}() has other cards; derive a class for these")
        return (_rulebook, (kind, self.former))

    def become_former(self) -> None:
        """Switch a newly created rulebook to the previous revision."""
        self.former = True
        self.revision -= 1

    def with_edition(self, edition: str) -> Rules | None:
        """Return the rulebook of the edition named behind the id; None if there are no editions."""
        return None

    def edition_in(self, text: str, source: str) -> str | None:
        """Return the edition that a file describes: "" is the usual one, None means no editions."""
        return None

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.name}>" if self.edition else f"{type(self).__name__}()"

    def has_cards_of(self, other: Rules) -> bool:
        """Return whether another rulebook has the same name, beans and cards."""
        cards = [(card.id, card.price) for card in self.privileges]
        others = [(card.id, card.price) for card in other.privileges]
        return self.name == other.name and self.beans == other.beans and cards == others

    def own_piles(self) -> list[ExtraPile]:
        """Return the piles and notes that only this game has."""
        return []

    def make_acts(self) -> Acts:
        """Create the closed actions. A game with its own actions returns its own `Acts`."""
        return Acts(self)

    # Clauses about actions

    def fields_in_use(self, s: State, seat: int) -> int:
        """Return how many places for fields, counted from the first, can be open.

        Places beyond need not be checked.
        """
        return self.most_fields

    def free_acts(self, s: State, seat: int) -> list[Action]:
        """Return the `anytime` actions that might be legal. Do not modify the list."""
        return self.acts.anytime

    def forbids_free_acts(self, s: State, seat: int) -> Message | None:
        """Return why a seat may not harvest or buy now; None if it may."""
        return None

    def could_act_freely(self, s: State, seat: int) -> bool:
        """Return whether a seat might harvest or buy, judging by public information.

        A seat with a planted field can always harvest one.
        """
        for row in s.players[seat].fields:
            if row:
                return True
        return self.could_buy(s, seat)

    def free_seats(self, s: State) -> i64:
        """Return a bit mask of the seats that might harvest or buy now, by public information."""
        bit: i64 = 1
        found: i64 = 0
        if self.former:
            owner = s.agenda[-1].owner
            return bit << owner if self.could_act_freely(s, owner) else 0
        for seat in range(len(s.players)):
            if self.could_act_freely(s, seat) and self.forbids_free_acts(s, seat) is None:
                found |= bit << seat
        return found

    def could_buy(self, s: State, seat: int) -> bool:
        """Return whether a seat might buy something, judging by public information."""
        if self.third_field == NO_CARD or self.third_field in s.players[seat].owned:
            return False
        return len(s.players[seat].taler) >= self.ask_third_field_price(s, seat)

    def forbids_field(self, s: State, seat: int, field: int) -> Message:
        """Return why a seat has no field at this place."""
        return reasons.NO_FIELD

    def forbids_planting(self, s: State, seat: int, kind: int, field: int) -> Message:
        """Return why an existing field does not take a card of this kind."""
        return reasons.OTHER_KIND

    def forbids_buying_field(self, s: State, seat: int) -> Message | None:
        """Return why a seat may not buy a third field now, whatever its taler; None if it may."""
        return reasons.NO_FIELD_FOR_SALE if self.third_field == NO_CARD else None

    def forbids_harvesting(self, s: State, seat: int, field: int) -> Message:
        """Return why a planted field may not be harvested."""
        return reasons.LONE_BEAN

    def receive_payment(self, s: State, seat: int, pay: Row) -> None:
        """Put paid taler on the discard pile, bean side up."""
        s.discard.extend(pay)

    def lies_ready(self, s: State, seat: int, kind: int) -> bool:
        """Return whether a seat has a card of this kind ready to be planted."""
        return has(s.players[seat].aside, kind)

    def take_ready(self, s: State, seat: int, kind: int) -> int:
        """Remove a ready card in order to plant it. Return its pile (see `engine/slots.py`)."""
        player = s.players[seat]
        player.aside = without(player.aside, kind)
        return FROM_ASIDE

    # Effects on the state

    def new_game(self, seats: int, seed: int, first: int = NOBODY) -> State:
        """Shuffle and deal. The start player is drawn from the seed unless `first` names a seat."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise ValueError(self.wrong_seats(seats))
        if not NOBODY <= first < seats:
            raise ValueError(f"there is no seat {first + 1} among {seats}")
        if problem := wrong_seed(seed):
            raise ValueError(problem)
        players = [Player([], [()] * self.most_fields, (), (), ()) for _ in range(seats)]
        extra: list[list[int]] = [[] for _ in self.extra_piles]
        s = State(players, self.deck(), [], (), extra, [], (), 0, 0, 0, seed, 0, NOBODY)
        self.shuffle(s, s.draw)
        drawn = self.draw_chance(s, seats)
        s.active = drawn if first == NOBODY else first
        self.set_up(s)
        self.settle(s)
        return s

    def set_up(self, s: State) -> None:
        """Deal the hands and begin the first turn."""
        self.deal_hands(s)
        self.refill(s)
        self.begin_turn(s, s.active)

    def deal_hands(self, s: State) -> None:
        for _ in range(self.hand_size()):
            for player in s.players:
                if s.draw:
                    player.hand.append(s.draw.pop())

    def begin_turn(self, s: State, seat: int) -> None:
        s.active = seat
        s.turns += 1
        turn = self.turn(s, seat)
        i = len(turn)
        while i > 0:
            i -= 1
            s.agenda.append(self.entries[turn[i]][seat])
        if s.facts is not None:
            s.facts.append(Fact(facts.TURN, seat))

    def plant(self, s: State, seat: int, kind: int, field: int, pile: int) -> None:
        """Plant a card that was removed from `pile` (see `engine/slots.py`)."""
        fields = s.players[seat].fields
        fields[field] = fields[field] + ONE[kind]
        if s.facts is not None:
            s.facts.append(Fact(facts.PLANTED, seat, (kind,), field, pile))

    def harvest(self, s: State, seat: int, field: int) -> None:
        """Sell a field: its last cards become taler, the others are discarded in planting order."""
        player = s.players[seat]
        row = player.fields[field]
        taler = self.ask_worth(s, seat, row)
        player.fields[field] = ()
        kept = len(row) - taler
        if taler:
            s.discard.extend(row[:kept])
            player.taler += row[kept:]
        else:
            s.discard.extend(row)
        if s.facts is not None:
            s.facts.append(Fact(facts.HARVESTED, seat, row, taler, field, row[kept:]))

    def sell_all_fields(self, s: State, seat: int) -> None:
        """Harvest all fields of a seat at the end of the game.

        No single bean is protected then, because the larger fields may be harvested first.
        """
        for field, row in enumerate(s.players[seat].fields):
            if row:
                self.harvest(s, seat, field)

    def draw_chance(self, s: State, n: int) -> int:
        """Draw a number below `n` from the game's seed."""
        s.chance += 1
        return source_of(s.seed, s.chance).below(n)

    def shuffle(self, s: State, cards: list[int]) -> None:
        s.chance += 1
        source_of(s.seed, s.chance).shuffle(cards)

    def draw_card(self, s: State, seat: int) -> None:
        """Draw the top card of the draw pile to the back of a hand."""
        kind = s.draw.pop()
        s.players[seat].hand.append(kind)
        if s.facts is not None:
            s.facts.append(Fact(facts.DREW, seat, (kind,), known=1 << seat))
        self.refill(s)

    def refill(self, s: State) -> None:
        """Start the next pass if the draw pile has run out and passes remain.

        Call this once the card drawn last is in its place.
        """
        if s.draw or self.exhausted(s):
            return
        s.passes += 1
        if s.facts is not None:
            s.facts.append(Fact(facts.EXHAUSTED, NOBODY, (), s.passes))
        if s.passes < self.passes(s) and not self.renew(s):
            s.passes = self.passes(s)

    def renew(self, s: State) -> bool:
        """Shuffle the discard pile into a new draw pile. Return False if it is empty."""
        self.gather(s)
        if not s.discard:
            if s.facts is not None:
                s.facts.append(Fact(facts.NOTHING_TO_SHUFFLE, NOBODY))
            return False
        s.draw = s.discard
        s.discard = []
        self.shuffle(s, s.draw)
        if s.facts is not None:
            s.facts.append(Fact(facts.SHUFFLED, NOBODY, (), len(s.draw)))
        return True

    def gather(self, s: State) -> None:
        """Move cards set aside for the next shuffle to the discard pile."""

    def exhausted(self, s: State) -> bool:
        """Return whether the draw pile has run out for the last time."""
        return s.passes >= self.passes(s)

    def order_of_steps(self, s: State) -> list[int]:
        """Return the steps that can follow each other in one turn, in order, without interrupts."""
        return self.turn(s, s.active)

    def objection(self, s: State) -> str:
        """Return why a position contradicts its agenda, in English; empty if it does not."""
        return ""

    def shuffles(self, s: State) -> bool:
        """Return whether another pass follows the current one, if there are cards to shuffle."""
        return s.passes + 1 < self.passes(s)

    def last_card_pending(self, s: State) -> bool:
        """Return whether the card that emptied the draw pile is still being resolved."""
        return False

    def end_game(self, s: State) -> None:
        s.agenda.clear()
        if s.facts is not None:
            s.facts.append(Fact(facts.OVER, NOBODY))

    # Validating and applying actions

    def awaited(self, s: State) -> tuple[int, ...]:
        """Return the seats that the game waits for; none once it is over."""
        if not s.agenda:
            return ()
        now = s.agenda[-1]
        step = self.steps[now.step]
        awaited = step.waits_for(self, s, now)
        return awaited or TOGETHER[step.held_for(self, s, now)] if step.moment else awaited

    def held(self, s: State) -> bool:
        """Return whether no one has to act, but some may before something happens automatically."""
        now = s.agenda[-1]
        step = self.steps[now.step]
        return step.moment and not step.waits_for(self, s, now) and step.held_for(self, s, now) != 0

    def ends_unasked(self, s: State) -> bool:
        """Return whether the game waits only for a `done` that people may skip (AC 8.3)."""
        if not s.agenda or not self.held(s):
            return False
        now = s.agenda[-1]
        return not self.steps[now.step].insists(self, s, now)

    def refusal(self, s: State, seat: int, action: Action) -> Message | None:
        """Return why the rules forbid an action now, or None if it is legal."""
        if not s.agenda:
            return reasons.GAME_OVER
        if not 0 <= seat < len(s.players):
            return reasons.NO_SEAT
        now = s.agenda[-1]
        return self.judge(s, now, self.steps[now.step], seat, action)

    def judge(self, s: State, now: Entry, step: Step, seat: int, action: Action) -> Message | None:
        """Return the result of `refusal`, for callers that know the current entry and its step."""
        if action.anytime:
            reason = self.forbids_free_acts(s, seat)
            if reason is not None:
                return reason
        elif not step.welcomes(self, s, now, seat, action):
            return step.rebuff(self, s, now, seat, action)
        return action.refusal(self, s, seat)

    def moves(self, s: State, seat: int) -> list[Action]:
        """Return every legal closed action of a seat. Making offers is not included."""
        found: list[Action] = []
        if not s.agenda or not 0 <= seat < len(s.players):
            return found
        now = s.agenda[-1]
        step = self.steps[now.step]
        for acts in (step.candidates(self, s, now, seat), self.free_acts(s, seat)):
            found.extend([action for action in acts if self.judge(s, now, step, seat, action) is None])
        return found

    def sample_move(self, s: State, seat: int, rng: Rng) -> Action | None:
        """Return a uniformly random element of `moves` without listing them all; None if empty."""
        if not s.agenda or not 0 <= seat < len(s.players):
            return None
        now = s.agenda[-1]
        step = self.steps[now.step]
        candidates = step.candidates(self, s, now, seat)
        free = self.free_acts(s, seat)
        own = len(candidates)
        count = own + len(free)
        if count == 0:
            return None
        tries = 8
        while tries:
            tries -= 1
            i = rng.below(count)
            action = candidates[i] if i < own else free[i - own]
            if self.judge(s, now, step, seat, action) is None:
                return action
        found = self.moves(s, seat)
        return found[rng.below(len(found))] if found else None

    def random_open_act(self, s: State, seat: int, rng: Rng) -> Action | None:
        """Return a random action that chooses cards, legal or not, but no offer; or None."""
        taler = s.players[seat].taler
        if self.third_field == NO_CARD or not taler:
            return None
        price = self.ask_third_field_price(s, seat)
        first = rng.below(max(1, len(taler) - price + 1))
        return BuyField(taler[first : first + price])

    def sample_open_act(self, s: State, seat: int, rng: Rng) -> Action | None:
        """Return a random legal action that chooses cards; None if the one drawn is refused."""
        action = self.random_open_act(s, seat, rng)
        return action if action is not None and self.refusal(s, seat, action) is None else None

    def may_offer(self, s: State, seat: int) -> bool:
        """Return whether a seat may make offers now."""
        if not s.agenda:
            return False
        now = s.agenda[-1]
        return self.steps[now.step].traders(self, s, now) >> seat & 1 != 0

    def play(self, s: State, seat: int, action: Action) -> Message | None:
        """Apply an action if it is legal; otherwise return the reason and change nothing."""
        reason = self.refusal(s, seat, action)
        if reason is None:
            self.perform(s, seat, action)
        return reason

    def perform(self, s: State, seat: int, action: Action) -> tuple[int, ...]:
        """Apply an action that has been validated. Return the seats awaited after it."""
        before = s.agenda[-1]
        if not action.anytime:
            self.steps[before.step].note(self, s, before, seat, action)
        action.perform(self, s, seat)
        if s.offers and not action.spares_offers:
            drop_lapsed(self, s)
        said = isinstance(action, Done) and not self.steps[before.step].interrupts
        awaited = self.settle(s, seat if said else NOBODY)
        if s.facts is not None and s.agenda:
            now = s.agenda[-1]
            if now.step != before.step or now.owner != before.owner:
                s.facts.append(Fact(facts.PHASE, now.owner, (), now.step))
        return awaited

    def settle(self, s: State, said: int = NOBODY) -> tuple[int, ...]:
        """Run automatic steps until seats are awaited or the game is over. Return those seats.

        `said` is a seat that has just said done: the next `moment` does not wait for it again.
        """
        while s.agenda:
            now = s.agenda[-1]
            step = self.steps[now.step]
            awaited = step.waits_for(self, s, now)
            if awaited:
                return awaited
            if step.moment:
                waiting = step.held_for(self, s, now)
                if waiting:
                    if said != NOBODY and waiting >> said & 1:
                        step.hear_done(s, now, said)
                        waiting = step.held_for(self, s, s.agenda[-1])
                    if waiting:
                        return TOGETHER[waiting]
                    now = s.agenda[-1]
                said = NOBODY
            step.happen(self, s, now)
        return ()

    # Positions

    def complete(self, s: State) -> str | None:
        """Fill in what a position leaves implicit. Return why it is invalid, or None."""
        return self.miscount(s)

    def row_stands(self, s: State, seat: int, field: int, row: Row) -> bool:
        """Return whether these cards could have been planted on this field one after another."""
        fields = s.players[seat].fields
        lying = fields[field]
        fields[field] = ()
        stands = True
        for card in row:
            stands = stands and self.ask_may_plant(s, seat, card, field)
            fields[field] = (*fields[field], card)
        fields[field] = lying
        return stands

    def miscount(self, s: State) -> str | None:
        """Return what is wrong with the number of cards other than beans, or None."""
        return None

    # Hidden information

    def view(self, s: State, seat: int) -> State:
        """Return the state as a seat, or a SPECTATOR, may know it."""
        return view(self, s, seat)

    def redeal(self, v: State, rng: Rng, beliefs: list[list[int]] | None = None) -> State:
        """Return a random full state that fits a view.

        `beliefs` lists by seat the kinds that its hand is believed to have, which it gets if
        possible.
        """
        return redeal(self, v, rng, beliefs)

    def veil(self, v: State, s: State, seat: int) -> None:
        """Hide and show in view `v` of state `s` what the declarations of piles cannot express.

        Cards may be written into the view's draw pile and hands. Other piles must be replaced as a
        whole.
        """

    def has_veil(self, s: State) -> bool:
        """Return whether `veil` may change anything now. If not, no view is needed to find out."""
        return True

    def uncovers(self, s: State) -> bool:
        """Return whether `veil` may show cards of the draw pile or of hands."""
        return self.has_veil(s)

    def known_cards(self, v: State, seat: int) -> list[int]:
        """Return the kinds of hand cards that everyone knows a seat has."""
        return []

    def bean_piles(self, s: State) -> list[Row]:
        """Return every pile of bean cards, as a row; each field is a pile."""
        piles = [tuple(s.draw), tuple(s.discard), s.revealed]
        piles.extend([tuple(s.extra[number]) for number in self.extra_beans])
        for player in s.players:
            piles.extend([tuple(player.hand), player.aside, player.taler])
            piles.extend(player.fields)
        return piles

    # Words

    def own_insight(self, v: State, seat: int) -> dict[str, object]:
        """Return data for clients that only this game has."""
        return {}

    def read_open_sentence(self, sentence: str) -> Action | None:
        """Parse a sentence with open parameters that only this game has; None if it is unknown."""
        return None


def _rulebook(kind: Any, former: bool) -> Rules:
    """Restore a rulebook from its pickle."""
    rules: Rules = kind()
    if former:
        rules.become_former()
    return rules
