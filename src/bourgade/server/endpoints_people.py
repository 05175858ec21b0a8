"""What the REST interface offers to people about themselves."""

from typing import Any

from starlette.responses import Response

from bourgade.server.api import Call, Endpoint, json_response, on
from bourgade.server.people import COOKIE_DAYS, Entered, Identity, me
from bourgade.server.rest import (
    AccountBody,
    Fine,
    GuestBody,
    LoginBody,
    Me,
    MePatch,
    PasswordBody,
    SessionInfo,
    Sessions,
    TokenBody,
    TokenMade,
)
from bourgade.server.store import matches, rows

MY_GAMES = 100


def _entered(call: Call, entered: Entered, answer: Any = None) -> Response:
    """The browser gets its new cookie; its other tabs come back with it, who else was in is out."""
    for session in entered.ended:
        own = call.guest is not None and session == call.guest.session.id
        call.hall.revoke_everywhere(session, renewed=own)
    response = json_response(me(entered.identity.person) if answer is None else answer)
    gate = call.hall.gate
    response.set_cookie(
        gate.cookie,
        entered.cookie,
        max_age=COOKIE_DAYS * 86_400,
        path="/",
        secure=gate.secure_cookie,
        httponly=True,
        samesite="lax",
    )
    return response


async def new_guest(call: Call) -> Any:
    if call.guest is not None:
        return me(call.guest.person)
    if call.ended is not None and not call.body.anew:
        raise call.ended
    address = call.request.client.host if call.request.client else ""
    await call.hall.limiter.check("guest", address)
    body = call.body
    return _entered(call, await call.hall.people.new_guest(body.name, body.language, address))


async def get_me(call: Call) -> Me:
    return me(call.who.person)


async def change_me(call: Call) -> Me:
    return await call.hall.people.change(call.who, call.body)


async def make_account(call: Call) -> Response:
    people = call.hall.people
    return _entered(call, await people.make_account(call.who, call.body.login, call.body.password))


async def log_in(call: Call) -> Response:
    hall, guest = call.hall, call.guest
    entered = await hall.people.log_in(call.body.login, call.body.password, guest)
    if guest is not None and guest.person.kind == "guest":
        who = entered.identity.id
        mine = await hall.store.read(lambda c: matches.of_person(c, who, MY_GAMES))
        for match, _ in mine:
            if match.status == "playing":
                hall.reload_everywhere(match.id)
    return _entered(call, entered)


async def log_out(call: Call) -> Response:
    if call.ended is None:
        who = call.who
        await call.hall.people.revoke(who, who.session.id)
        call.hall.revoke_everywhere(who.session.id)
    response = json_response(Fine())
    response.delete_cookie(
        call.hall.gate.cookie, path="/", secure=call.hall.gate.secure_cookie, httponly=True
    )
    return response


async def change_password(call: Call) -> Response:
    """Whoever else was in with the old password, or a token, no longer is."""
    people = call.hall.people
    entered = await people.change_password(call.who, call.body.old, call.body.new)
    return _entered(call, entered, Fine())


async def list_sessions(call: Call) -> Sessions:
    who = call.who
    return Sessions([_session(s, who) for s in await call.hall.people.sessions(who)])


def _session(session: rows.Session, who: Identity) -> SessionInfo:
    return SessionInfo(
        id=session.id,
        kind="token" if session.kind == "token" else "browser",
        label=session.label,
        created=session.created,
        seen=session.seen,
        current=session.id == who.session.id,
    )


async def end_session(call: Call) -> Fine:
    await call.hall.people.revoke(call.who, call.path("session"))
    call.hall.revoke_everywhere(call.path("session"))
    return Fine()


async def new_token(call: Call) -> TokenMade:
    session, token = await call.hall.people.new_token(call.who, call.body.label)
    return TokenMade(session.id, token)


PEOPLE: list[Endpoint] = [
    on("POST", "/api/guests", new_guest, "Come in as a guest", body=GuestBody, answer=Me),
    on("GET", "/api/me", get_me, "Who I am", answer=Me),
    on("PATCH", "/api/me", change_me, "Name, language, preferences", body=MePatch, answer=Me),
    on(
        *("POST", "/api/accounts", make_account, "Make the guest an account"),
        body=AccountBody,
        answer=Me,
        limit="login",
        scope="account",
    ),
    on(
        *("POST", "/api/login", log_in, "Sign in"),
        body=LoginBody,
        answer=Me,
        limit="login",
        scope="account",
    ),
    on("POST", "/api/logout", log_out, "Sign out: this session ends"),
    on(
        *("POST", "/api/password", change_password, "New password: all else of mine is signed out"),
        body=PasswordBody,
        limit="login",
        scope="account",
    ),
    on(
        *("GET", "/api/sessions", list_sessions, "Where I am signed in"),
        answer=Sessions,
        scope="account",
    ),
    on(
        *("DELETE", "/api/sessions/{session}", end_session, "End a session or token"),
        scope="account",
    ),
    on(
        *("POST", "/api/tokens", new_token, "A token for a program"),
        body=TokenBody,
        answer=TokenMade,
        limit="login",
        scope="account",
    ),
]
