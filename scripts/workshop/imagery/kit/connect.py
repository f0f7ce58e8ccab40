"""Connectors, glands, terminals and cables, built on a face (see place.on)."""

from itertools import product
from math import cos, pi, sin

from kit.place import CORNERS, at, turns
from kit.shapes import box, circle, lathe, pipe, plate, rod, rounded, slab


def gland(x, y, radius=0.012, z=0.0, finish='plastic'):
    """Cable gland: hexagon body, dome nut and sealing ring."""
    r = radius
    with at(x, y, z):
        lathe(((r * 1.3, 0), (r * 1.3, r * 0.5), (0, r * 0.5)), (0, 0, 0), finish, 6)
        lathe(((r, r * 0.5), (r, r * 1.1), (r * 0.8, r * 1.6), (r * 0.62, r * 1.7), (0, r * 1.7)), (0, 0, 0), finish)


def hv_socket(x, y, size=0.05, z=0.0):
    """Two-pole high-voltage socket in its flange."""
    s = size
    with at(x, y, z):
        slab(s * 1.5, s, 0.005, 'cast', s * 0.14, bevel=0.001)
        slab(s * 1.08, s * 0.72, s * 0.34, 'orange', s * 0.2, (0, 0, 0.004), 0.002,
             [rounded(s * 0.92, s * 0.56, s * 0.14)[::-1]])
        slab(s * 0.9, s * 0.54, 0.002, 'dark', s * 0.13, (0, 0, 0.005), 0.0005)
        for sx in (-1, 1):
            rod(s * 0.13, s * 0.22, (sx * s * 0.23, 0, 0.005), 'orange', 0.001)
            rod(s * 0.07, s * 0.25, (sx * s * 0.23, 0, 0.005), 'copper', 0.001)
            for sy in (-1, 1):
                rod(s * 0.065, 0.003, (sx * s * 0.64, sy * s * 0.36, 0.005), 'steel')


def hv_plug(x, y, size=0.05, z=0.0, poles=2):
    """Mated high-voltage plug with locking lever; returns where its cables leave, in face coordinates."""
    s = size
    out = z + s * 1.15
    with at(x, y, z):
        slab(s * 1.5, s, 0.005, 'cast', s * 0.14, bevel=0.001)
        slab(s * 1.16, s * 0.8, s * 0.62, 'orange', s * 0.2, (0, 0, 0.004), 0.003)
        slab(s * 1.26, s * 0.3, s * 0.36, 'plastic', s * 0.08, (0, s * 0.1, s * 0.12), 0.002)
        for px in _spread(poles, s * 0.46):
            pipe(s * 0.2, s * 0.13, s * 0.52, (px, 0, s * 0.62), 'orange')
            rod(s * 0.15, s * 0.6, (px, 0, s * 0.6), 'orange')
        for sx, sy in CORNERS:
            rod(s * 0.065, 0.003, (sx * s * 0.66, sy * s * 0.38, 0.005), 'steel')
    return [(x + px, y, out) for px in _spread(poles, s * 0.46)]


def _spread(count, pitch):
    return [(i - (count - 1) / 2) * pitch for i in range(count)]


def header(x, y, width, height, rows, columns, z=0.0, finish='plastic', depth=0.014):
    """Board-to-wire header: a keyed shroud with gold pins."""
    wall = 0.0014
    with at(x, y, z):
        slab(width, height, depth, finish, 0.002, bevel=0.0006, holes=[rounded(width - 2 * wall, height - 2 * wall,
                                                                               0.0012)[::-1]])
        box((width - wall, height - wall, 0.001), (0, 0, 0.0008), 'dark', 0)
        for i, j in product(range(columns), range(rows)):
            px = (i - (columns - 1) / 2) * (width - 4 * wall) / columns
            py = (j - (rows - 1) / 2) * (height - 4 * wall) / rows
            box((0.0009, 0.0009, depth * 0.6), (px, py, depth * 0.3), 'gold', 0.0002)
        slab(width * 0.24, 0.003, depth * 0.5, finish, 0.001, (0, height / 2 + 0.001, 0), 0.0005)


def plugged(x, y, width, height, z=0.0, wires=6, finish='plastic', depth=0.022):
    """A plug in its header; returns where its wires leave."""
    with at(x, y, z):
        slab(width + 0.003, height + 0.003, 0.010, finish, 0.002, bevel=0.0006)
        slab(width, height, depth, 'gray', 0.0025, (0, 0, 0.004), 0.001)
        slab(width * 0.3, 0.004, depth * 0.9, finish, 0.001, (0, height / 2 + 0.001, 0.002), 0.0006)
    return [(x + px, y, z + depth + 0.003) for px in _spread(wires, width * 0.8 / max(1, wires))]


def round_socket(x, y, radius=0.02, pins=4, z=0.0):
    """Round flanged socket with pins."""
    r = radius
    with at(x, y, z):
        slab(r * 2.7, r * 2.7, r * 0.16, 'cast', r * 0.4, bevel=0.0008)
        for sx, sy in CORNERS:
            rod(r * 0.14, r * 0.14, (sx * r * 1.08, sy * r * 1.08, r * 0.14), 'steel')
        pipe(r, r * 0.86, r * 0.9, (0, 0, r * 0.1), 'cast')
        rod(r * 0.84, r * 0.3, (0, 0, r * 0.1), 'plastic')
        for a in turns(pins, pi / 4):
            rod(r * 0.11, r * 0.66, (r * 0.46 * cos(a), r * 0.46 * sin(a), r * 0.1), 'gold')


def stud(x, y, radius=0.006, z=0.0, color='red'):
    """Terminal stud with nut and its colored collar."""
    r = radius
    with at(x, y, z):
        rod(r * 2.6, r * 0.9, (0, 0, 0), color, 0.001)
        lathe(((r * 1.9, r * 0.9), (r * 1.9, r * 2.1), (0, r * 2.1)), (0, 0, 0), 'steel', 6)
        rod(r, r * 3.4, (0, 0, 0), 'steel')


def hose_port(x, y, radius=0.01, length=0.035, z=0.0, finish='alu'):
    """Coolant stub with its hose bead."""
    r = radius
    with at(x, y, z):
        rod(r * 1.7, r * 0.5, (0, 0, 0), finish, 0.001)
        lathe(((r, 0), (r, length * 0.72), (r * 1.16, length * 0.8), (r * 1.16, length * 0.86), (r * 0.95, length),
               (r * 0.75, length), (r * 0.75, length * 0.3), (0, length * 0.3)), (0, 0, 0), finish)


def lug(x, y, width, length, z=0.0, finish='copper', thick=0.003):
    """Ring lug pressed on a cable that leaves upwards in y."""
    with at(x, y, z):
        hole = circle(width * 0.24)[::-1]
        plate(rounded(width, width, width * 0.45), thick, finish, [hole], bevel=0.0004)
        slab(width * 0.7, length, thick, finish, 0.002, (0, width * 0.4 + length / 2, 0), 0.0004)
