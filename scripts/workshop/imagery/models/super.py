"""DC fast charger: two holstered cables, display, light line along the front."""

from kit.brand import danger_label, light_line, logo, mark, rating_plate, stroke, text
from kit.connect import gland
from kit.display import arc, bars, bezel, field
from kit.hardware import around, louvres, rim_plate, screws, swing_handle
from kit.place import at, on
from kit.ratings import summary
from kit.shapes import bent, box, elbow, lathe, rounded, slab

MODEL = 'AV-DC 400'
W, D, H = 0.74, 0.60, 1.94
VIEWS = {
    'hero': dict(azimuth=28, elevation=6, lens=75, aspect=(3, 4), margin=0.06),
    'front': dict(azimuth=0, elevation=4, lens=180, aspect=(3, 4), margin=0.06),
    'detail': dict(azimuth=52, elevation=7, lens=85, low=(0.16, -0.33, 0.84), high=(0.58, 0.02, 1.28), margin=0.0,
                   focus=(0.45, -0.185, 1.1), stop=8),
}


def screen():
    """The display: state of both outlets."""
    top = bezel(0.30, 0.20, 0, 0.014)
    field(0, 0, 0.296, 0.196, top - 0.0004, 'uibase', 0.006)
    mark(-0.126, 0.078, 0.022, 'uivolt', 'uiwhite', top)
    text('Ready when you are', 0.0155, -0.108, 0.077, top, 'uiwhite', weight=600, deep=0)
    text('14:32', 0.011, 0.134, 0.078, top, 'uimuted', 'RIGHT', deep=0)
    for sx, name, percent, power in ((-1, 'A  CCS', 0.68, '148 kW'), (1, 'B  CCS', 0.0, 'free')):
        x = sx * 0.0715
        field(x, -0.018, 0.132, 0.140, top - 0.0002, 'uidim', 0.006)
        text(name, 0.011, x - 0.056, 0.040, top, 'uimuted', deep=0)
        if percent:
            arc(x, -0.020, 0.040, 0.008, 0.999, top, 'uibase')
            arc(x, -0.020, 0.040, 0.008, percent, top + 0.0002)
            text('68', 0.030, x, -0.018, top, 'uiwhite', 'CENTER', 600, 0)
            text(power, 0.012, x, -0.074, top, 'uivolt', 'CENTER', 600, 0)
        else:
            text(power, 0.026, x, -0.006, top, 'uivolt', 'CENTER', 600, 0)
            text('200 kW', 0.013, x, -0.036, top, 'uiwhite', 'CENTER', 400, 0)
            bars(x - 0.05, -0.080, 0.10, 0.026, (0.3, 0.5, 0.4, 0.7, 0.9, 1.0, 0.8, 0.6, 0.5, 0.4), top, 'uiteal')


