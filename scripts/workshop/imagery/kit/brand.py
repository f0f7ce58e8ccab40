"""The marks that every product carries: logo, light line, rating plate, labels. All on a face (see place.on)."""

from math import atan2, cos, pi, sin
from pathlib import Path

import bpy
from mathutils import Matrix

from kit.identity import NAME, TRADE_NAME
from kit.materials import material
from kit.place import CORNERS, at, here
from kit.ratings import rating
from kit.shapes import circle, plate, rounded, slab

_fonts = {}
FONTS = Path(__file__).parent / 'fonts'


def text(words, size, x=0.0, y=0.0, z=0.0, finish='print', align='LEFT', weight=400, deep=0.00015, space=1.0):
    """Words printed on a face; `size` is the height of the letters' body in metres."""
    if weight not in _fonts:
        _fonts[weight] = bpy.data.fonts.load(str(FONTS / f'ibm-plex-sans-latin-{weight}-normal.woff'))
    curve = bpy.data.curves.new('text', 'FONT')
    curve.font = _fonts[weight]
    curve.body = words
    curve.size = size * 100
    curve.align_x = align
    curve.align_y = 'CENTER'
    curve.extrude = deep * 100
    curve.space_character = space
    curve.space_line = 0.85
    curve.resolution_u = 6
    thing = bpy.data.objects.new('text', curve)
    bpy.context.scene.collection.objects.link(thing)
    with at(x, y, z):
        thing.matrix_world = here() @ Matrix.Scale(0.01, 4)
    curve.materials.append(material(finish))
    return thing


def stroke(points, width, finish, z=0.0, depth=0.0004):
    """A flat line with round ends and joints through points, as on a drawing."""
    outline = []
    for i, (x, y) in enumerate(points):
        before = points[i - 1] if i else None
        after = points[i + 1] if i + 1 < len(points) else None
        a = atan2(after[1] - y, after[0] - x) if after else atan2(y - before[1], x - before[0])
        b = atan2(y - before[1], x - before[0]) if before else a
        mid = (a + b) / 2
        stretch = 1 / max(0.5, cos((a - b) / 2))
        outline.append((x - sin(mid) * width / 2 * stretch, y + cos(mid) * width / 2 * stretch,
                        x + sin(mid) * width / 2 * stretch, y - cos(mid) * width / 2 * stretch))
    left = [(p[0], p[1]) for p in outline]
    right = [(p[2], p[3]) for p in outline][::-1]

    def cap(point, angle):
        return [(point[0] + width / 2 * cos(angle + pi * i / 8), point[1] + width / 2 * sin(angle + pi * i / 8))
                for i in range(1, 8)]

    (x0, y0), (x1, y1) = points[0], points[1]
    (x2, y2), (x3, y3) = points[-2], points[-1]
    head = cap(points[0], atan2(y1 - y0, x1 - x0) + pi / 2)
    tail = cap(points[-1], atan2(y3 - y2, x3 - x2) - pi / 2)
    ring = right[::-1] + tail + left[::-1] + head
    return plate(ring, depth, finish, position=(0, 0, z), bevel=0.00002)


def mark(x, y, height, finish='volt', bar='print', z=0.0002):
    """The mark: an open A whose bar is an arc."""
    h = height
    depth = max(0.0003, h * 0.012)
    with at(x, y, z):
        w = h * 0.115
        stroke([(-h * 0.46, -h * 0.46), (-h * 0.055, h * 0.43), (h * 0.055, h * 0.43), (h * 0.46, -h * 0.46)], w,
               finish, depth=depth)
        arc = [(h * 0.25 * sin(a), -h * 0.62 + h * 0.26 * cos(a)) for a in [(-0.85 + 1.7 * i / 10) for i in range(11)]]
        stroke(arc, w * 0.92, bar, depth=depth)


