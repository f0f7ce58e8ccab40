"""Industrial battery pack: rows of modules and busbars under a clear lid."""

from itertools import product

from kit.brand import danger_label, light_line, logo, rating_plate, text
from kit.connect import gland, hv_plug, hv_socket, plugged, round_socket, stud
from kit.display import bezel, status
from kit.hardware import around, bolt, grip, lifting_eye, rim_plate, screws
from kit.place import CORNERS, at, on
from kit.ratings import rating, summary
from kit.shapes import bent, box, elbow, rod, rounded, slab
from models.module import module

MODEL = 'AV-BP 80-230'
W, D, H = 1.03, 0.72, 0.50
VIEWS = {
    'hero': dict(azimuth=31, elevation=31, lens=75),
    'front': dict(azimuth=0, elevation=14, lens=180),
    'detail': dict(azimuth=38, elevation=36, lens=85, low=(-0.13, -0.37, 0.30), high=(0.45, 0.1, 0.56), margin=-0.04,
                   focus=(0.2, -0.2, 0.5), stop=5.6),
}


def tub():
    """Steel trough on skids, with ribs, lashing eyes and the connection face."""
    wall = 0.008
    for sx in (-1, 1):
        box((0.09, D - 0.06, 0.04), (sx * 0.36, 0, 0.02), 'ink', 0.004)
    box((W, D, 0.012), (0, 0, 0.046), 'graphite', 0.003)
    slab(W, D, H - 0.04, 'graphite', 0.028, (0, 0, 0.04), 0.0015, [rounded(W - 2 * wall, D - 2 * wall, 0.02)[::-1]])
    for sx in (-1, 1):
        with on('right' if sx > 0 else 'left', sx * W / 2, 0, H / 2):
            for x in (-0.2, 0, 0.2):
                slab(0.10, H - 0.19, 0.010, 'graphite', 0.016, (x, -0.045, -0.002), 0.005)
            slab(0.34, 0.05, 0.012, 'steel', 0.01, (0, H / 2 - 0.075, 0), 0.003, [rounded(0.12, 0.026, 0.012)[::-1]])
            for x in (-0.12, 0.12):
                bolt(x, H / 2 - 0.075, 0.010, 0.012)


def face(on_duty=True):
    """Front: light line, logo, display (dark if the pack is not in use), connectors, plates."""
    with on('front', 0, -D / 2, 0):
        slab(W - 0.10, 0.075, 0.005, 'ink', 0.012, (0, H - 0.085, -0.001), 0.0015)
        logo(-W / 2 + 0.075, H - 0.076, 0.034, 'print', 0.0042)
        light_line(0.11, H - 0.085, 0.62, 0.006, z=0.0042)
        slab(W - 0.10, 0.27, 0.004, 'white', 0.014, (0, 0.235, -0.001), 0.0015)
        screws([(x, y) for x in (-W / 2 + 0.068, 0, W / 2 - 0.068) for y in (0.235 - 0.118, 0.235 + 0.118)], 0.0045,
               0.003)
        with at(-0.28, 0.245, 0.003):
            if on_duty:
                status(0, 0, 0.21, 0.125, 92, rating(MODEL, 'nominalVoltage'))
            else:
                bezel(0.21, 0.125)
        text(MODEL, 0.034, -0.09, 0.315, 0.0032, 'printdark', weight=600)
        text(summary(MODEL, 'nominalVoltage', 'capacity', 'chemistry'), 0.017, -0.09, 0.277, 0.0032, 'printdark')
        rating_plate(0.0, 0.188, 0.17, MODEL, [('Energy', 'energy'), ('Voltage', 'nominalVoltage'),
                     ('Current', 'continuousCurrent'), ('Mass', 'weight')], 0.003)
        slab(0.30, 0.22, 0.006, 'graphite', 0.012, (0.305, 0.235, 0.002), 0.002)
        hv_plug(0.235, 0.275, 0.066, 0.008)
        hv_socket(0.375, 0.275, 0.066, 0.008)
        plugged(0.215, 0.175, 0.045, 0.016, 0.008)
        round_socket(0.305, 0.178, 0.017, 5, 0.008)
        gland(0.375, 0.178, 0.013, 0.008)
        danger_label(-0.28, 0.145, 0.13, z=0.003)


def cables():
    """The orange pair that leaves the plug and lies along the pack to the right."""
    y0 = -D / 2 - 0.008 - 0.075
    for i, x in enumerate((0.220, 0.250)):
        bent([(x, y0, 0.275), (x + 0.01, y0 - 0.05, 0.268), (x + 0.06, y0 - 0.10, 0.17), (x + 0.13, y0 - 0.09, 0.05),
              (x + 0.22, y0 - 0.06 - 0.02 * i, 0.0105), (x + 0.36, y0 + 0.02 - 0.035 * i, 0.0205)], 0.0098, 'orange')
    with at(0.235 + 0.405, y0 + 0.003, 0.0215):
        box((0.105, 0.085, 0.042), (0, 0, 0), 'gray', 0.006)
        box((0.03, 0.092, 0.030), (-0.02, 0, 0), 'gray', 0.004)
        box((0.012, 0.06, 0.020), (0.052, 0, 0), 'ink', 0.003)
        for y in (-0.02, 0.02):
            rod_x(y)
        grip_path = [(-0.02, -0.05, 0.0), (-0.02, -0.075, 0.0), (0.06, -0.075, 0.0)]
        elbow(grip_path, 0.006, 0.02, 'red')


