"""Control room at dusk: desks with the platform on their screens, the video wall, the storage yard outside."""

from itertools import product
from math import pi, sin

from mathutils import Matrix

from kit.brand import light_line, stroke, text
from kit.display import arc, bars, bezel, field, graph
from kit.outdoors import ground, panel, sky
from kit.place import at, frame, on
from kit.props import chair
from kit.ratings import rating
from kit.shapes import bent, box, lathe, slab, stamp
from models import cloud, container

VIEWS = {'scene': dict(azimuth=21, elevation=3.5, lens=34, aspect=(16, 9), low=(-2.5, -0.9, 0.05), high=(2.9, -0.2,
                                                                                                         2.35),
                       margin=0.0, lift=-0.06)}
BACK, CEILING = 3.3, 3.0
# The window takes the back wall up to this x.
WINDOW = -1.75
TILE = 1.70
FEEDERS = (('PV 1', '1.71 MW', 'uivolt', 0.9), ('PV 2', '1.41 MW', 'uivolt', 0.75),
           ('Storage', '−1.62 MW', 'uiteal', 0.55), ('Charging', '−0.24 MW', 'uiteal', 0.2))
SITES = (('Depot West', '1.84 MW', 0.72), ('Solar park East', '3.12 MW', 0.55), ('Plant 2', '0.46 MW', 0.88),
         ('Cold store', '0.21 MW', 0.64), ('Ferry quay', '0.98 MW', 0.41), ('Test center', '0.12 MW', 0.93))


def light():
    """Blue hour outside; inside a dim ceiling line, lamps over the desks and the glow of the screens."""
    sky(((-1, '#20262c', 0.4), (-0.02, '#3c4048', 0.6), (0.0, '#efa672', 1.0), (0.05, '#b98b82', 0.9), (0.14, '#6d7a94',
        0.75), (0.4, '#33557b', 0.7), (1, '#1f3c5e', 0.7)), 0.85)
    panel(0.3, -0.1, 2.90, 4.6, 0.22, 105.0, (1.0, 0.93, 0.84))
    panel(0.9, 2.9, 2.88, 5.4, 0.16, 60.0, (0.86, 0.94, 1.0))
    panel(-3.6, -3.6, 2.6, 3.0, 2.4, 16.0, (1.0, 0.95, 0.88), 50, -40)
    panel(4.4, -2.4, 2.4, 1.6, 2.0, 14.0, (0.75, 0.88, 1.0), 60, 50)


def single_line(z):
    """Single-line diagram of a site: grid, busbar, and its feeders with their power."""
    w, h = cloud.W, cloud.H
    field(0, 0, w - 0.004, h - 0.004, z - 0.0004, 'uibase', 0.003)
    text('Solar park East', 0.024, -w / 2 + 0.024, h / 2 - 0.032, z, 'uiwhite', weight=600, deep=0)
    text(f"{rating(cloud.MODEL, 'sites')}  ·  all online", 0.0135, w / 2 - 0.024, h / 2 - 0.032, z, 'uivolt', 'RIGHT',
         deep=0)
    bus = 0.055
    stroke([(-0.36, bus), (0.36, bus)], 0.006, 'uiwhite', z, 0.0001)
    stroke([(0, bus), (0, 0.15)], 0.003, 'uivolt', z, 0.0001)
    for y in (0.098, 0.116):
        arc(0, y, 0.014, 0.0028, 0.999, z + 0.0003, 'uiwhite')
    text('Grid  20 kV', 0.014, 0.03, 0.134, z, 'uimuted', deep=0)
    text('−1.26 MW', 0.020, 0.03, 0.108, z, 'uiwhite', weight=600, deep=0)
    for i, (name, power, finish, share) in enumerate(FEEDERS):
        x = -0.29 + i * 0.193
        stroke([(x, bus), (x, -0.055)], 0.003, finish, z, 0.0001)
        field(x, 0.012, 0.018, 0.018, z + 0.0003, finish, 0.002)
        field(x, -0.122, 0.168, 0.134, z, 'uidim', 0.006)
        text(name, 0.0135, x - 0.072, -0.074, z + 0.0003, 'uimuted', deep=0)
        text(power, 0.0215, x - 0.072, -0.104, z + 0.0003, 'uiwhite', weight=600, deep=0)
        bars(x - 0.072, -0.180, 0.144, 0.056, [share * (0.55 + 0.45 * sin(k * 0.55 + i)) for k in range(12)],
             z + 0.0004, finish)


