"""How Cycles renders pictures and films."""

import bpy


def settings(width, height, samples, threads, out):
    """Configures Cycles for low noise at few samples, with the passes that develop.py needs."""
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
    cycles.adaptive_threshold = 0.045
    # Adaptive sampling stops early on empty ground, and continues at edges, gratings and in shade.
    cycles.adaptive_min_samples = min(10, samples)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 12.0
    cycles.blur_glossy = 0.6
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    cover = layer.aovs.add()
    cover.name, cover.type = 'cover', 'VALUE'


def shadow_settings(out, samples=14, percent=40):
    """Settings for a second, smaller render of the shadows only; see studio.catching."""
    scene = bpy.context.scene
    scene.render.resolution_percentage = percent
    scene.cycles.samples = samples
    scene.render.filepath = out
