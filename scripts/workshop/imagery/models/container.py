"""20-foot storage container: corrugated walls, service doors, one bay open on its racks."""

from kit.brand import danger_label, light_line, logo, rating_plate, text
from kit.connect import gland
from kit.display import window
from kit.hardware import fan, hinge, louvres, rim_plate, screws
from kit.place import CORNERS, at, on
from kit.ratings import rating
from kit.shapes import box, plate, rod, slab
from models.drawer import drawer

MODEL = 'AV-CT 3730'
L, D, H = 6.058, 2.438, 2.896
BAY, SILL, HEAD = 1.28, 0.20, 2.655
LEFT = -L / 2 + 0.78
VIEWS = {
    'hero': dict(azimuth=29, elevation=4, lens=60, aspect=(16, 9), margin=0.05),
    'front': dict(azimuth=0, elevation=3, lens=180, aspect=(16, 9), margin=0.05),
    'detail': dict(azimuth=17, elevation=3, lens=75, low=(-0.86, -1.1, 1.30), high=(0.42, -1.05, 2.2), margin=-0.02),
}


def wall(length, height, finish, pitch=0.278, depth=0.034):
    """Corrugated sheet along x, standing on z = 0, its waves towards -y."""
    count = int(length / pitch)
    start = -count * pitch / 2
    front = [(-length / 2, 0)]
    for i in range(count):
        x = start + i * pitch
        front += [(x + pitch * 0.10, 0), (x + pitch * 0.30, -depth), (x + pitch * 0.70, -depth), (x + pitch * 0.90, 0)]
    front.append((length / 2, 0))
    plate(front + [(length / 2, 0.006), (-length / 2, 0.006)], height, finish, bevel=0.001)


def frame():
    """Corner posts, rails, castings and roof."""
    for sx, sy in CORNERS:
        x, y = sx * (L / 2 - 0.081), sy * (D / 2 - 0.081)
        box((0.15, 0.15, H - 0.2), (x, y, H / 2), 'graphite', 0.012)
        for z in (0.059, H - 0.059):
            box((0.178, 0.162, 0.118), (sx * (L / 2 - 0.089), y, z), 'graphite', 0.008)
            with on('right' if sx > 0 else 'left', sx * (L / 2), y, z):
                slab(0.06, 0.085, 0.002, 'dark', 0.028, (0, 0, -0.0008), 0.0005)
            with on('front' if sy < 0 else 'back', x, sy * D / 2, z):
                slab(0.085, 0.06, 0.002, 'dark', 0.028, (0, 0, -0.0008), 0.0005)
    for sy in (-1, 1):
        box((L - 0.3, 0.09, 0.16), (0, sy * (D / 2 - 0.055), 0.09), 'graphite', 0.008)
        box((L - 0.3, 0.09, 0.12), (0, sy * (D / 2 - 0.055), H - 0.07), 'graphite', 0.008)
    for sx in (-1, 1):
        box((0.09, D - 0.3, 0.16), (sx * (L / 2 - 0.055), 0, 0.09), 'graphite', 0.008)
        box((0.09, D - 0.3, 0.12), (sx * (L / 2 - 0.055), 0, H - 0.07), 'graphite', 0.008)
    box((L - 0.1, D - 0.1, 0.02), (0, 0, H - 0.03), 'white', 0.004)
    for x in (-1.05, 1.05):
        with on('front', x, -D / 2 + 0.01, 0.09):
            slab(0.36, 0.10, 0.003, 'dark', 0.01, (0, 0, -0.002), 0.0008)
    with on('right', L / 2 - 0.055, 0, 0.2), at(0, 0, 0, rx=-90):
        wall(D - 0.3, H - 0.3, 'white')
    with at(0, D / 2 - 0.06, 0.15, rz=180):
        wall(L - 0.3, H - 0.3, 'white')
    with at(-L / 2 + 0.05, 0, 0.15, rz=-90):
        wall(D - 0.3, H - 0.3, 'white')
    box((L - 0.2, D - 0.2, 0.03), (0, 0, 0.17), 'gray', 0.002)


def leaf(width, side, number):
    """One door leaf hung at x = 0; side +1 stretches to the right, -1 to the left."""
    h = HEAD - SILL - 0.012
    with on('front', 0, 0, 0), at(side * width / 2, 0):
        slab(width - 0.008, h, 0.045, 'white', 0.012, bevel=0.003)
        louvres(0, -h / 2 + 0.36, width - 0.16, 0.46, 11, 0.045, 'graphite', 'graphite')
        louvres(0, h / 2 - 0.27, width - 0.16, 0.22, 6, 0.045, 'graphite', 'graphite')
        rod_upright(side * (width / 2 - 0.085), h)
        text(number, 0.10, -(width / 2 - (0.10 if side > 0 else 0.17)), h / 2 - 0.50, 0.0455, 'printdark', weight=600)
        for y in (-h / 2 + 0.18, 0, h / 2 - 0.18):
            box((0.03, 0.13, 0.03), (-side * (width / 2 - 0.004), y, 0.030), 'graphite', 0.011)
        with at(0, 0, 0, ry=180):
            rim_plate(width - 0.04, h - 0.04, 0.012, 'rubber', 0.02)
            rim_plate(width - 0.13, h - 0.13, 0.03, 'shell', 0.04)
            for y in (-0.55, 0.0, 0.55):
                slab(width - 0.15, 0.07, 0.022, 'shell', 0.01, (0, y, 0))
            danger_label(0, 0.75, 0.24)


