"""Builds the hot modules with mypyc: all of them, or none.

BOURGADE_PURE=1 leaves everything interpreted (for development: edits take effect at once).
BOURGADE_REQUIRE_COMPILED=1 makes a failed compilation fatal (for continuous integration and
benchmarks). BOURGADE_CFLAGS are further arguments for the compiler (tools/setup/fast.py).
Otherwise a machine without a working C compiler gets the pure package, and `bourgade --version`
says so.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# The files of each game that are hot enough to compile.
ROOMS = {
    "burgundy": "dice expert goods insight observe "
    "outlook place rounds rules scoring setup state take worth",
    "castle": "completed features insight observe "
    "place prospects rules scoring setup state subjects turns",
    "burdigala": "draws hidden ids "
    "insight intrigues moves observe plots prospects rules scoring setup state stones turns worth",
    "bruges": "build choices disasters insight observe "
    "perform piles play rounds rules scoring state worth",
    "burgenland": "build cheapest draws hidden insight observe pay rules scoring setup state tiles",
}
COMPILED = [
    "src/bourgade/core/bits.py",
    "src/bourgade/core/chance.py",
    "src/bourgade/core/observation.py",
    "src/bourgade/core/state.py",
    "src/bourgade/bots/experience.py",
    "src/bourgade/bots/judgement.py",
    "src/bourgade/bots/playout.py",
    "src/bourgade/bots/search.py",
    "src/bourgade/bots/tree.py",
    "src/bourgade/bots/wishes.py",
    "src/bourgade/core/batch.py",
    *(
        f"src/bourgade/games/{game}/{name}.py"
        for game, names in ROOMS.items()
        if Path(f"src/bourgade/games/{game}").exists()
        for name in names.split()
    ),
]
PURE = os.environ.get("BOURGADE_PURE") == "1"
FURTHER = os.environ.get("BOURGADE_CFLAGS", "").split()
REQUIRED = os.environ.get("BOURGADE_REQUIRE_COMPILED") == "1"


class AllOrNothing(build_ext):
    """One failing extension would leave the others pointing at a missing group: drop them all."""

    def run(self) -> None:
        try:
            super().run()
        except BaseException as error:
            if REQUIRED or isinstance(error, KeyboardInterrupt):
                raise
            print(f"bourgade: not compiled ({error}); the pure package is used", file=sys.stderr)
            for extension in self.extensions:
                for path in (
                    Path(self.get_ext_fullpath(extension.name)),
                    Path(self.build_lib or ".") / self.get_ext_filename(extension.name),
                ):
                    path.unlink(missing_ok=True)
            self.extensions = []


def extensions() -> list[Extension]:
    if PURE:
        return []
    try:
        from mypyc.build import mypycify

        made: list[Extension] = mypycify(
            ["--strict", *COMPILED], opt_level="3", debug_level="1", group_name="bourgade"
        )
        if os.name == "posix":
            # Functions that nobody outside can replace are called directly, or merged into their
            # callers: a step of the vectorised environments takes up to a fifth less.
            for extension in made:
                # New lists: all extensions come with the same one.
                flags = [*extension.extra_compile_args, "-fvisibility=hidden", *FURTHER]
                extension.extra_compile_args = flags
                extension.extra_link_args = [*extension.extra_link_args, *FURTHER]
        return made
    except BaseException as error:  # mypycify leaves with SystemExit on a type error
        if REQUIRED or isinstance(error, KeyboardInterrupt):
            raise
        print(f"bourgade: not compiled ({error}); the pure package is used", file=sys.stderr)
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
