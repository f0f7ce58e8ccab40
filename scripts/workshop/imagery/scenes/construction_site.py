"""Construction site in the late afternoon: an electric wheel loader at its charger, a shell and a crane behind."""

from itertools import product
from math import cos, sin

from kit.outdoors import ground, panel, sky, sun
from kit.place import CORNERS, at, on
from kit.shapes import bent, box, lathe, pipe, rod, stamp
from models import loader
from models import super as charger

VIEWS = {'scene': dict(azimuth=30, elevation=2.6, lens=40, aspect=(16, 9), low=(-4.8, -1.2, 0.0), high=(3.3, 0.9, 2.7),
                       margin=0.0, lift=-0.06)}
STOREY, BAY = 3.4, 5.4


def light():
    """Low warm sun from the left through haze."""
    sky(((-1, '#41403c', 0.5), (-0.01, '#d6c3a4', 0.9), (0.0, '#f7d8a6', 1.0), (0.04, '#eed9b8', 0.95), (0.11,
                                                                                                         '#c3cdd0',
            0.88),
         (0.24, '#86a8c2', 0.82), (0.6, '#54809f', 0.8), (1, '#466f95', 0.8)), 0.85)
    sun(-50, 21, 3.9, (1.0, 0.78, 0.54), 1.2)
    panel(-6, -12, 6, 10, 6, 2.2, (0.80, 0.89, 1.0), 58, -28)


def shell():
    """Concrete frame of three storeys: slabs, columns, stair core, starter bars on top, scaffold at the left."""
    bays, deep = 7, 2
    wide = bays * BAY
    for level in range(4):
        box((wide + 1.0, deep * BAY + 1.0, 0.30), (0, deep * BAY / 2, level * STOREY - 0.15 if level else 0.0),
            'concrete', 0.02)
        if level == 3:
            break
        for i, j in product(range(bays + 1), range(deep + 1)):
            box((0.42, 0.42, STOREY - 0.30), (-wide / 2 + i * BAY, j * BAY, level * STOREY + (STOREY - 0.3) / 2),
                'concrete', 0.015)
        for i in range(2 + level, bays):
            if (i + level) % 3:
                box((BAY - 0.42, 0.2, STOREY - 0.30), (-wide / 2 + (i + 0.5) * BAY, deep * BAY,
                                                       level * STOREY + (STOREY - 0.3) / 2), 'plaster', 0.01)
    box((BAY, BAY, 3 * STOREY + 3.2), (wide / 2 - BAY * 1.5, BAY * 1.4, (3 * STOREY + 3.2) / 2), 'concrete', 0.02)
    bar = stamp(lambda: rod(0.022, 1.1, (0, 0, 0), 'castdark', 0.002, 6))
    for i, j, dx, dy in product(range(bays + 1), range(deep + 1), (-0.14, 0.14), (-0.14, 0.14)):
        bar(-wide / 2 + i * BAY + dx, j * BAY + dy, 3 * STOREY - 0.1)
    for i in range(bays * 2 + 1):
        rod(0.03, 1.1, (-wide / 2 + i * BAY / 2, -0.35, 3 * STOREY), 'yellow', 0.002, 8)
    for z in (0.55, 1.05):
        box((wide, 0.04, 0.05), (0, -0.35, 3 * STOREY + z), 'yellow', 0.004)
    with at(-wide / 2, -1.5):
        scaffold(3, 5)


def scaffold(bays, levels):
    """Scaffold along x: standards, ledgers, planks, diagonals."""
    for i, y in product(range(bays + 1), (0, 0.75)):
        rod(0.045, levels * 2.0 + 0.9, (i * 2.6, y, 0), 'alu', 0.004, 10)
    for level in range(1, levels + 1):
        box((bays * 2.6, 0.75, 0.06), (bays * 1.3, 0.375, level * 2.0), 'wood', 0.004)
        for z in (0.5, 1.0):
            box((bays * 2.6, 0.045, 0.045), (bays * 1.3, 0, level * 2.0 + z), 'alu', 0.004)
        i = level % bays
        bent([(i * 2.6, -0.03, (level - 1) * 2.0), ((i + 1) * 2.6, -0.03, level * 2.0)], 0.03, 'alu', smooth=False)


