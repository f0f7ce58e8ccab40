"""Electric wheel loader of 6 t, for scenes: bucket, lift arms, cab, the pack behind its raised side panel."""

from itertools import product
from math import atan2, cos, degrees, hypot, pi, sin

from mathutils import Matrix

from kit.brand import light_line, logo, text
from kit.hardware import bolt, grip, louvres
from kit.place import at, on
from kit.shapes import bent, box, lathe, plate, rod, slab
from models import construction_machine as pack

# The loader looks along +x; its articulation stands at the origin, the right side towards -y.
WHEEL, TRACK, FRONT, REAR = 0.60, 0.82, 1.12, -1.22
CAB = (-0.52, 0.62)
PIN = (2.36, 0.42)


def wheel(x, y):
    """Tyre with slanted lugs on a dished rim, its outer face away from the loader's middle."""
    r, wide = WHEEL, 0.42
    with on('front' if y < 0 else 'back', x, y + (-0.21 if y < 0 else 0.21), r):
        lathe(((r * 0.55, -wide), (r * 0.84, -wide), (r * 0.95, -wide * 0.9), (r * 0.955, -wide * 0.5),
               (r * 0.95, -wide * 0.1), (r * 0.84, 0), (r * 0.58, 0.0), (r * 0.55, -0.03)), (0, 0, 0), 'rubber', 72)
        for i, half in product(range(22), (0, 1)):
            a = 2 * pi * (i + half * 0.5) / 22
            spot = Matrix.Translation((r * 0.955, 0, -wide * (0.27 + 0.46 * half)))
            turn = Matrix.Rotation(a, 4, 'Z') @ spot @ Matrix.Rotation(0.55 if half else -0.55, 4, 'X')
            box((0.055, 0.062, wide * 0.56), (0, 0, 0), 'rubber', 0.012, turn)
        lathe(((r * 0.58, -0.02), (r * 0.54, -0.004), (r * 0.50, -0.06), (r * 0.42, -0.12), (r * 0.26, -0.12),
               (r * 0.24, -0.03), (0, -0.02)), (0, 0, 0), 'white', 56)
        rod(r * 0.15, 0.05, (0, 0, -0.04), 'graphite', 0.01)
        for i in range(10):
            bolt(r * 0.34 * cos(2 * pi * i / 10), r * 0.34 * sin(2 * pi * i / 10), 0.018, -0.12)


def fender(x, y, start, sweep):
    """Fender over a wheel: an arc from `start` over `sweep` radians."""
    with on('front', x, y + 0.23, WHEEL):
        arc = [start + sweep * i / 12 for i in range(13)]
        outline = [((WHEEL + 0.13) * cos(a), (WHEEL + 0.13) * sin(a)) for a in arc]
        outline += [((WHEEL + 0.085) * cos(a), (WHEEL + 0.085) * sin(a)) for a in arc[::-1]]
        plate(outline, 0.46, 'graphite', bevel=0.006)


def cylinder(start, end, radius):
    """Hydraulic cylinder between two points of the side view (x, z), at the y of the frame around it."""
    (x0, z0), (x1, z1) = start, end
    long = hypot(x1 - x0, z1 - z0)
    with at(x0, 0, z0, ry=90 - degrees(atan2(z1 - z0, x1 - x0))):
        rod(radius, long * 0.62, (0, 0, 0), 'graphite', 0.006)
        rod(radius * 0.55, long * 0.42, (0, 0, long * 0.58), 'chrome', 0.002)
    for x, z in (start, end):
        with on('front', x, radius * 1.3, z):
            rod(radius * 1.1, radius * 2.6, (0, 0, 0), 'castdark', 0.006)


def bucket():
    """Bucket with cutting edge, its back at the pin."""
    outer = [(0.0, 0.42), (-0.03, 0.10), (0.04, -0.22), (0.22, -0.36), (1.02, -0.38)]
    inner = [(1.02, -0.365), (0.24, -0.335), (0.07, -0.205), (0.005, 0.10), (0.03, 0.42)]
    with at(PIN[0], 0, PIN[1]), on('front', 0, 1.08, 0):
        plate(outer + inner, 2.16, 'graphite', bevel=0.002)
        for z in (0, 2.13):
            plate([(0.0, 0.42), (-0.03, 0.10), (0.04, -0.22), (0.22, -0.36), (1.02, -0.38), (0.86, -0.16),
                   (0.34, 0.36)], 0.03, 'graphite', position=(0, 0, z), bevel=0.004)
        plate([(0.90, -0.395), (1.12, -0.388), (1.12, -0.375), (0.90, -0.362)], 2.16, 'steel', bevel=0.002)
        for i in range(7):
            tooth = [(0.98, -0.41), (1.20, -0.392), (1.22, -0.384), (0.98, -0.350)]
            plate(tooth, 0.07, 'castdark', position=(0, 0, 0.1 + i * 0.315), bevel=0.006)
    with on('front', PIN[0] - 0.04, -0.60, PIN[1]):
        rod(0.06, 0.03, (0, 0, 0), 'steel', 0.006)


