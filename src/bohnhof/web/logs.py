"""Configure logging: readable lines at a terminal, one JSON object per line elsewhere."""

from __future__ import annotations

import logging
import sys
import threading
from typing import Final

import structlog
from structlog.stdlib import ProcessorFormatter

LOG: Final = structlog.get_logger()


def write_logs() -> None:
    """Send the logs of this package, its libraries and Python to standard error in one format.

    Callers must not log secrets.
    """
    first: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    last: list[structlog.typing.Processor] = [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(),
    ]
    if sys.stderr.isatty():
        # Other tracebacks show the values of variables, which include tokens and seeds.
        last = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    structlog.configure(
        processors=[*first, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[*first, structlog.stdlib.add_logger_name],
            processors=[ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
    threading.excepthook = _log_failure


def _log_failure(failed: threading.ExceptHookArgs) -> None:
    """Log the exception that ended a thread."""
    name = failed.thread.name if failed.thread is not None else None
    LOG.error("a thread has failed", thread=name, exc_info=failed.exc_value)


def say(line: str) -> None:
    """Print a line for the operator at a terminal, or log it elsewhere."""
    if sys.stderr.isatty():
        print(f"bohnhof: {line}", file=sys.stderr, flush=True)
    else:
        LOG.info(line)