def site_list(z):
    """The sites with their power and the state of their storage."""
    w, h = cloud.W, cloud.H
    field(0, 0, w - 0.004, h - 0.004, z - 0.0004, 'uibase', 0.003)
    text('Sites', 0.024, -w / 2 + 0.024, h / 2 - 0.032, z, 'uiwhite', weight=600, deep=0)
    text('Stored energy', 0.0135, w / 2 - 0.024, h / 2 - 0.032, z, 'uimuted', 'RIGHT', deep=0)
    for i, (name, power, share) in enumerate(SITES):
        y = h / 2 - 0.088 - i * 0.062
        field(0, y, w - 0.04, 0.054, z, 'uidim', 0.006)
        arc(-w / 2 + 0.052, y, 0.011, 0.011, 0.999, z + 0.0003, 'uivolt' if i != 3 else 'uiteal')
        text(name, 0.0165, -w / 2 + 0.08, y, z + 0.0003, 'uiwhite', weight=600, deep=0)
        text(power, 0.0165, 0.02, y, z + 0.0003, 'uimuted', 'RIGHT', deep=0)
        field(0.215, y, 0.29, 0.010, z + 0.0003, 'uibase', 0.005)
        field(0.07 + 0.29 * share / 2, y, 0.29 * share, 0.010, z + 0.0005, 'uivolt' if share > 0.5 else 'uiteal', 0.005)


def cells(z):
    """Temperatures of a container's cells as a map."""
    w, h = cloud.W, cloud.H
    field(0, 0, w - 0.004, h - 0.004, z - 0.0004, 'uibase', 0.003)
    text('Container 3', 0.024, -w / 2 + 0.024, h / 2 - 0.032, z, 'uiwhite', weight=600, deep=0)
    text('Cells  22.8 to 25.1 °C', 0.0135, w / 2 - 0.024, h / 2 - 0.032, z, 'uimuted', 'RIGHT', deep=0)
    finishes = ('uidim', 'uiteal', 'uiteal', 'uidim', 'uiteal', 'uivolt', 'uiteal')
    for i, j in product(range(18), range(9)):
        field(-w / 2 + 0.044 + i * 0.0425, h / 2 - 0.088 - j * 0.042, 0.036, 0.034, z,
              finishes[(i * 5 + j * 3 + i * j) % 7], 0.004)


def forecast(z):
    """Forecast of load and solar power."""
    w, h = cloud.W, cloud.H
    field(0, 0, w - 0.004, h - 0.004, z - 0.0004, 'uibase', 0.003)
    text(f"Forecast  {rating(cloud.MODEL, 'forecastHorizon')}", 0.024, -w / 2 + 0.024, h / 2 - 0.032, z, 'uiwhite',
         weight=600, deep=0)
    for i in range(5):
        field(0, -h / 2 + 0.06 + i * 0.066, w - 0.06, 0.0008, z, 'uidim', 0)
    bars(-w / 2 + 0.03, -h / 2 + 0.06, w - 0.06, 0.26, [max(0.03,
                                                            0.9 * sin(pi * (k - 10) / 28)) if 10 < k < 38 else 0.03
                                                        for k in range(48)], z + 0.0002, 'uiteal')
    graph(-w / 2 + 0.03, -h / 2 + 0.06, w - 0.06, 0.29, [0.42 + 0.2 * sin(k * 0.42) + 0.12 * sin(k * 0.95 + 1)
                                                         for k in range(48)], z + 0.0005, 'uivolt', 0.0036)


def video_wall():
    """Three displays side by side, each as wide as TILE, in a dark surround."""
    scale = TILE / cloud.W
    high = cloud.H * scale
    with on('front', 1.05, BACK - 0.10, 1.78):
        slab(3 * TILE + 0.14, high + 0.14, 0.06, 'ink', 0.02, (0, 0, 0), 0.006)
        for i, draw in enumerate((cloud.dashboard, single_line, site_list)):
            with at((i - 1) * (TILE + 0.012), 0, 0.06), frame(Matrix.Scale(scale, 4)):
                draw(bezel(cloud.W - 0.006, cloud.H - 0.006, 0, 0.002))
        light_line(0, -high / 2 - 0.19, 3 * TILE, 0.014, z=0.0)


def room():
    """Carpet, slatted wall, ceiling with its line of light, glazing towards the yard."""
    ground(24, 16, 'epoxy', y=BACK - 8.0 + 0.05)
    for i in range(9):
        box((0.004, 8, 0.002), (-4 + i, BACK - 4, 0.0005), 'graphite', 0)
    wide = 8.0
    box((wide, 0.1, CEILING), (WINDOW + wide / 2, BACK + 0.05, CEILING / 2), 'ink', 0)
    slat = stamp(lambda: box((0.034, 0.05, CEILING - 0.12), (0, 0, CEILING / 2 + 0.05), 'wood', 0.004))
    for i in range(int(wide / 0.062)):
        slat(WINDOW + 0.04 + i * 0.062, BACK - 0.03)
    box((wide, 0.06, 0.12), (WINDOW + wide / 2, BACK - 0.04, 0.06), 'ink', 0.004)
    box((24, 12, 0.1), (0, BACK - 5.6, CEILING + 0.05), 'gray', 0)
    box((4.7, 0.26, 0.05), (0.3, -0.1, CEILING - 0.04), 'ink', 0.01)
    box((4.6, 0.18, 0.02), (0.3, -0.1, CEILING - 0.062), 'lamp', 0.003)
    # Posts and rails of the glazing; panes would only add noise.
    for x in (WINDOW - 0.03, WINDOW - 1.55, WINDOW - 3.07, WINDOW - 4.59):
        box((0.07, 0.12, CEILING), (x, BACK, CEILING / 2), 'graphite', 0.006)
    for z in (0.05, 0.86, CEILING - 0.06):
        box((8, 0.10, 0.10 if z != 0.86 else 0.05), (WINDOW - 4.0, BACK, z), 'graphite', 0.006)


