#!/usr/bin/env bash
# Renders the product pictures that are missing, or those of a model or view.
#   render.sh [--samples N] [--size PX] [--threads N] [--keep FOLDER] [--force] [--list] [model [view]]
# With a model and a view, it renders that view even if it exists; see README.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
samples=40 size=1440 threads=2 force=0 list=0 keep= names=()
while (($#)); do
  case $1 in
    --samples) samples=$2; shift 2 ;;
    --size) size=$2; shift 2 ;;
    --threads) threads=$2; shift 2 ;;
    --keep) keep=$2; shift 2 ;;
    --force) force=1; shift ;;
    --list) list=1; shift ;;
    -*) echo "unknown option $1" >&2; exit 2 ;;
    *) names+=("$1"); shift ;;
  esac
done
((${#names[@]} < 2)) || force=1

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Prints one line per picture: model, view, options of develop.py.
pictures() { python3 "$here/range.py"; }

render() {
  local model=$1 view=$2 options=$3 target="$here/renders/$1-$2.webp" raw="$scratch/raw.exr" png="$scratch/picture.png"
  nice -n 19 blender -b --python-exit-code 3 -P "$here/picture.py" -- "$model" "$view" "$raw" \
    --samples "$samples" --size "$size" --threads "$threads" >"$scratch/log" 2>&1 || { tail -20 "$scratch/log" >&2; return 1; }
  # shellcheck disable=SC2086  (options are words)
  nice -n 19 /usr/bin/python3 "$here/develop.py" "$raw" "$png" $options
  # Limit the file size by lowering the quality: git keeps every version.
  for quality in 92 88 84 80; do
    cwebp -quiet -m 6 -q "$quality" -alpha_q 95 -sharp_yuv "$png" -o "$scratch/picture.webp"
    (($(stat -c %s "$scratch/picture.webp") > 350000)) || break
  done
  mkdir -p "$here/renders"
  mv "$scratch/picture.webp" "$target"
  [[ -z $keep ]] || for each in "$scratch"/raw*.exr; do mv "$each" "$keep/$1-$2${each#"$scratch/raw"}"; done
  echo "$target"
}

pictures | while IFS=$'\t' read -r model view options; do
  [[ ${#names[@]} -lt 1 || ${names[0]} == "$model" ]] || continue
  [[ ${#names[@]} -lt 2 || ${names[1]} == "$view" ]] || continue
  [[ $force == 1 || ! -e "$here/renders/$model-$view.webp" ]] || continue
  if ((list)); then echo "$model $view"; else render "$model" "$view" "$options" </dev/null; fi
done
