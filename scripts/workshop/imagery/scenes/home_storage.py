"""Home storage in a utility room: morning light from a window, timber bench, the system on the wall."""

from kit.hardware import screws
from kit.outdoors import ground, panel, sky, sun
from kit.place import at, on
from kit.shapes import bent, box, lathe, pipe, rod, slab
from models import household

VIEWS = {'scene': dict(azimuth=-22, elevation=1.5, lens=38, aspect=(16, 9), low=(-1.12, -0.4, 0.0), high=(1.75, 0.0,
         1.70), margin=0.0, lift=0)}


def light():
    """Sun through the window at the left, sky for fill."""
    sky(((-1, '#8d949a', 0.6), (0, '#dfe7ec', 1.0), (1, '#c9dcec', 1.1)), 0.55)
    sun(-50, 31, 4.2, (1.0, 0.86, 0.70), 1.2)
    panel(-2.6, -1.6, 1.6, 1.6, 1.6, 3.0, (0.95, 0.98, 1.0), 0, 0)
    panel(0.4, -2.0, 2.55, 2.6, 1.6, 2.6, (1.0, 0.97, 0.93))


def bench():
    """Timber bench with a basket and boots beside the system."""
    with at(1.45, -0.26):
        box((0.95, 0.36, 0.04), (0, 0, 0.44), 'wood', 0.006)
        for x in (-0.42, 0.42):
            box((0.05, 0.32, 0.42), (x, 0, 0.21), 'wood', 0.006)
        box((0.80, 0.03, 0.06), (0, 0.1, 0.33), 'wood', 0.004)
        with at(0.22, 0, 0.46):
            lathe(((0, 0), (0.13, 0), (0.155, 0.20), (0.147, 0.20), (0.125, 0.01), (0, 0.01)), (0, 0, 0), 'shell')
            for i in range(5):
                lathe(((0.118, 0.0), (0.118, 0.05 - i * 0.004), (0.0, 0.055)), (0, 0, 0.13 + i * 0.012), 'deep')
        with at(-0.22, -0.02, 0.46):
            rod(0.052, 0.13, (0, 0, 0), 'white', 0.006)
            for i in range(9):
                bent([(0, 0, 0.12), (0.02 * (i % 3 - 1), 0.02 * (i // 3 - 1), 0.22),
                      (0.09 * (i % 3 - 1), 0.08 * (i // 3 - 1), 0.33 + 0.02 * (i % 2))], 0.006, 'green')


def build(view):
    """Wall, floor, skirting, conduit to the roof, the system."""
    ground(14, 12, 'concrete', y=-5)
    box((12, 0.2, 2.9), (0, 0.1, 1.45), 'plaster', 0)
    box((12, 0.016, 0.09), (0, -0.008, 0.045), 'white', 0.003)
    # A wall with a window opening at the left lets the sun in.
    for x, y, w, d in ((-3.1, -0.55, 0.2, 1.1), (-3.1, -4.2, 0.2, 3.0)):
        box((w, d, 2.9), (x, y, 1.45), 'white', 0)
    box((0.2, 1.6, 0.75), (-3.1, -1.9, 0.375), 'white', 0)
    box((0.2, 1.6, 0.5), (-3.1, -1.9, 2.65), 'white', 0)
    box((0.06, 0.05, 1.7), (-3.1, -1.9, 1.55), 'graphite', 0)
    box((0.06, 1.6, 0.05), (-3.1, -1.9, 1.55), 'graphite', 0)
    with at(-0.15, 0, 0):
        household.build('hero')
    for x in (-0.36, -0.31):
        with on('top', x, -0.035, 1.58):
            rod(0.011, 1.4, (0, 0, 0), 'shell')
    for z in (1.75, 2.2):
        box((0.13, 0.03, 0.02), (-0.335, -0.02, z), 'shell', 0.003)
    with on('front', 0.37, 0, 2.0):
        pipe(0.013, 0.010, 0.001, (0, 0, 0), 'shell')
    rod(0.011, 1.4, (0.37, -0.03, 1.555), 'shell')
    bench()
    with on('front', -1.15, 0, 1.15):
        slab(0.085, 0.15, 0.011, 'white', 0.008, bevel=0.002)
        screws(((0, 0),), 0.003, 0.011)
