"""What experience weighs, against the position counted by hand."""

import pytest

import bourgade
from bourgade.bots.greedy import GreedyBot
from bourgade.core.chance import FastChance
from bourgade.core.observation import Row
from bourgade.games.burdigala.prospects import LAYOUT
from bourgade.games.burdigala.rules import State


def told(s: State, seat: int) -> dict[str, list[int]]:
    row = Row(s.prospects_size())
    s.tell_prospects(seat, row)
    numbers = row.to_list()
    return {f.name: numbers[f.offset : f.offset + f.size] for f in LAYOUT.fields}


@pytest.mark.parametrize("players", [2, 4])
def test_goods_cards_corruption_pawns_and_sites_are_told_as_they_lie(players: int) -> None:
    chance = FastChance(players)
    s = bourgade.game("burdigala").new(players, None, chance)
    assert isinstance(s, State)
    bots = [GreedyBot(seat) for seat in range(players)]
    while not s.is_terminal():
        s.apply_action(bots[s.current_player()].choose(s), chance)
        lacking = [
            int(size - laid)
            for site, (size, laid) in enumerate(zip(s.sizes, s.laid, strict=True))
            if not s.built >> site & 1
        ]
        for seat in range(players):
            p, numbers = s.players[seat], told(s, seat)
            goods = [int(many) for many in p.goods]
            assert numbers["goods"] == goods
            assert numbers["goods_sets"] == [sum(many > k for many in goods) for k in range(3)]
            assert numbers["hand"] == [int(many) for many in p.hand]
            assert numbers["pawns"].index(1) == p.pawns_left() and sum(numbers["pawns"]) == 1
            rival = max(int(s.players[o].token_count) for o in range(players) if o != seat)
            assert numbers["tokens"][::2] == [p.token_count, rival]
            more, fewer = numbers["more_tokens"]
            assert more - fewer == p.token_count - rival and min(more, fewer) == 0
            assert numbers["stones"][0] == sum(lacking)
            assert sum(numbers["sites"]) == len(lacking)
            assert numbers["turn"] == [int(s.active == seat)]
            assert (numbers["hopes"][0] > 0) <= (s.active == seat)
