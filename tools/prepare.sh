#!/bin/sh
# usage: prepare.sh VENV PACKAGE: makes the virtual environment and builds the package into it.
set -eu
venv=$1
package=$2
python=${PYTHON:-python3}

say() { printf '%s\n' "bourgade: $*" >&2; }

# Debian packages by name when we may install them; else say exactly what is missing.
need() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "installing $*"
        apt-get update -qq >/dev/null 2>&1 || true
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
    else
        say "please install: $* (on Debian or Ubuntu: sudo apt-get install $*), then try again"
        exit 1
    fi
}

command -v "$python" >/dev/null 2>&1 || need python3 python3-venv
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    say "Python 3.11 or newer is needed, $python is $("$python" -V 2>&1); try: make PYTHON=python3.12"
    exit 1
}
"$python" -c 'import venv, ensurepip' 2>/dev/null || need python3-venv

if [ "${BOURGADE_PURE:-}" != 1 ] && ! command -v "${CC:-cc}" >/dev/null 2>&1; then
    if [ "${BOURGADE_REQUIRE_COMPILED:-}" = 1 ] || [ "$(id -u)" = 0 ]; then
        need gcc libc6-dev python3-dev
    else
        say "no C compiler: the games will run, about twenty times slower (sudo apt-get install gcc python3-dev)"
    fi
fi

[ -x "$venv/bin/python" ] || { say "making a virtual environment"; "$python" -m venv "$venv"; }
say "building (about a minute the first time)"
# The constraints hold inside the build's own environment too.
PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 \
    "$venv/bin/python" -m pip install -q --upgrade "$package"
say "$("$venv/bin/bourgade" --version) is ready"
