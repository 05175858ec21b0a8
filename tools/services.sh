#!/bin/sh
# Installs what the tests drive, where it is missing: PostgreSQL and Redis for several workers,
# Chromium for the page. The tests start private instances of their own in temporary folders and stop them again.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || missing="postgresql"
command -v redis-server >/dev/null 2>&1 || command -v valkey-server >/dev/null 2>&1 || missing="${missing:+$missing }redis-server"
command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 || missing="${missing:+$missing }chromium"
[ -z "$missing" ] && exit 0

run=""
[ "$(id -u)" = 0 ] || run="sudo"
if ! command -v apt-get >/dev/null 2>&1 || ! command -v ${run:-true} >/dev/null 2>&1; then
    echo "bourgade: the tests need: $missing; please install them (this script knows apt-get only)" >&2
    exit 1
fi
echo "bourgade: installing for the tests: $missing" >&2
# Nothing is to be started by the installation.
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
$run apt-get update -qq
# The shell draws pages and nothing else, at half the cost of the whole browser.
if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
    missing=$(echo "$missing" | sed 's/chromium$/chromium-headless-shell/')
fi
# shellcheck disable=SC2086 # the names are separate words
$run apt-get install -y -qq --no-install-recommends $missing >/dev/null
