#!/usr/bin/env bash
# Makes the line drawings of the manuals in scripts/documents/drawings, of all products or of one.
#   draw.sh [model]
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder="$here/../../documents/drawings"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$folder"

# Not of household, parts and electron, whose models show something else than what a manual describes as one unit (another
# housing, a rack of modules, a set of boards), nor of cloud, which is mainly software.
# Not battery and forklift: their models show handles that the heavy packs do not have.
models=(agv cabinet charger construction-machine container e-bus electric light-truck marine portable
  super)
(($# < 1)) || models=("$1")

for model in "${models[@]}"; do
  nice -n 19 blender -b --python-exit-code 3 -P "$here/drawing.py" -- "$model" "$scratch/raw.exr" "$scratch/parts.json" \
    >"$scratch/log" 2>&1 </dev/null || { tail -20 "$scratch/log" >&2; exit 1; }
  nice -n 19 /usr/bin/python3 "$here/outline.py" "$scratch/raw.exr" "$scratch/edges.pbm"
  # Specks, such as printed letters, are omitted.
  potrace --svg --flat --turdsize 14 --opttolerance 1.2 --output "$folder/$model.svg" "$scratch/edges.pbm"
  mv "$scratch/parts.json" "$folder/$model.json"
  echo "$folder/$model.svg"
done
