"""Rack drawer with a battery module: shared by cabinet, container and rack."""

from kit.brand import light_line, text
from kit.connect import header, hv_socket
from kit.hardware import grip, screws, slots
from kit.place import on
from kit.shapes import box, slab


def drawer(width, depth, height, finish='graphite', label='A 280'):
    """A drawer whose front stands at y = 0, its body behind; origin in the middle of the front."""
    box((width - 0.03, depth, height - 0.012), (0, depth / 2 + 0.004, 0), 'alu', 0.003)
    with on('front', 0, 0, 0):
        slab(width, height - 0.006, 0.005, finish, 0.005, bevel=0.0015)
        screws([(sx * (width / 2 - 0.014), sy * (height / 2 - 0.018)) for sx in (-1, 1) for sy in (-1, 1)], 0.004,
               0.005)
        for sx in (-1, 1):
            grip(sx * (width / 2 - 0.045), 0, height * 0.55, 0.032, 0.005, 0.0055, 'alu', True)
        hv_socket(-width * 0.27, 0, height * 0.24, 0.005)
        hv_socket(width * 0.27, 0, height * 0.24, 0.005)
        header(0.0, -height * 0.26, 0.04, 0.012, 2, 8, 0.005, depth=0.010)
        slots(0, height * 0.05, width * 0.28, height * 0.2, 12, 0.005)
        text(label, height * 0.13, -width * 0.13, height * 0.34, 0.0052, 'print', weight=600)
        light_line(width * 0.31, height * 0.34, width * 0.09, 0.003, z=0.005)
