"""Advice: legal, best first, blind to what is hidden, with reasons that are parts of the score."""

import pytest
from midgames import middle

import bourgade
from bourgade.bots import tuning
from bourgade.bots.advice import MOST_REASONS, Outlook, Reason, _Ending, _reasons, advise
from bourgade.bots.tree import Node
from bourgade.core.chance import FastChance

GAMES = bourgade.games()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("many", [False, True])
def test_advice_is_legal_ranked_and_explained(key: str, many: bool) -> None:
    game = bourgade.game(key)
    players = game.max_players if many else game.min_players
    state = middle(key, 6, 24, players)
    outlook = advise(state, seed=2, iterations=24)
    seat = state.current_player()
    assert outlook.seat == seat
    assert len(outlook.chances) == len(outlook.points) == players
    assert sum(outlook.chances) == pytest.approx(1.0)
    actions = [one.action for one in outlook.advice]
    assert len(set(actions)) == len(actions) == min(3, len(state.legal_actions()))
    assert set(actions) <= set(state.legal_actions())
    wins = [one.win for one in outlook.advice]
    assert wins == sorted(wins, reverse=True)
    assert outlook.chances[seat] == wins[0]
    parts = state.score_parts(int(seat))
    for one in outlook.advice:
        assert 0.0 <= one.win <= 1.0
        assert len(one.reasons) <= 3
        assert {reason.part for reason in one.reasons} <= set(parts)


@pytest.mark.parametrize("key", GAMES)
def test_the_action_played_is_told_as_well(key: str) -> None:
    state = middle(key, 8, 20)
    for also in state.legal_actions()[:4]:
        told = [one.action for one in advise(state, iterations=16, best=1, also=also).advice]
        assert also in told and len(told) <= 2


@pytest.mark.parametrize("key", GAMES)
def test_advice_does_not_depend_on_what_is_hidden(key: str) -> None:
    state = middle(key, 9, 30)
    seat = int(state.current_player())
    twin = state.determinize(seat, FastChance(77))
    assert _told(advise(state, 4, 20)) == _told(advise(twin, 4, 20))


def _told(outlook: Outlook) -> list[tuple[int, float]]:
    return [(one.action, one.win) for one in outlook.advice]


def ending(**parts: list[float]) -> _Ending:
    """As if it had been played out on so many deals."""
    made = _Ending(Node(0, 0.0), 2)
    made.parts = parts
    made.count = len(next(iter(parts.values())))
    return made


def test_luck_is_no_reason() -> None:
    """On the same eight deals: what differs in all of them is told, what comes and goes is not."""
    luck = [9.0, -4.0, 12.0, -7.0, 3.0, -8.0, 6.0, -3.0]
    one = ending(houses=[2.0] * 8, sales=luck, goods=[0.1] * 8)
    other = ending(houses=[0.0] * 8, sales=[0.0] * 8, goods=[0.0] * 8)
    third = ending(houses=[1.0] * 8, sales=luck[::-1], goods=[0.0] * 8)
    assert _reasons(one, [other, third], 0.5) == [Reason("houses", 1.5)]
    assert [one.part for one in _reasons(one, [other], 0.05)] == ["houses", "goods"]
    assert _reasons(one, [], 0.5) == []
    assert _reasons(ending(houses=[2.0]), [ending(houses=[0.0])], 0.5) == [], "a single deal"


def test_the_greatest_reasons_come_first() -> None:
    noise = [0.1, -0.1, 0.1, -0.1]
    gains = {"a": 1.0, "b": -4.0, "c": 3.0, "d": 2.0}
    one = ending(**{part: [gain + some for some in noise] for part, gain in gains.items()})
    told = _reasons(one, [ending(**{part: [0.0] * 4 for part in gains})], 0.5)
    assert [reason.part for reason in told] == ["b", "c", "d"]
    assert len(told) == MOST_REASONS


def test_tuning_tells_every_trial_and_refuses_unknown_parameters(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tuning.main(["bruges", "--games", "2", "--iterations", "4", "--only", "trust"]) == 0
    out = capsys.readouterr().out
    assert "as it is" in out and out.count("trust =") >= 2 and "wins" in out
    with pytest.raises(SystemExit):
        tuning.main(["bruges", "--only", "luck"])
    assert "no parameter 'luck'" in capsys.readouterr().err


def test_tuning_leaves_out_what_a_lesson_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def note(_tuner: object, names: list[str], *_rest: object) -> dict[str, float]:
        tried.extend(names)
        return {}

    monkeypatch.setattr(tuning, "tune", note)
    assert tuning.main(["castle"]) == 0
    assert "trust" in tried and "spread" not in tried
    with pytest.raises(SystemExit):
        tuning.main(["castle", "--only", "trust,spread"])
    assert "bourgade.bots.learning castle" in capsys.readouterr().err
