"""Factory yard on a clear morning: a row of storage cabinets, the hall with its loading docks behind."""

from itertools import product
from math import cos, pi, sin

from kit.brand import danger_label, logo, text
from kit.connect import gland
from kit.hardware import hinge, louvres, swing_handle
from kit.outdoors import ground, panel, sky, sun
from kit.place import at, on
from kit.props import pallet
from kit.shapes import box, lathe, plate, rod, slab, stamp
from models import cabinet, truck

VIEWS = {'scene': dict(azimuth=41, elevation=4.5, lens=35, aspect=(16, 9), low=(-7.4, -0.7, 0.0), high=(3.9, 0.7, 2.3),
                       margin=0.0, lift=-0.12)}
PITCH = cabinet.W + 0.03
# The hall's wall, its height, and x of its docks.
WALL, EAVES = 26.0, 8.2
DOCKS = tuple(-11.0 - i * 5.4 for i in range(5))
PANEL = 1.2


def light():
    """Low sun from the left, a clear sky that is pale at the horizon."""
    sky(((-1, '#3c4247', 0.5), (-0.01, '#c9cfce', 0.9), (0.0, '#f6dfc0', 1.0), (0.04, '#dfe0da', 0.95), (0.16,
                                                                                                         '#9dbdd4',
        0.85), (0.5, '#5486b2', 0.8), (1, '#33618f', 0.9)), 0.95)
    sun(-46, 23, 3.2, (1.0, 0.82, 0.62), 1.2)
    panel(-7, -14, 7, 12, 8, 1.0, (0.75, 0.87, 1.0), 58, -26)


def row():
    """Two groups of battery cabinets and converter on one plinth; the first door stands open."""
    box((7.3, 1.8, 0.16), (0, 0.05, 0.08), 'concrete', 0.02)
    battery = stamp(lambda: cabinet.unit('battery', 'white', 'graphite'))
    converter = stamp(lambda: cabinet.unit('power', 'graphite', 'ink'))
    for group, (i, unit) in product((-1, 1), enumerate((battery, battery, converter))):
        with at(group * 1.72 + (i - 1) * PITCH, 0, 0.16):
            if group > 0 and i == 0:
                cabinet.unit('battery', 'white', 'graphite', 98)
            else:
                unit()


def substation():
    """Compact substation: concrete house with louvred doors and flat roof."""
    box((2.9, 2.3, 0.18), (0, 0, 0.09), 'concrete', 0.015)
    box((2.6, 2.0, 2.25), (0, 0, 1.28), 'shell', 0.02)
    box((2.8, 2.2, 0.16), (0, 0, 2.46), 'graphite', 0.03)
    for face, x, y, width in (('front', 0, -1.0, 2.6), ('right', 1.3, 0, 2.0)):
        with on(face, x, y, 1.28):
            for i in range(2):
                with at((i - 0.5) * width * 0.46, -0.03):
                    slab(width * 0.43, 1.95, 0.03, 'graphite', 0.012, (0, 0, 0), 0.003)
                    louvres(0, -0.62, width * 0.34, 0.42, 9, 0.03)
                    louvres(0, 0.66, width * 0.34, 0.26, 6, 0.03)
                    swing_handle((0.5 - i) * width * 0.34, 0.05, 0.24, 0.03)
                    for y2 in (-0.75, 0.75):
                        hinge((i - 0.5) * width * 0.43, y2, 0.14, 0.02)
                    danger_label(0, 0.24, 0.34, z=0.03)


