"""How sure we are: 95 % intervals over deals.

The games of one deal share their dice, so they are not independent; deals are. A deal's games are
averaged first, and the interval is that of the mean of the deals. Where pairing works, luck cancels
inside a deal and the interval is narrower than games one by one would give; where it does not, it
is wider, as it should be.
"""

import math
from statistics import NormalDist, fmean

import msgspec

CONFIDENCE = 0.95


class Interval(msgspec.Struct):
    """A mean, and where the true one lies in 95 of 100 such runs; unknown from a single deal."""

    mean: float
    low: float | None = None
    high: float | None = None


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t.

    Exact for 1 and 2 degrees of freedom, else the expansion of Abramowitz and Stegun, 26.7.5.
    """
    p = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    x = NormalDist().inv_cdf(p)
    terms = (
        x,
        (x**3 + x) / 4,
        (5 * x**5 + 16 * x**3 + 3 * x) / 96,
        (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384,
        (79 * x**9 + 776 * x**7 + 1482 * x**5 - 1920 * x**3 - 945 * x) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))


def mean_of_deals(deals: list[float]) -> Interval:
    """Of points or margins: mean ± t · standard deviation of the deals / √deals."""
    mean = fmean(deals)
    count = len(deals)
    if count < 2:
        return Interval(mean)
    variance = sum((deal - mean) ** 2 for deal in deals) / (count - 1)
    half = student(count - 1) * math.sqrt(variance / count)
    return Interval(mean, mean - half, mean + half)


def share_of_deals(deals: list[float]) -> Interval:
    """Of wins: Wilson's interval for as many independent games as the deals are worth.

    That number is p(1 - p) / variance of the mean (Korn and Graubard 1998 use it for surveys). The
    variance counts one imagined deal more, as uneven as a share of p allows: a few deals that
    happen to agree prove little. If one side won everything each deal counts as a single game.
    """
    p = min(1.0, max(0.0, fmean(deals)))
    count = len(deals)
    if count < 2:
        return Interval(p)
    spread = p * (1 - p)
    if spread < 1e-12:
        worth = float(count)
    else:
        variance = (sum((deal - p) ** 2 for deal in deals) + spread) / count
        worth = spread / (variance / count)
    t2 = student(count - 1) ** 2
    middle = (p + t2 / (2 * worth)) / (1 + t2 / worth)
    half = math.sqrt(t2 * (spread / worth + t2 / (4 * worth**2))) / (1 + t2 / worth)
    return Interval(p, max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half)))
