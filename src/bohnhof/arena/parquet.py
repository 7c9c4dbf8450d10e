"""Export of a league to Parquet, one row per seat. Requires pyarrow (extra `arena`)."""

from __future__ import annotations

from pathlib import Path

from bohnhof.arena.played import DEEDS
from bohnhof.arena.standings import Standings
from bohnhof.extras import MissingExtraError


def write_parquet(standings: Standings, path: Path) -> None:
    """Write one row per seat of each game.

    Raise MissingExtraError without pyarrow.
    """
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise MissingExtraError("Parquet", "arena", error) from None
    rows = [
        {
            "game": game.game + 1,
            "deal": game.deal + 1,
            "seat": seat + 1,
            "bot": bot,
            "taler": game.scores[seat] if game.scores else None,
            "win": game.win(seat),
            "place": place + 1,
            "turns": game.turns,
            "actions": game.actions,
            "failed": game.failed == seat,
            **{deed: list(game.deeds[seat].get(deed, {}).items()) if game.deeds else [] for deed in DEEDS},
        }
        for game in standings.games
        for seat, (bot, place) in enumerate(zip(game.bots, game.places(), strict=True))
    ]
    schema = pa.schema(
        [
            *[(name, pa.int64()) for name in ("game", "deal", "seat")],
            ("bot", pa.string()),
            ("taler", pa.int64()),
            ("win", pa.float64()),
            *[(name, pa.int64()) for name in ("place", "turns", "actions")],
            ("failed", pa.bool_()),
            *[(deed, pa.map_(pa.string(), pa.int64())) for deed in DEEDS],
        ]
    )
    pq.write_table(pa.Table.from_pylist(rows, schema), path)
