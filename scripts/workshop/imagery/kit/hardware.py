"""Small hardware, built on a face (see place.on): x right, y up, z out of the face."""

from math import cos, pi, sin

from mathutils import Matrix

from kit.place import CORNERS, at
from kit.shapes import bent, box, circle, elbow, lathe, plate, rod, rounded, slab


def screw(x, y, radius=0.004, z=0.0, finish='steel'):
    """Button-head screw with a hexagon socket."""
    r = radius
    with at(x, y, z):
        lathe(((r * 1.25, 0), (r * 1.25, r * 0.1), (r, r * 0.12), (r * 0.98, r * 0.35), (r * 0.7, r * 0.62),
               (r * 0.5, r * 0.68), (r * 0.46, r * 0.45), (0, r * 0.45)), (0, 0, 0), finish, 24)
        lathe(((r * 0.40, 0), (0, r * 0.02)), (0, 0, r * 0.46), 'dark', 6)


def screws(points, radius=0.004, z=0.0, finish='steel'):
    """Screws at all points."""
    for x, y in points:
        screw(x, y, radius, z, finish)


def around(width, height, inset, across, up):
    """Screw positions along the rim of a rectangle: `across` on the long rims, `up` between them."""
    w, h = width / 2 - inset, height / 2 - inset
    points = [(-w + 2 * w * i / (across - 1), s * h) for i in range(across) for s in (-1, 1)]
    return points + [(s * w, -h + 2 * h * i / (up + 1)) for i in range(1, up + 1) for s in (-1, 1)]


def bolt(x, y, radius=0.008, z=0.0, finish='steel'):
    """Hexagon bolt on a washer."""
    r = radius
    with at(x, y, z):
        lathe(((r * 1.25, 0), (r * 1.25, r * 0.16), (0, r * 0.16)), (0, 0, 0), finish, 32)
        lathe(((r, r * 0.16), (r, r * 0.7), (r * 0.9, r * 0.8), (0, r * 0.8)), (0, 0, 0), finish, 6)


def hinge(x, y, height=0.14, z=0.0, finish='graphite'):
    """Butt hinge with three knuckles, its pin upright."""
    with at(x, y, z):
        slab(0.05, height, 0.004, finish, 0.006, bevel=0.001)
        third = height / 3
        for i in range(3):
            box((0.022, third - 0.003, 0.02), (0, (i - 1) * third, 0.012), finish, 0.008)
        for sx, sy in CORNERS:
            screw(sx * 0.017, sy * height * 0.36, 0.0035, 0.004)


def swing_handle(x, y, height=0.22, z=0.0, finish='graphite'):
    """Swing handle with escutcheon, lever and profile lock."""
    with at(x, y, z):
        slab(0.042, height, 0.008, finish, 0.012, bevel=0.002)
        slab(0.028, height * 0.62, 0.016, 'alu', 0.011, (0, -height * 0.1, 0.008), 0.004)
        rod(0.013, 0.014, (0, height * 0.36, 0.006), finish, 0.002)
        rod(0.009, 0.003, (0, height * 0.36, 0.019), 'steel')
        box((0.002, 0.008, 0.001), (0, height * 0.36, 0.0222), 'dark', 0)
        screws(((0, -height * 0.455),), 0.0035, 0.008)


def louvres(x, y, width, height, count, z=0.0, frame='graphite', blade='graphite', rim=0.022):
    """Weather louvres in a screwed frame, dark behind the blades."""
    with at(x, y, z):
        inner = rounded(width - 2 * rim, height - 2 * rim, 0.006)
        slab(width, height, 0.006, frame, 0.012, bevel=0.0018, holes=[inner[::-1]])
        box((width - rim, height - rim, 0.002), (0, 0, 0.0005), 'dark', 0)
        pitch = (height - 2 * rim) / count
        tilt = Matrix.Rotation(0.75, 4, 'X')
        for i in range(count):
            yy = -height / 2 + rim + pitch * (i + 0.5)
            box((width - 2 * rim, 0.0025, pitch * 0.98), (0, yy, 0.0045), blade, 0.0008, tilt)
        screws(around(width, height, rim * 0.45, 3, 1), 0.003, 0.006)


