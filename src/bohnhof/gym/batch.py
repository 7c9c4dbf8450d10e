"""A vectorized environment that steps many tables at once, with NumPy arrays in and out."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

from bohnhof.extras import needs_extra

with needs_extra(__name__, "gym"):
    import numpy as np

from bohnhof.gym import WrongDecision, frame
from bohnhof.gym.company import bot_list
from bohnhof.learning.many import Episodes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import ArrayLike, NDArray

    from bohnhof.bots import BotSpec
    from bohnhof.games import GameSpec
    from bohnhof.gym import Episode, Frame

ITSELF: Final = "itself"
"""Stands for a bot in `against`: the agent plays all seats."""


class Arrays:
    """The arrays that agents read, with one row per table. Every step overwrites them."""

    FIELDS: Final = ("observations", "masks", "seats", "ended", "rewards", "scores", "seeds")

    observations: NDArray[np.uint8]
    """The observation of the deciding seat."""
    masks: NDArray[np.uint8]
    """The action mask: 1 for each legal decision."""
    seats: NDArray[np.uint8]
    """The deciding seat."""
    ended: NDArray[np.bool_]
    """Whether the last step ended a game.

    If so, rewards and scores are those of the ended game; all other arrays describe the next one.
    """
    rewards: NDArray[np.float32]
    """Rewards by seat; 0 unless a game has just ended."""
    scores: NDArray[np.int16]
    """Scores by seat; 0 unless a game has just ended."""
    seeds: NDArray[np.int64]
    """The seeds of the current games."""

    @staticmethod
    def shapes(frame: Frame, tables: int) -> dict[str, tuple[tuple[int, ...], Any]]:
        return {
            "observations": ((tables, frame.layout.size), np.uint8),
            "masks": ((tables, frame.space.size), np.uint8),
            "seats": ((tables,), np.uint8),
            "ended": ((tables,), np.bool_),
            "rewards": ((tables, frame.seats), np.float32),
            "scores": ((tables, frame.seats), np.int16),
            "seeds": ((tables,), np.int64),
        }


class Stepper(Protocol):
    """The tables of a batch, in this process or in others."""

    def begin(self, seeds: NDArray[np.int64]) -> None: ...

    def send(self, actions: NDArray[np.int64]) -> None: ...

    def receive(self) -> None: ...

    def close(self) -> None: ...


def writable(array: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a writable view of an array that compiled code exports as read-only."""
    return np.ctypeslib.as_array((ctypes.c_uint8 * array.nbytes).from_address(array.ctypes.data)).reshape(
        array.shape
    )


class Here(Arrays):
    """Tables in this process.

    Observations, masks and seats are views of the memory that compiled code writes to.
    """

    OWN: Final = ("ended", "rewards", "scores", "seeds")
    """Arrays that do not share memory with `episodes`."""

    def __init__(self, frame: Frame, tables: int, stride: int) -> None:
        self.episodes = Episodes(frame, list(range(tables)), stride)
        shapes = Arrays.shapes(frame, tables)
        for name in ("observations", "masks", "seats"):
            shape, kind = shapes[name]
            setattr(self, name, np.frombuffer(getattr(self.episodes, name), kind).reshape(shape))
        for name in self.OWN:
            shape, kind = shapes[name]
            setattr(self, name, np.zeros(shape, kind))
        self._observations = writable(self.observations)
        self._masks = writable(self.masks)
        self.layout = frame.layout
        numbers = range(frame.space.size)
        self._only_drafts = np.array([frame.space.only_drafts(number) for number in numbers])

    def __reduce__(self) -> tuple[object, ...]:
        episodes = self.episodes
        own = [getattr(self, name) for name in self.OWN]
        return _resumed, (episodes.frame, episodes.stride, episodes.episodes, own)

    def begin(self, seeds: NDArray[np.int64]) -> None:
        self._observations.fill(0)
        self._wipe()
        self.episodes.begin(seeds.tolist())
        self.seeds[:] = seeds

    def send(self, actions: NDArray[np.int64]) -> None:
        self._wipe()
        self._wipe_what_changes(actions)
        episodes = self.episodes
        episodes.step(actions.tolist())
        if episodes.ended:
            self.ended[episodes.ended] = True
            self.rewards[episodes.ended] = episodes.rewards
            self.scores[episodes.ended] = episodes.scores
            self.seeds[:] = episodes.seeds()

    def receive(self) -> None:
        """Do nothing: `send` completes the step."""

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def _wipe(self) -> None:
        self._masks.fill(0)
        if self.ended.any():
            self.ended[:] = False
            self.rewards[:] = 0
            self.scores[:] = 0

    def _wipe_what_changes(self, actions: NDArray[np.int64]) -> None:
        layout = self.layout
        only_drafts = self._only_drafts[actions]
        rows: Any = slice(None)
        if only_drafts.any():
            self._observations[only_drafts, layout.draft :] = 0
            rows = np.flatnonzero(~only_drafts)
        self._observations[rows, : layout.discard] = 0
        self._observations[rows, layout.revealed :] = 0


