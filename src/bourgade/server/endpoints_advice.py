"""Hints while a game is played, its analysis when it is over."""

from bourgade.server.api import Call, Endpoint, on
from bourgade.server.rest import Analysis, HintAnswer, HintBody


async def give_hint(call: Call) -> HintAnswer:
    who = call.who
    await call.hall.limiter.check("hint", who.id)
    return await call.hall.hints.give(who.whom, call.path("match"), call.body.head)


async def ask_analysis(call: Call) -> Analysis:
    return await call.hall.analyses.ask(call.who.whom, call.path("match"))


async def get_analysis(call: Call) -> Analysis:
    return await call.hall.analyses.find(call.path("match"))


ADVICE: list[Endpoint] = [
    on(
        *("POST", "/api/matches/{match}/hint", give_hint, "The best actions for the seat to move"),
        body=HintBody,
        answer=HintAnswer,
    ),
    on(
        *("POST", "/api/matches/{match}/analysis", ask_analysis, "Have a finished match analysed"),
        answer=Analysis,
        limit="analysis",
    ),
    on(
        *("GET", "/api/matches/{match}/analysis", get_analysis, "The analysis, or how far it is"),
        answer=Analysis,
        limit="replay",
    ),
]
