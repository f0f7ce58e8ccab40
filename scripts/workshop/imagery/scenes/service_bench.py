"""Service workshop: a pack lies open on the bench, one module beside it, insulated tools on the board behind."""

from itertools import product
from math import cos, pi, sin

from kit.brand import danger_label, light_line, lines, logo, text
from kit.display import bars, bezel, field
from kit.hardware import bolt, grip
from kit.outdoors import ground, panel, sky
from kit.place import at, on
from kit.ratings import rating
from kit.shapes import bent, box, lathe, plate, rod, rounded, slab, stamp
from models import battery
from models.module import module

VIEWS = {'scene': dict(azimuth=19, elevation=18, lens=42, aspect=(16, 9), low=(-1.36, -0.4, 0.80), high=(1.36, 0.4,
                                                                                                         1.72),
                       margin=0.0, lift=0)}
TOP, BACK = 0.84, 0.62
PACK = (0.52, -0.02)


def light():
    """Daylight from a window at the upper left, a strip light over the bench."""
    sky(((-1, '#8b9398', 0.5), (0, '#cfd8dc', 0.8), (1, '#e6eef2', 0.9)), 0.42)
    panel(-3.0, -1.6, 2.6, 2.0, 1.8, 42.0, (0.93, 0.97, 1.0), 52, -62)
    panel(0.1, -0.05, 2.35, 2.4, 0.16, 58.0, (1.0, 0.965, 0.92))
    panel(2.8, -2.2, 2.2, 1.4, 1.4, 3.0, (1.0, 0.94, 0.86), 55, 50)


def bench():
    """Timber top on a steel frame, drawers below, an insulating mat where the work is done."""
    box((2.8, 0.90, 0.05), (0, 0, TOP - 0.025), 'wood', 0.005)
    for x, y in product((-1.30, 1.30), (-0.38, 0.38)):
        box((0.07, 0.07, TOP - 0.05), (x, y, (TOP - 0.05) / 2), 'graphite', 0.006)
    for z, y in product((0.16, TOP - 0.10), (-0.38, 0.38)):
        box((2.6, 0.04, 0.06), (0, y, z), 'graphite', 0.004)
    box((2.6, 0.74, 0.02), (0, 0, 0.18), 'gray', 0.002)
    with at(-0.88, 0.02):
        box((0.72, 0.72, 0.56), (0, 0, 0.50), 'deep', 0.008)
        for i in range(4):
            with on('front', 0, -0.36, 0.70 - i * 0.13):
                slab(0.66, 0.12, 0.016, 'deep', 0.006, (0, 0, 0), 0.003)
                grip(0, 0.02, 0.3, 0.03, 0.016, 0.006, 'alu')
    with at(0.55, 0.05):
        for i, finish in enumerate(('graphite', 'white', 'graphite')):
            box((0.46, 0.56, 0.24), (-0.5 + i * 0.5, 0, 0.31), finish, 0.02)
            with on('front', -0.5 + i * 0.5, -0.28, 0.31):
                logo(-0.14, 0.0, 0.06, 'print' if finish == 'graphite' else 'printdark', 0.0005)
    slab(2.3, 0.76, 0.004, 'ink', 0.01, (-0.02, -0.04, TOP), 0.001)


def room():
    """Floor, wall with its dark base, the lamp over the bench."""
    ground(16, 12, 'epoxy', y=-4)
    box((14, 0.1, 3.4), (0, BACK + 0.05, 1.7), 'shell', 0)
    box((14, 0.02, 0.78), (0, BACK - 0.01, 0.39), 'graphite', 0.002)
    for x in (-1.0, 1.2):
        rod(0.006, 1.0, (x, -0.05, 2.44), 'steel')
    box((2.5, 0.24, 0.05), (0.1, -0.05, 2.42), 'graphite', 0.012)
    box((2.4, 0.15, 0.012), (0.1, -0.05, 2.39), 'lamp', 0.003)
    # Cable duct with sockets along the wall.
    box((2.9, 0.05, 0.13), (0, BACK - 0.025, TOP + 0.17), 'white', 0.006)
    for i in range(5):
        with on('front', -1.1 + i * 0.55, BACK - 0.05, TOP + 0.17):
            slab(0.085, 0.085, 0.008, 'shell', 0.012, bevel=0.002)
            rod(0.022, 0.0012, (0, 0, 0.008), 'dark', 0)


