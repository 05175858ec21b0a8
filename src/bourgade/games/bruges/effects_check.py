"""The vocabulary in which cards say what a character does, and the check of every sentence in it.

| op | fields | meaning |
|---|---|---|
| gain | what (florins, points), amount | taken or scored at once |
| gain_workers | amount, colours | any: one by one; one: all of one colour; each: of every colour |
| draw | amount | cards, the pile chosen each time |
| discard_threat | amount, colour | up to that many markers, a point each |
| advance | steps, cost | up to so many levels; the cost is for all of them |
| build_canal | cost_times | a tile without a card, for so many times its price |
| build_house | workers | a card of the hand becomes a house, for so many workers |
| play_card | optional | one more card of the hand, with its action |
| exchange_workers | at_most | own workers for others; null is all of them |
| convert | from, to, times | things for other things |
| take_from_each | what (florins, workers), amount | every opponent gives, as far as possible |
| give_each | what (florins), amount, points | to every opponent, points for each unit |
| each_opponent | suffers (threat, canal, points), amount, colour | the threat's colour or chosen |
| modify | rule, value | changes a rule while the character stands |
| on_event | event, then | what follows whenever that happens |
| score | amount, if | at the end |

The colour of a marker to discard is a colour, or any, or that of the worker paid (worker), or that
of the thing which set the effect off (trigger). An amount is a number, or
{"per": COUNTER, "times": 1, "each": 1, "at_most": n}: `times` for every full `each` of what is
counted, no more than `at_most`.
"""

from typing import Any, Final

from bourgade.core.data import Spot, expect, need, need_count, need_keys, need_one_of, of_kind

COLOURS: Final = ["blue", "brown", "yellow", "red", "violet"]
GROUPS: Final = [
    "nobility",
    "performers",
    "craftsmen",
    "church",
    "guard",
    "scholars",
    "officials",
    "merchants",
    "court",
    "artists",
    "underworld",
]
COUNTERS: Final = [
    "level",
    "majorities",
    "canal_tiles",
    "canal_thirds",
    "complete_canals",
    "statues",
    "houses",
    "house_colours",
    "workers",
    "florins",
    "characters",
    "groups",
    "threats",
    *(f"group:{group}" for group in GROUPS),
    *(f"die:{colour}" for colour in COLOURS),
]
EVENTS: Final = ["advance", "build_house", "build_canal", "place_character", "discard_threat"]
RULES: Final = [
    "workers_more",
    "florins_more",
    "threats_more",
    "canal_free",
    "canal_cheaper",
    "character_cheaper",
    "house_free",
    "hand_limit",
    "progress_cheaper",
    "progress_anyway",
    "lightning_times",
    "ties_count",
]
# Which operations a card may use, by when its character acts.
ACTIVE_OPS: Final = [
    "gain",
    "gain_workers",
    "draw",
    "discard_threat",
    "advance",
    "build_canal",
    "build_house",
    "play_card",
    "exchange_workers",
    "convert",
    "take_from_each",
    "give_each",
    "each_opponent",
]
OPS_OF_KIND: Final[dict[str, list[str]]] = {
    "worker": ACTIVE_OPS,
    "once a round": ACTIVE_OPS,
    "lightning": ACTIVE_OPS,
    "standing": ["modify", "on_event"],
    "laurel": ["score"],
    "event": ["gain", "gain_workers", "draw", "discard_threat"],
}
SMALL: Final = 40  # no card needs a larger number

Json = dict[str, Any]


def check_effects(effects: list[Any], kind: str, spot: Spot) -> None:
    """Every effect of a card, of the kind `worker`, `once a round`, `lightning` …"""
    expect(len(effects) > 0, spot, "expected at least one effect")
    events = []
    for i, item in enumerate(effects):
        effect = of_kind(item, dict, spot.at(i))
        op = need_one_of(effect, "op", OPS_OF_KIND[kind], spot.at(i))
        _CHECKS[op](effect, kind, spot.at(i))
        if op == "on_event":
            expect(effect["event"] not in events, spot.at(i), "one reaction to an event at most")
            events.append(effect["event"])


def _keys(effect: Json, spot: Spot, *names: str) -> None:
    need_keys(effect, ("op", *names), spot)


def _small(effect: Json, key: str, spot: Spot, low: int = 1) -> int:
    value = need_count(effect, key, spot, low)
    expect(value <= SMALL, spot.at(key), f"expected at most {SMALL}, found {value}")
    return value


def _amount(effect: Json, spot: Spot) -> None:
    here = spot.at("amount")
    amount = effect.get("amount")
    if not isinstance(amount, dict):
        _small(effect, "amount", spot)
        return
    need_one_of(amount, "per", COUNTERS, here)
    for key in amount:
        expect(key in ("per", "times", "each", "at_most"), here.at(key), "unknown")
        if key != "per":
            _small(amount, key, here)


