"""Burdigala, as the library takes it from its shelf."""

from bourgade.core.game import Game
from bourgade.games.burdigala import tables, words
from bourgade.games.burdigala.actions import SPACE
from bourgade.games.burdigala.components import components
from bourgade.games.burdigala.observe import LAYOUT
from bourgade.games.burdigala.preview import preview
from bourgade.games.burdigala.prospects import LAYOUT as PROSPECTS
from bourgade.games.burdigala.read_position import from_dict
from bourgade.games.burdigala.setup import OPTIONS, set_up
from bourgade.games.burdigala.view import BurdigalaView

GAME = Game(
    key="burdigala",
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
    view_type=BurdigalaView,
    components=components,
    observation=LAYOUT,
    prospects=PROSPECTS,
)