def logo(x, y, height, tone='print', z=0.0002):
    """Mark and name; `height` is that of the mark, (x, y) the middle of its left edge."""
    mark(x + height * 0.5, y, height, bar=tone, z=z)
    return text(NAME.lower(), height * 1.02, x + height * 1.28, y - height * 0.06, z, tone, weight=600,
                deep=max(0.00015, height * 0.004))


def light_line(x, y, length, width=0.006, upright=False, z=0.0, finish='volt'):
    """The thin light line, let into a dark channel that sits on the face."""
    rim = width * 0.85
    w, h = (width, length) if upright else (length, width)
    with at(x, y, z):
        slab(w + 2 * rim, h + 2 * rim, 0.0022, 'ink', (width + 2 * rim) / 2, (0, 0, -0.0004), 0.0006,
             [rounded(w + 0.0004, h + 0.0004, width / 2)[::-1]])
        slab(w, h, 0.0012, finish, width / 2, (0, 0, 0), 0.0003)


def lines(x, y, rows, size, z, finish='printdark', value_at=None):
    """Rows of small print; a row may be a pair of name and value."""
    for i, row in enumerate(rows):
        yy = y - i * size * 1.35
        if isinstance(row, tuple):
            text(row[0], size, x, yy, z, finish)
            text(row[1], size, x + value_at, yy, z, finish, weight=600)
        else:
            text(row, size, x, yy, z, finish)


def rating_plate(x, y, width, model, rows, z=0.0):
    """The riveted plate with the model's code and its ratings; rows: (name as printed, row of the catalog)."""
    rows = [(name, rating(model, key)) for name, key in rows]
    size = width / 17
    height = size * (3.6 + 1.35 * len(rows) + 1.6)
    with at(x, y, z):
        slab(width, height, 0.0012, 'alu', width * 0.03, bevel=0.0003)
        top = height / 2 - size * 1.5
        mark(-width / 2 + size * 1.5, top, size * 1.4, 'deep', 'printdark', 0.0013)
        text(model, size * 1.25, -width / 2 + size * 2.7, top, 0.0013, 'printdark', weight=600)
        lines(-width / 2 + size * 0.9, top - size * 2.1, rows, size, 0.0013, value_at=size * 7.2)
        text(f'CE   Made by {TRADE_NAME}', size * 0.62, -width / 2 + size * 0.9, -height / 2 + size * 0.9, 0.0013,
             'printdark')
        for sx, sy in CORNERS:
            plate(circle(size * 0.22), 0.0012, 'steel', position=(sx * (width / 2 - size * 0.45),
                  sy * (height / 2 - size * 0.45), 0.001), bevel=0.0004)


def danger(x, y, size, z=0.0):
    """The yellow triangle with the bolt: electric shock."""
    s = size
    with at(x, y, z):
        plate([(-s * 0.5, -s * 0.43), (s * 0.5, -s * 0.43), (0, s * 0.44)], 0.0004, 'printdark', bevel=0.00005)
        plate([(-s * 0.42, -s * 0.385), (s * 0.42, -s * 0.385), (0, s * 0.345)], 0.0007, 'yellow', bevel=0.00005)
        bolt = [(0.02, 0.22), (-0.11, -0.08), (-0.015, -0.05), (-0.05, -0.30), (0.10, 0.01), (0.005, -0.015)]
        plate([(px * s, py * s - s * 0.03) for px, py in bolt], 0.0009, 'printdark', bevel=0.00002)


def danger_label(x, y, width, words='High voltage', z=0.0):
    """Danger sign with its words on a white label."""
    h = width * 0.34
    with at(x, y, z):
        slab(width, h, 0.0004, 'label', h * 0.12, bevel=0.0001)
        danger(-width / 2 + h * 0.55, 0, h * 0.78, 0.0004)
        text(words, h * 0.26, -width / 2 + h * 1.12, h * 0.12, 0.0005, 'printdark', weight=600)
        text('Disconnect before opening', h * 0.15, -width / 2 + h * 1.12, -h * 0.18, 0.0005, 'printdark')