def wall():
    """Façade of upright panels on a concrete base, with a band of windows and a dark eaves band."""
    length = 52.0
    with at(14 - length / 2, WALL):
        box((length, 18, EAVES), (0, 9.06, EAVES / 2), 'shell', 0.02)
        box((length + 0.1, 0.30, 1.15), (0, -0.04, 0.575), 'concrete', 0.015)
        box((length + 0.3, 18.4, 0.9), (0, 9.0, EAVES + 0.35), 'graphite', 0.03)
        box((length + 0.34, 0.05, 0.06), (0, -0.24, EAVES - 0.13), 'volt', 0.01)
        board = stamp(lambda: box((PANEL - 0.02, 0.07, EAVES - 1.2), (0, 0, EAVES / 2 + 0.55), 'shell', 0.012))
        for i in range(int(length / PANEL)):
            board(-length / 2 + PANEL * (i + 0.5) + 0.1)
        box((length - 8, 0.09, 1.0), (-2, -0.02, 6.2), 'graphite', 0.01)
        for i in range(int((length - 8) / 1.8)):
            box((1.66, 0.03, 0.84), (-length / 2 + 3.2 + 1.8 * i, -0.065, 6.2), 'smoke', 0.004)
            box((1.66, 0.01, 0.84), (-length / 2 + 3.2 + 1.8 * i, -0.045, 6.2), 'blue', 0)
    with on('front', 2.6, WALL - 0.06, 7.45):
        logo(-6.2, 0, 0.66, 'printdark', 0.01)


def dock():
    """Loading dock: sectional door, cushions, leveller, bumpers, lamp and number."""
    with on('front', 0, WALL - 0.19, 0):
        slab(3.5, 3.7, 0.30, 'ink', 0.06, (0, 2.85, 0), 0.03)
        slab(2.75, 3.0, 0.05, 'shell', 0.02, (0, 2.6, 0.28), 0.006)
        for i in range(5):
            box((2.7, 0.025, 0.02), (0, 1.55 + i * 0.5, 0.335), 'gray', 0)
        box((0.9, 0.34, 0.02), (0, 3.1, 0.335), 'smoke', 0.004)
        box((2.2, 0.14, 0.36), (0, 1.12, 0.2), 'castdark', 0.01)
        for x in (-1.15, 1.15):
            box((0.28, 0.55, 0.2), (x, 0.9, 0.24), 'rubber', 0.03)
            box((0.10, 0.9, 0.12), (x * 1.65, 0.45, 0.35), 'yellow', 0.02)


def trailer(number):
    """Parked semi-trailer, its rear at y = 0 against a dock, body towards -y."""
    length, width, low, high = 13.6, 2.55, 1.15, 3.98
    box((width, length, high - low), (0, -length / 2, (high + low) / 2), 'white', 0.03)
    for sx in (-1, 1):
        box((0.06, length, 0.12), (sx * (width / 2 - 0.005), -length / 2, low + 0.03), 'graphite', 0.01)
        box((0.06, length, 0.08), (sx * (width / 2 - 0.01), -length / 2, high - 0.03), 'alu', 0.01)
        box((0.05, 5.2, 0.62), (sx * (width / 2 - 0.06), -6.4, 0.80), 'shell', 0.02)
        for y in (-2.0, -3.3, -4.6):
            with on('right' if sx > 0 else 'left', sx * (width / 2 - 0.03), y, 0.52):
                lathe(((0.28, -0.36), (0.50, -0.34), (0.52, -0.28), (0.52, -0.05), (0.49, 0), (0.30, 0), (0.28, -0.06),
                       (0.14, -0.09), (0.12, 0.0), (0, 0.01)), (0, 0, 0), 'rubber', 48)
                lathe(((0.285, -0.05), (0.16, -0.085), (0.12, 0.005), (0, 0.015)), (0, 0, 0), 'alu', 32)
        box((0.14, 0.16, 1.0), (sx * 0.75, -10.6, 0.62), 'graphite', 0.02)
        box((0.30, 0.34, 0.06), (sx * 0.75, -10.6, 0.09), 'graphite', 0.015)
        box((0.22, length - 1.2, 0.34), (sx * 0.5, -length / 2, 0.96), 'graphite', 0.02)
    with on('right', width / 2, -length / 2, 2.7):
        logo(-4.6, 0, 1.0, 'printdark', 0.002)
        slab(10.6, 0.07, 0.006, 'volt', 0.03, (0, -0.92, 0), 0.001)
    with on('front', 0, -length, 2.9):
        box((1.7, 1.5, 0.46), (0, 0.1, 0.2), 'shell', 0.06)
        louvres(0, -0.1, 1.3, 0.8, 10, 0.43, 'graphite', 'graphite')
        text(number, 0.18, -0.22, 0.65, 0.432, 'printdark', weight=600)
    for x in (-0.3, 0.3):
        with on('front', x, -length, 1.35):
            gland(0, 0, 0.05, 0, 'red')


