#!/usr/bin/env python3
"""Start Bohnhof from a fresh checkout. Needs only Python 3.11 or newer.

python3 run.py                         play in the browser
python3 run.py play                    play in the terminal
python3 run.py ARGUMENTS…              run `bohnhof ARGUMENTS…`
python3 run.py compile                 compile the engine now, and wait for it
python3 run.py test [PYTEST OPTIONS…]  run all linters, and the tests with both engines
python3 run.py test --all              also run long tests, and quick ones on other Pythons

The first start creates .venv and installs the versions pinned in constraints.txt. Later starts
update it only if something has changed. The front end is rebuilt if its sources changed, with a
Node installed by pip. If a C compiler is available and no compiled engine matches the sources, one
is compiled in the background while this start uses the pure-Python engine. Commands that take long
wait for it.
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
from checks import CORES, Checks

loading = compile_engine.loading
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / "python")
PIP_INSTALL = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--retries=2"]
PIP_INSTALL += ["--no-compile", "--constraint=constraints.txt"]  # most installed modules are never imported
STAMP = VENV / "installed.json"
LOG = ROOT / "build" / "setup.log"
COMPILE_LOG = ROOT / "build" / "compile.log"
INSTALLING = ROOT / "build" / "install.lock"
COMPILING = ROOT / "build" / "compile.lock"
LONG_WORK = ("arena", "simulate")
# The first set is required by the tests. The second is skipped on platforms without packages for
# it.
NEEDED_BY_TESTS = {"arena", "compile", "dev", "web"}
OPTIONAL_FOR_TESTS = {"gym", "page", "postgres"}
FOR_LONG_TESTS = {"ray"}
FAILED = f"it could not be compiled; why is in {COMPILE_LOG}; another try: python3 run.py compile"
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
    if first == "test":
        test(arguments[1:])
        return
    install(extras_for(first, arguments))
    if first == "serve":
        provide_page(demanded=True)
    problem = provide_engine(first) if first == "compile" or not loading.interpreted_wanted() else ""
    if first == "compile":
        if problem:
            give_up(problem)
        say("the engine is compiled")
    else:
        if problem:
            say(f"the engine runs interpreted: {problem}")
        become([PYTHON, "-P", "-m", "bohnhof", *arguments])


def extras_for(command: str, arguments: list[str]) -> set[str]:
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
    """Update .venv. It has a stamp only while it is complete; without one it is created again.

    If only an extra is missing, it is added, which does not disturb running processes.
    """
    if complete_stamp(extras).items() <= read_stamp().items():
        return
    with compile_engine.lock(INSTALLING):
        stamp, wanted = read_stamp(), complete_stamp(extras)
        if wanted.items() <= stamp.items():
            return
        if not importlib.util.find_spec("ensurepip"):
            give_up("this Python has no ensurepip; on Debian and Ubuntu: apt install python3-venv")
        if wanted.items() <= {**stamp, "extras": wanted["extras"]}.items():
            say("adding packages to .venv …")
            need([*PIP_INSTALL, *requirements(extras)])
            write_stamp({**stamp, **wanted})
            return
        say("setting up .venv (once, about half a minute) …")
        STAMP.unlink(missing_ok=True)
        if stamp.get("home") != wanted["home"]:
            need([sys.executable, "-m", "venv", "--clear", str(VENV)])
        itself = f".[{','.join(wanted['extras'])}]" if wanted["extras"] else "."
        # An editable install builds nothing. These variables keep it from installing mypyc and
        # Node.
        need([*PIP_INSTALL, "--editable", itself], BOHNHOF_NO_COMPILE="1", BOHNHOF_NO_PAGE="1")
        write_stamp(wanted)


def complete_stamp(extras: set[str]) -> dict:
    """Return the stamp of a complete .venv with these extras and those already installed."""
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


def attempt(command: list[str], log: Path | None = None, **variables: str) -> bool:
    """Run a set-up step, and write its output to a log. Return whether it succeeded."""
    LOG.parent.mkdir(exist_ok=True)
    with (log or LOG).open("wb") as file:
        environment = {**os.environ, **variables}
        return subprocess.call(command, cwd=ROOT, env=environment, stdout=file, stderr=subprocess.STDOUT) == 0


def log(path: Path | None = None) -> str:
    path = path or LOG
    return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""


def provide_page(demanded: bool) -> None:
    """Rebuild the front end if it does not match its sources. On failure, use an older build.

    Exit if there is none and it is `demanded`.
    """
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
    """Compile the engine if none matches the sources. Return why this start has none, or "".

    A failed compilation is repeated only when the sources change or the user asks for it.
    """
    if not loading.objection():
        return ""
    if compile_engine.obstacle():
        return compile_engine.obstacle()
    if command == "compile":
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
    """Compile, and again if the sources change meanwhile. Return the error, or ""."""
    say("compiling the engine (a minute or two; what has not changed is not compiled again) …")
    name = ""
    while loading.objection() and name != loading.engine_name():
        name = loading.engine_name()
        if not installed("compile") or not attempt([PYTHON, "compile_engine.py"], COMPILE_LOG):
            break
    if not loading.objection():
        return ""
    with compile_engine.lock(INSTALLING):
        write_stamp({**read_stamp(), "not_compiled": name})
    return FAILED


def installed(*extras: str) -> bool:
    with contextlib.suppress(SystemExit):
        install(set(extras))
        return True
    return False


def compile_in_background(low_priority: bool = True) -> None:
    """Compile in a process that inherits the lock and outlives this one and its terminal.

    Do nothing if another process is compiling.
    """
    lock = compile_engine.lock(COMPILING, wait=False)
    if lock is None:
        return
    with lock:
        job = subprocess.Popen(
            [sys.executable, __file__, "compile"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            pass_fds=[lock.fileno()],
        )
    if low_priority:  # only root may raise the priority above that of this process
        niceness = max(5, os.getpriority(os.PRIO_PROCESS, 0))
        os.setpriority(os.PRIO_PROCESS, job.pid, niceness)


def become(command: list[str]) -> None:
    """Replace this process, so that Ctrl-C and the exit status are those of the program."""
    # Lets the program show commands as they must be typed here.
    os.environ["BOHNHOF_STARTED_AS"] = f"python3 {shlex.quote(sys.argv[0])}"
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def test(options: list[str]) -> None:
    """Run all checks. The pure-Python engine is tested while the other one is compiled."""
    checks = Checks(PYTHON)
    install({"compile"})  # few packages, so that compilation starts early
    problem = begin_engine()
    left_out = install_for_tests(OPTIONAL_FOR_TESTS | (FOR_LONG_TESTS if "--all" in options else set()))
    continuous = os.environ.get("CI") == "true"
    provide_page(demanded=continuous)
    checks.lint(types=not left_out)
    workers = CORES + (2 if "--all" in options else 1)  # some tests wait for servers and browsers
    if not problem:
        checks.pytest("interpreted engine", ["-m", "both_engines", *options], BOHNHOF_INTERPRETED="1")
        problem = finish_engine()
    if problem and continuous:
        give_up(f"where CI is true the engine must compile: {problem}\n{log(COMPILE_LOG)}")
    if problem:
        left_out.append(f"the compiled engine: {problem}")
        checks.pytest("all with the interpreted engine", options, workers=workers, BOHNHOF_INTERPRETED="1")
    else:
        checks.pytest("compiled engine", options, workers=workers, BOHNHOF_INTERPRETED="0")
    if options == ["--all"]:
        left_out += test_other_pythons(checks)
    elif "--all" in options:
        left_out.append("other Pythons: python3 run.py test --all, without other options")
    elif not options:
        left_out.append("what takes long by nature: python3 run.py test --all")
    checks.report(left_out)


def install_for_tests(optional: set[str]) -> list[str]:
    """Install what the tests need. Return which extras this platform has no packages for."""
    if installed(*NEEDED_BY_TESTS, *optional):
        return []
    install(NEEDED_BY_TESTS)
    missing = [extra for extra in sorted(optional) if not installed(extra)]
    why = "its packages could not be installed, so that types were not checked either"
    return [f"the extra {extra}: {why}" for extra in missing]


def begin_engine() -> str:
    """Start to compile the engine if none matches the sources. Return why it cannot be, or ""."""
    if not loading.objection() or compile_engine.obstacle():
        return loading.objection() and compile_engine.obstacle()
    if os.name != "posix":
        return compile_now()
    say("compiling the engine in the background …")
    compile_in_background(low_priority=False)
    return ""


def finish_engine() -> str:
    """Wait until the engine is compiled. Return the error, or ""."""
    if loading.objection():
        say("waiting for the compiler …")
        with compile_engine.lock(COMPILING):
            pass
    return FAILED if loading.objection() else ""


def test_other_pythons(checks: Checks) -> list[str]:
    """Run the tests of QUICK on other Pythons. Return which of these could not be set up."""
    left_out = []
    packages = [*project()["dependencies"], *TEST_TOOLS]
    for version, python in other_pythons.found().items():
        place = ROOT / f".venv-{version}"
        program = other_pythons.prepared(place, python, PIP_INSTALL, packages, attempt)
        if program:
            variables = {"BOHNHOF_INTERPRETED": "1", "PYTHONPATH": "src"}
            checks.pytest(f"Python {version}", other_pythons.QUICK, program, **variables)
        else:
            left_out.append(f"Python {version}: its packages could not be installed; why is in {LOG}")
    return left_out


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except OSError as problem:
        give_up(f"the set-up cannot write beside the sources ({problem})")
    except KeyboardInterrupt:
        sys.exit(130)
