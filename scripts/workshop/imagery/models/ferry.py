"""Electric double-ended car ferry, for scenes: open car deck, passenger deck, bridge."""

from math import cos, pi, sin

from kit.brand import text
from kit.place import at, on
from kit.shapes import bent, box, lathe, plate, rod, rounded, slab, stamp

# The ferry lies along x on the water at z = 0, its middle at the origin, the side with the charging hatch towards -y.
LENGTH, WIDTH, DECK, SALOON, BRIDGE, ROOF = 64.0, 13.0, 2.6, 7.2, 10.2, 13.0
HATCH = (18.5, -WIDTH / 2, 1.75)


def plan(length, width, blunt):
    """Outline from above with rounded ends; `blunt` is the share of the length that is parallel."""
    straight, ends = length * blunt / 2, length * (1 - blunt) / 2
    right = [(straight + ends * sin(a), width / 2 * cos(a) ** 0.75) for a in (pi / 2 * i / 16 for i in range(16))]
    top = [(-x, y) for x, y in right[::-1]] + right + [(length / 2, 0.0)]
    return ([(x, -y) for x, y in top[::-1]] + [(-length / 2, 0.0)] + top)[:-1]


def hull():
    """Hull with its stripe, bulwark and rubbing strake."""
    for low, high, grow, finish in ((-1.0, 0.25, -0.3, 'ink'), (0.25, DECK, 0.0, 'deep'), (DECK, DECK + 1.15, 0.0,
                                                                                           'white')):
        plate(plan(LENGTH + grow, WIDTH + grow, 0.62), high - low, finish, position=(0, 0, low), bevel=0.03)
    plate(plan(LENGTH + 0.35, WIDTH + 0.3, 0.62), 0.28, 'rubber', position=(0, 0, DECK - 0.40), bevel=0.08)
    plate(plan(LENGTH + 0.04, WIDTH + 0.04, 0.62), 0.10, 'volt', position=(0, 0, DECK + 0.06), bevel=0.01)
    with on('front', 0, -WIDTH / 2 - 0.01, 0):
        text('FJELLFERGE', 1.25, -14.5, 1.05, 0, 'print', weight=600, deep=0.01, space=1.12)


def car_deck():
    """Side walls of the car deck with openings; ramps raised at both ends."""
    for y in (-WIDTH / 2 + 0.15, WIDTH / 2 - 0.15):
        with on('front', 0, y + 0.1, (DECK + SALOON) / 2):
            holes = [rounded(4.6, 1.9, 0.5, -20.4 + i * 5.85, 0.35)[::-1] for i in range(8)]
            plate([(-27, -2.4), (27, -2.4), (25.2, 2.4), (-25.2, 2.4)], 0.2, 'white', holes, bevel=0.02)
    box((44, WIDTH - 1, 0.2), (0, 0, DECK + 0.1), 'asphalt', 0)
    for i, finish in enumerate(('blue', 'shell', 'red', 'ink', 'gray', 'white')):
        with at(-17 + i * 6.4, -WIDTH / 2 + 2.4, DECK + 0.2):
            slab(4.3, 1.8, 0.75, finish, 0.5, (0, 0, 0.35), 0.12)
            slab(2.5, 1.55, 0.6, 'gloss', 0.5, (-0.2, 0, 1.05), 0.16)
    for s in (-1, 1):
        with at(s * 28.2, 0, DECK + 0.6, ry=-s * 9):
            box((0.35, 7.0, 4.8), (0, 0, 2.4), 'shell', 0.06)
            for y in (-2.8, -1.0, 1.0, 2.8):
                box((0.25, 0.18, 4.6), (s * 0.25, y, 2.4), 'graphite', 0.02)


def decks():
    """Passenger deck with its windows, rails, bridge, mast, boats and battery vents."""
    box((51, WIDTH, 0.30), (0, 0, SALOON + 0.02), 'white', 0.05)
    slab(34, WIDTH - 1.6, 2.7, 'white', 1.6, (0, 0, SALOON + 0.15), 0.12)
    with on('front', 0, -WIDTH / 2 + 0.795, SALOON + 1.55):
        slab(31.0, 1.15, 0.03, 'gloss', 0.25, (0, 0, 0), 0.01)
        for i in range(16):
            box((0.12, 1.15, 0.02), (-14.6 + i * 1.95, 0, 0.03), 'white', 0)
    box((36, WIDTH - 0.6, 0.22), (0, 0, SALOON + 2.95), 'white', 0.05)
    slab(8.6, WIDTH - 3.2, 2.5, 'white', 1.4, (0, 0, BRIDGE), 0.12)
    slab(8.9, WIDTH - 2.9, 1.15, 'gloss', 1.5, (0, 0, BRIDGE + 0.95), 0.04)
    slab(10.0, WIDTH - 2.0, 0.28, 'white', 1.8, (0, 0, ROOF - 0.3), 0.08)
    rod(0.14, 4.2, (0, 0, ROOF), 'white', 0.02, 16)
    box((0.16, 3.0, 0.14), (0, 0, ROOF + 2.4), 'white', 0.02)
    box((1.9, 0.18, 0.18), (0, 0, ROOF + 3.2), 'shell', 0.04)
    for x in (-11.5, 11.5):
        slab(2.6, 2.2, 1.7, 'shell', 0.4, (x, 0, BRIDGE + 0.05), 0.08)
        lathe(((0, 0), (0.9, 0.02), (0.98, 0.3), (0.9, 0.62), (0, 0.66)), (x * 0.62, -WIDTH / 2 + 1.3, BRIDGE + 0.05),
              'orange')
    post = stamp(lambda: rod(0.03, 1.05, (0, 0, 0), 'white', 0.004, 6))
    for deck, half, side in ((SALOON + 0.17, 25.2, WIDTH / 2 - 0.12), (SALOON + 3.06, 17.8, WIDTH / 2 - 0.45)):
        for y in (-side, side):
            for i in range(int(half)):
                post(-half + 0.3 + i * 2 * (half - 0.3) / (int(half) - 1), y, deck)
            for z in (0.40, 0.72, 1.05):
                bent([(-half, y, deck + z), (half, y, deck + z)], 0.025, 'white', smooth=False, steps=2)


def build(view):
    """The ferry afloat, its charging hatch open."""
    hull()
    car_deck()
    decks()
    with on('front', HATCH[0], HATCH[1] - 0.02, HATCH[2]):
        slab(1.5, 1.0, 0.06, 'graphite', 0.1, (0, 0, 0), 0.02)
        slab(1.3, 0.8, 0.03, 'ink', 0.08, (0, 0, 0.05), 0.01)
        slab(1.5, 0.05, 0.9, 'deep', 0.02, (0, 0.56, 0), 0.01)
