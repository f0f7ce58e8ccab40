"""Test laboratory at night: a pack on its lift table at the cycler racks, the climate chamber lit from within."""

from kit.brand import danger, light_line, logo, text
from kit.connect import gland, hv_plug
from kit.display import arc, bars, bezel, field, graph, status
from kit.hardware import bolt, fan, grip, louvres, rim_plate, screws
from kit.outdoors import ground, panel, sky
from kit.place import at, on
from kit.shapes import bent, box, lathe, rod, slab
from models import agv, battery

VIEWS = {'scene': dict(azimuth=27, elevation=5, lens=36, aspect=(16, 9), low=(-1.9, -0.6, 0.16), high=(2.35, 1.3, 2.15),
                       margin=0.0, lift=0)}
BACK = 3.4


def light():
    """Dim room, light strips over the stand, the chamber's own lamps."""
    sky(((-1, '#2b343a', 0.5), (0, '#7f919b', 0.7), (1, '#c8d6de', 0.8)), 0.35)
    panel(0.0, -0.1, 3.05, 3.6, 0.35, 130.0, (0.96, 0.985, 1.0))
    panel(0.0, 2.1, 3.05, 7.0, 0.35, 60.0, (0.94, 0.975, 1.0))
    panel(-4.0, -3.4, 2.4, 2.2, 1.6, 26.0, (1.0, 0.965, 0.92), 58, -46)
    panel(4.6, 0.2, 2.2, 1.2, 2.0, 16.0, (0.80, 0.91, 1.0), 70, 75)


def room():
    """Floor with its marked test area, panelled back wall, cable tray, strips of light."""
    ground(30, 30, 'epoxy')
    box((16, 0.1, 3.4), (0, BACK, 1.7), 'gray', 0)
    for i in range(13):
        box((1.19, 0.03, 1.06), (-7.2 + i * 1.2, BACK - 0.06, 0.56), 'graphite', 0.006)
        box((1.19, 0.03, 2.16), (-7.2 + i * 1.2, BACK - 0.06, 2.19), 'shell', 0.006)
    for x0, y0, w, d in ((0, -1.15, 4.6, 0.07), (0, 1.08, 4.6, 0.07), (-2.28, 0, 0.07, 2.3), (2.28, 0, 0.07, 2.3)):
        box((w, d, 0.002), (x0, y0, 0.001 if w > d else 0.0005), 'yellow', 0)
    for y in (-0.1, 2.1):
        box((3.7 if y < 1 else 7.2, 0.42, 0.05), (0, y, 3.12), 'alu', 0.01)
        box((3.6 if y < 1 else 7.0, 0.35, 0.02), (0, y, 3.085), 'lamp', 0.003)
    for dy in (-0.16, 0.16):
        box((10, 0.02, 0.09), (0, BACK - 0.55 + dy, 2.72), 'steel', 0.003)
    for i in range(40):
        box((0.02, 0.32, 0.01), (-4.9 + i * 0.25, BACK - 0.55, 2.68), 'steel', 0)
    for i, (dy, finish) in enumerate(((-0.08, 'orange'), (-0.03, 'orange'), (0.03, 'rubber'), (0.08, 'rubber'))):
        bent([(-5, BACK - 0.55 + dy, 2.705), (0, BACK - 0.55 + dy + 0.02, 2.705), (5, BACK - 0.55 + dy, 2.705)], 0.02,
             finish)


def table():
    """Lift table: scissor legs between two frames, the pack's stage on top."""
    box((1.5, 0.95, 0.05), (0, 0, 0.035), 'graphite', 0.006)
    for y in (-0.40, 0.40):
        for s in (-1, 1):
            with at(0, y + s * 0.03, 0.33, ry=s * 24):
                box((1.28, 0.03, 0.075), (0, 0, 0), 'yellow' if y < 0 else 'graphite', 0.006)
        with on('front', 0, y - 0.05, 0.33):
            bolt(0, 0, 0.022)
    box((1.56, 0.98, 0.06), (0, 0, 0.635), 'graphite', 0.008)
    box((1.50, 0.92, 0.012), (0, 0, 0.67), 'alu', 0.003)
    with on('front', 0, -0.491, 0.635):
        light_line(0.18, 0, 1.05, 0.008)
        logo(-0.70, 0, 0.03, 'print', 0.0004)
    for x in (-0.62, 0.62):
        for y in (-0.36, 0.36):
            with on('left', x, y + 0.03, 0.025):
                rod(0.05, 0.04, (0, 0, 0), 'rubber', 0.006)


