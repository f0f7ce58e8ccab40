"""Electric counterbalance truck of 3 t, for scenes: mast, forks, cabin guard, the pack in its side bay."""

from math import pi

from mathutils import Matrix

from kit.brand import light_line, logo, text
from kit.hardware import bolt
from kit.place import at, on
from kit.shapes import bent, box, circle, elbow, lathe, pipe, plate, rod, rounded, slab

# The truck looks along +x; its middle stands at the origin, the right side towards -y.
LENGTH, WIDTH, GUARD = 2.45, 1.18, 2.14


def wheel(x, y, radius, wide):
    """Solid tyre with its hub, outer face away from the truck's middle."""
    face = 'front' if y < 0 else 'back'
    with on(face, x, y, radius):
        lathe(((radius * 0.58, -wide), (radius * 0.94, -wide), (radius, -wide * 0.86), (radius, -wide * 0.14),
               (radius * 0.94, 0), (radius * 0.60, 0), (radius * 0.58, -0.02)), (0, 0, 0), 'rubber', 72)
        lathe(((radius * 0.60, -0.02), (radius * 0.52, -0.012), (radius * 0.44, -0.045), (radius * 0.28, -0.045),
               (radius * 0.24, 0.012), (0, 0.016)), (0, 0, 0), 'shell', 48)
        for i in range(6):
            turn = Matrix.Rotation(2 * pi * i / 6, 4, 'Z') @ Matrix.Translation((radius * 0.36, 0, -0.04))
            box((0.024, 0.024, 0.022), (0, 0, 0), 'steel', 0.004, turn)


def side_outline():
    """The body seen from its right: sloping nose, step, battery bay sill, round counterweight."""
    return [(-1.22, 0.42), (-1.10, 0.30), (-0.62, 0.26), (0.30, 0.26), (0.46, 0.30), (0.98, 0.34), (1.05, 0.46),
            (1.02, 0.98), (0.90, 1.08), (0.70, 1.06), (0.62, 0.62), (0.40, 0.56), (0.20, 0.58), (0.10, 0.94),
            (-0.42, 0.98), (-0.60, 1.04), (-1.02, 1.02), (-1.20, 0.88)]


def chassis():
    """Chassis with floor and dash, the white counterweight behind, fenders over the wheels."""
    with on('front', 0, WIDTH / 2 - 0.05, 0):
        plate(side_outline(), WIDTH - 0.10, 'graphite', bevel=0.02)
    with on('front', 0, WIDTH / 2 - 0.01, 0):
        plate([(-1.27, 0.46), (-1.16, 0.32), (-0.92, 0.30), (-0.86, 0.60), (-0.64, 0.66), (-0.46, 0.62), (-0.44, 1.00),
               (-0.62, 1.07), (-1.05, 1.05), (-1.24, 0.92)], WIDTH - 0.02, 'white', bevel=0.035)
    for sy in (-1, 1):
        with on('front' if sy < 0 else 'back', 0, sy * (WIDTH / 2 - 0.06), 0):
            k = 1 if sy < 0 else -1
            plate([(k * x, y) for x, y in ((0.44, 0.60), (0.50, 0.76), (0.66, 0.84), (0.94, 0.80), (1.06, 0.64),
                                           (1.06, 0.50), (0.92, 0.68), (0.66, 0.70), (0.52, 0.58))][::k], 0.075,
                  'graphite', bevel=0.01)
    # The bay with the pack behind its door, and the lit line along the side.
    with on('front', -0.14, -WIDTH / 2 + 0.05, 0.66):
        slab(0.60, 0.46, 0.012, 'ink', 0.03, (0, -0.02, 0), 0.003)
        slab(0.54, 0.40, 0.010, 'white', 0.024, (0, -0.02, 0.010), 0.003)
        logo(-0.225, 0.06, 0.085, 'printdark', 0.0205)
        text('AV-FL 80-460', 0.046, -0.225, -0.07, 0.0205, 'printdark', weight=600)
        light_line(0, -0.16, 0.44, 0.010, z=0.020)
    box((0.36, 0.16, 0.03), (0.26, -WIDTH / 2 + 0.02, 0.33), 'castdark', 0.006)


