"""Training room: a pack and a drive on the demonstrator, desks behind it, the lesson on the screen."""

from itertools import product
from math import cos, pi, sin

from kit.brand import light_line, logo, stroke, text
from kit.display import arc, bezel, field, status
from kit.hardware import bolt, screws
from kit.outdoors import ground, panel, sky, sun
from kit.place import CORNERS, at, on
from kit.props import chair
from kit.ratings import rating, summary
from kit.shapes import bent, box, rod, slab, stamp
from models import battery, electric

VIEWS = {'scene': dict(azimuth=-29, elevation=5.5, lens=36, aspect=(16, 9), low=(-1.75, -0.5, 0.45), high=(1.9, 0.5,
                                                                                                           1.70),
                       margin=0.0, lift=-0.05)}
TOP = 0.86
LEFT, RIGHT, BACK, CEILING = -4.4, 4.6, 6.6, 3.1
PACK, DRIVE = (-0.60, 0.02), (0.74, 0.0)


def light():
    """Morning sun through the windows at the left, sky for fill, ceiling panels."""
    sky(((-1, '#8d949a', 0.6), (0, '#e6ecef', 1.0), (1, '#c9dcec', 1.1)), 0.8)
    sun(-66, 31, 4.8, (1.0, 0.86, 0.68), 1.0)
    panel(-3.6, 0.6, 2.0, 3.2, 1.8, 8.0, (0.92, 0.97, 1.0), 0, 0)
    panel(0.0, -3.6, 2.6, 4.0, 1.8, 6.5, (1.0, 0.97, 0.93), 50, 0)
    for y in (0.6, 3.4):
        panel(0.4, y, 3.0, 4.4, 0.5, 50.0, (1.0, 0.98, 0.95))


def room():
    """Floor, walls, windows at the left (outside the picture), ceiling panels, lockers and whiteboard behind."""
    ground(24, 24, 'plaster')
    for i in range(16):
        box((0.004, 16, 0.002), (LEFT + i * 0.6, 0, 0.0005), 'gray', 0)
    box((RIGHT - LEFT + 2, 0.15, CEILING), ((RIGHT + LEFT) / 2, BACK + 0.075, CEILING / 2), 'shell', 0)
    box((0.15, 16, CEILING), (RIGHT + 0.075, BACK - 8, CEILING / 2), 'shell', 0)
    box((RIGHT - LEFT, 0.014, 0.10), ((RIGHT + LEFT) / 2, BACK - 0.007, 0.05), 'graphite', 0.002)
    box((0.014, 16, 0.10), (RIGHT - 0.007, BACK - 8, 0.05), 'graphite', 0.002)
    for y in (-2.4, 0.0, 2.4, 4.8):
        box((0.12, 0.28, CEILING), (LEFT, y, CEILING / 2), 'graphite', 0.01)
    box((0.16, 16, 0.80), (LEFT, BACK - 8, 0.40), 'white', 0)
    box((0.16, 16, 0.36), (LEFT, BACK - 8, CEILING - 0.18), 'white', 0)
    box((RIGHT - LEFT + 1, 8.2, 0.1), ((RIGHT + LEFT) / 2, BACK - 3.9, CEILING + 0.05), 'shell', 0)
    for y in (0.6, 3.4):
        box((4.5, 0.56, 0.04), (0.4, y, CEILING - 0.02), 'alu', 0.006)
        box((4.4, 0.48, 0.012), (0.4, y, CEILING - 0.042), 'lamp', 0.002)
    with on('front', 2.4, BACK, 1.62):
        slab(3.1, 1.3, 0.02, 'alu', 0.02, (0, 0, 0), 0.004)
        slab(3.04, 1.24, 0.004, 'white', 0.01, (0, 0, 0.019), 0.001)
        sketch(0.0235)
    for i in range(5):
        with at(-3.7 + i * 0.82, BACK - 0.26):
            box((0.80, 0.50, 2.0), (0, 0, 1.05), 'deep' if i % 2 else 'white', 0.008)
            box((0.78, 0.46, 0.05), (0, 0, 0.025), 'ink', 0.002)
            with on('front', 0.30, -0.25, 1.10):
                slab(0.03, 0.20, 0.02, 'alu', 0.01, bevel=0.003)


