"""run.py and compile_engine.py: their steps, and their messages on failure."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import build_page
import checks
import compile_engine
import other_pythons
import run
from bohnhof import loading

PYTEST = f"pytest -n {checks.CORES + 1} --dist worksteal"
ALL = f"pytest -n {checks.CORES + 2} --dist worksteal"
QUICK = f"pytest -n {checks.CORES} --dist worksteal"
BOTH_ENGINES = f"{QUICK} -m both_engines"
IN_BACKGROUND = "it is being compiled in the background, for the next start"
PROJECT = """
[project]
dependencies = ["library"]
[project.optional-dependencies]
arena = ["rater"]
compile = ["compiler"]
gym = ["arcade"]
learned = ["arrays"]
page = ["node"]
postgres = ["driver"]
ray = ["cluster"]
web = ["server"]
dev = ["bohnhof[arena,compile,gym,page,postgres,web]", "linter"]
"""


class Workshop:
    """run.py in an empty folder, with all commands only recorded."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.commands: list[str] = []
        self.interrupted = False
        self.testing = False
        self.locks: list[int] = []
        self.skipped: dict[str, str] = {}
        self.fails: Callable[[str], bool] = lambda command: False
        for name in run.INSTALLED_FROM:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text("as it was")
        (folder / "pyproject.toml").write_text(PROJECT)
        monkeypatch.setattr(run, "ROOT", folder)
        monkeypatch.setattr(run, "VENV", folder / ".venv")
        monkeypatch.setattr(run, "STAMP", folder / ".venv" / run.STAMP.name)
        for name in ("LOG", "COMPILE_LOG", "INSTALLING", "COMPILING"):
            monkeypatch.setattr(run, name, folder / "build" / getattr(run, name).name)
        monkeypatch.setattr(checks, "REPORTS", folder)
        monkeypatch.setattr(run.subprocess, "call", self.call)
        monkeypatch.setattr(run.subprocess, "Popen", self.popen)
        self.niceness: list[int] = []
        monkeypatch.setattr(run.os, "setpriority", lambda which, process, value: self.niceness.append(value))
        monkeypatch.setattr(run, "become", lambda command: self.note(command[1:]))
        monkeypatch.setattr(build_page, "PAGE", folder / "static")
        monkeypatch.setattr(build_page, "digest", lambda: "as it is")
        self.make_page("as it is")
        monkeypatch.setattr(compile_engine, "obstacle", lambda: "")
        monkeypatch.setattr(other_pythons, "found", dict)
        monkeypatch.setattr(loading, "objection", lambda: "there is no compiled engine")
        for name in ("CI", "BOHNHOF_INTERPRETED", "BOHNHOF_NO_COMPILE"):
            monkeypatch.delenv(name, raising=False)

    def note(self, command: list[str]) -> str:
        self.commands.append(" ".join(command))
        return self.commands[-1]

    def call(self, command: list[str], **details: object) -> int:
        if self.interrupted:
            raise KeyboardInterrupt
        if "venv" in command:
            Path(command[-1]).mkdir(exist_ok=True)
        reports = [word.partition("=")[2] for word in command if word.startswith("--junitxml=")]
        plain = [word for word in command if not word.startswith("--junitxml=")]
        if self.fails(self.note(plain[1:])):
            return 1
        for report in reports:
            skips = "".join(
                f'<skipped message="{why}"/>' for name, why in self.skipped.items() if name in report
            )
            Path(report).write_text(f"<r><testcase>{skips}</testcase><testcase/></r>")
        if command[1:] == ["compile_engine.py"]:
            self.compiled()
        if command[1:] == ["build_page.py"]:
            self.make_page("as it is")
        return 0

    def make_page(self, digest: str) -> None:
        build_page.PAGE.mkdir(exist_ok=True)
        (build_page.PAGE / build_page.STAMP).write_text(digest)

    def popen(self, command: list[str], **details: object) -> SimpleNamespace:
        """Record a compilation in the background. Before tests it is completed at once."""
        assert details["start_new_session"]
        self.note(["background", *command[2:]])
        if not self.testing:
            self.locks += map(os.dup, details["pass_fds"])
        elif not self.fails("compile_engine.py"):
            self.compiled()
        return SimpleNamespace(pid=0)

    def end_background(self) -> None:
        while self.locks:
            os.close(self.locks.pop())

    def compiled(self) -> None:
        self.monkeypatch.setattr(loading, "objection", lambda: "")

    def start(self, *arguments: str) -> list[str]:
        """Return the commands of one start, shortened to the relevant words."""
        self.commands.clear()
        self.testing = arguments[:1] == ("test",)
        run.main(list(arguments))
        return [self.short(command) for command in self.commands]

    def short(self, command: str) -> str:
        if "-m venv" in command:
            return f"new {Path(command.rpartition(' ')[2]).name}"
        if "-m pip" in command:
            return "install " + re.split(r"--constraint=\S+ (?:--editable )?", command)[1]
        return command.removeprefix("-P ").removeprefix("-m ")


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    workshop = Workshop(tmp_path, monkeypatch)
    yield workshop
    workshop.end_background()


