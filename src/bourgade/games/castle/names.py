"""The things of the game as messages: each becomes a word in the reader's language."""

from bourgade.core.texts import Message
from bourgade.games.castle import tables
from bourgade.games.castle.state import PARTS, Position
from bourgade.games.castle.tables import COURT, HOUSE, PATH, TOWER
from bourgade.games.castle.walk import turned

Args = dict[str, int | str | Message]

# Where a slot lies: the corner for a flank, the side for its middle. Clockwise from the north.
CORNERS = ["north-west", "north-east", "south-east", "south-west"]
PATH_SHAPES = {1: "end", 3: "fork", 4: "cross"}


def message(name: str, args: Args | None = None) -> Message:
    """A message of this game's texts."""
    return Message(f"castle.{name}", args or {})


def points(count: int) -> Message:
    return message("points", {"count": count})


def tiles(count: int) -> Message:
    return message("tiles", {"count": count})


def part(number: int) -> Message:
    return message(f"part-{PARTS[number]}")


def wall_tile(number: int) -> Message:
    return message(f"wall-{number}")


def feature(kind: int, size: int, well: bool = False) -> Message:
    """A feature by its kind and size: a path of four tiles with a well."""
    name = tables.KIND_NAMES[kind] + ("-well" if well and kind == PATH else "")
    return message(f"feature-{name}", {"tiles": tiles(size)})


def tile(number: int) -> Message:
    """A castle tile by what is drawn on it."""
    parts = [*_roads(number)]
    kinds = [tables.SEGMENT_KIND[number * 8 + i] for i in range(tables.SEGMENT_COUNT[number])]
    for kind in (TOWER, HOUSE):
        if kinds.count(kind):
            name = f"tile-{tables.KIND_NAMES[kind]}"
            parts.append(message(name, {"count": kinds.count(kind)}))
    markets = len(tables.MARKETS[number])
    if COURT in kinds:
        parts.append(
            message("tile-market", {"count": markets}) if markets else message("tile-court")
        )
    whole = listing(parts)
    assert whole is not None
    return whole


def _roads(number: int) -> list[Message]:
    """The paths of a tile: their shape, whether a square ends them, whether a well stands there."""
    sides = [side for side in range(4) if tables.is_path_side(number, side)]
    if not sides:
        return []
    if tables.HAS_SQUARE[number]:
        shape = "square"
    elif len(sides) == 2:
        shape = "straight" if sides[1] - sides[0] == 2 else "curve"
    else:
        shape = PATH_SHAPES[len(sides)]
    roads = [message(f"tile-path-{shape}", {"count": len(sides)})]
    if tables.WELLS[number]:
        roads.append(message("tile-well"))
    return roads


def where(tile_number: int, rotation: int, segment: int) -> Message:
    """Where a segment lies on its tile: the sides that are all its own, else its corners."""
    slots = turned(tile_number, rotation)
    sides = [tables.SIDE_NAMES[side] for side in range(4) if slots[side * 3 + 1] == str(segment)]
    corners = [CORNERS[(slot + 1) // 3 % 4] for slot in range(12) if slots[slot] == str(segment)]
    found = sides or list(dict.fromkeys(corners))
    whole = listing([message(f"side-{name}") for name in found])
    return message("side-inside") if whole is None else whole


def segment_where(s: Position, place: int) -> Message:
    """The same for a place in the castle."""
    lying = int(s.laid[place >> 3])
    return where(lying >> 2, lying & 3, place & 7)


def listing(items: list[Message]) -> Message | None:
    """The items one after the other, with commas; None for none."""
    if not items:
        return None
    whole = items[-1]
    for item in reversed(items[:-1]):
        whole = Message("core.list", {"first": item, "rest": whole})
    return whole