def body():
    """Cabinet with rounded corners on a plinth, front panel, roof, side louvres."""
    box((W - 0.07, D - 0.07, 0.10), (0, 0, 0.05), 'ink', 0.006)
    slab(W, D, H - 0.13, 'white', 0.065, (0, 0, 0.10), 0.006)
    slab(W - 0.012, D - 0.012, 0.012, 'ink', 0.06, (0, 0, H - 0.031), 0.002)
    slab(W + 0.004, D + 0.004, 0.036, 'graphite', 0.067, (0, 0, H - 0.02), 0.010)
    for sx in (-1, 1):
        with on('right' if sx > 0 else 'left', sx * W / 2, 0.04, H / 2):
            with at(0, 0, 0.0008):
                rim_plate(D - 0.18, H - 0.30, 0.0006, 'dark', 0.003, 0.03)
            louvres(0, -0.55, 0.32, 0.42, 13, 0, 'graphite', 'graphite')
            louvres(0, 0.62, 0.32, 0.26, 8, 0, 'graphite', 'graphite')
            screws(around(D - 0.18, H - 0.30, 0.018, 2, 3), 0.0045, 0.001)
    with on('front', 0, -D / 2, 0):
        slab(W - 0.19, H - 0.27, 0.010, 'graphite', 0.04, (0, H / 2 + 0.015, -0.002), 0.004)
        light_line(-W / 2 + 0.125, H / 2 + 0.30, 0.98, 0.008, True, 0.008)
        logo(-0.205, H - 0.205, 0.058, 'print', 0.0082)
        with at(0.03, 1.49, 0.008):
            screen()
        with at(-0.01, 1.245, 0.008):
            slab(0.13, 0.105, 0.006, 'ink', 0.014, bevel=0.002)
            for i in range(3):
                a = [(-0.012 + (0.012 + 0.011 * i) * c, -0.004 + (0.012 + 0.011 * i) * s) for c, s in
                     ((0.77, -0.64), (0.94, -0.34), (1, 0), (0.94, 0.34), (0.77, 0.64))]
                stroke(a, 0.004, 'uiwhite', 0.0062)
            field(-0.022, -0.004, 0.034, 0.022, 0.0062, 'uivolt', 0.004)
            text('Card or app', 0.0105, 0, -0.039, 0.0062, 'uimuted', 'CENTER')
        with at(0.135, 1.245, 0.008):
            slab(0.095, 0.105, 0.004, 'yellow', 0.014, bevel=0.001)
            lathe(((0.026, 0), (0.026, 0.012), (0, 0.012)), (0, 0.004, 0.004), 'ink')
            lathe(((0.014, 0), (0.014, 0.016), (0.027, 0.018), (0.030, 0.024), (0.028, 0.032), (0.02, 0.036),
                   (0, 0.037)), (0, 0.004, 0.006), 'red')
            text('STOP', 0.012, 0, -0.040, 0.0042, 'printdark', 'CENTER', 600)
        text('400', 0.20, -0.205, 0.60, 0.0082, 'print', weight=600)
        text('kW', 0.075, 0.125, 0.570, 0.0082, 'volt', weight=400)
        text(summary(MODEL, 'outputVoltage', 'outputCurrent', 'connectors'), 0.0215, -0.203, 0.478, 0.0082, 'print')
        swing_handle(W / 2 - 0.135, 0.86, 0.22, 0.008, 'ink')
        rating_plate(0.13, 0.335, 0.16, MODEL, [('Output', 'outputPower'), ('DC', 'outputVoltage'), ('AC', 'gridVoltage'),
                                                ('Ingress', 'protection')], 0.008)
        danger_label(-0.125, 0.335, 0.16, z=0.008)


def outlet(sx, letter):
    """One side: boom with cable, holster and plug."""
    with on('right' if sx > 0 else 'left', sx * W / 2, 0, 0):
        k = -sx  # towards the front, in face coordinates
        front = k * (D / 2 - 0.115) * 1.0
        with at(front, 1.06, 0):
            slab(0.155, 0.30, 0.02, 'graphite', 0.04, (0, 0, 0), 0.006)
            slab(0.115, 0.15, 0.05, 'ink', 0.045, (0, 0.04, 0.018), 0.008, [rounded(0.085, 0.115, 0.038, 0, 0)[::-1]])
            slab(0.083, 0.112, 0.01, 'dark', 0.036, (0, 0.04, 0.02), 0.002)
            light_line(0, 0.128, 0.06, 0.005, z=0.02)
            text(letter, 0.034, 0, -0.105, 0.0205, 'print', 'CENTER', 600)
            # Plug: collar in the holster, body, grip that swings down, cable boot.
            slab(0.078, 0.104, 0.075, 'plastic', 0.034, (0, 0.04, 0.03), 0.006)
            slab(0.066, 0.088, 0.05, 'graphite', 0.03, (0, 0.038, 0.10), 0.014)
            elbow([(0, 0.05, 0.10), (0, 0.035, 0.165), (0, -0.15, 0.175)], 0.0235, 0.07, 'plastic')
            box((0.02, 0.035, 0.012), (0, 0.078, 0.128), 'orange', 0.004)
        cable = [(front, 0.92, 0.175), (front, 0.84, 0.176), (front * 0.9, 0.55, 0.20), (front * 0.55, 0.31, 0.225),
                 (front * 0.1, 0.27, 0.23), (-front * 0.35, 0.45, 0.21), (-front * 0.5, 0.95, 0.17),
                 (-front * 0.5, 1.45, 0.13), (-front * 0.5, 1.68, 0.115), (-front * 0.5, 1.765, 0.10),
                 (-front * 0.5, 1.785, 0.05), (-front * 0.5, 1.785, 0.0)]
        bent(cable, 0.0165, 'rubber')
        with at(-front * 0.5, 1.785, 0):
            slab(0.11, 0.11, 0.016, 'graphite', 0.03, bevel=0.004)
            gland(0, 0, 0.024, 0.016, 'ink')


def build(view):
    """The charger on its plinth."""
    body()
    outlet(1, 'B')
    outlet(-1, 'A')
    for x in (-0.28, 0.28):
        with on('front', x, -D / 2 + 0.035, 0.05):
            slab(0.10, 0.03, 0.002, 'dark', 0.008)
