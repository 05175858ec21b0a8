"""Burgundy drawn with characters: depots, estates as rows of hexagons, stocks, turn order.

An empty space shows its symbol and number and, below, by which number it is called; a tile shows
its short name on a full colour. Colour never speaks alone: every kind has its own symbol.
"""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bourgade.core.texts import Message
from bourgade.games.burgundy.components import BoardInfo, BurgundyComponents
from bourgade.games.burgundy.view import BurgundyView, PlayerView
from bourgade.terminal.speech import STYLES, Speaker

ROWS = (4, 5, 6, 7, 6, 5, 4)
SYMBOLS = {
    "castle": "♜",
    "mine": "⚒",
    "knowledge": "✦",
    "ship": "≈",
    "animal": "♣",
    "building": "⌂",
}
FULL = {
    "castle": "#ffffff on #1e5a48",
    "mine": "#ffffff on #5f6a79",
    "knowledge": "#2b2205 on #f0c23b",
    "ship": "#ffffff on #3774b8",
    "animal": "#1c2a0c on #97c653",
    "building": "#33240f on #e2c7a3",
}
EMPTY = {
    "castle": "#7fd6b4 on #15261f",
    "mine": "#c3cbd6 on #23272e",
    "knowledge": "#f0c23b on #2b2612",
    "ship": "#8fc0f2 on #142435",
    "animal": "#b7e07a on #1d2714",
    "building": "#e2c7a3 on #2b241a",
}
GOODS = (
    "#ffffff on #147f7c",
    "#ffffff on #7a52a8",
    "#2b0616 on #e58fb0",
    "#ffffff on #b8342b",
    "#ffffff on #7a5b32",
    "#2b1602 on #e07b1c",
)
FACES = " ⚀⚁⚂⚃⚄⚅"


def table(view: object, components: object, speaker: Speaker) -> RenderableType:
    """The main board, then everybody's estate."""
    v, c = _known(view, components)
    return Group(_board(v, c, speaker), Columns(_seats(v, c, speaker, v.order), padding=(0, 1)))


def own(view: object, components: object, speaker: Speaker) -> RenderableType:
    """The estate of the player to move, beside the depots."""
    v, c = _known(view, components)
    seats = [v.to_move] if v.to_move >= 0 else v.order
    return Group(_depots(v, c, speaker), Columns(_seats(v, c, speaker, seats)))


def glossary(view: object, components: object, speaker: Speaker) -> RenderableType:
    """What every tile within reach does, and the knowledge tiles on the estates."""
    v, c = _known(view, components)
    lying = [tile for depot in v.depots for tile in depot.tiles] + v.black_depot
    for p in v.players:
        lying += p.storage + [f"knowledge-{number}" for number in p.knowledge]
    present = {tile for tile in lying if tile is not None}
    grid = Table.grid(padding=(0, 2))
    for tile in c.tile_colours:
        if tile in present:
            name = _named_tile(tile, c, speaker)
            grid.add_row(name, speaker.say(f"burgundy.tile-{tile}-help"))
    return grid


def _known(view: object, components: object) -> tuple[BurgundyView, BurgundyComponents]:
    if not isinstance(view, BurgundyView) or not isinstance(components, BurgundyComponents):
        raise TypeError("this drawing is for Burgundy")
    return view, components


def _words(speaker: Speaker, name: str, **args: int | str | Message) -> str:
    return speaker.say(Message(f"burgundy.show-{name}", dict(args)))


def _board(v: BurgundyView, c: BurgundyComponents, speaker: Speaker) -> RenderableType:
    title = _words(speaker, "phase", phase=v.phase, round=v.round)
    parts: list[RenderableType] = [_depots(v, c, speaker), _course(v, speaker), _legend(speaker)]
    return Panel(Group(*parts), title=title, title_align="left")


def _depots(v: BurgundyView, c: BurgundyComponents, speaker: Speaker) -> RenderableType:
    """Six columns with tiles and goods, and the black depot."""
    grid = Table(show_edge=False, pad_edge=False, box=None, padding=(0, 1, 0, 0), expand=True)
    for number in range(1, 7):
        grid.add_column(_words(speaker, "depot", depot=number), ratio=1)
    grid.add_row(*(Group(*_tiles(depot.tiles, c, speaker)) for depot in v.depots))
    grid.add_row(*(_goods(depot.goods) for depot in v.depots))
    black = Text().append(_words(speaker, "black") + " ", "bold")
    for tile in _tiles(v.black_depot, c, speaker):
        black.append_text(tile).append("   ")
    return Group(grid, black)


def _tiles(tiles: list[str | None], c: BurgundyComponents, speaker: Speaker) -> list[Text]:
    """The tiles that lie there, each with the number of its place."""
    return [_slot(tile, i, c, speaker) for i, tile in enumerate(tiles) if tile is not None]


def _slot(tile: str | None, slot: int, c: BurgundyComponents, speaker: Speaker) -> Text:
    """A tile with the number it is called by: "2 ⌂ Market"."""
    text = Text().append(f"{slot + 1} ", "dim")
    if tile is None:
        return text.append("·", "dim")
    return text.append_text(_named_tile(tile, c, speaker))


def _named_tile(tile: str, c: BurgundyComponents, speaker: Speaker) -> Text:
    colour = c.tile_colours[tile]
    text = Text().append(f" {SYMBOLS[colour]} ", FULL[colour])
    return text.append(" " + speaker.say(f"burgundy.tile-{tile}"))


