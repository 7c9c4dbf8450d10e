"""Tables in other processes, which write into memory that is shared with this one."""

from __future__ import annotations

import contextlib
import gc
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from bohnhof.gym import frame as frame_of
from bohnhof.gym.batch import Arrays, stepper

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from numpy.typing import NDArray

    from bohnhof.gym import Frame

BEGIN, STEP, END = b"begin", b"step", b"end"


class Lasting(SharedMemory):
    """Stays as long as somebody looks at its arrays, also when nobody asks for it any more."""

    def __del__(self) -> None:
        with contextlib.suppress(BufferError):
            super().__del__()


class Shared(Arrays):
    """The arrays of all tables, and the numbers that are sent, in one piece of shared memory."""

    numbers: NDArray[np.int64]

    def __init__(self, frame: Frame, tables: int, name: str | None = None) -> None:
        shapes = {**Arrays.shapes(frame, tables), "numbers": ((tables,), np.int64)}
        sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in shapes.items()}
        places = {key: -(-size // 64) * 64 for key, size in sizes.items()}
        whole = sum(places.values())
        self.memory = Lasting(name, create=name is None, size=whole)
        start = 0
        for key, (shape, kind) in shapes.items():
            cells = np.frombuffer(self.memory.buf or b"", kind, int(np.prod(shape)), start)
            setattr(self, key, cells.reshape(shape))
            start += places[key]

    def forget(self) -> None:
        """Let go of the memory, which stays as long as somebody looks at its arrays."""
        for key in (*Arrays.FIELDS, "numbers"):
            delattr(self, key)
        with contextlib.suppress(BufferError):
            self.memory.close()


class Workers(Shared):
    """Each process has a run of tables."""

    def __init__(self, frame: Frame, tables: int, processes: int, against: Sequence[str]) -> None:
        super().__init__(frame, tables)
        context = get_context()
        bounds = [tables * i // processes for i in range(processes + 1)]
        self.links: list[Connection] = []
        self.processes = []
        for first, last in pairwise(bounds):
            link, theirs = context.Pipe()
            job = (theirs, frame.rules.name, frame.seats, tables, first, last, self.memory.name, against)
            process = context.Process(target=work, args=job, daemon=True)
            process.start()
            theirs.close()
            self.links.append(link)
            self.processes.append(process)

    def begin(self, seeds: NDArray[np.int64]) -> None:
        self._order(BEGIN, seeds)
        self.receive()

    def send(self, actions: NDArray[np.int64]) -> None:
        self._order(STEP, actions)

    def receive(self) -> None:
        for link, process in zip(self.links, self.processes, strict=True):
            try:
                link.recv_bytes()
            except (EOFError, OSError):
                self._fail(process)

    def close(self) -> None:
        if not self.links:
            return
        for link in self.links:
            with contextlib.suppress(OSError):
                link.send_bytes(END)
            link.close()
        for process in self.processes:
            process.join()
        self.links = []
        self.forget()
        self.memory.unlink()

    def _order(self, what: bytes, numbers: NDArray[np.int64]) -> None:
        self.numbers[:] = numbers
        for link, process in zip(self.links, self.processes, strict=True):
            try:
                link.send_bytes(what)
            except OSError:
                self._fail(process)

    def _fail(self, process: BaseProcess) -> NoReturn:
        process.join(1)
        how = f"process {process.pid} of this batch has ended (exit code {process.exitcode})"
        raise RuntimeError(f"{how}: close it and begin anew") from None


def work(
    link: Connection,
    game: str,
    seats: int,
    tables: int,
    first: int,
    last: int,
    memory: str,
    against: Sequence[str],
) -> None:
    """What a process does until it is told to end or nobody is there any more."""
    frame = frame_of(game, seats)
    here = stepper(frame, last - first, tables, against)
    gc.freeze()  # what was there before is not looked through for cycles again and again
    shared = Shared(frame, tables, memory)
    rows = slice(first, last)
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        while (order := link.recv_bytes()) != END:
            numbers = shared.numbers[rows]
            if order == BEGIN:
                here.begin(numbers)
            else:
                here.send(numbers)
            for key in Arrays.FIELDS:
                getattr(shared, key)[rows] = getattr(here, key)
            link.send_bytes(order)
    shared.forget()
