"""How to search: the parameters of the search, tuned by measurement, game by game."""

from bourgade.bots.experience import Experience
from bourgade.core.native import i64


class Wishes:
    """What a search heeds, and how much. The values in force are data: `data/<game>.toml`."""

    def __init__(
        self,
        width: int = 12,
        looks: int = 4,
        explore: float = 0.6,
        spread: float = 12.0,
        spread_end: float = 4.0,
        goal: float = 100.0,
        points: float = 0.2,
        points_scale: float = 100.0,
        trust: float = 10.0,
        widen: float = 1.0,
        depth: int = 24,
        rollout: int = 2,
        glance: int = 1000,
        sure: float = 0.7,
        caution: float = 1.0,
        blur: float = 0.0,
        experience: Experience | None = None,
    ) -> None:
        self.width: i64 = width  # candidates at the root
        self.looks: i64 = looks  # deals each action is looked at before the candidates are named
        self.explore: float = explore  # how much the seldom tried is favoured
        # Points of a lead that make winning likely (73 %): before anyone has a point, and when
        # the leader has as many as a winner usually gets. In between they shrink evenly.
        self.spread: float = spread
        self.spread_end: float = spread_end
        self.goal: float = goal
        self.points: float = points  # share of the points in what a seat wants; the rest: winning
        self.points_scale: float = points_scale
        # Visits that the first look at an action counts for; never none at all.
        self.trust: float = max(trust, 0.001)
        self.widen: float = widen  # how fast further outcomes of chance are tried
        self.depth: i64 = depth  # decisions from the root at most
        self.rollout: i64 = rollout  # rounds played on by greed; 0: none, -1: random to the end
        self.glance: i64 = max(glance, 1)  # actions looked at at a time, in tree and rollout
        self.sure: float = sure  # at the end: how much the victory itself counts beside the lead
        # Standard errors by which an action must do better than the one that looks best at once.
        self.caution: float = caution
        self.blur: float = blur  # by how much a first look may err, as a share of the victory
        self.experience: Experience | None = experience  # what self-play has taught, if anything
