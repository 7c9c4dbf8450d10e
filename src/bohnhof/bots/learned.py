"""A bot that has learned: a small network, trained by `python -m bohnhof.gym.train`; it needs numpy."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from bohnhof.bots.bot import Bot
from bohnhof.learning.layout import FLAG, LAYOUT_VERSION, WORD, Layout
from bohnhof.learning.writing import written

if TYPE_CHECKING:
    from bohnhof.engine.actions import Action
    from bohnhof.engine.chance import Rng
    from bohnhof.engine.rules import Rules
    from bohnhof.engine.schedule import Question
    from bohnhof.engine.state import State

FOLDER: Final = "learned_weights"
"""Where the weights are, one file a game."""
IN_ORDER: Final = {"own hand, front first": 8, "discarded, top first": 3}
"""Of what is told card by card, how many cards the network sees, each as one of the kinds."""
UNIT: Final = 6
"""What is counted is divided by this."""


class Features:
    """What a network is told of an observation: flags, counts in units, and a few cards by their kinds."""

    def __init__(self, layout: Layout) -> None:
        self.plain: list[int] = []
        """The cells that are taken as they are,"""
        self.scale: list[float] = []
        """what each is multiplied with,"""
        self.coded: list[int] = []
        """and the cells that hold a kind."""
        self.kinds = len(layout.beans)
        for block in layout.blocks:
            cells = range(block.start, block.start + block.size)
            if block.holds == WORD:
                self.coded += cells[: IN_ORDER.get(block.name, 0)]
            elif not block.name.startswith("agenda") or block.name == "agenda 1 at":
                self.plain += cells
                self.scale += [1.0 if block.holds == FLAG else 1 / UNIT] * block.size
        self.size = len(self.plain) + len(self.coded) * self.kinds


class Network:
    """Layers of weights. It works on one observation."""

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
        self.layers: list[tuple[Any, Any]] = []
        while f"w{len(self.layers)}" in weights:
            i = len(self.layers)
            self.layers.append((weights[f"w{i}"].astype(np.float32), weights[f"b{i}"].astype(np.float32)))

    def prefer(self, observation: bytes, numbers: list[int]) -> int:
        """Which of these decisions it likes best."""
        np = self.np
        seen = np.frombuffer(observation, np.uint8)
        x = np.concatenate([seen[self.plain] * self.scale, self.kinds[seen[self.coded]].ravel()])
        for weight, bias in self.layers[:-1]:
            x = np.maximum(x @ weight + bias, 0)
        weight, bias = self.layers[-1]
        liked = x @ weight[:, numbers] + bias[numbers]
        return numbers[int(liked.argmax())]


@cache
def network(rules: Rules, seats: int) -> tuple[Layout, Network] | None:
    """The network for a game, None if it was not learned."""
    file = files("bohnhof.bots") / FOLDER / f"{rules.id}.npz"
    if rules.has_trading or not file.is_file():
        return None
    import numpy as np

    layout = Layout(rules, seats)
    with file.open("rb") as opened:
        return layout, Network(layout, np.load(opened))


class Learned(Bot):
    """Does what its network likes best of what is allowed."""

    name = "learned"
    suggestions = False

    def __init__(self, rules: Rules, seat: int, rng: Rng, layout: Layout, mind: Network) -> None:
        super().__init__(rules, seat, rng)
        self.layout = layout
        self.mind = mind

    def decide(self, view: State, moves: list[Action], question: Question) -> Action | None:
        if len(moves) == 1:
            return moves[0]
        seen = written(self.layout, view, self.seat, question, None)
        number = self.mind.prefer(seen, [move.index for move in moves])
        return self.rules.acts.all[number]


def learned(rules: Rules, seat: int, rng: Rng) -> Bot | None:
    """The bot for a game that was learned; None for any other, or where numpy is missing."""
    try:
        found = network(rules, rules.usual_seats())
    except ImportError:
        return None
    return None if found is None else Learned(rules, seat, rng, *found)
