"""Test laboratory: a drive unit on its dynamometer, a climate chamber with a pack inside, the operator's screen."""

from math import pi

from mathutils import Matrix

from kit.brand import light_line, logo, text
from kit.connect import gland
from kit.display import status
from kit.hardware import bolt, fan, louvres, rim_plate
from kit.outdoors import ground, panel, sky
from kit.place import at, on
from kit.shapes import bent, box, lathe, pipe, rod, slab
from models import agv, cloud, electric

VIEWS = {'scene': dict(azimuth=30, elevation=6, lens=38, aspect=(16, 9), low=(-1.5, -0.9, 0.35), high=(1.65, 0.4, 2.05),
                       margin=0.0, lift=0)}


def light():
    """Cool, even light of a laboratory."""
    sky(((-1, '#98a3a8', 0.6), (0, '#cdd7da', 0.9), (1, '#eef4f6', 1.0)), 0.40)
    for i in range(4):
        panel(-4.0 + i * 2.6, 0.2, 3.15, 0.5, 6.0, 24.0, (0.97, 0.99, 1.0))
    panel(-3.0, -4.2, 2.7, 2.6, 1.8, 11.0, (1.0, 0.97, 0.94), 50, -30)


def bed():
    """Cast bed plate with T-slots on dampers."""
    box((2.9, 1.15, 0.22), (0.1, 0, 0.56), 'castdark', 0.01)
    for i in range(7):
        box((2.9, 0.022, 0.004), (0.1, -0.48 + i * 0.16, 0.6705), 'dark', 0)
    for x in (-1.15, 0.1, 1.35):
        for y in (-0.42, 0.42):
            with at(x, y):
                rod(0.11, 0.03, (0, 0, 0), 'steel', 0.004)
                lathe(((0.09, 0.03), (0.075, 0.12), (0.075, 0.34), (0.09, 0.45), (0, 0.45)), (0, 0, 0), 'graphite')
    with on('front', 0.1, -0.575, 0.56):
        light_line(0, 0.02, 2.5, 0.010)
        logo(-1.33, -0.055, 0.07, 'print', 0.0006)


def dyno():
    """Load machine with torque shaft to the drive unit's output."""
    z = 0.67 + 0.145
    with at(0.95, 0.16, 0.67):
        box((0.62, 0.46, 0.05), (0.10, 0, 0.025), 'graphite', 0.006)
        with on('right', -0.18, 0, 0.145 + 0.05):
            rod(0.175, 0.56, (0, 0, 0), 'deep', 0.012, 96)
            for i in range(40):
                turn = Matrix.Rotation(2 * pi * i / 40, 4, 'Z') @ Matrix.Translation((0.182, 0, 0.28))
                box((0.03, 0.006, 0.44), (0, 0, 0), 'deep', 0.002, turn)
            rod(0.195, 0.04, (0, 0, -0.01), 'graphite', 0.006, 96)
            rod(0.195, 0.05, (0, 0, 0.52), 'graphite', 0.006, 96)
        box((0.30, 0.24, 0.16), (0.10, 0, 0.43), 'graphite', 0.012)
        with on('front', 0.10, -0.12, 0.43):
            for i in range(3):
                gland(-0.08 + i * 0.08, -0.02, 0.02, 0)
        with on('left', -0.18, 0, 0.195):
            pipe(0.06, 0.03, 0.03, (0, 0, 0), 'steel')
            rod(0.034, 0.36, (0, 0, 0), 'chrome')
            rod(0.062, 0.05, (0, 0, 0.14), 'orange', 0.006)
            rod(0.055, 0.02, (0, 0, 0.335), 'steel', 0.002)
            for i in range(6):
                a = 2 * pi * i / 6
                with at(0.046 * Matrix.Rotation(a, 2)[0][0], 0.046 * Matrix.Rotation(a, 2)[1][0], 0.05):
                    bolt(0, 0, 0.006)
    # Guard of clear sheet over the shaft.
    box((0.36, 0.34, 0.006), (0.60, 0.12, z + 0.17), 'clear', 0.002)
    box((0.36, 0.006, 0.30), (0.60, -0.05, z + 0.02), 'clear', 0.002)


