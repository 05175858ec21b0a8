"""A bot of one's own takes a seat at a table on the server, by the link people share.

    python examples/join_table.py 'http://localhost:8000/t/abc?invite=xyz' --name Robo

It comes in as a guest, waits for the game to begin, and plays it to the end. The server sends a
program what it sends a person in that seat: the table as seen from there, and the legal actions
with what each brings at once. `choose` is the whole of this bot: put your own in its place.
"""

import argparse
import random
import time
from typing import Any
from urllib.parse import parse_qs, urlsplit

from bourgade.client import Client, Refused, Seat, Stale

PATIENCE = 24 * 3600.0  # seconds to wait for others: people think, and sleep


def choose(snapshot: dict[str, Any], rng: random.Random) -> str:
    """The action that brings most points at once; of equals any."""

    def points(choice: dict[str, Any]) -> int:
        return sum(e["amount"] for e in choice["effects"] if e["kind"] == "points")

    best = max(points(choice) for choice in snapshot["legal"])
    good: list[str] = [c["notation"] for c in snapshot["legal"] if points(c) == best]
    return rng.choice(good)


def take_seat(link: str, name: str) -> tuple[Client, str]:
    """Joins the table of the link and waits for its match."""
    address = urlsplit(link)
    room, _, table = address.path.strip("/").partition("/")
    if room != "t" or not table:
        raise SystemExit(f"{link} is no link to a table: it looks like http://…/t/TABLE?invite=KEY")
    client = Client.as_guest(f"{address.scheme}://{address.netloc}", name)
    invite = parse_qs(address.query).get("invite", [None])[0]
    info = client.join(table, invite=invite)
    while info["match"] is None:
        if info["status"] == "closed":
            raise SystemExit("the table was closed before the game began")
        time.sleep(1.0)
        info = client.request("GET", f"/api/tables/{table}")
    return client, info["match"]


def play(client: Client, match: str, rng: random.Random) -> dict[str, Any]:
    """Plays until the match is over; returns the last snapshot."""
    with Seat(client, match, timeout=PATIENCE) as seat:
        for snapshot in seat.turns():
            try:
                seat.play(choose(snapshot, rng))
            except Stale:
                continue  # the clock or an undo came first: the next snapshot is fresh
        return seat.snapshot


def main() -> None:
    parser = argparse.ArgumentParser(description="Joins a table by its link and plays.")
    parser.add_argument("link")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--seed", type=int, default=None)
    wishes = parser.parse_args()
    try:
        client, match = take_seat(wishes.link, wishes.name)
        end = play(client, match, random.Random(wishes.seed))
    except Refused as error:
        raise SystemExit(f"the server refused: {error.reason.get('key')}") from error
    print("status:", end["status"])
    if end["result"] is not None:
        print("scores:", end["result"]["scores"], "winners:", end["result"]["winners"])


if __name__ == "__main__":
    main()
