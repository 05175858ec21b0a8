"""A position as a row of small whole numbers: what a seat may know, for programs that learn.

Every game documents its row as a `Layout`: named fields one after the other, the same for every
number of players and every option. The numbers are exact (16 bits), so rows can be compared.

Why it is done as it is, from measurements with mypyc 2.4 on one core:

- The numbers are a packed `vec[i16]`. Its memory can be viewed by numpy without a copy (read-only
  from outside, which suits a result). Item assignment of a `bytearray`, which both sides could
  write, goes through the interpreter: 32 ns. The byte writers of librt only append, and hand their
  memory out as a copy.
- A store costs 0.7 ns into a vec that is a local name or an argument, but 3 to 5 ns through a
  method of an object that holds it, for it is then counted as one more owner and one less. Hence
  the functions that write take the vec itself and the place where a part begins.
- Most numbers of a row are 0. To write them one by one costs 0.6 ns each; to `extend` the vec that
  ends before the row does it in one go, 0.04 ns each, and in place while there is room: a view of
  the memory stays valid.
- What seldom changes, as the tiles on a board, need not be written again: a row remembers what its
  lasting part shows (`shown`), a game compares and writes the differences. Nothing is taken for
  granted about the position shown before, it may be of another game.
"""

from typing import Final, NamedTuple

from bourgade.core.native import extend, i16, i64, vec


def _lowest_bits() -> list[int]:
    """By the remainder of a power of two modulo 67, where 2 generates all of them: its exponent."""
    places = [-1] * 67
    for power in range(66):
        places[pow(2, power, 67)] = power
    return places


LOW: Final = vec[i64](_lowest_bits())


class Field(NamedTuple):
    """A named part of a layout: `shape` numbers in C order, from `offset` on.

    The numbers lie in `least`..`most`, and `least` is 0 or -`most`.
    """

    name: str
    shape: tuple[int, ...]
    most: int
    offset: int
    about: str
    least: int = 0

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Layout:
    """The fields of a game's observation, side by side without gaps.

    `table` describes what all share; `seat` what each player has, written once for the observer
    (`seat0`), then for the others as they sit after it (`seat1` …), for as many `seats` as a game
    allows. A part is (name, shape, most, about); those named in `signed` can be below 0. The table
    may have a lasting part, from the field `lasting` on to its end or to the field `passing`; a row
    remembers `items` numbers of what it shows there (see `Row.wipe_around`).
    """

    def __init__(
        self,
        table: list[tuple[str, tuple[int, ...], int, str]],
        seat: list[tuple[str, tuple[int, ...], int, str]],
        seats: int,
        signed: tuple[str, ...] = (),
        lasting: str = "",
        passing: str = "",
        items: int = 0,
    ) -> None:
        fields: list[Field] = []
        offset = 0
        for name, shape, most, about in table:
            least = -most if name in signed else 0
            field = Field(name, shape, most, offset, about, least)
            fields.append(field)
            offset += field.size
        self.table_size: int = offset
        for number in range(seats):
            for name, shape, most, about in seat:
                least = -most if name in signed else 0
                field = Field(f"seat{number}.{name}", shape, most, offset, about, least)
                fields.append(field)
                offset += field.size
        self.fields: tuple[Field, ...] = tuple(fields)
        self.size: int = offset
        self.seats: int = seats
        self.seat_size: int = (offset - self.table_size) // seats
        # The zeros before and behind the lasting part.
        self.head: vec[i16] = vec[i16]([0] * (self.at(lasting) if lasting else self.table_size))
        self.until: i64 = self.at(passing) if passing else self.table_size
        self.tail: vec[i16] = vec[i16]([0] * (offset - self.until))
        self.items: i64 = items

    def field(self, name: str) -> Field:
        """The field of that name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"no field {name!r} in this layout")

    def at(self, name: str) -> int:
        """Where a field of the table begins, or, within any seat's part, a field of a seat."""
        for field in self.fields:
            if field.name == name:
                return field.offset
        return self.field(f"seat0.{name}").offset - self.table_size

    def scale(self) -> list[int]:
        """The largest size of each number: divide by it for values between -1 and 1."""
        scale: list[int] = []
        for field in self.fields:
            scale.extend([field.most] * field.size)
        return scale


class Row:
    """Memory for one observation, used again and again.

    `numpy.frombuffer(row.numbers, numpy.int16)` views it without a copy; the view shows what
    the last `observe` wrote. `numbers` may hold several rows: this one begins at `start`.
    """

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.start: i64 = 0
        self.zeros: vec[i16] = vec[i16]([0] * size)
        self.before: vec[i16] = vec[i16](capacity=size)  # the same memory up to `start`
        self.numbers: vec[i16] = extend(self.before, self.zeros)
        self.layout: Layout | None = None  # the one whose lasting part is shown
        self.until: vec[i16] = vec[i16]()  # the same memory up to the end of that part
        self.shown: vec[i64] = vec[i64]()  # what that part shows, as the game puts it

    def wipe(self) -> None:
        """All numbers of the row become 0, where they are: what `observe` does first."""
        extend(self.before, self.zeros)
        self.layout = None

    def fill(self, numbers: vec[i16]) -> None:
        """The same where the numbers are to begin with others than 0."""
        extend(self.before, numbers)
        self.layout = None

    def wipe_around(self, layout: Layout) -> None:
        """The same but for the lasting part of the layout, if the row shows one already.

        If not, that part is wiped too, and `shown` is all 0.
        """
        self.wipe_before(layout)
        extend(self.until, layout.tail)

    def wipe_before(self, layout: Layout) -> None:
        """The same for a game that writes all that follows the lasting part, from `until` on."""
        if self.layout is layout:
            extend(self.before, layout.head)
            return
        self.wipe()
        self.layout = layout
        self.until = extend(self.before, self.zeros[: layout.until])
        self.shown = vec[i64]([0] * layout.items)

    def to_list(self) -> list[int]:
        """The current observation as plain numbers."""
        numbers: vec[i16] = self.numbers
        listed: list[int] = []
        i: i64
        for i in range(self.start, self.start + self.size):
            listed.append(int(numbers[i]))
        return listed


def side_by_side(size: i64, count: i64) -> list[Row]:
    """Several rows in one memory, one after the other."""
    rows: list[Row] = [Row(size) for _ in range(count)]
    numbers: vec[i16] = vec[i16](capacity=size * count)
    start: i64 = 0
    for row in rows:
        row.start = start
        row.before = numbers
        numbers = extend(numbers, row.zeros)
        start += size
    for row in rows:
        row.zeros = rows[0].zeros
        row.numbers = numbers
    return rows


def put_all(out: vec[i16], at: i64, values: vec[i64]) -> None:
    """Several numbers side by side."""
    for value in values:
        out[at] = i16(value)
        at += 1


def put_bits(out: vec[i16], at: i64, bits: i64) -> None:
    """Ones where a set, given as a bit mask, has a member."""
    while bits != 0:
        out[at + LOW[(bits & -bits) % 67]] = 1
        bits &= bits - 1


def put_changes(out: vec[i16], at: i64, bits: i64, shown: i64) -> None:
    """As `put_bits` where the numbers are those of the set `shown`."""
    changed: i64 = bits ^ shown
    while changed != 0:
        place: i64 = LOW[(changed & -changed) % 67]
        out[at + place] = i16((bits >> place) & 1)
        changed &= changed - 1
