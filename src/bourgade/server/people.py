"""People: guests at once, accounts for those who want to come back from another device.

A session is a random key. The browser has it in a signed cookie, a program as a bearer token; the
database has only its hash, so that it can be revoked and not be stolen there.

Who signs in, makes an account or changes the password gets a session of its own: a key that was
known before opens nothing afterwards. A signed cookie whose session has ended is never taken for
no cookie at all: its browser is told so, and asks for a new guest only when its person wants one.
"""

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, TimestampSigner
from sqlalchemy import Connection

from bourgade.server import bounds
from bourgade.server.rest import Me, MePatch
from bourgade.server.security import network
from bourgade.server.store import people as stored
from bourgade.server.store import rows
from bourgade.server.store.faults import Unavailable
from bourgade.server.store.store import Store
from bourgade.server.store.writer import Conflict
from bourgade.server.times import now_ms
from bourgade.server.words import Refusal

COOKIE_DAYS = 400  # the longest a browser keeps one
CACHE_S = 30.0
TOUCH_MS = 3_600_000
DAY_MS = 86_400_000
TOKEN_PREFIX = "brg_"


class Identity(msgspec.Struct, frozen=True):
    """Who is asking, and through which session."""

    person: rows.Person
    session: rows.Session

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def whom(self) -> rows.Whom:
        return rows.Whom(self.id, self.person.house or self.id)


class Entered(msgspec.Struct, frozen=True):
    """A new session of a browser, the value of its cookie, and the sessions that ended for it."""

    identity: Identity
    cookie: str
    ended: list[str]