def screwdriver(x, y, long=0.12, finish='orange', blade='orange'):
    """Insulated screwdriver hanging on its hook, on a face."""
    with at(x, y, 0.028, rx=90):
        lathe(((0, 0), (0.010, 0.001), (0.016, 0.012), (0.0165, 0.05), (0.012, 0.085), (0.016, 0.098), (0.010, 0.105),
               (0, 0.105)), (0, 0, 0), finish, 24)
        lathe(((0, 0), (0.0045, 0), (0.0045, long), (0.003, long + 0.02), (0, long + 0.022)), (0, 0, 0.10), blade, 16)


def wrench(x, y, long, finish='steel'):
    """Combination wrench on a face: ring above, open jaw below."""
    with at(x, y, 0.012):
        slab(long * 0.09, long * 0.8, 0.006, finish, 0.004, (0, 0, 0.002), 0.002)
        plate([(long * 0.11 * cos(a), long * 0.11 * sin(a)) for a in (2 * pi * i / 28 for i in range(28))], 0.011,
              finish, [[(long * 0.065 * cos(a), long * 0.065 * sin(a)) for a in (-2 * pi * i / 12 for i in range(12))]],
              (0, long * 0.45, 0), 0.002)
        jaw = [(-0.12, 0.12), (-0.17, -0.02), (-0.14, -0.14), (-0.06, -0.18), (-0.07, -0.05), (0.07, -0.05),
               (0.06, -0.18), (0.14, -0.14), (0.17, -0.02), (0.12, 0.12)]
        plate([(px * long * 0.8, py * long * 0.8) for px, py in jaw], 0.011, finish, (), (0, -long * 0.43, 0), 0.002)


def pliers(x, y):
    """Insulated pliers on a face, jaws up."""
    with at(x, y, 0.012):
        for s in (-1, 1):
            bent([(s * 0.008, 0.0, 0.006), (s * 0.022, -0.03, 0.006), (s * 0.028, -0.08, 0.006),
                  (s * 0.020, -0.13, 0.006)], 0.0085, 'orange')
            plate([(0, -0.012), (s * 0.016, 0.0), (s * 0.014, 0.03), (s * 0.003, 0.06), (0, 0.06)][::s], 0.012, 'steel',
                  bevel=0.002)
        rod(0.009, 0.015, (0, 0, 0), 'steel', 0.002)


def board():
    """Perforated tool board with the insulated tools, each on its hook."""
    wide, high = 2.30, 0.86
    with on('front', 0, BACK - 0.035, TOP + 0.27 + high / 2):
        slab(wide, high, 0.02, 'graphite', 0.012, (0, 0, 0), 0.004)
        hole = stamp(lambda: slab(0.010, 0.010, 0.0006, 'dark', 0.003, (0, 0, 0.0199), 0))
        for i, j in product(range(60), range(22)):
            hole(-wide / 2 + 0.045 + i * 0.0375, -high / 2 + 0.04 + j * 0.0375)
        with at(0, 0, 0.02):
            for i in range(7):
                screwdriver(-1.06 + i * 0.062, 0.24, 0.09 + 0.012 * i)
            for i in range(8):
                wrench(-0.50 + i * 0.066, 0.14, 0.15 + 0.018 * i)
            for i in range(3):
                pliers(-1.02 + i * 0.12, -0.14)
            # Torque wrench with orange sleeve.
            with at(0.36, 0.28, 0.016, rz=-90), on('right', 0, 0, 0):
                rod(0.013, 0.46, (0, 0, 0), 'orange', 0.003)
                rod(0.018, 0.13, (0, 0, 0.33), 'ink', 0.004)
                rod(0.022, 0.03, (0, 0, -0.02), 'steel', 0.003)
            danger_label(0.92, 0.28, 0.30, 'Isolate before work', 0.001)
            slab(0.24, 0.32, 0.002, 'print', 0.004, (0.66, 0.18, 0), 0.0004)
            text('Torque', 0.026, 0.56, 0.30, 0.0022, 'printdark', weight=600)
            lines(0.56, 0.255, [('M5', '4.5 N·m'), ('M6', '8 N·m'), ('M8', '20 N·m'), ('M10', '40 N·m')], 0.020, 0.0022,
                  value_at=0.07)
            box((0.5, 0.12, 0.012), (0.86, -0.06, 0.06), 'gray', 0.003, None)
            for i in range(4):
                with at(0.67 + i * 0.125, -0.005, 0.055, rx=-14):
                    slab(0.11, 0.085, 0.10, ('deep', 'gray', 'deep', 'gray')[i], 0.008, (0, 0, -0.05), 0.004,
                         [rounded(0.098, 0.073, 0.006)[::-1]])
        logo(-wide / 2 + 0.05, high / 2 - 0.055, 0.05, 'print', 0.0205)
        light_line(0.12, high / 2 - 0.055, wide - 0.72, 0.006, z=0.02)