def outside():
    """The yard: a row of containers under a lamp mast, the horizon behind."""
    ground(900, 900, 'wet', z=-0.35, y=BACK + 452)
    unit = stamp(lambda: container.build('front'))
    for i in range(4):
        with at(-13.2 - i * 7.0, BACK + 12.5 + i * 1.2, -0.2, rz=9):
            box((6.6, 3.0, 0.2), (0, 0, -0.05), 'concrete', 0.02)
            unit()
    panel(-14.0, BACK + 7.0, 5.6, 16, 1.0, 40.0, (1.0, 0.88, 0.72), 24)
    for i in range(40):
        box((5.5, 4, 3 + i * 7 % 5), (-120 + i * 6.0, 150, 1.2), 'ink', 0)


def keyboard(x, y):
    """Keyboard with its rows of keys, and a mouse."""
    with at(x, y, 0.005, rx=3):
        slab(0.43, 0.13, 0.014, 'graphite', 0.012, (0, 0, 0), 0.003)
        key = stamp(lambda: box((0.0165, 0.0165, 0.006), (0, 0, 0.016), 'gray', 0.002))
        for i, j in product(range(20), range(5)):
            key(-0.198 + i * 0.0208, -0.046 + j * 0.023)
    slab(0.060, 0.105, 0.028, 'graphite', 0.028, (x + 0.31, y, 0.004), 0.012)


def monitor(draw):
    """Screen on its foot, with other contents than the hero's."""
    w, h = cloud.W, cloud.H
    with at(0, 0, cloud.BASE + h / 2 + 0.01):
        box((w + 0.018, 0.012, h + 0.018), (0, 0.009, 0), 'alu', 0.004)
        with on('front', 0, 0.003, 0):
            draw(bezel(w, h, 0, 0.008))
    with on('front', 0, 0.07, 0):
        slab(0.075, cloud.BASE + 0.25, 0.012, 'alu', 0.01, (0, (cloud.BASE + 0.25) / 2, 0), 0.003)
    box((0.06, 0.05, 0.06), (0, 0.045, cloud.BASE + 0.20), 'graphite', 0.006)
    slab(0.30, 0.22, 0.010, 'alu', 0.02, (0, 0.045, 0), 0.003)


def desk():
    """Long desk: timber edge, panel legs, cable trough, two workplaces."""
    long, deep, top = 4.5, 0.95, 0.74
    box((long, deep, 0.028), (0, 0, top - 0.014), 'shell', 0.004)
    box((long - 0.06, deep - 0.06, 0.02), (0, 0, top - 0.038), 'wood', 0.004)
    for x in (-2.0, 0, 2.0):
        box((0.06, deep - 0.16, top - 0.05), (x, 0, (top - 0.05) / 2), 'graphite', 0.006)
    box((long - 0.3, 0.02, 0.46), (0, deep / 2 - 0.12, 0.44), 'graphite', 0.004)
    with at(0, 0.12, top):
        with at(-1.10):
            cloud.build('scene')
        with at(-1.98, -0.09, rz=17):
            monitor(forecast)
        with at(0.72, -0.02, rz=6):
            monitor(cells)
        with at(1.60, -0.10, rz=-14):
            monitor(single_line)
    with at(0, 0, top):
        keyboard(-1.30, -0.30)
        keyboard(1.10, -0.30)
        with at(0.30, -0.22):
            lathe(((0, 0), (0.036, 0), (0.041, 0.09), (0.037, 0.09), (0.033, 0.008), (0, 0.008)), (0, 0, 0), 'deep')
            bent([(0.038, 0, 0.075), (0.066, 0, 0.065), (0.062, 0, 0.03), (0.037, 0, 0.02)], 0.005, 'deep')
        slab(0.21, 0.297, 0.004, 'print', 0.002, (-0.32, -0.28, 0), 0.0005)


def build(view):
    """Desks in front, the video wall and the window behind."""
    room()
    outside()
    video_wall()
    desk()
    with at(0.12, -0.82, rz=30):
        chair()
    with at(2.70, 0.25, rz=62):
        chair()
