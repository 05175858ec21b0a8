"""Weighs every character of Brügge, and every seat, by games between equal bots.

usage: python tools/balance_bruges.py [--pairs 240] [--games 600]

Each character is put into play free of charge for one player at the start of phase 3 of round 2,
with a house of its own; the rest of the game is played by greedy bots, once with it and once
without, from the same position and with the same seeds. The mean difference of that player's lead,
less the printed points and the point of the house, is what the character's effect is worth.
The report goes to docs/balance/bruges.md. Meant for the compiled build.
"""

import argparse
import math
import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import track

from bourgade.bots.greedy import GreedyBot
from bourgade.core.chance import FastChance
from bourgade.core.state import GameState
from bourgade.games.bruges import tables
from bourgade.games.bruges.actions import CHARACTER
from bourgade.games.bruges.game import GAME
from bourgade.games.bruges.state import TURN, Position

REPORT = Path(__file__).parents[1] / "docs" / "balance" / "bruges.md"
STOCK = {"florins": 6, "workers": 5}  # yardsticks: what six florins, a worker of each colour bring
REMARKABLE = 2.5  # points away from the usual that make an outlier

Json = dict[str, Any]


@dataclass
class Weight:
    """A mean with its standard error."""

    mean: float
    error: float
    count: int

    @staticmethod
    def of(values: list[float]) -> "Weight":
        if len(values) < 2:
            return Weight(values[0] if values else 0.0, 0.0, len(values))
        error = statistics.stdev(values) / math.sqrt(len(values))
        return Weight(statistics.fmean(values), error, len(values))


def finish(state: GameState, seed: int) -> list[int]:
    """Greedy bots in all seats play to the end."""
    chance = FastChance(seed)
    bot = GreedyBot(seed)
    while not state.is_terminal():
        state.apply_action(bot.choose(state), chance)
    return state.scores()


def lead(scores: list[int], seat: int) -> float:
    return scores[seat] - max(score for i, score in enumerate(scores) if i != seat)


def second_round(players: int, seed: int) -> Position:
    """Greedy play up to the first card of round 2."""
    chance = FastChance(seed)
    bot = GreedyBot(seed)
    state = GAME.new(players, {}, chance)
    assert isinstance(state, Position)
    while not (state.round == 1 and state.decision == TURN):
        state.apply_action(bot.choose(state), chance)
    return state


def unseen(document: Json) -> list[str]:
    """Cards that lie in the piles."""
    seen = set(document["discarded"])
    for player in document["players"]:
        seen |= set(player["hand"])
        for house in player["houses"]:
            seen |= {house["card"], house.get("guest", "")}
    return [key for key in tables.KEYS if key not in seen]


def with_character(start: Position, key: str, seed: int) -> Position | None:
    """The same position with this character placed free of charge; None if somebody has it."""
    document: Json = start.to_dict()
    seat = start.decider
    hidden = unseen(document)
    if key not in hidden or document["extra"]["cards"] < 3:
        return None
    colour = tables.CARD_COLOUR[tables.CARD_BY_KEY[key]]
    house = next(
        k for k in hidden if k != key and tables.CARD_COLOUR[tables.CARD_BY_KEY[k]] == colour
    )
    player = document["players"][seat]
    player["hand"].append(key)
    player["houses"].append({"card": house})
    player["florins"] += tables.CARDS[tables.CARD_BY_KEY[key]]["price"]
    document["extra"]["cards"] -= 2
    state = GAME.from_dict(document)
    assert isinstance(state, Position)
    chance, bot = FastChance(seed), GreedyBot(seed)
    state.apply_action(CHARACTER + tables.CARD_BY_KEY[key], chance)
    while state.depth > 0:
        state.apply_action(bot.choose(state), chance)
    return on_turn(state)


def with_stock(start: Position, what: str) -> Position:
    document: Json = start.to_dict()
    player = document["players"][start.decider]
    if what == "florins":
        player["florins"] += STOCK["florins"]
    else:
        workers = player["workers"]
        player["workers"] = {c: workers.get(c, 0) + 1 for c in tables.COLOURS}
    state = GAME.from_dict(document)
    assert isinstance(state, Position)
    return state


def on_turn(state: Position) -> Position:
    """The gift is not the card of the turn."""
    document: Json = {**state.to_dict(), "played": False, "acted": False}
    again = GAME.from_dict(document)
    assert isinstance(again, Position)
    return again


def weigh(pairs: int) -> tuple[dict[str, Weight], dict[str, Weight]]:
    """The worth of every character's effect, and of the yardsticks."""
    gains: dict[str, list[float]] = {key: [] for key in tables.KEYS}
    stock: dict[str, list[float]] = {key: [] for key in STOCK}
    for seed in track(range(pairs), description="characters"):
        start = second_round(2 + seed % 3, seed)
        seat = start.decider
        usual = lead(finish(start.clone(), seed), seat)
        for what in STOCK:
            stock[what].append(lead(finish(with_stock(start, what), seed), seat) - usual)
        for key in tables.KEYS:
            gifted = with_character(start, key, seed)
            if gifted is not None:
                printed = tables.CARDS[tables.CARD_BY_KEY[key]]["points"] + tables.HOUSE_POINTS
                gains[key].append(lead(finish(gifted, seed), seat) - usual - printed)
    return (
        {key: Weight.of(values) for key, values in gains.items()},
        {key: Weight.of(values) for key, values in stock.items()},
    )


@dataclass
class Seats:
    """Win shares of one number of players: by board seat and by place in the first round."""

    players: int
    by_seat: list[float]
    by_turn: list[float]
    points: float
    rounds: float


