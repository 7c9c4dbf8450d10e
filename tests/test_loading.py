"""The choice of the engine to load, tested with a tiny package.

Its extension modules are empty files, so loading one fails.
"""

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
    """A tiny package with an engine and a game, and optionally compiled files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "bohnhof"
        self.write("engine/state.py", "WHERE = 'source'")
        self.write("games/__init__.py", "import bohnhof.engine")
        self.write("games/beans/__init__.py", "from bohnhof.games.beans.rules import BEANS as BEANS")
        self.write("games/beans/rules.py", "from bohnhof.engine.state import WHERE\nBEANS = WHERE")
        for name in ("__init__.py", "loading.py", "version.py", "engine/__init__.py"):
            shutil.copy(Path(loading.PACKAGE, name), self.package / name)

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def compile(self) -> Path:
        """Create empty files instead of compiled ones, and return their folder."""
        program = "from bohnhof.loading import *; print(engine_name(), *libraries(), sep='\\n')"
        name, *parts = self.run(program).splitlines()
        for part in parts:
            self.write(f"_compiled/{name}/{part}", "")
        return self.package / "_compiled" / name

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


UNFIT = "interpreted (no compiled engine fits this Python and these sources)"


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
    assert compiled.kind() == UNFIT


def test_the_age_of_a_file_does_not_matter_but_its_content_does(compiled: Checkout) -> None:
    os.utime(compiled.package / "engine/state.py")
    assert compiled.kind() == "compiled"


def test_a_new_source_makes_the_compiled_engine_stale(compiled: Checkout) -> None:
    compiled.write("games/beans/cards.py", "")
    assert compiled.kind() == UNFIT


def test_a_renamed_source_makes_the_compiled_engine_stale(compiled: Checkout) -> None:
    (compiled.package / "games/beans/rules.py").rename(compiled.package / "games/beans/law.py")
    compiled.write("games/beans/__init__.py", "")
    stale = "from bohnhof.engine.state import WHERE; import bohnhof.games.beans.law; print(WHERE)"
    assert compiled.run(stale) == "source"
    gone = "try:\n import bohnhof.games.beans.rules\nexcept ModuleNotFoundError as e: print(e.name)"
    assert compiled.run(gone) == "bohnhof.games.beans.rules"


def test_an_engine_compiled_for_another_python_is_not_loaded(checkout: Checkout) -> None:
    engine = checkout.compile()
    engine.rename(engine.with_name(engine.name.replace("-", "-another-", 1)))
    assert checkout.kind() == UNFIT


def test_an_engine_with_a_missing_part_is_not_loaded(checkout: Checkout) -> None:
    (checkout.compile() / f"_engine__mypyc{loading.ABI}").unlink()
    assert checkout.kind() == "interpreted (the compiled engine is incomplete)"


def test_an_undone_edit_finds_its_compiled_engine_again(compiled: Checkout) -> None:
    was = (compiled.package / "engine/state.py").read_text()
    compiled.write("engine/state.py", "WHERE = 'newer source'")
    compiled.compile()
    assert compiled.kind() == "compiled"
    compiled.write("engine/state.py", was)
    assert compiled.kind() == "compiled"


def test_each_folder_of_a_room_is_a_library(checkout: Checkout) -> None:
    checkout.write("games/peas/rules.py", "")
    checkout.write("games/peas/pods/pod.py", "")
    checkout.write("bots/bot.py", "")
    checkout.write("bots/search/tree.py", "")
    program = "from bohnhof import loading; print(*sorted(loading.groups()))"
    assert checkout.run(program) == "_bots _bots_search _engine _games_beans _games_peas"


def test_an_extension_module_beside_its_source_is_ignored(checkout: Checkout) -> None:
    for name in ("engine/state", "games/beans/rules", "_engine__mypyc"):
        checkout.write(name + loading.ABI, "")
    assert checkout.kind() == "interpreted"
    engine = checkout.compile()
    program = "from importlib.util import find_spec; print(find_spec('bohnhof.engine.state').origin)"
    assert checkout.run(f"import bohnhof; {program}") == str(engine / f"_engine__mypyc{loading.ABI}")
    checkout.write(f"engine/gone{loading.ABI}", "")
    gone = "try:\n import bohnhof.engine.gone\nexcept ModuleNotFoundError as e: print(e.name)"
    assert checkout.run(gone) == "bohnhof.engine.gone"


def test_whoever_started_interpreted_stays_so(checkout: Checkout) -> None:
    engine = checkout.compile()
    engine.rename(engine.with_name("not there yet"))
    program = f"""
import bohnhof, os
from bohnhof.engine.state import WHERE
os.rename({str(engine.with_name("not there yet"))!r}, {str(engine)!r})
from bohnhof.games.beans.rules import BEANS
from bohnhof import loading
print(BEANS, repr(loading.objection()))
"""
    assert checkout.run(program) == "source ''"


def test_the_variable_switches_to_the_interpreted_engine(compiled: Checkout) -> None:
    assert compiled.kind(interpreted="1") == "interpreted (BOHNHOF_INTERPRETED is set)"


def test_the_variable_set_to_nought_leaves_the_compiled_engine(compiled: Checkout) -> None:
    assert compiled.kind(interpreted="0") == "compiled"


def test_looking_for_an_engine_of_forty_sources_takes_less_than_five_milliseconds(
    compiled: Checkout,
) -> None:
    for number in range(40):
        compiled.write(
            f"engine/part{number}.py", "# a line of an ordinary length, four hundred times\n" * 400
        )
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
