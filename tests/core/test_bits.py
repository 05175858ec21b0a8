"""Sets as bit masks."""

import random

from bourgade.core.bits import count_bits


def test_members_are_counted_in_sets_of_every_size() -> None:
    pick = random.Random(5)
    masks = [0, 2**62 - 1, *(2**i for i in range(62)), *(2**i - 1 for i in range(62))]
    masks += [pick.getrandbits(62) & pick.getrandbits(62) for _ in range(500)]
    masks += [pick.getrandbits(62) | pick.getrandbits(62) for _ in range(500)]
    assert [count_bits(mask) for mask in masks] == [mask.bit_count() for mask in masks]