def seats(players: int, games: int) -> Seats:
    by_seat = [0.0] * players
    by_turn = [0.0] * players
    points: list[int] = []
    rounds: list[int] = []
    for seed in track(range(games), description=f"{players} players"):
        state = GAME.new(players, {}, FastChance(10_000 + seed))
        assert isinstance(state, Position)
        first = state.first
        points += finish(state, 10_000 + seed)
        rounds.append(state.round + 1)
        winners = state.winners()
        for winner in winners:
            by_seat[winner] += 1 / len(winners)
            by_turn[(winner - first) % players] += 1 / len(winners)
    share = [n / games for n in by_seat], [n / games for n in by_turn]
    return Seats(players, *share, statistics.fmean(points), statistics.fmean(rounds))


def net(key: str, gain: Weight, florin: float) -> float:
    """Effect and printed points, less what the price would have been worth."""
    card = tables.CARDS[tables.CARD_BY_KEY[key]]
    return float(gain.mean + card["points"] - card["price"] * florin)


def report(pairs: int, games: int) -> str:
    gains, stock = weigh(pairs)
    florin = stock["florins"].mean / STOCK["florins"]
    nets = {key: net(key, gain, florin) for key, gain in gains.items()}
    middle = statistics.median(nets.values())
    lines = [
        "# Brügge: balance by simulation",
        "",
        "Generated by `tools/balance_bruges.py`; do not edit. The deck is a reconstruction "
        "(`src/bourgade/games/bruges/data/cards.json`).",
        "",
        f"Greedy bots, {pairs} positions with 2, 3 and 4 players in turn. Each character was given "
        "to the player to move at the start of phase 3 of round 2, with a house; *worth* is the "
        "mean gain in lead, printed points and house left out. *Net* adds the printed points and "
        "takes off the price in florins. Bots are no people: they make little of canals, exchanges "
        "and extra cards, and a gift in round 2 flatters what acts every round.",
        "",
        "| yardstick | worth in points |",
        "|---|---:|",
        f"| {STOCK['florins']} florins | {_shown(stock['florins'])} ({florin:.2f} each) |",
        f"| a worker of each colour | {_shown(stock['workers'])} |",
        "",
        *_outliers(nets, gains, middle),
        *_by_price(gains, nets),
        *_seats([seats(players, games) for players in (2, 3, 4)], games),
        *_all_cards(gains, nets),
    ]
    return "\n".join(lines) + "\n"


def _shown(weight: Weight) -> str:
    return f"{weight.mean:+.1f} ± {weight.error:.1f}"


def _row(key: str, gain: Weight, worth: float) -> str:
    card = tables.CARDS[tables.CARD_BY_KEY[key]]
    known = "rules" if "effects" in card["provenance"] else "invented"
    kind = card["symbol"] + (f" {card['type']}" if "type" in card else "")
    figures = f"{card['price']} | {card['points']} | {_shown(gain)} | {worth:+.1f}"
    return f"| {card['names']['en']} (`{key}`) | {kind} | {known} | {figures} |"


HEAD = [
    "| character | symbol | effect | price | points | worth | net |",
    "|---|---|---|---:|---:|---:|---:|",
]


def _outliers(nets: dict[str, float], gains: dict[str, Weight], middle: float) -> list[str]:
    lines = [
        "## Outliers",
        "",
        f"The middle of all nets is {middle:+.1f}. Listed are the characters more than "
        f"{REMARKABLE} points and two standard errors away from it.",
        "",
        *HEAD,
    ]
    for key in sorted(nets, key=lambda key: -nets[key]):
        far = abs(nets[key] - middle)
        if far > REMARKABLE and far > 2 * gains[key].error:
            lines.append(_row(key, gains[key], nets[key]))
    return [*lines, ""]


def _by_price(gains: dict[str, Weight], nets: dict[str, float]) -> list[str]:
    lines = [
        "## Price against gain",
        "",
        "| price | cards | mean worth | mean net |",
        "|---:|---:|---:|---:|",
    ]
    for price in sorted({card["price"] for card in tables.CARDS}):
        keys = [card["key"] for card in tables.CARDS if card["price"] == price]
        worth = statistics.fmean(gains[key].mean for key in keys)
        rest = statistics.fmean(nets[key] for key in keys)
        lines.append(f"| {price} | {len(keys)} | {worth:.1f} | {rest:+.1f} |")
    return [*lines, ""]


def _seats(all_seats: list[Seats], games: int) -> list[str]:
    error = 100 * math.sqrt(0.25 / games)
    lines = [
        "## Seats",
        "",
        f"{games} games for each number of players, greedy bots in all seats; a share is good to "
        f"about ±{error:.0f} per cent.",
        "",
        "| players | wins by seat (canals differ) | wins by place in round 1 | points | rounds |",
        "|---:|---|---|---:|---:|",
    ]
    for one in all_seats:
        by_seat = " / ".join(f"{100 * share:.0f}" for share in one.by_seat)
        by_turn = " / ".join(f"{100 * share:.0f}" for share in one.by_turn)
        lines.append(
            f"| {one.players} | {by_seat} % | {by_turn} % | {one.points:.1f} | {one.rounds:.1f} |"
        )
    return [*lines, ""]


def _all_cards(gains: dict[str, Weight], nets: dict[str, float]) -> list[str]:
    ordered = sorted(nets, key=lambda key: -nets[key])
    return ["## All characters, by net", "", *HEAD, *(_row(k, gains[k], nets[k]) for k in ordered)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=240, help="positions for every character")
    parser.add_argument("--games", type=int, default=600, help="games for every number of players")
    args = parser.parse_args()
    text = report(args.pairs, args.games)
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text(text)
    print(f"{REPORT} written")


if __name__ == "__main__":
    main()
