"""Play games with the engine and with an independent model, and compare both after every action.

A model is a second implementation of a game, written from docs/rules. It imports nothing from
Bohnhof, so it shares no mistake with the engine. All random numbers come from `Dice`, so the model
can predict the whole table.
"""

from __future__ import annotations

from typing import Any, Protocol

from bohnhof.engine.actions import Action
from bohnhof.engine.chance import Rng
from bohnhof.engine.rules import Rules
from bohnhof.engine.state import EVERYONE, State
from bohnhof.engine.trading import MakeOffer
from bohnhof.testing.walk import Walk, accept_by_name, some_places

Table = dict[str, Any]


class Model(Protocol):
    """A game in progress. Seats are 0-based, in sentences 1-based.

    It is created from the number of seats and the dice. The first use of the dice shuffles the
    deck, which starts in the order of the rules' table of beans. The second one draws the start
    player.
    """

    def table(self) -> Table:
        """Return the whole table, as `engine_table` does. Empty extra piles may be left out."""

    def awaited(self) -> set[int]:
        """Return the seats that the game waits for."""

    def moves(self, seat: int) -> set[str]:
        """Return the allowed sentences that need no choice of cards, without offers."""

    def allows(self, seat: int, sentence: str) -> bool:
        """Return whether any sentence is allowed now."""

    def play(self, seat: int, sentence: str) -> None:
        """Play an allowed sentence."""

    def scores(self) -> list[int]:
        """Return the score of each seat, without selling any field."""

    def winners(self) -> set[int]:
        """Return the seats that would win now; empty if a rival such as the mafia wins."""


