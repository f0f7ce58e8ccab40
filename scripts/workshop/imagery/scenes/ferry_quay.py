"""Ferry quay on a northern morning: the storage container on the pier charges the ferry between two crossings."""

from math import sin

from kit.brand import danger_label, light_line, logo
from kit.hardware import louvres
from kit.outdoors import ground, hills, panel, sky, sun
from kit.place import at, on
from kit.shapes import bent, box, lathe, pipe, plate, rod, slab, stamp
from models import cabinet, container, ferry

VIEWS = {'scene': dict(azimuth=45, elevation=4.8, lens=35, aspect=(16, 9), low=(-12.5, -2.0, 0.0), high=(4.0, 1.2, 5.9),
                       margin=0.0, lift=-0.06)}
# The edge of the quay, the water below it, and where the ferry lies.
EDGE, WATER = 7.6, -2.0
FERRY = (-45.0, EDGE + 1.2 + ferry.WIDTH / 2)
TOWER = (-26.2, EDGE - 1.5)


def light():
    """Low pale sun from the left, a clear sky over the fjord, a lamp on the mast still lit."""
    sky(((-1, '#27343c', 0.5), (-0.01, '#8fa3ad', 0.8), (0.0, '#f6ddc6', 1.0), (0.03, '#e9d9cf', 0.95), (0.10,
                                                                                                         '#b7c7d3',
            0.9),
         (0.26, '#7ea2bf', 0.85), (0.6, '#4d7ba2', 0.8), (1, '#3d6a93', 0.8)), 0.9)
    sun(-50, 17, 3.0, (1.0, 0.84, 0.68), 1.4)
    panel(-5, -12, 6, 12, 7, 1.8, (0.82, 0.91, 1.0), 58, -24)


def quay():
    """Concrete deck with joints, edge beam, bollards, ladder, lanes; rubber fenders on the wall."""
    box((150, 60, 3.0), (-20, EDGE - 30, -1.5), 'concrete', 0.03)
    for i in range(16):
        box((0.03, 40, 0.004), (26 - i * 6.0, EDGE - 21, 0.0005), 'asphalt', 0)
    for y in (EDGE - 4.2, EDGE - 16.0):
        box((150, 0.03, 0.004), (-20, y, 0.0005), 'asphalt', 0)
    box((150, 0.55, 0.28), (-20, EDGE - 0.27, 0.14), 'concrete', 0.03)
    for i in range(50):
        box((1.3, 0.56, 0.012), (30 - i * 2.6, EDGE - 0.27, 0.282), 'yellow', 0)
    for i in range(8):
        lathe(((0.42, 0), (0.42, 0.05), (0.24, 0.09), (0.20, 0.32), (0.22, 0.42), (0.34, 0.50), (0.34, 0.58),
               (0.22, 0.64), (0, 0.65)), (8.5 - i * 9.0, EDGE - 1.0, 0), 'castdark', 32)
        with on('back', 5.0 - i * 9.0, EDGE, -0.9):
            pipe(0.55, 0.26, 1.0, (0, 0, 0), 'rubber', 0.06)
    for i in range(4):
        box((42, 0.14, 0.004), (-22, -2.7 - i * 3.2, 0.001), 'print', 0)
    box((60, 0.16, 0.004), (-18, 3.0, 0.001), 'yellow', 0)


