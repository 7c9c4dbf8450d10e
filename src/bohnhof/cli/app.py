"""The commands and their options. A command imports its modules only when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bohnhof.cli.lists import print_bots, print_games, print_version

app = typer.Typer(
    name="bohnhof",
    help="The home of the bean card games: play them, watch them, test them, read their rules.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Game = Annotated[
    str, typer.Argument(help="The id of a game, as in “bohnhof games”, or your own as “my_game.py:Class”.")
]
OwnGame = Annotated[
    str | None, typer.Option("--game", help="Your own game that the file is of, as “my_game.py:Class”.")
]
Beans = Annotated[
    Path | None, typer.Option(help="A file of beanometers to play with, for a game whose own are uncertain.")
]


def _print_version(wanted: bool) -> None:
    if wanted:
        print_version()
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and leave."
        ),
    ] = False,
) -> None:
    """Print the help if no command is given."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def games(
    as_json: AsJson = False,
    language: Annotated[str, typer.Option(help="de, en, nl or fr.")] = "en",
) -> None:
    """List the games."""
    print_games(language, as_json)


@app.command()
def bots(as_json: AsJson = False) -> None:
    """List the bots."""
    print_bots(as_json)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The id of a game, your own as “my_game.py:Class”, or you are asked; with --resume a game "
            "or a saved file."
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many play, you included; 4 unless --bots says more.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who plays against you: one bot for all seats, or one for each, as in “thrifty,chance”. "
            "Your own is “my_bot.py:Class” or “cmd:node my_bot.js”; with --resume only such need to be "
            "named."
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The number all chance comes from; secret unless given.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    language: Annotated[str, typer.Option(help="The language of the table: de, en, nl or fr.")] = "en",
    save: Annotated[Path | None, typer.Option(help="The file the game is kept in, after every act.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the latest game, or with the one named.")
    ] = False,
    own_game: OwnGame = None,
    beans: Beans = None,
    ask_before_end: Annotated[
        bool,
        typer.Option(
            "--ask-before-end",
            help="Ask before each of your turns ends. "
            "Default: if you could buy or the draw pile was shuffled.",
        ),
    ] = False,
    learn: Annotated[
        bool, typer.Option("--learn", help="Learn by playing: a first game that tells you what to do.")
    ] = False,
) -> int:
    """Play against bots in the terminal. The game is saved after every move."""
    from bohnhof.cli.playing import play_game

    return play_game(
        game, seats, bots, seed, name, language, save, resume, own_game, beans, ask_before_end, learn
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="8000 or the next free one unless it is said.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="BOHNHOF_DATABASE",
            help="The database: sqlite:///FILE or postgresql://USER@HOST/NAME, or memory: to save nothing. "
            "Default: a file in your data folder.",
        ),
    ] = None,
    site: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="The address people type, such as https://beans.example. Default: the host and port.",
        ),
    ] = None,
    proxies: Annotated[
        str, typer.Option(help="The addresses of proxies that may say who calls.")
    ] = "127.0.0.1",
    empty_days: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", help="Days after which an empty table is deleted; 0 for never."),
    ] = 7.0,
    metrics: Annotated[bool, typer.Option("--metrics", help="Tell figures at /metrics.")] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Open no browser.")] = False,
) -> int:
    """Play in the browser, or host a server for others."""
    from bohnhof.cli.serving import serve_games

    return serve_games(host, port, database, site, proxies, empty_days, metrics, not no_open)


@app.command()
def simulate(
    game: Game,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one for each, as in “thrifty,chance,thrifty”. "
            "Your own is “my_bot.py:Class” or “cmd:node my_bot.js”."
        ),
    ] = "thrifty",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        int | None, typer.Option(help="The number all chance comes from; drawn and told unless given.")
    ] = None,
    processes: Annotated[int, typer.Option(min=1, help="How many processes share the work.")] = 1,
    beans: Beans = None,
    as_json: AsJson = False,
) -> int:
    """Run games between bots and print statistics."""
    from bohnhof.cli.simulating import simulate_games

    return simulate_games(game, seats, bots, games, seed, processes, as_json, beans)


