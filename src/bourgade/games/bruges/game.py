"""Brügge, as the library takes it from its shelf."""

from bourgade.core.game import Game
from bourgade.games.bruges import tables, words
from bourgade.games.bruges.actions import SPACE
from bourgade.games.bruges.components import components
from bourgade.games.bruges.observe import LAYOUT
from bourgade.games.bruges.preview import preview
from bourgade.games.bruges.read_position import from_dict
from bourgade.games.bruges.setup import OPTIONS, set_up
from bourgade.games.bruges.view import BrugesView

GAME = Game(
    key="bruges",
    rules_version=2,  # 2: which of several empty houses of a colour is taken, falls by lot
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
    view_type=BrugesView,
    components=components,
    observation=LAYOUT,
)
