"""Marine pack: a rack of sealed modules with exhaust duct, damped feet and disconnect box."""

from kit.brand import danger_label, light_line, logo, rating_plate, text
from kit.connect import gland, hv_socket, round_socket
from kit.display import status
from kit.hardware import bolt, grip, rim_plate, screws
from kit.place import at, on
from kit.ratings import rating
from kit.shapes import bent, box, lathe, pipe, rod, slab

MODEL = 'AV-MA 133'
W, D, H = 0.74, 0.72, 1.62
COUNT, PITCH, BASE = 4, 0.285, 0.165
VIEWS = {
    'hero': dict(azimuth=31, elevation=9, lens=75, aspect=(3, 4), margin=0.06),
    'detail': dict(azimuth=26, elevation=8, lens=85, low=(-0.36, -0.46, 0.98), high=(0.36, -0.4, 1.52), margin=-0.02,
                   focus=(0, -0.4, 1.25), stop=8),
}


def frame():
    """White painted angle frame on rubber-steel dampers."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (W / 2 - 0.03), sy * (D / 2 - 0.03)
            box((0.06, 0.008, H - 0.14), (x, sy * (D / 2 - 0.004), (H + 0.08) / 2), 'white', 0.002)
            box((0.008, 0.06, H - 0.14), (sx * (W / 2 - 0.004), y, (H + 0.08) / 2), 'white', 0.002)
            with at(x, y):
                rod(0.045, 0.012, (0, 0, 0), 'steel', 0.002)
                lathe(((0.038, 0.012), (0.030, 0.03), (0.030, 0.055), (0.036, 0.07), (0, 0.07)), (0, 0, 0), 'rubber')
                rod(0.04, 0.012, (0, 0, 0.07), 'steel', 0.002)
        for z in (0.42, 0.98, 1.40):
            box((0.008, D - 0.05, 0.06), (sx * (W / 2 - 0.010), 0, z), 'white', 0.002)
            with on('right' if sx > 0 else 'left', sx * W / 2, 0, z):
                for y in (-D / 2 + 0.03, D / 2 - 0.03):
                    bolt(y, 0, 0.009)
    box((W, D, 0.05), (0, 0, 0.108), 'white', 0.006)
    box((W, D, 0.035), (0, 0, H), 'white', 0.006)
    box((W - 0.03, 0.006, H - 0.3), (0, D / 2 - 0.012, H / 2), 'gray', 0)
    with on('top', 0.2, D / 2 - 0.16, H + 0.017):
        pipe(0.075, 0.070, 0.09, (0, 0, 0), 'steel')
        pipe(0.105, 0.07, 0.010, (0, 0, 0), 'steel')
        rod(0.071, 0.002, (0, 0, 0), 'dark', 0)


def module(number):
    """Sealed module, front at y = 0."""
    w, h = W - 0.135, PITCH - 0.030
    box((w - 0.02, D - 0.12, h - 0.01), (0, D / 2 - 0.045, 0), 'cell', 0.012)
    with on('front', 0, 0, 0):
        rim_plate(w - 0.004, h - 0.004, 0.004, 'rubber', 0.02, 0.022)
        slab(w, h, 0.022, 'graphite', 0.024, (0, 0, 0.004), 0.006)
        with at(0, 0, 0.026):
            screws([(sx * (w / 2 - 0.016) * t, sy * (h / 2 - 0.016)) for sx in (-1, 1) for sy in (-1,
                   1) for t in (1, 0.34)], 0.0048)
            for sx in (-1, 1):
                grip(sx * (w / 2 - 0.055), 0, 0.13, 0.042, 0, 0.007, 'alu', True)
            hv_socket(-0.165, 0.045, 0.048)
            hv_socket(0.165, 0.045, 0.048)
            round_socket(-0.172, -0.055, 0.015, 5)
            gland(0.172, -0.055, 0.013)
            light_line(0, 0.078, 0.16, 0.0045)
            text(f'Module {number:02d}', 0.024, 0, 0.028, 0.0002, 'print', 'CENTER', 600)
            text('60s  ·  LFP', 0.014, 0, -0.006, 0.0002, 'print', 'CENTER')
            danger_label(0, -0.062, 0.13)


def build(view):
    """Four modules and the disconnect box."""
    frame()
    y0 = -D / 2 + 0.006
    for i in range(COUNT):
        with at(0, y0, BASE + PITCH / 2 + i * PITCH - 0.02):
            module(i + 1)
    z = 1.46
    with on('front', 0, y0 + 0.01, z):
        box((W - 0.14, 0.20, 0.5), (0, 0, -0.25), 'graphite', 0.008)
        slab(W - 0.13, 0.215, 0.014, 'white', 0.012, (0, 0, 0), 0.003)
        status(0.165, 0.005, 0.20, 0.12, 81, rating(MODEL, 'energy'), 0.014)
        logo(-W / 2 + 0.095, 0.045, 0.05, 'printdark', 0.0142)
        light_line(-0.135, -0.032, 0.28, 0.006, z=0.014)
        text(f"{MODEL}  ·  {rating(MODEL, 'nominalVoltage')}", 0.017, -W / 2 + 0.097, -0.07, 0.0142, 'printdark')
        screws([(sx * (W / 2 - 0.082), sy * 0.09) for sx in (-1, 1) for sy in (-1, 1)], 0.005, 0.014)
    for i in range(COUNT - 1):
        x = 0.165 if i % 2 else -0.165
        low = BASE + PITCH / 2 + i * PITCH - 0.02 + 0.045
        high = low + PITCH
        y = y0 - 0.062
        for dx in (-0.012, 0.012):
            bent([(x + dx, y + 0.012, low), (x + dx, y - 0.03, low + 0.012), (x + dx, y - 0.045, (low + high) / 2),
                  (x + dx, y - 0.03, high - 0.012), (x + dx, y + 0.012, high)], 0.0088, 'orange')
        for zz in (low, high):
            with on('front', x, y0 - 0.030, zz):
                slab(0.056, 0.040, 0.040, 'orange', 0.010, (0, 0, 0), 0.004)
    with on('front', 0.22, -D / 2, 0.108):
        rating_plate(0.0, 0.0, 0.075, MODEL, [('Energy', 'energy')], 0.0)
