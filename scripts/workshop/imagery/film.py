"""Renders the frames of the home page's film to EXR files (Blender's side of film.sh).

blender -b -P film.py -- FOLDER [--samples N] [--size PX] [--threads N] [--only STEP]

The pack opens: the lid rises, then the busbars, then the modules, row after row. The film runs the same steps back,
so only the way up is rendered; what is there already is left. The noise is the same in all frames, so that what
stands still does not flicker.
"""

import argparse
import sys
from pathlib import Path

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from kit import camera, studio  # noqa: E402  (the path has to be set first)
from kit.settings import settings, shadow_settings  # noqa: E402
from models import battery  # noqa: E402

STEPS = 36
WIDE, HIGH = 4, 3
VIEW = dict(azimuth=31, elevation=22, lens=75, margin=0.05, low=(-0.53, -0.40, 0.0), high=(0.53, 0.37, 1.04), lift=0.01)
# (meters that a part rises, start and end of its movement as shares of the opening)
LID = (0.43, 0.0, 0.86)
BARS = (0.235, 0.12, 0.94)
MODULES = (0.155, 0.20, 1.0)


def grouped(build, *details):
    """Calls `build` and parents the new objects to an empty, which is returned."""
    before = set(bpy.data.objects)
    build(*details)
    handle = bpy.data.objects.new('handle', None)
    bpy.context.scene.collection.objects.link(handle)
    for thing in set(bpy.data.objects) - before - {handle}:
        thing.parent = handle
    return handle


def ease(t):
    """Smootherstep from 0 to 1."""
    t = min(1.0, max(0.0, t))
    return t * t * t * (t * (6 * t - 15) + 10)


def parts():
    """Builds the pack; returns the empties of its moving parts, each with (rise, start, end)."""
    found = []
    battery.tub()
    battery.face()
    battery.bay()
    battery.grips()
    for row in range(battery.ROWS):
        late = 0.06 * row
        rise, start, end = BARS
        found.append((grouped(battery.bars, row), (rise, start + late, end - 0.12 + late)))
        for column in range(battery.COLUMNS):
            rise, start, end = MODULES
            wait = late + 0.02 * column
            found.append((grouped(battery.modules, column, row), (rise, start + wait, end - 0.16 + wait)))
    found.append((grouped(battery.lid), LID))
    return found


def main():
    """Builds the pack, then renders step after step."""
    parser = argparse.ArgumentParser()
    parser.add_argument('folder', type=Path)
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--size', type=int, default=768)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--only', type=int)
    wanted = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    width, height = wanted.size, wanted.size * HIGH // WIDE
    settings(width, height, wanted.samples, wanted.threads, '')
    moving = parts()
    studio.light(low_high=studio.extent())
    camera.frame(width=width, height=height, **VIEW)
    bpy.context.scene.render.use_persistent_data = True
    for step in range(STEPS) if wanted.only is None else (wanted.only,):
        target = wanted.folder / f'{step:02d}.exr'
        if target.exists():
            continue
        for handle, (rise, start, end) in moving:
            handle.location.z = rise * ease((step / (STEPS - 1) - start) / (end - start))
        bpy.context.scene.render.filepath = str(target.with_suffix('.part.exr'))
        bpy.ops.render.render(write_still=True)
        target.with_suffix('.part.exr').rename(target)
    # The base does not move, so one shadow render is enough.
    for handle, _ in moving:
        handle.location.z = 0
    studio.catching(True)
    shadow_settings(str(wanted.folder / 'shadow.exr'))
    bpy.ops.render.render(write_still=True)


main()
