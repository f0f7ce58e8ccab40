"""Things that several scenes share."""

from itertools import product
from math import cos, sin

from kit.brand import logo
from kit.place import at, on, turns
from kit.shapes import bent, box, rod, slab


def pallet(kind):
    """Europallet with its load, 1.2 wide along x, standing on z = 0."""
    for y in (-0.35, 0.0, 0.35):
        box((1.18, 0.10, 0.09), (0, y, 0.045), 'wood', 0.003)
    for i in range(5):
        box((0.145, 0.80, 0.022), (-0.52 + i * 0.26, 0, 0.115), 'wood', 0.002)
    if kind == 0:
        for i, k in product(range(3), range(3)):
            box((0.385, 0.38, 0.295), (-0.39 + i * 0.39, -0.19, 0.28 + k * 0.30), 'carton', 0.006)
            box((0.06, 0.003, 0.295), (-0.39 + i * 0.39, -0.381, 0.28 + k * 0.30), 'label', 0)
    elif kind == 1:
        box((1.12, 0.76, 0.86), (0, 0, 0.56), 'graphite', 0.02)
        with on('front', 0, -0.38, 0.56):
            slab(1.0, 0.30, 0.004, 'white', 0.02, (0, 0.2, 0), 0.001)
            logo(-0.40, 0.2, 0.12, 'printdark', 0.0045)
    elif kind == 2:
        box((1.14, 0.78, 0.70), (0, 0, 0.48), 'white', 0.03)
        box((0.36, 0.004, 0.22), (0.25, -0.392, 0.55), 'label', 0)
    else:
        for i, k in product(range(2), range(2)):
            box((0.56, 0.76, 0.40), (-0.29 + i * 0.58, 0, 0.33 + k * 0.41), 'blue' if (i + k) % 2 else 'gray', 0.02)


def chair():
    """Office chair looking towards +y."""
    for a in turns(5, 0.3):
        bent([(0, 0, 0.11), (0.15 * cos(a), 0.15 * sin(a), 0.10), (0.30 * cos(a), 0.30 * sin(a), 0.075)], 0.020,
             'castdark')
        with on('front', 0.30 * cos(a), 0.30 * sin(a) + 0.012, 0.032):
            rod(0.032, 0.024, (0, 0, 0), 'rubber', 0.006)
    rod(0.030, 0.32, (0, 0, 0.10), 'steel')
    box((0.26, 0.22, 0.05), (0, 0, 0.42), 'plastic', 0.015)
    slab(0.50, 0.48, 0.075, 'graphite', 0.12, (0, 0, 0.44), 0.03)
    bent([(0, -0.10, 0.42), (0, -0.27, 0.45), (0, -0.285, 0.60), (0, -0.26, 0.78)], 0.024, 'castdark')
    with at(0, -0.255, 0.88, rx=84):
        slab(0.46, 0.56, 0.045, 'graphite', 0.14, (0, 0, 0), 0.02)
    for s in (-1, 1):
        bent([(s * 0.24, -0.06, 0.44), (s * 0.29, -0.06, 0.47), (s * 0.29, -0.06, 0.62)], 0.014, 'castdark')
        slab(0.07, 0.26, 0.028, 'rubber', 0.03, (s * 0.285, 0, 0.62), 0.01)
