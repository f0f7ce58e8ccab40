"""Drive unit: motor, inverter and gearbox in one, with fins and three-phase connection."""

from itertools import product
from math import cos, hypot, pi, sin

from mathutils import Matrix

from kit.brand import danger, light_line, logo, rating_plate, text
from kit.connect import hose_port, hv_plug, plugged, round_socket
from kit.hardware import bolt, screws
from kit.place import CORNERS, at, on, turns
from kit.ratings import summary
from kit.shapes import bent, box, lathe, pipe, plate, rod, slab
from models.pack import plug_end

MODEL = 'AV-ED 180'
R, L = 0.135, 0.25
AXIS = 0.19
VIEWS = {
    'hero': dict(azimuth=33, elevation=20, lens=75),
    'front': dict(azimuth=0, elevation=10, lens=180),
    'detail': dict(azimuth=-34, elevation=24, lens=85, low=(-0.34, -0.16, 0.19), high=(0.06, -0.02, 0.42), margin=-0.03,
                   focus=(-0.17, -0.15, 0.32), stop=5.6),
}


def around_circles(circles, steps=40):
    """Hull of circles (x, y, r) as an outline, counter-clockwise."""
    points = sorted({(round(x + r * cos(2 * pi * i / steps), 6), round(y + r * sin(2 * pi * i / steps), 6))
                     for x, y, r in circles for i in range(steps)})

    def half(row):
        chain = []
        for p in row:
            while len(chain) > 1 and ((chain[-1][0] - chain[-2][0]) * (p[1] - chain[-2][1]) -
                                      (chain[-1][1] - chain[-2][1]) * (p[0] - chain[-2][0])) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(points) + half(points[::-1])


def along(outline, pitch):
    """Points about `pitch` apart on an outline."""
    length = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(outline, outline[1:] + outline[:1]))
    count = max(3, round(length / pitch))
    step, walked, found = length / count, 0.0, []
    for a, b in zip(outline, outline[1:] + outline[:1]):
        edge = hypot(b[0] - a[0], b[1] - a[1])
        while edge > 0 and len(found) * step <= walked + edge and len(found) < count:
            t = (len(found) * step - walked) / edge
            found.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        walked += edge
    return found


def motor():
    """Finned stator housing between two bolted end shields, axis along x."""
    with on('left', 0, 0, AXIS), at(0, 0, 0):
        rod(R, L, (0, 0, 0), 'castdark', 0.004, 96)
        for a in turns(44):
            if 0.16 < (a / pi) < 0.84:
                continue
            turn = Matrix.Rotation(a, 4, 'Z')
            box((0.030, 0.0048, L - 0.075), ((R + 0.006) * cos(a), (R + 0.006) * sin(a), L / 2 - 0.004), 'castdark',
                0.002, turn)
        for z, depth in ((0, 0.026), (L - 0.034, 0.034)):
            rod(R + 0.026, depth, (0, 0, z), 'cast', 0.004, 96)
        for i in range(10):
            a = 2 * pi * (i + 0.5) / 10
            bolt((R + 0.012) * cos(a), (R + 0.012) * sin(a), 0.0065, L)
        lathe(((R - 0.005, 0), (R - 0.005, 0.010), (R - 0.03, 0.022), (0.075, 0.026), (0.07, 0.034), (0.052, 0.036),
               (0.05, 0.030), (0, 0.030)), (0, 0, L), 'cast', 96)
        for a in turns(8):
            turn = Matrix.Rotation(a, 4, 'Z')
            box((0.055, 0.006, 0.014), (0.092 * cos(a), 0.092 * sin(a), L + 0.018), 'cast', 0.003, turn)
        for a in turns(6, 0.3):
            bolt(0.062 * cos(a), 0.062 * sin(a), 0.004, L + 0.034)
        rod(0.036, 0.006, (0, 0, L + 0.028), 'graphite', 0.002)