def screen(width, height, kind):
    """A measuring screen: a curve, bars, or a charge ring."""
    top = bezel(width, height, 0, 0.008)
    field(0, 0, width * 0.985, height * 0.97, top - 0.0004, 'uibase', 0.004)
    if kind == 0:
        graph(-width * 0.42, -height * 0.34, width * 0.84, height * 0.62,
              (0.1, 0.32, 0.42, 0.47, 0.50, 0.52, 0.55, 0.58, 0.63, 0.72, 0.95), top, 'uivolt', height * 0.016)
        graph(-width * 0.42, -height * 0.34, width * 0.84, height * 0.62,
              (0.8, 0.78, 0.74, 0.70, 0.62, 0.58, 0.50, 0.44, 0.36, 0.25, 0.1), top, 'uiteal', height * 0.016)
    elif kind == 1:
        bars(-width * 0.42, -height * 0.36, width * 0.84, height * 0.66,
             [0.82 + 0.11 * ((i * 7) % 5 - 2) / 2 for i in range(25)], top, 'uiteal', 'uivolt', 6)
    else:
        arc(-width * 0.22, 0, height * 0.34, height * 0.07, 0.999, top, 'uidim')
        arc(-width * 0.22, 0, height * 0.34, height * 0.07, 0.64, top + 0.0002)
        text('64 %', height * 0.17, width * 0.08, height * 0.10, top, 'uiwhite', weight=600, deep=0)
        text('80.2 V  230 A', height * 0.10, width * 0.08, -height * 0.14, top, 'uimuted', deep=0)


def rack(kind):
    """Cycler rack, front at y = 0: screen, meters, power drawers, sockets, louvres."""
    w, h, d = 0.80, 2.05, 0.8
    box((w, d, h), (0, d / 2, h / 2 + 0.04), 'graphite', 0.012)
    box((w - 0.06, d - 0.06, 0.06), (0, d / 2, 0.03), 'ink', 0.004)
    with on('front', 0, 0, 0.04):
        slab(w - 0.05, h - 0.06, 0.012, 'ink', 0.012, (0, h / 2, 0), 0.003)
        with at(0, 1.72, 0.012):
            screen(0.62, 0.36, kind)
        light_line(0.10, 1.955, 0.44, 0.006, z=0.012)
        logo(-0.34, 1.955, 0.04, 'print', 0.0125)
        for i in range(5):
            y = 1.40 - i * 0.165
            slab(w - 0.10, 0.152, 0.012, 'graphite' if i % 2 else 'gray', 0.006, (0, y, 0.012), 0.002)
            with at(-0.20, y, 0.024):
                slab(0.15, 0.06, 0.004, 'ink', 0.005, bevel=0.001)
                text(('80.16 V', '229.8 A', '18.42 kW', '23.1 °C', '0.21 mΩ')[i], 0.026, -0.066, 0, 0.0042, 'uivolt',
                     weight=600)
            for k in range(4):
                gland(0.02 + k * 0.06, 0, 0.014, 0.024, ('orange', 'orange', 'ink', 'ink')[k])
            for sx in (-1, 1):
                grip(sx * (w / 2 - 0.08), y, 0.09, 0.035, 0.024, 0.006, 'alu', True)
        fan(-0.19, 0.42, 0.28, 0.012, 'graphite')
        fan(0.19, 0.42, 0.28, 0.012, 'graphite')
        louvres(0, 0.15, w - 0.14, 0.16, 6, 0.012, 'graphite', 'graphite')
        danger(0.30, 1.51, 0.05, 0.013)


