"""What holds in a process that has imported nothing yet, whichever module it imports first."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bohnhof import loading

PACKAGE = Path(loading.PACKAGE)

PROGRAM = """
import gc, importlib, json, os, sys, traceback
from collections import Counter

def doubled():
    kinds = [kind for kind in gc.get_objects() if isinstance(kind, type)]
    kinds = [kind for kind in kinds if str(kind.__module__).startswith("bohnhof.")]
    names = Counter(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)
    return [name for name, times in names.items() if times > 1 and "<" not in name]

def check(module):
    importlib.import_module(module)
    import bohnhof
    from bohnhof.bots import bot_maker

    class Mine(bohnhof.Bot):
        def decide(self, view, moves, question):
            return moves[0]

    sys.modules["mine"] = sys.modules["__main__"]
    globals()["Mine"] = Mine
    assert bot_maker("mine:Mine") is Mine
    from bohnhof.games import rules_of
    from bohnhof.table.table import Table
    Table(rules_of("al-cabohne-solo"), 1, [Mine], bots_seed=1).step()
    gc.collect()
    assert not doubled(), f"loaded twice: {doubled()[:5]}"
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


@pytest.mark.skipif(not loading.compiled(), reason="about the compiled engine")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks a process for each module")
@pytest.mark.parametrize("part", range(4))
def test_a_bot_is_accepted_whatever_is_imported_first(part: int) -> None:
    """Each module is imported first in a process of its own, a fork of one that has imported nothing."""
    modules = public_modules()[part::4]
    assert len(modules) > 50
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=json.dumps(modules), capture_output=True, text=True, check=True
    )
    assert ran.stdout == ""
