"""The rules of Burdigala: what may be done now, and what happens when it is done.

This is the table of contents. moves, stones and turns hold the turn, draws the piles, intrigues and
plots the cards, hidden what a seat cannot know, scoring the final count.
"""

from bourgade.core.chance import Chance
from bourgade.core.native import i64
from bourgade.core.observation import Row
from bourgade.core.state import ActionList, GameState
from bourgade.games.burdigala import (
    draws,
    hidden,
    insight,
    intrigues,
    moves,
    observe,
    plots,
    position,
    prospects,
    reasons,
    scoring,
    stones,
    turns,
    view,
)
from bourgade.games.burdigala.ids import (
    ACCEPT,
    AGAIN,
    ALTER,
    BETRAY,
    CORRUPT,
    DECLINE,
    DISCARD,
    END,
    GOODS,
    KEEP,
    LEAVE,
    MOVE,
    PEEK,
    PLAY,
    POINTS,
    PUSH,
    ROB,
    SECOND_STONE,
    SHED,
    STONE,
    SWAP,
    VISIT,
)
from bourgade.games.burdigala.state import (
    AFTER,
    ALTER_DIE,
    BETRAY_RIVAL,
    DEPARTED,
    EXTRA_STONE,
    KEEP_GOOD,
    LAY_STONE,
    MOVE_PAWN,
    OVER,
    PARTS,
    PEEK_SITE,
    PLACE_PAWN,
    PRIVILEGE,
    PUSH_PAWN,
    ROB_RIVAL,
    SHED_TOKEN,
    SWAP_GOODS,
    TOO_MANY,
    VISIT_RIVAL,
    Player,
    Position,
)
from bourgade.games.burdigala.tables import NUM_GOODS, NUM_LASTING


