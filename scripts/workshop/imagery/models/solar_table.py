"""Solar table: two rows of framed modules on a galvanized rack. Shared by the scenes."""

from math import radians, sin, tan

from kit.hardware import rim_plate
from kit.place import at
from kit.shapes import bent, box, plate, rounded

COLUMNS, GAP = 10, 0.02
WIDE, HIGH = 1.134, 2.278
LENGTH = COLUMNS * (WIDE + GAP)
TILT = 25
LOW_EDGE = 0.75
MIDDLE = LOW_EDGE + (HIGH + GAP / 2) * sin(radians(TILT))
# Posts go below the ground, because the field slopes.
BURIED = 0.4
# Columns and rows of cells, their size, and the gap between them.
CELLS, CELL, CELL_GAP = (6, 12), (0.176, 0.180), 0.006


def cell_gaps():
    """Light backsheet that shows between the cells: the laminate's outline with a hole for each cell."""
    (columns, rows), (wide, high) = CELLS, CELL
    holes = [rounded(wide, high, 0.014, (i - (columns - 1) / 2) * (wide + CELL_GAP),
                     (j - (rows - 1) / 2) * (high + CELL_GAP), 1)[::-1] for i in range(columns) for j in range(rows)]
    plate(rounded(WIDE - 0.03, HIGH - 0.03, 0.001, steps=1), 0.0005, 'label', holes, (0, 0, 0.0302), 0)


def module():
    """Framed module about its middle, its glass towards +z."""
    rim_plate(WIDE, HIGH, 0.035, 'alu', 0.016, 0.003)
    box((WIDE - 0.03, HIGH - 0.03, 0.006), (0, 0, 0.027), 'silicon', 0)
    cell_gaps()


def rack():
    """Purlins, rafters on pairs of posts, and a brace at each pair."""
    with at(0, 0, MIDDLE, rx=TILT):
        for y in (-1.75, -0.60, 0.60, 1.75):
            box((LENGTH, 0.05, 0.06), (0, y, -0.030), 'gray', 0.004)
        for i in range(4):
            box((0.06, 3.9, 0.11), (rafter(i), 0, -0.115), 'gray', 0.006)
    for i in range(4):
        for y in (-1.25, 1.25):
            top = MIDDLE + y * tan(radians(TILT)) - 0.12
            box((0.10, 0.07, top + BURIED), (rafter(i), y, (top - BURIED) / 2), 'gray', 0.006)
        foot, head = MIDDLE - 0.75, MIDDLE - 0.14
        bent([(rafter(i) + 0.03, 1.25, foot), (rafter(i) + 0.03, 0, head)], 0.025, 'gray', smooth=False)


def rafter(index):
    """Position of a rafter along the table."""
    return (index - 1.5) * LENGTH / 4


def solar_table():
    """A table about its middle on z = 0, which faces the front."""
    with at(0, 0, MIDDLE, rx=TILT):
        for i in range(COLUMNS):
            for sy in (-1, 1):
                with at((i - (COLUMNS - 1) / 2) * (WIDE + GAP), sy * (HIGH + GAP) / 2):
                    module()
    rack()
