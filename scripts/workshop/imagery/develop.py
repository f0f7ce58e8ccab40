"""Postprocesses a rendered EXR into a picture: denoises, compresses highlights, feathers the shadow.

python3 develop.py IN.exr OUT.png [--bleed] [--solid]
--bleed: the product may run off the picture's edge (details); --solid: no transparency (scenes).

Blender's Debian build has no denoiser. This is an edge-stopping à-trous filter on the light that falls on each
surface (picture divided by albedo), guided by albedo, normal and depth, which the renderer gives nearly free of
noise (Dammertz et al., Edge-Avoiding À-Trous Wavelet Transform, 2010).
"""

import argparse
from pathlib import Path

import numpy as np
import OpenImageIO as oiio

KERNEL = ((-1, 0.25), (0, 0.5), (1, 0.25))


def channels(path):
    """All channels of an EXR by their short names, such as 'Combined.R', as float32 arrays."""
    source = oiio.ImageInput.open(path)
    pixels = source.read_image('float')
    names = source.spec().channelnames
    source.close()
    return {name.split('.', 1)[1]: np.ascontiguousarray(pixels[..., i]) for i, name in enumerate(names)}


def stack(found, layer, parts):
    """Stacks the channels of a layer into one array."""
    return np.stack([found[f'{layer}.{part}'] for part in parts], axis=-1)


def views(field, step):
    """Yields (weight, shifted `field`) for the 3 × 3 neighbors `step` apart; edge pixels are repeated."""
    h, w = field.shape[:2]
    rim = [(step, step), (step, step)] + [(0, 0)] * (field.ndim - 2)
    wide = np.pad(field, rim, mode='edge')
    for dy, ky in KERNEL:
        for dx, kx in KERNEL:
            yield kx * ky, wide[step + dy * step:step + dy * step + h, step + dx * step:step + dx * step + w]


def smooth(light, guide, levels, tolerance):
    """À-trous filter of `light`; `guide` is scaled so that a difference of 1 stops it."""
    for level in range(levels):
        step = 1 << level
        bright = np.log(np.maximum(light.mean(axis=-1), 0) + 0.08)
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2], np.float32)
        for (share, other), (_, there), (_, lighter) in zip(views(light, step), views(guide, step),
                                                            views(bright, step)):
            apart = there - guide
            away = np.einsum('hwc,hwc->hw', apart, apart) + ((lighter - bright) / tolerance) ** 2
            weight = share * np.exp(-np.minimum(away, 40))
            total += other * weight[..., None]
            weights += weight
        light = total / weights[..., None]
        tolerance = 0.9 if level == 0 else tolerance * 0.8
    return light


def despeckle(light):
    """Removes fireflies: clips each pixel to the second darkest and second brightest of its 3 × 3 neighborhood."""
    bright = light.mean(axis=-1)
    order = np.sort(np.stack([view for _, view in views(bright, 1)]), axis=0)
    wanted = np.clip(bright, order[1], order[-2])
    return light * (wanted / np.maximum(bright, 1e-6))[..., None]


def blur(field, passes):
    """Binomial blur of one channel."""
    for _ in range(passes):
        field = sum(share * view for share, view in views(field, 1))
    return field


def tone(color, knee=0.66, toe=0.006):
    """Tone curve: a short toe to keep gaps black, linear up to the knee, a soft shoulder to 1, then sRGB."""
    color = np.maximum(color, 0)
    color = color * (color + toe * 0.25) / (color + toe)
    over = 1 - knee
    color = np.where(color > knee, knee + over * (1 - np.exp(-(color - knee) / over)), color)
    return np.where(color <= 0.0031308, color * 12.92, 1.055 * color ** (1 / 2.4) - 0.055)


def enlarge(field, height, width):
    """Resizes `field` by bilinear interpolation."""
    h, w = field.shape
    y = np.clip((np.arange(height) + 0.5) * h / height - 0.5, 0, h - 1.001)
    x = np.clip((np.arange(width) + 0.5) * w / width - 0.5, 0, w - 1.001)
    y0, x0 = y.astype(int), x.astype(int)
    fy, fx = (y - y0)[:, None], (x - x0)[None, :]
    upper = field[y0][:, x0] * (1 - fx) + field[y0][:, x0 + 1] * fx
    lower = field[y0 + 1][:, x0] * (1 - fx) + field[y0 + 1][:, x0 + 1] * fx
    return upper * (1 - fy) + lower * fy


