"""Features kept as the castle grows, against the same features followed from tile to tile."""

import sys
from pathlib import Path
from typing import Any

import pytest

import bourgade
from bourgade.bots.greedy import GreedyBot
from bourgade.core.chance import FastChance
from bourgade.core.observation import Row
from bourgade.games.castle import tables
from bourgade.games.castle.completed import completed
from bourgade.games.castle.rules import State
from bourgade.games.castle.state import (
    CLAIM_KIND,
    CLAIM_NODE,
    CLAIM_NODES,
    CLAIM_PLACE,
    OVER,
    SCORE_NEXT,
)
from bourgade.games.castle.walk import walk

sys.path.insert(0, str(Path(__file__).parent))
from castle_stories import GAME, blank, position

LETTERS = "PTHC"


def every_segment(s: State) -> list[tuple[int, int]]:
    return [
        (square, segment)
        for square in range(tables.NUM_SQUARES)
        if s.laid[square] >= 0
        for segment in range(tables.SEGMENT_COUNT[s.laid[square] >> 2])
    ]


def check_features(s: State) -> None:
    """The same members, tiles, openness, subjects, markets and wells by both ways of looking."""
    by_root: dict[int, set[tuple[int, int]]] = {}
    for square, segment in every_segment(s):
        by_root.setdefault(s.root_at(square * 8 + segment), set()).add((square, segment))
    for root, members in by_root.items():
        followed = walk(s, *min(members))
        assert followed.segments == members
        assert followed.tiles() == s.tiles(root)
        assert bool(followed.open) == (s.open_ends(root) > 0)
        assert [followed.subjects(s, seat) for seat in (0, 1)] == [
            s.subjects_in(root, seat) for seat in (0, 1)
        ]
        assert followed.markets(s) == s.markets(root)
        assert (followed.wells(s) > 0) == s.has_well(root)


def check_claims(s: State) -> None:
    """The subjects once more, in the order of the squares, with what they stand in."""
    for p in s.players:
        places = sorted(int(place) for place in p.subjects if place >= 0)
        claims = [int(claim) for claim in p.claims][: len(places)]
        assert [claim >> CLAIM_PLACE for claim in claims] == places
        assert len(places) == tables.SUBJECTS - p.reserve
        for claim, place in zip(claims, places, strict=True):
            tile = s.laid[place >> 3] >> 2
            assert s.find((claim >> CLAIM_NODE) & CLAIM_NODES) == s.root_at(place)
            assert claim & CLAIM_KIND == tables.SEGMENT_KIND[tile * 8 + (place & 7)]


def check_waiting(s: State) -> None:
    """What was noted while the tile was laid agrees with a look at everything around it."""
    if s.last < 0:
        return
    looked = s.clone()
    assert isinstance(looked, State)
    looked.waiting = True
    assert completed(s) == completed(looked)


def test_every_node_has_its_number_in_a_byte() -> None:
    assert tables.NUM_NODES <= 256


def test_every_node_has_room_in_a_claim() -> None:
    assert tables.NUM_NODES <= CLAIM_NODES + 1 <= 2 ** (CLAIM_PLACE - CLAIM_NODE)


