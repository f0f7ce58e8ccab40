"""Solar park at dusk: storage containers beside the rows of solar tables, a power line against the last light."""

from itertools import product
from math import radians, tan

from kit.outdoors import ground, hills, panel, sky
from kit.place import at
from kit.shapes import bent, box, rod, stamp
from models import container
from models.solar_table import LENGTH, solar_table

VIEWS = {'scene': dict(azimuth=36, elevation=6.4, lens=36, aspect=(16, 9), low=(-8.0, -3.4, -0.15), high=(4.8, 1.2, 4.6),
                       margin=0.0, lift=-0.13)}
PITCH = 7.2
ROWS = ((0.0, 0.0, 3), (0.0, 9.0, 4))
YARD_DEPTH = 14.0
# The field: x at which the rows beside the yard end, y of the first row, and the slope in degrees behind it.
FIELD_END, NEAR_ROW, ROW_PITCH, FIELD_ROWS = -6.4, 1.0, 8.5, 16
SLOPE, SLOPE_START = 1.7, 8.0
TABLE_PITCH, LANE = LENGTH + 0.25, 4.5
# Height and reach of the arms of a lattice tower, and the distance between towers.
ARMS = ((19.8, 5.0), (24.0, 6.5), (28.0, 4.0))
TOWER, SPAN = 30.0, 92.0


def light():
    """Dusk: a warm band at the horizon under deep blue; lamps on masts light the fronts."""
    sky(((-1, '#1d2833', 0.35), (-0.02, '#4a4a50', 0.6), (0.0, '#f2a868', 1.0), (0.024, '#dd8f6c', 0.9), (0.06,
        '#8b8399', 0.72), (0.19, '#385879', 0.66), (1, '#1d3a5c', 0.8)), 2.0)
    panel(3.6, -5.4, 5.6, 18.0, 0.9, 36.0, (1.0, 0.89, 0.74), 26)
    panel(13, 16, 5, 16, 6, 9.0, (1.0, 0.60, 0.34), 75, 140)
    panel(-12, -10, 8, 10, 10, 9.0, (0.60, 0.77, 1.0), 52, -44)


def mast(x, y):
    """Lamp mast on its footing."""
    with at(x, y):
        box((0.5, 0.5, 0.14), (0, 0, 0.07), 'concrete', 0.02)
        rod(0.06, 5.6, (0, 0, 0.12), 'gray')
        box((0.09, 0.80, 0.06), (0, -0.34, 5.72), 'graphite', 0.015)
        box((0.08, 0.40, 0.014), (0, -0.50, 5.684), 'lamp', 0.002)


def inverter():
    """String inverter on its stand, above the duct of its cables."""
    for x in (-0.45, 0.45):
        box((0.08, 0.06, 2.1), (x, 0, 0.65), 'gray', 0.006)
    for z in (0.95, 1.45):
        box((1.1, 0.04, 0.06), (0, -0.05, z), 'gray', 0.004)
    box((0.24, 0.10, 1.0), (0, -0.15, 0.45), 'gray', 0.006)
    box((1.05, 0.34, 0.70), (0, -0.24, 1.22), 'shell', 0.03)
    box((1.00, 0.02, 0.16), (0, -0.41, 1.42), 'graphite', 0.008)


def field():
    """Rows of solar tables, the near one beside the containers, the others up a slight slope."""
    ground(1600, 1600, 'grass', z=-0.04)
    length = FIELD_ROWS * ROW_PITCH
    with at(0, SLOPE_START, -0.04, rx=SLOPE):
        ground(1600, length, 'grass', y=length / 2)
    table = stamp(solar_table)
    for row in range(FIELD_ROWS):
        y = NEAR_ROW + row * ROW_PITCH
        rise = max(0.0, y - SLOPE_START) * tan(radians(SLOPE))
        # Lanes between blocks of four tables; the yard takes the place of the blocks beside it.
        for block, i in product(range(0 if y < YARD_DEPTH else -2, 5), range(4)):
            table(FIELD_END - block * (4 * TABLE_PITCH + LANE) - (i + 0.5) * TABLE_PITCH, y, rise)


def tower():
    """Lattice tower of the power line, its arms along y; far enough to be a drawing."""
    def side(z):
        return 2.2 - 1.85 * z / TOWER

    levels = [TOWER * (1 - 0.86 ** i) / (1 - 0.86 ** 12) for i in range(13)]
    for s in (-1, 1):
        bent([(0, s * side(0), 0), (0, s * side(TOWER), TOWER)], 0.13, 'ink', smooth=False)
        bent([(0, s * (-1) ** i * side(z), z) for i, z in enumerate(levels)], 0.06, 'ink', smooth=False)
    for (z, reach), s in product(ARMS, (-1, 1)):
        bent([(0, 0, z + 1.1), (0, s * reach, z), (0, 0, z)], 0.08, 'ink', smooth=False)
        box((0.12, 0.12, 1.4), (0, s * reach, z - 0.7), 'ink', 0)


def power_line():
    """Towers and conductors that run into the distance."""
    for i in range(-1, 5):
        with at(i * SPAN):
            tower()
    for z, reach in ARMS:
        for y, i in product((-reach, reach), range(-1, 4)):
            bent([(i * SPAN, y, z - 1.4), ((i + 0.5) * SPAN, y, z - 4.4), ((i + 1) * SPAN, y, z - 1.4)], 0.05, 'ink')


def build(view):
    """Two rows of containers in their yard, the field beside and behind it."""
    field()
    box((60, YARD_DEPTH + 2.0, 0.04), (FIELD_END + 1.4 + 30, YARD_DEPTH / 2 - 1, -0.02), 'gravel', 0)
    box((120, 1.2, 0.04), (0, -2.6, -0.02), 'gravel', 0)
    for x0, y0, count in ROWS:
        for i in range(count):
            x = x0 + i * PITCH
            box((6.7, 3.1, 0.18), (x, y0, 0.02), 'concrete', 0.02)
            with at(x, y0, 0.11):
                container.build('hero' if i == 0 and y0 == 0 else 'front')
    # The service road, its kerb, and the covered cable trench along the pads.
    box((120, 4.6, 0.03), (0, -5.6, 0.0), 'wet', 0)
    for i in range(44):
        box((1.96, 0.16, 0.12), (-60 + i * 2.0, -3.2, 0.03), 'concrete', 0.015)
    for i in range(30):
        box((1.48, 0.6, 0.05), (-16 + i * 1.5, -2.35, 0.01), 'concrete', 0.008)
    for x in (-4.6, 9.9):
        mast(x, 4.6)
    with at(-4.7, -0.2):
        inverter()
    with at(-25, 150, 4, rz=153):
        power_line()
    # The ridges face the camera.
    with at(rz=VIEWS['scene']['azimuth']):
        hills(400, 7.0, 0.4, 'ink')
        hills(470, 13.0, 2.2, 'blue')
