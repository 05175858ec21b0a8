"""Snapshots as bytes, made once for all who see the same.

So many bytes of one match and of all together; what was not asked for longest leaves first.
"""

from collections import OrderedDict

from bourgade.server import bounds
from bourgade.server.snapshots import Viewer

Key = tuple[Viewer, int]  # whose eyes, and from which entry on


class _OfMatch:
    def __init__(self) -> None:
        self.snapshots: OrderedDict[Key, bytes] = OrderedDict()
        self.size = 0


class Written:
    def __init__(
        self, of_match: int = bounds.SNAPSHOTS_OF_MATCH, in_all: int = bounds.SNAPSHOTS
    ) -> None:
        self._most_of_match = of_match
        self._most = in_all
        self._matches: OrderedDict[str, _OfMatch] = OrderedDict()
        self.size = 0

    def find(self, match: str, key: Key) -> bytes | None:
        kept = self._matches.get(match)
        if kept is None or key not in kept.snapshots:
            return None
        self._matches.move_to_end(match)
        kept.snapshots.move_to_end(key)
        return kept.snapshots[key]

    def keep(self, match: str, key: Key, data: bytes) -> None:
        """Keeps what `find` did not find."""
        if len(data) > self._most_of_match:
            return
        kept = self._matches.setdefault(match, _OfMatch())
        self._matches.move_to_end(match)
        kept.snapshots[key] = data
        self._grow(kept, len(data))
        while kept.size > self._most_of_match:
            _, oldest = kept.snapshots.popitem(last=False)
            self._grow(kept, -len(oldest))
        while self.size > self._most:
            self.forget(next(iter(self._matches)))

    def forget(self, match: str) -> None:
        kept = self._matches.pop(match, None)
        if kept is not None:
            self.size -= kept.size

    def _grow(self, kept: _OfMatch, by: int) -> None:
        kept.size += by
        self.size += by
