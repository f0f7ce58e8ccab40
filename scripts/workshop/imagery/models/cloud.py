"""Energy management: the dashboard on a desk screen, with the site controller that feeds it."""

from kit.brand import light_line, logo, mark, rating_plate, text
from kit.connect import header, plugged
from kit.display import arc, bars, bezel, field, graph
from kit.hardware import screws
from kit.place import at, on
from kit.shapes import bent, box, lathe, rod, slab

MODEL = 'AV-EM 50'
W, H = 0.82, 0.46
BASE = 0.155
VIEWS = {
    'hero': dict(azimuth=24, elevation=9, lens=75),
    'front': dict(azimuth=0, elevation=4, lens=180),
    'detail': dict(azimuth=26, elevation=20, lens=85, low=(0.28, -0.32, 0.0), high=(0.54, -0.2, 0.16), margin=-0.04,
                   focus=(0.42, -0.24, 0.08), stop=6.3),
}
LOAD = (0.30, 0.28, 0.26, 0.27, 0.33, 0.45, 0.52, 0.56, 0.60, 0.58, 0.55, 0.57, 0.60, 0.62, 0.58, 0.54, 0.60, 0.72,
        0.78,
        0.70, 0.58, 0.46, 0.38, 0.33)
SUN = (0, 0, 0, 0, 0, 0.04, 0.14, 0.30, 0.50, 0.68, 0.82, 0.92, 0.96, 0.92, 0.84, 0.70, 0.52, 0.32, 0.14, 0.03, 0, 0,
       0, 0)


def card(x, y, w, h, z, title):
    """A card with its title at the upper left."""
    field(x, y, w, h, z, 'uidim', 0.006)
    text(title, 0.0125, x - w / 2 + 0.014, y + h / 2 - 0.018, z + 0.0003, 'uimuted', deep=0)


