"""`make play`: opens before anything is compiled, and nothing that breaks off spoils it."""

import os
import signal
import subprocess
from collections.abc import Callable
from typing import IO

import pytest
from clones import Clone

Stop = Callable[["subprocess.Popen[str]"], None]


def press_ctrl_c(playing: "subprocess.Popen[str]") -> None:
    """A terminal tells all of its foreground."""
    os.killpg(playing.pid, signal.SIGINT)


def line_with(stream: IO[str] | None, word: str) -> str:
    assert stream is not None
    return next(line for line in stream if word in line)


@pytest.mark.parametrize("stop", [press_ctrl_c, subprocess.Popen.terminate])
def test_the_server_waits_for_no_compiler_and_takes_it_along(clone: Clone, stop: Stop) -> None:
    clone.compiling("stays")
    playing = clone.play()
    with clone.begun() as compiling:
        assert line_with(playing.stdout, "serving") == "serving pure\n"
        stop(playing)
        assert compiling.read() == b""  # the pipe has no writer any more
    playing.wait()
    assert clone.kinds() == {"pure"}


def test_what_was_broken_off_is_compiled_the_next_time_and_used_from_the_one_after(
    clone: Clone,
) -> None:
    clone.compiling("stays")
    broken_off = clone.play()
    with clone.begun():
        press_ctrl_c(broken_off)
    broken_off.wait()
    clone.compiling("succeeds")
    playing = clone.play()
    assert line_with(playing.stdout, "serving") == "serving pure\n"
    assert "from the next start" in line_with(playing.stderr, "compiled:")
    # What the server runs from is still there.
    assert clone.kinds() == {"pure", "compiled"}
    press_ctrl_c(playing)
    playing.wait()
    assert line_with(clone.play().stdout, "serving") == "serving compiled\n"


def test_two_at_once_share_one_compilation(clone: Clone) -> None:
    clone.compiling("stays")
    first = clone.play()
    with clone.begun():
        second = clone.play()
        assert line_with(second.stdout, "serving") == "serving pure\n"
        assert line_with(first.stdout, "serving") == "serving pure\n"
        clone.compiling("succeeds")
        press_ctrl_c(first)  # then the second has its turn
        first.wait()
        line_with(second.stderr, "compiled:")
    compilations = [line for line in clone.pip_log() if "compiled/made" in line]
    assert len(compilations) == 2


def test_a_failing_compiler_is_told_in_a_sentence(clone: Clone) -> None:
    clone.compiling("fails")
    playing = clone.play()
    line_with(playing.stdout, "serving pure")
    assert "compile.log" in line_with(playing.stderr, "compiling failed")
    assert "ERROR: cc1 is broken" in (clone.venv / "compile.log").read_text("utf-8")
    press_ctrl_c(playing)
    assert playing.wait() == 0
    assert clone.kinds() == {"pure"}
