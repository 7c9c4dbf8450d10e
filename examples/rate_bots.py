"""A small league and its report: `python rate_bots.py [GAMES] [REPORT]`."""

import sys
from pathlib import Path

from bohnhof.arena import Plan, play_league
from bohnhof.arena.report import write_report
from bohnhof.games import rules_of


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    rules = rules_of("al-cabohne")
    plan = Plan(rules.id, rules.revision, "league", ("thrifty", "chance"), seats=2, seed=1, deals=games // 2)
    standings = play_league(plan, processes=2)
    for row in standings.rows:
        low, high = 100 * row.wins.low, 100 * row.wins.high
        print(f"{row.bot}: {row.taler:.1f} taler, wins {low:.0f} to {high:.0f} %")
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(write_report(standings), encoding="utf-8")


if __name__ == "__main__":
    main()
