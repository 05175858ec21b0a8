"""What a character does, in words put together from the sentences of its card."""

from typing import Any

from bourgade.core.texts import Message
from bourgade.games.bruges import tables
from bourgade.games.bruges.names import (
    Args,
    colour,
    coloured,
    counted,
    message,
    sentences,
)

Json = dict[str, Any]


def card_text(card: int, revised: int = 0) -> Message:
    """When the character acts and what it does then."""
    fields = tables.version(card, revised)
    does = sentences([_effect(effect) for effect in fields["effects"]])
    symbol = fields["symbol"]
    args: Args = {"effects": does}
    if symbol == "worker":
        args["worker"] = colour(tables.COLOURS.index(fields["worker"]))
    elif symbol == "infinity" and fields["type"] != 1:
        symbol = "standing"
    return message(f"acts-{symbol}", args)


def _amount(amount: Any, thing: str) -> Message:
    """Two florins; one point for every three houses, at most 2."""
    if isinstance(amount, int):
        return counted(thing, amount)
    counter, _, which = amount["per"].partition(":")
    per: Args = {"each": amount.get("each", 1)}
    if counter == "die":
        per["colour"] = colour(tables.COLOURS.index(which))
    elif counter == "group":
        per["group"] = message(f"group-{which}")
    args: Args = {
        "amount": counted(thing, amount.get("times", 1)),
        "per": message(f"per-{counter.replace('_', '-')}", per),
        "most": amount.get("at_most", 0),
    }
    return message("amount-at-most" if "at_most" in amount else "amount-per", args)


def _effect(effect: Json) -> Message:
    op = effect["op"]
    if op == "on_event":
        then = sentences([_effect(inner) for inner in effect["then"]])
        return message(f"on-{effect['event'].replace('_', '-')}", {"effects": then})
    if op == "modify":
        value: Args = {"value": effect["value"]}
        return message(f"modify-{effect['rule'].replace('_', '-')}", value)
    return _WORDS[op](effect)


def _gain(effect: Json) -> Message:
    return _amount(effect["amount"], str(effect["what"]))


def _gain_workers(effect: Json) -> Message:
    workers = counted("workers", effect["amount"])
    args: Args = {"workers": workers, "count": effect["amount"]}
    return message(f"gain-workers-{effect['colours']}", args)


def _draw(effect: Json) -> Message:
    return message("gain-cards", {"cards": counted("cards", effect["amount"])})


def _discard_threat(effect: Json) -> Message:
    number = effect["amount"] if isinstance(effect["amount"], int) else 0
    args: Args = {"count": number, "threats": _amount(effect["amount"], "threats")}
    which = effect["colour"]
    if which in tables.COLOURS:
        args["colour"] = colour(tables.COLOURS.index(which))
        args["threat"] = coloured("threats", tables.COLOURS.index(which))
        which = "colour"
    return message(f"discard-{which}", args)


def _advance(effect: Json) -> Message:
    args: Args = {"levels": counted("levels", effect["steps"])}
    if effect["cost"] == 0:
        return message("may-advance", args)
    return message("may-advance-paying", {**args, "price": counted("florins", effect["cost"])})


def _build_canal(effect: Json) -> Message:
    return message("may-dig", {"times": effect["cost_times"]})


def _build_house(effect: Json) -> Message:
    return message("may-build", {"workers": effect["workers"]})


def _play_card(effect: Json) -> Message:
    return message("may-play" if effect["optional"] else "must-play")


def _exchange_workers(effect: Json) -> Message:
    if effect["at_most"] is None:
        return message("may-exchange-all")
    return message("may-exchange", {"workers": counted("workers", effect["at_most"])})


def _convert(effect: Json) -> Message:
    given, got = effect["from"], effect["to"]
    args: Args = {
        "given": counted(given["what"], given["amount"]),
        "got": counted(got["what"], got["amount"]),
        "times": effect["times"],
    }
    return message("may-convert", args)


def _take_from_each(effect: Json) -> Message:
    return message("take-from-each", {"amount": counted(effect["what"], effect["amount"])})


def _give_each(effect: Json) -> Message:
    return message("give-each", {"points": counted("points", effect["points"])})


def _each_opponent(effect: Json) -> Message:
    args: Args = {"count": effect["amount"]}
    if effect["suffers"] != "threat":
        return message(f"each-loses-{effect['suffers']}", args)
    if effect["colour"] == "chosen":
        return message("each-threat-chosen", args)
    args["colour"] = colour(tables.COLOURS.index(effect["colour"]))
    args["threat"] = coloured("threats", tables.COLOURS.index(effect["colour"]))
    return message("each-threat", args)


def _score(effect: Json) -> Message:
    points = _amount(effect["amount"], "points")
    if "if" not in effect:
        return points
    condition = effect["if"]
    counter = condition["counter"].partition(":")[0].replace("_", "-")
    args: Args = {"points": points, "count": condition["at_least"]}
    args["counted"] = message(f"count-{counter}")
    return message("score-if", args)


_WORDS = {
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
    "score": _score,
}