def sketch(z):
    """What the trainer drew on the whiteboard: cells in series with contactor and load."""
    for i in range(4):
        x = -1.2 + i * 0.34
        stroke([(x, -0.16), (x, 0.20)], 0.016, 'printdark', z)
        stroke([(x + 0.09, -0.06), (x + 0.09, 0.10)], 0.026, 'printdark', z)
        if i < 3:
            stroke([(x + 0.09, 0.02), (x + 0.34, 0.02)], 0.010, 'printdark', z)
    stroke([(-1.2, 0.02), (-1.36, 0.02), (-1.36, -0.42), (1.0, -0.42), (1.0, -0.20)], 0.010, 'printdark', z)
    stroke([(-0.09, 0.02), (0.14, 0.02), (0.40, 0.16)], 0.010, 'red', z)
    stroke([(0.42, 0.02), (1.0, 0.02), (1.0, -0.02)], 0.010, 'printdark', z)
    stroke([(1.0 + 0.13 * cos(a), -0.13 + 0.13 * sin(a)) for a in (2 * pi * i / 40 for i in range(41))], 0.010, 'deep',
           z)
    text('M', 0.13, 1.0, -0.13, z, 'deep', 'CENTER', 600)
    text(summary(battery.MODEL, 'configuration', 'nominalVoltage'), 0.11, -1.36, 0.42, z, 'printdark', weight=600)
    text(rating(battery.MODEL, 'capacity'), 0.09, 0.58, 0.42, z, 'deep')


def lesson():
    """Screen on the right wall: section through the drive line with its figures."""
    wide, high = 2.5, 1.40
    with on('left', RIGHT - 0.03, 2.75, 1.72):
        slab(wide + 0.05, high + 0.05, 0.05, 'ink', 0.02, (0, 0, -0.03), 0.006)
        top = bezel(wide, high, 0.018, 0.008)
        field(0, 0, wide * 0.995, high * 0.99, top - 0.0004, 'uibase', 0.004)
        text('Module 4  High voltage, step by step', 0.095, -wide / 2 + 0.1, high / 2 - 0.14, top, 'uiwhite',
             weight=600, deep=0)
        for i, (name, done) in enumerate((('Switch off', 1), ('Lock out', 1), ('Verify absence of voltage', 0.5),
                                          ('Ground', 0))):
            y = 0.27 - i * 0.24
            field(-0.50, y, 1.30, 0.19, top, 'uidim', 0.02)
            arc(-1.04, y, 0.052, 0.052 if done == 1 else 0.014, 0.999, top + 0.0004, 'uivolt' if done else 'uimuted')
            text(name, 0.066, -0.93, y, top + 0.0004, 'uiwhite' if done else 'uimuted', weight=600, deep=0)
        arc(0.72, 0.02, 0.36, 0.07, 0.999, top, 'uidim')
        arc(0.72, 0.02, 0.36, 0.07, 0.62, top + 0.0003)
        text('0.0 V', 0.17, 0.72, 0.03, top + 0.0003, 'uiwhite', 'CENTER', 600, 0)
        light_line(0, -high / 2 + 0.08, wide - 0.2, 0.012, z=top)


