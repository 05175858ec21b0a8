"""Could a character do anything now? The cards read as they are written, word by word.

Nothing here uses the compiled tables: the answer comes from the data file's own sentences and from
what lies on the table.
"""

from typing import Any

from bourgade.games.bruges import tables
from bourgade.games.bruges.position import cards_in, statue_values
from bourgade.games.bruges.state import Player, Position

Json = dict[str, Any]


def rules_of(p: Player, rule: str) -> list[int]:
    """The values a player's characters give to a rule."""
    return [
        int(effect["value"])
        for card in cards_in(p.here)
        for effect in tables.CARDS[card]["effects"]
        if effect["op"] == "modify" and effect["rule"] == rule
    ]


def tile_price(p: Player, side: int, times: int) -> int:
    """Florins for the next tile of a section."""
    if rules_of(p, "canal_free"):
        return 0
    printed: int = tables.BOARD["canal_costs"][int(p.dug[side])]
    return max(printed * times - sum(rules_of(p, "canal_cheaper")), 0)


def workers_for_house(p: Player, usual: int) -> int:
    return 0 if rules_of(p, "house_free") else usual


def counted(s: Position, seat: int, counter: str) -> int:
    """How many there are of something that cards count."""
    p = s.players[seat]
    characters = [tables.CARDS[card] for card in cards_in(p.here)]
    if counter.startswith("group:"):
        return sum(card["group"] == counter.removeprefix("group:") for card in characters)
    if counter.startswith("die:"):
        return int(s.dice[tables.COLOURS.index(counter.removeprefix("die:"))])
    houses = [*cards_in(p.empty), *(int(s.under[card]) for card in cards_in(p.here))]
    tiles = [int(p.dug[0]), int(p.dug[1])]
    return {
        "level": int(p.level),
        "majorities": sum(bool(p.majorities & tables.BIT[i]) for i in range(3)),
        "canal_tiles": sum(tiles),
        "canal_thirds": sum(n > 2 for n in tiles),
        "complete_canals": sum(n > 4 for n in tiles),
        "statues": len(statue_values(p)),
        "houses": len(houses),
        "house_colours": len({tables.CARDS[card]["colour"] for card in houses}),
        "workers": sum(p.workers),
        "florins": int(p.florins),
        "characters": len(characters),
        "groups": len({card["group"] for card in characters}),
        "threats": sum(p.threats),
    }[counter]


def figure(s: Position, seat: int, amount: Any) -> int:
    """An amount as a number."""
    if isinstance(amount, int):
        return amount
    found = counted(s, seat, amount["per"]) // amount.get("each", 1) * amount.get("times", 1)
    return int(min(found, amount.get("at_most", found)))


def does_something(s: Position, seat: int, card: int, paid: str | None) -> bool:
    """Would any effect of the character change anything? `paid` is the worker it costs."""
    return any(_acts(s, seat, effect, paid) for effect in tables.CARDS[card]["effects"])


def _acts(s: Position, seat: int, effect: Json, paid: str | None) -> bool:
    p = s.players[seat]
    op = effect["op"]
    workers = {c: int(p.workers[i]) - (c == paid) for i, c in enumerate(tables.COLOURS)}
    threats = {c: int(p.threats[i]) for i, c in enumerate(tables.COLOURS)}
    others = [other for i, other in enumerate(s.players) if i != seat]
    if op == "gain":
        return figure(s, seat, effect["amount"]) > 0
    if op == "gain_workers":
        return True
    if op == "draw":
        return any(s.pile)
    if op == "discard_threat":
        colour = paid if effect["colour"] == "worker" else effect["colour"]
        markers = sum(threats.values()) if colour == "any" else threats[str(colour)]
        return figure(s, seat, effect["amount"]) > 0 and markers > 0
    if op == "advance":
        return p.level < tables.TOP_LEVEL and effect["cost"] <= p.florins
    if op == "build_canal":
        return any(
            p.dug[side] < 5 and tile_price(p, side, effect["cost_times"]) <= p.florins
            for side in (0, 1)
        )
    if op == "build_house":
        hand = {tables.CARDS[card]["colour"] for card in cards_in(p.hand)}
        return any(workers[c] >= workers_for_house(p, effect["workers"]) for c in hand)
    if op == "play_card":
        return bool(cards_in(p.hand))
    if op == "exchange_workers":
        return sum(workers.values()) > 0
    if op == "convert":
        stock = p.florins if effect["from"]["what"] == "florins" else sum(workers.values())
        return bool(stock >= effect["from"]["amount"])
    if op == "give_each":
        return p.florins > 0
    if op == "take_from_each":
        stocks = [o.florins if effect["what"] == "florins" else sum(o.workers) for o in others]
        return any(stock > 0 for stock in stocks)
    suffers = effect["suffers"]
    if suffers == "canal":
        return any(sum(o.dug) > 0 for o in others)
    return suffers == "threat" or any(sum(o.points) > 0 for o in others)
