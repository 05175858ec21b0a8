"""Chance: fair, reproducible, recordable."""

import statistics
from collections import Counter

import pytest

from bourgade.core.chance import (
    FairChance,
    FastChance,
    ReplayChance,
    TapeChance,
    commitment,
    secret_from_seed,
)
from bourgade.core.errors import ChanceError


def chi_square(counts: Counter[int], sides: int, throws: int) -> float:
    expected = throws / sides
    return sum((counts[i] - expected) ** 2 / expected for i in range(sides))


@pytest.mark.parametrize("source", [FastChance(1), FastChance(0), FairChance(b"x" * 32)])
def test_every_outcome_is_equally_likely(source: FastChance | FairChance) -> None:
    throws = 6000
    counts = Counter(source.pick(6) for _ in range(throws))
    assert set(counts) == set(range(6))
    assert chi_square(counts, 6, throws) < 30  # five degrees of freedom: about one in 70,000


def test_a_die_shows_one_to_six() -> None:
    assert {FastChance(seed).die() for seed in range(200)} == {1, 2, 3, 4, 5, 6}


def test_fast_chance_is_the_same_stream_in_every_build() -> None:
    chance = FastChance(2026)
    assert [chance.pick(1000) for _ in range(5)] == _first_five(2026)


@pytest.mark.parametrize("apart", [1, 2, 1000])
def test_neighbouring_seeds_have_nothing_in_common(apart: int) -> None:
    """The first draws of a thousand seeds, and those of the seeds beside them."""
    streams = [FastChance(seed) for seed in range(1000 + apart)]
    for _ in range(12):
        draws = [stream.pick(1000) for stream in streams]
        assert abs(statistics.correlation(draws[:-apart], draws[apart:])) < 0.15


def _first_five(seed: int) -> list[int]:
    """The generator written out in plain integers."""
    bits = (seed * 2654435761 + 88172645463325252) % (2**64 - 59)
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB % 2**64
    bits ^= bits >> 31
    s = (bits & 0x3FFFFFFF) * 2**32 + (bits >> 32) + 1
    values = []
    for step in range(13):
        s = 1073740155 * (s & 0xFFFFFFFF) + (s >> 32)
        if step >= 8:
            values.append(1000 * (s & 0xFFFFFFFF) >> 32)
    return values


def test_neighbouring_seeds_give_unlike_streams() -> None:
    first = Counter(FastChance(seed).pick(6) for seed in range(600))
    assert chi_square(first, 6, 600) < 30
    streams = set()
    for seed in range(500):
        chance = FastChance(seed)
        streams.add(tuple(chance.pick(6) for _ in range(20)))
    assert len(streams) == 500


def test_fair_chance_follows_from_its_secret_and_its_count() -> None:
    secret = secret_from_seed(7)
    whole = FairChance(secret)
    outcomes = [whole.pick(n) for n in range(2, 60)]
    resumed = FairChance(secret, drawn=20)
    assert [resumed.pick(n) for n in range(22, 60)] == outcomes[20:]
    assert len(commitment(secret)) == 64
    assert commitment(secret) != commitment(secret_from_seed(8))


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ChanceError, match="16 bytes"):
        FairChance(b"short")


def test_a_tape_writes_down_what_was_drawn() -> None:
    tape = TapeChance(FastChance(3))
    drawn = [tape.pick(6), tape.die(), tape.pick(100)]
    assert tape.tape == [drawn[0], drawn[1] - 1, drawn[2]]


def test_a_replay_refuses_missing_and_impossible_outcomes() -> None:
    replay = ReplayChance([2, 5])
    assert replay.pick(3) == 2
    with pytest.raises(ChanceError, match=r"outcome 2 of chance is 5, not in 0\.\.2"):
        replay.pick(3)
    assert replay.pick(6) == 5
    with pytest.raises(ChanceError, match="outcome 3 of chance is missing"):
        replay.pick(6)
