"""Bus depot in the evening: electric buses under a canopy, each at its fast charger."""

from math import pi

from mathutils import Matrix

from kit.brand import logo, text
from kit.outdoors import ground, panel, sky
from kit.place import at, on
from kit.shapes import bent, box, lathe, plate, rod, rounded, slab
from models import super as charger

VIEWS = {'scene': dict(azimuth=24, elevation=2.0, lens=38, aspect=(16, 9), low=(-2.6, -7.2, 0.15), high=(5.0, -3.0,
         3.4), margin=0.0, lift=0)}
PITCH = 4.6


def light():
    """Blue hour outside, light strips under the canopy."""
    sky(((-1, '#20262c', 0.3), (0.0, '#c9a68c', 0.9), (0.06, '#9aa3b5', 0.8), (0.3, '#4d6d90', 0.7), (1, '#223a58',
        0.7)), 0.9)
    for i in range(-1, 4):
        panel(i * PITCH - 1.9, 0.5, 5.05, 0.35, 15, 34.0, (1.0, 0.965, 0.91))
    panel(5, 0, 4.7, 30, 14, 0.9, (1.0, 0.97, 0.93), 180)
    panel(-6, -17, 6, 14, 7, 17.0, (0.86, 0.93, 1.0), 62, -18)


def wheel(x, z):
    """Wheel with hub and nuts, on a side face."""
    with at(x, z):
        lathe(((0.30, -0.2), (0.47, -0.2), (0.49, -0.16), (0.49, 0.0), (0.46, 0.03), (0.31, 0.03), (0.30, 0.0),
               (0.0, 0.0)), (0, 0, 0), 'rubber', 64)
        lathe(((0.30, 0.02), (0.28, 0.03), (0.22, 0.005), (0.13, 0.0), (0.11, 0.05), (0, 0.055)), (0, 0, 0), 'alu', 48)
        for i in range(10):
            turn = Matrix.Rotation(2 * pi * i / 10, 4, 'Z') @ Matrix.Translation((0.17, 0, 0.012))
            box((0.028, 0.028, 0.02), (0, 0, 0), 'steel', 0.004, turn)


def bus(number):
    """12-meter city bus, its front at y = 0 towards the viewer, body along +y."""
    w, length, low, high = 2.55, 12.0, 0.30, 3.15
    with on('front', 0, 0.06, 0):
        slab(w, high - low, length - 0.1, 'white', 0.20, (0, (high + low) / 2, -length), 0.07)
        # Face: one dark glass field from the wheel line to the roof, lamps, bumper.
        slab(w - 0.16, 1.72, 0.05, 'gloss', 0.22, (0, 2.10, -0.085), 0.02)
        slab(w - 0.30, 0.24, 0.02, 'ink', 0.05, (0, 2.92, -0.045), 0.004)
        text(f'{number}  Harbour', 0.20, -0.85, 2.92, -0.022, 'uivolt', weight=600, deep=0.001)
        slab(w - 0.05, 0.42, 0.10, 'graphite', 0.10, (0, 0.50, -0.095), 0.03)
        for sx in (-1, 1):
            slab(0.42, 0.13, 0.03, 'ink', 0.05, (sx * 0.92, 0.92, -0.10), 0.008)
            slab(0.34, 0.030, 0.012, 'lamp', 0.014, (sx * 0.92, 0.945, -0.075), 0.003)
            with at(sx * (w / 2 + 0.17), 2.45, 0.0):
                box((0.16, 0.42, 0.14), (0, 0, 0), 'graphite', 0.04)
                box((0.26, 0.05, 0.05), (-sx * 0.10, 0.25, 0), 'graphite', 0.015)
        bent([(-0.25, 1.30, -0.028), (0.05, 1.48, -0.024), (0.65, 1.56, -0.024)], 0.014, 'rubber')
        bent([(0.25, 1.30, -0.028), (-0.1, 1.40, -0.024), (-0.62, 1.46, -0.024)], 0.014, 'rubber')
        slab(0.52, 0.11, 0.006, 'label', 0.015, (0, 0.52, 0.004), 0.002)
        text('B AV 312E', 0.085, 0, 0.52, 0.0102, 'printdark', 'CENTER', 600, 0.0005)
    for face, sx in (('right', 1), ('left', -1)):
        with on(face, sx * w / 2, length / 2, 0):
            k = sx
            slab(length - 0.6, 1.25, 0.012, 'gloss', 0.12, (k * -0.05, 2.10, -0.002), 0.004)
            for i in range(7):
                box((0.03, 1.25, 0.006), (-length / 2 + 1.6 + i * 1.5, 2.10, 0.012), 'ink', 0)
            for x in (-3.35, 2.75):
                plate(rounded(1.25, 0.95, 0.45), 0.014, 'ink', position=(k * x, 0.62, -0.002), bevel=0.003)
                wheel(k * x, 0.49)
            slab(length - 0.3, 0.05, 0.012, 'volt', 0.02, (0, 1.30, -0.004), 0.002)
    with at(0, length * 0.42, high):
        for i in range(4):
            slab(1.7, 1.55, 0.24, 'shell', 0.12, (0, -2.6 + i * 1.75, 0), 0.05)


