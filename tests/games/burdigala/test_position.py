"""Described positions of Burdigala: impossible ones are refused, the message names the field."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bourgade.core.errors import PositionError

sys.path.insert(0, str(Path(__file__).parent))
from burdigala_stories import GAME, base, play, table

Change = Callable[[dict[str, Any]], None]


def at(path: str, value: object) -> Change:
    """A change of one field, named like the errors name it."""

    def change(described: dict[str, Any]) -> None:
        *way, last = path.split("/")
        place: Any = described
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        place[int(last) if isinstance(place, list) else last] = value

    return change


def all_of(*changes: Change) -> Change:
    def change(described: dict[str, Any]) -> None:
        for one in changes:
            one(described)

    return change


def moment(name: str, **fields: object) -> Change:
    """The turn has got as far as this."""
    return all_of(
        at("decision", name), at("moment", name), *(at(key, value) for key, value in fields.items())
    )


FORUM = {"size": 5, "stones": 0, "tile": "forum", "seen-by": [], "builder": 0}
AFTER = moment("after", mover=0, site=1)
PLAYED = at("intrigue-played", True)
PLACING = all_of(
    at("players/0/pawns", ["A1", "A2", None]), at("players/1/pawns", ["A3", None, None])
)


def all_but_one_seen(described: dict[str, Any]) -> None:
    """Anna has looked at all other sites."""
    left = {size: [*names] for size, names in TILES.items()}
    for site in described["sites"][1:]:
        site.update({"tile": left[site["size"]].pop(), "seen-by": [0]})


TILES = {
    2: ["fountain", "public-well", "potters-workshop", "tavern", "altar", "bakers-oven"],
    3: ["storehouse", "domus", "market", "portico", "curia", "arch"],
    4: ["baths", "basilica", "aqueduct", "temple"],
    5: ["forum", "theatre"],
}

CASES = [
    (lambda d: d.pop("active"), "active: is missing"),
    (at("game", "chess"), "game: cannot be 'chess'"),
    (at("colour", "red"), "colour: is no field"),
    (at("active", 2), "active: must be a number from 0 to 1"),
    (at("decision", "dream"), "decision: cannot be 'dream'"),
    (at("moment", "peek"), "moment: cannot be 'peek'"),
    (at("options/luck", True), "options.luck: is no field"),
    (at("players", []), "players: the game is for 2 to 4 players, not 0"),
    (at("dice", [0, 3]), "dice: must be thrown by now"),
    (at("dice", [7, 3]), r"dice\[0\]: must be a number from 0 to 6"),
    (at("double", True), "double: double and seven must say what the dice show"),
    (at("asked", 1), "asked: only intrigues drawn ask another player"),
    (at("moment", "stone"), "moment: must be move too"),
    (at("mover", 0), "mover: names the pawn that moved"),
    (at("site", 1), "site: names the site of the stone"),
    (at("earned", {"stones": 2}), "earned: no stone is laid yet"),
    (at("earned", {"luck": 2}), "earned: cannot be 'luck'"),
    (at("pushed", {"seat": 0, "pawn": 0}), "pushed: belongs to the decision 'push'"),
    (at("peeks", 2), "peeks: belongs to the decision 'peek'"),
    (at("rival", 1), "rival: belongs to the decision 'swap'"),
    (at("offered", {"wine": 1}), "offered: belongs to the decision 'keep'"),
    (at("due", [1, 0]), "due: intrigues due are drawn before anything else"),
    (at("answered", True), "answered: no intrigue is being drawn"),
    (at("sites", []), "sites: must have 18 entries, not 0"),
    (at("sites/0/size", 6), r"sites\[0\].size: must be a number from 2 to 5"),
    (at("sites/0/stones", 5), r"sites\[0\].stones: must be a number from 0 to 4"),
    (at("sites/0/tile", "forum"), r"sites\[0\].tile: must be null: nobody has seen this tile"),
    (at("sites/0/seen-by", [1]), r"sites\[0\].tile: is missing, but somebody has seen it"),
    (at("sites/0/seen-by", [5]), r"sites\[0\].seen-by\[0\]: must be a number from 0 to 1"),
    (at("sites/0/builder", 1), r"sites\[0\].tile: is missing, but somebody has seen it"),
    (at("sites/0", {**FORUM, "tile": "altar"}), r"sites\[0\].tile: altar is for a site of 2"),
    (at("sites/0", {**FORUM, "stones": 1}), r"sites\[0\].stones: a finished building has no st"),
    (
        all_of(at("sites/0", FORUM), at("sites/6", FORUM)),
        r"sites\[6\].tile: forum lies on another site already",
    ),
    (
        all_of(*(at(f"sites/{i}/size", 5) for i in range(5))),
        "sites: more sites of size 5 than tiles in the box",
    ),
    (at("bonuses", {"3": 3}), "bonuses: must spread"),
    (at("bonuses-taken", [1]), r"bonuses-taken\[0\]: there is no bonus in 1"),
    (at("bonuses-taken", [3]), "bonuses-taken: quarter 3: the first building takes it"),
    (at("players/0/pawns/0", "Z9"), r"players\[0\].pawns\[0\]: must be a point"),
    (at("players/0/pawns/0", "F5"), r"players\[1\].pawns\[0\]: F5 is occupied twice"),
    (at("players/0/pawns/0", None), r"players\[0\].pawns\[0\]: must be placed by now"),
    (at("players/0/pawns", ["gone"] * 3), r"players\[0\].pawns: without pawns the game is over"),
    (at("players/0/pawns", ["A1"]), r"players\[0\].pawns: must have 3 entries, not 1"),
    (at("players/0/hand", {"luck": 1}), r"players\[0\].hand: cannot be 'luck'"),
    (at("players/0/hand", {"theft": 3}), "intrigue-pile: theft: 1 more than there are"),
    (at("players/0/hand", {"theft": 2, "sailor": 2}), r"players\[0\].hand: more intrigues than"),
    (at("players/0/table", ["theft"]), r"players\[0\].table\[0\]: cannot be 'theft'"),
    (at("players/0/table", ["boat", "boat"]), r"players\[0\].table\[1\]: boat lies there already"),
    (at("players/0/goods", {"wine": 6}), "goods-pile: wine: 1 more than there are"),
    (at("players/0/corruption", {"5": 5}), "corruption-pile: 5: 1 more than there are"),
    (at("players/0/knows-goods", {"1": {"tin": 1}}), r"players\[0\].knows-goods.1.tin: player 1"),
    (at("players/0/knows-goods", {"0": {"tin": 1}}), r"players\[0\].knows-goods.0: is no field"),
    (at("players/0/points", {"luck": 3}), r"players\[0\].points.luck: is no field"),
    (at("goods-pile", {"wine": 1}), "goods-pile: wine: 1, but the box leaves 5"),
    (at("stones", 12), "stones: the box leaves 30 beside the map"),
    (moment("stone"), "mover: names the pawn that moved"),
    (moment("after", mover=0), "site: names the site of the stone"),
    (all_of(AFTER, at("decision", "peek")), "peeks: belongs to the decision 'peek'"),
    (all_of(AFTER, at("mover", 1), at("players/0/pawns/1", "gone")), "mover: this pawn is not on"),
    (all_of(AFTER, at("decision", "discard")), "decision: nobody holds too many intrigues"),
    (all_of(AFTER, at("decision", "vino")), "due: In vino veritas is asked about a card"),
    (
        all_of(AFTER, at("decision", "vino"), at("due", [1, 0])),
        "decision: In vino veritas has nothing to offer",
    ),
    (
        all_of(AFTER, at("decision", "privilege"), at("sites/0", FORUM)),
        "site: the site is finished",
    ),
    (
        all_of(AFTER, at("decision", "swap"), at("rival", 0)),
        "rival: must be another player",
    ),
    (
        all_of(AFTER, at("decision", "shed")),
        "decision: shed: nothing to choose from",
    ),
    (
        all_of(moment("stone", mover=0), at("players/0/pawns/0", "A1"), at("sites/0", FORUM)),
        "mover: no stone can be laid beside this pawn",
    ),
    (
        all_of(at("decision", "push"), at("mover", 0), at("pushed", {"seat": 1, "pawn": 0})),
        "pushed: this pawn does not stand where the other one arrived",
    ),
    (
        all_of(at("decision", "push"), at("mover", 0), at("pushed", {"seat": 0, "pawn": 0})),
        "pushed: a pawn cannot push itself aside",
    ),
    (at("decision", "place"), "players: pawns are placed one by one"),
    (
        all_of(at("decision", "place"), at("players/1/pawns/2", None)),
        "active: it is another player's turn to place a pawn",
    ),
    (
        all_of(at("decision", "place"), at("first", 1), at("active", 1), at("asked", 1), PLACING),
        "players: pawns are placed one by one, in turn",
    ),
    (
        all_of(at("decision", "place"), at("players/0/pawns", ["A1", "gone", None])),
        r"players\[0\].pawns: no pawn leaves before the first turn",
    ),
    (at("players/0/pawns/0", ["A1"]), r"players\[0\].pawns\[0\]: must be a point"),
    (at("bonuses-taken", ["3"]), r"bonuses-taken\[0\]: there is no bonus in '3'"),
    (
        all_of(moment("departed"), at("players/1/pawns", ["gone"] * 3)),
        r"players\[1\].pawns: without pawns the game is over",
    ),
    (moment("departed"), r"players\[0\].pawns: no pawn of this player has left"),
    (
        all_of(at("decision", "peek"), at("moment", "departed"), at("peeks", 1), PLAYED),
        "moment: the turn is over when a pawn has left",
    ),
    (
        all_of(at("decision", "swap"), at("rival", 1), at("players/1/goods", {"tin": 1}), PLAYED),
        r"players\[0\].knows-goods.1.tin: the Merchant sees all goods",
    ),
    (
        all_of(at("decision", "peek"), at("peeks", 2), PLAYED, all_but_one_seen),
        "peeks: fewer sites are left to look at",
    ),
    (
        all_of(AFTER, at("decision", "alter"), PLAYED),
        "moment: must be move",
    ),
    (at("decision", "alter"), "intrigue-played: this decision follows from an intrigue"),
    (
        all_of(
            at("decision", "push"),
            at("mover", 0),
            at("pushed", {"seat": 1, "pawn": 0}),
            at("players/0/pawns/0", "F5"),
        ),
        "double: only a double ends on an occupied point",
    ),
    (all_of(AFTER, at("decision", "privilege")), "corrupted: the token comes before the privilege"),
    (all_of(AFTER, at("corrupted", True)), "corrupted: belongs to a seven, after the stone"),
]


@pytest.mark.parametrize(("change", "text"), CASES, ids=[text for _, text in CASES])
def test_an_impossible_position_is_refused(change: Change, text: str) -> None:
    document = base("two")
    GAME.from_dict(document)
    change(document)
    with pytest.raises(PositionError, match=text):
        GAME.from_dict(document)


def test_piles_may_be_left_out() -> None:
    s = table(people={"Anna": {"goods": {"wine": 2}, "hand": {"theft": 1}}})
    whole = s.to_dict()
    assert whole["goods-pile"] == {"wine": 3, "ceramics": 4, "copper": 4, "wheat": 4, "tin": 4}
    short = {key: value for key, value in whole.items() if not key.endswith("-pile")}
    del short["stones"]
    assert GAME.from_dict(short).to_dict() == whole


def test_a_position_in_the_middle_of_a_push_is_kept() -> None:
    s = table(people={"Benno": {"pawns": ["A2", "E5", "F4"]}}, dice=[1, 1])
    play(s, "move p1 A2")
    again = GAME.from_dict(s.to_dict())
    assert again.legal_actions() == s.legal_actions()
    assert again.to_dict() == s.to_dict()


def test_a_position_remembers_its_agreements() -> None:
    options = dict.fromkeys(base("two")["options"], True)
    assert table(options=options).to_dict()["options"] == options
