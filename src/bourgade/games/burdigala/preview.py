"""What a choice costs and brings at once, for the page to show before it is made.

It tells nothing of what chance may bring and nothing its player does not know: a building that
nobody has peeked at counts as "a building", without its value.
"""

from bourgade.core.game import Effect
from bourgade.core.space import Value
from bourgade.core.state import GameState
from bourgade.games.burdigala import tables
from bourgade.games.burdigala.actions import SPACE
from bourgade.games.burdigala.plots import count_betrayals, count_owners
from bourgade.games.burdigala.scoring import goods_points
from bourgade.games.burdigala.state import (
    EARNED_PARTS,
    LAY_STONE,
    PARTS,
    SWAP_GOODS,
    Player,
    Position,
)
from bourgade.games.burdigala.stones import may_lay_second

Changes = dict[str, int]


def preview(before: GameState, action: int) -> list[Effect]:
    """The difference an action makes to its player."""
    assert isinstance(before, Position)
    changes = _changes(before, SPACE.decode(action))
    return [Effect(kind, int(amount)) for kind, amount in changes.items() if amount]


def _changes(s: Position, content: dict[str, Value]) -> Changes:
    verb = str(content["verb"])
    p = s.players[s.asked]
    if verb == "stone":
        return _stone(s, p, int(content["site"]) - 1, s.decision != LAY_STONE)
    if verb == "second-stone":
        return _stone(s, p, s.site, True)
    if verb == "corrupt":
        return {"corruption": 1, **_only_privilege(s, p)}
    if verb == "decline":
        return {} if s.decision == SWAP_GOODS else {"intrigues": 1}
    if verb == "move":
        harbour = tables.HARBOURS & tables.BIT[tables.POINT_BY_NAME[str(content["point"])]]
        return {"goods": int(harbour != 0 and s.goods_left > 0)}
    if verb == "play":
        return _play(s, p, tables.INTRIGUE_NAMES.index(str(content["card"])))
    if verb == "keep":
        return {"goods": 1, "set-points": _set_change(p, None, str(content["good"]))}
    if verb == "swap":
        return {"set-points": _set_change(p, str(content["give"]), str(content["take"]))}
    if verb == "discard" and ":" in str(content["card"]):
        return {"intrigues": -1, "laurels": -tables.LASTING_POINTS}
    return _PLAIN.get(verb, {})


_PLAIN: dict[str, Changes] = {
    "leave": {"pawns": -1},
    "goods": {"goods": 1},
    "again": {"corruption": 1, "extra-turn": 1},
    "rob": {"goods": 1},
    "shed": {"corruption": -1},
    "accept": {"corruption": 1, "goods": 1, "intrigues": 1},
    "discard": {"intrigues": -1},
    "betray": {"rival-intrigues": -1},
}


def _only_privilege(s: Position, p: Player) -> Changes:
    """What a seven brings without being asked for: where only one privilege is possible."""
    if not may_lay_second(s):
        return {"goods": 1}
    return _stone(s, p, s.site, True) if s.goods_left == 0 else {}


def _play(s: Position, p: Player, kind: int) -> Changes:
    """A laurel, or the work of a card that leaves no choice; else its sequel tells."""
    if kind < tables.NUM_LASTING:
        return {"laurels": tables.LASTING_POINTS}
    if kind == tables.BETRAYAL and count_betrayals(s) == 1:
        return _PLAIN["betray"]
    if kind == tables.THEFT and count_owners(s) == 1:
        return _PLAIN["rob"]
    if kind == tables.CONNECTIONS and p.token_count == 1:
        return _PLAIN["shed"]
    return {}


def _set_change(p: Player, give: str | None, take: str) -> int:
    """How much more the goods would be worth, if the game ended now."""
    goods = p.goods[:]
    goods[tables.GOODS_NAMES.index(take)] += 1
    if give is not None:
        goods[tables.GOODS_NAMES.index(give)] -= 1
    return int(goods_points(goods) - goods_points(p.goods))


def _stone(s: Position, p: Player, site: int, extra: bool) -> Changes:
    """Points by part; an extra stone takes back what the one before earned."""
    parts = [-int(points) if extra else 0 for points in s.earned]
    changes: Changes = {}
    free = s.sizes[site] - s.laid[site] - 1
    if free > 0:
        parts[PARTS.index("stones")] += free
    else:
        changes = _building(s, p, site, parts)
    points = {"points": sum(parts)}
    points |= {f"points-{PARTS[i]}": parts[i] for i in range(EARNED_PARTS)}
    return points | changes


def _building(s: Position, p: Player, site: int, parts: list[int]) -> Changes:
    """The last stone: value, bonus and office, as far as the player can know them."""
    changes: Changes = {"building": 1}
    quarter = tables.SITE_QUARTER[site]
    if not s.bonus_taken & tables.BIT[quarter]:
        parts[PARTS.index("bonuses")] += s.bonus[quarter]
    size = s.sizes[site]
    if (size == 2 and p.shows(tables.CONSUL)) or (size == 3 and p.shows(tables.HYGIENE)):
        parts[PARTS.index("offices")] += tables.OFFICE_POINTS
    cards = _neighbours(s, quarter)
    if s.seen[site] & tables.BIT[s.active]:
        tile = s.tiles[site]
        parts[PARTS.index("buildings")] += tables.TILE_VALUE[tile]
        if tables.TILE_KIND[tile] == tables.NECROPOLIS:
            changes["corruption"] = -p.token_count
        elif tables.TILE_KIND[tile] == tables.STOPPED_SITE:
            cards[s.active] += tables.STOPPED_SITE_INTRIGUES
    changes["intrigues"] = cards[s.active]
    changes["rival-intrigues"] = sum(cards) - cards[s.active]
    return changes


def _neighbours(s: Position, quarter: int) -> list[int]:
    """The intrigues each seat would draw for its pawns beside the quarter."""
    cards = []
    for seat, p in enumerate(s.players):
        beside = [
            pawn
            for pawn, at in enumerate(p.pawns)
            if at >= 0 and tables.QUARTER_POINTS[quarter] & tables.BIT[at]
        ]
        if seat == s.active and s.mover in beside:
            beside.remove(s.mover)
        cards.append(min(1, len(beside)) if s.draw_once else len(beside))
    return cards
