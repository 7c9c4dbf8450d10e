"""The page about adding a language, followed step by step in a copy of the package."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import bohnhof

PAGE = (Path(__file__).parents[1] / "docs" / "adding_a_language.md").read_text(encoding="utf-8")
LINE = re.search(r"```json\n +(.*)\n", PAGE)
COPY = re.search(r"```sh\n +(for .*)\n", PAGE)


def test_a_language_that_is_added_as_the_page_says_can_be_played_in(tmp_path: Path) -> None:
    package = tmp_path / "src" / "bohnhof"
    left_out = shutil.ignore_patterns("_compiled", "static", "__pycache__")
    shutil.copytree(Path(bohnhof.__file__).parent, package, ignore=left_out)
    assert LINE is not None
    assert COPY is not None
    listed = package / "words" / "languages.json"
    languages = {**json.loads(listed.read_text(encoding="utf-8")), **json.loads(f"{{{LINE[1]}}}")}
    listed.write_text(json.dumps(languages), encoding="utf-8")
    subprocess.run(["sh", "-c", COPY[1]], cwd=tmp_path, check=True)
    names = package / "games" / "bohnanza" / "words" / "it" / "names.json"
    names.write_text(names.read_text(encoding="utf-8").replace('"Soy"', '"Soia"'), encoding="utf-8")
    program = (
        "from bohnhof.words import LANGUAGES, Speech\n"
        "assert LANGUAGES[-1] == 'it'\n"
        "print(Speech('it', []).sentence('offer 3: red for soy'))\n"
        "from bohnhof.cli import main\n"
        "main(['play', 'bohnanza', '--language', 'it', '--seed', '1'])"
    )
    environment = {"PYTHONPATH": str(package.parent), "PATH": "", "HOME": str(tmp_path)}
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command,
        env=environment,
        input="\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("offer 3: red for soia\n")
    assert "Bohnanza" in done.stdout
