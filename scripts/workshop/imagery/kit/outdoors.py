"""Building blocks of scenes: skies, lamps, grounds, walls, distance haze."""

from math import pi, radians, sin

import bpy

from kit.materials import srgb
from kit.place import at, here, on
from kit.shapes import box, plate
from kit.studio import surroundings


def sky(stops, strength=1.0):
    """Surroundings colored by height; stops: (height of view from -1 to 1, '#color', brightness)."""
    background, elements = surroundings()
    bpy.context.scene.render.film_transparent = False
    background.inputs['Strength'].default_value = strength
    while len(elements) > 1:
        elements.remove(elements[0])
    for i, (height, code, bright) in enumerate(stops):
        element = elements[0] if i == 0 else elements.new((height + 1) / 2)
        element.position = (height + 1) / 2
        element.color = (*[c * bright for c in srgb(code)], 1)


def sun(azimuth, height, power, color=(1.0, 0.93, 0.82), soft=2.5):
    """Sunlight from `azimuth` degrees to the right of the viewer's back, `height` degrees up."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = power, color, radians(soft)
    lamp = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = (radians(90 - height), 0, radians(azimuth))


def panel(x, y, z, width, depth, radiance, color=(1.0, 0.97, 0.92), tilt=0.0, turn=0.0):
    """An area lamp that shines down; `tilt` about x and `turn` about z in degrees."""
    light = bpy.data.lights.new('panel', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = width, depth
    light.energy, light.color = radiance * width * depth * pi / 4, color
    lamp = bpy.data.objects.new('panel', light)
    bpy.context.scene.collection.objects.link(lamp)
    with at(x, y, z, rx=tilt, rz=turn):
        lamp.matrix_world = here().copy()


def ground(width, depth, finish, z=0.0, x=0.0, y=0.0, thick=0.2):
    """A floor whose upper side lies at z."""
    floor = box((width, depth, thick), (x, y, z - thick / 2), finish, 0)
    floor['unframed'] = True
    return floor


def hills(y, height, phase, finish):
    """A far ridge, `height` above its middle."""
    top = [(-600 + i * 12, height * (1.1 + sin(i * 0.19 + phase) * 0.4 + sin(i * 0.47 + phase * 2) * 0.12))
           for i in range(101)]
    with on('front', 0, y, 0):
        plate([(-600, -2), (600, -2), *top[::-1]], 1.0, finish, bevel=0)
