"""Light-truck pack: hung beside the chassis rail, in a protective frame with side impact beam."""

from kit.brand import light_line, logo, rating_plate, text
from kit.connect import hose_port
from kit.hardware import around, bolt, screws
from kit.place import at, on
from kit.ratings import summary
from kit.shapes import bent, box, elbow, slab
from models.pack import bank, bead, plug_end, service_plug, vent, warn

MODEL = 'AV-LT 62'
W, D, H = 1.16, 0.56, 0.44
VIEWS = {
    'hero': dict(azimuth=31, elevation=18, lens=75, aspect=(16, 10)),
    'detail': dict(azimuth=34, elevation=20, lens=85, low=(0.08, -0.38, 0.10), high=(0.60, -0.3, 0.46), margin=-0.02,
                   focus=(0.34, -0.32, 0.25), stop=8),
}


def guard():
    """Steel cradle: two hangers that reach over the chassis rail, impact beam in front."""
    for x in (-0.40, 0.40):
        box((0.085, D + 0.05, 0.022), (x, 0, 0.031), 'ink', 0.004)
        box((0.085, 0.022, H + 0.03), (x, D / 2 + 0.020, H / 2 + 0.03), 'ink', 0.004)
        box((0.085, 0.16, 0.022), (x, D / 2 + 0.09, H + 0.055), 'ink', 0.004)
        box((0.085, 0.022, 0.13), (x, D / 2 + 0.165, H - 0.0), 'ink', 0.004)
        box((0.085, 0.022, 0.17), (x, -D / 2 - 0.022, 0.105), 'ink', 0.004)
        with on('front', x, -D / 2 - 0.033, 0):
            bolt(0, 0.155, 0.011)
        with on('top', x, D / 2 + 0.08, H + 0.066):
            bolt(0, -0.03, 0.011)
            bolt(0, 0.035, 0.011)
    # A length of the chassis rail that the hangers hook over.
    box((1.30, 0.075, 0.012), (0, D / 2 + 0.092, H + 0.036), 'gray', 0.003)
    box((1.30, 0.012, 0.22), (0, D / 2 + 0.125, H - 0.068), 'gray', 0.003)
    box((1.30, 0.075, 0.012), (0, D / 2 + 0.092, H - 0.172), 'gray', 0.003)
    elbow([(-W / 2 - 0.01, -D / 2 + 0.10, 0.075), (-W / 2 - 0.01, -D / 2 - 0.068, 0.075), (W / 2 + 0.01,
          -D / 2 - 0.068, 0.075), (W / 2 + 0.01, -D / 2 + 0.10, 0.075)], 0.026, 0.09, 'graphite')
    for x in (-0.40, 0.40):
        box((0.06, 0.05, 0.05), (x, -D / 2 - 0.045, 0.075), 'ink', 0.006)


def build(view):
    """Pack in its cradle."""
    guard()
    slab(W, D, 0.30, 'graphite', 0.03, (0, 0, 0.045), 0.008)
    slab(W + 0.028, D + 0.028, 0.010, 'graphite', 0.036, (0, 0, 0.336), 0.003)
    slab(W + 0.020, D + 0.020, 0.003, 'rubber', 0.034, (0, 0, 0.3455), 0.0005)
    slab(W + 0.028, D + 0.028, 0.009, 'white', 0.036, (0, 0, 0.348), 0.003)
    slab(W - 0.02, D - 0.02, H - 0.352, 'white', 0.05, (0, 0, 0.352), 0.018)
    with at(0, 0, 0.357):
        screws(around(W + 0.028, D + 0.028, 0.009, 11, 5), 0.0045)
    with at(0, 0, H):
        for i in range(5):
            bead(-0.42 + i * 0.15, 0.085, 0.085, 0.27, 0.0, 'white', 0.007)
        service_plug(0.40, 0.12, 0.11)
        vent(0.34, -0.02, 0.022)
        vent(0.44, -0.02, 0.022)
        slab(0.80, 0.12, 0.006, 'graphite', 0.018, (-0.11, -0.175, -0.003), 0.002)
        logo(-0.48, -0.160, 0.050, 'print', 0.0032)
        text(MODEL, 0.036, -0.165, -0.158, 0.0032, 'print', weight=600)
        text(summary(MODEL, 'energy', 'nominalVoltage'), 0.020, 0.045, -0.160, 0.0032, 'print')
        light_line(-0.11, -0.210, 0.74, 0.006, z=0.003)
        warn(0.40, -0.175, 0.18)
    with on('front', 0, -D / 2, 0.215):
        for x in (-0.47, -0.31, -0.15):
            bead(x, 0.0, 0.12, 0.20, 0.0, 'graphite', 0.010)
        starts = bank(0.255, 0.02, 0.15, 0.0, 1, False)
        rating_plate(-0.005, 0.02, 0.105, MODEL, [('Energy', 'energy'), ('Voltage', 'nominalVoltage'), ('Mass',
                     'weight')], 0.0)
        for y in (-0.03, 0.06):
            hose_port(0.50, y, 0.012, 0.05)
    for sx in (-1, 1):
        with on('right' if sx > 0 else 'left', sx * W / 2, 0, 0.20):
            for x in (-0.16, 0, 0.16):
                bead(x, 0.0, 0.10, 0.20, 0.0, 'graphite', 0.010)
    for i, (x, z, out) in enumerate(starts):
        y, z = -D / 2 - out, z + 0.215
        bent([(x, y, z), (x, y - 0.045, z - 0.008), (x + 0.03, y - 0.10, z - 0.11), (x + 0.09, y - 0.115, 0.06),
              (x + 0.18, y - 0.11 - 0.012 * i, 0.0115), (x + 0.36, y - 0.085 - 0.024 * i, 0.0115)], 0.0105, 'orange')
    plug_end(starts[0][0] + 0.345, -D / 2 - starts[0][2] - 0.105, 0.019, 0.058, 6)