def test_the_first_start_plays_while_the_engine_is_compiled(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    assert workshop.start() == ["new .venv", "install .[web]", "background compile", "bohnhof serve"]
    said = capsys.readouterr().err.splitlines()
    assert said[-1] == f"bohnhof: the engine runs interpreted: {IN_BACKGROUND}"


def test_the_background_installs_the_compiler_and_compiles(workshop: Workshop) -> None:
    workshop.start()
    assert workshop.start("compile") == ["install compiler", "compile_engine.py"]
    assert workshop.start() == ["bohnhof serve"]


def test_a_later_start_only_plays(workshop: Workshop) -> None:
    workshop.start()
    workshop.compiled()
    assert workshop.start("simulate", "bohnanza") == ["bohnhof simulate bohnanza"]


def test_while_one_compiles_in_the_background_no_second_does(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.start()
    capsys.readouterr()
    assert workshop.start() == ["bohnhof serve"]
    assert capsys.readouterr().err == f"bohnhof: the engine runs interpreted: {IN_BACKGROUND}\n"
    workshop.end_background()
    assert workshop.start() == ["background compile", "bohnhof serve"]


@pytest.mark.parametrize(("own", "of_the_compiler"), [(0, 5), (10, 10)])
def test_nothing_is_compiled_at_a_higher_priority_than_ones_own(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, own: int, of_the_compiler: int
) -> None:
    """Check the priority. Only root may raise it, so others could not start the tests by `nice`."""
    monkeypatch.setattr(run.os, "getpriority", lambda *details: own)
    workshop.start("play")
    assert workshop.niceness == [of_the_compiler]
    workshop.end_background()
    workshop.start("test")
    assert workshop.niceness == [of_the_compiler]


def test_long_work_waits_for_the_compiler(workshop: Workshop) -> None:
    assert workshop.start("simulate", "bohnanza")[2:] == [
        "install compiler",
        "compile_engine.py",
        "bohnhof simulate bohnanza",
    ]


def test_sources_edited_while_they_are_compiled_are_compiled_again(workshop: Workshop) -> None:
    names = ["edited", "as it was"]
    compiled = workshop.compiled
    workshop.monkeypatch.setattr(loading, "engine_name", lambda: names[-1])
    workshop.monkeypatch.setattr(workshop, "compiled", lambda: names.pop() if names[1:] else compiled())
    assert workshop.start("compile")[2:] == ["install compiler", "compile_engine.py", "compile_engine.py"]


def test_an_engine_that_never_fits_is_compiled_only_once(workshop: Workshop) -> None:
    workshop.monkeypatch.setattr(workshop, "compiled", lambda: None)
    with pytest.raises(SystemExit, match=r"^bohnhof: it could not be compiled"):
        workshop.start("compile")
    assert workshop.commands.count("compile_engine.py") == 1


def test_a_changed_constraint_is_installed_into_the_same_environment(workshop: Workshop) -> None:
    workshop.start("compile")
    (workshop.folder / "constraints.txt").write_text("changed")
    assert workshop.start() == ["install .[compile,web]", "bohnhof serve"]


def test_a_moved_folder_or_another_python_gets_a_new_environment(workshop: Workshop) -> None:
    workshop.start("compile")
    workshop.monkeypatch.setattr(sys, "version", "another one")
    assert workshop.start()[:2] == ["new .venv", "install .[compile,web]"]


def test_what_is_installed_for_tests_serves_play_too(workshop: Workshop) -> None:
    workshop.start("test")
    assert workshop.start() == ["bohnhof serve"]


def test_the_engine_is_compiled_while_what_tests_need_is_installed(workshop: Workshop) -> None:
    assert workshop.start("test")[:4] == [
        "new .venv",
        "install .[compile]",
        "background compile",
        "install rater compiler linter arcade node driver server",
    ]


def test_long_tests_also_get_a_cluster(workshop: Workshop) -> None:
    assert "install rater compiler linter arcade node driver cluster server" in workshop.start(
        "test", "--all"
    )


def test_tests_do_without_an_extra_that_cannot_be_installed(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.fails = lambda command: "driver" in command
    commands = workshop.start("test")
    assert commands[4:8] == [
        "install rater compiler linter server",
        "install arcade",
        "install node",
        "install driver",
    ]
    assert "  - the extra postgres: its packages could not be installed, so that" in capsys.readouterr().out
    assert not [command for command in commands if "mypy" in command]
    assert commands[-1].startswith("pytest")


def test_a_league_gets_what_it_needs_and_a_compiled_engine(workshop: Workshop) -> None:
    done = workshop.start("arena", "bohnanza")
    assert done[:2] == ["new .venv", "install .[arena]"]
    assert done[-2:] == ["compile_engine.py", "bohnhof arena bohnanza"]


@pytest.mark.parametrize(
    ("arguments", "extras"),
    [
        (["simulate", "al-cabohne", "--bots", "learned,thrifty"], "[learned]"),
        (["play", "al-cabohne", "--bots=learned"], "[learned]"),
        (["arena", "al-cabohne", "--match", "learned", "thrifty"], "[arena,learned]"),
        (["simulate", "al-cabohne", "--bots", "my_learned.py:Bot"], ""),
    ],
)
def test_the_learned_bot_gets_what_it_needs(workshop: Workshop, arguments: list[str], extras: str) -> None:
    assert workshop.start(*arguments)[:2] == ["new .venv", f"install .{extras}"]


def test_a_server_gets_what_it_needs_and_no_compiler(workshop: Workshop) -> None:
    assert workshop.start("serve")[:2] == ["new .venv", "install .[web]"]


def test_a_page_that_was_never_made_is_made_before_the_server_starts(workshop: Workshop) -> None:
    (build_page.PAGE / build_page.STAMP).unlink()
    commands = workshop.start("serve")
    assert commands[:3] == ["new .venv", "install .[page,web]", "build_page.py"]
    assert commands[-1] == "bohnhof serve"
    assert "build_page.py" not in workshop.start("serve")


def test_a_page_of_older_sources_is_made_anew_with_a_node_of_its_own(workshop: Workshop) -> None:
    workshop.start("serve")
    workshop.make_page("older")
    assert workshop.start("serve")[:2] == ["install node", "build_page.py"]


def test_where_no_page_can_be_made_the_last_one_serves(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.make_page("older")

    def fails(command: str) -> bool:
        run.LOG.write_text("npm error code ECONNREFUSED")
        return command == "build_page.py"

    workshop.fails = fails
    assert workshop.start("serve")[-1] == "bohnhof serve"
    assert "the npm registry cannot be reached; the last one made is used" in capsys.readouterr().err


def test_without_any_page_there_is_no_server_but_a_terminal(workshop: Workshop) -> None:
    (build_page.PAGE / build_page.STAMP).unlink()
    workshop.fails = lambda command: command == "build_page.py"
    with pytest.raises(SystemExit, match=r"^bohnhof: the page could not be made; .*python3 run\.py play$"):
        workshop.start("serve")
    assert workshop.start("play")[-1] == "bohnhof play"


def test_the_page_is_made_anew_whenever_one_of_its_sources_changes(tmp_path: Path) -> None:
    named = {path.relative_to(compile_engine.ROOT).as_posix() for path in build_page.sources()}
    assert {"web/package-lock.json", "web/src/main.ts", "src/bohnhof/words/de/web.ftl"} <= named
    assert "src/bohnhof/games/rabohnzel/words/fr/names.json" in named
    assert not any("node_modules" in name or name.endswith(".test.ts") for name in named)


def test_the_lock_of_the_page_names_no_host_and_every_platform() -> None:
    lock = (build_page.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert lock.count('"node_modules/@rolldown/binding') == 15


def test_an_interrupted_installation_is_not_believed(workshop: Workshop) -> None:
    workshop.start()
    (workshop.folder / "constraints.txt").write_text("changed")
    workshop.interrupted = True
    with pytest.raises(KeyboardInterrupt):
        workshop.start()
    workshop.interrupted = False
    assert workshop.start()[:2] == ["new .venv", "install .[web]"]


def test_an_interrupted_addition_leaves_what_was_there(workshop: Workshop) -> None:
    workshop.start()
    workshop.interrupted = True
    with pytest.raises(KeyboardInterrupt):
        workshop.start("compile")
    workshop.interrupted = False
    assert workshop.start("compile") == ["install compiler", "compile_engine.py"]


def test_a_broken_stamp_is_not_believed(workshop: Workshop) -> None:
    workshop.start()
    run.STAMP.write_text('{"home": ')
    assert workshop.start()[0] == "new .venv"


def test_without_a_c_compiler_no_mypy_is_installed(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.monkeypatch.setattr(compile_engine, "obstacle", lambda: "there is no C compiler (cc)")
    assert workshop.start() == ["new .venv", "install .[web]", "bohnhof serve"]
    assert "bohnhof: the engine runs interpreted: there is no C compiler (cc)\n" in capsys.readouterr().err


def test_whoever_wants_the_interpreted_engine_has_none_compiled(workshop: Workshop) -> None:
    workshop.monkeypatch.setenv("BOHNHOF_INTERPRETED", "1")
    assert workshop.start()[2:] == ["bohnhof serve"]


@pytest.mark.parametrize("step", ["compile_engine.py", "pip install"])
def test_a_failed_compilation_stops_no_player_and_is_not_repeated(
    workshop: Workshop, step: str, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.start()
    workshop.end_background()
    workshop.fails = lambda command: step in command
    with pytest.raises(SystemExit, match=r"^bohnhof: it could not be compiled"):
        workshop.start("compile")
    capsys.readouterr()
    assert workshop.start() == ["bohnhof serve"]
    assert workshop.start("simulate") == ["bohnhof simulate"]
    assert capsys.readouterr().err.count("the engine runs interpreted: it could not be compiled") == 2
    workshop.monkeypatch.setattr(loading, "engine_name", lambda: "edited")
    assert workshop.start() == ["background compile", "bohnhof serve"]


def test_a_failed_compilation_leaves_the_tests_of_the_interpreted_engine(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.fails = lambda command: command == "compile_engine.py"
    assert workshop.start("test")[-2:] == [BOTH_ENGINES, PYTEST]
    assert "  - the compiled engine: it could not be compiled; why is in" in capsys.readouterr().out


def test_without_a_c_compiler_all_tests_run_interpreted_once(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.monkeypatch.setattr(compile_engine, "obstacle", lambda: "there is no C compiler (cc)")
    commands = workshop.start("test")
    assert [command for command in commands if "pytest" in command] == [PYTEST]
    assert "  - the compiled engine: there is no C compiler (cc)\n" in capsys.readouterr().out


def test_a_failed_compilation_fails_continuous_integration(workshop: Workshop) -> None:
    workshop.fails = lambda command: command == "compile_engine.py"
    workshop.monkeypatch.setenv("CI", "true")
    with pytest.raises(
        SystemExit, match="bohnhof: where CI is true the engine must compile: it could not be"
    ):
        workshop.start("test")


def test_the_checks_come_in_order_and_pytest_gets_its_options(workshop: Workshop) -> None:
    assert workshop.start("test", "-x", "-k", "beans")[4:] == [
        "ruff check",
        "ruff format --check",
        "mypy --strict src",
        "--no-logo",
        f"{BOTH_ENGINES} -x -k beans",
        f"{PYTEST} -x -k beans",
    ]


def test_the_last_lines_say_what_was_not_tested(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.skipped = {"compiled": "there is no browser; apt install one"}
    workshop.start("test")
    assert re.search(r"all checks passed: 3 tests in \d+:\d\d minutes", capsys.readouterr().out)
    workshop.start("test")
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "Not tested here:",
        "  - what takes long by nature: python3 run.py test --all",
        "  - 1 test: there is no browser; apt install one",
    ]


def test_every_other_python_is_set_up_once_and_gets_the_quick_tests(workshop: Workshop) -> None:
    workshop.monkeypatch.setattr(other_pythons, "found", lambda: {"3.12": "python3.12"})
    quick = f"{QUICK} {' '.join(other_pythons.QUICK)}"
    installed = "install library hypothesis pytest pytest-xdist"
    assert workshop.start("test", "--all")[-3:] == ["new .venv-3.12", installed, quick]
    assert workshop.start("test", "--all")[-1] == quick
    assert "new .venv-3.12" not in workshop.start("test", "--all")
    (workshop.folder / "pyproject.toml").write_text(PROJECT.replace("library", "newer"))
    assert "new .venv-3.12" in workshop.start("test", "--all")


def test_a_python_without_its_packages_is_left_out(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.monkeypatch.setattr(other_pythons, "found", lambda: {"3.12": "python3.12"})
    workshop.fails = lambda command: "--python" in command
    workshop.start("test", "--all")
    assert "  - Python 3.12: its packages could not be installed" in capsys.readouterr().out


def test_a_failure_on_another_python_is_a_failure(workshop: Workshop) -> None:
    workshop.monkeypatch.setattr(other_pythons, "found", lambda: {"3.12": "python3.12"})
    workshop.fails = lambda command: other_pythons.QUICK[0] in command
    with pytest.raises(SystemExit):
        workshop.start("test", "--all")


@pytest.mark.parametrize(("tests", "options"), [(PYTEST, []), (ALL, ["--all", "-x"])])
def test_other_pythons_are_tested_only_with_all_tests(
    workshop: Workshop, tests: str, options: list[str]
) -> None:
    workshop.monkeypatch.setattr(other_pythons, "found", lambda: {"3.12": "python3.12"})
    assert workshop.start("test", *options)[-1] == " ".join([tests, *options])


def test_other_pythons_are_those_that_start_and_are_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = "{} {}".format(*sys.version_info[:2])
    pyenv = "pyenv/versions/3.{}/bin/python"
    programs = {
        "bin/python3.28": "3 28",
        "bin/python3.29": "",
        pyenv.format(28): "3 28",
        pyenv.format(29): "3 29",
    }
    for name, answer in {**programs, pyenv.format(8): "3 8", "bin/python3.27": here}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"#!/bin/sh\necho {answer}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    expected = {"3.28": "bin/python3.28", "3.29": pyenv.format(29)}
    assert other_pythons.found() == {version: str(tmp_path / name) for version, name in expected.items()}


def test_the_quick_tests_are_there() -> None:
    assert all((compile_engine.ROOT / name).exists() for name in other_pythons.QUICK)


def test_the_first_failed_check_ends_the_others(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.fails = lambda command: "mypy" in command
    with pytest.raises(SystemExit) as exit:
        workshop.start("test")
    assert exit.value.code == 1
    assert workshop.commands[-1] == "-m mypy --strict src"
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("=== failed: mypy --strict src; to repeat it: ")
    assert last.endswith("-m mypy --strict src")


def test_an_old_python_is_told_so() -> None:
    pretend = "import runpy, sys; sys.version_info = (3, 8, 1); runpy.run_path('run.py')"
    done = subprocess.run(
        [sys.executable, "-c", pretend], cwd=compile_engine.ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "Bohnhof needs Python 3.11 or newer; this is Python 3.8.\n"


def test_an_old_python_can_read_run_py_at_all() -> None:
    ast.parse(Path(run.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_a_python_without_ensurepip_names_the_package_to_install(workshop: Workshop) -> None:
    workshop.monkeypatch.setattr(run.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        workshop.start()
    assert workshop.commands == []


def test_a_missing_network_is_named(workshop: Workshop) -> None:
    def fails(command: str) -> bool:
        run.LOG.write_text("WARNING: Retrying … NewConnectionError(…): Temporary failure in name resolution")
        return "pip" in command

    workshop.fails = fails
    with pytest.raises(SystemExit, match=r"^bohnhof: the package index cannot be reached; check the network"):
        workshop.start()
    assert not run.STAMP.exists()


def test_any_other_failed_installation_names_the_log(workshop: Workshop) -> None:
    workshop.fails = lambda command: "pip" in command
    with pytest.raises(SystemExit, match=r"^bohnhof: the set-up failed; what went wrong is in .*setup\.log$"):
        workshop.start()


def test_what_keeps_the_engine_from_being_compiled_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("BOHNHOF_NO_COMPILE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert compile_engine.obstacle() == "there is no C compiler (no-such-compiler)"
    monkeypatch.setattr(compile_engine, "compiler", lambda: sys.executable)
    monkeypatch.setattr(compile_engine.sysconfig, "get_path", lambda name: str(tmp_path))
    assert "apt install python3-dev" in compile_engine.obstacle()
    (tmp_path / "Python.h").touch()
    assert compile_engine.obstacle() == ""
    monkeypatch.setenv("BOHNHOF_NO_COMPILE", "1")
    assert compile_engine.obstacle() == "BOHNHOF_NO_COMPILE is set"


def test_constraints_pin_every_direct_dependency_and_name_no_host() -> None:
    constraints = (compile_engine.ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "://" not in constraints
    project = tomllib.loads((compile_engine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    named = {
        re.match(r"[\w.-]+", line)[0].lower()
        for extra in ("arena", "compile", "dev", "gym", "learned", "page", "postgres", "ray", "web")
        for line in [*project["dependencies"], *extras[extra]]
    }
    pinned = set(re.findall(r"^([\w.-]+)==", constraints, re.MULTILINE))
    assert named - {"bohnhof"} <= pinned


def test_what_is_compiled_needs_nothing_but_itself_and_the_standard_library() -> None:
    words = ("words.names", "words.sources", "words.defaults")
    beside = ("loading", "plugins", "facets", "extras", *words, "table.log")
    own = tuple(f"bohnhof.{name}." for name in (*loading.COMPILED_PACKAGES, "native", *beside))
    strangers = {
        f"{os.path.relpath(path, loading.PACKAGE)} imports {name}"
        for path in [
            *loading.sources(),
            *[Path(loading.PACKAGE, *name.split(".")).with_suffix(".py") for name in beside],
        ]
        # This module is not compiled and uses numpy.
        if not str(path).endswith("learned.py")
        for node in ast.walk(WithoutTypes().visit(ast.parse(Path(path).read_text(encoding="utf-8"))))
        for name in imported(node)
        if name.partition(".")[0] not in sys.stdlib_module_names and not f"{name}.".startswith(own)
    }
    assert strangers == set()


class WithoutTypes(ast.NodeTransformer):
    """A transformer that removes imports only type checkers use."""

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if ast.unparse(node.test) == "TYPE_CHECKING" else self.generic_visit(node)


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [node.module or ""] if node.level == 0 else []
    return []


def test_a_lock_goes_with_the_process_it_was_handed_to(tmp_path: Path) -> None:
    path = tmp_path / "build" / "lock"
    with compile_engine.lock(path) as lock:
        assert compile_engine.lock(path, wait=False) is None
        sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
        holder = subprocess.Popen(sleeper, pass_fds=[lock.fileno()])
    assert compile_engine.lock(path, wait=False) is None
    holder.kill()
    holder.wait()
    with compile_engine.lock(path, wait=False) as lock:
        assert lock is not None


def test_the_program_is_told_how_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setenv("BOHNHOF_STARTED_AS", "")
    monkeypatch.setattr(run.os, "name", "posix")
    monkeypatch.setattr(run.os, "execv", lambda *_: told.append(os.environ["BOHNHOF_STARTED_AS"]))
    monkeypatch.setattr(run.sys, "argv", ["my games/run.py", "play"])
    run.become(["python"])
    assert told == ["python3 'my games/run.py'"]


@pytest.mark.parametrize("stamp", ["[]", '"x"', "5", '{"extras": 5}', '{"extras": [5]}', "[" * 100_000])
def test_a_stamp_that_is_none_is_not_believed(workshop: Workshop, stamp: str) -> None:
    workshop.start()
    run.STAMP.write_text(stamp)
    assert workshop.start()[0] == "new .venv"


@pytest.mark.parametrize("cc", ["", " ", "\t"])
def test_an_empty_name_of_a_compiler_is_none(monkeypatch: pytest.MonkeyPatch, cc: str) -> None:
    monkeypatch.delenv("CC", raising=False)
    usual = compile_engine.compiler()
    monkeypatch.setenv("CC", cc)
    assert compile_engine.compiler() == usual


def test_a_checkout_that_cannot_be_written_to_still_plays(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.start()
    workshop.end_background()
    capsys.readouterr()

    def lock(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "build/compile.lock")

    workshop.monkeypatch.setattr(compile_engine, "lock", lock)
    assert workshop.start("play") == ["bohnhof play"]
    assert "the engine runs interpreted: it cannot be compiled here" in capsys.readouterr().err


def test_a_set_up_that_cannot_write_says_so_in_one_line(tmp_path: Path) -> None:
    for name in [
        "run.py",
        "checks.py",
        "compile_engine.py",
        "other_pythons.py",
        "build_page.py",
        *run.INSTALLED_FROM,
    ]:
        if (compile_engine.ROOT / name).exists():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(compile_engine.ROOT / name, tmp_path / name)
    for name in ("__init__.py", "loading.py"):
        shutil.copy(Path(loading.PACKAGE, name), tmp_path / "src" / "bohnhof" / name)
    (tmp_path / "build").write_text("a file where a folder should be")
    done = subprocess.run(
        [sys.executable, "run.py", "games"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("bohnhof: the set-up cannot write beside the sources (")
    assert done.stderr.count("\n") == 1


def test_what_builds_wheels_is_pinned() -> None:
    project = tomllib.loads((compile_engine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert all("==" in line for line in project["build-system"]["requires"])


IMPORTED = """
import sys
from importlib import import_module
from importlib.metadata import packages_distributions
from pathlib import Path
from bohnhof import loading

before = set(sys.modules)
for paths in loading.groups().values():
    for path in paths:
        name = Path(path).relative_to(Path(loading.PACKAGE).parent).with_suffix("")
        if name.parts[1] != "live":
            import_module(".".join(name.parts))
homes = packages_distributions()
print(*{home for module in set(sys.modules) - before for home in homes.get(module.partition(".")[0], [])})
"""


def test_what_compiled_rooms_import_comes_with_a_plain_install() -> None:
    project = tomllib.loads((compile_engine.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    done = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True)
    installed = needed_by([Requirement(line) for line in project["project"]["dependencies"]])
    assert {canonicalize_name(name) for name in done.stdout.split()} <= {"bohnhof", *installed}


def needed_by(requirements: list[Requirement]) -> set[str]:
    """Return the canonical names of all packages installed with these."""
    found: set[str] = set()
    for one in requirements:
        if one.marker is None or one.marker.evaluate({"extra": ""}):
            needs = [Requirement(line) for line in metadata.requires(one.name) or []]
            found |= {canonicalize_name(one.name)} | needed_by(needs)
    return found


def test_the_docs_select_tests_that_there_are() -> None:
    examples = [
        word
        for page in ("testing", "working")
        for word in re.findall(r'-k "([^"]+)"', Path("docs", f"{page}.md").read_text(encoding="utf-8"))
    ]
    sources = [*Path("tests").glob("test_*.py"), *Path("tests").glob("scenarios/*/*.yaml")]
    named = [
        line.casefold()
        for path in sources
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"def test_|(- )?title:", line)
    ]
    assert examples
    for example in examples:
        assert any(all(word in name for word in example.split(" and ")) for name in named), example


def test_a_run_in_which_no_test_passed_is_no_success() -> None:
    with pytest.raises(SystemExit, match="these options select no test"):
        checks.Checks("python").report([])