class People:
    def __init__(self, store: Store, keys: list[str]) -> None:
        self._store = store
        # The time in a cookie is not looked at: clocks are set, and hosts never quite agree. The
        # browser lets an old cookie go by itself, and a session ends in the database.
        self._signer = TimestampSigner(keys, salt="bourgade.session")
        self._known: OrderedDict[str, tuple[float, Identity]] = OrderedDict()
        self._trusted_s = CACHE_S
        self._key = keys[-1].encode()
        # OWASP's argon2id parameters: 37 ms and 19 MiB each, two at a time.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._hashing = asyncio.Semaphore(2)
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    # Who is it

    async def by_cookie(self, cookie: str | None) -> Identity | None:
        """None without a cookie of ours; refuses one of ours whose session has ended."""
        if not cookie:
            return None
        try:
            key = self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        identity = await self._by_key(key, "browser")
        if identity is None:
            raise Refusal("session-ended", 401)
        return identity

    async def by_token(self, token: str) -> Identity | None:
        return await self._by_key(token, "token") if token.startswith(TOKEN_PREFIX) else None

    async def _by_key(self, key: str, kind: str) -> Identity | None:
        key_hash = _hash(key)
        known = self._known.get(key_hash)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        found = await self._store.read(lambda c: stored.by_session(c, key_hash))
        if found is None or found[1].kind != kind:
            self._known.pop(key_hash, None)
            return None
        identity = Identity(*found)
        await self._touch(identity)
        self._remember(identity)
        return identity

    async def _touch(self, identity: Identity) -> None:
        now = now_ms()
        if now - identity.session.seen > TOUCH_MS:
            session, person = identity.session, identity.person
            # Who cannot be noted down (the disk is full) may still come in and look.
            with contextlib.suppress(Unavailable):
                await self._store.write(lambda c: stored.touch(c, session.id, person.id, now))
                session.seen = person.seen = now

    def _remember(self, identity: Identity) -> None:
        self._known[identity.session.hash] = (time.monotonic() + self._trusted_s, identity)
        self._known.move_to_end(identity.session.hash)
        if len(self._known) > bounds.KNOWN:
            self._known.popitem(last=False)

    def trust_for(self, seconds: float) -> None:
        """How long a session that was looked up is believed to go on, from now on."""
        self._trusted_s = seconds
        self._known.clear()

    def forget_session(self, session: str) -> None:
        for key, (_, identity) in list(self._known.items()):
            if identity.session.id == session:
                del self._known[key]

    def _forget_person(self, person: str) -> None:
        for key, (_, identity) in list(self._known.items()):
            if identity.id == person:
                del self._known[key]

    # Guests, accounts, tokens

    async def new_guest(self, name: str | None, language: str | None, address: str) -> Entered:
        now = now_ms()
        person = rows.Person(
            id=secrets.token_urlsafe(12),
            kind="guest",
            name=clean_name(name) if name else _guest_name(language or "fr"),
            login=None,
            password=None,
            language=language or "fr",
            preferences="{}",
            created=now,
            seen=now,
            house=self._house(address, now),
        )
        session, key = _new_session(person.id, "browser", "")
        await self._store.write(lambda c: stored.add_person(c, person, session))
        identity = Identity(person, session)
        self._remember(identity)
        return Entered(identity, self._cookie(key), [])

    def _house(self, address: str, now: int) -> str | None:
        """The same for all who come from one address on one day; tells neither of the two."""
        if not address:
            return None
        told = f"{now // DAY_MS} {network(address)}".encode()
        return hmac.new(self._key, told, hashlib.sha256).hexdigest()[:16]

    async def make_account(self, who: Identity, login: str, password: str) -> Entered:
        """The guest becomes an account holder; everything of theirs stays theirs, but for the
        sessions and tokens: whoever else had one does not come along."""
        if who.person.kind == "account":
            raise Refusal("already-account", 409)
        hashed = await self._in_thread(self._hasher.hash, password)
        try:
            return await self._renew(who, kind="account", login=_fold(login), password=hashed)
        except Conflict:
            raise Refusal("login-taken", 409) from None

    async def _renew(self, who: Identity, **values: str) -> Entered:
        """Changes the person, ends all their sessions and tokens, and opens a new session."""
        session, key = _new_session(who.id, "browser", "")

        def renew(c: Connection) -> tuple[rows.Person, list[str]]:
            person = stored.change_person(c, who.id, **values)
            ended = stored.end_sessions(c, who.id)
            stored.add_session(c, session)
            return person, ended

        person, ended = await self._store.write(renew)
        self._forget_person(who.id)
        return Entered(Identity(person, session), self._cookie(key), ended)

    def _cookie(self, key: str) -> str:
        return self._signer.sign(key).decode()

    async def log_in(self, login: str, password: str, before: Identity | None) -> Entered:
        """Opens a session of an account instead of the one before; a guest's games go along."""
        found = await self._store.read(lambda c: stored.by_login(c, _fold(login)))
        # The same work for an unknown login, so that the answer's time tells nothing.
        hashed = found.password if found is not None and found.password else self._nobody
        fits = await self._in_thread(self._verify, hashed, password)
        if found is None or not fits:
            raise Refusal("wrong-login", 403)
        session, key = _new_session(found.id, "browser", "")
        fresh = None
        if self._hasher.check_needs_rehash(hashed):
            fresh = await self._in_thread(self._hasher.hash, password)

        def enter(c: Connection) -> list[str]:
            stored.add_session(c, session)
            if fresh is not None:
                stored.change_person(c, found.id, password=fresh)
            if before is None:
                return []
            if before.person.kind == "guest":
                return stored.adopt(c, before.id, found.id)
            return stored.end_sessions(c, before.id, only=before.session.id)

        ended = await self._store.write(enter)
        return Entered(Identity(found, session), self._cookie(key), ended)

    async def change_password(self, who: Identity, old: str, new: str) -> Entered:
        hashed = who.person.password or self._nobody
        if not await self._in_thread(self._verify, hashed, old):
            raise Refusal("wrong-login", 403)
        return await self._renew(who, password=await self._in_thread(self._hasher.hash, new))

    async def change(self, who: Identity, patch: MePatch) -> Me:
        values: dict[str, str] = {}
        if isinstance(patch.name, str):
            values["name"] = clean_name(patch.name)
        if isinstance(patch.language, str):
            values["language"] = patch.language
        if isinstance(patch.preferences, dict):
            merged = me(who.person).preferences | patch.preferences
            kept = {key: value for key, value in merged.items() if value is not None}
            values["preferences"] = msgspec.json.encode(kept).decode()
            # Whoever has more from earlier days may still make it less.
            size = max(bounds.PREFERENCES_SIZE, len(who.person.preferences))
            if len(kept) > bounds.PREFERENCES or len(values["preferences"]) > size:
                raise Refusal("too-many-preferences")
        person = await self._store.write(lambda c: stored.change_person(c, who.id, **values))
        self._forget_person(who.id)
        return me(person)

    async def new_token(self, who: Identity, label: str) -> tuple[rows.Session, str]:
        have = await self._store.read(lambda c: stored.sessions_of(c, who.id))
        if sum(session.kind == "token" for session in have) >= bounds.TOKENS:
            raise Refusal("too-many-tokens")
        session, key = _new_session(who.id, "token", label)
        await self._store.write(lambda c: stored.add_session(c, session))
        return session, key

    async def sessions(self, who: Identity) -> list[rows.Session]:
        return await self._store.read(lambda c: stored.sessions_of(c, who.id))

    async def revoke(self, who: Identity, session: str) -> None:
        if not await self._store.write(lambda c: stored.end_sessions(c, who.id, only=session)):
            raise Refusal("no-such-session", 404)
        self.forget_session(session)

    async def still_valid(self, identity: Identity) -> bool:
        found = await self._store.read(lambda c: stored.by_session(c, identity.session.hash))
        return found is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False

    async def _in_thread(self, work, *args: str):  # type: ignore[no-untyped-def]
        async with self._hashing:
            return await asyncio.to_thread(work, *args)


def me(person: rows.Person) -> Me:
    return Me(
        id=person.id,
        kind="account" if person.kind == "account" else "guest",
        name=person.name,
        login=person.login,
        language=person.language,  # type: ignore[arg-type] # checked when it was written
        preferences=msgspec.json.decode(person.preferences),
    )


def _guest_name(language: str) -> str:
    word = {"fr": "Invité", "de": "Gast"}.get(language, "Guest")
    return f"{word} {secrets.randbelow(9000) + 1000}"


def clean_name(name: str) -> str:
    """One line of printable characters."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:30]
    if not cleaned:
        raise Refusal("empty-name")
    return cleaned


def _fold(login: str) -> str:
    return " ".join(login.casefold().split())


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def _new_session(person: str, kind: str, label: str) -> tuple[rows.Session, str]:
    key = (TOKEN_PREFIX if kind == "token" else "") + secrets.token_urlsafe(24)
    now = now_ms()
    session = rows.Session(
        hash=_hash(key),
        id=secrets.token_urlsafe(12),
        person=person,
        kind=kind,
        label=label,
        created=now,
        seen=now,
        revoked=False,
    )
    return session, key
