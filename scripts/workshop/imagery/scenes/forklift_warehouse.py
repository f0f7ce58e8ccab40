"""High-bay warehouse in the early morning: an electric truck at its charging point at the head of an aisle."""

from kit.brand import danger, light_line, logo, text
from kit.display import status
from kit.hardware import bolt, louvres
from kit.outdoors import ground, panel, sky
from kit.place import at, on
from kit.props import pallet
from kit.shapes import bent, box, rod, slab
from models import truck

VIEWS = {'scene': dict(azimuth=23, elevation=4, lens=34, aspect=(16, 9), low=(-2.0, -0.9, 0.12), high=(2.5, 0.9, 2.55),
                       margin=0.0, lift=0)}
AISLE = 3.4
LEVELS = (0.12, 1.72, 3.32, 4.92, 6.52)


def light():
    """Skylight strips over the aisles, low sun through the gate at the left, cool shade between the racks."""
    sky(((-1, '#5f6a70', 0.6), (0, '#b9c6cc', 0.8), (1, '#e3edf2', 0.9)), 0.5)
    panel(0.2, 9.0, 8.6, 1.2, 28.0, 62.0, (0.95, 0.98, 1.0))
    panel(-8.0, -5.5, 3.6, 3.4, 3.8, 120.0, (1.0, 0.86, 0.68), 66, -54)
    panel(7.0, -4.0, 3.0, 2.5, 3.0, 16.0, (0.80, 0.90, 1.0), 66, 60)


def rack(x, y0, count, turn):
    """A run of pallet racking along y, its loads towards the aisle."""
    with at(x, y0):
        bay = 2.9
        for i in range(count + 1):
            for dx in (-0.5, 0.5):
                box((0.09, 0.10, 8.0), (dx, i * bay, 4.0), 'deep', 0.006)
            for k in range(7):
                with at(0, i * bay, 0.7 + k * 1.1, ry=42 if k % 2 else -42):
                    box((1.28, 0.03, 0.04), (0, 0, 0), 'deep', 0.002)
            box((0.16, 0.16, 0.5), (0.5 * turn, i * bay, 0.25), 'yellow', 0.02)
        for i in range(count):
            for level, z in enumerate(LEVELS):
                if level:
                    for dx in (-0.5, 0.5):
                        box((0.05, bay - 0.10, 0.13), (dx, (i + 0.5) * bay, z - 0.065), 'orange', 0.004)
                for k in range(2):
                    kind = (i * 7 + level * 3 + k * 5 + (turn > 0)) % 5
                    if kind == 4:
                        continue
                    with at(0, (i + 0.27 + k * 0.46) * bay, z, rz=90 * turn):
                        pallet(kind)


def charger():
    """Charging point for trucks: a slim cabinet on a plinth with cable bracket, and its bollards."""
    box((0.62, 0.46, 0.10), (0, 0, 0.05), 'concrete', 0.01)
    with on('front', 0, -0.16, 0):
        slab(0.50, 1.55, 0.34, 'white', 0.05, (0, 0.90, -0.34), 0.012)
        slab(0.40, 1.36, 0.012, 'graphite', 0.035, (0, 0.91, 0), 0.004)
        logo(-0.14, 1.46, 0.05, 'print', 0.0125)
        status(0, 1.25, 0.28, 0.18, 68, '18.4 kW', 0.012)
        light_line(-0.165, 0.70, 0.62, 0.012, True, 0.012)
        text('80 V', 0.10, -0.10, 0.88, 0.0125, 'print', weight=600)
        danger(0.13, 0.50, 0.08, 0.0125)
        louvres(0.02, 0.36, 0.26, 0.16, 6, 0.012, 'graphite', 'graphite')
    for sx in (-1, 1):
        with at(sx * 0.62, -0.42):
            rod(0.07, 0.95, (0, 0, 0), 'yellow', 0.012)
            rod(0.0715, 0.12, (0, 0, 0.62), 'ink')
            rod(0.11, 0.02, (0, 0, 0), 'castdark', 0.004)
            for a in (-1, 1):
                bolt(a * 0.085, 0, 0.010, 0.02)


def hall():
    """Floor with lanes, roof beams with skylights, far gate."""
    ground(80, 80, 'epoxy', y=20)
    for x in (-AISLE / 2 + 0.25, AISLE / 2 - 0.25):
        box((0.09, 26, 0.002), (x, 16.0, 0.001), 'yellow', 0)
    for x, y, w, d in ((-0.1, -1.35, 4.7, 0.09), (-0.1, 1.75, 4.7, 0.09), (-2.4, 0.2, 0.09, 3.2), (2.2, 0.2, 0.09, 3.2)):
        box((w, d, 0.002), (x, y, 0.001 if w > d else 0.0005), 'print', 0)
    for i in range(9):
        box((40, 0.25, 0.5), (0, -4 + i * 4.5, 9.0), 'shell', 0.01)
    box((60, 60, 0.1), (0, 20, 9.4), 'shell', 0)
    for y in (-3.0, 3.0, 9.0, 15.0, 21.0):
        box((1.3, 3.5, 0.05), (0.2, y, 8.72), 'lamp', 0)
    box((60, 0.2, 9), (0, 32, 4.5), 'shell', 0)
    box((3.6, 0.1, 4.2), (0, 31.85, 2.1), 'lamp', 0)


def build(view):
    """Racks at both sides of the aisle, the truck in front at the charger."""
    hall()
    for x, turn in ((-AISLE / 2 - 0.75, 1), (AISLE / 2 + 0.75, -1), (-AISLE / 2 - 2.2, -1), (AISLE / 2 + 2.2, 1)):
        rack(x, 3.2, 8 if abs(x) < 3 else 3, turn)
    rack(-AISLE / 2 - 6.2, 3.2, 4, 1)
    with at(-0.15, 0.1, 0, rz=-14):
        truck.build(view)
    with at(1.95, 1.25, 0):
        charger()
    bent([(1.74, 1.07, 1.0), (1.70, 0.86, 0.98), (1.58, 0.60, 0.45), (1.25, 0.15, 0.05), (0.75, -0.52, 0.02),
          (0.30, -0.90, 0.02), (0.02, -0.98, 0.10), (-0.10, -0.80, 0.42), (-0.10, -0.66, 0.60), (-0.12, -0.56, 0.66)],
         0.019, 'orange')
    with on('front', -0.12, -0.50, 0.66):
        slab(0.12, 0.09, 0.10, 'gray', 0.02, (0, 0, 0), 0.006)
        slab(0.06, 0.11, 0.05, 'red', 0.012, (0, 0, 0.02), 0.004)
