#!/usr/bin/env python3
"""Starts Bohnhof from a fresh checkout, with Python 3.11 and nothing else.

python3 run.py                         play
python3 run.py ARGUMENTS…              what `bohnhof ARGUMENTS…` does
python3 run.py test [PYTEST OPTIONS…]  check the code, then test the compiled and the interpreted engine

The first start makes .venv, installs what constraints.txt pins and compiles the engine where a C compiler is
at hand. Later starts do so again only where something changed.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Bohnhof needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

import contextlib
import hashlib
import importlib.util
import json
import os
import shlex
import subprocess
from pathlib import Path

import compile_engine

loading = compile_engine.loading
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / "python")
PIP_INSTALL = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--retries=2"]
STAMP = VENV / "installed.json"
LOG = ROOT / "build" / "setup.log"
INSTALLED_FROM = ("pyproject.toml", "constraints.txt", "hatch_build.py", "src/bohnhof/__init__.py")
SIGNS_OF_NO_NETWORK = (
    "ConnectTimeoutError",
    "Connection refused",
    "NameResolutionError",
    "NewConnectionError",
    "Network is unreachable",
    "ProxyError",
    "ReadTimeoutError",
    "getaddrinfo failed",
    "name resolution",
)


def main(arguments: list[str]) -> None:
    testing = arguments[:1] == ["test"]
    with one_at_a_time():
        install({"compile", "dev"} if testing else set() if compile_engine.obstacle() else {"compile"})
        problem = compile_if_stale(again=testing) if testing or not loading.interpreted_wanted() else ""
    if testing:
        check(arguments[1:], problem)
    else:
        if problem:
            say(f"the engine runs interpreted: {problem}")
        become([PYTHON, "-P", "-m", "bohnhof", *(arguments or ["play"])])


def say(line: str) -> None:
    print(f"bohnhof: {line}", file=sys.stderr, flush=True)


def give_up(line: str) -> None:
    sys.exit(f"bohnhof: {line}")


@contextlib.contextmanager
def one_at_a_time():
    """Two set-ups at once wait for each other; the lock goes with the process that held it."""
    with open(__file__, "rb") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def read_stamp() -> dict:
    try:
        return json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def write_stamp(stamp: dict) -> None:
    draft = STAMP.with_suffix(".draft")
    draft.write_text(json.dumps(stamp), encoding="utf-8")
    draft.replace(STAMP)


def digest_of_inputs() -> str:
    digest = hashlib.sha256()
    for name in INSTALLED_FROM:
        digest.update(hashlib.sha256((ROOT / name).read_bytes()).digest())
    return digest.hexdigest()


def install(extras: set[str]) -> None:
    """Bring .venv up to date. It has a stamp only while it is complete; without one it is made anew."""
    stamp = read_stamp()
    wanted = {
        "home": [sys.version, sys.base_prefix, str(ROOT)],
        "inputs": digest_of_inputs(),
        "extras": sorted(extras.union(stamp.get("extras", ()))),
    }
    if wanted.items() <= stamp.items():
        return
    if not importlib.util.find_spec("ensurepip"):
        give_up("this Python has no ensurepip; on Debian and Ubuntu: apt install python3-venv")
    say("setting up .venv (once, about half a minute) …")
    STAMP.unlink(missing_ok=True)
    if stamp.get("home") != wanted["home"]:
        need([sys.executable, "-m", "venv", "--clear", str(VENV)])
    project = f".[{','.join(wanted['extras'])}]" if wanted["extras"] else "."
    # An editable install compiles nothing: with this variable it does not fetch a mypyc of its own either.
    need([*PIP_INSTALL, "--constraint=constraints.txt", "--editable", project], BOHNHOF_NO_COMPILE="1")
    write_stamp(wanted)


def need(command: list[str], **variables: str) -> None:
    if attempt(command, **variables):
        return
    if any(sign in log() for sign in SIGNS_OF_NO_NETWORK):
        give_up("the package index cannot be reached; check the network or proxy and start again")
    give_up(f"the set-up failed; what went wrong is in {LOG}")


def attempt(command: list[str], **variables: str) -> bool:
    """Run a step of the set-up; what it says goes into the log."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as file:
        environment = {**os.environ, **variables}
        return subprocess.call(command, cwd=ROOT, env=environment, stdout=file, stderr=subprocess.STDOUT) == 0


def log() -> str:
    return LOG.read_text(encoding="utf-8", errors="replace") if LOG.exists() else ""


def compile_if_stale(again: bool) -> str:
    """Compile where the sources changed; says in words why there is no compiled engine, if so.

    What could not be compiled is not tried at every start, only when its sources change or `again` is said.
    """
    if not loading.objection():
        return ""
    if compile_engine.obstacle():
        return compile_engine.obstacle()
    stamp, sources = read_stamp(), loading.engine_name()
    if again or stamp.get("not_compiled") != sources:
        say("compiling the engine (one to three minutes, only when its sources change) …")
        if attempt([PYTHON, "compile_engine.py"]):
            return ""
        write_stamp({**stamp, "not_compiled": sources})
    return f"it could not be compiled; why is in {LOG}"


def become(command: list[str]) -> None:
    """Hand this process over, so that Ctrl-C and the exit status are the program's own."""
    # So that the program can name commands as they are typed here, not by a word no shell knows.
    os.environ["BOHNHOF_STARTED_AS"] = f"python3 {shlex.quote(sys.argv[0])}"
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def check(pytest_options: list[str], problem: str) -> None:
    """Every check in turn; the first that fails ends it."""
    if problem and os.environ.get("CI") == "true":
        print(log())
        give_up(f"where CI is true the engine must compile: {problem}")
    if problem:
        say(f"only the interpreted engine is tested: {problem}")
    pytest = [PYTHON, "-m", "pytest", "-n", "auto", *pytest_options]
    steps = [
        ("ruff check", [PYTHON, "-m", "ruff", "check"], ""),
        ("ruff format --check", [PYTHON, "-m", "ruff", "format", "--check"], ""),
        ("mypy --strict src", [PYTHON, "-m", "mypy", "--strict", "src"], ""),
        ("lint-imports", [str(PROGRAMS / "lint-imports"), "--no-logo"], ""),
        ("pytest with the compiled engine", pytest, "0"),
        ("pytest with the interpreted engine", pytest, "1"),
    ]
    for title, command, interpreted in steps:
        if problem and interpreted == "0":
            continue
        print(f"\n=== {title}", flush=True)
        status = subprocess.call(command, cwd=ROOT, env={**os.environ, "BOHNHOF_INTERPRETED": interpreted})
        if status:
            print(f"\n=== failed: {title}", flush=True)
            sys.exit(status)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