def rod_upright(x, h):
    """Locking bar with cam guides and its lever."""
    with at(x, -h / 2 + 0.02, 0.066, rx=-90):
        rod(0.0145, h - 0.04, (0, 0, 0), 'steel')
    for y in (-h / 2 + 0.05, -0.45, 0.3, h / 2 - 0.05):
        slab(0.075, 0.05, 0.036, 'steel', 0.01, (x, y, 0.045), 0.003)
    slab(0.03, 0.34, 0.014, 'graphite', 0.012, (x - 0.02, -0.12, 0.083), 0.004)


def bay(index, opened=0.0):
    """A pair of leaves over a bay; `opened` in degrees."""
    x = LEFT + index * (BAY + 0.045)
    middle = (HEAD + SILL) / 2
    half = BAY / 2
    box((0.045, 0.08, HEAD - SILL), (x - 0.0225, -D / 2 + 0.06, middle), 'graphite', 0.003)
    with at(x + 0.004, -D / 2 + 0.045, middle, rz=-opened):
        leaf(half, 1, f'{index * 2 + 1:02d}')
    with at(x + BAY - 0.004, -D / 2 + 0.045, middle, rz=opened):
        leaf(half, -1, f'{index * 2 + 2:02d}')
    if opened:
        racks(x)
        with on('front', x + half, -D / 2 + 0.055, middle):
            rim_plate(BAY, HEAD - SILL, 0.02, 'rubber', 0.016)
    else:
        box((BAY, 0.01, HEAD - SILL), (x + half, -D / 2 + 0.08, middle), 'dark', 0)


def racks(x):
    """Two racks of drawers with the controller above and the orange bus between them."""
    w = 0.60
    for k in range(2):
        cx = x + BAY / 2 + (k - 0.5) * (w + 0.015)
        for sx in (-1, 1):
            box((0.03, 0.9, HEAD - SILL - 0.06), (cx + sx * (w / 2 - 0.015), -D / 2 + 0.62, (HEAD + SILL) / 2), 'gray',
                0.003)
        for i in range(9):
            with at(cx, -D / 2 + 0.165, SILL + 0.16 + i * 0.2375):
                drawer(w - 0.05, 0.8, 0.218, 'graphite', f'Module {9 * k + 9 - i:02d}')
        with on('front', cx, -D / 2 + 0.165, HEAD - 0.165):
            slab(w - 0.05, 0.2, 0.02, 'ink', 0.006)
            window(-0.13, 0, 0.18, 0.07, 0.02)
            for i in range(4):
                gland(0.04 + i * 0.058, 0, 0.012, 0.02)
    box((BAY - 0.05, 0.02, HEAD - SILL), (x + BAY / 2, -D / 2 + 1.05, (HEAD + SILL) / 2), 'gray', 0)


def plant():
    """Left bay: cooling unit with fans, logo; light line along the top rail."""
    w = 0.60
    x = -L / 2 + 0.16 + w / 2
    with on('front', x, -D / 2 + 0.05, (HEAD + SILL) / 2):
        slab(w, HEAD - SILL, 0.03, 'graphite', 0.01, bevel=0.003)
        for y in (0.72, 0.26):
            fan(0, y, 0.43, 0.03, 'ink')
        louvres(0, -0.48, w - 0.1, 0.62, 15, 0.03, 'ink', 'graphite')
        text('Liquid cooling  40 kW', 0.03, -w / 2 + 0.06, -0.05, 0.0305, 'print')
        rating_plate(0.0, -0.92, 0.26, MODEL, [('Energy', 'energy'), ('Power', 'ratedPower'), ('Voltage',
                     'nominalVoltage'), ('Ingress', 'protection')], 0.03)
    with on('front', 0, -D / 2 + 0.0102, H - 0.07):
        light_line(0.35, 0.0, 4.7, 0.016, z=0.0)
        logo(-L / 2 + 0.22, 0.0, 0.062, 'print', 0.0005)


def build(view):
    """The container; the third bay is open but in the front view."""
    frame()
    plant()
    angle = 0 if view == 'front' else 108
    for i in range(3):
        bay(i, angle if i == 1 else 0)
    with on('front', 0, -D / 2 + 0.06, (HEAD + H - 0.12) / 2):
        slab(L - 0.28, H - 0.12 - HEAD + 0.012, 0.02, 'graphite', 0.004, bevel=0.002)
    end = LEFT + 3 * (BAY + 0.045)
    wide = L / 2 - 0.16 - end
    with on('front', end + wide / 2, -D / 2 + 0.05, (HEAD + SILL) / 2):
        slab(wide, HEAD - SILL, 0.03, 'white', 0.01, bevel=0.003)
        slab(wide - 0.16, 0.9, 0.03, 'graphite', 0.02, (0, 0.3, 0.025), 0.004)
        hinge(-wide / 2 + 0.12, 0.55, 0.12, 0.055)
        hinge(-wide / 2 + 0.12, 0.05, 0.12, 0.055)
        window(0.0, 0.5, 0.28, 0.10, 0.055)
        text(MODEL, 0.12, -wide / 2 + 0.22, 0.24, 0.0555, 'print', weight=600)
        text(rating(MODEL, 'energy'), 0.075, -wide / 2 + 0.22, 0.10, 0.0555, 'volt')
        danger_label(0, -0.40, 0.30, z=0.03)
        screws([(sx * (wide / 2 - 0.03), y) for sx in (-1, 1) for y in (-1, -0.5, 0, 0.5, 1)], 0.008, 0.03)
        for i in range(4):
            gland(-0.15 + i * 0.1, -0.85, 0.03, 0.03)
