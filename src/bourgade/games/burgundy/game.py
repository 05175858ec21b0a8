"""Les Châteaux de Bourgogne, as the library takes it from its shelf."""

from bourgade.core.game import Game
from bourgade.games.burgundy import tables, words
from bourgade.games.burgundy.actions import SPACE
from bourgade.games.burgundy.components import components
from bourgade.games.burgundy.observe import LAYOUT
from bourgade.games.burgundy.preview import preview
from bourgade.games.burgundy.read_position import from_dict
from bourgade.games.burgundy.setup import OPTIONS, set_up
from bourgade.games.burgundy.view import BurgundyView

GAME = Game(
    key="burgundy",
    rules_version=1,
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
    view_type=BurgundyView,
    components=components,
    observation=LAYOUT,
)
