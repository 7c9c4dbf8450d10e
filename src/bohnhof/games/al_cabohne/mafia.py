"""The bosses of the mafia: what they collect, when they sell, and hands shown for them."""

from __future__ import annotations

from bohnhof.engine.actions import Action
from bohnhof.engine.acts import Acts
from bohnhof.engine.cards import Bean, Privilege
from bohnhof.engine.chance import Rng
from bohnhof.engine.clauses import MOST_IN_A_RUN, whole_number
from bohnhof.engine.facts import PLANTED, REVEALED, Fact
from bohnhof.engine.message import Message, all_of, message, typed
from bohnhof.engine.message import word as word_of
from bohnhof.engine.notation import SentenceError, read_cards
from bohnhof.engine.piles import ExtraPile, Notes
from bohnhof.engine.rules import Rules
from bohnhof.engine.slots import FROM_REVEALED
from bohnhof.engine.state import NOBODY, ONE, UNSEEN, Row, State, count_in_row, has, without
from bohnhof.engine.steps import Step
from bohnhof.games.al_cabohne import reasons
from bohnhof.games.al_cabohne.actions import Give
from bohnhof.games.al_cabohne.acts import MafiaActs
from bohnhof.games.al_cabohne.cards import Boss
from bohnhof.games.al_cabohne.facts import BOSS_HARVESTED, COLLECTED, HAND_DISCARDED, HAND_SHOWN, JOINED
from bohnhof.native import mypyc_attr


