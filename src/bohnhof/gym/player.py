"""The policy and value network of the bot `learned`, in PyTorch."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn

from bohnhof.bots.learned import MOST, Features
from bohnhof.gym import LAYOUT_VERSION, frame

if TYPE_CHECKING:
    from pathlib import Path


class Player(nn.Module):  # type: ignore[misc]
    """A network that computes a logit for each decision and the value of the position."""

    def __init__(self, game: str, hidden: int, layers: int) -> None:
        super().__init__()
        features = Features(frame(game).layout)
        self.kinds = features.kinds
        self.cells = [cell for row in features.rows for cell in row]
        lengths = torch.tensor([len(row) for row in features.rows], dtype=torch.long)
        own = torch.arange(features.fields, features.fields + self.kinds * (max(features.at) + 1))
        for name, value in (
            ("plain", features.plain),
            ("scale", features.scale),
            ("coded", features.coded),
            ("row_of", torch.repeat_interleave(torch.arange(len(lengths)), lengths)),
            ("meters", features.meters),
            ("own", own),
            ("heads", features.heads),
            ("at", features.at),
        ):
            self.register_buffer(name, torch.as_tensor(value), persistent=False)
        self.body = tower(features.size, hidden, layers, features.likings)
        self.value = tower(features.size, hidden, layers, 1)
        with torch.no_grad():
            self.body[-1].weight.mul_(0.01)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        coded = nn.functional.one_hot(seen[:, self.coded].long(), self.kinds + 1)[:, :, 1:].flatten(1)
        beans = torch.zeros(len(seen), len(self.meters), dtype=torch.long, device=seen.device)
        beans.index_add_(1, self.row_of, seen[:, self.cells].long())
        rows = torch.arange(len(self.meters), device=seen.device)
        told = self.meters[rows, beans.clamp(max=MOST)].flatten(1)
        read = torch.cat([seen[:, self.plain] * self.scale, coded.float(), told], 1)
        grown = seen[:, self.own].unflatten(1, (-1, self.kinds)).argmax(2)
        heads = self.heads + grown[:, self.at.clamp(min=0)] * (self.at >= 0)
        likes = self.body(read).gather(1, heads)
        return likes.masked_fill(~masks.bool(), -1e9), self.value(read).squeeze(1)

    def save(self, path: Path) -> None:
        """Save the policy in half precision, in the format the bot reads."""
        found: dict[str, Any] = {"version": np.array(LAYOUT_VERSION)}
        for i, layer in enumerate(self.body[::2]):
            found[f"w{i}"] = layer.weight.detach().cpu().numpy().T.astype(np.float16)
            found[f"b{i}"] = layer.bias.detach().cpu().numpy().astype(np.float16)
        np.savez_compressed(path, **found)


def tower(size: int, hidden: int, layers: int, ends: int) -> nn.Sequential:
    """Return a multilayer perceptron with `layers` hidden layers of `hidden` units."""
    sizes = [size, *[hidden] * layers]
    found: list[nn.Module] = []
    for below, above in pairwise(sizes):
        found += [nn.Linear(below, above), nn.ReLU()]
    return nn.Sequential(*found, nn.Linear(hidden, ends))


class Margin:
    """The lead in taler of the deciding seat, computed from its observations."""

    def __init__(self, game: str) -> None:
        here = frame(game)
        cells = {block.name: range(block.start, block.start + block.size) for block in here.layout.blocks}
        self.own = list(cells["own taler"])
        self.other = list(cells.get("seat +1 taler", ()))
        self.rival = list(cells.get(here.layout.rules.rival, ()))
        self.rival_counts = 2.0 if here.seats == 1 else 0.5

    def of(self, seen: Any) -> Any:
        own = seen[:, self.own].sum(1) - self.rival_counts * seen[:, self.rival].sum(1)
        return own.float() - seen[:, self.other].sum(1) if self.other else own.float()
