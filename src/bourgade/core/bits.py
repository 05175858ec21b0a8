"""Sets as bit masks of at most 62 members."""

from bourgade.core.native import i64


def count_bits(mask: i64) -> i64:
    """The members of a set: neighbours are added up, then pairs, fours and bytes, all at once."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127
