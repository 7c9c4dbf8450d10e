"""A child process that exchanges lines with this one, with a time limit on every wait."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, Full, Queue
from threading import Thread
from typing import IO, Final

LONGEST_LINE: Final = 1 << 16
MOST_UNREAD: Final = 100
"""Maximum number of unread lines in either direction."""
LAST_WORDS: Final = 300
"""Number of bytes kept from the end of its standard error."""
GRACE: Final = 1.0
"""Seconds that it has to exit before it is killed."""


class ChildError(Exception):
    """A process that cannot be used any more, with its fault and its last error output."""

    def __init__(self, what: str, last_words: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.last_words = last_words


class Child:
    """A process in its own group: Ctrl-C does not reach it, and its own children end with it.

    Threads transfer the lines, which works on every platform. A full pipe blocks only a thread.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as problem:
            raise ChildError("could not be started", problem.strerror or str(problem)) from None
        self._parent = os.getpid()
        self._ended = False
        self._told: Queue[bytes | None] = Queue(MOST_UNREAD)
        self._heard: Queue[bytes | str] = Queue(MOST_UNREAD)
        """Its lines. A str at the end says why there are no more."""
        self._last_words = b""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        Thread(target=self._write, args=(process.stdin,), daemon=True).start()
        Thread(target=self._read, args=(process.stdout,), daemon=True).start()
        self._drain = Thread(target=self._keep_last_words, args=(process.stderr,), daemon=True)
        self._drain.start()

    @property
    def usable(self) -> bool:
        """Whether it is running and was started by this process, not before a fork."""
        return self._parent == os.getpid() and not self._ended and self._process.poll() is None

    def tell(self, line: bytes) -> None:
        try:
            self._told.put_nowait(line + b"\n")
        except Full:
            raise self._fallen("does not read what it is told") from None

    def hear(self, seconds: float) -> bytes:
        """Return its next line. Raise ChildError, and kill it, if none arrives in time."""
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except Empty:
            raise self._fallen("did not answer in time") from None
        if isinstance(line, str):
            raise self._fallen(line)
        return line

    def flooded(self) -> ChildError:
        """Kill it, and return the error that it writes more than it should."""
        return self._fallen("wrote more than it was asked for")

    def end(self, last: bytes) -> None:
        """Send a last line, wait up to GRACE seconds, and kill what is still running."""
        if self._parent != os.getpid() or self._ended:
            return
        with contextlib.suppress(Full):
            self._told.put_nowait(last + b"\n")
            self._told.put_nowait(None)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        self._kill()

    def _fallen(self, what: str) -> ChildError:
        self._kill()
        self._drain.join(GRACE)
        words = self._last_words.decode(errors="replace").strip().splitlines()
        return ChildError(what, words[-1] if words else "")

    def _kill(self) -> None:
        self._ended = True
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        with contextlib.suppress(Full):
            self._told.put_nowait(None)

    # Run in threads

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stream:
            while (line := self._told.get()) is not None and not self._ended:
                while line:
                    line = line[stream.write(line) :]

    def _read(self, stream: IO[bytes]) -> None:
        rest = b""
        why = "ended"
        with contextlib.suppress(OSError), stream:
            while block := stream.read(LONGEST_LINE):
                *lines, rest = (rest + block).split(b"\n")
                if max(map(len, [*lines, rest])) > LONGEST_LINE:
                    why = "wrote a line that is too long"
                    break
                for line in lines:
                    if not self._pass_on(line):
                        return
        self._pass_on(why)

    def _pass_on(self, line: bytes | str) -> bool:
        """Queue a line. Return False if the process has ended meanwhile."""
        while not self._ended:
            try:
                self._heard.put(line, timeout=GRACE)
            except Full:
                continue
            return True
        return False

    def _keep_last_words(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stream:
            while block := stream.read(LONGEST_LINE):
                self._last_words = (self._last_words + block)[-LAST_WORDS:]
