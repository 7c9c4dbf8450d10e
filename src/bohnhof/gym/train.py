"""Train the bot `learned`: python -m bohnhof.gym.train GAME (extra `train`).

If there is a teacher, its decisions are imitated first. Then proximal policy optimization (PPO)
plays thousands of tables at once, against bots or itself, and learns from the results.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import time
from pathlib import Path
from typing import Any, Final

from bohnhof.extras import needs_extra

with needs_extra("bohnhof.gym.train", "train"):
    import numpy as np
    import torch
    from torch import nn

from bohnhof.gym import frame
from bohnhof.gym.batch import ITSELF, Batch
from bohnhof.gym.player import Margin, Player
from bohnhof.gym.teaching import lessons

UNSEEN_DEALS: Final = 1 << 31
"""First seed of the deals that are never used for training. The lessons' seeds are higher."""
JUDGING: Final = 10
"""Number of rounds after imitation learning that train the value network only."""
LESSON: Final = 2048
"""Number of the teacher's decisions per minibatch."""


class Trainer:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.seats = frame(options.game).seats
        alone = all(name == ITSELF for name in options.against)
        self.against = () if alone else tuple(options.against)
        rival = (options.rival,) if self.seats > 1 else ()
        # Start processes before CUDA is initialized, because it does not survive a fork.
        self.batch = self.tables(options.tables, self.against)
        self.exam = self.tables(options.deals, rival)
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.set_float32_matmul_precision("high")
        self.player = Player(options.game, options.hidden, options.layers).to(self.device)
        self.optimizer = self.new_optimizer(options.rate)
        self.margin = Margin(options.game)
        self.steps = 0

    def tables(self, count: int, against: tuple[str, ...]) -> Batch:
        options = self.options
        processes = min(options.processes, count)
        return Batch(options.game, tables=count, processes=processes, against=against)

    def new_optimizer(self, rate: float) -> Any:
        return torch.optim.Adam(self.player.parameters(), lr=rate, eps=1e-5)

    def reckon(self, rewards: Any) -> Any:
        """Return each seat's reward: its share of the win minus `envy` times the others' shares."""
        return rewards - self.options.envy * (rewards.sum(1, keepdim=True) - rewards)

    def now(self, batch: Batch) -> tuple[Any, Any, Any]:
        """Return observations, masks and deciding seats of all tables as tensors."""
        arrays = (batch.observations, batch.masks, batch.seats)
        return tuple(torch.as_tensor(np.array(array)).to(self.device) for array in arrays)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, taler: float) -> tuple[Any, ...]:
        """Play `length` steps at every table. Return them with their advantages and weights."""
        rows: list[tuple[Any, ...]] = []
        rewards, ended = [], []
        seen, masks, seats = self.now(self.batch)
        for _ in range(self.options.length):
            likes, value = self.player(seen, masks)
            spread = torch.distributions.Categorical(logits=likes, validate_args=False)
            chosen = spread.sample()
            rows.append(
                (seen, masks, seats.long(), chosen, spread.log_prob(chosen), value, self.margin.of(seen))
            )
            self.batch.step(chosen.cpu().numpy())
            rewards.append(self.reckon(torch.as_tensor(self.batch.rewards.copy()).to(self.device)))
            ended.append(torch.as_tensor(self.batch.ended.copy()).to(self.device))
            seen, masks, seats = self.now(self.batch)
        self.steps += self.options.length * self.options.tables
        _, value = self.player(seen, masks)
        advantages, weights = self.advantages(rows, rewards, ended, seats.long(), value, seen, taler)
        columns = [torch.stack([row[i] for row in rows]).flatten(0, 1) for i in range(6)]
        return (*columns, advantages.flatten(), weights.flatten())

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
        """Return generalized advantage estimates and their weights, computed backwards by seat.

        A decision leads to the same seat's next one, or to the end of the game. The weight is 0 if
        neither was reached.
        """
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
            # The lead does not change after the last decision; the end adds only the reward for
            # winning.
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
        """Imitate the teacher's decisions, and learn the results of its games."""
        options = self.options
        bots = [options.teacher if name == ITSELF else name for name in self.against]
        found = lessons(options.game, options.teacher, bots, 60 * options.lessons, options.processes)
        seen, masks, numbers, shares, rewards = (torch.as_tensor(array) for array in found)
        won = self.reckon(rewards)[:, 0]
        print(f"{options.game}: {len(numbers)} decisions of {options.teacher}", flush=True)
        self.optimizer = self.new_optimizer(1e-3)
        parts = max(1, len(numbers) // LESSON)
        for turn in range(options.readings):
            right = 0.0
            for i, part in enumerate(torch.randperm(len(numbers)).chunk(parts)):
                for group in self.optimizer.param_groups:
                    group["lr"] = 1e-3 * (1.02 - (turn + i / parts) / options.readings)
                here = [array[part].to(self.device) for array in (seen, masks, numbers, shares, won)]
                likes, value = self.player(here[0], here[1])
                loss = -(here[3] * likes.log_softmax(1).gather(1, here[2])).sum(1).mean()
                loss = loss + 0.5 * (value - here[4]).square().mean()
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
                chosen = likes.argmax(1, True) == here[2]
                right += ((here[3] * chosen).sum(1) / here[3][:, 0]).sum()
            print(
                f"{options.game}: round {turn}, as good as the teacher {right / len(numbers):.4f}", flush=True
            )
        self.optimizer = self.new_optimizer(options.rate)

    def learn(self, played: tuple[Any, ...], bonus: float, judging: bool) -> None:
        seen, masks, _, chosen, before, value, advantages, weights = played[:8]
        aim = advantages + value
        for _ in range(self.options.epochs):
            order = torch.randperm(len(chosen), device=self.device)
            for part in order.split(self.options.minibatch):
                likes, guess = self.player(seen[part], masks[part])
                spread = torch.distributions.Categorical(logits=likes, validate_args=False)
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
    def examine(self) -> tuple[float, float]:
        """Play the held-out deals greedily. Return the win shares of the agent and the others."""
        exam = self.exam
        exam.reset(UNSEEN_DEALS + np.arange(exam.tables))
        found = np.full((exam.tables, 2), np.nan)
        while np.isnan(found).any():
            own = exam.seats.copy()
            likes, _ = self.player(*self.now(exam)[:2])
            exam.step(likes.argmax(1).cpu().numpy())
            for table in np.flatnonzero(exam.ended & np.isnan(found[:, 0])):
                won = exam.rewards[table, own[table]]
                found[table] = won, exam.rewards[table].sum() - won
        return float(found[:, 0].mean()), float(found[:, 1].mean())

    def run(self) -> None:
        options = self.options
        out = Path(options.out)
        out.mkdir(parents=True, exist_ok=True)
        kept = out / f"{options.game}.pt"
        if options.resume:
            self.player.load_state_dict(torch.load(options.resume, map_location=self.device))
        elif options.teacher:
            self.look_on()
        begun = time.monotonic()
        best, examined = -1.0, -1e9
        rounds = 0
        with (out / f"{options.game}.csv").open("w", newline="") as file:
            curve = csv.writer(file)
            curve.writerow(["seconds", "decisions", "won", "lost"])
            while True:
                spent = time.monotonic() - begun
                left = 1 - spent / (60 * options.minutes)
                if left <= 0 or spent - examined >= options.every:
                    examined = spent
                    won, lost = self.examine()
                    row = [f"{spent:.0f}", self.steps, f"{won:.4f}", f"{lost:.4f}"]
                    curve.writerow(row)
                    file.flush()
                    print(options.game, *row, flush=True)
                    if (share := won / max(won + lost, 1e-9) if self.seats > 1 else won) > best:
                        best = share
                        self.player.save(out / f"{options.game}.npz")
                    torch.save(self.player.state_dict(), kept)
                if left <= 0:
                    break
                for group in self.optimizer.param_groups:
                    group["lr"] = options.rate * max(left, 0.02)
                played = self.play(options.taler * max(left - 0.3, 0.0) / 0.7)
                self.learn(played, options.entropy * left, bool(options.teacher) and rounds < JUDGING)
                rounds += 1
        self.batch.close()
        self.exam.close()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bohnhof.gym.train", description=__doc__)
    parser.add_argument("game", help="a game without trade")
    parser.add_argument("--minutes", type=float, default=6, help="of playing, after the lessons")
    parser.add_argument("--out", default="learned", help="where the weights and the curve go")
    parser.add_argument("--resume", help="go on with what a training has left as GAME.pt")
    parser.add_argument("--teacher", default="", help="a bot to look on first, such as expert")
    parser.add_argument("--lessons", type=float, default=1, help="minutes for which the teacher plays")
    parser.add_argument("--readings", type=int, default=4, help="how often that is looked at")
    parser.add_argument("--against", nargs="+", default=[ITSELF], help=f"bots to play against, or {ITSELF}")
    parser.add_argument("--rival", default="thrifty", help="the bot to be examined against")
    parser.add_argument("--envy", type=float, default=0, help="what the win of another costs")
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 1) - 1))
    parser.add_argument("--length", type=int, default=32, help="steps between two lessons")
    parser.add_argument("--minibatch", type=int, default=16384)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--layers", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--trace", type=float, default=0.95)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--taler", type=float, default=0.05, help="what a taler counts at first")
    parser.add_argument("--deals", type=int, default=2_000, help="to be examined with, never seen before")
    parser.add_argument("--every", type=float, default=45, help="seconds between two examinations")
    Trainer(parser.parse_args(arguments)).run()


if __name__ == "__main__":
    main(sys.argv[1:])
