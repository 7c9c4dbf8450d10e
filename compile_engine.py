"""Compiles engine and games with mypyc, in place: python compile_engine.py (needs the extra `compile`)."""

import contextlib
import os
import platform
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
OPTIMISATION = "2"

sys.path.insert(0, str(SOURCE))

from bohnhof import loading  # noqa: E402


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
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def build(target: Path) -> None:
    """Compile into `target`, laid out like src and with the stamp; raises or exits where that fails."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    stamp = loading.stamp()  # taken first: a source edited from here on makes the result stale
    with contextlib.chdir(ROOT), tempfile.TemporaryDirectory() as scratch:
        extensions = mypycify(
            ["--config-file=", "--cache-dir=.mypy_cache/mypyc", *map(os.path.relpath, loading.modules())],
            opt_level=OPTIMISATION,
            debug_level="0",
            target_dir=scratch,
            group_name=f"bohnhof.{loading.SHARED_LIBRARY}",
        )
        if os.name == "posix":
            # A newer compiler's warning stops nobody; functions hidden from outside can be joined.
            for extension in extensions:
                extension.extra_compile_args += ["-Wno-error", "-fvisibility=hidden", "-fno-plt"]
        if sys.platform == "linux" and "gcc" in compiler():
            # Nearly all of it is one big C file; optimised at link time, it is shared among the cores.
            extensions[0].extra_compile_args.append(f"-flto={os.cpu_count()}")
            extensions[0].extra_link_args += [f"-flto={os.cpu_count()}", f"-O{OPTIMISATION}"]
        command = Distribution({"name": "bohnhof", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(target)
        command.build_temp = scratch
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    target.joinpath("bohnhof", Path(loading.STAMP).name).write_text(stamp, encoding="ascii")


def build_in_place() -> None:
    """Replace the compiled engine in src by a new one; the stamp goes first and comes back last."""
    with tempfile.TemporaryDirectory() as target:
        build(Path(target))
        stamp = Path(loading.STAMP)
        stamp.unlink(missing_ok=True)
        for old in stamp.parent.rglob("*"):
            if old.suffix in (".so", ".pyd"):
                old.unlink()
        made = [path for path in Path(target).rglob("*") if path.is_file()]
        for new in sorted(made, key=lambda path: path.name == stamp.name):
            shutil.move(new, SOURCE / new.relative_to(target))


if __name__ == "__main__":
    sys.exit(obstacle() or build_in_place())
