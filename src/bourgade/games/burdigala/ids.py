"""The numbers of the actions and the sizes of the map, as the compiled rules use them."""

from typing import Final

from bourgade.core.native import i64
from bourgade.games.burdigala import actions, tables

POINTS: Final[i64] = tables.NUM_POINTS
SITES: Final[i64] = tables.NUM_SITES
QUARTERS: Final[i64] = tables.NUM_QUARTERS

PLACE: Final[i64] = actions.PLACE
MOVE: Final[i64] = actions.MOVE
LEAVE: Final[i64] = actions.LEAVE
PUSH: Final[i64] = actions.PUSH
STONE: Final[i64] = actions.STONE
CORRUPT: Final[i64] = actions.CORRUPT
SECOND_STONE: Final[i64] = actions.SECOND_STONE
GOODS: Final[i64] = actions.GOODS
AGAIN: Final[i64] = actions.AGAIN
END: Final[i64] = actions.END
PLAY: Final[i64] = actions.PLAY
ALTER: Final[i64] = actions.ALTER
PEEK: Final[i64] = actions.PEEK
BETRAY: Final[i64] = actions.BETRAY
VISIT: Final[i64] = actions.VISIT
SWAP: Final[i64] = actions.SWAP
ROB: Final[i64] = actions.ROB
KEEP: Final[i64] = actions.KEEP
SHED: Final[i64] = actions.SHED
ACCEPT: Final[i64] = actions.ACCEPT
DECLINE: Final[i64] = actions.DECLINE
DISCARD: Final[i64] = actions.DISCARD
