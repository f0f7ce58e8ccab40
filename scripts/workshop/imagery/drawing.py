"""Renders depth and normals of one model for its line drawing, and finds where its parts are (see draw.sh).

blender -b -P drawing.py -- MODEL OUT.exr OUT.json [--size PX] [--threads N]
The JSON names the model, the parts that can be seen, and the ends of width, depth and height, in shares of the
drawing's width and height from the upper left.
"""

import argparse
import importlib
import inspect
import json
import sys
from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Euler, Vector

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from kit.place import here  # noqa: E402  (the path has to be set first)
from kit.settings import settings  # noqa: E402

# The functions that build the parts that a drawing can number.
PARTS = {
    'kit.connect': {'hv_plug': 'powerConnector', 'hv_socket': 'powerConnector', 'round_socket': 'signalConnector',
                    'plugged': 'signalConnector', 'gland': 'cableGland', 'hose_port': 'coolantPort'},
    'kit.display': {'status': 'display', 'window': 'display'},
    'kit.hardware': {'fan': 'airOpening', 'louvres': 'airOpening', 'grip': 'handle', 'lifting_eye': 'liftingEye',
                     'swing_handle': 'doorLock'},
    'kit.brand': {'danger_label': 'dangerLabel', 'rating_plate': 'ratingPlate'},
    'models.pack': {'service_plug': 'servicePlug', 'vent': 'vent', 'ear': 'mountingPoint'},
}


def record():
    """Wraps the functions of PARTS, so that each call notes where its part is; returns the notes."""
    notes = []

    def wrapped(function, name):
        signature = inspect.signature(function)

        def build(*args, **named):
            given = signature.bind(*args, **named)
            given.apply_defaults()
            spot = Vector([given.arguments.get(axis, 0.0) for axis in 'xyz'])
            notes.append((name, here() @ spot))
            return function(*args, **named)
        return build

    for module, functions in PARTS.items():
        found = importlib.import_module(module)
        for function, name in functions.items():
            setattr(found, function, wrapped(getattr(found, function), name))
    return notes


def camera(low, high, aspect):
    """An orthographic camera from the upper right front that frames the box."""
    data = bpy.data.cameras.new('camera')
    data.type = 'ORTHO'
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.rotation_euler = Euler((1.1, 0, 0.55))
    turn = thing.rotation_euler.to_matrix()
    corners = [Vector((x, y, z)) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
    flat = [turn.transposed() @ corner for corner in corners]
    spans = [(min(spot[axis] for spot in flat), max(spot[axis] for spot in flat)) for axis in range(3)]
    middle = Vector([sum(span) / 2 for span in spans])
    size = (high - low).length
    thing.location = turn @ (middle + Vector((0, 0, size * 2)))
    data.ortho_scale = 1.24 * max(spans[0][1] - spans[0][0], (spans[1][1] - spans[1][0]) * aspect)
    data.clip_start, data.clip_end = 0.001, size * 5
    bpy.context.scene.camera = thing
    return thing, turn @ Vector((0, 0, -1))


def seen(spot, ahead, size):
    """Whether nothing stands between the camera and the part."""
    graph = bpy.context.evaluated_depsgraph_get()
    hit, place, *_ = bpy.context.scene.ray_cast(graph, spot - ahead * size * 2, ahead)
    return hit and (spot - place).dot(ahead) < size * 0.05


def main():
    """Builds the model, renders its passes, writes its parts."""
    parser = argparse.ArgumentParser()
    parser.add_argument('model')
    parser.add_argument('passes')
    parser.add_argument('parts')
    parser.add_argument('--size', type=int, default=1600)
    parser.add_argument('--threads', type=int, default=2)
    wanted = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    notes = record()
    model = importlib.import_module(f'models.{wanted.model.replace("-", "_")}')
    width, height = wanted.size, round(wanted.size * 3 / 4)
    settings(width, height, 1, wanted.threads, wanted.passes)
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = True
    layer.cycles.denoising_store_passes = False
    # Opaque, so that clear lids hide what is under them.
    layer.material_override = bpy.data.materials.new('paper')
    scene = bpy.context.scene
    scene.cycles.max_bounces = 0
    scene.cycles.pixel_filter_type = 'BOX'
    scene.cycles.filter_width = 0.01
    getattr(model, 'drawing', lambda: model.build('front'))()
    bpy.context.view_layer.update()
    spots = [thing.matrix_world @ Vector(corner) for thing in scene.objects if thing.type in ('MESH', 'CURVE')
             for corner in thing.bound_box]
    low = Vector([min(spot[axis] for spot in spots) for axis in range(3)])
    high = Vector([max(spot[axis] for spot in spots) for axis in range(3)])
    eye, ahead = camera(low, high, width / height)
    bpy.context.view_layer.update()

    def flat(spot):
        place = world_to_camera_view(scene, eye, spot)
        return [round(place.x, 4), round(1 - place.y, 4)]

    size = (high - low).length
    body = [Vector((-model.W / 2, -model.D / 2, 0)), Vector((model.W / 2, model.D / 2, model.H))] if all(
        hasattr(model, name) for name in 'WDH') else [low, high]
    first, last = body
    ends = {
        'width': [(first.x, first.y, first.z), (last.x, first.y, first.z)],
        'depth': [(last.x, first.y, first.z), (last.x, last.y, first.z)],
        'height': [(first.x, first.y, first.z), (first.x, first.y, last.z)],
    }
    Path(wanted.parts).write_text(json.dumps({
        'model': model.MODEL,
        'parts': [{'name': name, 'at': flat(spot)} for name, spot in notes if seen(spot, ahead, size)],
        'ends': {name: [flat(Vector(end)) for end in pair] for name, pair in ends.items()},
    }))
    bpy.ops.render.render(write_still=True)


main()
