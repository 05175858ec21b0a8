"""What can be agreed before a game starts, described so that a page can offer it."""

from typing import Any

import msgspec

from bourgade.core.errors import OptionError


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One agreement: a choice among `values`, or one such choice per seat.

    Texts for people are the messages `option-<key>` and `option-<key>-<value>` of the game.
    """

    key: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False


def settle(
    game: str, options: tuple[Option, ...], players: int, given: dict[str, Any] | None
) -> dict[str, str | list[str]]:
    """All options with a value each: what was given, checked, and the defaults for the rest."""
    wishes = dict(given or {})
    settled: dict[str, str | list[str]] = {}
    for option in options:
        wish = wishes.pop(option.key, None)
        settled[option.key] = _settle_one(game, option, players, wish)
    if wishes:
        known = ", ".join(option.key for option in options) or "none"
        raise OptionError(f"{game}: no option {sorted(wishes)[0]!r}; its options are: {known}")
    return settled


def _settle_one(game: str, option: Option, players: int, wish: Any) -> str | list[str]:
    if wish is None:
        return [option.default] * players if option.per_seat else option.default
    if not option.per_seat:
        return _check(game, option, wish)
    if isinstance(wish, (str, int)) and not isinstance(wish, bool):
        wish = [wish] * players
    if not isinstance(wish, (list, tuple)) or len(wish) != players:
        raise OptionError(
            f"{game}: option {option.key!r} takes one value for each of the {players} seats"
        )
    return [_check(game, option, one) for one in wish]


def _check(game: str, option: Option, wish: Any) -> str:
    value = str(wish).lower() if isinstance(wish, bool) else str(wish)
    if value not in option.values:
        raise OptionError(
            f"{game}: option {option.key!r} cannot be {value!r}; choose {', '.join(option.values)}"
        )
    return value
