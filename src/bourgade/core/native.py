"""The only module that names machine types. It is never compiled itself.

Compiled modules see `i64` (a 64-bit integer) and `vec[i64]` (a packed array of them). When the same
modules run interpreted, `vec[i64](items)` is an ordinary list, which plain Python handles faster
than a packed array. `vec[i16]` and `vec[u8]` are packed either way: for memory that numpy views,
and for small numbers asked for in every step, since a batch of games is larger than the cache.
"""

from array import array
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from mypy_extensions import i16 as i16
from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr
from mypy_extensions import u8 as u8

if TYPE_CHECKING:
    from librt.vecs import extend as extend
    from librt.vecs import vec as vec
else:

    class _Room:
        """The first `length` numbers of a packed array that has room for more."""

        def __init__(self, memory: array, length: int) -> None:
            self.memory = memory
            self.length = length

    class vec:  # noqa: N801 - it stands in for a built-in type
        """`vec[i64](items)` makes a list, `vec[i16]` and `vec[u8]` packed arrays."""

        def __class_getitem__(cls, item: object) -> Callable[..., object]:
            if item is not i16 and item is not u8:
                return list
            kind = "h" if item is i16 else "B"

            def make(items: Iterable[int] = (), *, capacity: int = 0) -> object:
                return _Room(array(kind, [0] * capacity), 0) if capacity else array(kind, items)

            return make

    def extend(begun: _Room, items: array) -> "_Room | array":
        """As the compiled one while there is room: in place. What is full is a plain array."""
        length = begun.length + len(items)
        begun.memory[begun.length : length] = items
        return begun.memory if length == len(begun.memory) else _Room(begun.memory, length)