def slots(x, y, width, height, count, z=0.0, finish='dark'):
    """A row of stadium-shaped ventilation slots, side by side."""
    pitch = width / count
    with at(x, y, z):
        for i in range(count):
            with at(-width / 2 + pitch * (i + 0.5), 0):
                slab(pitch * 0.5, height, 0.0012, finish, pitch * 0.25, (0, 0, -0.0008), 0.0003)


def fan(x, y, size, z=0.0, finish='graphite'):
    """Fan guard: frame, rings and spokes over a dark throat with blades."""
    r = size * 0.44
    with at(x, y, z):
        slab(size, size, 0.006, finish, size * 0.08, bevel=0.0015, holes=[circle(r)[::-1]])
        rod(r, 0.001, (0, 0, 0.0004), 'dark', 0)
        for i in range(7):
            turn = Matrix.Rotation(2 * pi * i / 7, 4, 'Z') @ Matrix.Translation((r * 0.55, 0, 0)) @ Matrix.Rotation(
                0.5, 4, 'X')
            box((r * 0.8, r * 0.42, 0.002), (0, 0, 0.003), 'plastic', 0.0006, turn)
        rod(r * 0.3, 0.004, (0, 0, 0.002), 'plastic')
        for i in range(4):
            ring = r * (0.34 + 0.21 * i)
            bent([(ring * cos(a), ring * sin(a), 0.0075) for a in [2 * pi * k / 48 for k in range(49)]], size * 0.006,
                 'steel', False, 3)
        for i in range(4):
            turn = Matrix.Rotation(pi / 4 * i, 4, 'Z')
            box((size * 0.9, size * 0.012, size * 0.012), (0, 0, 0.0065), 'steel', 0.0005, turn)
        screws([(sx * size * 0.42, sy * size * 0.42) for sx in (-1, 1) for sy in (-1, 1)], size * 0.02, 0.006)


def lifting_eye(x, y, radius=0.03, z=0.0, finish='steel'):
    """Eye bolt on a collar."""
    with at(x, y, z):
        rod(radius * 0.75, radius * 0.3, (0, 0, 0), finish, 0.002)
        ring = [(radius * 0.72 * cos(a), 0, radius * 1.08 + radius * 0.72 * sin(a)) for a in
                [2 * pi * k / 40 for k in range(41)]]
        bent(ring, radius * 0.26, finish, False)


def foot(x, y, radius, height, finish='rubber'):
    """Levelling foot: pad and stem, standing on z = 0."""
    with at(x, y):
        rod(radius, height * 0.4, (0, 0, 0), finish, 0.003)
        rod(radius * 0.45, height * 0.62, (0, 0, height * 0.38), 'steel')


def grip(x, y, width, reach, z=0.0, radius=0.008, finish='graphite', upright=False):
    """Bow handle on two screwed bosses."""
    half = width / 2
    path = [(-half, 0, 0), (-half, 0, reach), (half, 0, reach), (half, 0, 0)]
    if upright:
        path = [(0, px, pz) for px, _, pz in path]
    with at(x, y, z):
        elbow(path, radius, reach * 0.6, finish)
        for s in (-1, 1):
            rod(radius * 1.7, radius * 0.7, (0 if upright else s * half, s * half if upright else 0, 0), finish, 0.0015)


def rim_plate(width, height, depth, finish, wall, radius=0.01):
    """A frame: a rounded rectangle with a window."""
    return plate(rounded(width, height, radius), depth, finish, [rounded(width - 2 * wall, height - 2 * wall,
                 max(0.002, radius - wall))[::-1]])
