"""Playing over real sockets: two people and a spectator, undo, stale, retries, several seats."""

import json

from harness import Server, Wire, play_on, two_at_a_table

import bourgade


def test_two_people_and_a_spectator_play_to_the_end(server: Server) -> None:
    ada, bo, table = two_at_a_table(server)
    match = table["match"]
    zoe = server.guest("Zoe")
    with Wire(ada, match) as a, Wire(bo, match) as b, Wire(zoe, match) as z:
        assert a.snapshot["me"] == [0] and b.snapshot["me"] == [1] and z.snapshot["me"] == []
        assert z.snapshot["viewer"] is None and z.snapshot["legal"] == []
        commitment = z.snapshot["commitment"]
        assert len(commitment) == 64 and z.snapshot["secret"] is None
        play_on(a, b)
        over = z.until_head(a.snapshot["head"])
        for wire in (a, b, z):
            assert wire.snapshot["status"] == "over"
            assert wire.snapshot["result"]["how"] == "rules"
            assert wire.snapshot["commitment"] == commitment
            parts = [sum(parts.values()) for parts in wire.snapshot["score_parts"]]
            assert parts == wire.snapshot["scores"] == wire.snapshot["result"]["scores"]
        # The spectator saw a log without gaps, each line as a message.
        seqs = [line["seq"] for m in z.seen if m["type"] == "snapshot" for line in m["log"]]
        assert seqs == list(range(1, over["head"] + 1))
        # The secret published at the end is the one that was committed to.
        record = zoe.record(match)
        assert record["dice"][0]["secret"] == over["secret"]
        assert record["dice"][0]["commitment"] == commitment
        assert bourgade.verify(json.dumps(record)) > 0
    assert zoe.request("GET", f"/api/matches/{match}/verify")["ok"] is True


def test_only_the_seat_to_move_is_offered_actions_and_may_act(server: Server) -> None:
    ada, bo, table = two_at_a_table(server)
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]) as b:
        mover, other = (a, b) if a.my_turn() else (b, a)
        assert mover.snapshot["legal"] and not other.snapshot["legal"]
        for legal in mover.snapshot["legal"]:
            assert set(legal) == {"action", "notation", "words", "effects"}
        notation = mover.snapshot["legal"][0]["notation"]
        answer = other.act(notation)
        assert answer["type"] == "refused" and answer["reason"]["key"] == "server.not-your-turn"
        assert mover.act(mover.snapshot["legal"][0]["action"])["type"] == "done"
        with Wire(server.guest("Zoe"), table["match"]) as z:
            answer = z.act(notation)
            assert answer["reason"]["key"] == "server.not-a-player"


def test_nobody_learns_from_the_last_action_which_card_became_a_house(server: Server) -> None:
    ada, bo, table = two_at_a_table(server, "bruges")
    match = table["match"]
    with Wire(ada, match) as a, Wire(bo, match) as b, Wire(server.guest("Zoe"), match) as z:
        for _ in range(100):
            mover, other = (a, b) if a.my_turn() else (b, a)
            choices = mover.snapshot["legal"]
            houses = [one for one in choices if one["action"]["verb"] == "house"]
            head = mover.act((houses or choices)[0]["notation"])["head"]
            other.until_head(head)
            if houses:
                break
        assert mover.snapshot["last"]["action"]["card"] in mover.snapshot["last"]["notation"]
        for told in (other.snapshot["last"], z.until_head(head)["last"]):
            assert told["action"] == {"verb": "house"} and told["notation"] == "house"


