"""Which engine is loaded. A small copy of the package stands in for the real one; its extension modules are
empty files, so whoever loads one fails."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bohnhof import loading

REPORT = """
import bohnhof
from bohnhof import loading
print(loading.engine_kind())
print(loading.compiled())
if not loading.compiled():
    from bohnhof.engine.state import WHERE
    from bohnhof.games.beans.rules import BEANS
"""


class Checkout:
    """A tiny package with an engine, a game and what a compiler would have left beside them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "bohnhof"
        self.write("engine/__init__.py", "")
        self.write("engine/state.py", "WHERE = 'source'")
        self.write("games/__init__.py", "")
        self.write("games/beans/__init__.py", "from bohnhof.games.beans.rules import BEANS as BEANS")
        self.write("games/beans/rules.py", "from bohnhof.engine.state import WHERE\nBEANS = WHERE")
        for name in ("__init__.py", "loading.py"):
            shutil.copy(Path(loading.PACKAGE, name), self.package)

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def compile(self) -> None:
        for name in ("engine/state", "games/beans/rules", "_engine__mypyc"):
            self.write(name + loading.ABI, "")
        self.write("_compiled.stamp", self.run("from bohnhof import loading; print(loading.stamp())"))

    def run(self, program: str, interpreted: str = "") -> str:
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "BOHNHOF_INTERPRETED": interpreted}
        done = subprocess.run(
            [sys.executable, "-P", "-c", program],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def kind(self, interpreted: str = "") -> str:
        kind, compiled = self.run(REPORT, interpreted).splitlines()
        assert compiled == str(kind == "compiled")
        return kind


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture
def compiled(checkout: Checkout) -> Checkout:
    checkout.compile()
    return checkout


def test_this_run_has_the_engine_it_was_asked_for() -> None:
    asked_for = os.environ.get("BOHNHOF_INTERPRETED", "")
    if asked_for == "0":
        assert loading.engine_kind() == "compiled"
    elif asked_for:
        assert not loading.compiled()
    else:
        assert loading.compiled() == (loading.objection() == "")


def test_without_a_compiled_engine_the_sources_are_used(checkout: Checkout) -> None:
    assert checkout.kind() == "interpreted"


def test_a_compiled_engine_that_fits_its_sources_is_used(compiled: Checkout) -> None:
    assert compiled.kind() == "compiled"


def test_a_stale_compiled_engine_is_not_loaded(compiled: Checkout) -> None:
    compiled.write("engine/state.py", "WHERE = 'newer source'")
    assert compiled.kind() == "interpreted (the compiled engine is older than its sources)"


def test_the_age_of_a_file_does_not_matter_but_its_content_does(compiled: Checkout) -> None:
    os.utime(compiled.package / "engine/state.py")
    assert compiled.kind() == "compiled"


def test_a_new_source_makes_the_compiled_engine_stale(compiled: Checkout) -> None:
    compiled.write("games/beans/cards.py", "")
    assert compiled.kind() == "interpreted (the compiled engine is older than its sources)"


def test_a_renamed_source_makes_the_compiled_engine_stale(compiled: Checkout) -> None:
    (compiled.package / "games/beans/rules.py").rename(compiled.package / "games/beans/law.py")
    compiled.write("games/beans/__init__.py", "")
    stale = "from bohnhof.engine.state import WHERE; import bohnhof.games.beans.law; print(WHERE)"
    assert compiled.run(stale) == "source"
    gone = "try:\n import bohnhof.games.beans.rules\nexcept ModuleNotFoundError as e: print(e.name)"
    assert compiled.run(gone) == "bohnhof.games.beans.rules"


def test_an_engine_compiled_for_another_python_is_not_loaded(compiled: Checkout) -> None:
    stamp = (compiled.package / "_compiled.stamp").read_text()
    compiled.write("_compiled.stamp", stamp.replace(loading.ABI, ".cpython-36m-vax.so"))
    assert compiled.kind() == "interpreted (the compiled engine was made for another Python)"


def test_an_engine_with_a_missing_part_is_not_loaded(compiled: Checkout) -> None:
    (compiled.package / f"engine/state{loading.ABI}").unlink()
    assert compiled.kind() == "interpreted (the compiled engine is incomplete)"


def test_an_engine_without_its_stamp_is_not_loaded(compiled: Checkout) -> None:
    (compiled.package / "_compiled.stamp").unlink()
    assert compiled.kind() == "interpreted"


def test_the_variable_switches_to_the_interpreted_engine(compiled: Checkout) -> None:
    assert compiled.kind(interpreted="1") == "interpreted (BOHNHOF_INTERPRETED is set)"


def test_the_variable_set_to_nought_leaves_the_compiled_engine(compiled: Checkout) -> None:
    assert compiled.kind(interpreted="0") == "compiled"


def test_comparing_forty_sources_with_their_stamp_takes_less_than_five_milliseconds(
    compiled: Checkout,
) -> None:
    for number in range(40):
        compiled.write(
            f"engine/part{number}.py", "# a line of an ordinary length, four hundred times\n" * 400
        )
        compiled.write(f"engine/part{number}{loading.ABI}", "")
    compiled.compile()
    fastest = """
import time
from bohnhof import loading
def spent():
    begin = time.process_time()
    assert not loading.objection()
    return time.process_time() - begin
print(min(spent() for _ in range(20)))
"""
    assert float(compiled.run(fastest)) < 0.005
