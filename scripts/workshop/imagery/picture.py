"""Renders one view of one model to a multi-layer EXR, and its shadow to another (Blender's side of render.sh).

blender -b -P picture.py -- MODEL VIEW OUT.exr [--samples N] [--size PX] [--threads N]
The model 'scene' has the scenes as its views; a scene brings its own light.
"""

import argparse
import importlib
import sys
from pathlib import Path

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from kit import camera, studio  # noqa: E402  (the path has to be set first)
from kit.settings import settings, shadow_settings  # noqa: E402


def main():
    """Builds the model, sets light and camera as the view says, renders."""
    parser = argparse.ArgumentParser()
    parser.add_argument('model')
    parser.add_argument('view')
    parser.add_argument('out')
    parser.add_argument('--samples', type=int, default=128)
    parser.add_argument('--size', type=int, default=1440, help='width in pixels')
    parser.add_argument('--threads', type=int, default=2)
    wanted = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    scene = wanted.model == 'scene'
    name = wanted.view if scene else wanted.model
    model = importlib.import_module(f'{"scenes" if scene else "models"}.{name.replace("-", "_")}')
    view = dict(model.VIEWS['scene' if scene else wanted.view])
    wide, high = view.pop('aspect', (4, 3))
    width, height = wanted.size, round(wanted.size * high / wide)
    settings(width, height, wanted.samples, wanted.threads, wanted.out)
    model.build(wanted.view)
    if scene:
        model.light()
    else:
        studio.light(view.pop('wall', None), strength=view.pop('strength', 1.0))
    camera.frame(width=width, height=height, **view)
    bpy.ops.render.render(write_still=True)
    if not scene:
        studio.catching(True)
        shadow_settings(str(Path(wanted.out).with_suffix('.shadow.exr')))
        bpy.ops.render.render(write_still=True)


main()
