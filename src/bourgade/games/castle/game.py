"""Carcassonne : Le Château, as the library takes it from its shelf."""

from bourgade.core.game import Game
from bourgade.games.castle import tables, words
from bourgade.games.castle.actions import SPACE
from bourgade.games.castle.components import components
from bourgade.games.castle.observe import LAYOUT
from bourgade.games.castle.preview import preview
from bourgade.games.castle.prospects import LAYOUT as PROSPECTS
from bourgade.games.castle.read_position import from_dict
from bourgade.games.castle.setup import OPTIONS, set_up
from bourgade.games.castle.view import CastleView

GAME = Game(
    key="castle",
    rules_version=1,
    edition=tables.EDITION,
    min_players=2,
    max_players=2,
    options=OPTIONS,
    space=SPACE,
    setup=set_up,
    from_dict=from_dict,
    describe=words.describe,
    tell=words.tell,
    prompt=words.prompt,
    preview=preview,
    view_type=CastleView,
    components=components,
    observation=LAYOUT,
    prospects=PROSPECTS,
)
