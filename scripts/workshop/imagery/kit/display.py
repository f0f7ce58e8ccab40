"""Screens: a glass bezel with an interface drawn in flat light. Built on a face (see place.on)."""

from math import cos, pi, sin

from kit.brand import mark, stroke, text
from kit.place import at
from kit.shapes import plate, slab


def bezel(width, height, z=0.0, edge=0.008):
    """The dark glass with its frame; returns the height above the face on which light is drawn."""
    with at(0, 0, z):
        slab(width + 2 * edge, height + 2 * edge, 0.004, 'ink', edge, bevel=0.0012)
        slab(width, height, 0.0008, 'gloss', edge * 0.4, (0, 0, 0.0037), 0.0002)
    return z + 0.0052


def field(x, y, width, height, z, finish='uidim', radius=0.002):
    """A flat card of light."""
    slab(width, height, 0.0001, finish, radius, (x, y, z), 0)


def arc(x, y, radius, width, share, z, finish='uivolt'):
    """Part of a ring, clockwise from the top; share 0 to 1."""
    steps = max(3, int(48 * share))
    outer = [(x + radius * sin(2 * pi * share * i / steps), y + radius * cos(2 * pi * share * i / steps))
             for i in range(steps + 1)]
    inner = [(x + (radius - width) * sin(2 * pi * share * i / steps),
              y + (radius - width) * cos(2 * pi * share * i / steps)) for i in range(steps + 1)]
    plate(outer + inner[::-1], 0.0001, finish, position=(0, 0, z), bevel=0)


def bars(x, y, width, height, values, z, finish='uivolt', other='uiteal', every=0):
    """Bar chart standing on (x, y) at its lower left."""
    pitch = width / len(values)
    for i, value in enumerate(values):
        field(x + pitch * (i + 0.5), y + height * value / 2, pitch * 0.56, height * value, z,
              other if every and i % every == 0 else finish, pitch * 0.12)


def graph(x, y, width, height, values, z, finish='uivolt', thick=0.0012):
    """Line chart from (x, y) at its lower left."""
    points = [(x + width * i / (len(values) - 1), y + height * v) for i, v in enumerate(values)]
    stroke(points, thick, finish, z, 0.0001)


def status(x, y, width, height, percent, kilowatts, z=0.0):
    """The display that products share: a charge ring with its figure, the power, and the name."""
    with at(x, y, z):
        top = bezel(width, height)
        u = height
        field(0, 0, width * 0.985, height * 0.97, top - 0.0004, 'uibase', u * 0.03)
        ring = u * 0.30
        cx = -width / 2 + u * 0.46
        arc(cx, 0, ring, u * 0.055, 0.999, top, 'uidim')
        arc(cx, 0, ring, u * 0.055, percent / 100, top + 0.0002)
        text(f'{percent}', u * 0.24, cx, u * 0.01, top, 'uiwhite', 'CENTER', 600, 0)
        text('%', u * 0.09, cx, -u * 0.145, top, 'uimuted', 'CENTER', 400, 0)
        left = -width / 2 + u * 0.94
        if width > height * 1.25:
            mark(left + u * 0.06, u * 0.30, u * 0.12, 'uivolt', 'uiwhite', top)
            text(kilowatts, u * 0.2, left, u * 0.06, top, 'uiwhite', 'LEFT', 600, 0)
            text('charging', u * 0.1, left, -u * 0.11, top, 'uimuted', 'LEFT', 400, 0)
            bars(left, -u * 0.36, width * 0.5 - u * 0.55 if width > u * 1.6 else u * 0.5, u * 0.17,
                 (0.4, 0.6, 0.5, 0.8, 0.7, 1.0, 0.85, 0.6, 0.75), top)


def window(x, y, width, height, z=0.0):
    """A small dark indicator window with one light: state at a glance."""
    with at(x, y, z):
        top = bezel(width, height, edge=0.004)
        mark(-width * 0.30, 0, height * 0.5, 'uivolt', 'uiwhite', top)
        field(width * 0.14, 0, width * 0.46, height * 0.12, top, 'uivolt', height * 0.06)
