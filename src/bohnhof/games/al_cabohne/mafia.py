"""The bosses of the mafia: what they collect, when they harvest, and what is laid open for them."""

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
    """Whose front cards were shown, a note for each card, written as `seat-2*3`."""

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
    """A rulebook with bosses, each with one field."""

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
        """By boss: the extra pile that is his field."""
        self.mafia_pile = len(bosses)
        """The taler they share."""
        self.laid_aside_pile = self.mafia_pile + 1
        self.shown_pile = self.mafia_pile + 2
        """No pile of cards: a seat, counted from 1, for each front card of its hand that all have seen."""
        super().__init__(beans, steps, privileges)

    def laid_aside_word(self) -> str:
        """What the taler are called that were paid, until the next shuffle."""
        return "laid-aside"

    def own_piles(self) -> list[ExtraPile]:
        bosses = [ExtraPile(boss.id) for boss in self.bosses]
        taler = [ExtraPile("mafia"), ExtraPile(self.laid_aside_word())]
        return [*bosses, *taler, Shown("shown", self.most_seats)]

    def make_acts(self) -> Acts:
        return MafiaActs(self)

    # Clauses about the bosses

    def collector(self, s: State, kind: int) -> int:
        """The boss who collects this kind, -1 if none does; an empty boss collects nothing (AC 6.6)."""
        for boss, pile in enumerate(self.boss_piles):
            row = s.extra[pile]
            if row and row[-1] == kind:
                return boss
        return -1

    def creditor(self, s: State, seat: int, field: int) -> int:
        """The boss to whom a card of this field is due, -1 if none is (AC 4.1)."""
        row = s.players[seat].fields[field]
        return self.collector(s, row[-1]) if row else -1

    def forbids_boss(self, s: State, boss: int, kind: int) -> Message | None:
        """Why such cards may not be laid on this boss's field; None where they may (AC 7.4)."""
        taker = self.collector(s, kind)
        if taker == boss:
            return None
        if s.extra[self.boss_piles[boss]]:
            return reasons.BOSS_OTHER_KIND
        return None if taker < 0 else reasons.OTHER_BOSS

    def boss_worth(self, s: State, boss: int, row: list[int]) -> int:
        """The taler a boss's harvest of these cards gives: as printed on the bean."""
        return self.beans[row[-1]].beanometer.taler(len(row))

    def boss_threshold(self, s: State, boss: int) -> int:
        """The taler at which this boss harvests (AC 1.6)."""
        return self.bosses[boss].step

    def boss_lacks(self, s: State, boss: int) -> int:
        """How many more cards let this boss harvest; 0 while his field is empty."""
        row = s.extra[self.boss_piles[boss]]
        if not row:
            return 0
        return self.beans[row[-1]].beanometer.needs(self.boss_threshold(s, boss)) - len(row)

    def may_plant_group(self, s: State, seat: int, kind: int, count: int, field: int) -> bool:
        """Whether so many cards of a kind may be planted together on an own field."""
        return self.ask_may_plant(s, seat, kind, field)

    def forbids_group(self, s: State, seat: int, kind: int, count: int, field: int) -> Message:
        """Why an own field does not take so many cards of a kind together."""
        return self.forbids_planting(s, seat, kind, field)

    def empty_boss_waits(self, s: State, seat: int) -> bool:
        """Whether a boss has no bean although this seat holds a kind that no boss collects (AC 7.10)."""
        for pile in self.boss_piles:
            if not s.extra[pile]:
                for kind in s.players[seat].hand:
                    if self.collector(s, kind) < 0:
                        return True
                return False
        return False

    def empty_boss(self, s: State) -> int:
        """The first boss without a bean, -1 if all have some."""
        for boss, pile in enumerate(self.boss_piles):
            if not s.extra[pile]:
                return boss
        return -1

    # What the mafia does

    def fill_bosses(self, s: State) -> None:
        """At set-up cards are turned up for each boss in turn; a kind that one collects already is his."""
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
        """Cards laid on a boss's field at once; he harvests the moment it has reached his step."""
        s.extra[self.boss_piles[boss]].extend(cards)
        self.boss_checks(s, boss)

    def boss_checks(self, s: State, boss: int) -> None:
        row = s.extra[self.boss_piles[boss]]
        if row and self.boss_worth(s, boss, row) >= self.boss_threshold(s, boss):
            self.boss_harvest(s, boss)

    def boss_harvest(self, s: State, boss: int) -> None:
        """He sells his whole field: the last cards become taler, the others are discarded."""
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
        """Where the cards of his harvest go that are no taler."""
        s.discard.extend(cards)

    def boss_earns(self, s: State, boss: int, cards: list[int]) -> None:
        """Where his yield goes: all bosses share one pile."""
        s.extra[self.mafia_pile].extend(cards)

    def final_mafia_harvest(self, s: State) -> None:
        """At the end the bosses sell too, also below their steps."""
        for boss, pile in enumerate(self.boss_piles):
            if s.extra[pile]:
                self.boss_harvest(s, boss)

    # Revealing

    def turn_up(self, s: State, seat: int) -> int:
        """Reveal a card and ask both questions: -1 if a boss took it, else how many discards joined."""
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
        """While the top of the discard pile matches any revealed kind, it joins (AC 6.4)."""
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
        """All revealed cards of a kind leave the table."""
        group = (kind,) * count_in_row(s.revealed, kind)
        s.revealed = tuple([card for card in s.revealed if card != kind])
        return group

    def plant_group(self, s: State, seat: int, group: Row, field: int) -> None:
        fields = s.players[seat].fields
        fields[field] = fields[field] + group
        if s.facts is not None:
            s.facts.append(Fact(PLANTED, seat, group, field, FROM_REVEALED))

    def lies_ready(self, s: State, seat: int, kind: int) -> bool:
        """The revealed cards are the active player's."""
        return seat == s.active and has(s.revealed, kind)

    def take_ready(self, s: State, seat: int, kind: int) -> int:
        s.revealed = without(s.revealed, kind)
        return FROM_REVEALED

    # Acts with a choice of cards

    def random_open_act(self, s: State, seat: int, rng: Rng) -> Action | None:
        """Something with a card at a place of the hand, or what it would be with another there."""
        hand = s.players[seat].hand
        place = 1 + rng.below(len(hand) + 2)
        if place > len(hand) + 1:
            return super().random_open_act(s, seat, rng)
        kind = hand[place - 1] if place <= len(hand) else UNSEEN
        return self.open_act_with(kind or 1 + rng.below(len(self.beans) - 1), place, rng)

    def open_act_with(self, kind: int, place: int, rng: Rng) -> Action:
        """Something that can be done with a chosen copy: give it to a boss."""
        return Give(kind, rng.below(len(self.bosses)), place)

    # What is laid open

    def show_hand(self, s: State, seat: int) -> None:
        """Everyone sees the whole hand, and remembers it for as long as its cards stay (AC 7.11)."""
        hand = s.players[seat].hand
        shown = s.extra[self.shown_pile]
        shown.extend([seat + 1] * (len(hand) - shown.count(seat + 1)))
        shown.sort()
        if s.facts is not None:
            s.facts.append(Fact(HAND_SHOWN, seat, tuple(hand)))

    def discard_hand(self, s: State, seat: int) -> None:
        """At the end a hand goes onto the discard pile, its front card first."""
        hand = s.players[seat].hand
        if hand:
            if s.facts is not None:
                s.facts.append(Fact(HAND_DISCARDED, seat, tuple(hand)))
            s.discard.extend(hand)
            s.players[seat].hand = []
            shown = s.extra[self.shown_pile]
            s.extra[self.shown_pile] = [note for note in shown if note != seat + 1]

    def cards_shown(self, s: State, seat: int) -> int:
        """How many cards at the front of this seat's hand everyone has seen."""
        return s.extra[self.shown_pile].count(seat + 1)

    def leave_hand(self, s: State, seat: int, place: int) -> None:
        """A card is about to leave the hand. Cards shown are always in front, since new ones go behind."""
        shown = s.extra[self.shown_pile]
        if shown and place < shown.count(seat + 1):
            shown.remove(seat + 1)

    def veil(self, v: State, s: State, seat: int) -> None:
        """A hand that was shown is known to all."""
        if s.extra[self.shown_pile]:
            for other, player in enumerate(s.players):
                shown = self.cards_shown(s, other)
                v.players[other].hand[:shown] = player.hand[:shown]

    def has_veil(self, s: State) -> bool:
        return len(s.extra[self.shown_pile]) > 0

    # Words

    def own_insight(self, v: State, seat: int) -> dict[str, object]:
        """What each boss has and lacks, the taler at which he sells, and the own fields that he taxes."""
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
        """Bosses grow one kind each, each another, and less than they would harvest."""
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
        """A gift of a chosen copy: `give chili@3 al`."""
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
