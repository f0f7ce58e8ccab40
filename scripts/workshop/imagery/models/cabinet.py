"""Outdoor storage cabinets: two battery units and the power converter."""

from kit.brand import danger_label, light_line, logo, rating_plate, text
from kit.connect import gland
from kit.display import status, window
from kit.hardware import around, fan, foot, lifting_eye, louvres, rim_plate, screws, swing_handle
from kit.place import CORNERS, at, on
from kit.ratings import rating, summary
from kit.shapes import box, rod, slab
from models.drawer import drawer

MODEL = 'AV-SC 261'
W, D, H = 0.92, 1.05, 2.02
PLINTH = 0.12
VIEWS = {
    'hero': dict(azimuth=27, elevation=5, lens=70),
    'front': dict(azimuth=0, elevation=3, lens=180),
    'detail': dict(azimuth=24, elevation=3, lens=85, aspect=(4, 3), low=(-1.34, -0.5, 0.98), high=(-0.60, -0.46, 1.50),
                   margin=-0.02, focus=(-0.95, -0.46, 1.25), stop=5.6),
}


def shell(finish, trim):
    """Housing with plinth, roof, corner posts and side panels; the door's opening stays empty."""
    box((W - 0.03, D - 0.03, PLINTH), (0, 0, PLINTH / 2), 'graphite', 0.004)
    with on('front', 0, -D / 2 + 0.015, PLINTH / 2):
        for x in (-0.25, 0.25):
            slab(0.2, 0.05, 0.002, 'dark', 0.01, (x, 0, -0.001))
    box((W, D, 0.03), (0, 0, PLINTH + 0.015), finish, 0.003)
    box((W, D, 0.03), (0, 0, H - 0.075), finish, 0.003)
    for sx in (-1, 1):
        box((0.004, D - 0.01, H - PLINTH - 0.07), (sx * (W / 2 - 0.004), 0, (H + PLINTH - 0.07) / 2), finish, 0.001)
        box((0.05, 0.05, H - PLINTH - 0.07), (sx * (W / 2 - 0.026), -D / 2 + 0.026, (H + PLINTH - 0.07) / 2), finish,
            0.006)
        box((0.05, 0.05, H - PLINTH - 0.07), (sx * (W / 2 - 0.026), D / 2 - 0.026, (H + PLINTH - 0.07) / 2), finish,
            0.006)
        with on('right' if sx > 0 else 'left', sx * W / 2, 0, (H + PLINTH - 0.07) / 2):
            slab(D - 0.13, H - PLINTH - 0.16, 0.006, finish, 0.012, (0, 0, -0.003), 0.002)
            screws(around(D - 0.13, H - PLINTH - 0.16, 0.02, 3, 4), 0.0045, 0.003)
            louvres(0, 0.56, 0.62, 0.3, 9, 0.003, trim, trim)
            louvres(0, -0.66, 0.62, 0.22, 7, 0.003, trim, trim)
    box((W, 0.004, H - PLINTH - 0.07), (0, D / 2 - 0.004, (H + PLINTH - 0.07) / 2), finish, 0.001)
    # Roof: a shadow gap, then the rain cap that stands over.
    box((W - 0.05, D - 0.05, 0.03), (0, 0, H - 0.05), 'ink', 0.002)
    box((W + 0.024, D + 0.04, 0.042), (0, -0.006, H - 0.018), trim, 0.009, segments=4)
    for sx, sy in CORNERS:
        lifting_eye(sx * (W / 2 - 0.07), sy * (D / 2 - 0.08), 0.026, H + 0.003)
    for sx, sy in CORNERS:
        foot(sx * (W / 2 - 0.08), sy * (D / 2 - 0.08), 0.03, 0.02)