def tower():
    """Charging tower: column on its footing, arm over the quay's edge, reel and cable to the ferry's hatch."""
    box((2.2, 2.2, 0.30), (0, 0, 0.15), 'concrete', 0.04)
    with at(0, 0, 0.30):
        slab(1.05, 1.05, 6.4, 'white', 0.14, (0, 0, 0), 0.03)
        slab(1.12, 1.12, 0.5, 'graphite', 0.15, (0, 0, 0), 0.02)
        slab(1.15, 1.15, 0.35, 'graphite', 0.15, (0, 0, 6.3), 0.03)
        box((0.5, 4.4, 0.42), (0, 1.3, 5.6), 'graphite', 0.04)
        box((0.7, 0.8, 0.7), (0, 3.3, 5.55), 'white', 0.06)
        with on('front', 0, -0.53, 0):
            light_line(-0.36, 3.3, 4.6, 0.045, True)
            logo(-0.18, 5.4, 0.20, 'printdark', 0.001)
            slab(0.62, 1.7, 0.03, 'graphite', 0.04, (0.08, 1.6, 0), 0.01)
            louvres(0.08, 1.15, 0.5, 0.5, 9, 0.03)
            danger_label(0.08, 2.1, 0.44, z=0.03)
        with on('right', 0.53, 0, 0):
            slab(0.7, 1.9, 0.03, 'graphite', 0.04, (0, 1.5, 0), 0.01)
            louvres(0, 1.1, 0.56, 0.7, 12, 0.03)
        with on('right', -0.22, 2.1, 5.0):
            pipe(0.52, 0.20, 0.44, (0, 0, 0), 'graphite', 0.03)
            pipe(0.40, 0.20, 0.36, (0, 0, 0.04), 'orange', 0.03)
    for x in (-1.5, 1.5):
        for y in (-1.4, 1.2):
            with at(x, y):
                rod(0.08, 1.05, (0, 0, 0), 'yellow', 0.02)
                rod(0.0815, 0.14, (0, 0, 0.7), 'ink')
    x, y, z = (FERRY[0] + ferry.HATCH[0] - TOWER[0], FERRY[1] + ferry.HATCH[1] - TOWER[1], WATER + ferry.HATCH[2])
    for dx in (-0.14, 0.14):
        bent([(dx, 3.3, 5.5), (dx, 3.32, 4.6), (x * 0.3 + dx, y * 0.72, 1.3), (x * 0.75 + dx, y * 0.86, 0.1),
              (x + dx, y - 0.12, z)], 0.055, 'orange')
    with on('front', x, y - 0.05, z):
        slab(0.8, 0.5, 0.3, 'orange', 0.1, (0, 0, 0), 0.04)


def mast(x, y):
    """Lamp mast with two heads."""
    with at(x, y):
        rod(0.32, 0.12, (0, 0, 0), 'concrete', 0.02)
        lathe(((0.11, 0), (0.07, 9.0), (0, 9.0)), (0, 0, 0.1), 'gray', 24)
        box((2.4, 0.08, 0.08), (0, 0, 9.1), 'graphite', 0.02)
        for s in (-1, 1):
            box((0.8, 0.26, 0.09), (s * 1.0, 0, 9.08), 'graphite', 0.03)
            box((0.66, 0.18, 0.02), (s * 1.0, 0, 9.03), 'lamp', 0.002)


def fjord():
    """Water, the far shore with its houses, ridges one behind the other."""
    sea = box((1600, 700, 0.2), (0, EDGE + 350, WATER - 0.1), 'water', 0)
    sea['unframed'] = True
    with at(rz=VIEWS['scene']['azimuth']):
        for y, height, phase, finish in ((290, 13, 0.7, 'cell'), (370, 27, 2.9, 'slate'), (450, 42, 5.1, 'haze')):
            hills(y, height, phase, finish)
        for i in range(26):
            with at(-210 + i * 15.5 + 5 * sin(i * 2.3), 262 + 9 * sin(i * 1.7), -1.4):
                wide = 5 + i * 7 % 4
                box((wide, 5, 3.2), (0, 0, 1.6), ('white', 'red', 'shell', 'yellow')[i * 5 % 4], 0)
                with on('right', -wide / 2 - 0.2, 0, 3.2):
                    plate([(-2.9, -0.1), (2.9, -0.1), (0, 2.3)], wide + 0.4, 'ink', bevel=0)


def build(view):
    """Container and converter on the quay, the tower at its edge, the ferry alongside."""
    ground(1600, 20, 'rubber', z=WATER - 4)
    quay()
    fjord()
    box((7.0, 3.3, 0.16), (0.4, 0, 0.08), 'concrete', 0.02)
    with at(0.4, 0, 0.16):
        container.build('hero')
    box((1.4, 1.4, 0.16), (-4.2, 0.35, 0.08), 'concrete', 0.02)
    with at(-4.2, 0.35, 0.16):
        cabinet.unit('power', 'graphite', 'ink')
    cover = stamp(lambda: box((0.98, 0.62, 0.03), (0, 0, 0.006), 'gray', 0.008))
    for i in range(21):
        cover(-5.4 - i, 0.9)
    for i in range(5):
        cover(TOWER[0], 1.4 + i, 0, rz=90)
    with at(*TOWER):
        tower()
    with at(*FERRY, WATER):
        ferry.build(view)
    mast(-20.0, 4.0)
    mast(9.0, 4.6)