class State(Position):
    """A position that knows the rules."""

    def current_player(self) -> i64:
        return self.seat()

    def list_actions(self, out: ActionList) -> None:
        if self.decision == OVER:
            return
        p: Player = self.players[self.asked]
        if self.decision == MOVE_PAWN:
            moves.list_moves(self, p, out)
            intrigues.list_plays(self, p, out)
        elif self.decision == LAY_STONE:
            stones.list_stones(stones.sites_beside(self), out)
            intrigues.list_plays(self, p, out)
        elif self.decision == AFTER:
            if stones.may_corrupt(self):
                out.add(CORRUPT)
            if turns.may_play_again(self):
                out.add(AGAIN)
            out.add(END)
            intrigues.list_plays(self, p, out)
        elif self.decision == DEPARTED:
            out.add(END)
        elif self.decision == PLACE_PAWN:
            moves.list_placings(self, out)
        elif self.decision == PUSH_PAWN:
            moves.list_pushes(self, out)
        elif self.decision == PRIVILEGE:
            out.add(SECOND_STONE)
            out.add(GOODS)
        else:
            _list_sequels(self, p, out)

    def apply_action(self, action: i64, chance: Chance) -> None:
        self.shown = False
        p: Player = self.players[self.asked]
        rest: i64
        if action >= PLAY:
            _apply_intrigue(self, p, action, chance)
        elif action < MOVE:
            turns.place(self, p, action, chance)
        elif action < LEAVE:
            rest = action - MOVE
            moves.move(self, p, rest // POINTS, rest % POINTS, chance)
        elif action < PUSH:
            moves.leave(self, p, action - LEAVE)
        elif action < STONE:
            moves.push(self, p, action - PUSH, chance)
        elif action < CORRUPT:
            if self.decision == LAY_STONE:
                stones.lay_first(self, p, action - STONE, chance)
            else:
                stones.lay_extra(self, p, action - STONE, chance)
        elif action == CORRUPT:
            stones.corrupt(self, p, chance)
        elif action == SECOND_STONE:
            stones.lay_extra(self, p, self.site, chance)
        elif action == GOODS:
            stones.goods_privilege(self, p, chance)
        elif action == AGAIN:
            turns.play_again(self, p, chance)
        else:
            turns.end_turn(self, chance)

    def why_illegal(self, action: int) -> str | None:
        return reasons.why_illegal(self, action)

    def scores(self) -> list[int]:
        points: list[int] = []
        for p in self.players:
            points.append(p.score())
        return points

    def score_parts(self, player: int) -> dict[str, int]:
        p: Player = self.players[player]
        return {name: p.points[i] for i, name in enumerate(PARTS)}

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.decision == OVER else []

    def clone(self) -> GameState:
        return State(self.seats, self)

    def determinize(self, seat: int, chance: Chance) -> GameState:
        c = State(self.seats, self)
        hidden.redraw(c, seat, chance)
        return c

    def view(self, seat: int | None) -> object:
        return view.view(self, seat)

    def observation_size(self) -> i64:
        return observe.SIZE

    def observe(self, seat: i64, out: Row) -> None:
        observe.observe(self, seat, out)

    def prospects_size(self) -> i64:
        return prospects.SIZE

    def tell_prospects(self, seat: i64, out: Row) -> None:
        prospects.tell_prospects(self, seat, out)

    def to_dict(self) -> dict[str, object]:
        return position.to_dict(self)

    def census(self) -> dict[str, int]:
        return position.census(self)

    def evaluate(self, player: i64) -> float:
        return insight.evaluate(self, player)

    def revealed(self) -> bool:
        return self.shown


def _list_sequels(s: Position, p: Player, out: ActionList) -> None:
    """What an intrigue, or drawing one, asks next."""
    decision: i64 = s.decision
    if decision == TOO_MANY:
        draws.list_discards(p, out)
    elif decision == ALTER_DIE:
        plots.list_alterations(s, out)
    elif decision == EXTRA_STONE:
        stones.list_stones(stones.extra_sites(s), out)
    elif decision == PEEK_SITE:
        plots.list_peeks(s, out)
    elif decision == BETRAY_RIVAL:
        plots.list_betrayals(s, out)
    elif decision == VISIT_RIVAL:
        plots.list_visits(s, out)
    elif decision == SWAP_GOODS:
        plots.list_swaps(s, p, out)
    elif decision == ROB_RIVAL:
        plots.list_robberies(s, out)
    elif decision == KEEP_GOOD:
        plots.list_keeps(s, out)
    elif decision == SHED_TOKEN:
        plots.list_sheds(p, out)
    else:  # In vino veritas
        out.add(ACCEPT)
        out.add(DECLINE)


def _apply_intrigue(s: Position, p: Player, action: i64, chance: Chance) -> None:
    rest: i64
    if action < ALTER:
        intrigues.play(s, p, action - PLAY, chance)
    elif action < PEEK:
        rest = action - ALTER
        plots.alter(s, rest // 2, rest % 2)
    elif action < BETRAY:
        plots.peek(s, action - PEEK, chance)
    elif action < VISIT:
        rest = action - BETRAY
        plots.betray(s, rest // (NUM_LASTING + 1), rest % (NUM_LASTING + 1), chance)
    elif action < SWAP:
        plots.visit(s, action - VISIT)
    elif action < ROB:
        rest = action - SWAP
        plots.swap(s, p, rest // NUM_GOODS, rest % NUM_GOODS)
    elif action < KEEP:
        plots.rob(s, p, action - ROB, chance)
    elif action < SHED:
        plots.keep(s, p, action - KEEP)
    elif action < ACCEPT:
        plots.shed(s, p, action - SHED)
    elif action == ACCEPT:
        draws.answer_vino(s, True, chance)
    elif action < DISCARD:
        if s.decision == SWAP_GOODS:
            plots.leave_rival(s)
        else:
            draws.answer_vino(s, False, chance)
    else:
        draws.discard(s, action - DISCARD, chance)
