"""Burgenland, as the library takes it from its shelf."""

from bourgade.core.game import Game
from bourgade.games.burgenland import tables, words
from bourgade.games.burgenland.actions import SPACE
from bourgade.games.burgenland.components import components
from bourgade.games.burgenland.observe import LAYOUT
from bourgade.games.burgenland.preview import preview
from bourgade.games.burgenland.read_position import from_dict
from bourgade.games.burgenland.setup import OPTIONS, set_up
from bourgade.games.burgenland.view import BurgenlandView

GAME = Game(
    key="burgenland",
    rules_version=2,
    edition=tables.EDITION,
    min_players=2,
    max_players=4,
    options=OPTIONS,
    space=SPACE,
    setup=set_up,
    from_dict=from_dict,
    describe=words.describe,
    tell=words.tell,
    prompt=words.prompt,
    preview=preview,
    view_type=BurgenlandView,
    components=components,
    observation=LAYOUT,
)