def chamber():
    """Climate chamber: insulated door with window, a pack inside, controls beside."""
    with at(-1.75, 1.55, 0):
        w, h, d = 1.35, 2.05, 1.1
        for sx in (-1, 1):
            box((0.12, d, h - 0.1), (sx * (w / 2 - 0.06), 0, (h + 0.1) / 2), 'white', 0.012)
        box((w, d, 0.14), (0, 0, h), 'white', 0.012)
        box((w, d, 0.55), (0, 0, 0.375), 'white', 0.012)
        box((w - 0.1, 0.05, h - 0.2), (0, d / 2 - 0.05, h / 2), 'alu', 0)
        box((w - 0.2, d - 0.1, 0.02), (0, 0, 0.66), 'alu', 0)
        box((0.9, 0.5, 0.02), (0, -0.05, 0.96), 'steel', 0.002)
        with at(0, -0.1, 0.97):
            agv.build('hero')
        with on('front', 0, -d / 2, 1.30):
            rim_plate(w - 0.16, 1.34, 0.09, 'white', 0.13, 0.05)
            with at(0, 0, 0.02):
                rim_plate(w - 0.40, 1.10, 0.02, 'rubber', 0.015, 0.03)
            slab(w - 0.42, 1.08, 0.01, 'clear', 0.02, (0, 0, 0.05), 0.002)
            slab(0.05, 0.42, 0.05, 'graphite', 0.02, (w / 2 - 0.15, 0, 0.085), 0.008)
        with on('front', 0, -d / 2, 0.37):
            louvres(0.3, 0, 0.5, 0.34, 10)
            logo(-0.56, 0.08, 0.085, 'printdark', 0.0005)
            text('−40 to +85 °C', 0.05, -0.56, -0.07, 0.0005, 'printdark')
        box((0.40, 0.9, 1.9), (w / 2 + 0.24, 0.05, 0.98), 'graphite', 0.012)
        with on('front', w / 2 + 0.24, -0.4, 1.45):
            status(0.26, 0.17, 60, '+23 °C')
        with on('front', w / 2 + 0.24, -0.4, 0.55):
            fan(0, 0, 0.26)
        panel(0, -0.1, h - 0.1, 0.9, 0.7, 5.0)


def build(view):
    """Test cell with bed, drive, load machine, chamber and desk."""
    ground(30, 30, 'plaster')
    box((30, 0.2, 3.6), (0, 3.0, 1.8), 'shell', 0)
    box((30, 0.21, 0.9), (0, 2.99, 0.45), 'deep', 0)
    bed()
    box((0.42, 0.36, 0.05), (-0.07, 0, 0.695), 'graphite', 0.006)
    with at(0.05, 0, 0.72):
        electric.build('hero')
    dyno()
    chamber()
    with at(2.0, 1.7, 0):
        box((1.7, 0.75, 0.04), (0, 0, 0.74), 'wood', 0.006)
        for x in (-0.78, 0.78):
            box((0.06, 0.66, 0.72), (x, 0, 0.36), 'graphite', 0.006)
        with at(-0.1, 0.05, 0.76):
            cloud.build('hero')
    for i, y in enumerate((0.5, 0.56)):
        bent([(-0.5, y, 0.75), (-0.9, y + 0.1, 0.69), (-1.1, 0.7 + 0.06 * i, 0.3), (-1.0, 0.9 + 0.06 * i, 0.03),
              (-0.9, 1.6, 0.03)], 0.022, 'orange')
    for x in (-2.3, 0.3, 2.9):
        box((0.34, 6.0, 0.05), (x - 1.7, 0.2, 3.22), 'alu', 0.01)
        box((0.28, 5.9, 0.02), (x - 1.7, 0.2, 3.19), 'lamp', 0.003)
