"""Who may be helped at which table. docs/fair-play.md says the same to people.

Hints are given where nobody plays against another person: against bots, and among neighbours at one
screen. Where people play each other they are given only if the table was opened with them; whoever
sits down there has been told, and so agrees.
"""

from collections.abc import Sequence

import msgspec

from bourgade.core.texts import Message
from bourgade.server.rest import Help, HelpInfo
from bourgade.server.store import rows
from bourgade.server.words import say


def among_people(seats: Sequence[rows.Seat]) -> bool:
    """Do people play each other, or may they still come?"""
    if any(seat.kind in ("open", "invited") and seat.person is None for seat in seats):
        return True
    return len({seat.person for seat in seats if seat.person is not None}) > 1


def no_hints(table: rows.Table, seats: Sequence[rows.Seat]) -> Message | None:
    """Why no hints are given at this table; None where they are."""
    wished = _help(table).hints
    if wished is False:
        return say("hints-off")
    if wished is None and among_people(seats):
        return say("hints-among-people")
    return None


def no_analysis(table: rows.Table) -> Message | None:
    return None if _help(table).analysis else say("analysis-off")


def help_info(table: rows.Table, seats: Sequence[rows.Seat]) -> HelpInfo:
    return HelpInfo(no_hints(table, seats) is None, no_analysis(table) is None)


def _help(table: rows.Table) -> Help:
    return msgspec.json.decode(table.help, type=Help) if table.help else Help()
