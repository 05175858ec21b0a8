"""Prints a fingerprint of many random games, to compare one build of the rules with another.

usage: python tools/same_games.py [--games N]
"""

import argparse
import hashlib

import msgspec

import bourgade
from bourgade.core.chance import FastChance
from bourgade.version import build


def fingerprint(key: str, players: int, games: int) -> str:
    """A hash over every action and the whole position every few steps."""
    digest = hashlib.sha256()
    game = bourgade.game(key)
    for seed in range(games):
        chance = FastChance(seed)
        state = game.new(players, None, chance)
        step = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            digest.update(repr(legal).encode())
            digest.update(b"%.9f" % state.evaluate(state.current_player()))
            state.apply_action(legal[chance.pick(len(legal))], chance)
            step += 1
            if step % 20 == 0:
                digest.update(msgspec.json.encode(state.to_dict(), order="deterministic"))
        digest.update(repr([state.scores(), state.winners()]).encode())
    return digest.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description="Fingerprints of random games of every game.")
    parser.add_argument("--games", type=int, default=40, help="games per number of players")
    games = parser.parse_args().games
    print(f"build: {build()}")
    for key in bourgade.games():
        game = bourgade.game(key)
        for players in range(game.min_players, game.max_players + 1):
            print(f"{key} {players} players: {fingerprint(key, players, games)}")


if __name__ == "__main__":
    main()
