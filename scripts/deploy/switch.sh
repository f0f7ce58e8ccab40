#!/bin/sh
# Deploys or rolls back a release beside the others, without losing a request:
#
#   switch.sh /srv/releases/2026-11-22 3001 3002
#
# The first argument is the folder of a built release; the others are passed to restart.sh. /srv/arcvane, or the path in
# CURRENT_LINK, must be a symbolic link to the release in use. A new release and a roll-back are the same command.
#
# Open pages of the release in use may still request its scripts and styles, so the other release first gets copies of
# them. The documents of the other release are added to ARCHIVE_DIR (/srv/archive), which must exist. The names of the files
# contain hashes of their content.
set -eu

if [ $# -lt 2 ]; then
    echo "Usage: $0 FOLDER PORT..." >&2
    exit 2
fi

link=${CURRENT_LINK:-/srv/arcvane}
archive=${ARCHIVE_DIR:-/srv/archive}
scripts=$(dirname "$0")
release=$(cd "$1" && pwd)
shift

if [ ! -f "$release/build/manifest.json" ]; then
    echo "$release has no complete build" >&2
    exit 1
fi
if [ ! -L "$link" ]; then
    echo "$link is not a symbolic link" >&2
    exit 1
fi
if [ ! -d "$archive" ]; then
    echo "$archive, where published documents outlive releases, is missing" >&2
    exit 1
fi

"$scripts/copyMissing.sh" "$release/build/browser/assets" "$link"/build/browser/assets/*
"$scripts/copyMissing.sh" "$archive" "$release"/build/documents/*.pdf

# A rename, so that the link exists at all times.
ln -s "$release" "$link.new"
mv -T "$link.new" "$link"
exec "$scripts/restart.sh" "$@"