def gearbox():
    """Two-stage reduction: ribbed case in two halves, bolted along the joint, output flange."""
    shape = [(0, AXIS, 0.168), (0.16, AXIS - 0.045, 0.128)]
    hull = around_circles(shape)
    rim = around_circles([(x, y, r + 0.014) for x, y, r in shape])
    with on('right', 0, 0, 0):
        plate(hull, 0.155, 'castdark', position=(0, 0, 0), bevel=0.010)
        plate(rim, 0.012, 'cast', position=(0, 0, 0), bevel=0.003)
        plate(rim, 0.022, 'cast', position=(0, 0, 0.070), bevel=0.003)
        for px, py in along(around_circles([(x, y, r + 0.004) for x, y, r in shape]), 0.062):
            bolt(px, py, 0.0055, 0.092)
        for a in turns(9, 0.2):
            turn = Matrix.Rotation(a, 4, 'Z')
            box((0.085, 0.007, 0.016), (0.096 * cos(a), AXIS + 0.096 * sin(a), 0.158), 'castdark', 0.003, turn)
        rod(0.056, 0.020, (0, AXIS, 0.148), 'cast', 0.004)
        rod(0.042, 0.006, (0, AXIS, 0.166), 'graphite', 0.002)
        for a in turns(5):
            bolt(0.049 * cos(a), AXIS + 0.049 * sin(a), 0.003, 0.168)
        with at(0.16, AXIS - 0.045, 0.15):
            rod(0.078, 0.020, (0, 0, 0), 'cast', 0.004, 64)
            pipe(0.052, 0.030, 0.036, (0, 0, 0.010), 'steel', 0.002, 64)
            rod(0.031, 0.012, (0, 0, 0.012), 'dark', 0)
            for a in turns(6):
                bolt(0.064 * cos(a), 0.064 * sin(a), 0.006, 0.020)
            for a in turns(24):
                box((0.003, 0.002, 0.024), (0.0305 * cos(a), 0.0305 * sin(a), 0.03), 'steel', 0.0004,
                    Matrix.Rotation(a, 4, 'Z'))
        bolt(-0.02, AXIS - 0.125, 0.011, 0.155)
        bolt(0.225, AXIS - 0.10, 0.009, 0.155)


def inverter(leads):
    """Power electronics on top: painted housing, screwed lid, connectors to the front and three phases at the left."""
    w, d, h, z = 0.36, 0.27, 0.085, AXIS + R + 0.004
    with at(-0.075, -0.005, z):
        for sx, sy in CORNERS:
            box((0.05, 0.04, 0.06), (sx * 0.13, sy * 0.09, -0.025), 'cast', 0.004)
        box((w - 0.06, d - 0.05, 0.05), (0, 0, -0.012), 'cast', 0.006)
        slab(w, d, h, 'cast', 0.022, (0, 0, 0.006), 0.004)
        slab(w + 0.012, d + 0.012, 0.010, 'cast', 0.026, (0, 0, h - 0.006), 0.002)
        slab(w + 0.004, d + 0.004, 0.002, 'rubber', 0.024, (0, 0, h + 0.004), 0.0004)
        slab(w + 0.012, d + 0.012, 0.014, 'white', 0.026, (0, 0, h + 0.006), 0.004)
        with at(0, 0, h + 0.02):
            screws([(sx * (w / 2 - 0.006) * t, sy * (d / 2 - 0.004)) for sx in (-1, 1) for sy in (-1, 1)
                    for t in (1, 0.36)] + [(sx * (w / 2 - 0.004), 0) for sx in (-1, 1)], 0.0042)
            slab(w - 0.05, d - 0.06, 0.004, 'graphite', 0.014, (0, 0, -0.001), 0.0015)
            logo(-w / 2 + 0.05, 0.045, 0.036, 'print', 0.0032)
            light_line(0, 0.0, w - 0.10, 0.005, z=0.0032)
            text(MODEL, 0.024, -w / 2 + 0.05, -0.038, 0.0032, 'print', weight=600)
            text(summary(MODEL, 'peakPower', 'peakTorque'), 0.0125, -w / 2 + 0.05, -0.066, 0.0032, 'print')
            danger(w / 2 - 0.07, -0.05, 0.038, 0.0032)
        with on('front', 0, -d / 2, h / 2 + 0.004):
            ends = hv_plug(-0.11, 0, 0.058, 0)
            plugged(-0.012, -0.004, 0.046, 0.02, 0)
            rating_plate(0.085, 0, 0.098, MODEL, [('Power', 'peakPower'), ('Voltage', 'dcVoltage'), ('Speed', 'maximumSpeed')],
                         0)
        with on('left', -w / 2, 0, h / 2 + 0.004):
            slab(0.19, 0.066, 0.010, 'cast', 0.012, bevel=0.003)
            for x in (-0.058, 0, 0.058):
                pipe(0.019, 0.011, 0.034, (x, 0, 0.008), 'orange', 0.002)
                rod(0.0125, 0.036, (x, 0, 0.008), 'orange')
        with on('right', w / 2, 0.0, h / 2):
            for x in (-0.07, 0.07):
                hose_port(x, 0, 0.0095, 0.04)
    phases(z)
    for i, (x, up, out) in enumerate(ends if leads else ()):
        lead(x - 0.075, -0.005 - d / 2 - out, z + h / 2 + 0.004 + up, i)