def mast():
    """Two nested channels, chains, lift cylinders, carriage with load guard and forks."""
    with at(1.10, 0, 0, ry=0):
        for sy in (-1, 1):
            for dx, wide, top in ((0.0, 0.36, 2.10), (0.05, 0.28, 2.16)):
                box((0.15, 0.028, top - 0.12), (dx, sy * wide, top / 2 + 0.06), 'graphite', 0.005)
                box((0.018, 0.075, top - 0.12), (dx - 0.066, sy * (wide - 0.03), top / 2 + 0.06), 'graphite', 0.004)
                box((0.018, 0.075, top - 0.12), (dx + 0.066, sy * (wide - 0.03), top / 2 + 0.06), 'graphite', 0.004)
            with at(-0.03, sy * 0.25, 0.15):
                rod(0.036, 0.95, (0, 0, 0), 'graphite')
                rod(0.024, 1.88, (0, 0, 0), 'chrome')
            box((0.020, 0.032, 1.55), (0.02, sy * 0.14, 1.35), 'steel', 0.002)
        for z in (0.20, 1.15, 2.09):
            box((0.05, 0.80, 0.10), (-0.05, 0, z), 'ink', 0.01)
        with at(0.17, 0, 0.16):
            for z in (0.12, 0.48):
                box((0.055, 1.02, 0.11), (0, 0, z), 'ink', 0.008)
            for y in (-0.44, -0.22, 0.0, 0.22, 0.44):
                box((0.028, 0.028, 0.70), (0.0, y, 0.82), 'graphite', 0.004)
            box((0.03, 1.0, 0.035), (0, 0, 1.16), 'graphite', 0.005)
            for y in (-0.28, 0.28):
                box((0.045, 0.125, 0.66), (0.055, y, 0.28), 'castdark', 0.006)
                with on('front', 0.032, y + 0.0625, -0.05):
                    plate([(0, 0), (1.14, 0.012), (1.14, 0.024), (0.05, 0.05), (0, 0.05)], 0.125, 'castdark',
                          bevel=0.004)


def cabin():
    """Overhead guard, seat, steering wheel, display, lamps."""
    for sy in (-1, 1):
        elbow([(0.78, sy * 0.50, 1.00), (0.50, sy * 0.50, GUARD), (-0.74, sy * 0.50, GUARD),
               (-0.92, sy * 0.50, 1.04)], 0.036, 0.16, 'ink')
    for i in range(7):
        box((0.045, 0.98, 0.028), (0.40 - i * 0.18, 0, GUARD + 0.01), 'ink', 0.006)
    box((0.06, 1.06, 0.05), (0.50, 0, GUARD), 'ink', 0.012)
    with at(-0.34, 0, 1.0):
        box((0.50, 0.52, 0.14), (0.02, 0, 0.08), 'rubber', 0.05)
        with at(-0.24, 0, 0.38, ry=-12):
            box((0.13, 0.50, 0.58), (0, 0, 0), 'rubber', 0.05)
        for y in (-0.30, 0.30):
            box((0.30, 0.06, 0.07), (0.0, y, 0.26), 'graphite', 0.02)
    with at(0.56, 0, 1.16, ry=-32):
        rod(0.022, 0.22, (0, 0, -0.16), 'graphite')
        pipe(0.18, 0.152, 0.026, (0, 0, 0.05), 'rubber', 0.01)
        for i in range(3):
            box((0.15, 0.028, 0.012), (0.08, 0, 0.06), 'rubber', 0.004, Matrix.Rotation(2 * pi * i / 3 + 0.5, 4, 'Z'))
    box((0.06, 0.20, 0.15), (0.72, -0.30, 1.20), 'ink', 0.012)
    box((0.008, 0.17, 0.12), (0.688, -0.30, 1.20), 'uiteal', 0.003)
    for sy in (-1, 1):
        box((0.10, 0.13, 0.11), (0.60, sy * 0.42, GUARD - 0.10), 'ink', 0.02)
        with on('right', 0.655, sy * 0.42, GUARD - 0.10):
            slab(0.10, 0.08, 0.006, 'lamp', 0.02, bevel=0.002)
        with on('left', -1.235, sy * 0.42, 0.82):
            slab(0.12, 0.05, 0.01, 'red', 0.02, bevel=0.003)
    lathe(((0.05, 0), (0.05, 0.07), (0.03, 0.10), (0, 0.105)), (-0.70, 0.0, GUARD + 0.03), 'orange')


def build(view):
    """The truck on its wheels."""
    chassis()
    mast()
    cabin()
    for sy in (-1, 1):
        wheel(0.80, sy * (WIDTH / 2 + 0.03), 0.335, 0.24)
        wheel(-0.80, sy * (WIDTH / 2 - 0.02), 0.265, 0.19)
    with on('left', -1.262, 0, 0.62):
        logo(-0.28, 0.06, 0.13, 'printdark', 0.001)
        plate(rounded(0.20, 0.16, 0.03), 0.03, 'graphite', [circle(0.03)[::-1]], (0, -0.20, -0.02), 0.004)
        for x in (-0.42, 0.42):
            bolt(x, -0.16, 0.016)


def lead(start, end):
    """A sagging charging cable between two points."""
    (x0, y0, z0), (x1, y1, z1) = start, end
    bent([start, (x0 * 0.85 + x1 * 0.15, y0 * 0.85 + y1 * 0.15, z0 - 0.30),
          (x0 * 0.5 + x1 * 0.5, y0 * 0.5 + y1 * 0.5, min(z0, z1) * 0.35),
          (x0 * 0.15 + x1 * 0.85, y0 * 0.15 + y1 * 0.85, z1 - 0.32), end], 0.018, 'orange')
