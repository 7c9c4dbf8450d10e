"""Compile the engine, games and bots with mypyc: python compile_engine.py (extra `compile`).

With --release the C compiler uses profile-guided optimization.
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
"""Build folder. It is kept so that only changes are compiled again."""
LOCK = WORKSHOP / "lock"
TYPE_CHECK = ROOT / "type_check.h"
KEPT = 4
WATCHED = ["-fprofile-generate"]
PRACTISED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
"""Options of the final build. Code without profile data is not optimized for size."""

sys.path.insert(0, str(ROOT / "src"))

from bohnhof import loading  # noqa: E402

PACKAGE = Path(loading.PACKAGE)


def obstacle() -> str:
    """Return why the engine cannot be compiled on this machine, or "" if it can."""
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
    """Acquire a lock. It is held while the file is open, also in a process that inherits it.

    With `wait` false, return None if another process holds it.
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
    """Compile the engine, and put it into a subfolder of `place` atomically.

    A copy of the sources is compiled, so that they can be edited meanwhile. A few older engines are
    kept for running processes. Raise an exception or SystemExit on failure.
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
    """Copy the built libraries into the folder of an engine atomically."""
    draft = engine.with_name("draft")
    for leftover in (draft, engine):
        shutil.rmtree(leftover, ignore_errors=True)
    draft.mkdir(parents=True)
    for part in parts:
        shutil.copy(Path("lib", "bohnhof", part), draft / part)
    draft.rename(engine)


def practise(package: str, parts: list[str]) -> None:
    """Run the training workload with an instrumented engine, which writes a profile."""
    for seen in Path("temp").rglob("*.gcda"):
        seen.unlink()
    no_data = shutil.ignore_patterns("*.py", "_compiled", "static")
    shutil.copytree(PACKAGE, package, ignore=no_data, dirs_exist_ok=True)
    engines = Path(package, "_compiled")
    put(parts, engines / loading.engine_name(package))
    # A wheel build passes its tools by this path.
    path = os.pathsep.join(filter(None, ["src", os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "BOHNHOF_INTERPRETED": "0"}
    try:
        subprocess.run([sys.executable, str(ROOT / "practise.py")], env=environment, check=True)
    finally:
        shutil.rmtree(engines)


def copy_of_sources() -> str:
    """Update the copy of the sources. Unchanged files keep their modification times."""
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
    """Compile each group of modules into one library. `profiling` holds compiler options."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # Compiled code imports no installed package. Otherwise mypy would check all of Ray and numpy.
    options = ["--config-file=", "--cache-dir=cache", "--no-site-packages", "--ignore-missing-imports"]
    translate = partial(
        mypycify,
        [*options, *(path for paths in groups.values() for path in paths)],
        # -O3 takes twice as long to compile and is at most a tenth faster.
        opt_level="3" if profiling else "1",
        debug_level="0",
        target_dir="c",
        separate=[(paths, f"bohnhof.{library}") for library, paths in groups.items()],
    )
    try:
        modules = translate()
    except Exception:  # mypyc may fail if its cache is incomplete
        shutil.rmtree("cache", ignore_errors=True)
        modules = translate()
    extensions = joined(modules)
    if os.name == "posix":
        # Warnings of newer compilers must not fail the build. Hidden visibility lets the compiler
        # inline more.
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
    # Remove stale entries before the build, so that an interrupted build is not trusted.
    write(record, {name: wanted[name] for name in wanted if built.get(name) == wanted[name]})
    command = Distribution({"name": "bohnhof", "ext_modules": stale}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = "lib", "temp"
    command.parallel = os.cpu_count()
    command.force = True
    command.ensure_finalized()
    command.run()
    write(record, wanted)


def joined(modules: list) -> list:
    """Compile the initialization function of each source into the library of its group.

    mypyc writes these functions. As extension modules, each would need its own compiler run, link
    and file.
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
                # Each source also defines PyInit___init__, which some linkers require but no one
                # calls.
                file.write(f"#define PyInit___init__ PyInit___init___{name}\n")
                file.write(f'#include "{source}"\n#undef PyInit___init__\n')
    return libraries


def digest(extension) -> str:
    """Return a hash of all inputs of an extension module: C sources, compilers and options."""
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