def lead(x, y, z, i):
    """One of the two traction cables, from the plug (x, y, z) down to the floor and along it to their free end."""
    bent([(x, y + 0.012, z), (x - 0.004, y - 0.04, z - 0.006), (x - 0.03, y - 0.085 - 0.008 * i, z - 0.09),
          (x - 0.045, y - 0.105 - 0.014 * i, z - 0.24), (x - 0.02, y - 0.13 - 0.016 * i, 0.05),
          (x + 0.06, y - 0.15 - 0.014 * i, 0.0125), (x + 0.19, y - 0.14 - 0.026 * i, 0.0125)], 0.0108, 'orange')
    if i:
        plug_end(x + 0.16, y - 0.153, 0.021, 0.062)


def phases(z):
    """The three orange motor leads from the inverter's left face down into the motor's terminal box."""
    x0, top = -0.075 - 0.18, z + 0.0465
    for i, y in enumerate((-0.063, -0.005, 0.053)):
        bent([(x0 - 0.04, y, top), (x0 - 0.068, y, top - 0.004), (x0 - 0.088, y * 1.02, top - 0.045),
              (x0 - 0.070, y, top - 0.098), (x0 - 0.045, y, top - 0.108)], 0.0112, 'orange')
        with on('left', x0 - 0.03, y, top - 0.108):
            pipe(0.0165, 0.0105, 0.026, (0, 0, -0.006), 'plastic', 0.002)
    box((0.036, 0.19, 0.062), (-L - 0.0185 + 0.006 - 0.012, -0.005, top - 0.108), 'cast', 0.008)
    with on('front', -L - 0.024, -0.1, top - 0.108):
        for t, name in ((0.0, 'U V W'),):
            text(name, 0.012, t, 0, 0.0002, 'printdark', 'CENTER', 600)


def feet():
    """Mounts under motor and gearbox, standing on z = 0."""
    for x, y in product((-0.2, -0.04), (-0.1, 0.1)):
        box((0.05, 0.05, AXIS - 0.06), (x, y, (AXIS - 0.06) / 2 + 0.012), 'cast', 0.008)
        box((0.075, 0.075, 0.014), (x, y, 0.007), 'cast', 0.004)
        with at(x - 0.0, y + (0.028 if y > 0 else -0.028), 0.014):
            bolt(-0.027, 0, 0.006)
            bolt(0.027, 0, 0.006)


def build(view):
    """The unit on its mounts."""
    motor()
    gearbox()
    inverter(view != 'scene')
    feet()
    for face, y in (('front', -R),):
        with on(face, -0.10, y - 0.02, AXIS - 0.02):
            round_socket(0.0, 0.0, 0.014, 6, 0)
