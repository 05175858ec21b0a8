"""The tables of the database. Every change here is a new step in ../migrations/versions.

Documents (options, results, lines of the log) are JSON text: nothing queries inside them. Times are
milliseconds since 1970. The primary key (match, seq) of the log decides every race.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(10), nullable=False),  # guest or account
    Column("name", String(60), nullable=False),
    Column("login", String(60), unique=True),
    Column("password", String(200)),
    Column("language", String(5), nullable=False),
    Column("preferences", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("house", String(16)),  # the same for all who came from one address on one day
)

# Only the hash of a session's key is kept: a stolen database opens no door.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(40), nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # browser or token
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("revoked", Boolean, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("clock", Text),
    Column("out_of_time", String(10), nullable=False),
    Column("status", String(10), nullable=False),  # open, started, closed
    Column("autostart", Boolean, nullable=False),  # begins when the last seat is taken
    Column("match", String(40)),
    Column("continues", String(40)),  # the match it goes on from, and where
    Column("continues_at", Integer),
    Column("created", BigInteger, nullable=False),
    Column("help", Text),  # what helps people here; nothing: the rule of the house
    Index("ix_tables_open", "status", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # human, here, open, invited, bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(60)),
    Column("bot", String(40)),
    Column("invite", String(60)),
    Column("reserved", String(40)),  # for this person, who need not show an invitation
    Column("hidden", Boolean, nullable=False, server_default=false()),  # not in the person's list
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text),
    Column("setup", Text, nullable=False),
    Column("dice", Text, nullable=False),
    Column("secret", String(128)),  # of the dice; never leaves before the end
    Column("first", Integer, nullable=False),  # the seat to move where the clocks start
    Column("start_head", Integer, nullable=False),  # entries copied from an earlier match
    Column("head", Integer, nullable=False),
    Column("status", String(10), nullable=False),  # playing, over, archived
    Column("to_move", Integer, nullable=False),
    Column("turn_since", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the server must look after it even if nobody does anything
    Column("result", Text),
    Column("rematch", String(40)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("scores", Text),  # at the head; not known of matches nobody has moved in for long
    Column("stuck", String(160)),  # the rules and edition it was tried with in vain, and why
    Column("stuck_why", Text),
    Index("ix_matches_due", "status", "due"),
)

log = Table(
    "log",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("next", Integer, nullable=False),  # the seat to move afterwards
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("request", String(120)),
    UniqueConstraint("match", "request", name="uq_log_request"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("room", String(10), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# One row that is written to see whether anything can be written.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The analysis of a finished game, and who works on it until when: any worker may take over what
# nobody works on any more.
analyses = Table(
    "analyses",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("status", String(10), nullable=False),  # running, done, failed
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("asker", String(40)),  # nobody known: it was asked for before this was kept
    Index("ix_analyses_due", "status", "until"),
)
