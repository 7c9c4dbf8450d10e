"""The command `bohnhof replay`."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bohnhof.cli.consoles import console as cli_console
from bohnhof.cli.errors import CommandError
from bohnhof.engine.facts import OFFERED, Fact
from bohnhof.engine.position import digest, write_position
from bohnhof.engine.state import NOBODY, SPECTATOR
from bohnhof.engine.wire import write_view
from bohnhof.games import load_game, rules_of
from bohnhof.table.log import Told
from bohnhof.table.record import PERSON, Record, Replay, load, taken_table
from bohnhof.table.table import Table
from bohnhof.terminal.screen import open_hands, score_lines, whole_table
from bohnhof.terminal.speech import Speech
from bohnhof.words import names_in


def replay_file(
    file: Path,
    until: int | None,
    seat: int | None,
    openly: bool,
    language: str,
    own_game: str | None,
    as_json: bool,
) -> None:
    """Print a recorded game, or one seat's view of it.

    With neither `seat` nor `openly`, a finished game is shown with all hidden information. An
    unfinished game is shown from the only person's seat, or as a spectator sees it.
    """
    names_in(language)
    if own_game is not None:
        load_game(own_game)
    record = load(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise CommandError(f"there is no seat {seat} among {record.seats}")
    if until is not None and until > len(record.acts):
        raise CommandError(f"there is no act {until}: the record has {len(record.acts)}")
    looking = _looking(record, seat, openly)
    table = taken_table(record) if until is None else Replay(record).run(until)
    if as_json:
        print(json.dumps(_data(record, table, looking), ensure_ascii=False))
    else:
        _show(record, table, Speech(table.rules, language, record.names, max(looking, NOBODY)), looking)


def _looking(record: Record, seat: int | None, openly: bool) -> int:
    """Return the seat whose view is shown, SPECTATOR, or NOBODY to show everything.

    Raise CommandError if that view would reveal hidden information of an unfinished game.
    """
    people = [number for number, player in enumerate(record.players) if player == PERSON]
    if openly or record.scores is not None:
        return NOBODY if seat is None else seat - 1
    if seat is None:
        return people[0] if len(people) == 1 else SPECTATOR
    if seat - 1 not in people:
        raise CommandError(f"the game is not over: what seat {seat} knows is shown with --open only")
    return seat - 1


def _told(table: Table, looking: int) -> list[Told]:
    """Return the log as one seat may know it, or for NOBODY with nothing hidden."""
    if looking != NOBODY:
        return table.log_for(looking)
    return [
        Told(number, act.seat, act.sentence, tuple([_open(fact) for fact in act.facts]))
        for number, act in enumerate(table.log, 1)
    ]


def _open(fact: Fact) -> Fact:
    return Fact(fact.what, fact.seat, fact.cards, fact.number, fact.other, fact.back)


def _data(record: Record, table: Table, looking: int) -> dict[str, object]:
    state = table.state if looking == NOBODY else table.view(looking)
    data: dict[str, object] = {
        "game": record.game,
        "version": record.version,
        "seats": [
            {"seat": seat, "name": name, "player": player}
            for seat, (name, player) in enumerate(zip(record.names, record.players, strict=True), 1)
        ],
        "acts": [
            {"number": told.number, "seat": told.seat + 1, "sentence": told.sentence}
            for told in _told(table, looking)
        ],
        "over": state.over,
        "scores": [table.rules.score(state, seat) for seat in range(record.seats)],
        "winners": [seat + 1 for seat in table.rules.winners(state)] if state.over else [],
    }
    if looking == NOBODY:
        data["position"] = write_position(table.rules, state)
        data["seed"] = record.seed
        data["first"] = record.first + 1 if record.first != NOBODY else None
        data["digest"] = digest(state)
    else:
        data["view"] = write_view(table.rules, state)
    return data


def _show(record: Record, table: Table, speech: Speech, looking: int) -> None:
    console = cli_console()
    _head(console, table.rules.title, record, looking)
    for told in _told(table, looking):
        facts = [fact for fact in told.facts if fact.what != OFFERED]  # the sentence already says everything
        story = speech.telling.story(facts, speech.seat)
        line = Text.assemble(
            (f"{told.number:>5}  ", "dim"),
            f"{told.seat + 1} {told.sentence:<14}  ",
            Text("; ").join([speech.text(line) for line in story]),
        )
        console.print(line, soft_wrap=True)
    view = table.view(SPECTATOR if looking == NOBODY else looking)
    console.print(whole_table(speech, view, console.width))
    if looking == NOBODY:
        for hand in open_hands(speech, table.state):
            console.print(hand)
    if view.over:
        for score in score_lines(speech, view):
            console.print(score)
    if record.scores is None and looking != NOBODY:
        console.print("The game is not over: hands, draw pile and seed are shown with --open.", style="dim")


def _head(console: Console, title: str, record: Record, looking: int) -> None:
    seed = f", seed {record.seed}" if looking == NOBODY else ""
    console.print(Text(f"{title}, {record.seats} seats{seed}, {len(record.acts)} acts", style="bold"))
    newest = rules_of(record.game).revision
    if record.revision != newest:
        line = f"Played under revision {record.revision} of the rules; the newest is {newest}."
        console.print(line, style="dim")
    for seat, (name, player) in enumerate(zip(record.names, record.players, strict=True), 1):
        console.print(Text(f"  {seat} {name} ({player})"))
