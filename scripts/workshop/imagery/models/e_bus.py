"""E-bus roof pack: long flat housing with side brackets, beaded lid, coolant and traction connectors."""

from kit.brand import light_line, logo, rating_plate, text
from kit.connect import hose_port
from kit.hardware import around, lifting_eye, screws
from kit.place import CORNERS, at, on
from kit.ratings import summary
from kit.shapes import bent, box, slab
from models.pack import bank, bead, ear, plug_end, service_plug, vent, warn

MODEL = 'AV-EB 420'
W, D, H = 1.86, 0.76, 0.24
VIEWS = {
    'hero': dict(azimuth=33, elevation=20, lens=75, aspect=(16, 9), margin=0.05),
    'detail': dict(azimuth=30, elevation=20, lens=90, low=(0.42, -0.40, 0.03), high=(0.93, -0.36, 0.28), margin=-0.02,
                   focus=(0.66, -0.38, 0.12), stop=8),
}


def build(view):
    """The pack as it is lifted to the roof."""
    for x in (-0.62, 0.62):
        box((0.10, D - 0.1, 0.02), (x, 0, 0.01), 'ink', 0.004)
    slab(W, D, 0.135, 'cast', 0.03, (0, 0, 0.02), 0.006)
    slab(W + 0.036, D + 0.036, 0.012, 'cast', 0.04, (0, 0, 0.150), 0.003)
    slab(W + 0.028, D + 0.028, 0.003, 'rubber', 0.038, (0, 0, 0.1615), 0.0005)
    slab(W + 0.036, D + 0.036, 0.010, 'white', 0.04, (0, 0, 0.164), 0.003)
    slab(W - 0.03, D - 0.03, H - 0.172, 'white', 0.05, (0, 0, 0.168), 0.016)
    with at(0, 0, 0.174):
        screws(around(W + 0.036, D + 0.036, 0.011, 16, 6), 0.005)
    with at(0, 0, H - 0.004):
        for i in range(6):
            x = -0.70 + i * 0.196
            if i < 6:
                bead(x, 0.10, 0.12, 0.38, 0.0, 'white', 0.007)
        slab(1.12, 0.155, 0.008, 'graphite', 0.02, (-0.21, -0.235, -0.004), 0.002)
        logo(-0.74, -0.215, 0.062, 'print', 0.0042)
        text(MODEL, 0.046, -0.335, -0.212, 0.0042, 'print', weight=600)
        text(summary(MODEL, 'energy', 'nominalVoltage'), 0.026, -0.06, -0.214, 0.0042, 'print')
        light_line(-0.21, -0.280, 1.06, 0.007, z=0.004)
        service_plug(0.60, 0.16, 0.12, 0.0)
        vent(0.50, -0.03, 0.026, 0.0)
        vent(0.60, -0.03, 0.026, 0.0)
        warn(0.60, -0.22, 0.20, 0.0)
        for sx, sy in CORNERS:
            lifting_eye(sx * (W / 2 - 0.085), sy * (D / 2 - 0.075), 0.024, 0.0, 'steel')
    for x in (-0.74, -0.25, 0.25):
        with on('front', x, -D / 2, 0.075):
            ear(0, 0, 0, 0.13, 0.085, 0.018, 'cast')
    for y in (-0.2, 0.2):
        with on('right', W / 2, y, 0.075):
            ear(0, 0, 0, 0.13, 0.07, 0.018, 'cast')
    with on('front', 0, -D / 2, 0.085):
        starts = bank(0.66, 0.0, 0.108, 0.0, 1, False)
        rating_plate(0.02, 0.0, 0.16, MODEL, [('Energy', 'energy'), ('Voltage', 'nominalVoltage')], 0.0)
    with on('front', 0.42, -D / 2, 0.085):
        for y in (-0.03, 0.03):
            hose_port(0, y, 0.012, 0.05)
    for i, (x, z, out) in enumerate(starts):
        y = -D / 2 - out
        z = z + 0.085
        bent([(x, y, z), (x - 0.004, y - 0.05, z - 0.004), (x + 0.05, y - 0.12 + 0.012 * i, z - 0.06), (x + 0.17,
             y - 0.11 + 0.02 * i, 0.014), (x + 0.34, y - 0.03 + 0.014 * i, 0.011)], 0.0088, 'orange')
    plug_end(0.66 - 0.045 + 0.30, -D / 2 - 0.105, 0.018, 0.055)
