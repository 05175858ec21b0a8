"""Hints: the best actions for the seat to move, thought out in the processes of the bots.

A hint that was given is an entry of the log, so that everybody sees it. Asked for again at the same
decision, it is given again and not counted twice.
"""

import asyncio
import zlib

import msgspec

from bourgade.bots.advice import Advice, Outlook
from bourgade.server.bot_worker import Question
from bourgade.server.bots import BotFailed, Bots
from bourgade.server.fairness import no_hints
from bourgade.server.live import Live
from bourgade.server.places import Urgency
from bourgade.server.play import Play
from bourgade.server.rest import HintAnswer, HintReason, Suggestion
from bourgade.server.rooms import Room, Rooms
from bourgade.server.settings import Settings
from bourgade.server.snapshots import content
from bourgade.server.store.rows import Whom
from bourgade.server.store.writer import Conflict
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal

BEST = 3
QUEUE_S = 10.0  # how long others may come first, beyond the time to think


class Hints:
    def __init__(self, settings: Settings, rooms: Rooms, play: Play, bots: Bots) -> None:
        self._iterations = settings.hint_iterations
        self._limit = settings.hint_think_s
        self._patience = settings.bot_deadline_s + QUEUE_S
        self._rooms = rooms
        self._play = play
        self._bots = bots
        self._asking: set[str] = set()

    async def give(self, whom: Whom, match: str, head: int) -> HintAnswer:
        """The best actions now; refuses who may not have them, and says why."""
        if whom.person in self._asking:
            raise Refusal("hint-under-way", 429)
        self._asking.add(whom.person)
        try:
            return await self._give(whom, match, head)
        finally:
            self._asking.discard(whom.person)

    async def _give(self, whom: Whom, match: str, head: int) -> HintAnswer:
        person = whom.person
        room = self._rooms.room(match)
        async with room.lock:
            live = await self._rooms.live(room)
            _refuse(live, person)
            if head != live.head:
                raise Refusal("hint-late", 409)
            if len(live.state.legal_actions()) == 1:
                raise Refusal("hint-forced", 409)
            if room.hint is not None and room.hint[0] == live.decided and live.hinted():
                return _again(room.hint[1], live)
            decided, question = live.decided, _question(live, self._iterations, self._limit)
        try:
            thinking = self._bots.advise(question, Urgency.HINT, whom)
            outlook, _ = await asyncio.wait_for(thinking, self._patience)
        except (BotFailed, TimeoutError):
            raise Refusal("hint-failed", 503) from None
        async with room.lock:
            live = await self._rooms.live(room)
            _refuse(live, person)
            if live.decided != decided:
                raise Refusal("hint-late", 409)
            return await self._hand_out(room, live, outlook)

    async def _hand_out(self, room: Room, live: Live, outlook: Outlook) -> HintAnswer:
        seat = live.to_move()
        if not live.hinted():
            try:
                await self._play.commit(room, live, lambda: live.hint(seat, now_ms()))
            except Conflict:  # somebody moved at another worker
                raise Refusal("hint-late", 409) from None
        answer = HintAnswer(
            match=live.id,
            head=live.head,
            seat=seat,
            chances=outlook.chances,
            points=outlook.points,
            best=[_suggestion(live, advice) for advice in outlook.advice[:BEST]],
            used=live.hints[seat],
        )
        room.hint = (live.decided, answer)
        return answer


def _refuse(live: Live, person: str) -> None:
    held = live.held_by(person)
    if not held:
        raise Refusal("not-a-player", 403)
    if live.status != "playing":
        raise Refusal("game-over", 409)
    reason = no_hints(live.table, live.seats)
    if reason is not None:
        raise Refusal.of(reason, 403)
    if live.to_move() not in held:
        raise Refusal("not-your-turn", 409)
    if live.bot_to_move() is not None:
        raise Refusal("seat-played-by-bot", 409)


def _again(answer: HintAnswer, live: Live) -> HintAnswer:
    return msgspec.structs.replace(answer, head=live.head)


def _question(live: Live, iterations: int, limit: float) -> Question:
    position = msgspec.Raw(msgspec.json.encode(live.state.to_dict()))
    seed = zlib.crc32(f"{live.row.secret}:{live.decided}:hint".encode())
    return Question(live.game.key, position, seed, iterations, BEST, limit=limit)


def _suggestion(live: Live, advice: Advice) -> Suggestion:
    game, action = live.game, advice.action
    return Suggestion(
        action=content(game, action),
        notation=game.notation(action),
        words=game.describe(live.state, action),
        win=advice.win,
        points=advice.points,
        reasons=[HintReason(reason.part, reason.points) for reason in advice.reasons],
    )