class Dice:
    """The random numbers of one game, in the order of their use."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.used = 0

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle a pile in place. Its top card is the last."""
        self.used += 1
        Rng(self.seed, self.used).shuffle(cards)

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1."""
        self.used += 1
        return Rng(self.seed, self.used).below(n)


class Difference(AssertionError):
    """A difference between engine and model, with the actions that led to it."""


def engine_table(rules: Rules, s: State) -> Table:
    """Return the whole table by the ids of cards. The top card of a pile is the last."""
    word = [bean.id for bean in rules.beans]
    owned = [card.id for card in rules.privileges]
    table: Table = {
        "over": s.over,
        "active": s.active,
        "passes": s.passes,
        "draw": [word[card] for card in s.draw],
        "discard": [word[card] for card in s.discard],
        "revealed": sorted([word[card] for card in s.revealed]),
        "hands": [[word[card] for card in player.hand] for player in s.players],
        "fields": [[[word[card] for card in row] for row in player.fields] for player in s.players],
        "aside": [sorted([word[card] for card in player.aside]) for player in s.players],
        "taler": [[word[card] for card in player.taler] for player in s.players],
        "owned": [sorted([owned[card] for card in player.owned]) for player in s.players],
        "serial": s.serial,
        "offers": [
            {
                "serial": offer.serial,
                "by": offer.maker,
                "to": None if offer.partner == EVERYONE else offer.partner,
                "give": [word[card] for card in offer.give],
                "want": [word[card] for card in offer.want],
                "places": list(offer.places),
                "declined": {seat for seat in range(len(s.players)) if offer.declined >> seat & 1},
            }
            for offer in s.offers
        ],
    }
    for pile, cards in zip(rules.extra_piles, s.extra, strict=True):
        if cards:
            words = pile.words(rules, cards)
            if pile.name == "seen":  # positions above the top of the draw pile are meaningless
                words = [word for word in words if int(word) <= len(s.draw)]
            table[pile.name] = words if pile.ordered else sorted(words)
    return table


class Lockstep:
    """A game that is played by both."""

    def __init__(self, rules: Rules, model: type[Model], seats: int, seed: int) -> None:
        self.rules = rules
        self.walk = Walk(rules, seats, seed)
        self.dice = Dice(seed)
        self.model = model(seats, self.dice)  # type: ignore[call-arg]
        self.rng = Rng(seed, -1)

    def play(self, most_actions: int = 10_000) -> int:
        """Play to the end, and return the number of actions.

        Raise Difference if the two disagree.
        """
        try:
            self.compare()
            while not self.walk.over and len(self.walk.acts) < most_actions:
                self.compare_open_act()
                seat, act = self.choose()
                sentence = act.sentence(self.rules)
                self.same(f"seat {seat + 1} may “{sentence}”", True, self.model.allows(seat, sentence))
                self.walk.act(seat, act)
                self.model.play(seat, sentence)
                self.compare()
        except Difference:
            raise
        except Exception as problem:
            raise self.difference(f"{type(problem).__name__}: {problem}") from problem
        return len(self.walk.acts)

    def choose(self) -> tuple[int, Action]:
        """Return a seat and a legal action. The seat is not always an awaited one."""
        return self.walk.choose(self.rng)

    def compare(self) -> None:
        """Compare the whole table, the awaited seats, every seat's moves, and the scores."""
        rules, s, model = self.rules, self.walk.state, self.model
        expected, found = engine_table(rules, s), model.table()
        if expected != found:
            for key in sorted({*expected, *found}):
                self.same(key, expected.get(key, []), found.get(key, []))
        self.same("awaited", set(rules.awaited(s)), model.awaited())
        for seat in range(len(s.players)):
            moves = {act.sentence(rules) for act in rules.moves(s, seat)}
            if moves != (theirs := model.moves(seat)):
                self.same(f"moves of seat {seat + 1} that only one has", moves - theirs, theirs - moves)
        self.same("chance used", s.chance, self.dice.used)
        self.same("scores", [rules.score(s, seat) for seat in range(len(s.players))], model.scores())
        self.same("winners", set(rules.winners(s)), model.winners())

    def compare_open_act(self) -> None:
        """Compare whether a random act with a choice of cards is allowed. Most are not."""
        rules, s, rng = self.rules, self.walk.state, self.rng
        seat = rng.below(len(s.players))
        act = rules.random_open_act(s, seat, rng)
        mood = rng.below(4)
        if rules.has_trading and mood == 0:
            act = self.wild_offer(seat)
        elif s.offers and mood == 1:
            act = accept_by_name(rules, s, seat, s.offers[rng.below(len(s.offers))], rng)
        if act is not None:
            sentence = act.sentence(rules)
            allowed = rules.refusal(s, seat, act) is None
            self.same(f"whether seat {seat + 1} may “{sentence}”", allowed, self.model.allows(seat, sentence))

    def wild_offer(self, seat: int) -> MakeOffer:
        """Return an offer of random cards to anyone.

        Sometimes it has many cards, or uses a copy twice.
        """
        rules, s, rng = self.rules, self.walk.state, self.rng
        partner = rng.below(len(s.players) + 1)
        give = self.some_kinds(s.players[seat].hand, rng.below(3))
        want = self.some_kinds(list(s.revealed), rng.below(3) if rng.below(4) else rng.below(9))
        places: tuple[int, ...] = ()
        if rng.below(3) == 0:
            hand = s.players[seat].hand
            first = tuple([1 + hand.index(kind) if kind in hand else 0 for kind in give])
            places = first if any(first) and rng.below(3) == 0 else some_places(rules, s, seat, give, rng)
        return MakeOffer(EVERYONE if partner == len(s.players) else partner, give, want, places)

    def some_kinds(self, likely: list[int], count: int) -> tuple[int, ...]:
        """Return random kinds, half of them among the likely ones."""
        rng, kinds = self.rng, len(self.rules.beans) - 1
        found = [
            likely[rng.below(len(likely))] if likely and rng.below(2) else 1 + rng.below(kinds)
            for _ in range(count)
        ]
        return tuple(sorted(found))

    def same(self, what: str, expected: object, found: object) -> None:
        if expected != found:
            raise self.difference(f"{what}\n  engine: {expected}\n  model:  {found}")

    def difference(self, text: str) -> Difference:
        """Return an error with the difference and the actions that lead to it."""
        acts = [f"{seat + 1} {sentence}" for seat, sentence in self.walk.acts]
        phase = self.rules.steps[self.walk.state.agenda[-1].step].name if self.walk.state.agenda else "over"
        game = f"{self.rules.id}, {self.walk.seats} seats, seed {self.walk.seed}"
        return Difference(f"{game}, after {len(acts)} acts ({'; '.join(acts[-12:])}), in {phase}: {text}")
