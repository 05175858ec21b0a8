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


class Chance:
    """A source of random outcomes."""

    def pick(self, n: i64) -> i64:
        """One of 0 … n-1, each equally likely."""
        raise NotImplementedError

    def die(self) -> i64:
        """A throw of one six-sided die: 1 … 6."""
        return self.pick(6) + 1


def _scrambled(number: int) -> int:
    """64 bits, all of which depend on all of the number's (the last steps of SplitMix64).

    The generator alone would carry the likeness of neighbouring seeds on for dozens of draws.
    """
    bits: int = number % 18446744073709551557  # a prime: no bit of a large number is lost
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    return bits ^ (bits >> 31)


class FastChance(Chance):
    """A multiply-with-carry generator (period about 2^61), seeded by any integer."""

    def __init__(self, seed: int) -> None:
        start: int = _scrambled(abs(seed) * 2654435761 + 88172645463325252)
        # Both halves must be non-trivial: the low word drives the stream, the high one carries.
        self.state: i64 = (start & 0x3FFFFFFF) * 4294967296 + (start >> 32) + 1
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
