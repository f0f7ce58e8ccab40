"""Solids with soft edges. All sizes in metres, all positions in the frame on top of the stack."""

from itertools import product
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.materials import material
from kit.place import at, here

_meshes = {}


def _finish(mesh, angle=0.7):
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = angle
    return mesh


def put(mesh, finish, position=(0, 0, 0), turn=None):
    """An object of the mesh in the frame on top, in the given finish."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    local = Matrix.Translation(Vector(position))
    thing.matrix_world = here() @ (local @ turn if turn else local)
    if not mesh.materials:
        mesh.materials.append(material(finish))
    thing.material_slots[0].link = 'OBJECT'
    thing.material_slots[0].material = material(finish)
    # Large flat faces stay flat beside their bevels.
    weighted = thing.modifiers.new('normals', 'WEIGHTED_NORMAL')
    weighted.keep_sharp = True
    return thing


def _cached(key, build):
    if key not in _meshes:
        mesh = bpy.data.meshes.new(str(key[0]))
        solid = bmesh.new()
        build(solid)
        solid.to_mesh(mesh)
        solid.free()
        _meshes[key] = _finish(mesh)
    return _meshes[key]


def box(size, position, finish, bevel=0.002, turn=None, segments=3):
    """A block of `size` (x, y, z) about its center."""
    size = tuple(round(s, 5) for s in size)
    bevel = min(bevel, min(size) * 0.45)

    def build(solid):
        bmesh.ops.create_cube(solid, size=1)
        bmesh.ops.scale(solid, vec=size, verts=solid.verts)
        if bevel > 0:
            bmesh.ops.bevel(solid, geom=solid.edges[:], offset=bevel, segments=segments, profile=0.5,
                            affect='EDGES', clamp_overlap=True)

    return put(_cached(('box', size, round(bevel, 6), segments), build), finish, position, turn)


def lathe(profile, position, finish, steps=48):
    """A solid of revolution about z from a profile of (radius, height) points."""
    profile = tuple((round(r, 6), round(h, 6)) for r, h in profile)

    def build(solid):
        rings = []
        for radius, height in profile:
            if radius < 1e-6:
                rings.append([solid.verts.new((0, 0, height))])
            else:
                rings.append([solid.verts.new((radius * cos(2 * pi * i / steps), radius * sin(2 * pi * i / steps),
                                               height)) for i in range(steps)])
        for (low, high), i in product(zip(rings, rings[1:]), range(steps)):
            j = (i + 1) % steps
            corners = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            corners = list(dict.fromkeys(corners))
            if len(corners) > 2:
                solid.faces.new(corners)
        bmesh.ops.recalc_face_normals(solid, faces=solid.faces)

    return put(_cached(('lathe', profile, steps), build), finish, position)


def rod(radius, length, position, finish, bevel=0.001, steps=48):
    """A cylinder about z; its foot stands at `position`."""
    b = min(bevel, radius * 0.4, length * 0.4)
    q = b * 0.293
    return lathe(((0, 0), (radius - b, 0), (radius - q, q), (radius, b), (radius, length - b),
                  (radius - q, length - q), (radius - b, length), (0, length)), position, finish, steps)


def pipe(outer, inner, length, position, finish, bevel=0.0008, steps=48):
    """A sleeve about z, open at both ends; its foot stands at `position`."""
    b = min(bevel, (outer - inner) * 0.3)
    return lathe(((inner, b), (inner + b, 0), (outer - b, 0), (outer, b), (outer, length - b), (outer - b, length),
                  (inner + b, length), (inner, length - b), (inner, b)), position, finish, steps)


def rounded(width, height, radius, x=0.0, y=0.0, steps=8):
    """Outline of a rounded rectangle about (x, y), counter-clockwise."""
    radius = min(radius, width / 2 - 1e-5, height / 2 - 1e-5)
    points = []
    for (cx, cy, start), i in product(((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)), range(steps + 1)):
        a = (start + 90 * i / steps) * pi / 180
        points.append((x + cx * (width / 2 - radius) + radius * cos(a),
                       y + cy * (height / 2 - radius) + radius * sin(a)))
    return points


def circle(radius, x=0.0, y=0.0, steps=32):
    """Outline of a circle."""
    return [(x + radius * cos(2 * pi * i / steps), y + radius * sin(2 * pi * i / steps)) for i in range(steps)]


def plate(outline, depth, finish, holes=(), position=(0, 0, 0), bevel=0.001, turn=None):
    """An outline in x, y given depth along z from z = 0 upwards, with holes and softened rims."""
    bevel = min(bevel, depth * 0.45)
    key = ('plate', depth, bevel, *(tuple((round(x, 6), round(y, 6)) for x, y in ring) for ring in (outline, *holes)))
    if key not in _meshes:
        _meshes[key] = _plate(key[3:], depth, bevel)
    return put(_meshes[key], finish, position, turn)


def _plate(rings, depth, bevel):
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    # Blender's fill takes points closer than 0.03 mm for one: small outlines are filled a hundred times larger.
    big = 100
    curve.extrude = (depth / 2 - bevel) * big
    curve.bevel_depth = bevel * big
    curve.bevel_resolution = 1
    curve.offset = -bevel * big
    for points in rings:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for point, (x, y) in zip(spline.points, points):
            point.co = (x * big, y * big, 0, 1)
        spline.use_cyclic_u = True
    holder = bpy.data.objects.new('plate', curve)
    mesh = bpy.data.meshes.new_from_object(holder)
    bpy.data.objects.remove(holder)
    for vertex in mesh.vertices:
        vertex.co /= big
        vertex.co.z += depth / 2
    mesh.materials.clear()
    return _finish(mesh, 0.6)


def slab(width, height, depth, finish, radius=0.01, position=(0, 0, 0), bevel=0.0015, holes=()):
    """A rounded rectangle in x, y with depth along z from z = 0."""
    return plate(rounded(width, height, radius), depth, finish, holes, position, bevel)


def bent(points, radius, finish, smooth=True, steps=6):
    """A round bar or cable along points; smooth lets it swing through them."""
    curve = bpy.data.curves.new('bent', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = steps
    curve.resolution_u = 16
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER' if smooth else 'POLY')
    if smooth:
        spline.bezier_points.add(len(points) - 1)
        for point, co in zip(spline.bezier_points, points):
            point.co = co
            point.handle_left_type = point.handle_right_type = 'AUTO'
    else:
        spline.points.add(len(points) - 1)
        for point, co in zip(spline.points, points):
            point.co = (*co, 1)
    thing = bpy.data.objects.new('bent', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = here()
    curve.materials.append(material(finish))
    return thing


def elbow(points, radius, bend, finish, steps=8):
    """A tube through points with round elbows of radius `bend`."""
    path = [Vector(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        before, corner, after = Vector(before), Vector(corner), Vector(after)
        one, two = (before - corner).normalized(), (after - corner).normalized()
        reach = min(bend, (before - corner).length * 0.49, (after - corner).length * 0.49)
        start, end = corner + one * reach, corner + two * reach
        for i in range(steps + 1):
            t = i / steps
            path.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    path.append(Vector(points[-1]))
    return bent(path, radius, finish, smooth=False)


def stamp(build):
    """Builds a part once, and returns a function that puts a copy of it at a place (see place.at).

    Copies share their meshes, so hundreds of them cost little memory.
    """
    root = bpy.context.scene.collection.objects
    before = set(root)
    origin = here().inverted()
    build()
    part = bpy.data.collections.new('part')
    for thing in set(root) - before:
        root.unlink(thing)
        part.objects.link(thing)

    def copy(*place, **turns):
        instance = bpy.data.objects.new('copy', None)
        instance.instance_type, instance.instance_collection = 'COLLECTION', part
        root.link(instance)
        with at(*place, **turns):
            instance.matrix_world = here() @ origin

    return copy
