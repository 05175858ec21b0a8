"""Chance: fair, reproducible, recordable."""

import importlib.util
import random
import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import bourgade
from bourgade.core import chance as installed
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


def interpreted() -> ModuleType:
    """The source text beside the installed module, whether that is compiled or not."""
    path = Path(bourgade.__file__).parent / "core" / "chance.py"
    spec = importlib.util.spec_from_file_location("interpreted_chance", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("build", [installed, interpreted()], ids=["installed", "interpreted"])
def test_a_seed_is_the_same_stream_in_every_build(build: ModuleType) -> None:
    for seed in seeds():
        assert build.FastChance(seed).state == state_of(seed), seed
    chance = build.FastChance(2026)
    assert [chance.pick(1000) for _ in range(5)] == first_five(2026)


def seeds() -> Iterator[int]:
    """Of all sizes and signs, and those near which the sum in 64 bits carries or wraps."""
    some = random.Random(1)
    sizes = [some.getrandbits(bits) for bits in range(1, 300) for _ in range(20)]
    edges = [2**power + step for power in range(130) for step in range(-3, 4)]
    back = pow(2654435761, -1, PRIME)
    sums = [*range(70), *range(PRIME - 70, PRIME)]
    sums += [2**32 * upper + step for upper in (1, 2**31, 2**32 - 1) for step in range(-2, 3)]
    wraps = [(sum - 88172645463325252) * back % PRIME + PRIME * k for sum in sums for k in range(3)]
    for seed in [*range(1000), *sizes, *edges, *wraps]:
        yield seed
        yield -seed


@pytest.mark.parametrize("apart", [1, 2, 1000])
def test_neighbouring_seeds_have_nothing_in_common(apart: int) -> None:
    """The first draws of a thousand seeds, and those of the seeds beside them."""
    streams = [FastChance(seed) for seed in range(1000 + apart)]
    for _ in range(12):
        draws = [stream.pick(1000) for stream in streams]
        assert abs(statistics.correlation(draws[:-apart], draws[apart:])) < 0.15


PRIME = 2**64 - 59


def state_of(seed: int) -> int:
    """Where the generator stands after its eight first draws: as records and ladders know it."""
    bits = (abs(seed) * 2654435761 + 88172645463325252) % PRIME
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB % 2**64
    bits ^= bits >> 31
    state = (bits & 0x3FFFFFFF) * 2**32 + (bits >> 32) + 1
    for _ in range(8):
        state = 1073740155 * (state & 0xFFFFFFFF) + (state >> 32)
    return state


def first_five(seed: int) -> list[int]:
    state = state_of(seed)
    values = []
    for _ in range(5):
        state = 1073740155 * (state & 0xFFFFFFFF) + (state >> 32)
        values.append(1000 * (state & 0xFFFFFFFF) >> 32)
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
