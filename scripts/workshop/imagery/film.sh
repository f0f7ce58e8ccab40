#!/usr/bin/env bash
# Makes the home page's video: renders and postprocesses the frames, encodes MP4 and WebM; the first frame is the poster.
#   film.sh [--samples N] [--size PX] [--threads N] [--frames FOLDER]
# Frames that already exist in FOLDER are not rendered again; see README.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
target=$(cd "$here/../../.." && pwd)/public/video
samples=8 size=768 threads=2 frames=
while (($#)); do
  case $1 in
    --samples) samples=$2; shift 2 ;;
    --size) size=$2; shift 2 ;;
    --threads) threads=$2; shift 2 ;;
    --frames) frames=$2; shift 2 ;;
    *) echo "unknown option $1" >&2; exit 2 ;;
  esac
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
frames=${frames:-$scratch/frames}
mkdir -p "$frames" "$target"

nice -n 19 blender -b --python-exit-code 3 -P "$here/film.py" -- "$frames" \
  --samples "$samples" --size "$size" --threads "$threads" >"$scratch/log" 2>&1 || { tail -20 "$scratch/log" >&2; exit 1; }
nice -n 19 /usr/bin/python3 "$here/frames.py" "$frames" "$scratch/sequence"

sequence=(-framerate 24 -i "$scratch/sequence/%03d.png")
color=(-vf 'scale=960:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p' -color_primaries bt709 -color_trc bt709 -colorspace bt709)
nice -n 19 ffmpeg -loglevel error -y "${sequence[@]}" "${color[@]}" -an -c:v libx264 -preset veryslow -profile:v high -crf 22 \
  -movflags +faststart "$target/home-loop.mp4"
vp9=(-an -c:v libvpx-vp9 -b:v 0 -crf 33 -row-mt 1 -deadline good -cpu-used 1)
for pass in 1 2; do
  nice -n 19 ffmpeg -loglevel error -y "${sequence[@]}" "${color[@]}" "${vp9[@]}" -pass $pass -passlogfile "$scratch/vp9" \
    -f webm "$( ((pass == 1)) && echo /dev/null || echo "$target/home-loop.webm")"
done
cwebp -quiet -m 6 -q 90 -sharp_yuv -resize 960 0 "$scratch/sequence/000.png" -o "$here/renders/home-film.webp"
ls -l "$target"/home-loop.*
