"""Battery management system: master unit under a clear cover, two cell boards and their harness."""

from itertools import product

from kit.brand import light_line, logo, rating_plate, text
from kit.connect import header, hv_socket, plugged
from kit.hardware import bolt, rim_plate, screws
from kit.identity import NAME
from kit.place import CORNERS, at, on
from kit.shapes import bent, box, circle, lathe, plate, rod, rounded, slab

MODEL = 'AV-BM 312'
W, D, H = 0.26, 0.175, 0.052
VIEWS = {
    'hero': dict(azimuth=30, elevation=30, lens=85, aspect=(16, 10)),
    'front': dict(azimuth=0, elevation=20, lens=180, aspect=(16, 9)),
    'detail': dict(azimuth=34, elevation=36, lens=90, low=(-0.13, -0.09, 0.03), high=(0.05, 0.05, 0.07), margin=-0.02,
                   focus=(-0.03, -0.04, 0.05), stop=6.3),
}


def chip(x, y, w, h, z=0.0, words='', tall=0.0018):
    """Integrated circuit with its legs."""
    with at(x, y, z):
        box((w, h, tall), (0, 0, tall / 2 + 0.0004), 'ink', 0.0002)
        count = int(h / 0.0014)
        for i, s in product(range(count), (-1, 1)):
            box((0.0014, 0.0006, 0.0006), (s * (w / 2 + 0.0006), -h / 2 + h / count * (i + 0.5), 0.0004), 'steel', 0)
        if words:
            text(words, min(w / 6, h / 3), 0, 0, tall + 0.0004, 'uimuted', 'CENTER')


def specks(x, y, w, h, columns, rows, z=0.0):
    """Small passive parts in rows."""
    for i, j in product(range(columns), range(rows)):
        px, py = x - w / 2 + w * (i + 0.5) / columns, y - h / 2 + h * (j + 0.5) / rows
        box((0.0020, 0.0011, 0.0008), (px, py, z + 0.0004), 'gold' if (i * 3 + j) % 5 == 0 else 'ink', 0.0001)
        for s in (-1, 1):
            box((0.0004, 0.0012, 0.0009), (px + s * 0.0010, py, z + 0.0004), 'steel', 0)


def board(w, d, z):
    """The master's board: processor, isolation, relays, shunt connection, electrolytic capacitors."""
    with at(0, 0, z):
        slab(w, d, 0.0016, 'green', 0.004, bevel=0.0003)
        top = 0.0016
        chip(-0.012, 0.012, 0.024, 0.024, top, 'ARC-M4')
        chip(-0.060, 0.034, 0.011, 0.016, top, 'ISO')
        chip(-0.060, 0.010, 0.011, 0.016, top, 'ISO')
        chip(0.028, 0.036, 0.010, 0.012, top)
        chip(0.028, 0.012, 0.010, 0.012, top)
        for i in range(3):
            box((0.017, 0.021, 0.0145), (-0.088, 0.044 - i * 0.028, top + 0.00725), 'label', 0.001)
            text('24 V', 0.004, -0.088, 0.044 - i * 0.028, top + 0.0146, 'printdark', 'CENTER', 600)
        for i in range(4):
            with at(0.062 + i * 0.014, 0.048, top):
                lathe(((0.0055, 0), (0.0055, 0.0145), (0.005, 0.015), (0, 0.015)), (0, 0, 0), 'ink', 32)
                rod(0.0047, 0.0004, (0, 0, 0.0149), 'alu', 0)
        box((0.020, 0.020, 0.012), (0.094, 0.012, top + 0.006), 'graphite', 0.002)
        box((0.026, 0.013, 0.008), (0.062, 0.014, top + 0.004), 'yellow', 0.001)
        specks(-0.012, -0.020, 0.070, 0.024, 13, 5, top)
        specks(0.062, -0.014, 0.050, 0.024, 9, 5, top)
        specks(-0.034, 0.046, 0.022, 0.018, 4, 4, top)
        specks(0.012, 0.044, 0.012, 0.02, 2, 5, top)
        for i in range(16):
            box((0.0006, 0.020, 0.00012), (-0.03 + i * 0.0022, -0.048, top), 'gold', 0)
        text(f'{NAME.upper()}  {MODEL}  REV C', 0.0055, -0.112, -0.032, top + 0.0001, 'print')
        for sx, sy in CORNERS:
            with at(sx * (w / 2 - 0.008), sy * (d / 2 - 0.008), top):
                plate(circle(0.0042), 0.0003, 'gold', bevel=0.00005)
                lathe(((0.0032, 0), (0.0030, 0.002), (0, 0.0022)), (0, 0, 0.0002), 'steel', 24)


