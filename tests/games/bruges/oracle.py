"""What a card should do, worked out from its sentences: figures of a table before and after.

The figures are sums (all workers, all markers …), so they do not depend on which colours are
chosen; offers are always accepted, the first possibility first.
"""

import copy
from typing import Any

from bourgade.games.bruges import tables
from bourgade.games.bruges.state import Position

Json = dict[str, Any]
Figures = dict[str, int]
FIGURES = ("florins", "workers", "points", "markers", "level", "tiles", "houses", "hand")


def figures(s: Position) -> list[Figures]:
    """The sums of every player."""
    return [
        {
            "florins": int(p.florins),
            "workers": sum(int(n) for n in p.workers),
            "points": sum(int(n) for n in p.points),
            "markers": sum(int(n) for n in p.threats),
            "level": int(p.level),
            "tiles": int(p.dug[0] + p.dug[1]),
            "houses": int(p.num_houses),
            "hand": int(p.cards),
        }
        for p in s.players
    ]


class Table:
    """Anna's table in numbers, changed step by step as her card says."""

    def __init__(self, document: Json, card: str) -> None:
        self.document = copy.deepcopy(document)
        self.card = card
        self.seats = [self._sums(player) for player in self.document["players"]]
        self.anna: Json = self.document["players"][0]

    @staticmethod
    def _sums(player: Json) -> Figures:
        return {
            "florins": player["florins"],
            "workers": sum(player["workers"].values()),
            "points": sum(player["points"].values()),
            "markers": sum(player["threats"].values()),
            "level": player["level"],
            "tiles": sum(player["canals"]),
            "houses": len(player["houses"]),
            "hand": len(player["hand"]),
        }

    def count(self, counter: str) -> int:
        """Counts from the description; the card itself is among the characters."""
        guests = [house["guest"] for house in self.anna["houses"] if "guest" in house]
        cards = [tables.CARDS[tables.CARD_BY_KEY[key]] for key in {*guests, self.card}]
        colours = {
            tables.CARDS[tables.CARD_BY_KEY[house["card"]]]["colour"]
            for house in self.anna["houses"]
        }
        kind, _, which = counter.partition(":")
        return {
            "level": lambda: self.seats[0]["level"],
            "majorities": lambda: len(self.anna["majorities"]),
            "canal_tiles": lambda: self.seats[0]["tiles"],
            "canal_thirds": lambda: sum(n >= 3 for n in self.anna["canals"]),
            "complete_canals": lambda: sum(n == 5 for n in self.anna["canals"]),
            "statues": lambda: len(self.anna["statues"]),
            "houses": lambda: self.seats[0]["houses"],
            "house_colours": lambda: len(colours),
            "workers": lambda: self.seats[0]["workers"],
            "florins": lambda: self.seats[0]["florins"],
            "characters": lambda: len(cards),
            "groups": lambda: len({card["group"] for card in cards}),
            "threats": lambda: self.seats[0]["markers"],
            "group": lambda: sum(card["group"] == which for card in cards),
            "die": lambda: self.document["dice"][which],
        }[kind]()

    def amount(self, amount: Any) -> int:
        if isinstance(amount, int):
            return amount
        found: int = self.count(amount["per"]) // amount.get("each", 1) * amount.get("times", 1)
        return min(found, amount.get("at_most", 10**6))

    def apply(self, effects: list[Json], colour: str | None) -> None:
        for effect in effects:
            getattr(self, "_" + effect["op"])(effect, colour)

    def _gain(self, effect: Json, colour: str | None) -> None:
        self.seats[0][effect["what"]] += self.amount(effect["amount"])

    def _gain_workers(self, effect: Json, colour: str | None) -> None:
        self.seats[0]["workers"] += effect["amount"] * (5 if effect["colours"] == "each" else 1)

    def _draw(self, effect: Json, colour: str | None) -> None:
        self.seats[0]["hand"] += effect["amount"]

    def _discard_threat(self, effect: Json, colour: str | None) -> None:
        which = effect["colour"]
        which = colour if which in ("worker", "trigger") else which
        markers = self.anna["threats"]
        left = self.amount(effect["amount"])
        for name in tables.COLOURS:
            if which in ("any", name):
                gone = min(left, markers.get(name, 0))
                markers[name] = markers.get(name, 0) - gone
                left -= gone
                self.seats[0]["markers"] -= gone
                self.seats[0]["points"] += gone

    def _advance(self, effect: Json, colour: str | None) -> None:
        self.seats[0]["florins"] -= effect["cost"]
        self.seats[0]["level"] += effect["steps"]

    def _build_canal(self, effect: Json, colour: str | None) -> None:
        """The left section is the first that is not full."""
        side = 0 if self.anna["canals"][0] < 5 else 1
        price = tables.BOARD["canal_costs"][self.anna["canals"][side]] * effect["cost_times"]
        self.anna["canals"][side] += 1
        self.seats[0]["tiles"] += 1
        self.seats[0]["florins"] -= price

    def _build_house(self, effect: Json, colour: str | None) -> None:
        self.seats[0]["hand"] -= 1
        self.seats[0]["houses"] += 1
        self.seats[0]["workers"] -= effect["workers"]

    def _play_card(self, effect: Json, colour: str | None) -> None:
        """The first thing a card can do is to bring two workers."""
        self.seats[0]["hand"] -= 1
        self.seats[0]["workers"] += 2

    def _exchange_workers(self, effect: Json, colour: str | None) -> None:
        """As many as before."""

    def _convert(self, effect: Json, colour: str | None) -> None:
        for _ in range(effect["times"]):
            self.seats[0][effect["from"]["what"]] -= effect["from"]["amount"]
            self.seats[0][effect["to"]["what"]] += effect["to"]["amount"]

    def _take_from_each(self, effect: Json, colour: str | None) -> None:
        for other in self.seats[1:]:
            given = min(effect["amount"], other[effect["what"]])
            other[effect["what"]] -= given
            self.seats[0][effect["what"]] += given

    def _give_each(self, effect: Json, colour: str | None) -> None:
        for other in self.seats[1:]:
            self.seats[0]["florins"] -= effect["amount"]
            other["florins"] += effect["amount"]
            self.seats[0]["points"] += effect["amount"] * effect["points"]

    def _each_opponent(self, effect: Json, colour: str | None) -> None:
        for other in self.seats[1:]:
            if effect["suffers"] == "threat":
                other["markers"] += effect["amount"]
            elif effect["suffers"] == "canal":
                other["tiles"] -= min(effect["amount"], other["tiles"])
            else:
                other["points"] -= min(effect["amount"], other["points"])
