"""The camera: level, so that uprights stay upright; height and framing come from lens shift."""

from math import cos, radians, sin, tan

import bpy
from mathutils import Vector


def _spots(low, high):
    if low is not None:
        return [Vector((x, y, z)) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    found = []
    for thing in bpy.context.scene.objects:
        if thing.type == 'MESH' and not thing.is_shadow_catcher and not thing.get('unframed'):
            step = max(1, len(thing.data.vertices) // 400)
            found += [thing.matrix_world @ v.co for v in list(thing.data.vertices)[::step]]
            found += [thing.matrix_world @ Vector(c) for c in thing.bound_box]
        elif thing.type == 'CURVE' and not thing.get('unframed'):
            found += [thing.matrix_world @ Vector(c) for c in thing.bound_box]
    return found


def frame(azimuth, elevation, lens, width, height, margin=0.07, low=None, high=None, focus=None, stop=None,
          lift=0.015):
    """Frames everything built, or the box from `low` to `high`.

    azimuth: degrees to the right of the front; elevation: degrees of view down on the middle; lens: mm on a
    36 mm wide (or high) film; margin: free share of the picture on each side; lift: share by which the product
    stands above the middle; focus, stop: point kept sharp
    and f-number, for pictures with depth of field.
    """
    bpy.context.view_layer.update()
    spots = _spots(low, high)
    middle = sum(spots, Vector()) / len(spots)
    box_low = Vector([min(s[i] for s in spots) for i in range(3)])
    box_high = Vector([max(s[i] for s in spots) for i in range(3)])
    middle = (box_low + box_high) / 2
    a = radians(azimuth)
    ahead = Vector((-sin(a), cos(a), 0))
    side = Vector((cos(a), sin(a), 0))
    film_w = 36.0 if width >= height else 36.0 * width / height
    film_h = film_w * height / width
    free = 1 - 2 * margin

    def project(distance):
        eye = middle - ahead * distance + Vector((0, 0, tan(radians(elevation)) * distance))
        us, vs = [], []
        for spot in spots:
            off = spot - eye
            deep = off.dot(ahead)
            if deep <= 1e-4:
                return None
            us.append(lens * off.dot(side) / deep)
            vs.append(lens * off.z / deep)
        return eye, (min(us), max(us)), (min(vs), max(vs))

    near, far = 0.01, 500.0
    for _ in range(60):
        distance = (near + far) / 2
        seen = project(distance)
        fits = seen and seen[1][1] - seen[1][0] <= film_w * free and seen[2][1] - seen[2][0] <= film_h * free
        near, far = (near, distance) if fits else (distance, far)
    eye, us, vs = project(far)
    data = bpy.data.cameras.new('camera')
    data.sensor_fit = 'HORIZONTAL' if width >= height else 'VERTICAL'
    data.sensor_width = data.sensor_height = 36.0
    data.lens = lens
    data.shift_x = (us[0] + us[1]) / 2 / 36.0
    # More room below, for the shadow.
    data.shift_y = ((vs[0] + vs[1]) / 2 - film_h * lift) / 36.0
    data.clip_start, data.clip_end = far * 0.02, far * 40
    if stop:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - eye).dot(ahead)
        data.dof.aperture_fstop = stop
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location = eye
    camera.rotation_euler = (radians(90), 0, a)
    bpy.context.scene.camera = camera
    return camera
