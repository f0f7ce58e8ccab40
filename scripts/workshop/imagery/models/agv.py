"""AGV pack: flat extruded housing that slides into the vehicle, with handle and blind-mate connectors."""

from kit.brand import light_line, logo, rating_plate, text
from kit.connect import header, hv_socket, round_socket
from kit.display import window
from kit.hardware import screws
from kit.place import at, on
from kit.ratings import summary
from kit.shapes import box, elbow, plate, rod, slab
from models.pack import vent, warn

MODEL = 'AV-AG 48-105'
W, D, H = 0.36, 0.50, 0.155
VIEWS = {
    'hero': dict(azimuth=33, elevation=22, lens=80, aspect=(16, 10)),
    'detail': dict(azimuth=20, elevation=14, lens=90, low=(-0.18, -0.30, 0.02), high=(0.10, -0.25, 0.16), margin=-0.02,
                   focus=(-0.04, -0.27, 0.08), stop=6.3),
}


def profile():
    """Extruded aluminium shell with ribs and slide grooves, cut square at both ends."""
    half, top = W / 2, H
    right = [(half, 0.012)]
    for i in range(9):
        z = 0.022 + i * 0.0125
        right += [(half, z), (half - 0.006, z + 0.003), (half - 0.006, z + 0.0075), (half, z + 0.0105)]
    right += [(half, top - 0.012), (half - 0.008, top - 0.003), (half - 0.016, top)]
    left = [(-x, z) for x, z in right[::-1]]
    bottom = [(-half + 0.016, 0.004), (half - 0.016, 0.004)]
    with on('front', 0, D / 2, 0):
        plate(bottom + right + left, D, 'alu', bevel=0.0008)


def build(view):
    """The pack on its slide rails."""
    profile()
    for sx in (-1, 1):
        box((0.028, D - 0.04, 0.008), (sx * (W / 2 - 0.05), 0, 0.004), 'plastic', 0.002)
    for face, y in (('front', -D / 2), ('back', D / 2)):
        with on(face, 0, y, H / 2 + 0.002):
            slab(W + 0.008, H + 0.004, 0.014, 'graphite', 0.018, (0, 0, -0.001), 0.004)
            screws([(sx * (W / 2 - 0.016), sy * (H / 2 - 0.016)) for sx in (-1, 1) for sy in (-1, 1)] +
                   [(0, sy * (H / 2 - 0.012)) for sy in (-1, 1)], 0.004, 0.013)
    with on('front', 0, -D / 2 - 0.013, H / 2 + 0.002):
        elbow([(-0.085, 0.028, 0), (-0.085, 0.028, 0.042), (0.085, 0.028, 0.042), (0.085, 0.028, 0)], 0.0075, 0.02,
              'alu')
        for sx in (-1, 1):
            rod(0.0135, 0.006, (sx * 0.085, 0.028, 0), 'ink', 0.0015)
        logo(-0.152, -0.040, 0.024, 'print', 0.0002)
        light_line(0.075, -0.040, 0.155, 0.004)
        window(0.138, 0.030, 0.042, 0.024)
        hv_socket(-0.138, 0.028, 0.032, 0.0)
        round_socket(0.107, 0.0, 0.008, 4, 0)
        header(-0.02, -0.005, 0.036, 0.011, 2, 8, 0.0, depth=0.009)
        vent(-0.106, -0.008, 0.008)
    with at(0, 0, H):
        slab(W - 0.07, D - 0.10, 0.0024, 'white', 0.012, (0, 0, -0.0004), 0.0008)
        logo(-W / 2 + 0.065, 0.13, 0.046, 'printdark', 0.0022)
        text(MODEL, 0.030, -W / 2 + 0.066, 0.045, 0.0022, 'printdark', weight=600)
        text(summary(MODEL, 'nominalVoltage', 'capacity', 'energy'), 0.0155, -W / 2 + 0.066, 0.008, 0.0022, 'printdark')
        text(summary(MODEL, 'configuration', 'chemistry', 'protection'), 0.0155, -W / 2 + 0.066, -0.018, 0.0022, 'printdark')
        rating_plate(-0.065, -0.13, 0.12, MODEL, [('Energy', 'energy'), ('Voltage', 'nominalVoltage'),
                     ('Mass', 'weight')], 0.002)
        warn(0.075, -0.135, 0.10, 0.002)
        screws([(sx * (W / 2 - 0.045), sy * (D / 2 - 0.06)) for sx in (-1, 1) for sy in (-1, 1)], 0.0035, 0.002)