def near(cover, reach=0.16, grid=96):
    """Mask: 1 beside the product, falling smoothly to 0 at `reach` picture widths from it and at the picture's edge.

    Computed on a coarse grid, which is precise enough for shadows.
    """
    h, w = cover.shape
    step = max(1, w // grid)
    rows, columns = h // step, w // step
    coarse = cover[:rows * step, :columns * step].reshape(rows, step, columns, step).max(axis=(1, 3)) > 0.5
    yy, xx = np.mgrid[:rows, :columns]
    away = np.full(coarse.shape, 1e9, np.float32)
    for y, x in zip(*np.nonzero(coarse)):
        np.minimum(away, np.hypot(xx - x, (yy - y) * 1.15), out=away)
    away = enlarge(blur(away, 2) / columns, h, w)
    rows, columns = np.minimum(np.arange(h), np.arange(h)[::-1]), np.minimum(np.arange(w), np.arange(w)[::-1])
    rim = np.minimum(rows[:, None], columns[None, :]) / (0.055 * w)
    share = np.clip(1 - away / reach, 0, 1)
    edge = np.clip(rim, 0, 1)
    return share * share * (3 - 2 * share) * edge * edge * (3 - 2 * edge)


def shadow(path, height, width, bleed):
    """Opacity of the shadow, from the small shadow render, resized to the picture.

    Everything outside the product is shadow, so it can be smoothed strongly. It is extended under the product's
    edge, to keep that edge as smooth as the coverage.
    """
    found = channels(path)
    cover = coverage(found)
    bare = np.where(cover > 0.02, 0, 1).astype(np.float32)
    shade = np.clip(np.clip(found['Combined.A'], 0, 1) - cover, 0, 1) * bare
    shade = smooth(np.repeat(shade[..., None], 3, axis=-1).astype(np.float32),
                   (cover[..., None] / 0.1).astype(np.float32), 4, 1.2)[..., 0] * bare
    mass = blur(bare, 5)
    carried = blur(shade, 5) / np.maximum(mass, 1e-3)
    far = blur(bare, 2)
    shade = np.where(bare > 0, shade * (1 - far) + carried * far, np.where(mass > 1e-3, carried, 0))
    # Removes the faint, wide part of the shadow, which would reveal the picture's frame.
    shade = (np.clip(shade - 0.06, 0, 1) / 0.94) ** 1.25
    return enlarge(shade if bleed else shade * near(cover), height, width)


def coverage(found):
    """The product's share of each pixel."""
    return np.clip(next(v for k, v in found.items() if k.startswith('cover')), 0, 1)


def develop(path, shade=None, bleed=False, solid=False, exposure=1.14):
    """RGBA in 0 to 1 of the render at `path`, on the shadow of the render at `shade`."""
    found = channels(path)
    color = np.minimum(stack(found, 'Combined', 'RGB'), 8)
    albedo = np.clip(stack(found, 'Denoising Albedo', 'RGB'), 0, 1)
    normal = stack(found, 'Denoising Normal', 'XYZ')
    depth = np.log(np.maximum(found['Denoising Depth.Z'], 1e-3))
    cover = coverage(found)
    guide = np.concatenate([albedo / 0.06, normal / 0.16, depth[..., None] / 0.05, cover[..., None] / 0.12],
                           axis=-1).astype(np.float32)
    ground = albedo + 0.04
    color = smooth(despeckle((color / ground).astype(np.float32)), guide, 5, 2.0) * ground
    if solid:
        return np.dstack([tone(color * exposure), np.ones_like(cover)])
    result = np.clip(cover + (1 - cover) * shadow(shade, *cover.shape, bleed), 0, 1)
    # Unpremultiply: the shadow is black, so all light belongs to the product.
    straight = np.where(cover[..., None] > 0.002, color / np.maximum(result, 1e-3)[..., None], 0)
    return np.dstack([tone(straight * exposure), result])


def main():
    """Reads the arguments and writes the picture."""
    parser = argparse.ArgumentParser()
    parser.add_argument('source')
    parser.add_argument('target')
    parser.add_argument('--bleed', action='store_true')
    parser.add_argument('--solid', action='store_true')
    parser.add_argument('--exposure', type=float, default=1.14)
    wanted = parser.parse_args()
    shade = str(Path(wanted.source).with_suffix('.shadow.exr'))
    picture = develop(wanted.source, shade, wanted.bleed, wanted.solid, wanted.exposure)
    h, w = picture.shape[:2]
    target = oiio.ImageOutput.create(wanted.target)
    spec = oiio.ImageSpec(w, h, 4, 'uint8')
    spec.attribute('oiio:UnassociatedAlpha', 1)
    target.open(wanted.target, spec)
    target.write_image((picture * 255 + 0.5).clip(0, 255).astype(np.uint8))
    target.close()


if __name__ == '__main__':
    main()