def canopy():
    """Steel canopy over the bays with light strips."""
    for i in range(-1, 5):
        x = i * PITCH - PITCH / 2 - 1.2 + 1.6
        box((0.22, 0.22, 5.3), (x, 7.5, 2.65), 'graphite', 0.02)
        box((0.20, 17.0, 0.34), (x, 0.5, 5.42), 'graphite', 0.02)
    box((40, 17.6, 0.12), (6, 0.5, 5.66), 'shell', 0.02)
    box((40, 0.14, 0.42), (6, -8.2, 5.55), 'graphite', 0.02)
    with on('front', 0, -8.275, 5.55):
        slab(24, 0.035, 0.006, 'volt', 0.015, (3, -0.10, 0), 0.001)
        logo(-2.2, 0.045, 0.22, 'print', 0.002)
    for i in range(-1, 4):
        box((0.30, 14.6, 0.05), (i * PITCH - 1.9, 0.5, 5.50), 'alu', 0.01)
        box((0.22, 14.4, 0.02), (i * PITCH - 1.9, 0.5, 5.47), 'lamp', 0.004)


def hall():
    """Workshop across the yard: gates with lit windows, a fascia with the light line, lamps along the fence."""
    with at(-60, 104, 0):
        box((150, 18, 7.2), (0, 9, 3.6), 'graphite', 0.05)
        box((150.6, 18.6, 0.8), (0, 9, 7.5), 'shell', 0.05)
        box((150, 0.06, 1.1), (0, -0.02, 0.55), 'concrete', 0.02)
        box((150, 0.05, 0.07), (0, -0.34, 7.3), 'volt', 0.01)
        for i in range(19):
            with at(-68 + i * 7.4, -0.06, 0):
                box((4.6, 0.10, 5.2), (0, 0, 2.6), 'steel', 0.02)
                for row in range(4):
                    box((4.2, 0.06, 0.05), (0, -0.06, 0.9 + row * 1.05), 'ink', 0)
                for column in range(4):
                    box((0.82, 0.05, 0.62), (-1.5 + column, -0.08, 3.45), 'lamp', 0.01)
                box((4.0, 0.05, 0.4), (0, 0, 6.1), 'lamp', 0.01)
    for i in range(9):
        with at(-96 + i * 15, 70, 0):
            rod(0.09, 7.4, (0, 0, 0), 'graphite', 0.01)
            box((1.5, 0.22, 0.09), (0.55, 0, 7.42), 'graphite', 0.02)
            box((0.9, 0.16, 0.03), (0.75, 0, 7.36), 'lamp', 0)


def build(view):
    """Four bays; chargers on the islands between them."""
    ground(1600, 1600, 'wet')
    hall()
    canopy()
    for i in range(4):
        x = i * PITCH
        with at(x, -3.2, 0):
            bus(14 + i * 3)
        box((0.12, 14, 0.006), (x - PITCH / 2 + 0.1, 1.5, 0.002), 'print', 0)
    for i in range(-1, 4):
        x = i * PITCH + PITCH / 2 + 0.1
        box((1.7, 2.4, 0.16), (x, -4.3, 0.08), 'concrete', 0.04)
        for sx in (-1, 1):
            with at(x + sx * 0.72, -5.3, 0.16):
                rod(0.055, 0.95, (0, 0, 0), 'yellow', 0.01)
                rod(0.0562, 0.09, (0, 0, 0.66), 'ink')
        with at(x, -4.2, 0.16):
            charger.build(view)
