"""Renders one view of one model to a multi-layer EXR (Blender's side of render.sh).

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


def settings(width, height, samples, threads, out):
    """Cycles for clean, soft light in few samples; the passes that developing needs."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.image_settings.color_depth = '32'
    scene.render.filepath = out
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    # Empty ground is done after a few samples; edges, gratings and shade go on.
    cycles.adaptive_min_samples = min(12, samples)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 12.0
    cycles.blur_glossy = 0.6
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    cover = layer.aovs.add()
    cover.name, cover.type = 'cover', 'VALUE'


def main():
    """Builds the model, sets light and camera as the view says, renders."""
    parser = argparse.ArgumentParser()
    parser.add_argument('model')
    parser.add_argument('view')
    parser.add_argument('out')
    parser.add_argument('--samples', type=int, default=128)
    parser.add_argument('--size', type=int, default=1600)
    parser.add_argument('--threads', type=int, default=2)
    wanted = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    scene = wanted.model == 'scene'
    name = wanted.view if scene else wanted.model
    model = importlib.import_module(f'{"scenes" if scene else "models"}.{name.replace("-", "_")}')
    view = dict(model.VIEWS['scene' if scene else wanted.view])
    wide, high = view.pop('aspect', (4, 3))
    scale = wanted.size / max(wide, high)
    width, height = round(wide * scale), round(high * scale)
    settings(width, height, wanted.samples, wanted.threads, wanted.out)
    model.build(wanted.view)
    if scene:
        model.light()
    else:
        studio.light(view.pop('wall', None), strength=view.pop('strength', 1.0))
    camera.frame(width=width, height=height, **view)
    bpy.ops.render.render(write_still=True)


main()
