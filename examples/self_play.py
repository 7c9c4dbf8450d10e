"""Train a network by self-play with PPO, in PyTorch with the vectorized environment.

python examples/self_play.py [al-cabohne | bohnanza | …] [--rounds 200]

Needs the extra `train`.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

from bohnhof.gym.batch import Batch

STEPS = 128
CLIP, TRACE, ENTROPY, RATE, EPOCHS, MINIBATCH = 0.2, 0.98, 0.01, 5e-4, 2, 4096


class Network(nn.Module):
    """A network that maps observations to a logit for each decision, and to a value."""

    def __init__(self, size: int, choices: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.likes, self.hope = nn.Linear(128, choices), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(seen.float().sqrt())
        return self.likes(inside).masked_fill(mask == 0, -1e9), self.hope(inside).squeeze(1)

    @torch.no_grad()
    def decide(self, batch: Batch) -> tuple[torch.Tensor, ...]:
        """Return observations, masks, sampled decisions, their log-probabilities, and values."""
        seen, mask = torch.tensor(batch.observations), torch.tensor(batch.masks)
        likes, hope = self(seen, mask)
        choice = torch.distributions.Categorical(logits=likes, validate_args=False)
        number = choice.sample()
        return seen, mask, number, choice.log_prob(number), hope


def outcome(batch: Batch) -> np.ndarray:
    """Return each seat's reward where a game has ended, and 0 elsewhere.

    It includes the taler, which are more informative than wins.
    """
    scores = batch.scores.astype(np.float32)
    others = (scores.sum(1, keepdims=True) - scores) / max(scores.shape[1] - 1, 1)
    return batch.rewards + (scores - others / 2) / 10


def play(network: Network, batch: Batch) -> tuple[torch.Tensor, ...]:
    """Play STEPS steps at all tables. Return training data for each usable decision.

    These are observations, masks, decisions, log-probabilities, value targets and advantages. A
    decision is usable if the same seat decided again later, or the game ended.
    """
    runs, seats, ended, outcomes = [], [], [], []
    for _ in range(STEPS):
        seats.append(batch.seats.astype(np.int64))
        runs.append(network.decide(batch))
        batch.step(runs[-1][2].numpy())
        ended.append(batch.ended.copy())
        outcomes.append(outcome(batch))
    tables = np.arange(batch.tables)
    each = (batch.tables, batch.frame.seats)
    later = np.zeros(each, np.float32)  # value of each seat's next decision
    gain = np.zeros(each, np.float32)  # its advantage
    known = np.zeros(each, bool)  # whether both are known
    gains = np.zeros((STEPS, batch.tables), np.float32)
    usable = np.zeros((STEPS, batch.tables), bool)
    for step in reversed(range(STEPS)):
        over, seat, hope = ended[step], seats[step], runs[step][4].numpy()
        later[over], gain[over], known[over] = outcomes[step][over], 0, True
        usable[step] = known[tables, seat]
        gains[step] = later[tables, seat] - hope + TRACE * gain[tables, seat]
        later[tables, seat], gain[tables, seat], known[tables, seat] = hope, gains[step], True
        gain[tables[~usable[step]], seat[~usable[step]]] = 0
    seen, mask, number, likely, hope = (torch.cat(column) for column in zip(*runs, strict=True))
    better = torch.tensor(gains.reshape(-1))
    kept = torch.tensor(np.flatnonzero(usable))
    return seen[kept], mask[kept], number[kept], likely[kept], (hope + better)[kept], better[kept]


def learn(network: Network, optimizer: torch.optim.Optimizer, lessons: tuple[torch.Tensor, ...]) -> None:
    """Update the network by PPO with a clipped objective."""
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(lessons[0])).split(MINIBATCH):
            seen, mask, number, likely, worth, better = (column[rows] for column in lessons)
            likes, hope = network(seen, mask)
            choice = torch.distributions.Categorical(logits=likes, validate_args=False)
            ratio = (choice.log_prob(number) - likely).exp()
            better = (better - better.mean()) / (better.std() + 1e-6)
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = 0.5 * (hope - worth).square().mean() - gain - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def match(network: Network, game: str, tables: int, games: int) -> tuple[float, float, float]:
    """Play one seat of each table against random play. Return its taler, theirs, and its wins."""
    batch = Batch(game, tables=tables, seed=10_000_000)
    own = np.arange(tables) % batch.frame.seats
    chance = np.random.default_rng(1)
    found: list[tuple[float, float, float]] = []
    while len(found) < games:
        batch.step(np.where(batch.seats == own, network.decide(batch)[2].numpy(), batch.sample(chance)))
        for table in np.flatnonzero(batch.ended):
            scores, seat = batch.scores[table], own[table]
            others = np.delete(scores, seat)
            found.append((scores[seat], others.mean() if others.size else 0, batch.rewards[table, seat]))
    mine, theirs, won = np.mean(found, 0)
    return mine, theirs, won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="al-cabohne")
    parser.add_argument("--rounds", type=int, default=200, help=f"of {STEPS} decisions a table")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--games", type=int, default=1000, help="by which it is judged")
    options = parser.parse_args()
    torch.manual_seed(1)
    batch = Batch(options.game, tables=options.tables)
    network = Network(batch.observations.shape[1], batch.masks.shape[1])
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    begun = time.perf_counter()
    for done in range(options.rounds + 1):
        if done % 20 == 0 or done == options.rounds:
            mine, theirs, won = match(network, options.game, options.tables, options.games)
            spent = (time.perf_counter() - begun) / 60
            print(
                f"round {done}, {spent:.1f} minutes: {mine:.1f} taler to {theirs:.1f}, {won:.0%} won",
                flush=True,
            )
        if done < options.rounds:
            learn(network, optimizer, play(network, batch))


if __name__ == "__main__":
    main()