def _gain(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "what", "amount")
    need_one_of(effect, "what", ["florins", "points"], spot)
    _amount(effect, spot)


def _gain_workers(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "amount", "colours")
    _small(effect, "amount", spot)
    need_one_of(effect, "colours", ["any", "one", "each"], spot)


def _draw(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "amount")
    _small(effect, "amount", spot)


def _discard_threat(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "amount", "colour")
    _amount(effect, spot)
    special = {"worker": ["worker"], "event": ["trigger"]}.get(kind, [])
    need_one_of(effect, "colour", ["any", *special, *COLOURS], spot)


def _advance(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "steps", "cost")
    _small(effect, "steps", spot)
    _small(effect, "cost", spot, 0)


def _build_canal(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "cost_times")
    _small(effect, "cost_times", spot, 0)


def _build_house(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "workers")
    workers = _small(effect, "workers", spot, 0)
    expect(workers <= 1, spot.at("workers"), "a house takes one worker at most")


def _play_card(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "optional")
    need(effect, "optional", bool, spot)


def _exchange_workers(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "at_most")
    if effect["at_most"] is not None:
        _small(effect, "at_most", spot)


def _convert(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "from", "to", "times")
    things_given, things_got = ["florins", "workers"], ["florins", "workers", "points"]
    for side, things in (("from", things_given), ("to", things_got)):
        holder = need(effect, side, dict, spot)
        need_keys(holder, ("what", "amount"), spot.at(side))
        need_one_of(holder, "what", things, spot.at(side))
        _small(holder, "amount", spot.at(side))
    if effect["from"]["what"] == "workers":
        expect(effect["from"]["amount"] == 1, spot.at("from"), "one worker at a time")
    _small(effect, "times", spot)


def _take_from_each(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "what", "amount")
    need_one_of(effect, "what", ["florins", "workers"], spot)
    _small(effect, "amount", spot)


def _give_each(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "what", "amount", "points")
    need_one_of(effect, "what", ["florins"], spot)
    expect(need(effect, "amount", int, spot) == 1, spot.at("amount"), "one florin each")
    _small(effect, "points", spot)


def _each_opponent(effect: Json, kind: str, spot: Spot) -> None:
    suffers = need_one_of(effect, "suffers", ["threat", "canal", "points"], spot)
    if suffers == "threat":
        _keys(effect, spot, "suffers", "amount", "colour")
        need_one_of(effect, "colour", ["chosen", *COLOURS], spot)
    else:
        _keys(effect, spot, "suffers", "amount")
    _small(effect, "amount", spot)


def _modify(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "rule", "value")
    rule = need_one_of(effect, "rule", RULES, spot)
    value = _small(effect, "value", spot)
    if rule in ("canal_free", "house_free", "ties_count"):
        expect(value == 1, spot.at("value"), "expected 1")
    if rule == "hand_limit":
        expect(value > 5, spot.at("value"), "five cards are drawn anyway")


def _on_event(effect: Json, kind: str, spot: Spot) -> None:
    _keys(effect, spot, "event", "then")
    event = need_one_of(effect, "event", EVENTS, spot)
    then = need(effect, "then", list, spot)
    check_effects(then, "event", spot.at("then"))
    for i, item in enumerate(then):
        here = spot.at("then").at(i)
        loop = event == "discard_threat" and item["op"] == "discard_threat"
        expect(not loop, here, "an event may not set itself off")
        coloured = event not in ("advance",)
        expect(coloured or item.get("colour") != "trigger", here, "an advance has no colour")


def _score(effect: Json, kind: str, spot: Spot) -> None:
    if "if" in effect:
        _keys(effect, spot, "amount", "if")
        condition = need(effect, "if", dict, spot)
        need_keys(condition, ("counter", "at_least"), spot.at("if"))
        need_one_of(condition, "counter", COUNTERS, spot.at("if"))
        _small(condition, "at_least", spot.at("if"))
    else:
        _keys(effect, spot, "amount")
    _amount(effect, spot)


_CHECKS: Final = {
    "gain": _gain,
    "gain_workers": _gain_workers,
    "draw": _draw,
    "discard_threat": _discard_threat,
    "advance": _advance,
    "build_canal": _build_canal,
    "build_house": _build_house,
    "play_card": _play_card,
    "exchange_workers": _exchange_workers,
    "convert": _convert,
    "take_from_each": _take_from_each,
    "give_each": _give_each,
    "each_opponent": _each_opponent,
    "modify": _modify,
    "on_event": _on_event,
    "score": _score,
}