def master():
    """Cast base, clear cover in a white frame, connectors to the front."""
    for sx, y in product((-1, 1), (-0.055, 0.055)):
        with at(sx * (W / 2 + 0.007), y, 0):
            plate(rounded(0.042, 0.032, 0.015), 0.008, 'cast', [circle(0.004)[::-1]], bevel=0.0018)
            bolt(sx * 0.007, 0, 0.005, 0.008)
    slab(W, D, H - 0.012, 'cast', 0.012, (0, 0, 0.001), 0.0012, [rounded(W - 0.012, D - 0.012, 0.008)[::-1]])
    slab(W - 0.006, D - 0.006, 0.004, 'cast', 0.010, (0, 0, 0.001), 0.001)
    for sx, i in product((-1, 1), range(15)):
        box((0.010, 0.0026, H - 0.02), (sx * (W / 2 + 0.003), -0.064 + i * 0.0092, H / 2 - 0.004), 'cast', 0.001)
    board(W - 0.018, D - 0.05, H - 0.024)
    with at(0, 0, H - 0.011):
        rim_plate(W + 0.004, D + 0.004, 0.0016, 'rubber', 0.010, 0.013)
        with at(0, 0, 0.0016):
            rim_plate(W + 0.006, D + 0.006, 0.008, 'white', 0.016, 0.014)
            slab(W - 0.024, D - 0.024, 0.0024, 'clear', 0.006, (0, 0.0, 0.003), 0.0005)
            slab(W - 0.026, 0.040, 0.0022, 'graphite', 0.005, (0, -D / 2 + 0.034, 0.0062), 0.0006)
            logo(-W / 2 + 0.026, -D / 2 + 0.041, 0.015, 'print', 0.0085)
            text(MODEL, 0.0115, W / 2 - 0.026, -D / 2 + 0.041, 0.0085, 'print', 'RIGHT', 600)
            light_line(0, -D / 2 + 0.022, W - 0.054, 0.0026, z=0.0084)
            screws([(sx * (W / 2 - 0.005), y) for sx in (-1, 1) for y in (-0.078, 0, 0.078)] +
                   [(x, sy * (D / 2 - 0.005)) for sy in (-1, 1) for x in (-0.06, 0.06)], 0.0026, 0.008)
    with on('front', 0, -D / 2, 0.022):
        header(-0.088, 0, 0.052, 0.022, 3, 12, 0.0, 'plastic', 0.018)
        plugged(-0.024, 0, 0.046, 0.018, 0.0, 8)
        header(0.034, 0, 0.046, 0.022, 3, 10, 0.0, 'plastic', 0.018)
        hv_socket(0.094, 0, 0.030, 0.0)
    with on('right', W / 2, 0, H / 2):
        rating_plate(0, -0.002, 0.05, MODEL, [('Cells', 'cellChannels'), ('Supply', 'supplyVoltage')], 0.0085)


def slave(number, covered):
    """Cell board in its tray, with sense connectors; covered or open."""
    w, d = 0.150, 0.062
    slab(w, d, 0.012, 'plastic', 0.006, (0, 0, 0), 0.0010, [rounded(w - 0.005, d - 0.005, 0.004)[::-1]])
    slab(w - 0.002, d - 0.002, 0.002, 'plastic', 0.005, bevel=0.0005)
    with at(0, 0, 0.008):
        slab(w - 0.008, d - 0.008, 0.0016, 'green', 0.003, bevel=0.0003)
        for sx in (-1, 1):
            with at(sx * 0.042, d / 2 - 0.012, 0.0016):
                box((0.050, 0.0115, 0.009), (0, 0, 0.0045), 'print', 0.0008)
                box((0.046, 0.004, 0.0015), (0, -0.001, 0.0090), 'dark', 0)
        if not covered:
            chip(-0.020, -0.006, 0.014, 0.014, 0.0016, 'AFE')
            chip(0.020, -0.006, 0.014, 0.014, 0.0016, 'AFE')
            specks(0, 0.006, 0.120, 0.006, 22, 2, 0.0016)
            specks(-0.052, -0.012, 0.024, 0.016, 4, 4, 0.0016)
            specks(0.052, -0.012, 0.024, 0.016, 4, 4, 0.0016)
            text(f'CELL CONTROLLER {number}', 0.004, -0.068, -0.024, 0.0018, 'print')
        else:
            with at(0, -0.008, 0.0016):
                slab(w - 0.004, d - 0.022, 0.010, 'white', 0.005, (0, 0, 0), 0.002)
                logo(-0.064, 0.004, 0.012, 'printdark', 0.0102)
                text(f'Cell controller {number}', 0.0062, 0.064, 0.004, 0.0101, 'printdark', 'RIGHT', 600)
                light_line(0, -0.011, 0.128, 0.0022, z=0.010)
    for sx in (-1, 1):
        with at(sx * (w / 2 + 0.004), 0):
            plate(rounded(0.022, 0.016, 0.0075), 0.004, 'plastic', [circle(0.002)[::-1]], bevel=0.001)
            bolt(sx * 0.003, 0, 0.0028, 0.004)
    with on('left', -w / 2, -0.012, 0.0135):
        plugged(0, 0, 0.014, 0.007, 0, 2)


def build(view):
    """Master with two cell boards in front, chained by their wires."""
    master()
    spots = ((-0.045, -0.185, 'A', True), (0.150, -0.185, 'B', False))
    for x, y, number, covered in spots:
        with at(x, y, 0):
            slave(number, covered)
    y0 = -D / 2 - 0.024
    for i in range(6):
        s = (i - 2.5) * 0.0042
        bent([(-0.024 + s, y0, 0.022), (-0.026 + s, y0 - 0.012, 0.0215),
              (-0.075 + s * 0.7, y0 - 0.024, 0.010 + i * 0.0004), (-0.132 - i * 0.0022, y0 - 0.030, 0.004),
              (-0.166 - i * 0.0022, -0.160, 0.003), (-0.160 - i * 0.0012, -0.192 - i * 0.0008, 0.008),
              (-0.140, -0.1973, 0.0135)], 0.0013, ('red', 'ink', 'yellow', 'blue', 'print', 'ink')[i])
    for i in range(2):
        bent([(0.075, -0.1973 + i * 0.003, 0.0135), (0.050, -0.1973 + i * 0.003, 0.0135), (0.044, -0.198, 0.010),
              (0.036, -0.198, 0.006), (0.026, -0.190, 0.008)], 0.0012, ('orange', 'ink')[i])