def bollard(x, y):
    """Steel bollard with its dark band."""
    with at(x, y):
        rod(0.075, 1.05, (0, 0, 0), 'yellow', 0.02)
        rod(0.0765, 0.14, (0, 0, 0.72), 'ink')
        rod(0.12, 0.02, (0, 0, 0), 'castdark', 0.004)


def far():
    """Works across the yard: sheds with sawtooth roofs and a line of trees."""
    for i in range(9):
        with at(-62 - i * 9.0, 74, 0):
            box((9.0, 30, 7), (0, 0, 3.5), 'gray', 0)
            with on('front', 0, 15, 0):
                plate([(-4.5, 7), (4.5, 7), (4.5, 10.5)], 30, 'shell', bevel=0)
    crown = stamp(lambda: lathe([(3 * sin(pi * k / 8) * (1.12 - 0.05 * k), 3.2 - 3.2 * cos(pi * k / 8))
                                 for k in range(9)], (0, 0, 0), 'grass', 14))
    for i in range(60):
        with at(-150 + i * 3.1, 60 + (i * 5 % 7) * 1.6, 0.8 + (i * 3 % 5) * 0.5, rz=i * 50):
            rod(0.2, 2.0, (0, 0, -1.6), 'wood', 0.02, 8)
            crown()


def yard():
    """Asphalt with its marks, the concrete apron before the docks, the cable trench to the row."""
    ground(1600, 1600, 'grass', z=-0.06)
    box((110, 70, 0.1), (-40, 0, -0.05), 'asphalt', 0)
    for i in range(22):
        box((2.98, 7.4, 0.02), (13.0 - i * 3.0, WALL - 3.9, 0), 'concrete', 0.006)
    for x, side in product(DOCKS, (-1.75, 1.75)):
        box((0.12, 15.0, 0.004), (x + side, WALL - 7.9, 0.011), 'yellow', 0)
    for i in range(14):
        box((0.78, 0.55, 0.03), (-14.2 + i * 0.8, 0.1, 0.0), 'concrete', 0.008)
    for x in (-4.3, 4.3):
        bollard(x, -1.25)
    # Keep-clear area in front of the row, and the gutter across the yard.
    for x in (-4.0, 4.0):
        box((0.10, 2.0, 0.004), (x, -2.6, 0.001), 'yellow', 0)
    box((8.1, 0.10, 0.004), (0, -3.6, 0.001), 'yellow', 0)
    box((70, 0.34, 0.012), (-20, -5.2, 0), 'concrete', 0.004)
    box((70, 0.16, 0.014), (-20, -5.2, 0), 'castdark', 0.002)
    for i in range(5):
        box((0.12, 5.0, 0.004), (-14.0 - i * 3.1, 8.0, 0.001), 'print', 0)


def build(view):
    """The row in front; substation, truck, docks with trailers and the hall behind it."""
    yard()
    wall()
    far()
    for x in DOCKS:
        with at(x):
            dock()
    for i, number in ((2, '214'), (4, '087')):
        with at(DOCKS[i], WALL - 0.52):
            trailer(number)
    row()
    with at(3.6, 7.2):
        substation()
    with at(-10.6, 3.6, rz=-70):
        truck.build(view)
        with at(1.75, 0, 0.12, rz=90):
            pallet(2)
    slab(0.7, 0.7, 0.02, 'castdark', 0.34, (-5.6, -2.4, -0.008), 0.004)
