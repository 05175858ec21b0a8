"""Public lists in which everybody gets a place before anybody gets a second one."""

from typing import Any

from sqlalchemy import ColumnElement, FromClause, Subquery, func, literal, select

from bourgade.server.store.schema import people, tables


def by_turns(
    what: FromClause,
    id_of: ColumnElement[str],
    at: ColumnElement[int],
    where: ColumnElement[bool],
    last: ColumnElement[bool] | None = None,
) -> Subquery:
    """Of `what`, joined with its table: id, `last`, `turn` and `at`, the columns to order by.

    The newest of each owner comes first, and of each house: who brings a hundred tables, or a
    hundred guests from one address, takes one place like everybody else before it goes round.
    """
    place = func.row_number
    house = func.coalesce(people.c.house, people.c.id).label("house")
    owned = (
        select(
            id_of.label("id"),
            at.label("at"),
            (last if last is not None else literal(False)).label("last"),
            house,
            place().over(partition_by=tables.c.owner, order_by=at.desc()).label("of_owner"),
        )
        .select_from(what)
        .join(people, people.c.id == tables.c.owner)
        .where(where)
        .subquery()
    )
    order: tuple[ColumnElement[Any], ...] = (owned.c.last, owned.c.of_owner, owned.c.at.desc())
    turn = place().over(partition_by=(owned.c.last, owned.c.house), order_by=order)
    return select(owned.c.id, owned.c.last, turn.label("turn"), owned.c.at).subquery()
