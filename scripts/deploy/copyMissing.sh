#!/bin/sh
# Copies the files that a folder lacks; each appears complete: copyMissing.sh FOLDER FILE...
set -eu

target=$1
shift
for file in "$@"; do
    copy=$target/${file##*/}
    [ ! -e "$copy" ] || continue
    # Others may be copying it, too.
    partial=$(mktemp "$copy.XXXXXX")
    cp -p "$file" "$partial"
    mv "$partial" "$copy"
done
