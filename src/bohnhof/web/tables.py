"""The tables of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.sql import Executable

Row = dict[str, Any]
Statement = tuple[Executable, Row | Sequence[Row] | None]
"""A statement and its parameters."""

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", Text, nullable=False, doc="Its name, as records name it."),
    Column("revision", Integer, nullable=False, doc="Of the rules."),
    Column("seed", String(64), nullable=False, doc="In decimal."),
    Column("salt", String(64), nullable=False, doc="What the seed is hashed with."),
    Column("pace", String(16), nullable=False),
    Column("clock", Integer, doc="Seconds for a move."),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False, doc="A person: the SHA-256 of a token."),
    Column("created", Float, nullable=False),
    Column("awaited", Integer, nullable=False, doc="The seats awaited before the first act, one bit each."),
    Column("winners", Text, doc="Seats from 1, with blanks; null until the game is over."),
    Column("scores", Text, doc="By seat, with blanks; null until the game is over."),
    Column("next", String(32), doc="Where the rematch is played."),
    Column("time_up", String(8), nullable=False, server_default="skip", doc="See `TimeUp`."),
    Column("ended", String(16), doc="How the game ended early: see `Ended`; null if by the rules."),
    Column("undo_floor", Integer, nullable=False, server_default="0", doc="Actions that no undo may reach."),
    Column("conversation", String(32), doc="The first table of its chat; null if this is the first."),
    Index("tables_listed", "public", "created"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, doc="From 0."),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), doc="Who plays it now, if it is no person."),
    Column("person", String(64), doc="Whose seat it is; null for a bot's own seat."),
    Column("away", Boolean, nullable=False, server_default=false(), doc="Whether its person is absent."),
    Column("reserve", Float, doc="Seconds of time left in reserve; null for all of it."),
    Column("timeouts", Integer, nullable=False, server_default="0", doc="How often in a row time was up."),
    Column("conceded", Boolean, nullable=False, server_default=false(), doc="Whether its person gave up."),
    Index("seats_of_people", "person"),
)

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, doc="From 1."),
    Column("seat", Integer, nullable=False, doc="From 0."),
    Column("sentence", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("awaited", Integer, nullable=False, doc="The seats awaited after it, one bit each."),
    sqlite_with_rowid=False,
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, doc="From 1."),
    Column("after", Integer, nullable=False, doc="The number of the action before it."),
    Column("message", Text, nullable=False, doc="JSON."),
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, doc="From 1."),
    Column("seat", Integer, doc="From 0; null for a spectator."),
    Column("name", String(64), nullable=False, doc="Of whoever said it, at that time."),
    Column("speaker", String(12), nullable=False, doc="How all lines of one person are marked."),
    Column("person", String(64), doc="Who said it; null for a spectator without a cookie."),
    Column("emote", String(16)),
    Column("text", Text, doc="Null for an emote."),
    Column("reported", Boolean, nullable=False, server_default=false(), doc="See `REPORTS`."),
)
"""The newest chat lines of each table."""

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False, doc="The record of a game that was played elsewhere."),
    Column("created", Float, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False, doc="The report stays where the table is deleted."),
    Column("name", String(64), nullable=False, doc="Of whoever said it."),
    Column("person", String(64), doc="Who said it; null for a spectator without a cookie."),
    Column("text", Text, nullable=False),
    Column("context", Text, nullable=False, doc="The lines before it."),
    Column("reporter", String(64), doc="Who reported it, as a person."),
)
"""Chat lines that people reported, for the operator."""

OWNER: Final = Table(
    "owner",
    METADATA,
    Column("token", String(32), primary_key=True, doc="Of the process that owns this PostgreSQL database."),
    Column("address", Text, nullable=False, doc="Where its server is."),
)

MARKS: Final = Table(
    "marks",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("at", Float, nullable=False, doc="When something last happened to the server itself."),
)
