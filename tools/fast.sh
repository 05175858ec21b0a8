#!/bin/sh
# usage: fast.sh VENV: builds the installed package anew after the compiler has watched it play.
#
# Profile-guided, as Python itself is built: once with counters, some games, once more with what was
# counted, and for the processor of this machine. The same rules and results, more steps a second;
# three times the time to build. Multiplying and adding stay two operations (-ffp-contract=off):
# in one they round otherwise, and a bot's choice between near equals would depend on the build.
set -eu
venv=$1
seen=$PWD/build/seen
here="-march=native -ffp-contract=off"

say() { printf '%s\n' "bourgade: $*" >&2; }

"${CC:-cc}" --version 2>/dev/null | grep -qi 'free software foundation' || {
    say "only gcc is asked to watch the games; the ordinary build stays"
    exit 0
}

install() {
    BOURGADE_CFLAGS=$1 BOURGADE_REQUIRE_COMPILED=1 \
        PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 \
        "$venv/bin/python" -m pip install -q --no-deps --force-reinstall .
}

# Broken off, it must not leave a build with counters for the next command.
rm -f "$venv/.installed" "$venv/.tested"
# The counters are named after the object file: only a build in the same place finds them again.
rm -rf build
say "building with counters"
install "$here -fprofile-generate=$seen -fprofile-update=single"
say "playing for the compiler"
"$venv/bin/python" tools/exercise.py
say "building with what was counted"
rm -rf build/temp.* build/lib.*
# What was never called has no counts, which is no error.
install "$here -fprofile-use=$seen -fprofile-partial-training -Wno-missing-profile -Wno-error"
touch "$venv/.installed" "$venv/.tested"
say "$("$venv/bin/bourgade" --version) is ready"
