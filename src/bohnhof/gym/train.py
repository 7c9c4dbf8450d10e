"""Trains the bot `learned` by playing against itself: python -m bohnhof.gym.train GAME (extra `train`).

Proximal policy optimisation: a network plays thousands of tables at once, then learns from what has come of
it. In the first part of the time taler count too, later nothing but winning.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from bohnhof.bots.learned import Features
from bohnhof.gym import LAYOUT_VERSION, frame
from bohnhof.gym.batch import Batch
from bohnhof.gym.teaching import lessons

UNSEEN_DEALS = 1_000_000_000
"""Seeds from here on are never trained with."""


class Player(nn.Module):  # type: ignore[misc]
    """Reads observations and gives a liking for each decision, and the value of where it is."""

    def __init__(self, game: str, hidden: int) -> None:
        super().__init__()
        here = frame(game)
        features = Features(here.layout)
        self.register_buffer("plain", torch.tensor(features.plain))
        self.register_buffer("scale", torch.tensor(features.scale))
        self.register_buffer("coded", torch.tensor(features.coded))
        self.kinds = features.kinds
        self.body = nn.ModuleList([nn.Linear(features.size, hidden), nn.Linear(hidden, hidden)])
        self.likes = nn.Linear(hidden, here.space.size)
        self.value = nn.Sequential(
            nn.Linear(features.size, hidden),
            nn.ReLU(),
            nn.Linear(hidden, hidden),
            nn.ReLU(),
            nn.Linear(hidden, 1),
        )
        with torch.no_grad():
            self.likes.weight.mul_(0.01)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        coded = nn.functional.one_hot(seen[:, self.coded].long(), self.kinds + 1)[:, :, 1:].flatten(1)
        read = torch.cat([seen[:, self.plain] * self.scale, coded.float()], 1)
        x = read
        for layer in self.body:
            x = torch.relu(layer(x))
        return self.likes(x).masked_fill(~masks.bool(), -1e9), self.value(read).squeeze(1)

    def save(self, path: Path) -> None:
        """As the bot reads it, in half precision."""
        found: dict[str, Any] = {"version": np.array(LAYOUT_VERSION)}
        for i, layer in enumerate([*self.body, self.likes]):
            found[f"w{i}"] = layer.weight.detach().cpu().numpy().T.astype(np.float16)
            found[f"b{i}"] = layer.bias.detach().cpu().numpy().astype(np.float16)
        np.savez_compressed(path, **found)


class Margin:
    """By how many taler whoever decides is ahead, as far as he sees it."""

    def __init__(self, game: str) -> None:
        here = frame(game)
        cells = {block.name: range(block.start, block.start + block.size) for block in here.layout.blocks}
        self.own = list(cells["own taler"])
        self.other = list(cells.get("seat +1 taler", ()))
        self.rival = list(cells.get("mafia", ()))
        self.rival_counts = 2.0 if here.seats == 1 else 0.5

    def of(self, seen: Any) -> Any:
        own = seen[:, self.own].sum(1) - self.rival_counts * seen[:, self.rival].sum(1)
        return own.float() - seen[:, self.other].sum(1) if self.other else own.float()


class Trainer:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.player = Player(options.game, options.hidden).to(self.device)
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=options.rate, eps=1e-5)
        self.batch = Batch(options.game, tables=options.tables, processes=options.processes)
        self.margin = Margin(options.game)
        self.seats = self.batch.frame.seats
        self.steps = 0

    def now(self) -> tuple[Any, Any, Any]:
        """What stands at all tables."""
        arrays = (self.batch.observations, self.batch.masks, self.batch.seats)
        return tuple(torch.as_tensor(np.array(array)).to(self.device) for array in arrays)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, taler: float) -> tuple[Any, ...]:
        """So many steps everywhere; what was seen and done, and how much better it was than expected."""
        rows: list[tuple[Any, ...]] = []
        rewards, ended = [], []
        wins, games = 0.0, 0
        seen, masks, seats = self.now()
        for _ in range(self.options.length):
            likes, value = self.player(seen, masks)
            spread = torch.distributions.Categorical(logits=likes)
            chosen = spread.sample()
            rows.append(
                (seen, masks, seats.long(), chosen, spread.log_prob(chosen), value, self.margin.of(seen))
            )
            self.batch.step(chosen.cpu().numpy())
            rewards.append(torch.as_tensor(self.batch.rewards.copy()).to(self.device))
            ended.append(torch.as_tensor(self.batch.ended.copy()).to(self.device))
            wins += float(self.batch.rewards.sum())
            games += int(self.batch.ended.sum())
            seen, masks, seats = self.now()
        self.steps += self.options.length * self.options.tables
        _, value = self.player(seen, masks)
        advantages, weights = self.advantages(rows, rewards, ended, seats.long(), value, seen, taler)
        columns = [torch.stack([row[i] for row in rows]).flatten(0, 1) for i in range(6)]
        return (*columns, advantages.flatten(), weights.flatten(), wins / max(games, 1), games)

    def advantages(
        self,
        rows: list[Any],
        rewards: list[Any],
        ended: list[Any],
        seats: Any,
        value: Any,
        seen: Any,
        taler: float,
    ) -> tuple[Any, Any]:
        """Backwards, by seat: a decision leads to the next one of the same seat, or to the end."""
        tables = torch.arange(self.options.tables, device=self.device)
        zeros = torch.zeros(self.options.tables, self.seats, device=self.device)
        later, gain, earned, margin, known = (zeros.clone() for _ in range(5))
        later[tables, seats] = value
        margin[tables, seats] = self.margin.of(seen)
        known[tables, seats] = 1
        advantages, weights = [], []
        for row, reward, end in zip(reversed(rows), reversed(rewards), reversed(ended), strict=True):
            _, _, seat, _, _, value, ahead = row
            over = end.unsqueeze(1)
            later, gain = later.masked_fill(over, 0), gain.masked_fill(over, 0)
            earned = torch.where(over, reward, earned)
            known = known.masked_fill(over, 1)
            # What is ahead at the last decision stays so: the end itself brings the win alone.
            margin = torch.where(over, torch.full_like(margin, float("nan")), margin)
            step = margin[tables, seat] - ahead
            step = torch.nan_to_num(step, nan=0.0)
            expected = earned[tables, seat] + taler * step + later[tables, seat]
            advantage = expected - value + self.options.trace * gain[tables, seat]
            sure = known[tables, seat]
            advantage = advantage * sure
            advantages.append(advantage)
            weights.append(sure)
            later[tables, seat] = value
            gain[tables, seat] = advantage
            earned[tables, seat] = 0
            margin[tables, seat] = ahead
            known[tables, seat] = 1
        return torch.stack(advantages[::-1]), torch.stack(weights[::-1])

    def look_on(self) -> None:
        """Learn to decide as the teacher does."""
        options = self.options
        seen, masks, numbers = lessons(options.game, options.teacher, 60 * options.lessons, options.processes)
        print(f"{options.game}: {len(numbers)} decisions of {options.teacher}", flush=True)
        order = np.random.default_rng(1)
        for turn in range(4):
            right = 0
            for part in np.array_split(order.permutation(len(numbers)), max(1, len(numbers) // 8192)):
                here = [torch.as_tensor(array[part]).to(self.device) for array in (seen, masks, numbers)]
                likes, _ = self.player(here[0], here[1])
                loss = nn.functional.cross_entropy(likes, here[2])
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
                right += int((likes.argmax(1) == here[2]).sum())
            print(f"{options.game}: round {turn}, as the teacher {right / len(numbers):.4f}", flush=True)

    def learn(self, played: tuple[Any, ...], bonus: float, judging: bool) -> None:
        seen, masks, _, chosen, before, value, advantages, weights = played[:8]
        aim = advantages + value
        for _ in range(self.options.epochs):
            order = torch.randperm(len(chosen), device=self.device)
            for part in order.split(self.options.minibatch):
                likes, guess = self.player(seen[part], masks[part])
                spread = torch.distributions.Categorical(logits=likes)
                weight, gain = weights[part], advantages[part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                ratio = (spread.log_prob(chosen[part]) - before[part]).exp()
                held = torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
                loss = -(weight * (held + bonus * spread.entropy())).mean()
                if judging:
                    loss = loss * 0
                loss = loss + 0.5 * (weight * (guess - aim[part]).square()).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimizer.step()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def examine(self, games: int) -> float:
        """Which part of so many deals that were never seen it wins, doing what it likes best."""
        self.batch.reset(UNSEEN_DEALS + np.arange(self.options.tables))
        wins = np.full(games, np.nan)
        while np.isnan(wins).any():
            deals = self.batch.seeds.copy() - UNSEEN_DEALS
            likes, _ = self.player(*self.now()[:2])
            self.batch.step(likes.argmax(1).cpu().numpy())
            for table in np.flatnonzero(self.batch.ended):
                if deals[table] < games:
                    wins[deals[table]] = self.batch.rewards[table].sum()
        return float(wins.mean())

    def run(self) -> None:
        options = self.options
        out = Path(options.out)
        out.mkdir(parents=True, exist_ok=True)
        if options.teacher:
            self.look_on()
        begun = time.monotonic()
        with (out / f"{options.game}.csv").open("w", newline="") as file:
            curve = csv.writer(file)
            curve.writerow(["seconds", "decisions", "games", "won"])
            rounds = 0
            while (spent := time.monotonic() - begun) < 60 * options.minutes:
                left = 1 - spent / (60 * options.minutes)
                for group in self.optimizer.param_groups:
                    group["lr"] = options.rate * max(left, 0.02)
                played = self.play(options.taler * max(left - 0.3, 0.0) / 0.7)
                # Whoever has been taught learns first what his places are worth.
                self.learn(played, options.entropy * left, bool(options.teacher) and rounds < 40)
                if rounds % 10 == 0:
                    row = [f"{spent:.0f}", self.steps, played[9], f"{played[8]:.4f}"]
                    curve.writerow(row)
                    file.flush()
                    print(options.game, *row, flush=True)
                    self.player.save(out / f"{options.game}.npz")
                rounds += 1
        self.player.save(out / f"{options.game}.npz")
        won = self.examine(options.deals)
        print(f"{options.game}: a seat wins {won:.4f} of {options.deals} deals not seen before")
        self.batch.close()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bohnhof.gym.train", description=__doc__)
    parser.add_argument("game", help="al-cabohne-solo, al-cabohne or another game without trade")
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--out", default="learned", help="where the weights and the curve go")
    parser.add_argument("--teacher", default="", help="a bot to look on first, such as thrifty")
    parser.add_argument("--lessons", type=float, default=1, help="minutes of that")
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 1) - 1))
    parser.add_argument("--length", type=int, default=32, help="steps between two lessons")
    parser.add_argument("--minibatch", type=int, default=16384)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--taler", type=float, default=0.05, help="what a taler counts at first")
    parser.add_argument("--deals", type=int, default=10_000, help="to be examined with at the end")
    Trainer(parser.parse_args(arguments)).run()


if __name__ == "__main__":
    main(sys.argv[1:])
