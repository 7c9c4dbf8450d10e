"""The HTML report of a league: one self-contained page."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Final

from bohnhof.arena.charts import Bar, Dot, bars, histogram, intervals
from bohnhof.arena.figures import BETTER, Estimate
from bohnhof.arena.played import CARDS, DEEDS, SPELLS, TALER
from bohnhof.arena.standings import Standings, games_in_words
from bohnhof.games import load_game
from bohnhof.words.names import names_in

STYLE: Final = Path(__file__).with_name("report.css")

PER_CENT: Final = "\N{NO-BREAK SPACE}%"

TITLES: Final = {
    TALER: ("Which beans win", "One more taler of this bean goes with so many more wins in 100 games."),
    CARDS: ("Which purchases win", "Games in which a bot bought this card, against its games without it."),
    SPELLS: ("Which spells win", "Games in which a bot cast this spell, against its games without it."),
}


def write_report(standings: Standings, written: datetime | None = None) -> str:
    """Return the HTML page. `written` is its date. Default: now."""
    plan = standings.plan
    title = (
        f"{load_game(plan.game).title}: {' against '.join(plan.bots) if standings.above_par else 'a league'}"
    )
    sections = [_table(standings)]
    if standings.games:
        sections.extend([_pairings(standings), *_ladders(standings), _taler(standings), _length(standings)])
        sections.extend(_findings(standings))
    sections.append(_source(standings, written or datetime.now(UTC)))
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n"
        f"<h1>{escape(title)}</h1>\n<p class=soft>{escape(_about(standings))}</p>\n"
        f"<main>\n{''.join(sections)}</main>\n</html>\n"
    )


def _source(standings: Standings, written: datetime) -> str:
    """Return the section with everything that is needed to repeat the games."""
    plan, source = standings.plan, standings.source
    facts = [
        ("Date", f"{written.astimezone(UTC):%Y-%m-%d %H:%M} UTC"),
        ("Bohnhof", f"{source.version}, engine: {source.engine}"),
        ("Rules", f"{plan.game}, revision {plan.revision}"),
        ("Seed", str(plan.seed)),
        ("Digest", standings.digest),
        *[("Bot", _settings(bot)) for bot in source.settings],
    ]
    told = "".join([f"<dt>{escape(name)}</dt><dd>{escape(fact)}</dd>" for name, fact in facts])
    command = f"<pre>{escape(standings.command)}</pre>" if standings.command else ""
    note = "With this version this command plays the same games, except for bots with a time limit."
    return _section("How to repeat it", note if command else "", f"{command}<dl>{told}</dl>", "wide")


def _settings(bot: dict[str, object]) -> str:
    others = ", ".join([f"{key} {value}" for key, value in bot.items() if key != "id" and value is not None])
    return f"{bot.get('id')} ({others})" if others else f"{bot.get('id')}"


def _about(standings: Standings) -> str:
    plan, games = standings.plan, standings.games
    told = f"{len(games)} games: {len(standings.deals)} deals, each played {_times(plan.turns)}"
    told += ", the bots moving on by one seat." if plan.seats > 1 else ", by every bot."
    if len(games) < plan.games:
        told += f" {plan.games} games were planned."
    told += f" Wins shared: {standings.shared}. Intervals are of 95 %."
    return told


def _times(many: int) -> str:
    return "once" if many == 1 else f"{many} times"


def _section(title: str, note: str, inside: str, kind: str = "") -> str:
    opening = f"<section class={kind}>" if kind else "<section>"
    return f"{opening}<h2>{escape(title)}</h2><p class=soft>{escape(note)}</p>{inside}</section>\n"


def _table(standings: Standings) -> str:
    rated = any(row.rating for row in standings.rows)
    failing = any(row.failures for row in standings.rows)
    heads = [
        "bot",
        "games",
        "wins",
        "taler",
        *(["rating"] if rated else []),
        *(["failed"] if failing else []),
    ]
    rows = []
    for row in standings.rows:
        cells = [escape(row.bot), str(row.games), _cell(row.wins, _percent), f"{row.taler:.2f}"]
        if rated:
            cells.append("" if row.rating is None else _cell(row.rating, _one))
        if failing:
            cells.append(str(row.failures))
        rows.append(cells)
    if standings.rival_wins is not None:
        rows.append(
            [escape(standings.rival), str(len(standings.games)), _cell(standings.rival_wins, _percent)]
        )
    words = [f"Par is {_percent(standings.plan.par)} wins a seat.", *_words(standings)]
    return _section("Standings", " ".join(words), _rows(heads, rows), "wide")


def _rows(heads: list[str], rows: list[list[str]]) -> str:
    """Build a table from cells that are HTML. Short rows are padded with empty cells."""
    head = "".join([f"<th scope=col>{cell}</th>" for cell in heads])
    body = ""
    for row in rows:
        cells = [*row, *[""] * (len(heads) - len(row))]
        body += f"<tr><th scope=row>{cells[0]}</th>{''.join([f'<td>{cell}</td>' for cell in cells[1:]])}</tr>"
    return f"<div class=scroll><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _pairings(standings: Standings) -> str:
    met = {(one.bot, one.other): one for one in standings.pairings}
    if not met:
        return ""
    bots = [row.bot for row in standings.rows]
    rows = []
    for number, bot in enumerate(bots, 1):
        pairs = [met.get((bot, other)) for other in bots]
        cells = ["–" if one is None else _cell(one.ahead, _percent, one.games) for one in pairs]
        rows.append([f"{number}. {escape(bot)}", *cells])
    note = (
        "Of the games in which both sat at the table: the share in which the row's bot finished ahead of the "
        "column's. Winners come first, then taler decide, and a tie counts half. For a bot with several "
        "seats it is their mean."
    )
    heads = ["bot", *[str(number) for number in range(1, len(bots) + 1)]]
    return _section("Who beats whom", note, _rows(heads, rows), "wide")


def _words(standings: Standings) -> list[str]:
    """Return the sentences shown above the table."""
    plan, above, test = standings.plan, standings.above_par, standings.test
    words = []
    if above is not None:
        interval = f"{_signed(above.low)} to {_signed(above.high)}"
        words.append(f"In 100 games {plan.bots[0]} wins {_signed(above.mean)} above par ({interval}).")
    if test is not None and test.verdict is not None:
        better = "better" if test.verdict == BETTER else "not better"
        words.append(f"Decided: {better}, by a margin of {_percent(test.margin)}.")
    elif test is not None:
        words.append("Not decided yet.")
    words.extend([f"{complaint}." for complaint in standings.complaints])
    return words


def _ladders(standings: Standings) -> list[str]:
    dots = [Dot(row.bot, row.wins) for row in standings.rows]
    if standings.rival_wins is not None:
        dots.append(Dot(standings.rival, standings.rival_wins))
    note = "The share of its games that a seat wins. Coloured: the interval lies beside par, the dashed line."
    ladders = [_section("Ladder", note, intervals("Wins with intervals", dots, _percent, standings.plan.par))]
    rated = [Dot(row.bot, row.rating) for row in standings.rows if row.rating is not None]
    if rated:
        rated.sort(key=lambda dot: -dot.estimate.mean)
        note = "By the places in all games (openskill); everybody begins at 25."
        ladders.append(_section("Ratings", note, intervals("Ratings with intervals", rated, _one)))
    return ladders


def _taler(standings: Standings) -> str:
    rows = [
        Bar(row.bot if seat == 0 else "", str(seat + 1), taler)
        for row in standings.rows
        for seat, taler in enumerate(row.taler_by_seat)
        if taler is not None
    ]
    note = "The mean of a bot on each seat, from 1. Each deal was played from all of them."
    return _section("Taler by seat", note, bars("Taler by seat", rows, _one)) if rows else ""


def _length(standings: Standings) -> str:
    turns = [game.turns for game in standings.games if game.failed is None]
    if not turns:
        return ""
    note = f"Turns of a game, {sum(turns) / len(turns):.1f} on average."
    return _section("Length", note, histogram("Turns of a game", turns))


def _findings(standings: Standings) -> list[str]:
    names = names_in("en")
    sections = []
    for deed in DEEDS:
        found = [one for one in standings.findings if one.deed == deed]
        if found:
            title, note = TITLES[deed]
            note += " Every bot is compared with itself. Of twenty rows one is coloured by mere luck."
            name = names.bean if deed == TALER else names.card
            chart = intervals(title, [Dot(name(one.what), one.effect) for one in found], _signed, 0.0)
            sections.append(_section(title, note, chart))
    return sections


def _cell(estimate: Estimate, form: Callable[[float], str], games: int = 0) -> str:
    """Format an estimate with its interval below it, and the number of games if it is not 0."""
    low = form(estimate.low).removesuffix(PER_CENT)
    told = f"{form(estimate.mean)}<small>{low} to {form(estimate.high)}</small>"
    return told + (f"<small>{games_in_words(games)}</small>" if games else "")


def _percent(share: float) -> str:
    return f"{100 * share:.1f}".removesuffix(".0") + PER_CENT


def _signed(share: float) -> str:
    if abs(share) < 0.0005:
        return "0"
    return f"{100 * share:+.1f}".removesuffix(".0").replace("-", "−")


def _one(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0").replace("-", "−")
