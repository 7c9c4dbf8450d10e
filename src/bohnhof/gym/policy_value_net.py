"""Fit the network of a search bot: python -m bohnhof.gym.policy_value_net GAME (extra `train`).

If the network has a policy, an opening bot plays the first turns of each game, with some random
moves for variety. Then `learned` plays on. A network that is small enough for rollouts is fitted to
its policy in each position and to the results of the games.

Otherwise the heuristic of `expert` plays, sometimes with another candidate move. Then the network
is fitted to the results only.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from bohnhof.extras import needs_extra

with needs_extra("bohnhof.gym.policy_value_net", "train"):
    import torch
    from torch import nn

from bohnhof.bots.heuristics.features import FEATURES, Features
from bohnhof.bots.heuristics.games import features_of
from bohnhof.bots.heuristics.policy_value_net import ENDING, POLICY, VALUE, WIN
from bohnhof.games import load_game
from bohnhof.gym.foretelling import foretell
from bohnhof.gym.lessons import Lessons, joined
from bohnhof.gym.watching import watch

UNIT: Final = 10
"""Unit of the value target, in taler."""
LESSON: Final = 4096
FORETOLD: Final = 20
"""One of this many positions is held out for validation."""


class Network(nn.Module):  # type: ignore[misc]
    """The trainable network. Its last feature and act index is padding."""

    def __init__(self, features: Features, first: int, second: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(features.size + 1, first, mode="sum", padding_idx=features.size)
        nn.init.zeros_(self.first.weight)  # features that never occur keep weight 0
        self.own = nn.Parameter(0.2 * torch.rand(first))
        self.second = nn.Linear(first, second)
        self.likes = features.acts()
        self.says = nn.Linear(second, POLICY + self.likes)

    def forward(self, features: Any) -> Any:
        return self.says(self.second((self.first(features) + self.own).relu()).relu())

    def data(self) -> dict[str, list[list[float]]]:
        """Return the weights as the bot reads them: in each row the bias comes last."""
        first = torch.cat([self.first.weight[:-1], self.own[None]]).T
        second = torch.cat([self.second.weight, self.second.bias[:, None]], 1)
        says = torch.cat([self.says.weight, self.says.bias[:, None]], 1)
        says[VALUE] *= UNIT
        return {
            name: [[round(weight, 3) or 0 for weight in row] for row in rows.tolist()]
            for name, rows in (("first", first), ("second", second), ("says", says))
        }


class Pupil:
    """The training of a network on recorded positions."""

    def __init__(self, features: Features, lessons: Lessons, cells: tuple[int, int]) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.lessons = [torch.as_tensor(column).to(self.device) for column in lessons]
        self.network = Network(features, *cells).to(self.device)
        self.learned = len(lessons.features) - len(lessons.features) // FORETOLD

    def losses(self, part: Any) -> tuple[Any, Any, Any, Any]:
        """Return the losses of value, win and policy, and the policy's accuracy."""
        features, acts, likely, ends = (column[part] for column in self.lessons)
        said = self.network(features.int())
        far = nn.functional.mse_loss(said[:, VALUE], ends[:, 0] / UNIT)
        unsure = nn.functional.binary_cross_entropy_with_logits(said[:, WIN], ends[:, 1])
        if not self.network.likes:
            return far, unsure, torch.zeros_like(far), torch.ones_like(far)
        likings = said[:, POLICY:].gather(1, acts.long().clamp(min=0)).masked_fill(acts < 0, -1e9)
        other = -(likely.float() * likings.log_softmax(1)).sum(1).mean()
        return far, unsure, other, (likings.argmax(1) == likely.argmax(1)).float().mean()

    def learn(self, readings: int) -> None:
        optimizer = torch.optim.AdamW(self.network.parameters(), weight_decay=1e-4)
        steps = readings * (self.learned // LESSON + 1)
        pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, 5e-3, steps, pct_start=0.1)
        for reading in range(readings):
            for part in torch.randperm(self.learned, device=self.device).split(LESSON):
                far, unsure, other, _ = self.losses(part)
                optimizer.zero_grad()
                (0.3 * far + unsure + other).backward()
                optimizer.step()
                pace.step()
            with torch.no_grad():
                held = torch.arange(self.learned, len(self.lessons[0]), device=self.device)
                far, unsure, other, same = self.losses(held)
            line = f"reading {reading + 1}: {far.sqrt() * UNIT:.3f} taler off, unsure {unsure:.4f} of the win"
            if self.network.likes:
                line += f" and {other:.4f} of the act, {same:.1%} done the same"
            print(line, flush=True)


def lessons_in(game: str, features: Features, opening: str, seconds: float, processes: int) -> Lessons:
    with get_context("spawn").Pool(processes) as pool:
        if features.acts():
            return joined(pool.map(watch, [(game, opening, seconds, 1 + i) for i in range(processes)]))
        return joined(pool.map(foretell, [(game, seconds, 1 + i) for i in range(processes)]))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bohnhof.gym.policy_value_net", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--opening", default="expert", help="the bot that plays the first turns")
    parser.add_argument("--seconds", type=float, default=150, help="for which is played")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 1) - 1))
    parser.add_argument("--cells", type=int, nargs=2, default=(64, 32), help="of the first and second layer")
    parser.add_argument("--readings", type=int, default=12, help="how often all is looked at")
    parser.add_argument("--out", default=".", help="the folder that it is written into")
    options = parser.parse_args(arguments)
    rules = load_game(options.game)
    if FEATURES.of(rules) is Features:
        parser.error(f"the class of {options.game} names no features, which a network would be told")
    features = features_of(rules)
    lessons = lessons_in(options.game, features, options.opening, options.seconds, options.processes)
    print(f"{len(lessons.ends)} positions, {lessons.ends[:, 1].mean():.3f} of them won", flush=True)
    pupil = Pupil(features, lessons, tuple(options.cells))
    pupil.learn(options.readings)
    path = Path(options.out) / f"{options.game}{ENDING}"
    path.write_text(json.dumps(pupil.network.data(), separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"written: {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
