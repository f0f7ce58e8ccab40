"""Portable power station: handle, sockets, display, light bar."""

from kit.brand import light_line, logo, mark, rating_plate, text
from kit.display import arc, bars, bezel, field
from kit.hardware import louvres
from kit.place import at, on
from kit.shapes import box, elbow, lathe, pipe, rod, slab

MODEL = 'AV-PP 2000'
W, D, H = 0.39, 0.27, 0.255
VIEWS = {
    'hero': dict(azimuth=29, elevation=15, lens=80),
    'front': dict(azimuth=0, elevation=8, lens=180),
    'detail': dict(azimuth=22, elevation=10, lens=90, low=(-0.06, -0.16, 0.045), high=(0.185, -0.13, 0.22),
                   margin=-0.02,
                   focus=(0.06, -0.14, 0.13), stop=6.3),
}


def body():
    """White shell between dark bumpers; vents at the sides; rubber feet."""
    with on('front', 0, -D / 2 + 0.016, H / 2 + 0.014):
        slab(W, H, D - 0.032, 'white', 0.042, (0, 0, -(D - 0.032)), 0.004)
    for face, y in (('front', -D / 2 + 0.018), ('back', D / 2 - 0.018)):
        with on(face, 0, y, H / 2 + 0.014):
            slab(W + 0.010, H + 0.010, 0.022, 'graphite', 0.046, (0, 0, -0.006), 0.006)
    with on('front', 0, -D / 2, H / 2 + 0.014):
        slab(W - 0.034, H - 0.034, 0.006, 'ink', 0.030, (0, 0, 0), 0.002)
    for sx in (-1, 1):
        with on('right' if sx > 0 else 'left', sx * W / 2, 0, H / 2 + 0.014):
            louvres(0, 0.012, 0.145, 0.125, 10, -0.001, 'graphite', 'graphite', 0.010)
            if sx > 0:
                rating_plate(0, -0.083, 0.062, MODEL, [('Energy', 'energy'), ('Output', 'outputPower')], 0.0)
        for sy in (-1, 1):
            rod(0.018, 0.016, (sx * (W / 2 - 0.055), sy * (D / 2 - 0.05), 0), 'rubber', 0.003)


def handle():
    """Carrying bow on two hubs, its middle wrapped in rubber."""
    z = H + 0.010
    for sx in (-1, 1):
        box((0.045, 0.07, 0.02), (sx * 0.135, 0, z + 0.006), 'graphite', 0.007)
    elbow([(-0.135, 0, z), (-0.135, 0, z + 0.062), (0.135, 0, z + 0.062), (0.135, 0, z)], 0.0115, 0.035, 'alu')
    with on('right', -0.075, 0, z + 0.062):
        rod(0.0165, 0.15, (0, 0, 0), 'rubber', 0.004)
        for i in range(12):
            pipe(0.0172, 0.015, 0.004, (0, 0, 0.015 + i * 0.0106), 'rubber', 0.001)


def schuko(x, y):
    """Earthed socket."""
    with at(x, y):
        slab(0.054, 0.054, 0.004, 'graphite', 0.012, bevel=0.001)
        lathe(((0.0225, 0.0), (0.0225, 0.005), (0.0195, 0.0055), (0.019, 0.0012), (0, 0.0012)), (0, 0, 0.002),
              'plastic')
        for sx in (-1, 1):
            rod(0.0026, 0.0012, (sx * 0.0095, 0, 0.003), 'dark', 0)
            box((0.005, 0.003, 0.004), (0, sx * 0.0178, 0.0055), 'steel', 0.0008)


def usb(x, y, wide, name):
    """USB socket: type C or A."""
    h = 0.0036 if wide < 0.011 else 0.006
    with at(x, y):
        slab(wide + 0.006, h + 0.006, 0.0012, 'graphite', 0.004, bevel=0.0004)
        slab(wide, h, 0.0006, 'dark', h * 0.45, (0, 0, 0.0012), 0.0001)
        slab(wide * 0.72, h * 0.24, 0.0006, 'alu' if wide < 0.011 else 'uivolt', 0.0004, (0, 0, 0.0016), 0.0001)
        text(name, 0.0048, 0, -0.0095, 0.0004, 'print', 'CENTER')


def front():
    """Display, light line, logo and all the sockets."""
    with on('front', 0, -D / 2 - 0.006, H / 2 + 0.014):
        with at(-0.085, 0.040):
            top = bezel(0.150, 0.092, 0, 0.005)
            field(0, 0, 0.148, 0.090, top - 0.0004, 'uibase', 0.004)
            arc(-0.038, 0.0, 0.034, 0.0065, 0.999, top, 'uidim')
            arc(-0.038, 0.0, 0.034, 0.0065, 0.86, top + 0.0002)
            text('86', 0.027, -0.038, 0.001, top, 'uiwhite', 'CENTER', 600, 0)
            mark(0.014, 0.028, 0.011, 'uivolt', 'uiwhite', top)
            text('11 h 20', 0.0175, 0.008, 0.008, top, 'uiwhite', weight=600, deep=0)
            text('180 W out', 0.0088, 0.008, -0.010, top, 'uimuted', deep=0)
            bars(0.008, -0.036, 0.058, 0.016, (0.4, 0.5, 0.8, 1, 0.7, 0.6, 0.3, 0.5), top, 'uiteal')
        logo(-0.158, -0.052, 0.022, 'print', 0.0003)
        text(MODEL, 0.010, -0.060, -0.0535, 0.0003, 'print')
        light_line(-0.085, -0.083, 0.145, 0.0042)
        for x, y in ((0.052, 0.050), (0.122, 0.050), (0.052, -0.012), (0.122, -0.012)):
            schuko(x, y)
        for i, (wide, name) in enumerate(((0.0095, '100 W'), (0.0095, '100 W'), (0.0095, '30 W'), (0.013, 'A'),
                                          (0.013, 'A'))):
            usb(0.034 + i * 0.0265, -0.062, wide, name)
        for i, x in enumerate((0.034, 0.062)):
            rod(0.0085, 0.003, (x, -0.090, 0), 'graphite')
            rod(0.0035, 0.0032, (x, -0.090, 0), 'dark', 0)
        with at(0.118, -0.090):
            pipe(0.0125, 0.0105, 0.005, (0, 0, 0), 'steel')
            rod(0.0105, 0.001, (0, 0, 0), 'dark', 0)


def build(view):
    """The station on its feet."""
    body()
    handle()
    front()
