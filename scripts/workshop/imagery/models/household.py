"""Home storage on a wall: battery below, hybrid inverter above, gateway beside."""

from kit.brand import light_line, logo, mark, rating_plate, text
from kit.connect import gland
from kit.display import arc, bezel, field
from kit.hardware import screws
from kit.place import at, on
from kit.shapes import bent, box, elbow, rod, slab

MODEL = 'AV-HS 10'
WALL = 0.0
VIEWS = {
    'hero': dict(azimuth=29, elevation=3, lens=75, aspect=(3, 4), wall=WALL, strength=1.0, margin=0.12),
    'front': dict(azimuth=0, elevation=2, lens=180, aspect=(3, 4), wall=WALL, strength=1.0, margin=0.12),
    'detail': dict(azimuth=-24, elevation=4, lens=85, low=(-0.34, -0.2, 1.04), high=(0.36, -0.15, 1.56), wall=WALL,
                   strength=1.0,
                   margin=0.0),
}


def battery():
    """Slim battery: painted front shell over a dark frame, on its wall rail."""
    w, h, d = 0.64, 0.96, 0.16
    with on('front', 0, WALL, 0.56):
        for y in (-0.36, 0.36):
            slab(w - 0.12, 0.05, 0.03, 'steel', 0.006, (0, y, 0))
        slab(w - 0.016, h - 0.016, 0.08, 'graphite', 0.03, (0, 0, 0.025), 0.004)
        slab(w - 0.022, h - 0.022, 0.006, 'ink', 0.03, (0, 0, 0.104), 0.001)
        slab(w, h, 0.062, 'white', 0.036, (0, 0, 0.110), 0.014)
        with at(0, 0, d + 0.0122):
            light_line(0, 0.0, 0.52, 0.007, True)
            logo(-0.11, -0.355, 0.04, 'printdark', 0.0006)
            text(MODEL, 0.022, 0, -0.415, 0.0006, 'printdark', 'CENTER')
        for i in range(9):
            slab(0.004, 0.03, 0.002, 'dark', 0.002, (-0.2 + i * 0.05, 0, 0), 0.0005)
    for sx in (-1, 1):
        with on('right' if sx > 0 else 'left', sx * (w / 2 - 0.008), WALL - 0.065, 0.56):
            for i in range(12):
                slab(0.036, 0.006, 0.002, 'dark', 0.003, (0, -0.25 + i * 0.02, -0.001), 0.0005)
            screws(((0, 0.4), (0, -0.42)), 0.004, 0.0)
    with on('right', w / 2 - 0.008, WALL - 0.065, 0.9):
        rating_plate(0.0, -0.02, 0.07, MODEL, [('Energy', 'energy'), ('Power', 'ratedPower'), ('Mass', 'weight')], 0.0)


def inverter():
    """Hybrid inverter with cooling fins at its sides, display and isolator."""
    w, h = 0.50, 0.40
    with on('front', 0, WALL, 1.385):
        slab(w - 0.12, 0.05, 0.03, 'steel', 0.006, (0, 0.1, 0))
        slab(w - 0.03, h - 0.03, 0.075, 'alu', 0.012, (0, 0, 0.025), 0.003)
        for i in range(21):
            x = -w / 2 + 0.045 + i * (w - 0.09) / 20
            box((0.005, h - 0.004, 0.060), (x, 0, 0.062), 'alu', 0.0015)
        slab(w, h, 0.07, 'graphite', 0.032, (0, 0, 0.10), 0.012)
        with at(0, 0, 0.1704):
            with at(0.0, 0.055, 0):
                top = bezel(0.15, 0.088, 0, 0.008)
                field(0, 0, 0.148, 0.086, top - 0.0004, 'uibase', 0.004)
                arc(-0.038, 0, 0.030, 0.006, 0.999, top, 'uidim')
                arc(-0.038, 0, 0.030, 0.006, 0.78, top + 0.0002)
                text('78', 0.022, -0.038, 0.001, top, 'uiwhite', 'CENTER', 600, 0)
                mark(0.012, 0.024, 0.012, 'uivolt', 'uiwhite', top)
                text('4.2 kW', 0.017, 0.006, 0.002, top, 'uiwhite', weight=600, deep=0)
                text('from the sun', 0.0095, 0.006, -0.018, top, 'uimuted', deep=0)
            logo(-0.215, -0.145, 0.026, 'print', 0.0003)
            light_line(0.115, -0.145, 0.20, 0.004)
    with on('bottom', 0, WALL - 0.115, 1.185):
        for i in range(5):
            gland(-0.16 + i * 0.055, 0, 0.0115, 0.0, 'ink')
        with at(0.15, 0):
            rod(0.022, 0.012, (0, 0, 0), 'ink', 0.002)
            box((0.012, 0.045, 0.02), (0, 0, 0.02), 'red', 0.003)
    for i in (0, 1, 2):
        x = -0.16 + i * 0.055
        color = ('orange', 'orange', 'rubber')[i]
        end = (-0.16 + i * 0.055, WALL - 0.075, 1.03)
        bent([(x, WALL - 0.115, 1.17), (x, WALL - 0.115, 1.13), (x, WALL - 0.092, 1.08), end], 0.0062, color)
        with on('top', end[0], end[1], 1.032):
            gland(0, 0, 0.0105, 0.0, 'ink')


def gateway():
    """Meter and switch-over box at the right, joined by conduit to the inverter."""
    with on('front', 0.52, WALL, 1.385):
        slab(0.24, 0.34, 0.085, 'white', 0.02, (0, 0, 0.004), 0.006)
        slab(0.18, 0.10, 0.004, 'smoke', 0.01, (0, 0.09, 0.089), 0.001)
        slab(0.176, 0.096, 0.003, 'ink', 0.01, (0, 0.09, 0.0872), 0.001)
        for i in range(6):
            box((0.0225, 0.062, 0.012), (-0.066 + i * 0.0264, 0.09, 0.092), 'label', 0.002)
            box((0.009, 0.018, 0.012), (-0.066 + i * 0.0264, 0.09, 0.101), 'ink', 0.002)
        mark(-0.07, -0.115, 0.024, 'deep', 'printdark', 0.0894)
        text('Gateway', 0.017, -0.05, -0.117, 0.0893, 'printdark', weight=600)
        screws([(sx * 0.105, sy * 0.155) for sx in (-1, 1) for sy in (-1, 1)], 0.004, 0.089)
    with on('bottom', 0.52, WALL - 0.045, 1.215):
        for x in (-0.05, 0.0, 0.05):
            gland(x, 0, 0.0115, 0.0, 'ink')
    for i, (x0, x1) in enumerate(((0.06, 0.47), (0.005, 0.52))):
        z = 1.13 - 0.022 * i
        elbow([(x0, WALL - 0.115, 1.18), (x0, WALL - 0.115, z), (x1, WALL - 0.045, z), (x1, WALL - 0.045, 1.21)],
              0.0062, 0.03, 'gray')
        for x in (0.18, 0.34):
            box((0.014, 0.07, 0.018), (x, WALL - 0.05, z), 'ink', 0.003)


def build(view):
    """Inverter, battery and gateway as installed."""
    battery()
    inverter()
    gateway()
