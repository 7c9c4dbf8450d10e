"""Compiles engine, games and bots with mypyc: python compile_engine.py (needs the extra `compile`).

With --release gcc first watches them at play and then compiles once more by what it has seen.
"""

import contextlib
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from functools import partial
from pathlib import Path
from typing import BinaryIO

ROOT = Path(__file__).resolve().parent
WORKSHOP = ROOT / "build" / "engine"
"""Keeps what was made last time, so that only what has changed is compiled again."""
LOCK = WORKSHOP / "lock"
TYPE_CHECK = ROOT / "type_check.h"
KEPT = 4
WATCHED = ["-fprofile-generate"]
PRACTISED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
"""Where practice never came is compiled as usual, not for size."""

sys.path.insert(0, str(ROOT / "src"))

from bohnhof import loading  # noqa: E402

PACKAGE = Path(loading.PACKAGE)


def obstacle() -> str:
    """Why nothing can be compiled on this machine, in words; empty where it can."""
    if os.environ.get("BOHNHOF_NO_COMPILE", "") not in ("", "0"):
        return "BOHNHOF_NO_COMPILE is set"
    if platform.python_implementation() != "CPython":
        return "only CPython can load a compiled engine"
    if not shutil.which(compiler()):
        return f"there is no C compiler ({compiler()})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers are missing (on Debian: apt install python3-dev)"
    return ""


def compiler() -> str:
    if os.name == "nt":
        return "cl"
    named = os.environ.get("CC", "").split() or (sysconfig.get_config_var("CC") or "").split()
    return named[0] if named else "cc"


