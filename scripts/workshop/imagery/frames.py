"""Postprocesses the frames of the video, puts them on the site's ink background and arranges them as a loop.

python3 frames.py FOLDER_OF_EXR FOLDER_OF_PNG

The loop rests, runs up, rests, and runs back the same way: it ends where it begins.
"""

import sys
from pathlib import Path

import numpy as np
import OpenImageIO as oiio

from develop import develop
from kit.identity import COLORS

INK, GLOW = (tuple(bytes.fromhex(COLORS[name][1:])) for name in ('ink', 'glow'))
REST_BELOW, REST_ABOVE = 18, 20


def ground(width, height):
    """Ink with the glow of the hero behind the product; pure ink at the picture's edge."""
    yy, xx = np.mgrid[:height, :width]
    away = np.hypot((xx / width - 0.5) / 0.5, (yy / height - 0.5) / 0.5).clip(0, 1)
    share = (1 - away) ** 2 * (1 + 2 * away)
    # Dither by less than one step to hide the banding of the gradient in 8 bits.
    grain = np.random.default_rng(7).uniform(-0.5, 0.5, (height, width, 1))
    return (np.array(INK) * (1 - share[..., None]) + np.array(GLOW) * share[..., None] + grain) / 255


def write(picture, path):
    """An 8 bit RGB picture."""
    height, width = picture.shape[:2]
    output = oiio.ImageOutput.create(str(path))
    output.open(str(path), oiio.ImageSpec(width, height, 3, 'uint8'))
    output.write_image((picture * 255 + 0.5).clip(0, 255).astype(np.uint8))
    output.close()


def main():
    """Postprocesses each step once and links it to all its frames."""
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    steps = sorted(source.glob('[0-9][0-9].exr'))
    behind = None
    for i, step in enumerate(steps):
        picture = develop(str(step), str(source / 'shadow.exr'))
        if behind is None:
            behind = ground(picture.shape[1], picture.shape[0])
        cover = picture[..., 3:]
        write(picture[..., :3] * cover + behind * (1 - cover), target / f'step-{i:02d}.png')
    last = len(steps) - 1
    order = [0] * REST_BELOW + list(range(1, last)) + [last] * REST_ABOVE + list(range(last - 1, 0, -1))
    for number, step in enumerate(order):
        (target / f'{number:03d}.png').symlink_to(f'step-{step:02d}.png')
    print(f'{len(order)} frames, {len(order) / 24:.1f} s')


main()