def pack():
    """The opened pack, one module lifted out of its front row."""
    battery.tub()
    battery.face(on_duty=False)
    battery.bay()
    battery.grips()
    for column, row in product(range(battery.COLUMNS), range(battery.ROWS)):
        if (column, row) != (0, 0):
            battery.modules(column, row)
    for row in (1, 2):
        battery.bars(row)
    slab(battery.W - 0.004, battery.D - 0.004, 0.004, 'rubber', 0.05, (0, 0, battery.H), 0.0005,
         [rounded(battery.W - 0.06, battery.D - 0.06, 0.03)[::-1]])


def laptop():
    """Laptop with the service software: the cells of the pack, one below the others."""
    slab(0.36, 0.25, 0.016, 'castdark', 0.014, (0, 0, 0), 0.003)
    key = stamp(lambda: box((0.018, 0.016, 0.003), (0, 0, 0.017), 'ink', 0.001))
    for i, j in product(range(15), range(5)):
        key(-0.154 + i * 0.022, -0.012 + j * 0.021)
    slab(0.11, 0.07, 0.0006, 'graphite', 0.006, (0, -0.075, 0.016), 0.0001)
    with at(0, 0.125, 0.016, rx=-14), on('front', 0, 0, 0.118):
        slab(0.36, 0.235, 0.007, 'castdark', 0.012, (0, 0, -0.007), 0.002)
        top = bezel(0.33, 0.20, -0.0005, 0.004)
        field(0, 0, 0.328, 0.198, top - 0.0004, 'uibase', 0.002)
        text(battery.MODEL, 0.016, -0.150, 0.078, top, 'uiwhite', weight=600, deep=0)
        text(rating(battery.MODEL, 'configuration'), 0.010, 0.150, 0.078, top, 'uimuted', 'RIGHT', deep=0)
        bars(-0.150, -0.07, 0.300, 0.12, [0.55 if i == 7 else 0.86 + 0.08 * sin(i * 2.1) for i in range(25)], top,
             'uiteal')
        field(-0.150 + 0.012 * 7.5, -0.083, 0.009, 0.008, top, 'uivolt', 0.002)
        text('Cell 8  3.284 V', 0.0115, -0.150 + 0.012 * 9, 0.058, top, 'uivolt', deep=0)


def meter():
    """Multimeter lying on its back, its probes at the module's poles."""
    slab(0.085, 0.175, 0.034, 'orange', 0.018, (0, 0, 0), 0.006)
    slab(0.072, 0.160, 0.006, 'ink', 0.014, (0, 0, 0.031), 0.002)
    slab(0.060, 0.036, 0.0012, 'label', 0.004, (0, 0.052, 0.0365), 0.0004)
    text('3.284', 0.024, 0.026, 0.052, 0.0379, 'printdark', 'RIGHT', 600)
    lathe(((0.021, 0), (0.020, 0.008), (0.016, 0.011), (0, 0.011)), (0, -0.012, 0.036), 'gray', 32)
    box((0.004, 0.018, 0.003), (0, -0.004, 0.047), 'print', 0.001)
    for x, finish in ((-0.018, 'ink'), (0.018, 'red')):
        rod(0.007, 0.020, (x, -0.066, 0.034), finish, 0.001)


