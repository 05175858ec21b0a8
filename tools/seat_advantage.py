"""How often each place in the order of play wins when the greedy bot sits everywhere.

usage: python tools/seat_advantage.py burdigala [--games 1000] [--seed 0] [--option KEY=VALUE …]

Place 1 is the player who began (the view's `first`, or seat 0 where a game has none). Shared
victories count in parts. Run it on a compiled build.
"""

import argparse

import bourgade
from bourgade import bots
from bourgade.core.chance import FastChance


def play(key: str, players: int, options: dict[str, str], seed: int) -> list[tuple[float, int]]:
    """By place: the share of the victory, and the score."""
    chance = FastChance(seed)
    state = bourgade.game(key).new(players, options, chance)
    first = int(getattr(state.view(None), "first", 0))
    seats = [bots.make("greedy", seed * 11 + seat) for seat in range(players)]
    while not state.is_terminal():
        state.apply_action(seats[state.current_player()].choose(state), chance)
    winners, scores = state.winners(), state.scores()
    order = [(first + place) % players for place in range(players)]
    return [(1 / len(winners) if seat in winners else 0.0, scores[seat]) for seat in order]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=bourgade.games())
    parser.add_argument("--games", type=int, default=1000, help="games per number of players")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    args = parser.parse_args()
    options = dict(wish.split("=", 1) for wish in args.option)
    game = bourgade.game(args.game)
    for players in range(game.min_players, game.max_players + 1):
        results = [
            play(args.game, players, options, args.seed + number) for number in range(args.games)
        ]
        shares = [100 * sum(r[place][0] for r in results) / args.games for place in range(players)]
        means = [sum(r[place][1] for r in results) / args.games for place in range(players)]
        error = 100 * ((1 / players) * (1 - 1 / players) / args.games) ** 0.5
        print(
            f"{players} players: wins by place "
            + " / ".join(f"{share:.1f} %" for share in shares)
            + f" (± {error:.1f}), mean score "
            + " / ".join(f"{mean:.1f}" for mean in means)
        )


if __name__ == "__main__":
    main()