def lattice(length, half):
    """Square lattice beam along z."""
    count = round(length / (2 * half))
    for sx, sy in CORNERS:
        box((0.14, 0.14, length), (sx * half, sy * half, length / 2), 'yellow', 0)
    for i in range(count):
        low, high = length * i / count, length * (i + 1) / count
        for s in (-1, 1):
            bent([(s * half, -half, low), (s * half, half, high)], 0.045, 'yellow', smooth=False, steps=2)
            bent([(-half, s * half, low), (half, s * half, high)], 0.045, 'yellow', smooth=False, steps=2)


def crane():
    """Tower crane: mast, cab, jib towards +x with its hook, counter-jib."""
    high, jib = 33.0, 36.0
    box((5, 5, 0.8), (0, 0, 0.4), 'concrete', 0.05)
    lattice(high, 0.75)
    with at(0, 0, high):
        box((2.0, 2.0, 0.7), (0, 0, 0.35), 'graphite', 0.05)
        box((1.3, 1.3, 1.8), (1.3, -1.4, 0.8), 'white', 0.08)
        box((0.02, 1.0, 1.0), (1.96, -1.4, 1.0), 'gloss', 0.02)
        lattice(6.5, 0.4)
        with at(0.6, 0, 1.1, ry=90):
            lattice(jib, 0.5)
        with at(-0.6, 0, 1.1, ry=-90):
            lattice(11, 0.45)
        box((2.6, 1.4, 2.2), (-10.4, 0, 0.4), 'concrete', 0.05)
        for x in (-10, 12, 27):
            bent([(0, 0, 6.4), (x, 0, 1.6)], 0.05, 'ink', smooth=False, steps=2)
        for y in (-0.2, 0.2):
            bent([(21, y, 0.6), (21, y, -14)], 0.025, 'ink', smooth=False, steps=2)
        box((0.5, 0.5, 0.8), (21, 0, -14.2), 'orange', 0.05)


def heap(radius, height, seed):
    """Heap of gravel: a rough cone with stones at its foot."""
    lathe([(radius * (1 - t) ** 0.9 * (1 + 0.05 * sin(t * 17 + seed)),
            height * t) for t in (i / 12 for i in range(13))], (0, 0, 0), 'gravel', 40)
    for i in range(70):
        a, r = i * 2.39 + seed, radius * (0.86 + 0.36 * ((i * 37) % 19) / 19)
        s = 0.05 + 0.09 * ((i * 13) % 7) / 7
        with at(r * cos(a), r * sin(a), s * 0.3, rx=i * 31, ry=i * 17, rz=i * 47):
            box((s, s * 0.8, s * 0.7), (0, 0, 0), 'gravel', s * 0.25)


def fence(count):
    """Mobile fence along x on concrete feet."""
    def part():
        for x in (0.03, 3.42):
            rod(0.021, 2.0, (x, 0, 0.06), 'alu', 0.002, 12)
        for z in (0.16, 2.04):
            box((3.4, 0.032, 0.032), (1.72, 0, z), 'alu', 0.006)
        for i in range(33):
            box((0.005, 0.005, 1.88), (0.13 + i * 0.1, 0, 1.1), 'alu', 0)
        for i in range(8):
            box((3.4, 0.005, 0.005), (1.72, 0, 0.36 + i * 0.22), 'alu', 0)
        box((0.24, 0.70, 0.13), (3.46, 0, 0.065), 'rubber', 0.02)

    copy = stamp(part)
    for i in range(count):
        copy(i * 3.5)


