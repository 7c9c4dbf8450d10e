"""The rulebook of Rabohnzel."""

from __future__ import annotations

from bohnhof.engine.actions import Action
from bohnhof.engine.acts import Acts
from bohnhof.engine.chance import Rng
from bohnhof.engine.clauses import NO_CARD
from bohnhof.engine.facts import Fact
from bohnhof.engine.message import Message
from bohnhof.engine.piles import ExtraPile
from bohnhof.engine.rules import Rules
from bohnhof.engine.slots import FROM_EXTRA, FROM_HAND
from bohnhof.engine.state import NOBODY, UNSEEN, Row, State, has
from bohnhof.games.bohnanza.rules import Bohnanza
from bohnhof.games.rabohnzel import cards, notation, options, reasons, spellbook, spells, steps
from bohnhof.games.rabohnzel.acts import RabohnzelActs
from bohnhof.games.rabohnzel.agenda import ATTACK, DEFENCE, HOLD, SECRET, line_of, plants_front, put_to_work
from bohnhof.games.rabohnzel.bean import FairyBean
from bohnhof.games.rabohnzel.beanometers import Beanometers, read_file, read_line, usual
from bohnhof.games.rabohnzel.facts import SPELLS_SHOWN
from bohnhof.games.rabohnzel.spell import Spell
from bohnhof.games.rabohnzel.spellbook import HELD, LIFTED, SPELLS, STOLEN, THIRD_FIELDS
from bohnhof.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rabohnzel(Bohnanza):
    """The rules of Rabohnzel: Bohnanza with powers of beans, spells and attacks."""

    id = "rabohnzel"
    local_fields = True
    title = "Rabohnzel"
    told_in = "rabohnzel"
    facets = {
        "presentation": "bohnhof.games.rabohnzel.presentation:RabohnzelTelling",
        "terminal": "bohnhof.games.rabohnzel.terminal:RabohnzelTongue",
        "heuristic": "bohnhof.games.rabohnzel.heuristic.heuristic:RabohnzelHeuristic",
        "secrets": "bohnhof.games.rabohnzel.secrets:SpellSecrets",
    }
    revision = 4
    has_former = True
    third_field = NO_CARD
    mixed_rows = True

    def __init__(self, table: Beanometers | None = None, known: list[Spell] | None = None) -> None:
        if table is None:
            table = usual()
        else:
            self.edition = table.line
        self.spells = spells.ALL if known is None else known
        """The spells by value in pfennig, from 0. The number of a spell is its value plus 1."""
        super().__init__(cards.beans(table), steps.steps(), spells.privileges(self.spells))
        self._fairy = [bean for bean in self.beans if isinstance(bean, FairyBean)]

    def with_edition(self, edition: str) -> Rules:
        return Rabohnzel(read_line(edition, self.id))

    def edition_in(self, text: str, source: str) -> str:
        line = read_file(text, source).line
        return "" if line == usual().line else line

    def own_piles(self) -> list[ExtraPile]:
        return notation.own_piles()

    def make_acts(self) -> Acts:
        return RabohnzelActs(self, self.spells)

    def turn(self, s: State, seat: int) -> list[int]:
        return steps.TURN

    # Set-up and end

    def passes(self, s: State) -> int:
        """Return 3 for three players, 4 for more."""
        return 3 if len(s.players) == 3 else 4

    def new_game(self, seats: int, seed: int, first: int = NOBODY) -> State:
        """Start a game. No start player can be named: the spells decide (RZ 2.2)."""
        if first != NOBODY:
            raise ValueError(reasons.START_PLAYER)
        return super().new_game(seats, seed)

    def set_up(self, s: State) -> None:
        """Deal a spell to each player. The highest one is shown, and its owner starts."""
        s.extra[SPELLS] = [spell.number for spell in self.spells]
        s.extra[spellbook.KNOWN] = [spellbook.OWNER] * len(self.spells)
        self.shuffle(s, s.extra[SPELLS])
        highest = 0
        for seat, player in enumerate(s.players):
            number = s.extra[SPELLS].pop()
            player.owned += (number,)
            if number > highest:
                highest = number
                s.active = seat
        s.extra[spellbook.KNOWN][highest - 1] |= spellbook.PUBLIC
        super().set_up(s)

    def end_game(self, s: State) -> None:
        """Return borrowed spells, sell every field, and show all spells for their pfennig."""
        spellbook.give_back(self, s)
        super().end_game(s)
        for seat, player in enumerate(s.players):
            spells = tuple([1 + (card - 1) % len(self.spells) for card in player.owned])
            for number in spells:
                s.extra[spellbook.KNOWN][number - 1] |= spellbook.PUBLIC
            if s.facts is not None:
                s.facts.append(Fact(SPELLS_SHOWN, seat, spells))

    def pfennig(self, s: State, seat: int) -> int:
        """Return the pfennig on the seat's spells; in a view, on those it shows."""
        total = 0
        for card in s.players[seat].owned:
            total += self.privileges[card].price
        return total

    def tie_break(self, s: State, seat: int) -> int:
        """Return the pfennig on the seat's spells (RZ 8.3)."""
        return self.pfennig(s, seat)

    # Fields

    def has_field(self, s: State, seat: int, field: int) -> bool:
        """Return whether a place is open: two of them, or all three while the third field is open.

        A place in use never closes; the one that is emptied does.
        """
        fields = s.players[seat].fields
        if fields[field]:
            return True
        if s.extra[THIRD_FIELDS] and seat + 1 in s.extra[THIRD_FIELDS]:
            return True
        if field == 2:
            return False
        if not fields[2]:
            return True
        return field == 0 and not fields[1]

    def ask_has_field(self, s: State, seat: int, field: int) -> bool:
        """Return the answer of `has_field`: no spell changes this clause while it is owned."""
        return field < self.most_fields and self.has_field(s, seat, field)

    def ask_may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        return self.may_plant(s, seat, kind, field)

    def ask_may_harvest(self, s: State, seat: int, field: int) -> bool:
        return self.may_harvest(s, seat, field)

    def fields_in_use(self, s: State, seat: int) -> int:
        if s.players[seat].fields[2] or (s.extra[THIRD_FIELDS] and seat + 1 in s.extra[THIRD_FIELDS]):
            return 3
        return 2

    def may_plant(self, s: State, seat: int, kind: int, field: int) -> bool:
        """Return whether the field is empty or its last card is of this kind.

        The first card may be enchanted, that is, of another kind.
        """
        row = s.players[seat].fields[field]
        return not row or row[-1] == kind

    def row_stands(self, s: State, seat: int, field: int, row: Row) -> bool:
        """Return whether all cards are of one kind, except perhaps an enchanted first card."""
        return row[1:].count(row[-1]) == len(row) - 1

    def worth(self, s: State, seat: int, row: Row) -> int:
        """Return the taler by the beanometer of the last card.

        An enchanted first card never becomes a taler.
        """
        taler = self.ask_beanometer(s, seat, row[-1]).taler(len(row))
        return taler - 1 if taler == len(row) and row[0] != row[-1] else taler

    def plant(self, s: State, seat: int, kind: int, field: int, pile: int) -> None:
        """Plant a card, and let it use its power if the active player's field was empty.

        This is so in the magic phase, but not for a card stolen by an attacked player.
        """
        empty = not s.players[seat].fields[field]
        super().plant(s, seat, kind, field, pile)
        if empty and seat == s.active:
            now = s.agenda[-1]
            if now.step != HOLD or not now.progress & DEFENCE:
                put_to_work(s, field, 1)

    def harvest(self, s: State, seat: int, field: int) -> None:
        """Sell a field, close the third field, end the field's power, and perhaps draw a spell."""
        row = s.players[seat].fields[field]
        super().harvest(s, seat, field)
        if s.extra[THIRD_FIELDS] and seat + 1 in s.extra[THIRD_FIELDS]:
            s.extra[THIRD_FIELDS].remove(seat + 1)
        if seat == s.active:
            put_to_work(s, field, 0)
        if self._fairy[row[-1] - 1].teaches(len(row)):
            spellbook.learn(s, seat)

    def free_acts(self, s: State, seat: int) -> list[Action]:
        return self.acts.harvest_growing[s.players[seat].growing()]

    def forbids_free_acts(self, s: State, seat: int) -> Message | None:
        """Refuse harvests to the attacked player and, after a counter-attack, to the attacker."""
        if not self.steps[s.agenda[-1].step].interrupts:
            return None
        at = line_of(s, ATTACK)
        if at < 0:
            return None
        attack = s.agenda[at]
        if seat == attack.other - 1 or (seat == attack.owner and attack.progress):
            return reasons.UNDER_ATTACK
        return None

    # Cards that lie ready

    def trade_piles(self, s: State, seat: int) -> list[Row]:
        """Return the cards taken up from the discard pile and the revealed ones, if active."""
        if seat != s.active:
            return []
        return [tuple(s.extra[LIFTED]), s.revealed] if s.extra[LIFTED] else [s.revealed]

    def take_from_table(self, s: State, giver: int, kind: int, place: int, receiver: int) -> bool:
        """Take a traded card; cards taken up from the discard pile go first."""
        if giver == s.active and kind in s.extra[LIFTED]:
            s.extra[LIFTED].remove(kind)
            return True
        return super().take_from_table(s, giver, kind, place, receiver)

    def lies_ready(self, s: State, seat: int, kind: int) -> bool:
        """Return whether the seat may plant such a card now.

        While a spell plants front cards, that is the front card only.
        """
        if plants_front(s):
            hand = s.players[seat].hand
            return seat == s.agenda[-1].owner and len(hand) > 0 and hand[0] == kind
        if super().lies_ready(s, seat, kind):
            return True
        if s.extra[HELD] and s.agenda[-1].step == HOLD:
            return s.agenda[-1].owner == seat and s.extra[HELD][0] == kind
        return seat == s.active and kind in s.extra[LIFTED]

    def take_ready(self, s: State, seat: int, kind: int) -> int:
        """Take a card to plant. One that must be planted goes before a revealed one of its kind."""
        if plants_front(s):
            spellbook.forget(s, seat, s.take_from_hand(seat, 0))
            return FROM_HAND
        if s.extra[HELD]:
            s.extra[HELD].pop()
            return FROM_EXTRA + HELD
        if not s.extra[LIFTED] or has(s.players[seat].aside, kind) or kind not in s.extra[LIFTED]:
            return super().take_ready(s, seat, kind)
        s.extra[LIFTED].remove(kind)
        return FROM_EXTRA + LIFTED

    def last_card_pending(self, s: State) -> bool:
        """Return whether the card that emptied the draw pile is still in hold."""
        return len(s.extra[HELD]) > 0

    # Hidden information

    def veil(self, v: State, s: State, seat: int) -> None:
        spellbook.veil(v, s, seat)
        at = line_of(s, HOLD)
        if at >= 0 and s.agenda[at].progress & SECRET and s.agenda[at].owner != seat:
            v.extra[HELD] = [UNSEEN] * len(s.extra[HELD])

    def uncovers(self, s: State) -> bool:
        return False

    def redeal(self, v: State, rng: Rng, beliefs: list[list[int]] | None = None) -> State:
        s = super().redeal(v, rng, beliefs)
        hidden = spellbook.unseen_spells(v)
        rng.shuffle(hidden)
        spellbook.deal_unseen(s, hidden)
        return s

    def known_cards(self, v: State, seat: int) -> list[int]:
        return spellbook.remembered(v, seat)

    # Positions, JSON and sentences

    def miscount(self, s: State) -> str | None:
        """Return what is wrong with the spells of a position; None if each is in one place."""
        found = [card for pile in [s.extra[SPELLS], s.extra[spellbook.BORROWED]] for card in pile]
        for player in s.players:
            found.extend(player.owned)
        count = len(self.spells)
        for spell in self.spells:
            copies = found.count(spell.number) + found.count(spell.number + count)
            if copies != 1:
                return f"there are {copies} cards of the spell “{spell.id}” instead of 1"
        return None if len(found) == count else f"there are {len(found)} spells instead of {count}"

    def complete(self, s: State) -> str | None:
        """Complete a position: place the spells, mark active ones as known, open third fields.

        Return what is wrong with it; None if nothing is.
        """
        notation.place_rest(s)
        for pile in [s.extra[spellbook.BORROWED], *[player.owned for player in s.players]]:
            for card in pile:
                if card > len(self.spells):
                    s.extra[spellbook.KNOWN][card - len(self.spells) - 1] |= spellbook.PUBLIC
        for seat, player in enumerate(s.players):
            if seat + 1 not in s.extra[THIRD_FIELDS] and all(player.fields):
                s.extra[THIRD_FIELDS].append(seat + 1)
        for card in s.extra[STOLEN]:
            if card >> 3 >= len(s.players) or card & 7 not in s.players[card >> 3].hand:
                return "a stolen card is remembered that lies in no such hand"
        return self.miscount(s)

    def objection(self, s: State) -> str:
        if s.extra[spellbook.HELD] and line_of(s, HOLD) < 0:
            return "a card is held only while its player decides about it (hold)"
        return super().objection(s)

    def random_open_act(self, s: State, seat: int, rng: Rng) -> Action | None:
        return notation.random_open(self, s, seat, rng)

    def own_insight(self, v: State, seat: int) -> dict[str, object]:
        """Return the powers left, the current attack, and the pfennig that the view shows."""
        at = line_of(v, ATTACK)
        attack: dict[str, object] | None = None
        if at >= 0:
            now = v.agenda[at]
            attack = {"by": now.owner + 1, "on": now.other, "blows": now.progress}
        return {
            "powers": [field + 1 for field in options.powers_left(self, v)],
            "attack": attack,
            "pfennig": [self.pfennig(v, owner) for owner in range(len(v.players))],
        }

    def read_open_sentence(self, sentence: str) -> Action | None:
        return notation.read_open(self, sentence)
