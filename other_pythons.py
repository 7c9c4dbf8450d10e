"""Other Python versions on this machine, for `run.py test --all`.

Each runs the quick tests in its own environment.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

QUICK = [f"tests/test_{name}.py" for name in ("golden", "scenarios", "notation", "positions", "seeds")]
"""Tests whose results must be the same on all versions."""
OLDEST = 11
NEWEST = 30


def found() -> dict[str, str]:
    """Return one executable of each other supported version, by version such as "3.12"."""
    names = [shutil.which(f"python3.{minor}") for minor in range(OLDEST, NEWEST)]
    pyenv = Path(os.environ.get("PYENV_ROOT") or os.path.expanduser("~/.pyenv"))
    others: dict[str, str] = {}
    for name in [*names, *sorted(pyenv.glob("versions/3.*/bin/python"))]:
        version = version_of(str(name)) if name else (0, 0)
        if version >= (3, OLDEST) and version != sys.version_info[:2]:
            others.setdefault(f"{version[0]}.{version[1]}", str(name))
    return dict(sorted(others.items()))


def version_of(python: str) -> tuple[int, int]:
    """Return a Python's version, or (0, 0) if it does not start.

    Version managers may provide executables that do not work.
    """
    ask = [python, "-c", "import sys, venv; print(*sys.version_info[:2])"]
    try:
        answer = subprocess.run(ask, capture_output=True, text=True, timeout=20, check=True)
        major, minor = map(int, answer.stdout.split())
    except (OSError, ValueError, subprocess.SubprocessError):
        return (0, 0)
    return (major, minor)


def prepared(
    place: Path, python: str, pip: list[str], packages: list[str], attempt: Callable[..., bool]
) -> str:
    """Return the Python of an environment with these packages, or "" on failure.

    The environment is created again if anything has changed.
    """
    program = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = place / "installed.txt"
    wanted = "\n".join([python, *pip, *packages])
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return str(program)
    at = pip.index("install")
    install = [*pip[:at], "--python", str(program), *pip[at:], *packages]
    if attempt([python, "-m", "venv", "--without-pip", "--clear", str(place)]) and attempt(install):
        stamp.write_text(wanted, encoding="utf-8")
        return str(program)
    return ""