def test_a_stale_wish_is_answered_with_a_fresh_snapshot(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as one, Wire(ada, match) as two:
        old = two.snapshot["head"]
        assert one.act_any()["type"] == "done"
        two.until_head(old + 1)
        answer = two.act(two.snapshot["legal"][0]["notation"], head=old)
        assert answer == {
            "type": "stale",
            "match": match,
            "request": answer["request"],
            "head": old + 1,
        }
        fresh = two.until(lambda m: m["type"] == "snapshot")
        assert fresh["head"] == old + 1


def test_the_same_request_is_played_once(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        notation = wire.snapshot["legal"][0]["notation"]
        first = wire.act(notation, head=0, request="once")
        again = wire.act(notation, head=0, request="once")
        assert first == again and first["head"] == 1
    with Wire(ada, match) as wire:  # a new connection knows it too
        assert wire.act(notation, head=0, request="once") == first
        assert wire.snapshot["head"] == 1


def test_undo_and_redo_go_back_to_the_last_barrier(server: Server) -> None:
    ada = server.guest("Ada")
    match = ada.open_table("burgundy", ["me", "here:Bo"])["match"]
    with Wire(ada, match) as wire:
        assert not wire.snapshot["can_undo"] and not wire.snapshot["can_redo"]
        assert wire.ask(type="undo", head=0)["reason"]["key"] == "server.nothing-to-undo"
        before = wire.snapshot["view"]
        wire.act("workers d1")
        wire.act("workers d2")
        after = wire.snapshot["view"]
        assert wire.snapshot["can_undo"] and wire.snapshot["last"]["notation"] == "workers d2"
        for head in (3, 4):
            assert wire.ask(type="undo", head=head - 1)["head"] == head
            wire.until_head(head)
        assert wire.snapshot["view"] == before and wire.snapshot["last"] is None
        assert wire.snapshot["can_redo"] and not wire.snapshot["can_undo"]
        for head in (5, 6):
            assert wire.ask(type="redo", head=head - 1)["type"] == "done"
            wire.until_head(head)
        assert wire.snapshot["view"] == after
        wire.act("end")
        assert not wire.snapshot["can_undo"]
        answer = wire.ask(type="undo", head=7)
        assert answer["reason"]["key"] == "server.nothing-to-undo"
        kinds = [e["kind"] for m in wire.seen if m["type"] == "snapshot" for e in m["log"]]
        assert kinds == ["play", "play", "undo", "undo", "play", "play", "play"]


def test_why_not_is_answered_in_the_words_of_the_game(server: Server) -> None:
    ada, bo, table = two_at_a_table(server)
    with Wire(ada, table["match"]) as a, Wire(bo, table["match"]) as b:
        mover, other = (a, b) if a.my_turn() else (b, a)
        answer = mover.ask(type="why", action="end")
        assert answer["type"] == "why" and answer["reason"]["key"].startswith("burgundy.")
        legal = mover.snapshot["legal"][0]["action"]
        assert mover.ask(type="why", action=legal)["reason"] is None
        assert mover.ask(type="why", action="fly away")["type"] == "refused"
        assert other.ask(type="why", action="end")["type"] == "refused"


def test_neighbours_share_a_screen(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open_table("burgundy", ["me", "here:Bo", "here:Cy"])
    with Wire(ada, table["match"]) as wire:
        assert [p["name"] for p in wire.snapshot["players"]] == ["Ada", "Bo", "Cy"]
        assert wire.snapshot["me"] == [0, 1, 2]
        seen = set()
        while len(seen) < 3:
            assert wire.snapshot["viewer"] == wire.snapshot["to_move"]
            seen.add(wire.snapshot["to_move"])
            assert wire.act_any()["type"] == "done"


def test_a_reconnected_reader_gets_only_the_log_it_missed(server: Server) -> None:
    ada, bo, table = two_at_a_table(server)
    match = table["match"]
    with Wire(ada, match) as a, Wire(bo, match) as b:
        play_on(a, b, upto=6)
        a.close()
        if b.my_turn():
            b.act_any()
        with Wire(ada, match, since=4) as again:
            assert again.snapshot["since"] == 4
            assert [e["seq"] for e in again.snapshot["log"]] == list(
                range(5, again.snapshot["head"] + 1)
            )


def test_conceding_ends_a_game_of_two(server: Server) -> None:
    ada, bo, table = two_at_a_table(server)
    match = table["match"]
    with Wire(ada, match) as a, Wire(bo, match) as b:
        play_on(a, b, upto=4)
        assert a.ask(type="resign")["type"] == "done"
        over = b.until_head(5)
        assert over["status"] == "over" and over["to_move"] == -1
        assert over["result"]["winners"] == [1] and over["result"]["how"] == "conceded"
        assert over["players"][0]["conceded"] and over["secret"]
        assert b.ask(type="resign")["reason"]["key"] == "server.game-over"
    assert ada.request("GET", f"/api/matches/{match}/verify")["ok"] is True


def test_conceding_in_a_game_of_three_leaves_the_seat_to_a_bot(server: Server) -> None:
    ada = server.guest("Ada")
    bo = server.guest("Bo")
    table = ada.open_table("burgundy", ["me", "open", "bot:random"])
    match = bo.join(table["id"])["match"]
    with Wire(ada, match) as a, Wire(bo, match) as b:
        assert a.ask(type="resign")["type"] == "done"
        b.until_head(1)
        while not any(e["seat"] == 0 and e["kind"] == "play" for e in b.snapshot["log"]):
            if b.my_turn():
                assert b.act_any()["type"] == "done"
            else:
                b.until(lambda m: m["type"] == "snapshot")
        seat = b.snapshot["players"][0]
        assert seat["conceded"] and seat["kind"] == "bot" and b.snapshot["status"] == "playing"
        assert b.ask(type="resign")["type"] == "done"
        over = b.until(lambda m: m["type"] == "snapshot" and m["status"] == "over")
        assert over["result"]["winners"] == [2]


def test_players_and_spectators_talk_apart_until_the_end(server: Server) -> None:
    ada, bo, table = two_at_a_table(server)
    match = table["match"]
    zoe = server.guest("Zoe")

    def chat(wire: Wire) -> list[str]:
        wire.ask(type="why", action="end")  # everything sent before has arrived by then
        lines = [m for m in wire.seen if m["type"] == "chat"]
        return [line["text"] for m in lines for line in m["lines"]]

    with Wire(ada, match) as a, Wire(bo, match) as b, Wire(zoe, match) as z:
        a.send(type="chat", match=match, text="good luck\n<b>Bo</b>")
        b.until(lambda m: m["type"] == "chat")
        z.send(type="chat", match=match, text="Bo will lose")
        z.until(lambda m: m["type"] == "chat")
        assert chat(a) == chat(b) == ["good luck <b>Bo</b>"]
        assert chat(z) == ["Bo will lose"]
        a.ask(type="resign")
        with Wire(bo, match) as later:
            assert sorted(chat(later)) == ["Bo will lose", "good luck <b>Bo</b>"]


def test_presence_is_shown(server: Server) -> None:
    ada, bo, table = two_at_a_table(server)
    with Wire(ada, table["match"]) as a:
        with Wire(bo, table["match"]):
            seen = a.until(lambda m: m["type"] == "presence" and m["connected"] == [0, 1])
            assert seen["spectators"] == 0
        a.until(lambda m: m["type"] == "presence" and m["connected"] == [0])


def test_ping_is_answered(server: Server) -> None:
    with Wire(server.guest("Ada")) as wire:
        wire.send(type="ping", at=5)
        pong = wire.until(lambda m: m["type"] == "pong")
        assert pong["at"] == 5 and pong["now"] > 1_600_000_000_000