def dashboard(z):
    """Site overview: figures, power over the day, state of the storage, sites."""
    field(0, 0, W - 0.004, H - 0.004, z - 0.0004, 'uibase', 0.003)
    field(-W / 2 + 0.031, 0, 0.058, H - 0.004, z - 0.0002, 'uidim', 0.002)
    mark(-W / 2 + 0.031, H / 2 - 0.034, 0.028, 'uivolt', 'uiwhite', z)
    for i in range(6):
        field(-W / 2 + 0.031, H / 2 - 0.096 - i * 0.044, 0.018, 0.018, z, 'uivolt' if i == 0 else 'uimuted', 0.005)
    x0 = -W / 2 + 0.08
    text('Harbour depot', 0.024, x0, H / 2 - 0.032, z, 'uiwhite', weight=600, deep=0)
    text('Today, 14:32', 0.0135, W / 2 - 0.022, H / 2 - 0.032, z, 'uimuted', 'RIGHT', deep=0)
    for i, (name, figure, unit) in enumerate((('Power now', '1.84', 'MW'), ('Stored', '5.21', 'MWh'),
                                              ('Saved today', '1 260', 'EUR'), ('Own use', '94', '%'))):
        x = x0 + 0.086 + i * 0.181
        card(x, H / 2 - 0.098, 0.171, 0.084, z, name)
        text(figure, 0.036, x - 0.0715, H / 2 - 0.112, z + 0.0004, 'uiwhite', weight=600, deep=0)
        text(unit, 0.016, x + 0.072, H / 2 - 0.1165, z + 0.0004, 'uivolt', 'RIGHT', deep=0)
    w, h = 0.487, 0.282
    cx, cy = x0 + w / 2, -H / 2 + 0.016 + h / 2
    card(cx, cy, w, h, z, 'Power over the day')
    for i in range(4):
        field(cx, cy - h / 2 + 0.038 + i * 0.058, w - 0.03, 0.0007, z + 0.0002, 'uimuted', 0)
    bars(cx - w / 2 + 0.015, cy - h / 2 + 0.038, w - 0.03, 0.19, [max(v, 0.012) for v in SUN], z + 0.0003, 'uiteal')
    graph(cx - w / 2 + 0.025, cy - h / 2 + 0.038, w - 0.05, 0.24, LOAD, z + 0.0005, 'uivolt', 0.0032)
    for i, hour in enumerate(('00', '06', '12', '18', '24')):
        text(hour, 0.0105, cx - w / 2 + 0.02 + i * (w - 0.04) / 4, cy - h / 2 + 0.022, z + 0.0003, 'uimuted', 'CENTER',
             deep=0)
    w2 = W / 2 - 0.016 - (x0 + w + 0.012)
    cx2 = W / 2 - 0.016 - w2 / 2
    card(cx2, cy + 0.055, w2, h - 0.11, z, 'Storage')
    arc(cx2 - 0.052, cy + 0.045, 0.052, 0.011, 0.999, z + 0.0002, 'uibase')
    arc(cx2 - 0.052, cy + 0.045, 0.052, 0.011, 0.72, z + 0.0004)
    text('72', 0.036, cx2 - 0.052, cy + 0.047, z + 0.0004, 'uiwhite', 'CENTER', 600, 0)
    for i, (name, value) in enumerate((('Charging', '620 kW'), ('Cells', '24.1 °C'), ('Health', '98.6 %'))):
        text(name, 0.0105, cx2 + 0.018, cy + 0.098 - i * 0.044, z + 0.0004, 'uimuted', deep=0)
        text(value, 0.0155, cx2 + 0.018, cy + 0.081 - i * 0.044, z + 0.0004, 'uiwhite', weight=600, deep=0)
    card(cx2, cy - h / 2 + 0.050, w2, 0.10, z, 'Chargers')
    for i in range(12):
        field(cx2 - w2 / 2 + 0.024 + (i % 6) * 0.034, cy - h / 2 + 0.052 - (i // 6) * 0.028, 0.026, 0.020, z + 0.0003,
              'uivolt' if i in (0, 1, 2, 4, 6, 7, 10) else 'uimuted', 0.004)


def screen():
    """Slim screen on its stand."""
    with at(0, 0, BASE + H / 2 + 0.01):
        box((W + 0.018, 0.012, H + 0.018), (0, 0.009, 0), 'alu', 0.004)
        box((W * 0.6, 0.03, H * 0.5), (0, 0.026, -0.02), 'graphite', 0.01)
        with on('front', 0, 0.003, 0):
            dashboard(bezel(W, H, 0, 0.008))
    with on('front', 0, 0.07, 0):
        slab(0.075, BASE + 0.25, 0.012, 'alu', 0.01, (0, (BASE + 0.25) / 2, 0), 0.003)
    box((0.06, 0.05, 0.06), (0, 0.05, BASE + 0.20), 'graphite', 0.006)
    slab(0.30, 0.22, 0.010, 'alu', 0.02, (0, 0.045, 0), 0.003)


def controller():
    """Site controller: rail housing with ports, light line, antenna."""
    w, h, d = 0.20, 0.135, 0.075
    with at(0.43, -0.24, 0, rz=0):
        box((w, d, h - 0.012), (0, 0, h / 2), 'graphite', 0.005)
        for x in (-0.08, 0.08):
            box((0.022, d - 0.01, 0.012), (x, 0, 0.006), 'rubber', 0.002)
        with on('front', 0, -d / 2, h / 2):
            slab(w - 0.006, h - 0.018, 0.004, 'white', 0.006, (0, 0, 0), 0.0015)
            logo(-w / 2 + 0.018, 0.034, 0.022, 'printdark', 0.0042)
            text(MODEL, 0.013, w / 2 - 0.018, 0.034, 0.0042, 'printdark', 'RIGHT', 600)
            light_line(0, 0.012, w - 0.034, 0.0036, z=0.004)
            for i in range(4):
                with at(-0.069 + i * 0.026, -0.028, 0.004):
                    slab(0.021, 0.019, 0.003, 'steel', 0.0015, bevel=0.0006)
                    slab(0.014, 0.011, 0.0008, 'dark', 0.001, (0, 0, 0.0026), 0.0002)
                    rod(0.0014, 0.0008, (-0.006, 0.0135, 0), 'ledgreen', 0)
            header(0.055, -0.029, 0.050, 0.014, 2, 10, 0.004, depth=0.009)
            screws([(sx * (w / 2 - 0.009), sy * (h / 2 - 0.016)) for sx in (-1, 1) for sy in (-1, 1)], 0.0025, 0.004)
        for i in range(13):
            box((0.004, d - 0.02, 0.008), (-0.072 + i * 0.012, 0, h - 0.004), 'graphite', 0.001)
        with on('right', w / 2, 0.015, h - 0.03):
            rod(0.005, 0.010, (0, 0, 0), 'gold')
        with at(w / 2 + 0.014, 0.015, h - 0.03):
            rod(0.0065, 0.02, (0, 0, -0.004), 'rubber')
            lathe(((0.006, 0), (0.005, 0.10), (0.0035, 0.106), (0, 0.107)), (0, 0, 0.014), 'rubber')
        with on('left', -w / 2, 0, h / 2):
            rating_plate(0, 0, 0.052, MODEL, [('Sites', 'sites')], 0.0)
    y = -0.24 - d / 2 - 0.004
    with on('front', 0.43 - 0.069, y, h / 2 - 0.028):
        plugged(0, 0, 0.012, 0.010, 0, 1)
    bent([(0.361, y - 0.022, h / 2 - 0.028), (0.36, y - 0.05, h / 2 - 0.032), (0.33, y - 0.075, 0.02), (0.25,
         y - 0.05, 0.004), (0.12, y + 0.10, 0.004), (0.04, 0.02, 0.004), (0.03, 0.10, 0.004), (0.02, 0.155, 0.02),
         (0.01, 0.12, 0.10), (0.0, 0.075, 0.16)], 0.003, 'rubber')


def build(view):
    """Screen and controller on one table."""
    screen()
    controller()
