"""Wheels carry the rulebook and, where it can be compiled, the compiled engine."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

import compile_engine  # noqa: E402


class BohnhofHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        return [] if compile_engine.obstacle() else ["mypy[mypyc]>=2.4"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for chapter in sorted(ROOT.glob("docs/rules/*.md")):
            build_data["force_include"][str(chapter)] = f"bohnhof/rulebook_text/{chapter.name}"
        problem = compile_engine.obstacle() or self.compile(build_data)
        if problem:
            self.app.display_warning(f"the engine runs interpreted: {problem}")

    def compile(self, build_data: dict[str, Any]) -> str:
        self.made = tempfile.TemporaryDirectory()
        try:
            compile_engine.build(Path(self.made.name))
        except (Exception, SystemExit) as problem:
            return f"it could not be compiled ({type(problem).__name__}: {problem})"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        engines = Path(compile_engine.loading.ENGINES).name
        build_data["force_include"][self.made.name] = f"bohnhof/{engines}"
        return ""