def demonstrator():
    """Table of aluminum profiles with the pack, the drive, their cables and the operating panel."""
    wide, deep = 3.0, 0.96
    box((wide, deep, 0.036), (0, 0, TOP - 0.018), 'graphite', 0.005)
    for x, y in product((-1.40, 1.40), (-0.42, 0.42)):
        box((0.08, 0.08, TOP - 0.16), (x, y, (TOP - 0.036 + 0.12) / 2), 'alu', 0.006)
        with on('front', x, y + 0.02, 0.06):
            rod(0.058, 0.04, (0, 0, 0), 'rubber', 0.008)
        rod(0.018, 0.05, (x, y, 0.08), 'steel')
    for y, z in product((-0.42, 0.42), (0.24, TOP - 0.08)):
        box((2.72, 0.06, 0.08), (0, y, z), 'alu', 0.005)
    for x, z in product((-1.40, 1.40), (0.24, TOP - 0.08)):
        box((0.06, 0.76, 0.08), (x, 0, z), 'alu', 0.005)
    box((2.74, 0.80, 0.018), (0, 0, 0.285), 'gray', 0.002)
    with on('front', 0, -0.45, TOP - 0.08):
        light_line(0.35, 0, 1.9, 0.010)
        logo(-1.28, 0, 0.055, 'printdark', 0.0006)
    with at(-0.85, 0, 0.294):
        box((0.62, 0.60, 0.36), (0, 0, 0.18), 'white', 0.012)
        with on('front', 0, -0.30, 0.18):
            slab(0.54, 0.28, 0.006, 'graphite', 0.012, bevel=0.002)
            screws([(sx * 0.25, sy * 0.12) for sx in (-1, 1) for sy in (-1, 1)], 0.006, 0.006)
            for i in range(4):
                rod(0.020, 0.03, (-0.16 + i * 0.1, -0.04, 0.006), ('red', 'ink', 'blue', 'green')[i], 0.003)
    with at(*PACK, TOP):
        battery.build('front')
    with at(*DRIVE, TOP):
        box((0.78, 0.46, 0.02), (-0.02, 0, 0.01), 'alu', 0.004)
        for sx, sy in CORNERS:
            bolt(-0.02 + sx * 0.35, sy * 0.19, 0.009, 0.02)
        with at(0, 0, 0.02):
            electric.build('scene')
    # From the pack's plug along the table to the inverter's plug.
    px, py, pz = PACK[0] + 0.235, PACK[1] - 0.444, TOP + 0.275
    qx, qy, qz = DRIVE[0] - 0.185, DRIVE[1] - 0.207, TOP + 0.3915
    for i, s in enumerate((-1, 1)):
        bent([(px + s * 0.0152, py + 0.01, pz), (px + s * 0.0152 + 0.01, py - 0.030, pz - 0.006),
              (px + 0.07 + s * 0.012, py - 0.035, pz - 0.12), (px + 0.17, py - 0.005 + 0.012 * s, TOP + 0.012),
              (px + 0.42, py + 0.05 + 0.013 * s, TOP + 0.011), (qx - 0.12, qy - 0.13 + 0.013 * s, TOP + 0.03),
              (qx - 0.03 + 0.012 * s, qy - 0.12, TOP + 0.16), (qx + s * 0.0133, qy - 0.06, qz - 0.03),
              (qx + s * 0.0133, qy + 0.012, qz)], 0.0105, 'orange')
    with at(1.24, -0.20, TOP, rz=0):
        box((0.24, 0.22, 0.02), (0, 0, 0.01), 'graphite', 0.004)
        with at(0, 0.02, 0.14, rx=-24):
            box((0.26, 0.07, 0.26), (0, 0, 0), 'white', 0.014)
            with on('front', 0, -0.035, 0):
                status(0, 0.05, 0.20, 0.12, 92, rating(electric.MODEL, 'peakPower'))
                slab(0.06, 0.06, 0.004, 'yellow', 0.006, (-0.075, -0.075, 0), 0.001)
                rod(0.020, 0.024, (-0.075, -0.075, 0.003), 'red', 0.005)
                for i in range(3):
                    rod(0.011, 0.010, (0.0 + i * 0.045, -0.075, 0), ('ledgreen', 'print', 'print')[i], 0.002)


def desk():
    """Desk for two, its seats behind it, with laptop, block and cup."""
    box((1.7, 0.72, 0.028), (0, 0, 0.73), 'wood', 0.005)
    for x in (-0.76, 0.76):
        for y in (-0.28, 0.28):
            rod(0.022, 0.72, (x, y, 0), 'graphite', 0.003, 24)
        box((0.035, 0.56, 0.035), (x, 0, 0.69), 'graphite', 0.003)
    box((1.48, 0.02, 0.32), (0, -0.27, 0.54), 'graphite', 0.004)
    for x in (-0.42, 0.42):
        with at(x, 0.02, 0.744, rz=180):
            slab(0.33, 0.23, 0.015, 'castdark', 0.012, (0, 0, 0), 0.003)
            with at(0, 0.115, 0.012, rx=-16), on('front', 0, 0, 0.11):
                slab(0.33, 0.215, 0.007, 'castdark', 0.012, (0, 0, 0), 0.002)
            with at(0, 0.122, 0.012, rx=-16), on('back', 0, 0.0, 0.11):
                logo(-0.085, 0, 0.035, 'print', 0.0004)
        slab(0.15, 0.21, 0.006, 'print', 0.003, (x + 0.29, 0.02, 0.744), 0.001)


def class_room():
    """Two rows of desks that face the demonstrator."""
    pair = stamp(desk)
    seat = stamp(chair)
    for (row, y), (i, x) in product(enumerate((2.0, 3.9)), enumerate((-2.3, -0.2, 1.9))):
        pair(x, y)
        for k, dx in enumerate((-0.42, 0.42)):
            seat(x + dx, y + 0.72 + 0.1 * ((i + row + k) % 2), 0, rz=180 + 16 * ((i * 2 + row + k) % 3 - 1))


def build(view):
    """The demonstrator in front of the class; screen and whiteboard on the walls."""
    room()
    lesson()
    class_room()
    demonstrator()
