"""Forklift pack: steel trough with lifting plates, counterweight base, lid with display and vehicle plug."""

from kit.brand import light_line, logo, rating_plate, text
from kit.display import status
from kit.hardware import around, bolt, grip, rim_plate, screws
from kit.place import at, on
from kit.ratings import rating
from kit.shapes import bent, box, elbow, plate, rounded, slab
from models.pack import bank, bead, service_plug, vent, warn

MODEL = 'AV-FL 80-460'
W, D, H = 0.83, 0.63, 0.60
VIEWS = {
    'hero': dict(azimuth=31, elevation=20, lens=75),
    'detail': dict(azimuth=30, elevation=34, lens=85, low=(-0.36, -0.32, 0.52), high=(0.1, 0.1, 0.70), margin=-0.02,
                   focus=(-0.1, -0.2, 0.62), stop=7),
}


def trough():
    """Trough of thick steel; the end plates rise above it with their lifting holes."""
    box((W, D, 0.09), (0, 0, 0.045), 'ink', 0.008)
    slab(W, D, H - 0.09, 'graphite', 0.016, (0, 0, 0.086), 0.004)
    for sx in (-1, 1):
        with on('right' if sx > 0 else 'left', sx * (W / 2), 0, 0):
            outline = [(-D / 2, 0.10), (D / 2, 0.10), (D / 2, H + 0.015), (D * 0.36, H + 0.10), (-D * 0.36, H + 0.10),
                       (-D / 2, H + 0.015)]
            holes = [rounded(0.085, 0.048, 0.024, x, H + 0.052)[::-1] for x in (-0.14, 0.14)]
            plate(outline, 0.016, 'graphite', holes, (0, 0, -0.001), 0.003)
            for x in (-0.19, 0.0, 0.19):
                bead(x, 0.32, 0.09, 0.32, 0.015, 'graphite', 0.008)
            for x in (-D / 2 + 0.045, D / 2 - 0.045):
                bolt(x, 0.16, 0.012, 0.015)
                bolt(x, H - 0.06, 0.012, 0.015)


def lid():
    """White lid with display, light line, service plug, vents and a cable trunk."""
    with at(0, 0, H - 0.004):
        rim_plate(W - 0.05, D - 0.02, 0.006, 'rubber', 0.02, 0.02)
        with at(0, 0, 0.006):
            slab(W - 0.044, D - 0.014, 0.024, 'white', 0.022, bevel=0.006)
            screws(around(W - 0.044, D - 0.014, 0.018, 6, 3), 0.0055, 0.024)
            slab(W - 0.13, 0.20, 0.006, 'graphite', 0.018, (0, -0.165, 0.022), 0.002)
            status(-0.235, -0.165, 0.18, 0.13, 88, '80 V', 0.028)
            logo(-0.09, -0.125, 0.042, 'print', 0.0282)
            light_line(0.115, -0.185, 0.41, 0.006, z=0.028)
            text(MODEL, 0.025, -0.088, -0.222, 0.0282, 'print', weight=600)
            text(rating(MODEL, 'energy'), 0.021, 0.108, -0.222, 0.0282, 'print')
            service_plug(-0.26, 0.13, 0.09, 0.024)
            vent(-0.12, 0.19, 0.02, 0.024)
            vent(-0.12, 0.10, 0.02, 0.024)
            for x in (0.02,):
                bead(x, 0.14, 0.10, 0.22, 0.024)
            box((0.20, 0.12, 0.05), (0.21, 0.15, 0.046), 'graphite', 0.012)


def lead():
    """Orange pair from the trunk over the lid's edge to the vehicle plug that rests on the lid."""
    z = H + 0.075
    for i, y in enumerate((0.132, 0.168)):
        bent([(0.12, y, z), (0.06, y - 0.004, z + 0.004), (-0.02, y - 0.03, z - 0.018), (-0.06,
             y - 0.075 + 0.01 * i, z - 0.03), (0.0, y - 0.125 - 0.0 * i, z - 0.036), (0.07, 0.030 + 0.036 * i,
             z - 0.024)], 0.0125, 'orange')
    with at(0.145, 0.047, H + 0.052):
        box((0.155, 0.105, 0.052), (0, 0, 0), 'gray', 0.007)
        box((0.05, 0.114, 0.040), (-0.02, 0, 0), 'gray', 0.005)
        box((0.012, 0.075, 0.030), (0.074, 0, 0), 'ink', 0.004)
        text('80 V', 0.024, 0.03, 0, 0.0262, 'printdark', 'CENTER', 600)
        elbow([(-0.03, -0.05, 0.0), (-0.03, -0.085, 0.0), (0.08, -0.085, 0.0)], 0.007, 0.02, 'red')


def build(view):
    """The pack ready for the truck."""
    trough()
    lid()
    lead()
    with on('front', 0, -D / 2, 0):
        slab(W - 0.06, 0.36, 0.004, 'white', 0.014, (0, 0.345, -0.001), 0.0015)
        screws([(x, y) for x in (-W / 2 + 0.045, 0, W / 2 - 0.045) for y in (0.18, 0.51)], 0.005, 0.003)
        logo(-W / 2 + 0.075, 0.45, 0.055, 'printdark', 0.0032)
        text('Forklift pack', 0.030, -W / 2 + 0.078, 0.375, 0.0032, 'printdark')
        warn(-0.26, 0.265, 0.17, 0.003)
        rating_plate(-0.05, 0.270, 0.165, MODEL, [('Energy', 'energy'), ('Voltage', 'nominalVoltage'),
                     ('Capacity', 'capacity')], 0.003)
        bank(0.225, 0.36, 0.108, 0.003, 0, False)
        light_line(0, 0.125, W - 0.10, 0.007, z=0.0)
        grip(-0.0, 0.565, 0.22, 0.04, 0.0, 0.008, 'steel')
