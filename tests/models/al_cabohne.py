"""A model of Al Cabohne for two and for one, written from docs/rules/al-cabohne.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.models.lockstep import Dice

CARDS = {"blue": 20, "kidney": 19, "chili": 18, "puff": 16, "stink": 16, "green": 14, "pole": 13}  # AC 1.2
BEANOMETER = {  # AC 1.3
    "blue": (4, 6, 8, 10),
    "kidney": (5, 6, 7, 8),
    "chili": (3, 6, 8, 9),
    "puff": (4, 5, 6, 7),
    "stink": (3, 5, 7, 8),
    "green": (3, 5, 6, 7),
    "pole": (3, 4, 5, 6),
}
STEP = {"al": 3, "don": 2, "joe": 1}  # AC 1.6
PRICE = 4  # AC 9.9

# The phases in which someone may act. Phase 4 (revealing) is none of them (AC 6.7). "draw" follows
# the second card of phase 6.
USE, PAY, PLANT, GROW, DRAW = "use", "pay", "plant", "grow", "draw"


class Player:
    """The cards and fields of one player."""

    def __init__(self, usable_fields: int) -> None:
        self.hand: list[str] = []  # the front card first
        self.shown = 0  # number of cards at the front of the hand that everyone has seen (AC 11.3)
        self.fields: list[list[str]] = [[], [], []]
        self.usable_fields = usable_fields
        self.bought_field = False
        self.taler: list[str] = []

    def room(self, kind: str) -> list[int]:
        """Return the own fields that take a card of this kind (AC 5.3, 5.4)."""
        return takers(self.fields[: self.usable_fields], kind)

    def ripe(self) -> list[int]:
        """Return the fields that may be harvested (AC 9.1, 9.5, 9.6)."""
        big = [field for field, row in enumerate(self.fields) if len(row) > 1]
        return big or [field for field, row in enumerate(self.fields) if row]

    def can_buy(self) -> bool:
        """Return whether the third field could be bought (AC 9.9)."""
        return self.usable_fields == 2 and len(self.taler) >= PRICE

    def take_from_hand(self, place: int) -> str:
        """Take a card out of the hand. Those behind it move up (AC 2.2, 11.3)."""
        if place < self.shown:
            self.shown -= 1
        return self.hand.pop(place)


def takers(rows: list[list[str]], kind: str) -> list[int]:
    """Return the rows that take a kind: the one that grows it, else all that are empty.

    Rules: AC 5.4, 7.4.
    """
    growing = [index for index, row in enumerate(rows) if row and row[0] == kind]
    return growing or [index for index, row in enumerate(rows) if not row]


def worth(row: list[str]) -> int:
    """Return how many taler a harvest of this row earns (AC 1.3)."""
    return sum(len(row) >= step for step in BEANOMETER[row[0]]) if row else 0


class AlCabohne:
    """The game for two."""

    hand_size = 5
    fields_at_start = 2
    bosses: tuple[str, ...] = ("al", "don")
    most_passes = 3
    solo = False

    def __init__(self, seats: int, dice: Dice) -> None:
        """Set the game up (AC 2.1 to 2.7)."""
        self.dice = dice
        self.draw = [kind for kind, count in CARDS.items() for _ in range(count)]
        self.discard: list[str] = []
        self.laid_aside: list[str] = []
        self.mafia: list[str] = []
        self.boss_fields: list[list[str]] = [[] for _ in self.bosses]
        self.revealed: list[str] = []
        self.passes = 0
        self.over = False
        self.dice.shuffle(self.draw)
        self.players = [Player(self.fields_at_start) for _ in range(seats)]
        for _ in range(self.hand_size):
            for player in self.players:
                player.hand.append(self.draw.pop())
        self.fill_bosses()
        self.active = self.dice.below(seats)
        self.phase = PLANT  # AC 2.7
        self.paid: set[int] = set()  # the fields that have paid in this phase 2
        self.planted: list[tuple[str, int]] = []  # hand cards planted in this phase 3: kind and field

    @property
    def player(self) -> Player:
        """Return the active player."""
        return self.players[self.active]

    @property
    def last(self) -> bool:
        """Return whether the draw pile has been exhausted for the last time (AC 10.3)."""
        return self.passes == self.most_passes

    def fill_bosses(self) -> None:
        """Give each boss his first card.

        A kind that another one collects goes to him (AC 2.4, 12.2, R-AC11).
        """
        for boss, field in enumerate(self.boss_fields):
            while not field:
                card = self.draw.pop()
                collector = self.collector(card)
                self.give_boss(boss if collector is None else collector, [card])

    # Actions of the mafia

    def collector(self, kind: str) -> int | None:
        """Return the boss who collects a kind; an empty boss collects nothing (AC 6.6)."""
        for boss, field in enumerate(self.boss_fields):
            if field and field[0] == kind:
                return boss
        return None

    def give_boss(self, boss: int, cards: list[str]) -> None:
        """Plant cards together on a boss's field, which is sold at once at his step.

        Rules: AC 7.5, 9.8.
        """
        field = self.boss_fields[boss]
        field.extend(cards)
        if worth(field) >= STEP[self.bosses[boss]]:
            self.sell(field, self.mafia)

    def sell(self, row: list[str], taler: list[str]) -> None:
        """Turn as many cards of a field into taler as it is worth and discard the others.

        Rules: AC 9.2, 9.3.
        """
        earned = worth(row)
        taler += row[:earned]
        self.discard += row[earned:]
        row.clear()

    # Legal moves

    def awaited(self) -> set[int]:
        """Return the seats that the game waits for."""
        return set() if self.over else {self.active}

    def moves(self, seat: int) -> set[str]:
        """Return the allowed sentences, without those that name positions or taler."""
        if self.over or seat != self.active:
            return set()
        player = self.player
        moves = {f"harvest {field + 1}" for field in player.ripe()}
        if player.can_buy():
            moves.add("buy field")
        if self.phase == USE:
            for kind in set(self.revealed):
                moves.add(f"discard {kind}")
                moves.update(f"plant {kind} {field + 1}" for field in player.room(kind))
        elif self.phase == PAY:
            moves.update(f"pay {field + 1}" for field in self.due())
        elif self.phase == PLANT:
            moves.update(f"plant {field + 1}" for field in self.room_for_front_card())
        elif self.phase == GROW:
            for kind in set(self.revealed):
                moves.update(f"plant all {kind} {field + 1}" for field in player.room(kind))
                moves.update(f"plant all {kind} {boss}" for boss in self.bosses_for(kind))
            for kind in set(player.hand):
                moves.update(f"give {kind} {boss}" for boss in self.bosses_for(kind))
        if self.may_end_phase():
            moves.add("done")
        return moves

    def allows(self, seat: int, sentence: str) -> bool:
        """Return whether any sentence is allowed, even with chosen positions or taler.

        Rules: AC 7.7, 9.10.
        """
        if self.over or seat != self.active:
            return False
        if sentence.startswith("buy field: "):
            kinds = sentence.split()[2:]
            enough = all(self.player.taler.count(kind) >= kinds.count(kind) for kind in kinds)
            return self.player.can_buy() and len(kinds) == PRICE and enough
        if "@" in sentence:  # give chili@3 don
            _, card, boss = sentence.split()
            kind, _, place = card.partition("@")
            hand = self.player.hand
            there = int(place) <= len(hand) and hand[int(place) - 1] == kind
            return self.phase == GROW and there and boss in self.bosses_for(kind)
        return sentence in self.moves(seat)

    def due(self) -> list[int]:
        """Return the fields that owe a boss a card (AC 4.1, 4.4, 4.5)."""
        rows = enumerate(self.player.fields)
        return [f for f, row in rows if row and f not in self.paid and self.collector(row[0]) is not None]

    def may_plant_more(self) -> bool:
        """Return whether there is a hand card to plant; a third is never planted (AC 5.2, 5.7)."""
        return bool(self.player.hand) and len(self.planted) < 2

    def room_for_front_card(self) -> list[int]:
        """Return the fields for the front card; different kinds go to different fields.

        Rules: AC 5.1, R-AC12.
        """
        if not self.may_plant_more():
            return []
        kind = self.player.hand[0]
        taken = [field for other, field in self.planted if other != kind]
        return [field for field in self.player.room(kind) if field not in taken]

    def bosses_for(self, kind: str) -> list[str]:
        """Return the bosses who may get a card of this kind in phase 5 (AC 7.4, 7.6)."""
        return [self.bosses[boss] for boss in takers(self.boss_fields, kind)]

    def may_end_phase(self) -> bool:
        """Return whether the player may end the phase."""
        if self.phase == PLANT:
            return bool(self.planted) or not self.player.hand  # AC 5.1, 5.7
        if self.phase == GROW:
            if self.solo and self.revealed:
                return False  # AC 12.5
            return not self.empty_boss() or all(self.collector(kind) is not None for kind in self.player.hand)
        return self.phase == DRAW

    def empty_boss(self) -> bool:
        """Return whether any boss has no beans."""
        return not all(self.boss_fields)

    # Actions of the player

    def play(self, seat: int, sentence: str) -> None:
        """Play a sentence and all that follows automatically (AC 11.5)."""
        verb, *words = sentence.split()
        if verb == "done":
            self.next_phase()
        elif verb == "harvest":
            self.sell(self.player.fields[int(words[0]) - 1], self.player.taler)
        elif verb == "buy":
            self.buy_field(words[1:])
        elif verb == "discard":
            self.revealed.remove(words[0])
            self.discard.append(words[0])
        elif verb == "pay":
            self.pay(int(words[0]) - 1)
        elif verb == "give":
            self.give(words[0], words[1])
        elif words[0] == "all":
            self.plant_group(words[1], words[2])
        elif len(words) == 2:
            self.revealed.remove(words[0])
            self.player.fields[int(words[1]) - 1].append(words[0])
        else:
            self.plant_front_card(int(words[0]) - 1)
        while not self.over and not self.waits():
            self.next_phase()

    def buy_field(self, named: list[str]) -> None:
        """Buy the third field with the taler named, or with those earned first (AC 9.9, 9.10)."""
        for kind in named or self.player.taler[:PRICE]:
            self.player.taler.remove(kind)
            self.laid_aside.append(kind)
        self.player.usable_fields = 3
        self.player.bought_field = True

    def pay(self, field: int) -> None:
        """Hand the last card of a field to the boss who collects its kind (AC 4.1)."""
        card = self.player.fields[field].pop()
        self.paid.add(field)
        collector = self.collector(card)
        assert collector is not None
        self.give_boss(collector, [card])

    def plant_front_card(self, field: int) -> None:
        """Plant the front card of the hand (AC 5.1)."""
        card = self.player.take_from_hand(0)
        self.player.fields[field].append(card)
        self.planted.append((card, field))

    def plant_group(self, kind: str, place: str) -> None:
        """Plant all revealed cards of a kind on an own field or a boss's (AC 7.2 to 7.5)."""
        group = [card for card in self.revealed if card == kind]
        self.revealed = [card for card in self.revealed if card != kind]
        if place in self.bosses:
            self.give_boss(self.bosses.index(place), group)
        else:
            self.player.fields[int(place) - 1] += group

    def give(self, card: str, boss: str) -> None:
        """Give a boss a hand card, by default the one nearest the front (AC 7.6, 7.7)."""
        kind, _, place = card.partition("@")
        index = int(place) - 1 if place else self.player.hand.index(kind)
        self.give_boss(self.bosses.index(boss), [self.player.take_from_hand(index)])

    # Automatic steps

    def waits(self) -> bool:
        """Return whether the phase waits for its player (AC 3.4, 3.5, 4.6, 5.8, R-AC10)."""
        player = self.player
        can_sell_or_buy = any(player.fields) or player.can_buy()
        if self.phase == USE:
            return bool(self.revealed)
        if self.phase == PAY:
            return bool(self.due())
        if self.phase == PLANT:
            return self.may_plant_more() or can_sell_or_buy
        if self.phase == GROW:
            return bool(player.hand or self.revealed) or can_sell_or_buy
        return can_sell_or_buy and not self.solo

    def next_phase(self) -> None:
        """End the phase, and play all that follows until someone may act."""
        if self.phase == USE:
            self.phase = PAY
            self.paid = set()
        elif self.phase == PAY:
            self.phase = PLANT
            self.planted = []
        elif self.phase == PLANT:
            self.reveal_cards()
            self.phase = GROW
        elif self.phase == GROW:
            if self.empty_boss():
                self.player.shown = len(self.player.hand)  # AC 7.11
            self.draw_cards()
            self.phase = DRAW
            if self.last:
                self.end()  # AC 10.6, 10.7, 12.6
        else:
            self.active = (self.active + 1) % len(self.players)
            self.phase = USE  # in the solo game there are no leftover cards (AC 12.3, 12.5)

    def reveal_cards(self) -> None:
        """Reveal cards until three have stayed (AC 6.1 to 6.6, 10.6)."""
        stayed = 0
        while stayed < 3 and not self.last:
            card = self.draw.pop()
            collector = self.collector(card)
            if collector is not None:
                self.give_boss(collector, [card])
            else:
                stayed += 1
                self.revealed.append(card)
                while self.discard and self.discard[-1] in self.revealed:
                    self.revealed.append(self.discard.pop())
            self.shuffle_if_exhausted()

    def draw_cards(self) -> None:
        """Draw two cards (AC 8.1, 10.7)."""
        for _ in range(2):
            if not self.last:
                self.player.hand.append(self.draw.pop())
                self.shuffle_if_exhausted()

    def shuffle_if_exhausted(self) -> None:
        """Begin the next pass if the last card has left the draw pile (AC 10.1 to 10.5)."""
        if self.draw:
            return
        self.passes += 1
        if not self.discard and not self.laid_aside:
            self.passes = self.most_passes  # it counts as the last (AC 10.4)
        if not self.last:
            self.draw = self.discard + self.laid_aside
            self.discard, self.laid_aside = [], []
            self.dice.shuffle(self.draw)

    def end(self) -> None:
        """Sell all fields and lay the hands down, starting with the last active player.

        Rules: AC 10.8, 10.9.
        """
        in_order = self.players[self.active :] + self.players[: self.active]
        for player in in_order:
            for row in player.fields:
                self.sell(row, player.taler)
        for player in in_order:
            self.discard += player.hand
            player.hand = []
            player.shown = 0
        for field in self.boss_fields:
            self.sell(field, self.mafia)
        self.over = True

    # Table and result

    def table(self) -> dict[str, Any]:
        """Return the whole table."""
        players = self.players
        table: dict[str, Any] = {
            "over": self.over,
            "active": self.active,
            "passes": self.passes,
            "draw": self.draw,
            "discard": self.discard,
            "revealed": sorted(self.revealed),
            "hands": [player.hand for player in players],
            "fields": [player.fields for player in players],
            "aside": [[] for _ in players],
            "taler": [player.taler for player in players],
            "owned": [["third-field"] if player.bought_field else [] for player in players],
            "serial": 0,
            "offers": [],
        }
        piles = {
            **dict(zip(self.bosses, self.boss_fields, strict=True)),
            "mafia": self.mafia,
            "laid-aside": self.laid_aside,
            "shown": [f"seat-{seat}*{p.shown}" for seat, p in enumerate(players, start=1) if p.shown],
        }
        table.update((name, cards) for name, cards in piles.items() if cards)
        return table

    def scores(self) -> list[int]:
        """Return how many taler each player has (AC 1.4)."""
        return [len(player.taler) for player in self.players]

    def winners(self) -> set[int]:
        """Return the players with the most taler, if more than the mafia's.

        Rules: AC 10.10, 10.11, 12.7.
        """
        most = max(self.scores())
        mafia = len(self.mafia) * 2 if self.solo else len(self.mafia)
        return {seat for seat, score in enumerate(self.scores()) if score == most > mafia}


class AlCabohneSolo(AlCabohne):
    """The game of one player (chapter 12)."""

    hand_size = 7
    fields_at_start = 3
    bosses = ("al", "don", "joe")
    most_passes = 1
    solo = True


class AlCabohneSoloLong(AlCabohneSolo):
    """The solo game through three passes (AC 12.8)."""

    most_passes = 3
