#!/usr/bin/env python3
"""Starts Bohnhof from a fresh checkout, with Python 3.11 and nothing else.

python3 run.py                         play in the browser
python3 run.py play                    play at the terminal
python3 run.py ARGUMENTS…              what `bohnhof ARGUMENTS…` does
python3 run.py compile                 compile the engine now, and wait for it
python3 run.py test [PYTEST OPTIONS…]  check the code, then test the compiled and the interpreted engine and,
                                       without options, what is quick on every other Python from 3.11 on

The first start makes .venv and installs what constraints.txt pins; later ones do so only where something
changed. The page is made where its sources changed, with a Node that pip installs. Where a C compiler is at
hand and no compiled engine fits the sources, one is made in the background while this start runs interpreted;
what takes long anyway waits for it.
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

import build_page
import compile_engine
import other_pythons

loading = compile_engine.loading
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / "python")
PIP_INSTALL = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--retries=2"]
PIP_INSTALL += ["--no-compile", "--constraint=constraints.txt"]  # few of its modules are ever imported
STAMP = VENV / "installed.json"
LOG = ROOT / "build" / "setup.log"
INSTALLING = ROOT / "build" / "install.lock"
COMPILING = ROOT / "build" / "compile.lock"
LONG_WORK = ("arena", "simulate")
# Tests that are slow and need not run twice.
SAME_WITH_EITHER_ENGINE = ("installed", "test_ray.py", "web/test_kill.py", "web/test_postgres.py", "web_page")
FAILED = f"it could not be compiled; why is in {LOG}; another try: python3 run.py compile"
INSTALLED_FROM = ("pyproject.toml", "constraints.txt", "hatch_build.py", "src/bohnhof/version.py")
TEST_TOOLS = ("hypothesis", "pytest", "pytest-xdist")
SIGNS_OF_NO_NETWORK = (
    "ConnectTimeoutError",
    "Connection refused",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ENETUNREACH",
    "ENOTFOUND",
    "ETIMEDOUT",
    "NameResolutionError",
    "NewConnectionError",
    "Network is unreachable",
    "ProxyError",
    "ReadTimeoutError",
    "getaddrinfo failed",
    "name resolution",
)


def main(arguments: list[str]) -> None:
    arguments = arguments or ["serve"]
    first = arguments[0]
    install(extras_for(first, arguments))
    if first in ("serve", "test"):
        provide_page(demanded=first == "serve" or os.environ.get("CI") == "true")
    asked_for = first in ("compile", "test")
    problem = provide_engine(first) if asked_for or not loading.interpreted_wanted() else ""
    if first == "test":
        check(arguments[1:], problem)
    elif first == "compile":
        if problem:
            give_up(problem)
        say("the engine is compiled")
    else:
        if problem:
            say(f"the engine runs interpreted: {problem}")
        become([PYTHON, "-P", "-m", "bohnhof", *arguments])


def extras_for(command: str, arguments: list[str]) -> set[str]:
    if command == "test":
        return {"arena", "compile", "dev", "gym", "page", "postgres", "ray", "web"}
    if command == "serve":
        return {"web"} if build_page.there() else {"page", "web"}
    words = [word for argument in arguments for word in argument.replace("=", ",").split(",")]
    extras = {"learned"} if "learned" in words else set()
    if command == "arena":
        extras |= {"arena", "ray"} if "ray" in words else {"arena"}
    return extras


def say(line: str) -> None:
    print(f"bohnhof: {line}", file=sys.stderr, flush=True)


def give_up(line: str) -> None:
    sys.exit(f"bohnhof: {line}")


def read_stamp() -> dict:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    whole = isinstance(stamp, dict) and isinstance(stamp.get("extras", []), list)
    return stamp if whole and all(isinstance(extra, str) for extra in stamp.get("extras", [])) else {}


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
    """Bring .venv up to date. It has a stamp only while it is complete; without one it is made anew.

    Where nothing but an extra is missing, it is added, which disturbs nobody who runs from there meanwhile.
    """
    if complete_stamp(extras).items() <= read_stamp().items():
        return
    with compile_engine.lock(INSTALLING):
        stamp, wanted = read_stamp(), complete_stamp(extras)
        if wanted.items() <= stamp.items():
            return
        if not importlib.util.find_spec("ensurepip"):
            give_up("this Python has no ensurepip; on Debian and Ubuntu: apt install python3-venv")
        say("setting up .venv (once, about half a minute) …")
        if wanted.items() <= {**stamp, "extras": wanted["extras"]}.items():
            need([*PIP_INSTALL, *requirements(extras)])
            write_stamp({**stamp, **wanted})
            return
        STAMP.unlink(missing_ok=True)
        if stamp.get("home") != wanted["home"]:
            need([sys.executable, "-m", "venv", "--clear", str(VENV)])
        itself = f".[{','.join(wanted['extras'])}]" if wanted["extras"] else "."
        # An editable install builds nothing: with these it fetches no mypyc and no Node of its own either.
        need([*PIP_INSTALL, "--editable", itself], BOHNHOF_NO_COMPILE="1", BOHNHOF_NO_PAGE="1")
        write_stamp(wanted)


def complete_stamp(extras: set[str]) -> dict:
    """What the stamp says if .venv has all it should, and these extras with those it has already."""
    return {
        "home": [sys.version, sys.base_prefix, str(ROOT)],
        "inputs": digest_of_inputs(),
        "extras": sorted(extras.union(read_stamp().get("extras", ()))),
    }


def requirements(extras: set[str]) -> list[str]:
    listed = [line for extra in sorted(extras) for line in project()["optional-dependencies"][extra]]
    return [line for line in listed if not line.startswith("bohnhof[")]


def project() -> dict:
    import tomllib

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


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


def provide_page(demanded: bool) -> None:
    """Have the page made where it does not fit its sources. Where that fails, an older one will do."""
    if build_page.fits():
        return
    say("making the page (a few seconds) …")
    if installed("page") and attempt([PYTHON, "build_page.py"]):
        return
    problem = f"the page could not be made; why is in {LOG}"
    if any(sign in log() for sign in SIGNS_OF_NO_NETWORK):
        problem = "the page could not be made, since the npm registry cannot be reached"
    if demanded and not build_page.there():
        give_up(f"{problem}; at the terminal one can play: python3 run.py play")
    say(f"{problem}; the last one made is used" if build_page.there() else problem)


def provide_engine(command: str) -> str:
    """Have an engine compiled where none fits the sources; says in words why this start has none, if so.

    What could not be compiled is not tried at every start, only when its sources change or one asks for it.
    """
    if not loading.objection():
        return ""
    if compile_engine.obstacle():
        return compile_engine.obstacle()
    if command in ("compile", "test"):
        return compile_now()
    if read_stamp().get("not_compiled") == loading.engine_name():
        return FAILED
    if command in LONG_WORK or os.name != "posix":
        return compile_now()
    try:
        compile_in_background()
    except OSError as problem:
        return f"it cannot be compiled here ({problem})"
    return "it is being compiled in the background, for the next start"


def compile_now() -> str:
    """Compile, and once more if the sources are edited meanwhile; says in words what failed, if so."""
    say("compiling the engine (a minute or two; what has not changed is not compiled again) …")
    name = ""
    while loading.objection() and name != loading.engine_name():
        name = loading.engine_name()
        if not installed("compile") or not attempt([PYTHON, "compile_engine.py"]):
            break
    if not loading.objection():
        return ""
    with compile_engine.lock(INSTALLING):
        write_stamp({**read_stamp(), "not_compiled": name})
    return FAILED


def installed(extra: str) -> bool:
    with contextlib.suppress(SystemExit):
        install({extra})
        return True
    return False


def compile_in_background() -> None:
    """Leave it, with its lock, to a process that outlives this one and its terminal; one at a time."""
    lock = compile_engine.lock(COMPILING, wait=False)
    if lock is None:
        return
    with lock, LOG.open("ab") as file:
        job = subprocess.Popen(
            [sys.executable, __file__, "compile"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=file,
            start_new_session=True,
            pass_fds=[lock.fileno()],
        )
    os.setpriority(os.PRIO_PROCESS, job.pid, 5)


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
    left_out = [] if problem else [f"--ignore=tests/{name}" for name in SAME_WITH_EITHER_ENGINE]
    steps = [
        ("ruff check", [PYTHON, "-m", "ruff", "check"], ""),
        ("ruff format --check", [PYTHON, "-m", "ruff", "format", "--check"], ""),
        ("mypy --strict src", [PYTHON, "-m", "mypy", "--strict", "src"], ""),
        ("lint-imports", [str(PROGRAMS / "lint-imports"), "--no-logo"], ""),
        ("pytest with the compiled engine", pytest, "0"),
        ("pytest with the interpreted engine", [*pytest, *left_out], "1"),
    ]
    for title, command, interpreted in steps:
        if not problem or interpreted != "0":
            check_one(title, command, BOHNHOF_INTERPRETED=interpreted)
    for version, python in {} if pytest_options else other_pythons.found().items():
        check_other(version, python)


def check_one(title: str, command: list[str], **variables: str) -> None:
    print(f"\n=== {title}", flush=True)
    status = subprocess.call(command, cwd=ROOT, env={**os.environ, **variables})
    if status:
        print(f"\n=== failed: {title}", flush=True)
        sys.exit(status)


def check_other(version: str, python: str) -> None:
    """The quick tests on another Python; one that cannot be set up is left out, since nobody asked for it."""
    packages = [*project()["dependencies"], *TEST_TOOLS]
    place = ROOT / f".venv-{version}"
    program = other_pythons.prepared(place, python, PIP_INSTALL, packages, attempt)
    if program:
        quick = [program, "-m", "pytest", "-n", "auto", "-q", *other_pythons.QUICK]
        check_one(f"the quick tests on Python {version}", quick, BOHNHOF_INTERPRETED="1", PYTHONPATH="src")
    else:
        say(f"Python {version} is left out: its packages could not be installed, as {LOG} tells")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except OSError as problem:
        give_up(f"the set-up cannot write beside the sources ({problem})")
    except KeyboardInterrupt:
        sys.exit(130)
