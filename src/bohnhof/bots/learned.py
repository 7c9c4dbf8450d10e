"""The bot `learned`: a small policy network trained by `bohnhof.gym.train`. Requires numpy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.heuristics.tuned_numbers import FOLDER
from bohnhof.facets import data_file
from bohnhof.games import game_ids, rules_of
from bohnhof.learning.layout import FLAG, LAYOUT_VERSION, WORD, Layout
from bohnhof.learning.writing import written

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from bohnhof.engine.actions import Action
    from bohnhof.engine.cards import Bean
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.schedule import Question
    from bohnhof.engine.state import State

ENDING: Final = ".npz"
"""Of the file with the weights of a game, beside its tuned numbers."""
IN_ORDER: Final = {"own hand, front first": 8, "discarded, top first": 3}
"""Number of cards that the network sees of blocks that list cards one by one.

Each is one-hot encoded by its kind.
"""
UNIT: Final = 6
"""What is counted is divided by this."""
ROWS: Final = ("own fields", "seat +1 fields")
"""Where beans grow, besides the piles of rivals who have no seat."""
TOLD: Final = 3
"""Number of inputs for each kind in each row."""
MOST: Final = 12
"""Maximum number of beans distinguished; larger numbers are clamped."""


class Features:
    """The inputs of the network, computed from an observation.

    They are flags, scaled counts, and some cards by kind. They do not depend on which field grows a
    kind: its beans are represented by their taler and the number missing for one more. Decisions on
    a field are mapped to the kind growing there.
    """

    def __init__(self, layout: Layout) -> None:
        self.plain: list[int] = []
        """Indexes of the cells that are scaled only."""
        self.scale: list[float] = []
        """Factor for each of these cells."""
        self.coded: list[int] = []
        """Indexes of the cells that hold a kind."""
        self.rows: list[list[int]] = []
        """By kind, the cells that count beans of it: on own fields, on others' and on rivals'."""
        self.meters: list[list[list[float]]] = []
        """For each of these rows, the inputs by number of beans."""
        self.kinds = len(layout.beans)
        self.fields = 0
        """Where the own fields begin."""
        rows = {*ROWS, *rivals(layout.rules)}
        for block in layout.blocks:
            cells = range(block.start, block.start + block.size)
            if block.name == "own fields":
                self.fields = block.start
            if block.name in rows:
                first = block.size % self.kinds
                for i, bean in enumerate(layout.rules.beans[1:]):
                    self.rows.append([*cells[first + i :: self.kinds]])
                    self.meters.append(meter(bean))
            elif block.holds == WORD:
                self.coded += cells[: IN_ORDER.get(block.name, 0)]
            elif not block.name.startswith("agenda") or block.name == "agenda 1 at":
                self.plain += cells
                self.scale += [1.0 if block.holds == FLAG else 1 / UNIT] * block.size
        self.size = len(self.plain) + len(self.coded) * self.kinds + TOLD * len(self.rows)
        self.heads: list[int] = []
        """By decision: its output, or the first of its outputs if it is about a field."""
        self.at: list[int] = []
        """By decision: the own field it is about, whose kind selects the output; or -1."""
        names: list[str] = []
        for act in layout.rules.acts.all:
            *words, last = act.sentence(layout.rules).split()
            name = " ".join(words if last.isdecimal() else [*words, last])
            grown = name in ("harvest", "pay")
            if name not in names:
                names += [name] * (self.kinds if grown else 1)
            self.heads.append(names.index(name))
            self.at.append(int(last) - 1 if grown else -1)
        self.likings = len(names)


def rivals(rules: Rules) -> set[str]:
    """Return the ids of the rivals without a seat that acts can name."""
    return {target.id for act in rules.acts.all for target in act.targets(rules) if target.at == "rival"}


def meter(bean: Bean) -> list[list[float]]:
    """Return by number of beans: the beans, their taler, and the beans missing for one more."""
    found = [[0.0] * TOLD]
    for beans in range(1, MOST + 1):
        taler = bean.beanometer.taler(beans)
        missing = max(bean.beanometer.needs(taler + 1) - beans, 0)
        found.append([beans / UNIT, taler / UNIT, missing / UNIT])
    return found


class Network:
    """A multilayer perceptron that evaluates one observation at a time."""

    def __init__(self, layout: Layout, weights: Any) -> None:
        import numpy as np

        version = int(weights["version"])
        if version != LAYOUT_VERSION:
            raise ValueError(f"these weights read version {version} of observations, not {LAYOUT_VERSION}")
        self.np = np
        features = Features(layout)
        self.plain = np.array(features.plain)
        self.scale = np.array(features.scale, np.float32)
        self.coded = np.array(features.coded)
        self.kinds = np.eye(features.kinds + 1, dtype=np.float32)[:, 1:]
        self.rows = features.rows
        self.meters = np.array(features.meters, np.float32)
        self.fields = features.fields
        self.heads = features.heads
        self.at = features.at
        self.layers: list[tuple[Any, Any]] = []
        while f"w{len(self.layers)}" in weights:
            i = len(self.layers)
            self.layers.append((weights[f"w{i}"].astype(np.float32), weights[f"b{i}"].astype(np.float32)))

    def prefer(self, observation: bytes, numbers: list[int]) -> int:
        """Return the decision with the highest logit."""
        return numbers[int(self.likings(observation, numbers).argmax())]

    def likings(self, observation: bytes, numbers: list[int]) -> Any:
        """Return the logits of these decisions."""
        np = self.np
        seen = np.frombuffer(observation, np.uint8)
        told = [seen[self.plain] * self.scale, self.kinds[seen[self.coded]].ravel()]
        for cells, meter in zip(self.rows, self.meters, strict=True):
            told.append(meter[min(sum([observation[cell] for cell in cells]), MOST)])
        x = np.concatenate(told)
        for weight, bias in self.layers[:-1]:
            x = np.maximum(x @ weight + bias, 0)
        weight, bias = self.layers[-1]
        heads = [self._head(observation, number) for number in numbers]
        return x @ weight[:, heads] + bias[heads]

    def _head(self, observation: bytes, number: int) -> int:
        head, field, kinds = self.heads[number], self.at[number], len(self.kinds) - 1
        if field < 0:
            return head
        row = observation[self.fields + field * kinds : self.fields + (field + 1) * kinds]
        return head + row.index(max(row))


def weights_of(rules: Rules) -> Traversable | None:
    """Return the file with the weights for a game; None if it was not learned."""
    return data_file(rules, FOLDER, rules.id + ENDING)


def learned_games() -> list[str]:
    """Return the ids of our games that were learned."""
    return [game for game in game_ids() if weights_of(rules_of(game)) is not None]


@cache
def network(rules: Rules, seats: int) -> tuple[Layout, Network]:
    """Return the layout of a game's observations, and its network.

    Raise ValueError if there is none.
    """
    weights = weights_of(rules)
    if weights is None:
        raise ValueError(f"it plays only {' and '.join(learned_games())}")
    import numpy as np

    layout = Layout(rules, seats)
    with weights.open("rb") as opened:
        return layout, Network(layout, np.load(opened))


class Learned(Bot):
    """A bot that plays the legal move with the highest logit."""

    name = "learned"
    suggestions = False

    def __init__(self, rules: Rules, seat: int, rng: Rng, layout: Layout, network: Network) -> None:
        super().__init__(rules, seat, rng)
        self.layout = layout
        self.network = network

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if len(moves) == 1:
            return moves[0]
        seen = written(self.layout, view, self.seat, question)
        number = self.network.prefer(seen, [move.index for move in moves])
        return self.rules.acts.all[number]


def learned(rules: Rules, seat: int, rng: Rng) -> Bot:
    """Create the bot. Raise ValueError for a game without weights."""
    return Learned(rules, seat, rng, *network(rules, rules.usual_seats()))