def lock(path: Path, wait: bool = True) -> BinaryIO | None:
    """The lock of some work, held as long as this file is open here or in a process it was handed to.

    Without waiting there is none while somebody else has it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            return None
    return file


def build(place: Path, release: bool = False) -> None:
    """Compile, and put the engine under its name into `place`, all at once; raises or exits where that fails.

    What is compiled and named is a copy of the sources: they may be edited meanwhile. Engines made before are
    left for whoever is running them, but only the last few.
    """
    with lock(LOCK), contextlib.chdir(WORKSHOP):
        package = copy_of_sources()
        engine = place / loading.engine_name(package)
        parts = list(loading.libraries(package))
        if release:
            compile_groups(loading.groups(package), WATCHED)
            practise(package, parts)
        if release or not all((engine / part).exists() for part in parts):
            compile_groups(loading.groups(package), PRACTISED if release else [])
            put(parts, engine)
        for old in sorted(place.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old)


def put(parts: list[str], engine: Path) -> None:
    """Lay what was built under the name of an engine, all at once."""
    draft = engine.with_name("draft")
    for leftover in (draft, engine):
        shutil.rmtree(leftover, ignore_errors=True)
    draft.mkdir(parents=True)
    for part in parts:
        shutil.copy(Path("lib", "bohnhof", part), draft / part)
    draft.rename(engine)


def practise(package: str, parts: list[str]) -> None:
    """Let an engine that is watched play: beside each object gcc finds what was seen of it."""
    for seen in Path("temp").rglob("*.gcda"):
        seen.unlink()
    no_data = shutil.ignore_patterns("*.py", "_compiled", "static")
    shutil.copytree(PACKAGE, package, ignore=no_data, dirs_exist_ok=True)
    engines = Path(package, "_compiled")
    put(parts, engines / loading.engine_name(package))
    # What builds a wheel brings its tools by this path.
    path = os.pathsep.join(filter(None, ["src", os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "BOHNHOF_INTERPRETED": "0"}
    try:
        subprocess.run([sys.executable, str(ROOT / "practise.py")], env=environment, check=True)
    finally:
        shutil.rmtree(engines)


def copy_of_sources() -> str:
    """Bring the copy in the workshop up to date; a file that has not changed keeps its age."""
    package = Path("src", "bohnhof")
    texts = {package / path.relative_to(PACKAGE): path.read_bytes() for path in PACKAGE.rglob("*.py")}
    for old in [path for path in package.rglob("*.py") if path not in texts]:
        old.unlink()
    for path, text in texts.items():
        if not path.exists() or path.read_bytes() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
    return str(package)


def compile_groups(groups: dict[str, list[str]], profiling: list[str]) -> None:
    """Compile each group of modules into one library.

    A release passes the options of its profile-guided optimization.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    # Nothing compiled here imports an installed package; mypy would check all of Ray and numpy otherwise.
    options = ["--config-file=", "--cache-dir=cache", "--no-site-packages", "--ignore-missing-imports"]
    translate = partial(
        mypycify,
        [*options, *(path for paths in groups.values() for path in paths)],
        opt_level="3" if profiling else "1",  # -O3 takes twice as long and gains a tenth at most
        debug_level="0",
        target_dir="c",
        separate=[(paths, f"bohnhof.{library}") for library, paths in groups.items()],
    )
    try:
        modules = translate()
    except Exception:  # mypyc does not find all in its cache that it looks for there
        shutil.rmtree("cache", ignore_errors=True)
        modules = translate()
    extensions = joined(modules)
    if os.name == "posix":
        # A newer compiler's warning stops nobody; functions hidden from outside can be joined.
        for extension in extensions:
            options = [
                "-Wno-error",
                "-fvisibility=hidden",
                "-fno-plt",
                "-include",
                str(TYPE_CHECK),
                *profiling,
            ]
            extension.extra_compile_args = [*extension.extra_compile_args, *options]
            extension.depends = [*extension.depends, str(TYPE_CHECK)]
            extension.extra_link_args = [*extension.extra_link_args, *profiling]
    record = Path("built.json")
    built = json.loads(record.read_text(encoding="utf-8")) if record.exists() else {}
    wanted = {extension.name: digest(extension) for extension in extensions}
    stale = [extension for extension in extensions if built.get(extension.name) != wanted[extension.name]]
    stale.sort(key=lambda extension: os.path.getsize(extension.sources[0]), reverse=True)
    # What is stale is forgotten until all of it is built, so that nothing interrupted is believed.
    write(record, {name: wanted[name] for name in wanted if built.get(name) == wanted[name]})
    command = Distribution({"name": "bohnhof", "ext_modules": stale}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = "lib", "temp"
    command.parallel = os.cpu_count()
    command.force = True
    command.ensure_finalized()
    command.run()
    write(record, wanted)


def joined(modules: list) -> list:
    """Compile the initialization function that mypyc writes for each source into the library of its group.

    As an extension module, each would need a compiler run, a link and a file of its own.
    """
    libraries = []
    for module in modules:
        if module.name.endswith(loading.LIBRARY):
            libraries.append(module)
            initialization = Path("c", f"{module.name}_init.c")
            initialization.write_text("", encoding="utf-8")
            module.sources.append(str(initialization))
        else:
            name, source = module.name.rpartition(".")[2], Path(module.sources[0]).relative_to("c").as_posix()
            with initialization.open("a", encoding="utf-8") as file:
                # Each source also defines PyInit___init__, which some linkers ask for and nobody calls.
                file.write(f"#define PyInit___init__ PyInit___init___{name}\n")
                file.write(f'#include "{source}"\n#undef PyInit___init__\n')
    return libraries


def digest(extension) -> str:
    """All that makes an extension module what it is: the C texts, the compilers and their options."""
    from mypy.version import __version__

    options = [os.environ.get(name, "") for name in ("CC", "CPPFLAGS", "CFLAGS", "LDFLAGS")]
    arguments = [word for word in extension.extra_compile_args if word != str(TYPE_CHECK)]
    sha = hashlib.sha256(repr([sys.version, __version__, options, arguments]).encode())
    for path in [*extension.sources, *extension.depends]:
        sha.update(hashlib.sha256(Path(path).read_bytes()).digest())
    return sha.hexdigest()


def write(record: Path, built: dict[str, str]) -> None:
    draft = record.with_suffix(".draft")
    draft.write_text(json.dumps(built), encoding="utf-8")
    draft.replace(record)


if __name__ == "__main__":
    sys.exit(obstacle() or build(Path(loading.ENGINES), release="--release" in sys.argv[1:]))
