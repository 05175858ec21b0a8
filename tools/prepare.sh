#!/bin/sh
# usage: prepare.sh VENV install|play|fast [ARGUMENTS]: finds a Python, then tools/setup/*.py does the rest.
set -eu
venv=$1
command=$2
shift 2
python=${PYTHON:-python3}
# What was begun with one Python goes on with it.
if [ -e "$venv/.whole" ] && "$venv/bin/python" -c '' 2>/dev/null; then python=$venv/bin/python; fi

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

setup=$(dirname "$0")/setup
# To open the page nothing is compiled first.
if [ "$command" != play ]; then
    asked='import sys; sys.path.insert(0, sys.argv[1]); import builds; print(builds.missing_to_compile())'
    [ -z "$("$python" -E -c "$asked" "$setup")" ] || need gcc libc6-dev python3-dev
fi

exec "$python" -E "$setup/$command.py" "$venv" "$@"
