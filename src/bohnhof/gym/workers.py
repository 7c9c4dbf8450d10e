"""Tables in worker processes that write to shared memory."""

from __future__ import annotations

import contextlib
import gc
import pickle
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from bohnhof.gym.batch import Arrays, stepper
from bohnhof.gym.company import BotError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from numpy.typing import NDArray

    from bohnhof.bots import BotSpec
    from bohnhof.gym import Frame

BEGIN, STEP, END = b"begin", b"step", b"end"
DONE = b"done"


class Lasting(SharedMemory):
    """Shared memory that stays open while arrays refer to it, even after garbage collection."""

    def __del__(self) -> None:
        with contextlib.suppress(BufferError):
            super().__del__()


class Shared(Arrays):
    """The arrays of all tables and the numbers sent to them, in one block of shared memory."""

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
        """Release the memory, which stays open while arrays refer to it."""
        for key in (*Arrays.FIELDS, "numbers"):
            delattr(self, key)
        with contextlib.suppress(BufferError):
            self.memory.close()


class Workers(Shared):
    """Tables in worker processes, each with a range of them."""

    def __init__(self, frame: Frame, tables: int, processes: int, against: Sequence[BotSpec]) -> None:
        super().__init__(frame, tables)
        context = get_context()
        bounds = [tables * i // processes for i in range(processes + 1)]
        self.links: list[Connection] = []
        self.processes = []
        for first, last in pairwise(bounds):
            link, theirs = context.Pipe()
            job = (theirs, link, frame, tables, first, last, self.memory.name, against)
            process = context.Process(target=work, args=job, daemon=True)
            process.start()
            theirs.close()
            self.links.append(link)
            self.processes.append(process)
        try:
            self.receive()  # wait until all workers have opened the memory
        finally:
            self.memory.unlink()  # free the memory however this process ends

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a batch of several processes cannot be copied or pickled: its tables are in those processes. "
            "Use processes=1, or make a new Batch"
        )

    def begin(self, seeds: NDArray[np.int64]) -> None:
        self._order(BEGIN, seeds)
        self.receive()

    def send(self, actions: NDArray[np.int64]) -> None:
        self._order(STEP, actions)

    def receive(self) -> None:
        failures: list[bytes] = []
        for link, process in zip(self.links, self.processes, strict=True):
            try:
                answer = link.recv_bytes()
            except (EOFError, OSError):
                self._fail(process)
            if answer != DONE:
                failures.append(answer)
        if failures:
            raise pickle.loads(failures[0])

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
        raise RuntimeError(f"{how}: close it and make a new one") from None


def work(
    link: Connection,
    other_end: Connection,
    frame: Frame,
    tables: int,
    first: int,
    last: int,
    memory: str,
    against: Sequence[BotSpec],
) -> None:
    """Run the tables of one worker until it receives END or the parent is gone."""
    other_end.close()  # close this copy, or `recv_bytes` never raises EOFError
    here = stepper(frame, last - first, tables, against)
    gc.freeze()  # exclude all permanent objects from garbage collection
    shared = Shared(frame, tables, memory)
    link.send_bytes(DONE)
    rows = slice(first, last)
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        while (order := link.recv_bytes()) != END:
            numbers = shared.numbers[rows]
            try:
                if order == BEGIN:
                    here.begin(numbers)
                else:
                    here.send(numbers)
            except BotError as error:
                link.send_bytes(pickle.dumps(error))
                continue
            for key in Arrays.FIELDS:
                getattr(shared, key)[rows] = getattr(here, key)
            link.send_bytes(DONE)
    shared.forget()
