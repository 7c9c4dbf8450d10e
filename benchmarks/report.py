"""The tables in results.md."""

from __future__ import annotations

import os
import platform
import subprocess
import sysconfig
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from peers import PEERS

Run = dict[str, Any]
"""The result of one measurement in a subprocess."""

TURNS = (
    "The measurements of a round take turns, each in a process of its own on one core, timed in seconds of "
    "that process. The spread is the slowest and the fastest round."
)

COMPARED = (
    "The last columns say how many actions Bohnhof plays while the peer plays one: the median of the ratios "
    "within each round. The games differ; README.md says what can be compared."
)


@dataclass
class Row:
    """One measured item, with its runs in the order of the rounds."""

    name: str
    engine: str
    runs: list[Run] = field(default_factory=list)
    skipped: str = ""

    def figures(self, what: str) -> list[float]:
        """Return one figure per round: a rate for counts, otherwise the measured value."""
        if what in ("actions", "games"):
            return [run[what] / run["seconds"] for run in self.runs]
        return [run[what] for run in self.runs]

    def middle(self, what: str) -> float:
        return median(self.figures(what))


def short(figure: float) -> str:
    """Format a figure with three significant digits: 2.13M, 395k, 12.4k, 830, 21.4, 1.62."""
    if figure >= 999_500:
        return f"{figure / 1e6:.3g}M"
    if figure >= 999.5:
        return f"{figure / 1e3:.3g}k"
    return f"{figure:.3g}"


def spread(figures: list[float]) -> str:
    """Format the lowest and the highest figure."""
    return f"{short(min(figures))} to {short(max(figures))}"


def ratio(ours: Row | None, peer: Row) -> str:
    """Return the median ratio of our figures to the peer's in the same round; "" without ours."""
    if ours is None or not ours.runs:
        return ""
    pairs = zip(ours.figures("actions"), peer.figures("actions"), strict=False)
    return f"{short(median(mine / theirs for mine, theirs in pairs))} ×"


def table(head: list[str], lines: list[list[str]]) -> str:
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in [head, rule, *lines])


def our_table(rows: list[Row]) -> str:
    head = ["game", "seats", "engine", "actions/s", "spread", "games/s", "actions a game"]
    head += ["copy µs", "view µs", "moves µs", "redeal µs", "bytes a state"]
    lines = []
    for row in rows:
        actions = sum(run["actions"] for run in row.runs) / sum(run["games"] for run in row.runs)
        line = [row.name, str(row.runs[0]["seats"]), row.engine, short(row.middle("actions"))]
        line += [spread(row.figures("actions")), short(row.middle("games")), short(actions)]
        lines.append(
            line + [short(row.middle(what)) for what in ("copy", "view", "moves", "redeal", "memory")]
        )
    return table(head, lines)


def peer_table(rows: list[Row], ours: list[Row]) -> str:
    """Return a table of the peers compared with the first of our games."""
    first = ours[0].name if ours else ""
    engines = [row for row in ours if row.name == first]
    head = ["peer", "plays", "counted", "actions/s", "spread", "games/s"]
    head += [f"{first}, {row.engine}" for row in engines]
    lines = []
    for row in rows:
        peer = PEERS[row.name]
        line = [f"{row.name} {row.runs[0]['version']}", peer.game, peer.counted]
        line += [short(row.middle("actions")), spread(row.figures("actions")), short(row.middle("games"))]
        lines.append(line + [ratio(mine, row) for mine in engines])
    return table(head, lines)


def processor() -> str:
    """Return the name of the processor."""
    try:
        if platform.system() == "Linux":
            for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
        if platform.system() == "Darwin":
            name = subprocess.run(
                ["sysctl", "-n", "machdep.cpu.brand_string"], capture_output=True, text=True, check=True
            )
            return name.stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        pass
    return platform.processor() or platform.machine()


def python_build() -> str:
    """Describe this Python. Builds without its own optimizations are about 9 % slower."""
    optimized = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    build = "with" if optimized else "without"
    return (
        f"{platform.python_implementation()} {platform.python_version()} built {build} --enable-optimizations"
    )


def results(command: str, rounds: int, ours: list[Row], peers: list[Row]) -> str:
    """Return the whole page. Rows without a run are listed below the tables."""
    measured_ours = [row for row in ours if row.runs]
    measured_peers = [row for row in peers if row.runs]
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    parts = [
        "# Benchmark results",
        f"`{command}`, {now}, {python_build()}, {platform.system()}, {processor()}, {os.cpu_count()} cores.",
        f"Medians over {rounds} round{'s' * (rounds > 1)}. {TURNS}",
    ]
    if measured_ours:
        parts += ["## Bohnhof", our_table(measured_ours)]
    if measured_peers:
        parts += ["## Beside other engines", peer_table(measured_peers, measured_ours)]
        if measured_ours:
            parts.append(COMPARED)
    skipped = [f"- {row.name} ({row.engine}): {row.skipped}" for row in ours + peers if row.skipped]
    if skipped:
        parts += ["## Not measured", "\n".join(skipped)]
    return "\n\n".join(parts) + "\n"
