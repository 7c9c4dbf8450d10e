"""Builds of the compiled engine. The compilers are replaced by fakes that only copy."""

import os
import shutil
import types
from collections.abc import Callable
from pathlib import Path

import pytest

import compile_engine
from bohnhof import loading


class Forge:
    """compile_engine.py for a tiny package. The C code of a group is its concatenated sources."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.package = folder / "src" / "bohnhof"
        self.workshop = folder / "build" / "engine"
        self.engines = self.package / "_compiled"
        self.built: list[str] = []
        self.options: list[list[str]] = []
        self.meanwhile: Callable[[], None] = lambda: None
        for name in ("engine/state", "games/beans/rules", "games/peas/rules"):
            self.write(f"{name}.py", name)
        self.write("engine/__init__.py", "")
        monkeypatch.setattr(compile_engine, "PACKAGE", self.package)
        monkeypatch.setattr(compile_engine, "WORKSHOP", self.workshop)
        monkeypatch.setattr(compile_engine, "LOCK", self.workshop / "lock")
        mypyc = types.ModuleType("mypyc.build")
        mypyc.mypycify = self.mypycify  # type: ignore[attr-defined]
        setuptools = types.ModuleType("setuptools")
        setuptools.Distribution = self.distribution  # type: ignore[attr-defined]
        mypy = types.ModuleType("mypy.version")
        mypy.__version__ = "1"  # type: ignore[attr-defined]
        for module in (mypyc, setuptools, mypy):
            monkeypatch.setitem(compile_engine.sys.modules, module.__name__, module)

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def mypycify(self, paths: list[str], separate: list, target_dir: str, **options: str) -> list:
        if Path("cache").exists():
            raise ValueError("value is not in list")
        made = []
        for group, library in separate:
            text = "".join(Path(path).read_text() for path in group)
            made.append(self.extension(f"{library}__mypyc", text))
            for path in group:
                name = path.removeprefix(f"src{os.sep}").removesuffix(".py").replace(os.sep, ".")
                made.append(self.extension(name, f"shim of {name}"))
        return made

    def extension(self, name: str, text: str) -> types.SimpleNamespace:
        source = Path("c", f"{name}.c")
        source.parent.mkdir(exist_ok=True)
        source.write_text(text)
        return types.SimpleNamespace(
            name=name, sources=[str(source)], depends=[], extra_compile_args=[], extra_link_args=[]
        )

    def distribution(self, details: dict) -> types.SimpleNamespace:
        def run() -> None:
            self.meanwhile()
            for extension in details["ext_modules"]:
                self.options.append(extension.extra_compile_args)
                made = Path(command.build_lib, extension.name.replace(".", os.sep) + loading.ABI)
                made.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(extension.sources[0], made)
                self.built.append(extension.name.removeprefix("bohnhof."))

        command = types.SimpleNamespace(ensure_finalized=lambda: None, run=run)
        return types.SimpleNamespace(get_command_obj=lambda name: command)

    def build(self, release: bool = False) -> list[str]:
        """Build the engine, and return what was compiled."""
        self.built.clear()
        self.options.clear()
        compile_engine.build(self.engines, release)
        return self.built

    def engine(self) -> Path:
        """Return the path of the engine that matches the current sources."""
        return self.engines / loading.engine_name(str(self.package))


@pytest.fixture
def forge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Forge:
    return Forge(tmp_path, monkeypatch)


def test_a_whole_engine_is_put_under_its_name(forge: Forge) -> None:
    forge.build()
    assert [path.name for path in forge.engines.iterdir()] == [forge.engine().name]
    parts = {path.relative_to(forge.engine()).as_posix() for path in forge.engine().rglob("*.*")}
    assert parts == set(loading.libraries(str(forge.package)))


def test_the_longest_is_compiled_first(forge: Forge) -> None:
    forge.write("games/peas/rules.py", "peas" * 100)
    assert forge.build()[0] == "_games_peas__mypyc"


def test_an_edit_of_one_game_compiles_that_game_only(forge: Forge) -> None:
    forge.build()
    forge.write("games/beans/rules.py", "edited")
    assert forge.build() == ["_games_beans__mypyc"]
    assert (forge.engine() / f"_games_beans__mypyc{loading.ABI}").read_text() == "edited"


def test_a_cache_that_mypyc_cannot_use_is_made_again(forge: Forge) -> None:
    everything = list(forge.build())
    (forge.workshop / "cache").mkdir()
    forge.write("games/beans/rules.py", "edited")
    assert forge.build() == ["_games_beans__mypyc"]
    assert len(everything) > 1
    assert not (forge.workshop / "cache").exists()


def test_another_option_compiles_all_of_it(forge: Forge, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = list(forge.build())
    shutil.rmtree(forge.engines)
    assert forge.build() == []
    shutil.rmtree(forge.engines)
    monkeypatch.setenv("CFLAGS", "-march=native")
    assert forge.build() == everything


def test_what_is_compiled_already_is_left_alone(forge: Forge) -> None:
    forge.build()
    forge.write("games/beans/rules.py", "edited")
    forge.build()
    forge.write("games/beans/rules.py", "games/beans/rules")
    before = forge.engine().stat()
    assert forge.build() == []
    assert forge.engine().stat() == before


def test_an_edit_while_it_is_compiled_does_not_slip_in(forge: Forge) -> None:
    before = forge.engine()
    forge.meanwhile = lambda: forge.write("engine/state.py", "edited")
    forge.build()
    assert (before / f"_engine__mypyc{loading.ABI}").read_text() == "engine/state"
    assert not forge.engine().exists()


def test_a_removed_source_leaves_nothing_behind(forge: Forge) -> None:
    forge.build()
    shutil.rmtree(forge.package / "games" / "peas")
    forge.build()
    assert not [path for path in forge.engine().rglob("*") if "peas" in path.name]


def test_an_interrupted_compilation_leaves_no_engine_and_is_not_believed(forge: Forge) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    forge.build()
    forge.write("games/beans/rules.py", "edited")
    forge.meanwhile = interrupt
    with pytest.raises(KeyboardInterrupt):
        forge.build()
    assert not forge.engine().exists()
    forge.meanwhile = lambda: None
    assert forge.build() == ["_games_beans__mypyc"]


def test_only_the_last_engines_are_kept(forge: Forge) -> None:
    for number in range(compile_engine.KEPT + 2):
        forge.write("engine/state.py", f"number {number}")
        forge.build()
        os.utime(forge.engine(), (number, number))
    assert len(list(forge.engines.iterdir())) == compile_engine.KEPT
    assert forge.engine().exists()


def test_a_release_is_watched_at_play_and_compiled_again(
    forge: Forge, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing: list[str] = []

    def play(command: list[str], **_: object) -> None:
        assert Path(command[1]) == compile_engine.ROOT / "practise.py"
        playing.extend(os.listdir(forge.workshop / "src" / "bohnhof" / "_compiled"))
        assert all("-fprofile-generate" in options for options in forge.options)

    monkeypatch.setattr(compile_engine.subprocess, "run", play)
    everything = sorted(forge.build())
    built = forge.build(release=True)
    assert playing == [forge.engine().name]
    half = len(everything)
    assert sorted(built[:half]) == sorted(built[half:]) == everything
    assert all("-fprofile-use" in options for options in forge.options[half:])
    assert not (forge.workshop / "src" / "bohnhof" / "_compiled").exists()
    assert forge.build() == []
