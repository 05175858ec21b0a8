"""Numbers for whoever watches over the server, in the Prometheus text format."""

from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Counter:
    def __init__(self, name: str, words: str, label: str = "") -> None:
        self.name, self.words, self.label = name, words, label
        self.values: dict[str, float] = {} if label else {"": 0.0}

    def add(self, value: str = "", amount: float = 1.0) -> None:
        self.values[value] = self.values.get(value, 0.0) + amount

    def lines(self) -> list[str]:
        head = [f"# HELP {self.name} {self.words}", f"# TYPE {self.name} counter"]
        return head + [
            f'{self.name}{{{self.label}="{value}"}} {number:g}'
            if self.label
            else f"{self.name} {number:g}"
            for value, number in sorted(self.values.items())
        ]


class Gauge:
    def __init__(self, name: str, words: str) -> None:
        self.name, self.words = name, words
        self.value = 0.0

    def lines(self) -> list[str]:
        return [
            f"# HELP {self.name} {self.words}",
            f"# TYPE {self.name} gauge",
            f"{self.name} {self.value:g}",
        ]


class Histogram:
    def __init__(self, name: str, words: str) -> None:
        self.name, self.words = name, words
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(BUCKETS, value)] += 1
        self.sum += value

    def lines(self) -> list[str]:
        out = [f"# HELP {self.name} {self.words}", f"# TYPE {self.name} histogram"]
        total = 0
        for limit, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            total += count
            out.append(f'{self.name}_bucket{{le="{limit}"}} {total}')
        return [*out, f"{self.name}_sum {self.sum:g}", f"{self.name}_count {total}"]


class Metrics:
    def __init__(self) -> None:
        self.actions = Counter("bourgade_actions_total", "Entries added to logs", "kind")
        self.refused = Counter("bourgade_refused_total", "Wishes refused", "reason")
        self.requests = Counter("bourgade_requests_total", "HTTP requests", "status")
        self.messages = Counter("bourgade_messages_total", "Messages from sockets", "type")
        self.snapshots = Counter("bourgade_snapshots_total", "Snapshots sent")
        self.conflicts = Counter("bourgade_conflicts_total", "Moves that lost a race")
        self.bot_failures = Counter("bourgade_bot_failures_total", "Failed bot jobs", "why")
        self.limited = Counter("bourgade_rate_limited_total", "Refused for haste", "what")
        self.turned_away = Counter("bourgade_turned_away_total", "Connections ended", "why")
        self.connections = Gauge("bourgade_connections", "Open connections, sockets among them")
        self.sockets = Gauge("bourgade_sockets", "Open sockets")
        self.rooms = Gauge("bourgade_matches_in_memory", "Matches in memory")
        self.write_seconds = Histogram("bourgade_write_seconds", "From a change to the disk")
        self.act_seconds = Histogram("bourgade_act_seconds", "From an action to its answer")
        self.bot_seconds = Histogram("bourgade_bot_seconds", "Thinking time of bots")
        self.advice_seconds = Histogram("bourgade_advice_seconds", "Thinking time of advice")

    def text(self) -> str:
        lines: list[str] = []
        for metric in vars(self).values():
            lines += metric.lines()
        return "\n".join(lines) + "\n"