def tools():
    """What lies on the mat: module, meter, torque wrench, screwdriver, dish with screws, job sheet."""
    with at(-0.40, -0.10, TOP + 0.004, rz=8):
        module(*battery.MODULE, 8, lettered='CMU 01')
    with at(-0.70, -0.20, TOP + 0.004, rz=-16):
        meter()
    high = TOP + battery.MODULE[2] * 0.94
    for dx, finish, x1, y1 in ((-0.018, 'ink', -0.47, -0.17), (0.018, 'red', -0.435, -0.165)):
        x0 = -0.70 + dx - 0.018
        bent([(x0, -0.265, TOP + 0.058), (x0, -0.285, TOP + 0.085), (x0 + 0.04, -0.33, TOP + 0.012), (x0 + 0.13, -0.34,
                                                                                                      TOP + 0.010),
              (x1 - 0.02, y1 - 0.16, TOP + 0.08), (x1, y1 - 0.03, high + 0.09), (x1, y1, high + 0.05)], 0.0028, finish)
        rod(0.006, 0.055, (x1, y1, high + 0.012), finish, 0.001)
        rod(0.0015, 0.016, (x1, y1, high), 'steel', 0)
    with at(-0.30, -0.350, TOP + 0.020, rz=3), on('right', 0, 0, 0):
        rod(0.011, 0.34, (0, 0, -0.17), 'orange', 0.003)
        rod(0.0155, 0.11, (0, 0, 0.08), 'ink', 0.004)
        rod(0.018, 0.030, (0, 0, -0.185), 'steel', 0.003)
    rod(0.013, 0.034, (-0.60, -0.37, TOP + 0.004), 'steel', 0.002)
    with at(-1.10, -0.26, TOP + 0.004, rz=24):
        lathe(((0, 0), (0.06, 0), (0.075, 0.018), (0.072, 0.018), (0.058, 0.004), (0, 0.004)), (0, 0, 0), 'chrome')
        for i in range(11):
            with at(0.043 * cos(i * 2.4) * (i % 4) / 3, 0.043 * sin(i * 2.4) * (i % 4) / 3, 0.0045, rx=(i * 40) % 70):
                bolt(0, 0, 0.006)
    with at(-1.02, 0.14, TOP + 0.004, rz=16):
        laptop()
    with at(-0.60, 0.20, TOP + 0.004, rz=-7):
        slab(0.23, 0.31, 0.005, 'wood', 0.008, (0, 0, 0), 0.001)
        slab(0.21, 0.285, 0.001, 'print', 0.001, (0, -0.008, 0.005), 0.0002)
        box((0.10, 0.03, 0.012), (0, 0.14, 0.010), 'steel', 0.003)
        text('Service order', 0.016, -0.09, 0.10, 0.0062, 'printdark', weight=600)
        for i in range(7):
            box((0.17 - 0.03 * (i % 3), 0.003, 0.0004), (-0.005, 0.065 - i * 0.026, 0.0062), 'gray', 0)
    with at(1.22, -0.10, TOP):
        box((0.10, 0.16, 0.03), (0, 0, 0.015), 'blue', 0.006)
        box((0.14, 0.06, 0.11), (0, -0.04, 0.08), 'blue', 0.008)
        box((0.14, 0.05, 0.11), (0, 0.06, 0.08), 'blue', 0.008)
        with on('front', 0, -0.07, 0.075):
            rod(0.012, 0.10, (0, 0, 0), 'steel', 0.002)
            with at(0, 0, 0.09), on('right', -0.09, 0, 0):
                rod(0.006, 0.18, (0, 0, 0), 'steel', 0.002)


def build(view):
    """Bench with the pack, tools and laptop; the tool board on the wall."""
    room()
    bench()
    board()
    with at(*PACK, TOP + 0.004):
        pack()
    tools()
