"""Container park at dusk: storage containers on their pads, transformer, solar field, pylons against the last light."""

from math import sin

from kit.hardware import louvres
from kit.outdoors import ground, panel, sky
from kit.place import at, on
from kit.shapes import bent, box, plate, rod
from models import container

VIEWS = {'scene': dict(azimuth=33, elevation=2.4, lens=36, aspect=(16, 9), low=(-3.4, -3.4, -0.15), high=(6.6, 1.2, 4.6),
                       margin=0.0, lift=0)}
PITCH = 7.2
ROWS = ((0.0, 0.0, 3), (-3.6, 9.0, 4))


def light():
    """Dusk: a warm band at the horizon under deep blue; lamps on masts light the fronts."""
    sky(((-1, '#1d2833', 0.35), (-0.02, '#4a4a50', 0.6), (0.0, '#f2a868', 1.0), (0.045, '#dd8f6c', 0.9), (0.12,
        '#8b8399', 0.72), (0.32, '#385879', 0.66), (1, '#1d3a5c', 0.8)), 2.0)
    panel(3.6, -5.4, 5.6, 18.0, 0.9, 36.0, (1.0, 0.89, 0.74), 26)
    panel(13, 16, 5, 16, 6, 9.0, (1.0, 0.60, 0.34), 75, 140)
    panel(-12, -10, 8, 10, 10, 9.0, (0.60, 0.77, 1.0), 52, -44)


def mast(x, y):
    """Lamp mast on its footing."""
    with at(x, y):
        box((0.5, 0.5, 0.14), (0, 0, 0.07), 'concrete', 0.02)
        rod(0.06, 5.6, (0, 0, 0.12), 'grey')
        box((0.09, 0.80, 0.06), (0, -0.34, 5.72), 'graphite', 0.015)
        box((0.08, 0.40, 0.014), (0, -0.50, 5.684), 'lamp', 0.002)


def fence(x0, x1, y):
    """Bar fence."""
    count = int((x1 - x0) / 2.5)
    for i in range(count + 1):
        box((0.06, 0.04, 2.0), (x0 + i * 2.5, y, 1.0), 'graphite', 0.004)
    for z in (0.2, 1.0, 1.8):
        box((x1 - x0, 0.01, 0.03), ((x0 + x1) / 2, y, z), 'graphite', 0.002)
    for i in range(int((x1 - x0) / 0.12)):
        box((0.012, 0.012, 1.9), (x0 + i * 0.12, y, 1.0), 'graphite', 0)


def transformer(x, y):
    """Transformer station of the grid connection."""
    with at(x, y):
        box((3.0, 2.5, 0.2), (0, 0, 0.1), 'concrete', 0.02)
        box((2.6, 2.1, 2.2), (0, 0, 1.30), 'deep', 0.02)
        box((2.8, 2.3, 0.12), (0, 0, 2.46), 'graphite', 0.02)
        with on('front', 0, -1.05, 1.25):
            louvres(-0.58, 0.1, 0.95, 1.5, 18)
            louvres(0.58, 0.1, 0.95, 1.5, 18)


def solar(y, count):
    """A row of solar tables along x."""
    for i in range(count):
        x = -46 + i * 8.3
        with at(x, y, 1.05, rx=24):
            box((8.0, 3.6, 0.04), (0, 0, 0), 'gloss', 0.004)
            for k in range(9):
                box((0.03, 3.62, 0.05), (-4 + k * 1.0, 0, 0), 'alu', 0)
        for dx in (-2.6, 2.6):
            box((0.09, 0.09, 1.0), (x + dx, y, 0.5), 'grey', 0)


def pylon(x, y, scale=1.0):
    """Lattice tower of the grid line, far enough to be a drawing."""
    with at(x, y):
        h, foot = 30 * scale, 3.0 * scale
        for sx in (-1, 1):
            with at(sx * foot / 2, 0, 0, ry=-sx * 4.9):
                box((0.24, 0.24, h), (0, 0, h / 2), 'ink', 0)
        for i in range(8):
            z = h * (i + 0.5) / 8.6
            w = foot * (1 - z / h * 0.92)
            box((w, 0.16, 0.16), (0, 0, z), 'ink', 0)
            with at(0, 0, z + h / 17, ry=52 if i % 2 else -52):
                box((max(w * 1.35, 0.4), 0.12, 0.12), (0, 0, 0), 'ink', 0)
        for z, reach in ((0.66, 6.0), (0.80, 8.0), (0.93, 5.0)):
            box((reach * 2 * scale, 0.22, 0.26), (0, 0, h * z), 'ink', 0)


def hills(y, height, phase):
    """A far ridge."""
    top = [(-420 + i * 12, height * (1.1 + sin(i * 0.19 + phase) * 0.4 + sin(i * 0.47 + phase * 2) * 0.12))
           for i in range(71)]
    with on('front', 0, y, 0):
        plate([(-420, -2), (420, -2), *top[::-1]], 1.0, 'ink', bevel=0)


def build(view):
    """Two rows of containers, cable trench, transformer, the field behind."""
    ground(1600, 1600, 'gravel')
    for x0, y0, count in ROWS:
        for i in range(count):
            x = x0 + i * PITCH
            box((6.7, 3.1, 0.18), (x, y0, 0.02), 'concrete', 0.02)
            with at(x, y0, 0.11):
                container.build('hero' if i == 0 and y0 == 0 else 'front')
    # The service road, its kerb, and the covered cable trench along the pads.
    box((120, 4.6, 0.03), (0, -5.6, 0.0), 'wet', 0)
    for i in range(44):
        box((1.96, 0.16, 0.12), (-30 + i * 2.0, -3.2, 0.03), 'concrete', 0.015)
    for i in range(30):
        box((1.48, 0.6, 0.05), (-16 + i * 1.5, -2.35, 0.01), 'concrete', 0.008)
    fence(-60, 60, 16.0)
    for x in (-4.6, 9.9):
        mast(x, 4.6)
    transformer(-9.0, 3.4)
    for i in range(5):
        solar(24 + i * 8.0, 12)
    for x, y, scale in ((-58, 150, 1.0), (26, 190, 1.0), (110, 230, 1.0)):
        pylon(x, y, scale)
    for dx, z in ((-6, 19.6), (6, 19.6), (-8, 23.8), (8, 23.8), (-5, 27.6), (5, 27.6)):
        bent([(-58 + dx, 150, z), (-16 + dx, 170, z - 4.5), (26 + dx, 190, z)], 0.06, 'ink')
        bent([(26 + dx, 190, z), (68 + dx, 210, z - 4.5), (110 + dx, 230, z)], 0.06, 'ink')
        bent([(-142 + dx, 110, z), (-100 + dx, 130, z - 4.5), (-58 + dx, 150, z)], 0.06, 'ink')
    hills(330, 5.0, 0.4)
    hills(420, 8.5, 2.2)
