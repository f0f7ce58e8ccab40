"""Construction-machine pack: ribbed heavy housing on vibration mounts with lifting lugs and guard frame."""

from itertools import product
from math import pi

from mathutils import Matrix

from kit.brand import light_line, logo, rating_plate, text
from kit.display import status
from kit.hardware import around, bolt, louvres, screws
from kit.place import CORNERS, at, on
from kit.ratings import rating, summary
from kit.shapes import bent, box, circle, elbow, lathe, plate, rod, slab
from models.pack import bank, plug_end, service_plug, vent, warn

MODEL = 'AV-CM 99'
W, D, H = 1.08, 0.84, 0.70
FLOOR = 0.10
VIEWS = {
    'hero': dict(azimuth=31, elevation=18, lens=75),
    'detail': dict(azimuth=32, elevation=18, lens=85, low=(-0.05, -0.5, 0.30), high=(0.54, -0.42, 0.74), margin=-0.02,
                   focus=(0.2, -0.44, 0.5), stop=9),
}


def mounts():
    """Four vibration mounts under a welded base."""
    for sx, sy in CORNERS:
        with at(sx * (W / 2 - 0.11), sy * (D / 2 - 0.10)):
            box((0.17, 0.15, 0.016), (0, 0, 0.008), 'castdark', 0.003)
            lathe(((0.058, 0.016), (0.050, 0.03), (0.050, 0.06), (0.056, 0.074), (0, 0.074)), (0, 0, 0), 'rubber')
            for x in (-0.065, 0.065):
                bolt(x, 0, 0.009, 0.016)
    box((W + 0.04, D + 0.04, 0.035), (0, 0, FLOOR - 0.010), 'graphite', 0.005)


def lug(x, y, face):
    """Lifting lug welded to the top corner."""
    with on(face, x, y, H):
        plate([(-0.06, -0.11), (0.06, -0.11), (0.06, 0.02), (0.036, 0.085), (-0.036, 0.085), (-0.06, 0.02)], 0.022,
              'yellow', [circle(0.026, 0, 0.032)[::-1]], bevel=0.003)
        bolt(-0.032, -0.07, 0.010, 0.022)
        bolt(0.032, -0.07, 0.010, 0.022)


def shell():
    """Housing of plate with upright ribs, and a tread-plate lid."""
    slab(W, D, H - FLOOR - 0.03, 'graphite', 0.03, (0, 0, FLOOR), 0.006)
    slab(W + 0.03, D + 0.03, 0.014, 'graphite', 0.036, (0, 0, H - 0.046), 0.004)
    slab(W + 0.022, D + 0.022, 0.004, 'rubber', 0.034, (0, 0, H - 0.0325), 0.0005)
    slab(W + 0.03, D + 0.03, 0.030, 'white', 0.036, (0, 0, H - 0.029), 0.006)
    with at(0, 0, H + 0.001):
        screws(around(W + 0.03, D + 0.03, 0.022, 9, 6), 0.0065)
        slab(W - 0.20, 0.36, 0.003, 'cast', 0.02, (0, 0.17, -0.001), 0.001)
        for i, j in product(range(22), range(9)):
            x, y = -0.40 + i * 0.038, 0.02 + j * 0.038
            turn = Matrix.Rotation(pi / 4 if (i + j) % 2 else -pi / 4, 4, 'Z')
            box((0.026, 0.006, 0.003), (x, y, 0.0025), 'cast', 0.0012, turn)
        slab(W - 0.20, 0.17, 0.006, 'graphite', 0.018, (0, -0.225, -0.002), 0.002)
        logo(-0.40, -0.200, 0.060, 'print', 0.0042)
        text(MODEL, 0.044, 0.005, -0.198, 0.0042, 'print', weight=600)
        text(summary(MODEL, 'energy', 'nominalVoltage'), 0.024, 0.225, -0.200, 0.0042, 'print')
        light_line(0, -0.272, W - 0.30, 0.007, z=0.004)
    for sx in (-1, 1):
        face = 'right' if sx > 0 else 'left'
        for y in (-0.30, 0.30):
            lug(sx * W / 2, y, face)
        with on(face, sx * W / 2, 0, FLOOR + 0.30):
            for x in (-0.36, -0.18, 0.0, 0.18, 0.36):
                box((0.022, 0.50, 0.034), (x, -0.02, 0.012), 'graphite', 0.004)
            louvres(0.09, 0.04, 0.13, 0.20, 8, 0, 'ink', 'graphite', 0.012)
            louvres(-0.09, 0.04, 0.13, 0.20, 8, 0, 'ink', 'graphite', 0.012)


def build(view):
    """Pack with guard frame and traction cables."""
    mounts()
    shell()
    starts = []
    with on('front', 0, -D / 2, FLOOR + 0.285):
        for x in (-0.50, 0.50):
            box((0.022, 0.50, 0.034), (x, -0.01, 0.012), 'graphite', 0.004)
        slab(0.44, 0.36, 0.005, 'white', 0.016, (-0.245, 0.01, -0.001), 0.002)
        screws([(-0.245 + sx * 0.2, 0.01 + sy * 0.16) for sx in (-1, 1) for sy in (-1, 1)], 0.005, 0.004)
        status(-0.345, 0.09, 0.18, 0.12, 95, rating(MODEL, 'chargePower'), 0.004)
        warn(-0.14, 0.115, 0.16, 0.004)
        rating_plate(-0.14, -0.015, 0.165, MODEL, [('Energy', 'energy'), ('Voltage', 'nominalVoltage'),
                     ('Current', 'continuousCurrent'), ('Mass', 'weight')], 0.004)
        logo(-0.435, -0.055, 0.04, 'printdark', 0.0042)
        text(rating(MODEL, 'protection'), 0.018, -0.434, -0.115, 0.0042, 'printdark')
        starts = bank(0.255, 0.08, 0.165, 0.0, 1, False)
        service_plug(0.125, -0.125, 0.09, 0.0)
        vent(0.25, -0.125, 0.024)
        vent(0.34, -0.125, 0.024)
    for i, (x, z, out) in enumerate(starts):
        y, z = -D / 2 - out, z + FLOOR + 0.285
        bent([(x, y, z), (x, y - 0.03, z - 0.004), (x + 0.02, y - 0.06, z - 0.09), (x + 0.06, y - 0.045, z - 0.22),
             (x + 0.13, y - 0.01, z - 0.33), (x + 0.24 + 0.02 * i, y + 0.0, 0.030), (x + 0.36, y + 0.07 - 0.02 * i,
             0.014)], 0.0118, 'orange')
    plug_end(starts[0][0] + 0.02 + 0.35, -D / 2 - starts[0][2] + 0.055, 0.024, 0.075, 20)
    y = -D / 2 - 0.055
    elbow([(-W / 2 - 0.03, -D / 2 + 0.12, 0.20), (-W / 2 - 0.03, y, 0.20), (W / 2 + 0.03, y, 0.20),
           (W / 2 + 0.03, -D / 2 + 0.12, 0.20)], 0.022, 0.08, 'yellow')
    for x in (-0.40, 0.0, 0.40):
        with on('front', x, -D / 2, 0.20):
            rod(0.018, 0.055, (0, 0, -0.005), 'graphite')
            rod(0.032, 0.010, (0, 0, -0.002), 'graphite', 0.002)