def door(finish, trim, kind):
    """Door leaf on its own hinges at the left; origin at the hinge line, in the middle of its height."""
    w, h = W - 0.016, H - PLINTH - 0.126
    with on('front', 0, 0, 0):
        with at(w / 2, 0):
            slab(w, h, 0.034, finish, 0.014, (0, 0, 0), 0.004)
            # Head band with the logo and the light line let into it.
            slab(w - 0.10, 0.15, 0.004, trim, 0.01, (0, h / 2 - 0.125, 0.033), 0.0015)
            logo(-w / 2 + 0.085, h / 2 - 0.105, 0.05, 'print', 0.0372)
            light_line(0, h / 2 - 0.172, w - 0.17, 0.007, z=0.0372)
            swing_handle(w / 2 - 0.055, 0.02, 0.24, 0.034, 'graphite')
            if kind == 'battery':
                louvres(0, -h / 2 + 0.33, w - 0.18, 0.42, 13, 0.034, trim, trim)
                window(-w / 2 + 0.2, 0.42, 0.15, 0.05, 0.034)
            else:
                fan(-0.16, -h / 2 + 0.34, 0.28, 0.034, trim)
                fan(0.16, -h / 2 + 0.34, 0.28, 0.034, trim)
                status(-0.02, 0.33, 0.27, 0.165, 84, rating(MODEL, 'ratedPower'), 0.034)
            danger_label(-w / 2 + 0.2, -0.02, 0.2, z=0.034)
            if kind == 'battery':
                rating_plate(w / 2 - 0.16, 0.42, 0.17, MODEL, [('Energy', 'energy'), ('Voltage', 'nominalVoltage'),
                             ('Ingress', 'protection'), ('Mass', 'weight')], 0.034)
            text(MODEL, 0.05, -w / 2 + 0.1, 0.16 if kind == 'battery' else 0.13,
                 0.0342, 'printdark' if finish == 'white' else 'print', weight=600)
            text(summary(MODEL, *(('energy', 'chemistry') if kind == 'battery' else ('ratedPower', 'gridVoltage'))), 0.026, -w / 2 + 0.1,
                 0.105 if kind == 'battery' else 0.08, 0.0342, 'printdark' if finish == 'white' else 'print')
            leaf_back(w, h)
        for y in (-h / 2 + 0.2, 0, h / 2 - 0.3):
            with at(-0.006, y, 0.028):
                rod(0.009, 0.001, (0, 0, 0), trim)
                box((0.022, 0.1, 0.022), (0, 0, 0), trim, 0.009)


def leaf_back(w, h):
    """Inner side of the door: gasket, stiffeners, lock bar, document pocket."""
    with at(0, 0, 0, ry=180):
        rim_plate(w - 0.03, h - 0.03, 0.008, 'rubber', 0.014)
        rim_plate(w - 0.10, h - 0.10, 0.018, 'white', 0.03)
        for y in (-0.5, 0.45):
            slab(w - 0.16, 0.05, 0.016, 'white', 0.008, (0, y, 0))
        box((0.016, h - 0.3, 0.006), (-w / 2 + 0.075, 0, 0.022), 'steel', 0.001)
        box((0.03, 0.1, 0.014), (-w / 2 + 0.075, 0.02, 0.026), 'graphite', 0.003)
        slab(0.34, 0.25, 0.03, 'gray', 0.01, (0.05, 0.12, 0), 0.003)
        slab(0.32, 0.03, 0.002, 'dark', 0.004, (0.05, 0.232, 0.029))
        danger_label(0.05, 0.7, 0.2, 'Double-sided supply')


def inside():
    """What the open door shows: drawers of modules, the master controller, cables."""
    box((W - 0.06, 0.01, H - 0.3), (0, D / 2 - 0.06, H / 2), 'gray', 0)
    for sx in (-1, 1):
        box((0.03, D - 0.2, H - 0.3), (sx * (W / 2 - 0.075), 0, H / 2 + 0.01), 'steel', 0.002)
    for i in range(8):
        with at(0, -D / 2 + 0.075, PLINTH + 0.125 + i * 0.187):
            drawer(W - 0.19, 0.8, 0.165, label=f'Module {8 - i:02d}')
    with on('front', 0, -D / 2 + 0.075, H - 0.2):
        slab(W - 0.19, 0.12, 0.02, 'graphite', 0.006, (0, -0.005, 0))
        window(-0.2, -0.005, 0.13, 0.05, 0.02)
        for i in range(5):
            gland(0.05 + i * 0.055, -0.005, 0.011, 0.02)


def unit(kind, finish, trim, opened=0.0):
    """One cabinet standing on z = 0, its front at y = -D/2; `opened` in degrees."""
    shell(finish, trim)
    with at(-W / 2 + 0.008, -D / 2, (H + PLINTH - 0.046) / 2 - 0.01, rz=-opened):
        door(finish, trim, kind)
    if opened:
        inside()
        with on('front', 0, -D / 2 + 0.001, (H + PLINTH - 0.07) / 2):
            rim_plate(W - 0.07, H - PLINTH - 0.15, 0.008, 'rubber', 0.012)
    else:
        box((W - 0.06, 0.01, H - 0.25), (0, -D / 2 + 0.03, H / 2), 'dark', 0)


def build(view):
    """Battery unit with its door open, battery unit, converter."""
    pitch = W + 0.03
    with at(-pitch, 0, 0):
        unit('battery', 'white', 'graphite', 0 if view == 'front' else 118)
    unit('battery', 'white', 'graphite')
    with at(pitch, 0, 0):
        unit('power', 'graphite', 'ink')


def drawing():
    """The battery unit alone."""
    unit('battery', 'white', 'graphite')