def pictured(s: State) -> list[int]:
    """What lies on each square according to the picture of the castle."""
    per = tables.PICTURED
    return [s.picture[i // per] // 256 ** (i % per) % 256 - 1 for i in range(tables.NUM_SQUARES)]


@pytest.mark.parametrize("seed", range(6))
def test_both_ways_agree_all_through_a_game(seed: int) -> None:
    chance = FastChance(seed)
    bot = GreedyBot(seed)
    state = GAME.new(2, None, chance)
    step = 0
    while not state.is_terminal():
        assert isinstance(state, State)
        assert pictured(state) == list(state.laid)
        check_claims(state)
        check_waiting(state)
        if step % 5 == 0 or len(every_segment(state)) < 30:
            check_features(state)
        legal = state.legal_actions()
        lucky = seed % 2 == 0
        action = legal[chance.pick(len(legal))] if lucky else bot.choose(state)
        state.apply_action(action, chance)
        step += 1
    assert isinstance(state, State)
    check_features(state)


def rich_table(seed: int) -> State:
    """An empty castle in which both players own wall tiles and stand shortly before towers, so
    that doubling and the order of scoring come up all the time."""
    document: dict[str, Any] = blank()
    document["hand"] = "straight"
    document["turn"] = seed % 2
    document["options"]["scoring-order"] = ("placer", "owner")[seed // 2 % 2]
    document["options"]["keep"] = ("majority", "completer")[seed // 4 % 2]
    for seat, wall_tiles in enumerate(([1, 2, 3], [1, 2, 3])):
        document["players"][seat]["wall-tiles"] = wall_tiles
        document["players"][seat]["points"] = {"paths": (seed * 7 + seat * 11) % 90}
    return position(document)


def check_decision(s: State) -> None:
    """Legal actions and reasons over the whole space, and the position as a document."""
    legal = set(s.legal_actions())
    for action in range(GAME.num_actions):
        reason = s.why_illegal(action)
        assert (reason is None) == (action in legal), (GAME.notation(action), reason)
    again = GAME.from_dict(s.to_dict())
    assert set(again.legal_actions()) == legal
    assert again.current_player() == s.current_player()


def test_both_readings_agree_where_much_is_to_be_decided() -> None:
    decisions = 0
    for seed in range(10):
        s = rich_table(seed)
        chance = FastChance(seed)
        bot = GreedyBot(seed)
        while s.decision != OVER:
            if s.decision == SCORE_NEXT:
                check_decision(s)
                decisions += 1
            s.apply_action(bot.choose(s), chance)
            check_claims(s)
    assert decisions >= 25, "too few to prove anything"


def test_a_placement_looks_at_the_neighbours_only() -> None:
    """However large the castle is: laying a tile changes no square but its own and those beside."""
    chance = FastChance(3)
    state = GAME.new(2, None, chance)
    while not state.is_terminal():
        assert isinstance(state, State)
        before = state.clone()
        assert isinstance(before, State)
        legal = state.legal_actions()
        action = legal[chance.pick(len(legal))]
        state.apply_action(action, chance)
        if GAME.decode(action)["verb"] != "place":
            continue
        square = tables.SQUARE_BY_NAME[str(GAME.decode(action)["square"])]
        near = {square, *(n for n in tables.BEYOND[square * 4 : square * 4 + 4] if n >= 0)}
        for other in set(range(tables.NUM_SQUARES)) - near:
            assert state.demands[other] == before.demands[other]
            assert state.laid[other] == before.laid[other]


@pytest.mark.parametrize("name", list(tables.TILE_BY_NAME))
def test_every_face_can_be_laid_and_read(name: str) -> None:
    """Each of the faces, in each of its rotations: free ends, then agreement of both readings."""
    document = blank()
    document["hand"] = name
    s = position(document)
    for action in s.legal_actions():
        after = s.clone()
        assert isinstance(after, State)
        after.apply_action(action, FastChance(1))
        check_features(after)
        again = bourgade.game("castle").from_dict(after.to_dict())
        assert again.to_dict() == after.to_dict()


def test_a_row_forgets_what_another_castle_was_like() -> None:
    """Supply, removed tiles and corner towers differ from one position to the next."""
    one = GAME.new(2, None, FastChance(3))
    two = one.clone()
    assert isinstance(two, State)
    two.removed = two.bag & 0b1011
    two.bag &= ~0b1011
    two.towers = 2
    row = Row(one.observation_size())
    for state in (one, two, one):
        state.observe(0, row)
        fresh = Row(row.size)
        state.observe(0, fresh)
        assert row.to_list() == fresh.to_list()