class Shown(Notes):
    """Public notes of the front cards that were shown: one seat (from 1) for each card.

    They are written as `seat-2*3`.
    """

    def words(self, rules: Rules, pile: list[int]) -> list[str]:
        counts = [pile.count(seat) for seat in range(self.most + 1)]
        return [f"seat-{seat}*{count}" for seat, count in enumerate(counts) if count]

    def cards(self, rules: Rules, words: list[str]) -> list[int]:
        shown: list[int] = []
        for word in words:
            name, _, many = word.partition("*")
            seat, count = whole_number(name.removeprefix("seat-")), whole_number(many or "1")
            if not name.startswith("seat-") or not 0 < seat <= self.most or not 0 < count <= MOST_IN_A_RUN:
                raise ValueError(f"“{word}” should be a seat and how many cards, as in seat-1*3")
            shown.extend([seat] * count)
        return sorted(shown)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mafia(Rules):
    """The rules of a game with bosses. Each boss has one field."""

    rival = "mafia"
    facets = {
        "presentation": "bohnhof.games.al_cabohne.presentation:AlCabohneTelling",
        "terminal": "bohnhof.games.al_cabohne.terminal:AlCabohneTongue",
        "secrets": "bohnhof.games.al_cabohne.secrets:ShownHands",
    }

    def __init__(
        self, beans: list[Bean], bosses: list[Boss], steps: list[Step], privileges: list[Privilege]
    ) -> None:
        self._take_over_declarations()
        self.bosses = bosses
        self.boss_piles = list(range(len(bosses)))
        """By boss: the index of the extra pile that is his field."""
        self.mafia_pile = len(bosses)
        """The index of the extra pile with the taler that all bosses share."""
        self.laid_aside_pile = self.mafia_pile + 1
        self.shown_pile = self.mafia_pile + 2
        """The index of an extra pile of notes, not cards.

        It has one entry, a seat counted from 1, for each front card that everyone has seen.
        """
        super().__init__(beans, steps, privileges)

    def laid_aside_word(self) -> str:
        """Return the name of the pile of paid taler, which wait for the next shuffle."""
        return "laid-aside"

    def own_piles(self) -> list[ExtraPile]:
        bosses = [ExtraPile(boss.id) for boss in self.bosses]
        taler = [ExtraPile("mafia"), ExtraPile(self.laid_aside_word())]
        return [*bosses, *taler, Shown("shown", self.most_seats)]

    def make_acts(self) -> Acts:
        return MafiaActs(self)

    # Bosses: queries

    def collector(self, s: State, kind: int) -> int:
        """Return the boss who collects this kind, -1 if none.

        An empty boss collects nothing (AC 6.6).
        """
        for boss, pile in enumerate(self.boss_piles):
            row = s.extra[pile]
            if row and row[-1] == kind:
                return boss
        return -1

    def creditor(self, s: State, seat: int, field: int) -> int:
        """Return the boss to whom this field owes a card, -1 if it owes none (AC 4.1)."""
        row = s.players[seat].fields[field]
        return self.collector(s, row[-1]) if row else -1

    def forbids_boss(self, s: State, boss: int, kind: int) -> Message | None:
        """Return why a boss does not take cards of this kind; None if he does (AC 7.4)."""
        taker = self.collector(s, kind)
        if taker == boss:
            return None
        if s.extra[self.boss_piles[boss]]:
            return reasons.BOSS_OTHER_KIND
        return None if taker < 0 else reasons.OTHER_BOSS

    def boss_worth(self, s: State, boss: int, row: list[int]) -> int:
        """Return the taler that a boss earns by selling these cards: as printed on the bean."""
        return self.beans[row[-1]].beanometer.taler(len(row))

    def boss_threshold(self, s: State, boss: int) -> int:
        """Return the taler at which this boss sells (AC 1.6)."""
        return self.bosses[boss].step

    def boss_lacks(self, s: State, boss: int) -> int:
        """Return the number of cards this boss needs before he sells; 0 if his field is empty."""
        row = s.extra[self.boss_piles[boss]]
        if not row:
            return 0
        return self.beans[row[-1]].beanometer.needs(self.boss_threshold(s, boss)) - len(row)

    def may_plant_group(self, s: State, seat: int, kind: int, count: int, field: int) -> bool:
        """Return whether `count` cards of a kind may be planted together on a player's field."""
        return self.ask_may_plant(s, seat, kind, field)

    def forbids_group(self, s: State, seat: int, kind: int, count: int, field: int) -> Message:
        """Return why a player's field does not take `count` cards of a kind together."""
        return self.forbids_planting(s, seat, kind, field)

    def empty_boss_waits(self, s: State, seat: int) -> bool:
        """Return whether a boss is empty and this hand has a kind that none collects (AC 7.10)."""
        for pile in self.boss_piles:
            if not s.extra[pile]:
                for kind in s.players[seat].hand:
                    if self.collector(s, kind) < 0:
                        return True
                return False
        return False

    def empty_boss(self, s: State) -> int:
        """Return the first boss without beans, -1 if there is none."""
        for boss, pile in enumerate(self.boss_piles):
            if not s.extra[pile]:
                return boss
        return -1

    # Bosses: changes

    def fill_bosses(self, s: State) -> None:
        """Reveal cards for each boss in turn until he has one.

        A card of a kind that another boss collects goes to that boss.
        """
        for pile in self.boss_piles:
            while s.draw and not s.extra[pile]:
                kind = s.draw.pop()
                taker = self.collector(s, kind)
                taken = pile if taker < 0 else self.boss_piles[taker]
                s.extra[taken].append(kind)
                if not self.former:
                    self.boss_checks(s, self.boss_piles.index(taken))
        for boss in range(len(self.bosses)):
            self.boss_checks(s, boss)

    def boss_takes(self, s: State, boss: int, cards: Row) -> None:
        """Put cards on a boss's field together. He sells at once if he has reached his step."""
        s.extra[self.boss_piles[boss]].extend(cards)
        self.boss_checks(s, boss)

    def boss_checks(self, s: State, boss: int) -> None:
        row = s.extra[self.boss_piles[boss]]
        if row and self.boss_worth(s, boss, row) >= self.boss_threshold(s, boss):
            self.boss_harvest(s, boss)

    def boss_harvest(self, s: State, boss: int) -> None:
        """Sell a boss's whole field: the last cards become taler, the others are discarded."""
        row = s.extra[self.boss_piles[boss]]
        taler = self.boss_worth(s, boss, row)
        s.extra[self.boss_piles[boss]] = []
        kept = len(row) - taler
        if s.facts is not None:
            s.facts.append(Fact(BOSS_HARVESTED, NOBODY, tuple(row), taler, boss))
        self.boss_discards(s, boss, row[:kept])
        if taler:
            self.boss_earns(s, boss, row[kept:])

    def boss_discards(self, s: State, boss: int, cards: list[int]) -> None:
        """Discard the cards of a boss's sale that do not become taler."""
        s.discard.extend(cards)

    def boss_earns(self, s: State, boss: int, cards: list[int]) -> None:
        """Add taler to the pile that all bosses share."""
        s.extra[self.mafia_pile].extend(cards)

    def final_mafia_harvest(self, s: State) -> None:
        """Let every boss sell at the end, even below his step."""
        for boss, pile in enumerate(self.boss_piles):
            if s.extra[pile]:
                self.boss_harvest(s, boss)

    # Revealing

    def turn_up(self, s: State, seat: int) -> int:
        """Reveal a card and apply both rules of phase 4.

        Return -1 if a boss took it, otherwise the number of cards that joined from the discard
        pile.
        """
        kind = s.draw.pop()
        if s.facts is not None:
            s.facts.append(Fact(REVEALED, seat, (kind,)))
        joined = -1
        boss = self.collector(s, kind)
        if boss >= 0:
            if s.facts is not None:
                s.facts.append(Fact(COLLECTED, seat, (kind,), boss))
            self.boss_takes(s, boss, ONE[kind])
        else:
            s.revealed += ONE[kind]
            joined = self.join_discarded(s, seat)
        self.refill(s)
        return joined

    def join_discarded(self, s: State, seat: int) -> int:
        """Move the top of the discard pile to the revealed cards while it matches one (AC 6.4).

        Return the number of cards moved.
        """
        joined = 0
        while s.discard and has(s.revealed, s.discard[-1]):
            kind = s.discard.pop()
            s.revealed += ONE[kind]
            joined += 1
            if s.facts is not None:
                s.facts.append(Fact(JOINED, seat, (kind,)))
        return joined

    # Planting

    def take_group(self, s: State, kind: int) -> Row:
        """Remove all revealed cards of a kind, and return them."""
        group = (kind,) * count_in_row(s.revealed, kind)
        s.revealed = tuple([card for card in s.revealed if card != kind])
        return group

    def plant_group(self, s: State, seat: int, group: Row, field: int) -> None:
        fields = s.players[seat].fields
        fields[field] = fields[field] + group
        if s.facts is not None:
            s.facts.append(Fact(PLANTED, seat, group, field, FROM_REVEALED))

    def lies_ready(self, s: State, seat: int, kind: int) -> bool:
        """Return whether the seat is active and such a card is revealed."""
        return seat == s.active and has(s.revealed, kind)

    def take_ready(self, s: State, seat: int, kind: int) -> int:
        s.revealed = without(s.revealed, kind)
        return FROM_REVEALED

    # Actions with open parameters

    def random_open_act(self, s: State, seat: int, rng: Rng) -> Action | None:
        """Return a random action with a card at a position of the hand, allowed or not."""
        hand = s.players[seat].hand
        place = 1 + rng.below(len(hand) + 2)
        if place > len(hand) + 1:
            return super().random_open_act(s, seat, rng)
        kind = hand[place - 1] if place <= len(hand) else UNSEEN
        return self.open_act_with(kind or 1 + rng.below(len(self.beans) - 1), place, rng)

    def open_act_with(self, kind: int, place: int, rng: Rng) -> Action:
        """Return an action with a chosen copy of a card: a gift to a random boss."""
        return Give(kind, rng.below(len(self.bosses)), place)

    # Hands shown

    def show_hand(self, s: State, seat: int) -> None:
        """Show a whole hand to everyone. Its cards stay public while they are in hand (AC 7.11)."""
        hand = s.players[seat].hand
        shown = s.extra[self.shown_pile]
        shown.extend([seat + 1] * (len(hand) - shown.count(seat + 1)))
        shown.sort()
        if s.facts is not None:
            s.facts.append(Fact(HAND_SHOWN, seat, tuple(hand)))

    def discard_hand(self, s: State, seat: int) -> None:
        """Put a hand onto the discard pile at the end, front card first."""
        hand = s.players[seat].hand
        if hand:
            if s.facts is not None:
                s.facts.append(Fact(HAND_DISCARDED, seat, tuple(hand)))
            s.discard.extend(hand)
            s.players[seat].hand = []
            shown = s.extra[self.shown_pile]
            s.extra[self.shown_pile] = [note for note in shown if note != seat + 1]

    def cards_shown(self, s: State, seat: int) -> int:
        """Return the number of cards at the front of this hand that everyone has seen."""
        return s.extra[self.shown_pile].count(seat + 1)

    def leave_hand(self, s: State, seat: int, place: int) -> None:
        """Update the note of shown cards before the card at index `place` leaves the hand.

        Shown cards are always at the front, since new cards go to the back.
        """
        shown = s.extra[self.shown_pile]
        if shown and place < shown.count(seat + 1):
            shown.remove(seat + 1)

    def veil(self, v: State, s: State, seat: int) -> None:
        """Keep the cards of a view that were shown to everyone."""
        if s.extra[self.shown_pile]:
            for other, player in enumerate(s.players):
                shown = self.cards_shown(s, other)
                v.players[other].hand[:shown] = player.hand[:shown]

    def has_veil(self, s: State) -> bool:
        return len(s.extra[self.shown_pile]) > 0

    # JSON, positions and sentences

    def own_insight(self, v: State, seat: int) -> dict[str, object]:
        """Return each boss's beans, missing cards and step, and the seat's fields that he taxes."""
        fields = range(self.most_fields) if seat >= 0 else range(0)
        bosses: list[dict[str, object]] = []
        for number, boss in enumerate(self.bosses):
            row = v.extra[self.boss_piles[number]]
            bosses.append(
                {
                    "boss": boss.id,
                    "beans": [self.beans[card].id for card in row],
                    "worth": self.boss_worth(v, number, row) if row else 0,
                    "lacks": self.boss_lacks(v, number),
                    "sells_at": self.boss_threshold(v, number),
                    "taxes": [field + 1 for field in fields if self.creditor(v, seat, field) == number],
                }
            )
        return {"bosses": bosses}

    def complete(self, s: State) -> str | None:
        """Return what is wrong with the bosses of a position; None if nothing is.

        Each boss grows one kind, no two bosses the same, and fewer cards than he sells at.
        """
        for seat, player in enumerate(s.players):
            if self.cards_shown(s, seat) > len(player.hand):
                return f"player {seat + 1} does not have so many cards to show"
        kinds: list[int] = []
        for boss, pile in enumerate(self.boss_piles):
            row = s.extra[pile]
            if not row:
                continue
            if row.count(row[0]) < len(row):
                return f"{self.bosses[boss].id} has cards that cannot share a field"
            if row[0] in kinds:
                return f"{self.bosses[boss].id} has a kind that another boss has"
            if self.boss_worth(s, boss, row) >= self.boss_threshold(s, boss):
                return f"{self.bosses[boss].id} would have harvested his field"
            kinds.append(row[0])
        return None

    def read_open_sentence(self, sentence: str) -> Action | None:
        """Read the gift of a chosen copy, such as `give chili@3 al`; None for anything else."""
        words = sentence.split()
        bosses = [boss.id for boss in self.bosses]
        giving = len(words) == 3 and words[0] == "give"
        planting = len(words) == 4 and words[:2] == ["plant", "all"] and not words[3].isdigit()
        if (giving or planting) and words[-1] not in bosses:
            known = all_of([word_of(boss) for boss in bosses])
            raise SentenceError(message("al-cabohne-no-boss", word=typed(words[-1]), bosses=known))
        if not giving:
            return None
        kinds, places = read_cards(self, words[1])
        if not places:
            return None
        return Give(kinds[0], bosses.index(words[2]), places[0])
