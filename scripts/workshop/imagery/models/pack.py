"""What vehicle packs share: connector bank, beads on sheet, service plug, vents, side brackets."""

from mathutils import Matrix

from kit.brand import danger_label, text
from kit.connect import gland, hose_port, hv_plug, hv_socket, plugged, round_socket
from kit.hardware import bolt, screws
from kit.place import at
from kit.shapes import box, lathe, plate, slab


def bank(x, y, height=0.14, z=0.0, plugs=1, coolant=True):
    """Connector bank on a face: high voltage, signals, coolant; returns the cables' starts."""
    s = height * 0.46
    width = s * (2.1 * 2 + 2.2)
    ends = []
    with at(x, y, z):
        slab(width, height, 0.008, 'ink', 0.012, bevel=0.002)
        screws([(sx * (width / 2 - 0.012), sy * (height / 2 - 0.012)) for sx in (-1, 1) for sy in (-1, 1)], 0.004,
               0.008)
        for i in range(2):
            px = -width / 2 + s * 1.15 + i * s * 1.95
            if i < plugs:
                ends += [(x + ex, y + ey, z + ez) for ex, ey, ez in hv_plug(px, height * 0.16, s, 0.008)]
            else:
                hv_socket(px, height * 0.16, s, 0.008)
            text('+  −', s * 0.2, px, -height * 0.17, 0.0082, 'print', 'CENTER', 600)
        px = width / 2 - s * 0.95
        plugged(px, height * 0.22, s * 0.9, s * 0.32, 0.008)
        round_socket(px - s * 0.1, -height * 0.14, s * 0.26, 5, 0.008)
        gland(-width / 2 + s * 1.2, -height * 0.33, s * 0.16, 0.008)
        gland(-width / 2 + s * 2.2, -height * 0.33, s * 0.16, 0.008)
        if coolant:
            for i in range(2):
                hose_port(width / 2 + s * (0.5 + 0.0), height * (0.25 - 0.5 * i), s * 0.18, s * 0.7, 0.0)
    return ends


def bead(x, y, width, height, z=0.0, finish='white', raise_by=0.007):
    """Stiffening bead pressed in sheet."""
    slab(width, height, raise_by + 0.004, finish, min(width, height) / 2.2, (x, y, z - 0.004), raise_by * 0.45)


def service_plug(x, y, size=0.07, z=0.0):
    """Manual service disconnect with its orange lever."""
    s = size
    with at(x, y, z):
        slab(s * 1.3, s, 0.006, 'ink', s * 0.15, bevel=0.0015)
        slab(s * 0.95, s * 0.7, s * 0.28, 'orange', s * 0.15, (0, 0, 0.005), 0.004)
        slab(s * 0.8, s * 0.24, s * 0.2, 'orange', s * 0.1, (0, 0, s * 0.28), 0.004)
        screws([(sx * s * 0.56, sy * s * 0.4) for sx in (-1, 1) for sy in (-1, 1)], s * 0.05, 0.006)


def vent(x, y, radius=0.02, z=0.0):
    """Pressure relief valve."""
    r = radius
    with at(x, y, z):
        lathe(((r * 1.3, 0), (r * 1.3, r * 0.2), (r, r * 0.3), (r, r * 0.6), (r * 0.85, r * 0.72), (0, r * 0.72)),
              (0, 0, 0), 'plastic')
        for i in range(3):
            box((r * 1.1, r * 0.12, 0.001), (0, (i - 1) * r * 0.36, r * 0.725), 'dark', 0)


def ear(x, y, z=0.0, width=0.09, reach=0.055, thick=0.016, finish='graphite'):
    """Mounting ear standing out of a face at height y, with gussets and a bolt from above."""
    with at(x, y, z):
        box((width, thick, reach), (0, 0, reach / 2), finish, 0.003)
        for s in (-1, 1):
            plate([(0, 0), (reach * 0.85, 0), (0, reach * 0.85)], 0.007, finish, bevel=0.001,
                  position=(s * width * 0.42, 0, 0), turn=_gusset())
        with at(0, thick / 2, reach * 0.58, rx=-90):
            bolt(0, 0, width * 0.11)


def _gusset():
    return Matrix(((0, 0, 1, 0), (0, 1, 0, 0), (-1, 0, 0, 0), (0, 0, 0, 1))) @ Matrix.Scale(-1, 4, (1, 0, 0))


def warn(x, y, width, z=0.0):
    """The danger label of packs."""
    danger_label(x, y, width, 'Traction battery', z)


def plug_end(x, y, z, size=0.05, turn=0.0):
    """The free plug at a cable pair's end, lying on its side; the cables enter at its left, `turn` about z."""
    s = size
    with at(x, y, z, rz=turn):
        box((s * 1.1, s * 0.9, s * 0.6), (s * 0.55, 0, 0), 'orange', s * 0.1)
        box((s * 0.36, s * 1.0, s * 0.44), (s * 0.7, 0, 0), 'plastic', s * 0.06)
        box((s * 0.2, s * 0.7, s * 0.42), (s * 1.15, 0, 0), 'ink', s * 0.05)
