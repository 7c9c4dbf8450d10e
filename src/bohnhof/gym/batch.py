"""Thousands of tables stepped at once: arrays in, arrays out."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

import numpy as np

from bohnhof.bots import bot_maker
from bohnhof.gym import WrongDecision, frame
from bohnhof.learning.many import Episodes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    from bohnhof.gym import Frame


class Arrays:
    """What learners read, one row a table; every step writes over it."""

    FIELDS: Final = ("observations", "masks", "seats", "ended", "rewards", "scores", "seeds")

    observations: NDArray[np.uint8]
    """What the seat that decides may know."""
    masks: NDArray[np.uint8]
    """1 for each decision that is allowed."""
    seats: NDArray[np.uint8]
    """Who decides."""
    ended: NDArray[np.bool_]
    """Where the last step has ended a game; all else there is about the next one already."""
    rewards: NDArray[np.float32]
    """By seat; not 0 only where a game has ended."""
    scores: NDArray[np.int16]
    """By seat, likewise."""
    seeds: NDArray[np.int64]
    """Of the games that are being played."""

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
    """Where the tables are: here, or in other processes."""

    def begin(self, seeds: NDArray[np.int64]) -> None: ...

    def send(self, actions: NDArray[np.int64]) -> None: ...

    def receive(self) -> None: ...

    def close(self) -> None: ...


def writable(array: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The same bytes, which compiled code shows to be read only."""
    return np.ctypeslib.as_array((ctypes.c_uint8 * array.nbytes).from_address(array.ctypes.data)).reshape(
        array.shape
    )


class Here(Arrays):
    """Tables in this process; observations, masks and seats are the compiled code's own bytes."""

    def __init__(self, frame: Frame, tables: int, stride: int, first: int = 0) -> None:
        self.episodes = Episodes(frame, list(range(first, first + tables)), stride)
        shapes = Arrays.shapes(frame, tables)
        for name in ("observations", "masks", "seats"):
            shape, kind = shapes[name]
            setattr(self, name, np.frombuffer(getattr(self.episodes, name), kind).reshape(shape))
        for name in ("ended", "rewards", "scores", "seeds"):
            shape, kind = shapes[name]
            setattr(self, name, np.zeros(shape, kind))
        self._observations = writable(self.observations)
        self._masks = writable(self.masks)
        self.layout = frame.layout
        numbers = range(frame.space.size)
        self._only_drafts = np.array([frame.space.only_drafts(number) for number in numbers])

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
        """It is all there."""

    def close(self) -> None:
        """There is nothing to close."""

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


def stepper(frame: Frame, tables: int, stride: int, against: Sequence[str]) -> Stepper:
    """Tables in this process, with bots or without."""
    if not against:
        return Here(frame, tables, stride)
    from bohnhof.gym.sparring import Sparring

    return Sparring(frame, tables, stride, against)


def known_bots(names: str | Sequence[str]) -> Sequence[str]:
    """One name or several, none of which is unknown."""
    from bohnhof.gym.sparring import ITSELF

    found = [names] if isinstance(names, str) else names
    for name in found:
        if name != ITSELF:
            bot_maker(name)
    return found


class Batch(Arrays):
    """So many tables of a game. Table i deals from the seeds seed + i, seed + i + tables and so on, however
    many processes share the work.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        tables: int = 256,
        seed: int = 0,
        processes: int = 1,
        against: str | Sequence[str] = (),
    ) -> None:
        """With names of bots, these play `against` the learner on all seats but one, each at its share of the
        tables; at those of "itself" the learner has all seats.
        """
        if processes < 1 or tables < processes:
            raise ValueError(f"{tables} tables cannot be shared by {processes} processes")
        against = known_bots(against)
        self.frame = frame(game, seats)
        self.tables = tables
        self._places = np.arange(tables)
        self._stepper: Stepper
        if processes == 1:
            self._stepper = stepper(self.frame, tables, tables, against)
        else:
            from bohnhof.gym.workers import Workers

            self._stepper = Workers(self.frame, tables, processes, against)
        for name in Arrays.FIELDS:
            setattr(self, name, getattr(self._stepper, name))
        self._sent = False
        self._closed = False
        self.reset(seed + self._places)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reset(self, seeds: ArrayLike) -> None:
        """Deal everywhere anew, each table from its seed."""
        self._ready()
        numbers = self._checked(seeds, "seeds")
        if (numbers < 0).any():
            raise ValueError(f"seeds are not below 0, but there is {numbers.min()}")
        self._stepper.begin(numbers)

    def step(self, actions: ArrayLike) -> None:
        """Decide at every table; what has come of it is in the arrays."""
        self.send(actions)
        self.receive()

    def send(self, actions: ArrayLike) -> None:
        """The first half of a step: other processes work while this one does something else."""
        self._ready()
        numbers = self._checked(actions, "actions")
        if (numbers < 0).any() or (numbers >= self.frame.space.size).any():
            raise WrongDecision(f"decisions are numbered from 0 to {self.frame.space.size - 1}")
        allowed = self.masks[self._places, numbers]
        if not allowed.all():
            table = int(np.argmin(allowed))
            word = self.frame.space.word(int(numbers[table]))
            raise WrongDecision(f"{numbers[table]} ({word}) is not allowed at table {table}")
        self._stepper.send(numbers)
        self._sent = True

    def receive(self) -> None:
        """The second half."""
        if not self._sent:
            raise RuntimeError("nothing was sent")
        self._stepper.receive()
        self._sent = False

    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """A random decision for every table, each that is allowed as likely."""
        weights = random.random(self.masks.shape, np.float32)
        weights += self.masks
        chosen: NDArray[np.int64] = weights.argmax(1)
        return chosen

    def close(self) -> None:
        """End the other processes and give back what was shared with them; the arrays stay as they are."""
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
