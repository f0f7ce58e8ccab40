"""Battery module: prismatic cells between end plates, busbars and a cell board on top. Shared by the packs."""

from kit.place import at
from kit.shapes import box, rod, slab
from kit.brand import text


def module(width, depth, height, cells=8, board=True, lettered=''):
    """A module standing on z = 0 about its middle; cells side by side along x."""
    end = 0.012
    pitch = (width - 2 * end) / cells
    for sx in (-1, 1):
        box((end, depth, height * 0.98), (sx * (width - end) / 2, 0, height * 0.49), 'alu', 0.0025)
        for sy in (-1, 1):
            rod(0.006, 0.004, (sx * (width - end) / 2, sy * depth * 0.4, height * 0.98), 'steel')
    for sy in (-1, 1):
        box((width - 0.004, 0.003, height * 0.16), (0, sy * depth * 0.501, height * 0.7), 'steel', 0.001)
        box((width - 0.004, 0.003, height * 0.16), (0, sy * depth * 0.501, height * 0.25), 'steel', 0.001)
    for i in range(cells):
        x = -width / 2 + end + pitch * (i + 0.5)
        box((pitch * 0.93, depth * 0.985, height * 0.92), (x, 0, height * 0.46), 'cell', 0.003)
        for sy in (-1, 1):
            box((pitch * 0.5, pitch * 0.5, 0.006), (x, sy * depth * 0.34, height * 0.925), 'alu', 0.001)
        box((pitch * 0.3, pitch * 0.5, 0.003), (x, 0, height * 0.922), 'label', 0.001)
    # Busbars join the poles of neighbours, by turns on either side, with a fold between for swelling.
    for sy in (-1, 1):
        first = 0 if sy < 0 else -1
        for i in range(first, cells, 2):
            low, high = max(i, 0), min(i + 1, cells - 1)
            x = -width / 2 + end + pitch * ((low + high) / 2 + 0.5)
            span = pitch * (high - low) + pitch * 0.62
            box((span, depth * 0.13, 0.0035), (x, sy * depth * 0.34, height * 0.925 + 0.0045), 'copper', 0.001)
            for j in {low, high}:
                px = -width / 2 + end + pitch * (j + 0.5)
                rod(pitch * 0.14, 0.002, (px, sy * depth * 0.34, height * 0.925 + 0.006), 'gold')
    if board:
        with at(0, 0, height * 0.925):
            slab(width * 0.8, depth * 0.3, 0.0016, 'green', 0.003, (0, 0, 0.009), 0.0003)
            for i in range(6):
                box((0.009, 0.009, 0.002), (-width * 0.3 + i * width * 0.1, 0, 0.0115), 'ink', 0.0003)
            for sx in (-1, 1):
                box((0.022, 0.010, 0.009), (sx * width * 0.35, depth * 0.06, 0.0145), 'print', 0.001)
            if lettered:
                text(lettered, 0.012, width * 0.1, -depth * 0.08, 0.0107, 'print')
