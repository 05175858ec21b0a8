"""Chance is handed in: the rules ask `pick(n)` or `die()` and never own a generator.

- `FairChance`: live play. Every outcome follows from a secret by a keyed hash; the hash of the
  secret is published before the first die, the secret after the last one, so anybody can check.
- `TapeChance`: writes down the outcomes of another source.
- `ReplayChance`: gives written outcomes back, and refuses impossible ones.
- `FastChance`: for search and simulation; the same stream interpreted and compiled.
"""

import hashlib
import hmac
from typing import Final

from bourgade.core.errors import ChanceError
from bourgade.core.native import i64

_MULTIPLIER: Final = 1073740155
_LOW32: Final = 0xFFFFFFFF
_SPAN: Final = 1 << 64
_SHORT: Final = 59  # by so much the largest prime of 64 bits falls short of the span


class Chance:
    """A source of random outcomes."""

    def pick(self, n: i64) -> i64:
        """One of 0 … n-1, each equally likely."""
        raise NotImplementedError

    def die(self) -> i64:
        """A throw of one six-sided die: 1 … 6."""
        return self.pick(6) + 1


# Numbers of 64 bits are pairs here: their upper and their lower 32 bits. Compiled code would hold
# them as Python's large integers, and must not multiply those: Python lets the handler of a signal
# run in the middle, and compiled code takes one that raises for a lack of memory, and aborts.


def _product(a: i64, b: i64) -> tuple[i64, i64]:
    """Of two numbers of 32 bits."""
    low: i64 = (a & 0xFFFF) * b
    high: i64 = (a >> 16) * b
    low += (high & 0xFFFF) << 16
    return (high >> 16) + (low >> 32), low & _LOW32


def _times(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The product modulo 2^64."""
    upper, lower = _product(low, by_low)
    upper += _product(low, by_high)[1] + _product(high, by_low)[1]
    return upper & _LOW32, lower


def _mixed(high: i64, low: i64, by: i64) -> tuple[i64, i64]:
    """x ^ (x >> by), `by` being less than 32."""
    return high ^ (high >> by), low ^ (low >> by) ^ ((high << (32 - by)) & _LOW32)


def _spread(seed: int) -> tuple[i64, i64]:
    """abs(seed) * 2654435761 + 88172645463325252 modulo a prime: no bit of a large seed is lost."""
    rest: int = abs(seed) % (_SPAN - _SHORT)
    upper, low = _product(i64(rest & _LOW32), 2654435761)
    over, high = _product(i64(rest >> 32), 2654435761)
    low += over * _SHORT + (88172645463325252 & _LOW32)
    high += upper + (88172645463325252 >> 32) + (low >> 32)
    low &= _LOW32
    while high > _LOW32:  # 2^64 is as much as `_SHORT`
        low += (high >> 32) * _SHORT
        high = (high & _LOW32) + (low >> 32)
        low &= _LOW32
    if high == _LOW32 and low > _LOW32 - _SHORT:
        return 0, low - (_LOW32 - _SHORT) - 1
    return high, low


def _scrambled(seed: int) -> tuple[i64, i64]:
    """64 bits, all of which depend on all of the seed's (the last steps of SplitMix64).

    The generator alone would carry the likeness of neighbouring seeds on for dozens of draws.
    """
    high, low = _spread(seed)
    high, low = _mixed(high, low, 30)
    high, low = _times(high, low, 0xBF58476D, 0x1CE4E5B9)
    high, low = _mixed(high, low, 27)
    high, low = _times(high, low, 0x94D049BB, 0x133111EB)
    return _mixed(high, low, 31)


class FastChance(Chance):
    """A multiply-with-carry generator (period about 2^61), seeded by any integer."""

    def __init__(self, seed: int) -> None:
        high, low = _scrambled(seed)
        # Both halves must be non-trivial: the low word drives the stream, the high one carries.
        self.state: i64 = (low & 0x3FFFFFFF) * 4294967296 + high + 1
        i: i64
        for i in range(8):
            self.pick(2)

    def pick(self, n: i64) -> i64:
        s: i64 = self.state
        s = _MULTIPLIER * (s & _LOW32) + (s >> 32)
        self.state = s
        return (n * (s & _LOW32)) >> 32


def secret_from_seed(seed: int) -> bytes:
    """The secret of a reproducible match: fine for tests and study, not for fair play."""
    return hashlib.sha256(b"bourgade seed %d" % seed).digest()


def commitment(secret: bytes) -> str:
    """What is published before the first outcome, so that the secret cannot be swapped later."""
    return hashlib.sha256(secret).hexdigest()


class FairChance(Chance):
    """Outcome number k is HMAC-SHA256(secret, k) brought into range without bias.

    `drawn` counts the outcomes so far, so a match can be resumed from its log at any point.
    """

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        if len(secret) < 16:
            raise ChanceError("the secret of fair chance needs at least 16 bytes")
        self.secret: bytes = secret
        self.drawn: int = drawn

    def pick(self, n: i64) -> i64:
        size: int = n
        limit = _SPAN - _SPAN % size
        attempt = 0
        while True:
            message = b"%d.%d" % (self.drawn, attempt)
            digest = hmac.new(self.secret, message, hashlib.sha256).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                break
            attempt += 1
        self.drawn += 1
        return i64(number % size)


class TapeChance(Chance):
    """Passes another source through and keeps every outcome on `tape`."""

    def __init__(self, source: Chance) -> None:
        self.source: Chance = source
        self.tape: list[int] = []

    def pick(self, n: i64) -> i64:
        outcome: i64 = self.source.pick(n)
        self.tape.append(outcome)
        return outcome


class ReplayChance(Chance):
    """Gives back the outcomes of a record, in order.

    `wanted` says among how many the outcome that was missing would have been.
    """

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes: list[int] = outcomes
        self.used: int = 0
        self.wanted: int = 0

    def pick(self, n: i64) -> i64:
        if self.used >= len(self.outcomes):
            self.wanted = n
            raise ChanceError(f"outcome {self.used + 1} of chance is missing")
        outcome: int = self.outcomes[self.used]
        if not 0 <= outcome < n:
            raise ChanceError(f"outcome {self.used + 1} of chance is {outcome}, not in 0..{n - 1}")
        self.used += 1
        return i64(outcome)
