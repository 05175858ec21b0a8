"""The only module that names machine types. It is never compiled itself.

Compiled modules see `i64` (a 64-bit integer) and `vec[i64]` (a packed array of them). When the same
modules run interpreted, `vec[i64](items)` is an ordinary list, which plain Python handles faster
than a packed array.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801 - it stands in for a built-in type
        """`vec[i64](items)` makes a list."""

        def __class_getitem__(cls, item: object) -> type[list[int]]:
            return list