def short(tile: str, speaker: Speaker) -> str:
    """A tile's name in at most four characters."""
    kind, _, number = tile.rpartition("-")
    if kind and number.isdigit():
        label = speaker.say(f"burgundy.short-{kind}")
        return f"{label}{number}" if kind == "knowledge" else f"{number}{label}"
    return speaker.say(f"burgundy.short-{tile}")


def _goods(counts: list[int]) -> Text:
    """Goods as coloured numbers, "2×3" for two of type 3."""
    text = Text()
    for good, count in enumerate(counts):
        if count:
            label = f" {good + 1} " if count == 1 else f" {count}×{good + 1} "
            text.append(label, GOODS[good]).append(" ")
    return text if counts and any(counts) else Text("–", "dim")


def _course(v: BurgundyView, speaker: Speaker) -> Text:
    """Goods of the coming rounds, the white die, the order of play."""
    coming = [0] * 6
    for good in v.round_goods:
        if good is not None:
            coming[good - 1] += 1
    text = Text().append(_words(speaker, "coming") + " ", "bold").append_text(_goods(coming))
    if v.white_die:
        text.append("  " + _words(speaker, "white", number=v.white_die), "bold")
    text.append("  " + _words(speaker, "order") + " ", "bold")
    for place, seat in enumerate(v.order):
        if place:
            text.append("  ›  ", "dim")
        text.append_text(speaker.name(seat)).append(f" ({v.players[seat].track})", "dim")
    return text


def _seats(
    v: BurgundyView, c: BurgundyComponents, speaker: Speaker, seats: list[int]
) -> list[RenderableType]:
    return [_seat(v, v.players[seat], c, speaker) for seat in seats]


def _seat(
    v: BurgundyView, p: PlayerView, c: BurgundyComponents, speaker: Speaker
) -> RenderableType:
    """One player's panel: points, dice, estate, storage, stock."""
    moving = v.to_move == p.seat
    title = speaker.name(p.seat)
    title.append("  " + speaker.core("points", count=p.score), "bold")
    lines: list[RenderableType] = [_dice(v, p, moving)]
    if p.board is None:
        lines.append(Text(_words(speaker, "no-board"), "dim"))
    else:
        lines.append(_estate(p, c.boards[p.board], c, speaker))
    lines += _stock(p, c, speaker)
    edge = STYLES[p.seat % 4] if moving else "#66737f"
    subtitle = None if p.board is None else speaker.say(f"burgundy.board-{p.board}")
    return Panel(Group(*lines), title=title, subtitle=subtitle, border_style=edge, width=48)


def _dice(v: BurgundyView, p: PlayerView, moving: bool) -> Text:
    text = Text()
    for number, die in enumerate(p.dice):
        if die == 0:
            continue
        if moving and v.used_dice[number]:
            text.append(f"({die})", "dim strike").append(" ")
        else:
            text.append(f" {FACES[die]} {die} ", "bold reverse").append(" ")
    return text


def _estate(p: PlayerView, board: BoardInfo, c: BurgundyComponents, speaker: Speaker) -> Text:
    """Seven rows of hexagons, two lines each; every other row is shifted by half a space."""
    text = Text()
    first = 0
    for length in ROWS:
        cells = range(first, first + length)
        indent = " " * (3 * (7 - length))
        for line in range(2):
            text.append(indent)
            for cell in cells:
                text.append_text(_cell(p, board, c, speaker, cell)[line]).append(" ")
            text.append("\n")
        first += length
    text.right_crop(1)
    return text


def _cell(
    p: PlayerView, board: BoardInfo, c: BurgundyComponents, speaker: Speaker, cell: int
) -> tuple[Text, Text]:
    space = board.spaces[cell]
    tile = p.tiles[cell]
    if tile is None:
        style = EMPTY[space.colour]
        return (
            Text(f" {SYMBOLS[space.colour]} {space.number} ", f"bold {style}"),
            Text(f"{cell:^5}", f"dim {style}"),
        )
    style = FULL[c.tile_colours[tile]]
    symbol = SYMBOLS[c.tile_colours[tile]]
    return Text(f"{short(tile, speaker):^5}", f"bold {style}"), Text(f"{symbol:^5}", style)


def _stock(p: PlayerView, c: BurgundyComponents, speaker: Speaker) -> list[RenderableType]:
    storage = Text().append(_words(speaker, "storage"), "bold")
    for slot, tile in enumerate(p.storage):
        storage.append("\n" if tile or slot == 0 else "  ").append_text(
            _slot(tile, slot, c, speaker)
        )
    goods = Text().append(_words(speaker, "goods") + " ", "bold").append_text(_goods(p.goods))
    sold = sum(p.sold)
    if sold:
        goods.append("  " + _words(speaker, "sold", count=sold), "dim")
    purse = Text(_words(speaker, "purse", silver=p.silver, workers=p.workers))
    lines: list[RenderableType] = [storage, goods, purse]
    bonuses = Text()
    for colour in p.large_bonuses:
        bonuses.append(f" {SYMBOLS[colour]}+ ", FULL[colour]).append(" ")
    for colour in p.small_bonuses:
        bonuses.append(f" {SYMBOLS[colour]} ", FULL[colour]).append(" ")
    if bonuses:
        lines.append(Text().append(_words(speaker, "bonuses") + " ", "bold").append_text(bonuses))
    return lines


def _legend(speaker: Speaker) -> Text:
    """What the symbols mean."""
    text = Text()
    for colour, symbol in SYMBOLS.items():
        text.append(f" {symbol} ", FULL[colour])
        text.append(" " + speaker.say(f"burgundy.colour-{colour}") + "  ", "dim")
    return text
