"""Finds the edges in the depth and normals of drawing.py, as a bitmap for potrace.

python3 outline.py IN.exr OUT.pbm
"""

import sys

import numpy as np

from develop import channels, stack


def neighbors(field):
    """Yields `field` moved by a pixel in both directions, along each of two axes."""
    for axis in (0, 1):
        yield np.roll(field, 1, axis), np.roll(field, -1, axis)


def edges(depth, normals):
    """Where the depth bends or jumps, or the surface turns by more than about 35 degrees."""
    found = np.zeros(depth.shape, bool)
    solid = depth < 1e6
    size = np.ptp(depth[solid])
    surface = np.where(solid, depth, depth[solid].max() + size)
    for before, after in neighbors(surface):
        found |= np.abs(before + after - 2 * surface) > size * 0.006
    for before, after in neighbors(normals):
        found |= solid & ((before * after).sum(-1) < 0.8)
    return found


def main():
    """Writes the edges as black pixels."""
    source, target = sys.argv[1:]
    found = channels(source)
    depth = next(values for name, values in found.items() if name.startswith('Depth'))
    black = edges(depth, stack(found, 'Normal', 'XYZ'))
    with open(target, 'wb') as out:
        out.write(b'P4\n%d %d\n' % black.shape[::-1])
        out.write(np.packbits(black, axis=1).tobytes())


main()