def chamber():
    """Walk-in climate chamber: insulated panels, lit window, a pack on the shelf inside, controls at the door."""
    w, h, d = 2.3, 2.5, 1.7
    for sx in (-1, 1):
        box((0.14, d, h), (sx * (w / 2 - 0.07), d / 2, h / 2), 'white', 0.014)
    box((w + 0.016, d + 0.016, 0.16), (0, d / 2, h - 0.072), 'white', 0.014)
    box((w + 0.016, d + 0.016, 0.22), (0, d / 2, 0.11), 'graphite', 0.01)
    box((w - 0.2, 0.06, h - 0.3), (0, d - 0.05, h / 2), 'alu', 0)
    box((w - 0.4, 0.9, 0.03), (0, 0.9, 0.86), 'steel', 0.004)
    for x in (-0.8, 0.8):
        box((0.05, 0.85, 0.65), (x, 0.9, 0.53), 'steel', 0.004)
    for x in (-0.42, 0.22):
        with at(x, 0.85, 0.875):
            agv.build('scene')
    box((w - 0.4, 0.25, 0.03), (0, 0.75, h - 0.19), 'lamp', 0.004)
    panel(0, 0.75, h - 0.22, w - 0.5, 0.3, 34.0, (1.0, 0.94, 0.84))
    with on('front', 0, 0, 0):
        slab(0.62, h - 0.34, 0.09, 'white', 0.03, (w / 2 - 0.40, h / 2 + 0.04, -0.02), 0.012)
        with at(-0.34, 1.32, -0.02):
            rim_plate(1.40, 1.75, 0.10, 'white', 0.13, 0.05)
            with at(0, 0, 0.03):
                rim_plate(1.16, 1.51, 0.02, 'rubber', 0.02, 0.03)
            slab(1.14, 1.49, 0.008, 'clear', 0.02, (0, 0, 0.05), 0.002)
            slab(0.05, 0.5, 0.06, 'graphite', 0.022, (0.62, 0, 0.10), 0.01)
            for y in (-0.6, 0.6):
                box((0.06, 0.16, 0.05), (-0.72, y, 0.09), 'graphite', 0.012)
        status(w / 2 - 0.40, 1.62, 0.40, 0.26, 60, '+45 °C', 0.07)
        text('−40 to +85 °C', 0.052, w / 2 - 0.62, 1.36, 0.071, 'printdark', weight=600)
        logo(w / 2 - 0.62, 2.1, 0.075, 'printdark', 0.071)
        light_line(w / 2 - 0.40, 2.0, 0.42, 0.008, z=0.07)
        louvres(w / 2 - 0.40, 0.62, 0.42, 0.5, 12, 0.07, 'graphite', 'graphite')
        screws([(w / 2 - 0.40 + sx * 0.28, y) for sx in (-1, 1) for y in (0.3, 1.0, 1.8, 2.2)], 0.008, 0.07)


def beacon(x, y):
    """Signal tower on its post: green, the stand is running."""
    with at(x, y):
        rod(0.16, 0.03, (0, 0, 0), 'graphite', 0.006)
        rod(0.022, 1.9, (0, 0, 0.02), 'steel')
        for i, finish in enumerate(('ledgreen', 'yellow', 'red')):
            lathe(((0.042, 0), (0.042, 0.085), (0.036, 0.09), (0, 0.09)), (0, 0, 1.92 + i * 0.095), finish)


def build(view):
    """Pack on the table, its cables to the racks behind, the chamber at the left."""
    room()
    table()
    with at(0, 0, 0.676):
        battery.build('scene')
    racks = (1.30, 2.14, 2.98)
    for i, x in enumerate(racks):
        with at(x, 2.0, 0):
            rack(i)
    with at(-1.55, 1.65, 0):
        chamber()
    beacon(0.72, 2.2)
    # Traction cables: from the pack's plug to the floor, under the table's end and up to the first rack.
    y0 = -battery.D / 2 - 0.084
    for i, x in enumerate((0.220, 0.250)):
        bent([(x, y0, 0.951), (x + 0.02, y0 - 0.06, 0.94), (x + 0.30, y0 - 0.20, 0.62), (x + 0.62, y0 - 0.10, 0.10),
              (x + 0.85, y0 + 0.25 - 0.05 * i, 0.021), (x + 0.95, y0 + 0.75 - 0.05 * i, 0.021),
              (x + 0.96, y0 + 1.25 - 0.05 * i, 0.021), (x + 0.955, y0 + 1.65 - 0.05 * i, 0.021),
              (1.17 + 0.05 * i, 1.66, 0.16), (1.18 + 0.06 * i, 1.80, 0.62), (1.20 + 0.06 * i, 1.955, 0.95)], 0.0175,
             'orange')
    with on('front', 1.23, 1.985, 0.95):
        slab(0.2, 0.12, 0.03, 'gray', 0.012, (0, 0, 0), 0.004)
    with on('front', 1.225, 1.955, 0.95):
        hv_plug(0, 0, 0.085)