@app.command()
def arena(
    game: Annotated[
        str | None,
        typer.Argument(help="The id of a game, your own as “my_game.py:Class”, or nothing with --out."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who plays in the league, as in “thrifty,chance”; all that do not search if not said."
        ),
    ] = None,
    match: Annotated[
        tuple[str, str] | None,
        typer.Option(help="A match instead: the first bot on one seat, the second on all others."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at a table.")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="How many games; 100 unless said, rounded up to whole deals.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The number all chance comes from; drawn and told unless given.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many processes share the work; all cores unless said.")
    ] = None,
    on: Annotated[
        str, typer.Option(help="Where it is played: here, or on a cluster: ray (see docs/arena.md).")
    ] = "here",
    sprt: Annotated[bool, typer.Option("--sprt", help="End the match as soon as it is decided.")] = False,
    margin: Annotated[
        float,
        typer.Option(
            min=0.1, max=50, help="By how much more wins in a hundred games --sprt calls a bot better."
        ),
    ] = 5,
    out: Annotated[
        Path | None, typer.Option(help="The file every game is kept in; one that is there is gone on with.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with charts to this file (HTML).")] = None,
    parquet: Annotated[Path | None, typer.Option(help="Write one row for each seat to this file.")] = None,
    records: Annotated[
        Path | None, typer.Option(help="Keep the record of every game in this folder.")
    ] = None,
    beans: Beans = None,
    as_json: AsJson = False,
) -> int:
    """Run a league or a match between bots. Every deal is played from every seat."""
    from bohnhof.cli.arenas import play_arena

    wanted = margin / 100 if sprt else None
    files = (out, report, parquet, records)
    return play_arena(game, bots, match, seats, games, seed, processes, on, wanted, *files, beans, as_json)


@app.command()
def tune(
    game: Game,
    generations: Annotated[int, typer.Option(min=1, help="How many generations there are in all.")] = 20,
    games: Annotated[int, typer.Option(min=8, help="How many games judge each set of numbers.")] = 400,
    against: Annotated[str, typer.Option(help="Who sits on all other seats.")] = "expert",
    seed: Annotated[
        int | None, typer.Option(help="The number all chance comes from; drawn unless given.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many processes share the work; all cores unless said.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The file it is kept in after each generation, and gone on with.")
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Let experts play by what was found, if it is surely better.")
    ] = False,
) -> int:
    """Optimize the expert bot's parameters with an evolution strategy."""
    from bohnhof.cli.tuning import tune_heuristic

    return tune_heuristic(game, generations, games, against, seed, processes, out, write)


@app.command()
def rules(
    game: Annotated[
        str | None, typer.Argument(help="The id of a game, or of one paragraph, as in “BO 2.3”.")
    ] = None,
    number: Annotated[
        str | None, typer.Argument(help="One paragraph of the game named, as in “2.3”.")
    ] = None,
    paragraph: Annotated[
        str | None, typer.Option(help="One paragraph, as in “BO 2.3”, or “2.3” of the game named.")
    ] = None,
    search: Annotated[str | None, typer.Option(help="The paragraphs with this word.")] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="The game on one screen: goal, turn, beginners' mistakes.")
    ] = False,
    page: Annotated[
        Path | None, typer.Option("--print", help="Write a page for paper (A4) to this file (HTML).")
    ] = None,
    language: Annotated[str, typer.Option(help="de, en, nl or fr.")] = "en",
    coverage: Annotated[bool, typer.Option("--coverage", help="Which tests cite which paragraph.")] = False,
    as_json: AsJson = False,
) -> int:
    """Read or search the rules of a game."""
    from bohnhof.cli.reading import print_rules

    return print_rules(game, number, paragraph, search, quick, page, language, coverage, as_json)


@app.command()
def check(
    files: Annotated[
        list[str], typer.Argument(help="Scenario files, folders of them, or games, as “my_game.py:Class”.")
    ],
    reasons: Annotated[
        bool, typer.Option("--reasons", help="Tell why each refusal of a scenario was refused.")
    ] = False,
) -> int:
    """Run scenario tests, or check a custom game by random play."""
    from bohnhof.cli.checking import check

    return check(files, reasons)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    until: Annotated[int | None, typer.Option(min=0, help="Stop after so many acts.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show only what this seat may know.")] = None,
    openly: Annotated[
        bool, typer.Option("--open", help="Show everything, also of a game that is not over.")
    ] = False,
    language: Annotated[str, typer.Option(help="The language of the table: de, en, nl or fr.")] = "en",
    own_game: OwnGame = None,
    as_json: AsJson = False,
) -> None:
    """Show a recorded game move by move. Unfinished games show only your own view."""
    from bohnhof.cli.replaying import replay_file

    replay_file(file, until, seat, openly, language, own_game, as_json)
