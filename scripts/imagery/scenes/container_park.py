"""Container park at dusk: storage containers on their pads, transformer, fence, last light at the horizon."""

from kit.hardware import louvres
from kit.outdoors import ground, panel, sky
from kit.place import at, on
from kit.shapes import box, rod
from models import container

VIEWS = {'scene': dict(azimuth=31, elevation=2.2, lens=40, aspect=(16, 9), low=(-3.3, -3.6, -0.2), high=(5.6, 1.2, 4.0),
                       margin=0.0, lift=0)}


def light():
    """Dusk: warm band at the horizon under deep blue, lamps at the containers."""
    sky(((-1, '#1b2733', 0.3), (-0.02, '#3a4048', 0.5), (0.0, '#f0a060', 1.0), (0.05, '#d98a63', 0.85), (0.14,
        '#7d7f95', 0.65), (0.38, '#2c4a6b', 0.55), (1, '#1b3656', 0.7)), 1.9)
    for i in range(3):
        x, y = spot(i)
        panel(x - 0.3, y - 4.2, 5.2, 5.0, 0.8, 75.0, (1.0, 0.88, 0.72), 30)
    panel(14, 16, 5, 16, 6, 9.0, (1.0, 0.62, 0.36), 75, 140)
    panel(-10, -14, 9, 10, 10, 6.0, (0.62, 0.78, 1.0), 50, -30)


def spot(i):
    """Where container number i stands."""
    return 0.0 + i * 7.4, i * 0.0


def mast(x, y):
    """Lamp mast."""
    with at(x, y):
        box((0.4, 0.4, 0.12), (0, 0, 0.06), 'concrete', 0.02)
        rod(0.055, 5.2, (0, 0, 0.1), 'grey')
        box((0.09, 0.62, 0.06), (0, -0.26, 5.3), 'graphite', 0.015)
        box((0.07, 0.30, 0.012), (0, -0.38, 5.266), 'lamp', 0.002)


def fence(x0, x1, y):
    """Bar fence."""
    count = int((x1 - x0) / 2.5)
    for i in range(count + 1):
        box((0.06, 0.04, 2.0), (x0 + i * 2.5, y, 1.0), 'graphite', 0.004)
    for z in (0.2, 1.0, 1.8):
        box((x1 - x0, 0.01, 0.03), ((x0 + x1) / 2, y, z), 'graphite', 0.002)
    for i in range(int((x1 - x0) / 0.1)):
        box((0.012, 0.012, 1.9), (x0 + i * 0.1, y, 1.0), 'graphite', 0)


def transformer(x, y):
    """Transformer station of the grid connection."""
    with at(x, y):
        box((2.6, 2.2, 0.2), (0, 0, 0.1), 'concrete', 0.02)
        box((2.3, 1.9, 2.1), (0, 0, 1.25), 'deep', 0.02)
        box((2.5, 2.1, 0.12), (0, 0, 2.36), 'graphite', 0.02)
        with on('front', 0, -0.95, 1.25):
            louvres(-0.5, 0.2, 0.8, 1.2, 16)
            louvres(0.5, 0.2, 0.8, 1.2, 16)


def build(view):
    """Three containers in a row, cable trench, transformer behind."""
    ground(1200, 1200, 'wet')
    for i in range(3):
        x, y = spot(i)
        box((6.5, 2.9, 0.16), (x, y, 0.02), 'concrete', 0.02)
        with at(x, y, 0.10):
            container.build('hero' if i == 0 else 'front')
    for i in range(14):
        box((1.48, 0.6, 0.06), (-6 + i * 1.5, -2.4, 0.0), 'concrete', 0.008)
    fence(-40, 40, 9.0)
    for x in (-9.0, 4.0, 17.0):
        mast(x, 4.2)
    transformer(-8.4, 2.2)
    for i in range(40):
        h = 2.5 + (i * 37 % 11) * 0.28
        box((9, 3, h), (-120 + i * 7.5, 90 + (i * 13 % 7) * 4, h / 2), 'ink', 0)
