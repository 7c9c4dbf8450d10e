"""The command `bohnhof serve`."""

from __future__ import annotations

from bohnhof.cli.errors import CommandError
from bohnhof.terminal.commands import command


def serve_games(
    host: str,
    port: int | None,
    database: str | None,
    site: str | None,
    proxies: str,
    empty_days: float,
    metrics: bool,
    open_browser: bool,
) -> int:
    """Run the server until the process is ended."""
    try:
        from bohnhof.web.serve import default_database, serve
        from bohnhof.web.settings import Settings
    except ImportError as problem:
        if (problem.name or "").startswith("bohnhof"):
            raise
        raise CommandError(
            f"the server needs “{problem.name}”: pip install 'bohnhof[web]', or start by python3 run.py"
        ) from None
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port or 8000,
        site=site,
        proxies=proxies,
        metrics=metrics,
        empty_days=empty_days,
    )
    serve(settings, open_browser, any_port=port is None, for_others=command("serve", "--host", "0.0.0.0"))
    return 0
