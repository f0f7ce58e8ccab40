"""The studio: the same key light from upper left, rim from behind, large soft fill, and a shadow-catching floor.

Lights are sized by the product, so that a terminal box and a container are lit alike.
"""

from math import pi, radians

import bpy
from mathutils import Vector

from kit.materials import material

_floors = []

# name: (direction from the product, distance and size in product radii, radiance, color)
LAMPS = (
    # Strong key light from the upper left, close enough to fall off across the product.
    ('key', (-1.0, -1.35, 1.3), 3.1, 1.25, 40.0, (1.0, 0.978, 0.945)),
    # Reflector card at the front left, for reflections on dark and metal fronts.
    ('card', (-1.3, -2.0, 0.70), 4.4, 2.3, 12.0, (0.96, 0.985, 1.0)),
    ('fill', (1.6, -1.6, 0.5), 4.8, 2.4, 1.6, (0.90, 0.96, 1.0)),
    ('top', (0.1, 0.35, 2.0), 4.0, 2.0, 6.0, (0.97, 0.99, 1.0)),
    # Rim lights from behind separate graphite edges from a dark background.
    ('rim right', (1.25, 1.45, 0.55), 4.4, 2.2, 17.0, (0.90, 0.965, 1.0)),
    ('rim left', (-1.75, 0.95, 0.65), 4.2, 1.8, 9.0, (0.93, 0.975, 1.0)),
)


def _lamp(name, where, target, size, radiance, color):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'SQUARE'
    light.size = size
    light.energy = radiance * size * size * pi / 4
    light.color = color
    lamp = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = where
    lamp.rotation_euler = (target - where).to_track_quat('-Z', 'Y').to_euler()
    return lamp


def surroundings():
    """A world colored by the height of view; returns its background node and the stops of its colors."""
    setting = bpy.data.worlds.new('surroundings')
    bpy.context.scene.world = setting
    setting.use_nodes = True
    # The background is too uniform for importance sampling; leave these samples to the lamps.
    setting.cycles.sampling_method = 'NONE'
    nodes, links = setting.node_tree.nodes, setting.node_tree.links
    coords = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    spread = nodes.new('ShaderNodeMapRange')
    spread.inputs['From Min'].default_value = -1
    ramp = nodes.new('ShaderNodeValToRGB')
    links.new(coords.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], spread.inputs['Value'])
    links.new(spread.outputs['Result'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Background'].inputs['Color'])
    return nodes['Background'], ramp.color_ramp.elements


def world():
    """Soft surroundings, brighter above, that fill the shade and show in glossy finishes."""
    _, stops = surroundings()
    stops.new(0.55)
    for stop, position, bright in zip(stops, (0.35, 0.55, 1.0), (0.06, 0.20, 0.72)):
        stop.position, stop.color = position, (*[bright * c for c in (0.93, 0.97, 1.0)], 1)


def extent():
    """Corners (low, high) of everything that has been built."""
    bpy.context.view_layer.update()
    low, high = Vector((1e9,) * 3), Vector((-1e9,) * 3)
    for thing in bpy.context.scene.objects:
        if thing.type in {'MESH', 'CURVE'} and not thing.is_shadow_catcher:
            for corner in thing.bound_box:
                spot = thing.matrix_world @ Vector(corner)
                low = Vector(map(min, low, spot))
                high = Vector(map(max, high, spot))
    return low, high


def catcher(size, wall=None):
    """Floor, or with `wall` the wall at that y, on which the product throws its shadow."""
    place, turn = ((0, 0, 0), (0, 0, 0)) if wall is None else ((0, wall, 0), (radians(90), 0, 0))
    bpy.ops.mesh.primitive_plane_add(size=size, location=place, rotation=turn)
    plane = bpy.context.object
    plane['unframed'] = True
    plane.data.materials.append(material('floor'))
    _floors.append(plane)
    catching(False)


def catching(shadows):
    """Whether the floor shows the shadows it receives, or only throws light back: each is a picture of its own.

    A shadow is soft and needs few pixels; a catcher that the camera sees costs as much as all the rest.
    """
    for plane in _floors:
        plane.is_shadow_catcher = shadows
        plane.visible_camera = shadows


def light(wall=None, low_high=None, strength=1.0):
    """Sets lights, surroundings and floor around what has been built."""
    low, high = low_high or extent()
    middle = (low + high) / 2
    radius = (high - low).length / 2
    for name, direction, distance, size, radiance, color in LAMPS:
        away = Vector(direction).normalized() * radius * distance
        if wall is not None and away.y > 0:
            away.y = -0.15 * radius
        spot = middle + away
        spot.z = max(spot.z, low.z + size * radius * 0.35)
        _lamp(name, spot, middle, size * radius, radiance * strength, color)
    world()
    catcher(radius * 60, wall)
