"""What positions of any game share."""

import sys
from concurrent.futures import ThreadPoolExecutor

import bourgade
from bourgade.core.state import GameState


def test_threads_do_not_share_the_memory_of_their_lists() -> None:
    """A server asks several positions at once: each must hear its own actions."""
    states = [
        bourgade.start("burgundy", players=2 + seed % 3, seed=seed).state for seed in range(8)
    ]
    expected = [state.legal_actions() for state in states]

    def ask(state: GameState) -> list[list[int]]:
        return [state.legal_actions() for _ in range(300)]

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(ask, states))
    finally:
        sys.setswitchinterval(interval)
    for heard, right in zip(answers, expected, strict=True):
        assert all(one == right for one in heard)
