"""Imports in a new process, whichever module comes first."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bohnhof import loading
from tests.needs import need_compiled_engine

PACKAGE = Path(loading.PACKAGE)

PROGRAM = """
import gc, importlib, json, os, sys, traceback
from collections import Counter

# Whatever is not ours is imported once, to spare time.
for name in "fluent.runtime gymnasium litestar numpy rich.console sqlalchemy typer yaml".split():
    try:
        importlib.import_module(name)
    except ImportError:
        pass
assert not [name for name in sys.modules if name.startswith("bohnhof")]

def accept_a_bot():
    from bohnhof import Bot
    from bohnhof.bots import bot_maker

    class Mine(Bot):
        pass

    sys.modules["__main__"].Mine = Mine
    assert bot_maker("__main__:Mine") is Mine

def check(module):
    try:
        importlib.import_module(module)
    except ImportError as error:
        if not error.name.startswith("bohnhof"):
            return  # an optional dependency is not installed
        raise
    import bohnhof

    if not module.startswith(("bohnhof.engine.", "bohnhof.games.")):  # which takes half the time
        accept_a_bot()
    kinds = [kind for kind in gc.get_objects() if isinstance(kind, type)]
    kinds = [kind for kind in kinds if str(kind.__module__).startswith("bohnhof.")]
    names = Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)
    twice = [name for name, times in names.items() if times > 1 and "<" not in name]
    assert not twice, f"loaded twice: {twice}"
    assert bohnhof.loading.compiled()

for module in json.load(sys.stdin):
    sys.stdout.flush()
    if not os.fork():
        try:
            check(module)
        except BaseException:
            print(f"{module}: {traceback.format_exc()}", flush=True)
        os._exit(0)
    os.wait()
"""


def public_modules() -> list[str]:
    paths = [path.relative_to(PACKAGE.parent) for path in PACKAGE.rglob("*.py")]
    names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]
    return sorted(name for name in names if not name.endswith("__main__") and ".migrations" not in name)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks a process for each module")
@pytest.mark.parametrize("part", [0, *[pytest.param(part, marks=pytest.mark.long) for part in (1, 2, 3, 4)]])
def test_a_bot_is_accepted_whatever_is_imported_first(part: int) -> None:
    """Import each module first in a fork of a process that has imported nothing."""
    need_compiled_engine()
    inner = [name for name in public_modules() if name.count(".") > 1]
    modules = inner[part - 1 :: 4] if part else sorted(set(public_modules()) - set(inner))
    assert len(modules) > 20
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "BOHNHOF_INTERPRETED": "0"},
        input=json.dumps(modules),
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == ""
