"""The command `bohnhof arena`."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

from bohnhof.arena.executors import HERE, RAY, Executor, executor_for
from bohnhof.arena.figures import BETTER, Estimate
from bohnhof.arena.league import League
from bohnhof.arena.ledger import Ledger, read_header, read_plan
from bohnhof.arena.plan import LEAGUE, MATCH, Plan
from bohnhof.arena.standings import Standings, games_in_words
from bohnhof.bots.registry import quick_bots
from bohnhof.cli.beans import game_with
from bohnhof.cli.errors import CommandError
from bohnhof.cli.players import seats_for
from bohnhof.cli.simulating import INTERRUPTED, progress_bar
from bohnhof.extras import install_command
from bohnhof.games import load_game
from bohnhof.table.seeds import random_seed

GAMES = 100


def play_arena(
    game: str | None,
    bots: str | None,
    match: tuple[str, str] | None,
    seats: int | None,
    games: int | None,
    seed: int | None,
    processes: int | None,
    on: str,
    margin: float | None,
    out: Path | None,
    report: Path | None,
    parquet: Path | None,
    records: Path | None,
    beans: Path | None,
    as_json: bool,
) -> int:
    """Play a league or match and print its standings.

    Return the exit status: 0, or INTERRUPTED if it was stopped early.
    """
    plan = _plan(game, bots, match, seats, games, seed, out, beans)
    if margin is not None and plan.kind != MATCH:
        raise CommandError("--sprt decides a match; name its two bots by --match")
    _check_targets(report, parquet)
    if parquet is not None:
        _check_extra("--parquet", "pyarrow", "arena")
    executor = _executor(processes, plan.deals, on)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with Ledger(plan, out) as ledger:
        league = League(plan, ledger, margin)
        if not league.complete:
            with progress_bar(plan.games) as finished:
                league.run(executor, finished, records)
    standings = league.standings()
    if report is not None:
        from bohnhof.arena.report import write_report

        report.write_text(write_report(standings), encoding="utf-8")
    if parquet is not None:
        from bohnhof.arena.parquet import write_parquet

        write_parquet(standings, parquet)
    if as_json:
        print(json.dumps(standings.data(), ensure_ascii=False))
    else:
        print("\n".join(_lines(standings)))
    if league.complete:
        return 0
    if out is not None:
        print(f"bohnhof: stopped; the same command continues {out}", file=sys.stderr)
    return INTERRUPTED


def _executor(processes: int | None, deals: int, on: str) -> Executor:
    if on not in (HERE, RAY):
        raise CommandError(f"--on is {HERE} or {RAY}, not '{on}'")
    if on == RAY:
        _check_extra("--on ray", "ray", "ray")
    return executor_for(processes, deals, on)


def _plan(
    game: str | None,
    bots: str | None,
    match: tuple[str, str] | None,
    seats: int | None,
    games: int | None,
    seed: int | None,
    out: Path | None,
    beans: Path | None,
) -> Plan:
    begun = out if out is not None and out.exists() and out.stat().st_size else None
    if game is None:
        if begun is None or bots or match or seats is not None or seed is not None or beans is not None:
            raise CommandError(
                "name a game ('bohnhof games' lists them), or only a results file to continue (--out)"
            )
        plan = read_plan(begun)
        return plan if games is None else _long_enough(plan, games)
    known = None if begun is None else read_header(begun)
    if bots and match:
        raise CommandError("--bots is for a league and --match for a match; name one of them")
    game = game_with(game, beans)
    rules = load_game(game)
    if match:
        named = [bot.strip() for bot in match]
    else:
        named = [bot.strip() for bot in bots.split(",")] if bots else quick_bots(rules)
    count = seats_for(rules, seats, 0)
    if seed is None:
        seed = random_seed() if known is None else known["seed"]
    kind = MATCH if match else LEAGUE
    plan = Plan(game, rules.revision, kind, tuple(named), count, seed, 1)
    if known is not None and games is None:
        return replace(plan, deals=known["deals"])
    return _long_enough(plan, GAMES if games is None else games)


def _long_enough(plan: Plan, games: int) -> Plan:
    """Return the plan with just enough deals for at least `games` games."""
    return replace(plan, deals=-(-games // plan.turns))


def _check_targets(*paths: Path | None) -> None:
    """Raise CommandError before the league is played if the folder of a file does not exist."""
    for path in paths:
        if path is not None and not path.parent.is_dir():
            raise CommandError(f"{path}: there is no folder {path.parent}")


def _check_extra(option: str, package: str, extra: str) -> None:
    if find_spec(package) is None:
        raise CommandError(f"{option} needs {package}: {install_command(extra)}")


def _lines(standings: Standings) -> list[str]:
    plan, games = standings.plan, len(standings.games)
    title = load_game(plan.game).title
    wide = max(3, len(standings.rival), *[len(bot) for bot in plan.bots])
    left = "" if games >= plan.games else f" of {plan.games}"
    speed = f"{standings.played} played now, {standings.speed:,.1f} a second"
    rated = any(row.rating for row in standings.rows)
    lines = [f"A {plan.kind} of {title}: {games}{left} games, {len(standings.deals)} deals; {speed}"]
    if standings.rows:
        rating = "   rating  (95 %)" if rated else ""
        lines.append(f"{'bot':<{wide}}   games   wins %  (95 %)         taler{rating}")
    for row in standings.rows:
        line = f"{row.bot:<{wide}}  {row.games:>6}  {_percent(row.wins)}  {row.taler:>6.2f}"
        if row.rating is not None:
            line += f"   {row.rating.mean:>6.1f}  ({row.rating.low:.1f} to {row.rating.high:.1f})"
        lines.append(line)
    if standings.rival_wins is not None:
        lines.append(f"{standings.rival:<{wide}}  {games:>6}  {_percent(standings.rival_wins)}".rstrip())
    told = [f"par is {100 * plan.par:.1f} %", f"{standings.shared} wins shared", f"seed {plan.seed}"]
    lines.append(" · ".join([*told, f"digest {standings.digest}"]))
    lines.extend(_pairings(standings))
    lines.extend(standings.complaints)
    if standings.above_par is not None:
        mean, low, high = [f"{100 * figure:+.1f}" for figure in standings.above_par]
        lines.append(f"{plan.bots[0]} wins {mean} % above par ({low} to {high}){_verdict(standings)}")
    if not rated and games:
        lines.append(f"for ratings: {install_command('arena')}")
    return lines


def _pairings(standings: Standings) -> list[str]:
    """Return the pairings as lines: a sentence for two bots, otherwise a table.

    Empty if the table is wider than the terminal.
    """
    bots = [row.bot for row in standings.rows]
    met = {(one.bot, one.other): one for one in standings.pairings}
    if not met:
        return []
    if len(bots) == 2:
        games, ahead = standings.pairings[0][2:]
        interval = f"{100 * ahead.mean:.1f} % ({100 * ahead.low:.1f} to {100 * ahead.high:.1f})"
        many = games_in_words(games)
        return [f"{bots[0]} finished ahead of {bots[1]} in {interval} of {many}; ties count half"]
    wide = max([len(bot) for bot in bots]) + 4
    if wide + 6 * len(bots) > shutil.get_terminal_size((100, 24)).columns:
        return []
    counts = sorted({one.games for one in met.values()})
    many = f"{counts[0]} to {games_in_words(counts[-1])}" if len(counts) > 1 else games_in_words(counts[0])
    numbers = "".join([f"{number:>6}" for number in range(1, len(bots) + 1)])
    lines = [
        f"who beats whom: the row finished ahead of the column in … % of {many}; ties count half",
        f"{'':<{wide}}{numbers}",
    ]
    for number, bot in enumerate(bots, 1):
        pairs = [met.get((bot, other)) for other in bots]
        cells = [f"{'·':>6}" if one is None else f"{100 * one.ahead.mean:>6.1f}" for one in pairs]
        lines.append(f"{number:>2}  {bot:<{wide - 4}}{''.join(cells)}")
    return lines


def _verdict(standings: Standings) -> str:
    test = standings.test
    if test is None:
        return ""
    words = f"; evidence {test.evidence:+.2f} for {100 * test.margin:g} % or more"
    if test.verdict is None:
        return f"{words}: not decided"
    return f"{words}: {'better' if test.verdict == BETTER else 'not so much better'}, decided"


def _percent(share: Estimate) -> str:
    interval = f"({100 * share.low:.1f} to {100 * share.high:.1f})"
    return f"{100 * share.mean:>6.1f}  {interval:<15}"