def arms():
    """Two lift arms with cross tube, lift and tilt cylinders."""
    side = [(0.50, 1.56), (0.62, 1.66), (0.95, 1.64), (1.75, 1.24), (2.30, 0.56), (2.46, 0.44), (2.40, 0.32),
            (2.26, 0.34), (1.58, 0.98), (0.90, 1.40), (0.56, 1.42)]
    for y in (-0.42, 0.42):
        with on('front', 0, y + 0.04, 0):
            plate(side, 0.08, 'white', bevel=0.012)
            for x, z in ((0.62, 1.54), PIN):
                rod(0.075, 0.025, (x, z, 0.08), 'steel', 0.006)
        with at(0, y * 0.72, 0):
            cylinder((0.66, 0.72), (1.62, 1.12), 0.055)
    with on('front', 1.70, 0.42, 1.10):
        rod(0.10, 0.84, (0, 0, 0), 'white', 0.01)
    cylinder((0.80, 1.30), (1.78, 1.46), 0.06)
    with on('front', 0, 0.05, 0):
        plate([(1.62, 1.02), (1.70, 1.52), (1.84, 1.54), (1.92, 1.00), (1.78, 0.86)], 0.10, 'graphite', bevel=0.012)
    cylinder((1.86, 0.92), (2.38, 0.72), 0.035)
    with on('front', 0, -0.46, 0), at(1.02, 1.452, rz=-27.5):
        logo(0, 0, 0.11, 'printdark', 0.0005)


def front():
    """Front frame with its tower, axle and fenders."""
    box((1.30, 0.62, 0.42), (0.82, 0, 0.72), 'graphite', 0.03)
    for y in (-0.28, 0.28):
        with on('front', 0, y + 0.03, 0):
            plate([(0.24, 0.50), (1.40, 0.50), (1.36, 0.90), (0.86, 1.30), (0.78, 1.68), (0.52, 1.68), (0.36, 1.10)],
                  0.06, 'graphite', bevel=0.01)
    with on('front', FRONT, TRACK, WHEEL):
        rod(0.14, TRACK * 2, (0, 0, 0), 'castdark', 0.01)
    for y in (-TRACK, TRACK):
        fender(FRONT, y, 0.9, 1.75)
        with at(0.70, y * 0.74, 1.66):
            rod(0.018, 0.22, (0, 0, -0.30), 'graphite')
            box((0.12, 0.20, 0.16), (0, 0, 0), 'ink', 0.03)
            with on('right', 0.06, 0, 0):
                slab(0.16, 0.11, 0.008, 'lamp', 0.03, bevel=0.002)


def cab():
    """Cab with slim posts, tinted panes, roof with lamps, seat and wheel inside."""
    x0, x1 = CAB
    low, high, half = 1.02, 2.58, 0.62
    for y in (-half, half):
        face = 'front' if y < 0 else 'back'
        for foot, head, wide in ((x1 - 0.05, x1 - 0.20, 0.07), (x0 + 0.04, x0 + 0.04, 0.08), (0.02, -0.04, 0.05)):
            bent([(foot, y, low), (head, y, high)], wide / 2, 'graphite', smooth=False)
        with on(face, 0, y * 0.985, 0):
            k = 1 if y < 0 else -1
            plate([(k * px, pz) for px, pz in ((x0 + 0.06, low), (x1 - 0.06, low), (x1 - 0.2, high),
                                               (x0 + 0.06, high))][::k], 0.008, 'smoke', bevel=0.001)
    for foot, head in ((x1 - 0.05, x1 - 0.20), (x0 + 0.04, x0 + 0.04)):
        tilt = degrees(atan2(head - foot, high - low))
        with at((foot + head) / 2, 0, (low + high) / 2, ry=tilt):
            box((0.010, 2 * half - 0.06, high - low), (0, 0, 0), 'smoke', 0.001)
    box((x1 - x0 + 0.06, 2 * half + 0.10, 0.10), ((x0 + x1) / 2 - 0.07, 0, high + 0.05), 'white', 0.04)
    box((x1 - x0, 2 * half + 0.06, 0.16), ((x0 + x1) / 2, 0, low - 0.02), 'graphite', 0.03)
    for y in (-0.42, -0.20, 0.20, 0.42):
        box((0.07, 0.16, 0.09), (x1 - 0.20, y, high + 0.02), 'ink', 0.015)
        with on('right', x1 - 0.165, y, high + 0.02):
            slab(0.13, 0.06, 0.006, 'lamp', 0.012, bevel=0.001)
    lathe(((0.06, 0), (0.06, 0.08), (0.04, 0.12), (0, 0.125)), (x0 + 0.08, 0.45, high + 0.10), 'orange')
    with at(-0.22, 0, low):
        box((0.46, 0.48, 0.12), (0, 0, 0.42), 'plastic', 0.04)
        box((0.14, 0.46, 0.66), (-0.24, 0, 0.74), 'plastic', 0.05)
        box((0.30, 0.34, 0.36), (0, 0, 0.18), 'ink', 0.02)
    with at(0.26, 0, low + 0.62, ry=-28):
        rod(0.02, 0.40, (0, 0, -0.38), 'ink')
        lathe([(0.17 + 0.015 * cos(2 * pi * i / 12), 0.015 * sin(2 * pi * i / 12)) for i in range(13)], (0, 0, 0),
              'rubber', 40)
        box((0.33, 0.03, 0.012), (0, 0, 0), 'rubber', 0.004)
    box((0.05, 0.24, 0.17), (0.40, -0.36, low + 0.62), 'ink', 0.012)
    box((0.012, 0.21, 0.14), (0.372, -0.36, low + 0.62), 'uiteal', 0.002)
    # Steps and rail at the right door.
    for i in range(3):
        box((0.36, 0.20, 0.03), (0.04, -0.80 - 0.03 * (2 - i), 0.42 + i * 0.24), 'castdark', 0.006)
    for x in (-0.16, 0.24):
        bent([(x, -0.74, 0.98), (x, -0.88, 0.40)], 0.016, 'graphite', smooth=False)
    bent([(x1 - 0.02, -0.66, 1.12), (x1 + 0.02, -0.74, 1.30), (x1 - 0.10, -0.74, 2.0), (x1 - 0.14, -0.66, 2.1)], 0.014,
         'yellow')
    for y in (-1, 1):
        bent([(x1 - 0.14, y * 0.62, 2.3), (x1 - 0.02, y * 0.86, 2.32)], 0.012, 'graphite')
        box((0.05, 0.20, 0.32), (x1 - 0.02, y * 0.90, 2.24), 'ink', 0.03)


