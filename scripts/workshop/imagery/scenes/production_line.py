"""Production line: packs on a roller conveyor under light strips, test gantry, columns and racks behind."""

from kit.brand import light_line, logo, text
from kit.display import status
from kit.hardware import bolt
from kit.outdoors import ground, panel, sky
from kit.place import at, on
from kit.shapes import bent, box, lathe, rod
from models import battery, e_bus

VIEWS = {'scene': dict(azimuth=38, elevation=7, lens=40, aspect=(16, 9), low=(-1.4, -1.2, 0.45), high=(2.3, 0.2, 2.0),
                       margin=0.0, lift=0)}
TOP = 0.78


def light():
    """Even, bright light of a hall."""
    sky(((-1, '#9aa5aa', 0.6), (0, '#cfd8da', 0.9), (1, '#eef3f4', 1.0)), 0.42)
    for i in range(5):
        panel(-6.0 + i * 3.6, 0.4, 4.4, 0.4, 9.0, 18.0, (1.0, 0.985, 0.96))
    panel(-3.5, -5.0, 3.6, 3.5, 2.0, 5.0, (1.0, 0.97, 0.94), 52, -28)


def conveyor(length):
    """Roller conveyor along x."""
    for y in (-0.47, 0.47):
        box((length, 0.05, 0.16), (0, y, TOP - 0.06), 'graphite', 0.006)
        box((length, 0.012, 0.03), (0, y * 1.062, TOP - 0.03), 'alu', 0.003)
    for i in range(int(length / 0.16)):
        with on('back', -length / 2 + 0.1 + i * 0.16, -0.45, TOP - 0.03):
            rod(0.030, 0.90, (0, 0, 0), 'steel', 0.003, 24)
    for i in range(int(length / 2) + 1):
        x = -length / 2 + 0.3 + i * 2
        for y in (-0.44, 0.44):
            box((0.08, 0.08, TOP - 0.12), (x, y, (TOP - 0.12) / 2), 'graphite', 0.006)
            box((0.16, 0.16, 0.012), (x, y, 0.006), 'graphite', 0.003)
        box((0.05, 0.8, 0.05), (x, 0, 0.25), 'graphite', 0.005)
    with on('front', 0, -0.495, TOP - 0.085):
        light_line(0, 0, length - 1.0, 0.012)


def gantry(x):
    """End-of-line test gantry with its display and probe head."""
    with at(x, 0):
        for y in (-0.72, 0.72):
            box((0.16, 0.10, 2.25), (0, y, 1.125), 'white', 0.012)
            box((0.34, 0.26, 0.03), (0, y, 0.015), 'graphite', 0.006)
            for sx in (-0.12, 0.12):
                with at(sx, y, 0.03):
                    bolt(0, 0.08, 0.014)
        box((0.20, 1.62, 0.24), (0, 0, 2.32), 'white', 0.02)
        with on('right', 0.10, 0, 2.32):
            logo(-0.62, 0, 0.11, 'printdark', 0.001)
        with on('front', 0, -0.775, 1.45):
            box((0.42, 0.34, 0.06), (0, 0, 0.03), 'graphite', 0.012)
            status(0, 0.02, 0.36, 0.22, 100, 'Pass', 0.06)
            text('EOL 3', 0.03, -0.17, -0.135, 0.0605, 'print', weight=600)
        box((0.30, 0.42, 0.22), (0, 0.05, 1.98), 'graphite', 0.02)
        for i in range(4):
            with on('bottom', -0.09 + i * 0.06, 0.05, 1.87):
                rod(0.012, 0.20, (0, 0, 0), 'steel')
                rod(0.017, 0.05, (0, 0, 0.16), 'orange', 0.003)
        bent([(0, 0.2, 2.1), (0.1, 0.5, 2.6), (0.1, 0.72, 2.9), (0.1, 0.74, 4.4)], 0.03, 'rubber')


def tower(x, y):
    """Signal tower."""
    with at(x, y):
        rod(0.018, 0.5, (0, 0, 2.42), 'steel')
        for i, finish in enumerate(('uiteal', 'yellow', 'red')):
            lathe(((0.035, 0), (0.035, 0.07), (0, 0.07)), (0, 0, 2.72 + i * 0.075), finish)


def hall():
    """Floor with its markings, columns, wall, storage racks, lamps."""
    ground(60, 60, 'plaster')
    for y in (-1.25, 1.5):
        box((40, 0.08, 0.002), (0, y, 0.001), 'yellow', 0)
    for i in range(8):
        box((0.26, 0.26, 5.4), (-15 + i * 5.0, 5.2, 2.7), 'shell', 0.02)
    box((60, 0.2, 6), (0, 9.5, 3), 'shell', 0)
    box((60, 0.21, 1.0), (0, 9.48, 0.5), 'deep', 0)
    for i in range(5):
        with at(-9 + i * 4.2, 7.2):
            for x in (-1.8, 1.8):
                for y in (-0.5, 0.5):
                    box((0.09, 0.09, 3.4), (x, y, 1.7), 'deep', 0.005)
            for z in (0.3, 1.35, 2.4):
                box((3.7, 1.1, 0.10), (0, 0, z), 'orange', 0.005)
                for k in range(3):
                    box((0.95, 0.8, 0.62), (-1.15 + k * 1.15, 0, z + 0.37), ('graphite', 'white',
                                                                             'gray')[(k + i) % 3], 0.02)
    for i in range(5):
        box((0.42, 9.0, 0.06), (-6.0 + i * 3.6, 0.4, 4.5), 'alu', 0.01)
        box((0.34, 8.8, 0.02), (-6.0 + i * 3.6, 0.4, 4.462), 'lamp', 0.003)


def build(view):
    """Packs on the line, the gantry over the second."""
    hall()
    conveyor(14)
    for x in (-3.6, -1.9, -0.2, 1.5):
        with at(x, 0, TOP):
            battery.build('front')
    gantry(-1.05)
    tower(-1.05, 0.72)
    with at(4.2, 0, TOP):
        e_bus.build('front')