def rod_x(y):
    """A collar where a cable enters the vehicle's plug."""
    with on('left', -0.045, y, 0):
        rod(0.0145, 0.025, (0, 0, 0), 'gray', 0.002)


COLUMNS, ROWS = 3, 3
MODULE = (0.265, 0.205, 0.20)


def spot(column, row):
    """Middle of the module in that column and row."""
    width, depth, _ = MODULE
    return -W / 2 + 0.155 + column * (width + 0.008), -D / 2 + 0.132 + row * (depth + 0.022)


def modules(column, row):
    """One module in its place."""
    x, y = spot(column, row)
    with at(x, y, H - 0.045 - MODULE[2]):
        module(*MODULE, 8, lettered=f'CMU {column * ROWS + row + 1:02d}')


def bars(row):
    """The busbars of a row, under their orange covers, and its lead to the bay."""
    _, y = spot(0, row)
    for column in range(COLUMNS - 1):
        x = spot(column + 0.5, row)[0]
        box((0.07, 0.026, 0.005), (x, y - 0.07, H - 0.049), 'copper', 0.0015)
        box((0.04, 0.030, 0.010), (x, y - 0.07, H - 0.048), 'orange', 0.003)
    elbow([(spot(2.38, row)[0], y - 0.07, H - 0.05), (0.345, y - 0.07, H - 0.032), (0.40, y - 0.07, H - 0.05)], 0.009,
          0.03, 'orange')


def bay():
    """The fuse and contactor bay at the right, and the floor under all."""
    box((W - 0.02, D - 0.02, 0.01), (0, 0, H - 0.25), 'dark', 0)
    with at(W / 2 - 0.115, 0, H - 0.14):
        box((0.17, D - 0.06, 0.004), (0, 0, 0), 'alu', 0.001)
        for y in (-0.24, -0.10):
            box((0.075, 0.095, 0.075), (0.02, y, 0.04), 'ink', 0.006)
            rod_pair(0.02, y)
        box((0.06, 0.15, 0.05), (0.0, 0.06, 0.027), 'label', 0.008)
        text('500 A', 0.018, -0.002, 0.06, 0.0525, 'printdark', 'CENTER', 600)
        for y in (-0.03, 0.15):
            box((0.03, 0.03, 0.012), (0.0, y, 0.03), 'copper', 0.002)
        slab(0.13, 0.14, 0.0016, 'green', 0.004, (0.0, 0.245, 0.03), 0.0003)
        for i, j in product(range(3), range(3)):
            box((0.014, 0.014, 0.003), (-0.035 + i * 0.032, 0.21 + j * 0.032, 0.0335), 'ink', 0.0005)
        box((0.09, 0.014, 0.012), (0, 0.302, 0.037), 'print', 0.001)
        elbow([(0.02, -0.15, 0.07), (0.02, -0.02, 0.072), (0.0, -0.02, 0.036)], 0.008, 0.02, 'orange')


def contents():
    """Three rows of modules with their busbars, and the bay."""
    for column, row in product(range(COLUMNS), range(ROWS)):
        modules(column, row)
    for row in range(ROWS):
        bars(row)
    bay()


def rod_pair(x, y):
    """The two studs of a contactor."""
    for dy in (-0.025, 0.025):
        stud(x, y + dy, 0.0045, 0.077, 'print')


def lid():
    """White rim with gasket and screws around a clear sheet."""
    with at(0, 0, H):
        rim_plate(W - 0.004, D - 0.004, 0.004, 'rubber', 0.05, 0.028)
        with at(0, 0, 0.004):
            rim_plate(W + 0.008, D + 0.008, 0.018, 'white', 0.062, 0.032)
            slab(W - 0.10, D - 0.10, 0.004, 'clear', 0.012, (0, 0, 0.006), 0.0006)
            screws(around(W, D, 0.026, 7, 4), 0.0055, 0.018)
            for sx, sy in CORNERS:
                lifting_eye(sx * (W / 2 - 0.075), sy * (D / 2 - 0.026), 0.020, 0.018)


def grips():
    """Carrying handles at the sides."""
    for sx in (-1, 1):
        with on('right' if sx > 0 else 'left', sx * W / 2, 0, 0.16):
            grip(0, 0, 0.2, 0.045, 0.0, 0.008, 'steel')


def build(view):
    """The pack as it is delivered, plugged in."""
    tub()
    face()
    contents()
    lid()
    grips()
    if view == 'hero':
        cables()
