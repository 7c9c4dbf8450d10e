"""Databases of earlier versions."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from bohnhof.rooms.stored_table import StoredTable
from bohnhof.table.table import Table
from bohnhof.web import keeping
from bohnhof.web.store import Store

SHORT = 4611686018427387903
"""The largest seed of a table in the first version."""


def upgrade(store: Store, revision: str) -> None:
    """Migrate a database to a revision."""
    config = Config()
    config.set_main_option("script_location", "bohnhof.web:migrations")
    with store.engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def fill_first(store: Store, kept: StoredTable, acts: list[tuple[int, str]]) -> None:
    """Write a table, its seats and its actions as the first version did."""
    row = {
        "id": kept.id,
        "game": kept.rules.name,
        "revision": kept.rules.revision,
        "seed": SHORT,
        "salt": kept.salt,
        "pace": kept.pace,
        "public": kept.public,
        "host": kept.host,
    }
    with store.engine.begin() as connection:
        names = [*row, "created", "awaited"]
        values = [f":{name}" for name in row] + ["0", "1"]
        connection.execute(text(f"insert into tables ({', '.join(names)}) values ({', '.join(values)})"), row)
        for seat, chair in enumerate(kept.chairs):
            connection.execute(
                text("insert into seats (table_id, seat, name, bot, person) values (:t, :s, :n, :b, :p)"),
                {"t": kept.id, "s": seat, "n": chair.name, "b": chair.bot, "p": chair.person},
            )
        for number, (seat, sentence) in enumerate(acts, 1):
            connection.execute(
                text("insert into acts values (:t, :n, :s, :sentence, 0, 1)"),
                {"t": kept.id, "n": number, "s": seat, "sentence": sentence},
            )


def some_acts(kept: StoredTable) -> list[tuple[int, str]]:
    """Return the first actions of a game at this table."""
    table = Table(kept.rules, SHORT, [None] * len(kept.chairs))
    for _ in range(6):
        seat = table.rules.awaited(table.state)[0]
        table.act(seat, table.rules.moves(table.state, seat)[0])
    return table.acts


def check_migrated(store: Store, kept: StoredTable) -> None:
    """Migrate a database of the first version. Check that its table and foreign keys are intact."""
    acts = some_acts(kept)
    upgrade(store, "first")
    fill_first(store, kept, acts)
    store.migrate()
    with store.engine.connect() as connection:
        found = keeping.load(connection, kept.id)
    assert found is not None
    loaded, table = found
    assert loaded.seed == table.state.seed == SHORT
    assert table.acts == acts
    assert [chair.person for chair in loaded.chairs] == [chair.person for chair in kept.chairs]
    with store.engine.begin() as connection:
        connection.execute(text("delete from tables where id = :id"), {"id": kept.id})
        left = connection.execute(text("select count(*) from acts where table_id = :id"), {"id": kept.id})
        assert left.scalar() == 0
