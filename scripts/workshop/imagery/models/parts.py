"""Storage rack with battery drawers, one of them drawn out."""

from kit.brand import danger_label, light_line, logo, rating_plate, text
from kit.display import status
from kit.hardware import bolt, foot, screws
from kit.place import at, on
from kit.ratings import rating
from kit.shapes import bent, box, slab
from models.drawer import drawer
from models.module import module

MODEL = 'AV-SM 48-100'
W, D, H = 0.62, 0.76, 2.02
COUNT, PITCH, BASE = 8, 0.211, 0.217
VIEWS = {
    'hero': dict(azimuth=31, elevation=8, lens=75, aspect=(3, 4), margin=0.06),
    'front': dict(azimuth=0, elevation=3, lens=180, aspect=(3, 4), margin=0.06),
    'detail': dict(azimuth=34, elevation=22, lens=85, low=(-0.28, -0.62, 1.02), high=(0.30, -0.3, 1.30), margin=-0.02,
                   focus=(0, -0.55, 1.2), stop=6.3),
}
OUT = 4


def frame():
    """Posts with their rows of holes, base, top, side braces."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (W / 2 - 0.022), sy * (D / 2 - 0.022)
            box((0.044, 0.044, H - 0.10), (x, y, (H + 0.06) / 2), 'graphite', 0.004)
            with on('front' if sy < 0 else 'back', x, sy * D / 2, 0):
                for i in range(36):
                    slab(0.012, 0.014, 0.0012, 'dark', 0.004, (0, 0.20 + i * 0.048, -0.0008), 0.0003)
            with on('right' if sx > 0 else 'left', sx * W / 2, y, 0):
                for i in range(36):
                    slab(0.012, 0.014, 0.0012, 'dark', 0.004, (0, 0.20 + i * 0.048, -0.0008), 0.0003)
            foot(sx * (W / 2 - 0.06), sy * (D / 2 - 0.06), 0.035, 0.06)
        for z in (0.55, 1.0, 1.45):
            box((0.012, D - 0.08, 0.05), (sx * (W / 2 - 0.010), 0, z), 'graphite', 0.003)
            with on('right' if sx > 0 else 'left', sx * (W / 2 - 0.004), 0, z):
                for y in (-D / 2 + 0.06, D / 2 - 0.06):
                    bolt(y, 0, 0.006)
    box((W, D, 0.05), (0, 0, 0.085), 'graphite', 0.005)
    box((W + 0.006, D + 0.006, 0.03), (0, 0, H - 0.005), 'white', 0.008)
    box((W - 0.05, 0.004, H - 0.2), (0, D / 2 - 0.02, H / 2), 'ink', 0)


def control():
    """Control drawer at the top and the connection panel at the bottom."""
    with on('front', 0, -D / 2 - 0.004, H - 0.125):
        box((W - 0.10, 0.16, 0.6), (0, 0, -0.3), 'alu', 0.003)
        slab(W - 0.012, 0.19, 0.012, 'white', 0.010, bevel=0.003)
        status(0.16, 0, 0.20, 0.115, 76, '54 kW', 0.012)
        logo(-W / 2 + 0.04, 0.035, 0.046, 'printdark', 0.0122)
        light_line(-0.125, -0.035, 0.27, 0.006, z=0.012)
        text(f"{MODEL}  ·  {COUNT} × {rating(MODEL, 'energy')}", 0.0165, -W / 2 + 0.042, -0.068, 0.0122, 'printdark')
        screws([(sx * (W / 2 - 0.022), sy * 0.08) for sx in (-1, 1) for sy in (-1, 1)], 0.0045, 0.012)


def link(x, low, high, y):
    """Orange bridge from one drawer's socket to the next one's."""
    bent([(x, y, low), (x, y - 0.045, low + 0.006), (x, y - 0.062, (low + high) / 2), (x, y - 0.045, high - 0.006),
          (x, y, high)], 0.0085, 'orange')
    for z in (low, high):
        with on('front', x, y - 0.0, z):
            slab(0.044, 0.034, 0.030, 'orange', 0.008, (0, 0, -0.006), 0.003)


def build(view):
    """Rack; the fifth drawer is out unless the view is the front."""
    frame()
    control()
    y0 = -D / 2 + 0.004
    for i in range(COUNT):
        out = 0.34 if i == OUT and view != 'front' else 0.0
        with at(0, y0 - out, BASE + i * PITCH):
            if out:
                tray()
            else:
                drawer(W - 0.096, D - 0.06, 0.197, 'graphite', MODEL)
        with at(0, 0, BASE + i * PITCH - 0.102):
            for sx in (-1, 1):
                box((0.02, D - 0.06, 0.006), (sx * (W / 2 - 0.055), 0.01, 0), 'steel', 0.001)
    wide = (W - 0.096) * 0.27
    for i in range(COUNT - 1):
        if OUT in (i, i + 1) and view != 'front':
            continue
        x = wide if i % 2 else -wide
        link(x, BASE + i * PITCH, BASE + (i + 1) * PITCH, y0 - 0.024)
    with on('front', 0, -D / 2, 0.085):
        danger_label(-0.2, 0, 0.11)
        rating_plate(0.22, 0.0, 0.085, MODEL, [('Energy', 'energy')], 0.0)


def tray():
    """The drawn-out drawer: open on top, its two modules to be seen."""
    w, h = W - 0.096, 0.197
    drawer_front(w, h)
    box((w - 0.03, D - 0.08, 0.004), (0, D / 2 - 0.03, -h / 2 + 0.008), 'alu', 0.001)
    for sx in (-1, 1):
        box((0.004, D - 0.08, h * 0.80), (sx * (w / 2 - 0.017), D / 2 - 0.03, -0.012), 'alu', 0.001)
    for k in range(2):
        with at(0, 0.135 + k * 0.225, -h / 2 + 0.012):
            module(w - 0.06, 0.20, h - 0.035, 12, lettered=f'CMU {k + 9:02d}')
    bent([(w * 0.27, 0.01, 0.0), (w * 0.27, 0.018, 0.05), (w * 0.40, 0.05, 0.075), (w * 0.42, 0.10, 0.075)], 0.007,
         'orange')


def drawer_front(w, h):
    """The front alone of the common drawer."""
    drawer(w, 0.006, h, 'graphite', MODEL)