def _resumed(frame: Frame, stride: int, episodes: list[Episode], own: list[NDArray[Any]]) -> Here:
    """Return tables that continue these games."""
    here = Here(frame, len(episodes), stride)
    here.episodes.resume(episodes)
    for name, array in zip(Here.OWN, own, strict=True):
        getattr(here, name)[:] = array
    return here


def stepper(frame: Frame, tables: int, stride: int, against: Sequence[BotSpec]) -> Stepper:
    """Return tables in this process, with or without bots."""
    if not against:
        return Here(frame, tables, stride)
    from bohnhof.gym.sparring import Sparring

    return Sparring(frame, tables, stride, against)


class Batch(Arrays):
    """Many tables of one game.

    Table i uses the seeds seed + i, seed + i + tables and so on, for any number of processes.
    """

    def __init__(
        self,
        game: GameSpec,
        seats: int | None = None,
        tables: int = 256,
        seed: int = 0,
        processes: int = 1,
        against: BotSpec | Iterable[BotSpec] = (),
    ) -> None:
        """Create the tables and deal the first games.

        `game` is an id, an import path, a class derived from Rules or a rulebook. The bots in
        `against`, names or classes, are distributed over the tables: at each table one bot plays
        all seats but the agent's. With "itself" the agent plays all seats. Default: the agent plays
        all seats everywhere.
        """
        if processes < 1 or tables < processes:
            raise ValueError(f"{tables} tables cannot be shared by {processes} processes")
        self.frame = frame(game, seats)
        self.against = bot_list(self.frame.rules, against, ITSELF)
        self.tables = tables
        self.processes = processes
        self._places = np.arange(tables)
        self._stepper: Stepper
        if processes == 1:
            self._stepper = stepper(self.frame, tables, tables, self.against)
        else:
            from bohnhof.gym.workers import Workers

            self._stepper = Workers(self.frame, tables, processes, self.against)
        self._share_arrays()
        self._sent = False
        self._closed = False
        self._complete = True
        """Whether all tables have completed the last step."""
        self.reset(seed + self._places)

    def __repr__(self) -> str:
        given = f"{self.frame.rules.name!r}, {self.frame.seats}, tables={self.tables}"
        return f"Batch({given}, processes={self.processes}, against={self.against!r})"

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name not in Arrays.FIELDS}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._share_arrays()

    def _share_arrays(self) -> None:
        for name in Arrays.FIELDS:
            setattr(self, name, getattr(self._stepper, name))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reset(self, seeds: ArrayLike) -> None:
        """Deal a new game at every table, each with its own seed."""
        self._ready()
        numbers = self._checked(seeds, "seeds")
        if (numbers < 0).any():
            raise ValueError(f"seeds are not negative, but there is {numbers.min()}")
        self._complete = False
        self._stepper.begin(numbers)
        self._complete = True

    def step(self, actions: ArrayLike) -> None:
        """Make one decision at every table, and update the arrays."""
        self.send(actions)
        self.receive()

    def send(self, actions: ArrayLike) -> None:
        """Start a step. Other processes work until `receive` is called.

        Raise WrongDecision, and change nothing, if a decision is not legal.
        """
        self._ready()
        if not self._complete:
            raise RuntimeError("the last step failed at some table: call reset()")
        numbers = self._checked(actions, "actions")
        if (numbers < 0).any() or (numbers >= self.frame.space.size).any():
            raise WrongDecision(f"decisions are numbered from 0 to {self.frame.space.size - 1}")
        allowed = self.masks[self._places, numbers]
        if not allowed.all():
            table = int(np.argmin(allowed))
            word = self.frame.space.word(int(numbers[table]))
            raise WrongDecision(f"{numbers[table]} ({word}) is not allowed at table {table}")
        self._complete = False
        self._stepper.send(numbers)
        self._sent = True

    def receive(self) -> None:
        """Complete the step that `send` started."""
        if not self._sent:
            raise RuntimeError("nothing was sent")
        self._sent = False
        self._stepper.receive()
        self._complete = True

    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """Return a random legal decision for every table, drawn uniformly."""
        weights = random.random(self.masks.shape, np.float32)
        weights += self.masks
        chosen: NDArray[np.int64] = weights.argmax(1)
        return chosen

    def close(self) -> None:
        """End the other processes and free the shared memory. The arrays keep their values."""
        self._closed = True
        for name in Arrays.FIELDS:
            setattr(self, name, getattr(self, name).copy())
        self._stepper.close()

    def _ready(self) -> None:
        if self._closed:
            raise RuntimeError("this batch was closed")
        if self._sent:
            raise RuntimeError("call receive() before anything else is sent")

    def _checked(self, numbers: ArrayLike, what: str) -> NDArray[np.int64]:
        found = np.asarray(numbers)
        if found.shape != (self.tables,) or found.dtype.kind not in "iu":
            raise ValueError(f"{what} are {self.tables} whole numbers, not {found.dtype} of {found.shape}")
        return found.astype(np.int64, copy=False)