def office():
    """Two site cabins, one on the other."""
    for level in range(2):
        with at(0, 0, level * 2.75):
            box((6.0, 2.5, 2.7), (0, 0, 1.35), 'shell' if level else 'deep', 0.02)
            for x in (-1.7, 1.2):
                box((1.5, 0.05, 1.1), (x, -1.25, 1.55), 'gloss', 0.01)
                box((1.6, 0.04, 0.06), (x, -1.27, 0.98), 'alu', 0.005)
            for z in (0.08, 2.62):
                box((6.04, 2.54, 0.14), (0, 0, z), 'graphite', 0.02)


def skid():
    """Mobile charger: the station on a steel skid with lifting eyes and guard bars."""
    for y in (-0.62, 0.62):
        box((1.7, 0.16, 0.16), (0, y, 0.10), 'yellow', 0.01)
    box((1.5, 1.3, 0.04), (0, 0, 0.19), 'castdark', 0.004)
    for x in (-0.72, 0.72):
        for y in (-0.58, 0.58):
            rod(0.035, 1.15, (x, y, 0.18), 'yellow', 0.006)
        box((0.07, 1.2, 0.07), (x, 0, 1.32), 'yellow', 0.02)
    with at(0, 0.05, 0.21):
        charger.build('scene')


def soil():
    """Worn lane with tread marks that curve past the loader, steel road plates, loose stones."""
    tread = stamp(lambda: box((0.07, 0.24, 0.05), (0, 0, 0), 'gravel', 0.016))
    for wheel, i in product((-loader.TRACK, loader.TRACK), range(190)):
        x = -15 + i * 0.16
        y = -2.9 + wheel - 0.012 * (x + 2) ** 2
        for side in (-1, 1):
            tread(x + side * 0.04, y + side * 0.11, -0.008, rz=side * 32 - 0.024 * (x + 2) * 57)
    stone = stamp(lambda: box((0.06, 0.045, 0.035), (0, 0, 0.008), 'plaster', 0.014))
    for i in range(700):
        x, y = -14 + (i * 7.31) % 24, -6.5 + (i * 4.77) % 17
        stone(x, y, 0, rz=i * 77, rx=i * 13 % 40)
    for i in range(4):
        box((2.4, 1.2, 0.03), (-6.4, -2.4 + i * 1.24, 0.012), 'castdark', 0.008)


def build(view):
    """The loader at its charger; heaps, fence, cabins, the shell and the crane."""
    ground(1600, 1600, 'gravel')
    soil()
    with at(0.3, 0, 0, rz=-6):
        loader.build(view)
    with at(-4.3, 1.0, 0, rz=8):
        skid()
    bent([(-3.96, 0.86, 1.18), (-3.75, 0.62, 0.9), (-3.42, 0.40, 0.22), (-3.20, 0.16, 0.04), (-2.85, 0.10, 0.10),
          (-2.62, 0.14, 0.62), (-2.50, 0.22, 1.0), (-2.36, 0.28, 1.16)], 0.024, 'orange')
    for x, y, radius, height, seed in ((1.3, 6.6, 2.4, 1.35, 1), (1.2, 11.2, 3.4, 2.1, 4), (-8.6, 7.5, 2.2, 1.2, 2)):
        with at(x, y):
            heap(radius, height, seed)
    with at(-34, 16.0):
        fence(17)
    with at(-15.0, 13.2, 0, rz=0):
        office()
    for i, (y, z) in enumerate(((0, 0), (0.62, 0), (1.24, 0), (0.31, 0.53), (0.93, 0.53))):
        with on('right', -9.6, 5.6 + y, 0.30 + z):
            pipe(0.30, 0.25, 4.0, (0, 0, 0), 'concrete', 0.01)
    with at(-6, 38):
        shell()
    with at(-112, 122):
        crane()
    for i in range(60):
        box((9 + i % 4 * 3, 8, 5 + i * 7 % 9), (-330 + i * 9.0, 260, 2), 'gray', 0)
