"""On-board charger: finned die-cast housing with coolant, mains, traction and signal connections."""

from kit.brand import danger, light_line, logo, rating_plate, text
from kit.connect import header, hose_port, hv_plug, hv_socket, round_socket
from kit.hardware import bolt, screws
from kit.place import at, on
from kit.ratings import summary
from kit.shapes import bent, box, circle, plate, rod, rounded, slab

MODEL = 'AV-OC 220'
W, D, H = 0.34, 0.25, 0.070
VIEWS = {
    'hero': dict(azimuth=32, elevation=27, lens=80, aspect=(16, 10)),
    'front': dict(azimuth=0, elevation=12, lens=180, aspect=(16, 9)),
    'detail': dict(azimuth=20, elevation=24, lens=90, low=(-0.17, -0.19, 0.0), high=(0.09, -0.12, 0.11), margin=-0.02,
                   focus=(-0.04, -0.15, 0.05), stop=6.3),
}


def housing():
    """Two cast halves, gasket, ears with bolts, fins along the lid."""
    for sx in (-1, 1):
        for y in (-0.085, 0.085):
            with at(sx * (W / 2 + 0.008), y, 0):
                plate(rounded(0.056, 0.044, 0.02), 0.014, 'cast', [circle(0.005)[::-1]], bevel=0.0025)
                bolt(sx * 0.008, 0, 0.0065, 0.014)
    slab(W, D, H * 0.56, 'cast', 0.020, (0, 0, 0.002), 0.005)
    slab(W + 0.014, D + 0.014, 0.010, 'cast', 0.026, (0, 0, H * 0.56 - 0.008), 0.002)
    slab(W + 0.008, D + 0.008, 0.0022, 'rubber', 0.024, (0, 0, H * 0.56 + 0.0015), 0.0004)
    slab(W + 0.014, D + 0.014, 0.010, 'cast', 0.026, (0, 0, H * 0.56 + 0.0035), 0.002)
    slab(W, D, H * 0.44, 'cast', 0.020, (0, 0, H * 0.56 + 0.006), 0.005)
    top = H + 0.006
    with at(0, 0, H * 0.56 + 0.0135):
        screws([(sx * (W / 2 + 0.0025) * 1.0, y) for sx in (-1, 1) for y in (-0.115, 0.0, 0.115)] +
               [(x, sy * (D / 2 + 0.0025)) for sy in (-1, 1) for x in (-0.155, -0.055, 0.055, 0.155)], 0.0036)
    with at(0, 0, top):
        for i in range(15):
            y = -0.010 + i * 0.0088
            box((W - 0.035, 0.0034, 0.016), (0, y, 0.006), 'cast', 0.0014)
        slab(W - 0.03, 0.088, 0.0035, 'graphite', 0.010, (0, -0.066, -0.0008), 0.001)
        logo(-W / 2 + 0.032, -0.052, 0.024, 'print', 0.0028)
        light_line(-0.02, -0.090, W - 0.105, 0.0035, z=0.0027)
        text(MODEL, 0.019, 0.032, -0.050, 0.0028, 'print', weight=600)
        text(summary(MODEL, 'outputPower', 'outputVoltage'), 0.0105, 0.032, -0.067, 0.0028, 'print')
        danger(0.138, -0.056, 0.030, 0.0028)


def ports():
    """Front: mains in, traction out, signals; right: plate and breather; left: coolant."""
    with on('front', 0, -D / 2, 0.028):
        slab(W - 0.05, 0.046, 0.012, 'cast', 0.010, (0, 0, -0.002), 0.003)
        hv_plug(-0.105, 0, 0.044, 0.010, 2)
        hv_socket(-0.018, 0, 0.044, 0.010)
        header(0.062, 0.001, 0.046, 0.022, 3, 10, 0.010, 'plastic', 0.018)
        round_socket(0.122, 0, 0.0135, 4, 0.010)
    y = -D / 2 - 0.010 - 0.050
    for i, x in enumerate((-0.105 - 0.010, -0.105 + 0.010)):
        bent([(x, y, 0.028), (x - 0.002, y - 0.028, 0.026), (x - 0.02, y - 0.07, 0.014), (x - 0.07,
             y - 0.10 + 0.012 * i, 0.0072), (x - 0.15, y - 0.095 + 0.016 * i, 0.0072)], 0.0066, 'orange')
    with at(-0.105 - 0.165, y - 0.088, 0.016):
        box((0.055, 0.044, 0.030), (0, 0, 0), 'orange', 0.006)
        box((0.018, 0.050, 0.022), (-0.012, 0, 0), 'plastic', 0.003)
        box((0.010, 0.034, 0.020), (-0.03, 0, 0), 'ink', 0.003)
    with on('right', W / 2, 0, 0.028):
        rating_plate(0.0, -0.001, 0.062, MODEL, [('Power', 'outputPower'), ('Output', 'outputVoltage')], 0.0)
    with on('right', W / 2, 0, 0.036):
        for sy in (-1, 1):
            hose_port(sy * 0.082, 0.004, 0.0085, 0.042)
    with on('left', -W / 2, 0, 0.030):
        rod(0.012, 0.006, (0, 0, 0), 'plastic')
        rod(0.008, 0.010, (0, 0, 0), 'plastic')


def build(view):
    """The charger with its traction cable plugged in."""
    housing()
    ports()