def rear():
    """Rear frame, axle, the bay with the pack behind the raised panel, hood and counterweight."""
    box((2.30, 0.66, 0.34), (-1.16, 0, 0.62), 'graphite', 0.03)
    with on('front', REAR, TRACK, WHEEL):
        rod(0.14, TRACK * 2, (0, 0, 0), 'castdark', 0.01)
    deck = 0.98
    box((1.86, 1.36, 0.08), (-1.46, 0, deck - 0.04), 'graphite', 0.012)
    with at(-1.36, -0.10, deck):
        pack.build('scene')
    with on('front', -1.40, 0.68, 0):
        plate([(-0.98, deck), (0.78, deck), (0.78, 1.94), (-0.52, 1.88), (-0.98, 1.70)], 0.05, 'white', bevel=0.012)
    with on('front', -1.40, 0.70, 0):
        plate([(-0.98, 1.66), (0.80, 1.90), (0.80, 1.99), (-0.56, 1.95), (-1.0, 1.76)], 1.40, 'white', bevel=0.03)
        for i in range(9):
            box((0.03, 0.02, 1.0), (-0.30 + i * 0.07, 1.963 + i * 0.0022, 0.70), 'ink', 0.006)
    box((0.10, 1.34, 0.96), (-2.34, 0, 1.34), 'graphite', 0.03)
    with on('left', -2.39, 0, 1.36):
        louvres(0, 0.02, 1.0, 0.62, 14, 0.0)
    box((0.08, 1.30, 0.90), (-0.62, 0, 1.44), 'graphite', 0.015)
    with on('front', -1.40, 0.80, 0):
        plate([(-1.24, 0.50), (-0.96, 0.42), (-0.96, 1.12), (-1.10, 1.16), (-1.24, 1.02)], 1.60, 'graphite', bevel=0.04)
    for y in (-1, 1):
        with on('left', -2.645, y * 0.60, 0.86):
            slab(0.14, 0.07, 0.01, 'red', 0.02, bevel=0.003)
        fender(REAR, y * TRACK, 0.55, 2.0)
    # The side panel, raised on two struts.
    with at(-1.40, -0.69, 1.92, rx=-108), on('front', 0, 0, 0):
        slab(1.70, 0.86, 0.035, 'white', 0.03, (0, -0.43, 0), 0.008)
        slab(1.56, 0.72, 0.012, 'gray', 0.02, (0, -0.43, -0.012), 0.004)
        logo(-0.72, -0.26, 0.16, 'printdark', 0.0355)
        light_line(0, -0.72, 1.44, 0.014, z=0.035)
        text(pack.MODEL, 0.075, -0.72, -0.50, 0.0355, 'printdark', weight=600)
        grip(0, -0.80, 0.16, 0.04, 0.035)
    for x in (-2.10, -0.74):
        bent([(x, -0.66, 1.30), (x, -1.20, 2.07)], 0.012, 'chrome', smooth=False)


def build(view):
    """The loader on its wheels, the bucket on the ground."""
    front()
    rear()
    cab()
    arms()
    bucket()
    for x, y in product((FRONT, REAR), (-TRACK, TRACK)):
        wheel(x, y)
    with on('front', 0, 0.14, 0.76):
        rod(0.16, 0.28, (0, 0, 0), 'castdark', 0.01)
