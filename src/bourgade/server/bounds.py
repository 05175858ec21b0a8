"""How much anybody may take of what the house shares: one home for the figures.

What is slow to come by (a minute's worth of requests) is in security.py: `LIMITS`. docs/server.md
tells people of both.
"""

MB = 1 << 20

# Memory, in bytes. A match in memory takes about so much, as measured in long games.
ROOM = 20_000
ENTRY = 900
UNWATCHED = 12 * MB  # of matches kept in memory although nobody watches
WATCHED = 24 * MB  # of matches one person watches, counted anew for each socket
SNAPSHOTS = 8 * MB  # written for all who see the same
SNAPSHOTS_OF_MATCH = 3 * MB
QUEUED = MB // 2  # of messages waiting for one socket
QUEUED_MESSAGES = 200

# Sockets
SOCKETS = 40  # of one person
MATCHES_OF_SOCKET = 8

# People
KNOWN = 5_000  # sessions remembered between two requests
PREFERENCES = 60
PREFERENCES_SIZE = 16_000  # characters, all together
TOKENS = 20

# Matches and tables of one person, who owns the table
ENTRIES = 10_000  # of one match: a longer record is not read, and nothing more is taken back
COPIED_ENTRIES = 100_000  # imported, or of games that were continued
OPEN_TABLES = 20
TABLES_A_DAY = 1_000
WITH_BOTS = 24  # running matches with bots
BOTS_ALONE = 3  # those in which nobody plays
CHAT_LINES = 1_000  # kept of one match, the newest

# Thinking
SPARE_PROCESSES = 2  # more than usual, for those who have nothing thought out while others do
UNWATCHED_DRIVERS = 64  # matches nobody watches whose bots are moved at once
PENDING_ANALYSES = 5  # of one person
