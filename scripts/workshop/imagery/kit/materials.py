"""Materials of the range: one finish, one name. Colors are scene-linear unless written as #hex."""

import bpy

from kit.identity import COLORS

VOLT = COLORS['volt']
_cache = {}

# name: (color, roughness, metallic, clearcoat). Roughness varies by ±0.045 and must not cross 0.274: below that,
# Cycles treats a material as a mirror, and the jump in the albedo pass would be visible after denoising.
FINISHES = {
    'white': ((0.745, 0.755, 0.76), 0.335, 0.0, 0.0),
    'shell': ((0.58, 0.60, 0.61), 0.36, 0.0, 0.0),
    'gray': ((0.30, 0.325, 0.34), 0.38, 0.0, 0.0),
    'graphite': ((0.020, 0.0245, 0.028), 0.33, 0.0, 0.0),
    'ink': ((0.010, 0.015, 0.019), 0.33, 0.0, 0.0),
    'dark': ((0.008, 0.009, 0.010), 0.6, 0.0, 0.0),
    'rubber': ((0.014, 0.015, 0.016), 0.62, 0.0, 0.0),
    'plastic': ((0.022, 0.024, 0.026), 0.42, 0.0, 0.0),
    'orange': ((0.86, 0.17, 0.010), 0.42, 0.0, 0.0),
    'red': ((0.55, 0.018, 0.014), 0.38, 0.0, 0.0),
    'yellow': ((0.90, 0.55, 0.015), 0.45, 0.0, 0.0),
    'green': ((0.012, 0.10, 0.055), 0.38, 0.0, 0.15),
    'deep': ((0.004, 0.10, 0.075), 0.36, 0.0, 0.0),
    'blue': ((0.02, 0.075, 0.20), 0.36, 0.0, 0.0),
    'cell': ((0.055, 0.115, 0.16), 0.36, 0.0, 0.0),
    'silicon': ((0.006, 0.012, 0.034), 0.10, 0.0, 0.0),
    'alu': ((0.66, 0.67, 0.68), 0.36, 1.0, 0.0),
    'cast': ((0.46, 0.47, 0.48), 0.47, 1.0, 0.0),
    'castdark': ((0.20, 0.21, 0.225), 0.42, 1.0, 0.0),
    'steel': ((0.56, 0.57, 0.58), 0.21, 1.0, 0.0),
    'chrome': ((0.75, 0.76, 0.77), 0.12, 1.0, 0.0),
    'copper': ((0.80, 0.36, 0.18), 0.33, 1.0, 0.0),
    'gold': ((0.86, 0.60, 0.22), 0.33, 1.0, 0.0),
    'gloss': ((0.006, 0.008, 0.010), 0.09, 0.0, 0.0),
    'print': ((0.74, 0.76, 0.77), 0.5, 0.0, 0.0),
    'printdark': ((0.014, 0.020, 0.025), 0.5, 0.0, 0.0),
    'label': ((0.60, 0.61, 0.61), 0.45, 0.0, 0.0),
    # Studio floor: dark, so that it reflects little light onto the product's front.
    'floor': ((0.30, 0.31, 0.32), 0.9, 0.0, 0.0),
    'concrete': ((0.34, 0.345, 0.34), 0.75, 0.0, 0.0),
    'plaster': ((0.36, 0.375, 0.37), 0.8, 0.0, 0.0),
    'epoxy': ((0.135, 0.145, 0.15), 0.21, 0.0, 0.0),
    'asphalt': ((0.075, 0.08, 0.085), 0.8, 0.0, 0.0),
    'wet': ((0.045, 0.048, 0.052), 0.33, 0.0, 0.0),
    'carton': ((0.40, 0.265, 0.15), 0.7, 0.0, 0.0),
    'gravel': ((0.20, 0.19, 0.175), 0.9, 0.0, 0.0),
    'wood': ((0.42, 0.27, 0.15), 0.55, 0.0, 0.0),
    'grass': ((0.07, 0.12, 0.035), 0.9, 0.0, 0.0),
    'slate': ((0.10, 0.15, 0.19), 0.9, 0.0, 0.0),
    'haze': ((0.24, 0.31, 0.37), 0.9, 0.0, 0.0),
    'water': ((0.010, 0.026, 0.032), 0.14, 0.0, 0.0),
}

# name: (#color, strength for the camera, strength for illumination)
LIGHTS = {
    'volt': (VOLT, 1.0, 3.0),
    'uiwhite': ('#eef4f5', 0.85, 0.5),
    'uimuted': ('#8fa3ad', 0.75, 0.3),
    'uivolt': (VOLT, 0.9, 0.5),
    'uidim': ('#22343f', 1.0, 0.3),
    'uibase': ('#0d1a23', 1.0, 0.3),
    'uiteal': ('#1f9d86', 0.9, 0.4),
    'ledgreen': ('#5fe08a', 1.0, 1.5),
    'lamp': ('#fff1da', 1.0, 1.0),
    'window': ('#ffcf8a', 1.0, 3.0),
}


def srgb(code):
    """Scene-linear RGB of '#rrggbb'."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    # The coverage pass, by which develop.py separates the product from its shadow.
    cover = nodes.new('ShaderNodeOutputAOV')
    cover.name = 'cover'
    cover.inputs['Value'].default_value = 1.0
    return material, nodes, material.node_tree.links


def _finish(name):
    color, rough, metal, coat = FINISHES[name]
    material, nodes, links = _new(name)
    bsdf = nodes['Principled BSDF']
    bsdf.inputs['Base Color'].default_value = (*color, 1)
    bsdf.inputs['Metallic'].default_value = metal
    bsdf.inputs['Clearcoat'].default_value = coat
    coords = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 6.0
    noise.inputs['Detail'].default_value = 3.0
    spread = nodes.new('ShaderNodeMapRange')
    spread.inputs['To Min'].default_value = rough - 0.045
    spread.inputs['To Max'].default_value = rough + 0.045
    links.new(coords.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], spread.inputs['Value'])
    links.new(spread.outputs['Result'], bsdf.inputs['Roughness'])
    return material


def _ripples(material):
    """Small waves, as bumps of the surface."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    coords = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 0.55
    noise.inputs['Detail'].default_value = 4.0
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.5
    bump.inputs['Distance'].default_value = 0.22
    links.new(coords.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])


def _light(name):
    code, seen, cast = LIGHTS[name]
    material, nodes, links = _new(name)
    nodes.remove(nodes['Principled BSDF'])
    emission = nodes.new('ShaderNodeEmission')
    emission.inputs['Color'].default_value = (*srgb(code), 1)
    path = nodes.new('ShaderNodeLightPath')
    strength = nodes.new('ShaderNodeMapRange')
    strength.inputs['To Min'].default_value = cast
    strength.inputs['To Max'].default_value = seen
    links.new(path.outputs['Is Camera Ray'], strength.inputs['Value'])
    links.new(strength.outputs['Result'], emission.inputs['Strength'])
    links.new(emission.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
    return material


def _clear(name, tint, mirror):
    """Thin clear sheet: straight-through light and a Fresnel reflection, without refraction's noise."""
    material, nodes, links = _new(name)
    # Without an object behind it, a clear sheet counts as product only by its reflection.
    cover = next(node for node in nodes if node.bl_idname == 'ShaderNodeOutputAOV')
    cover.inputs['Value'].default_value = 1.12 - tint[0]
    nodes.remove(nodes['Principled BSDF'])
    through = nodes.new('ShaderNodeBsdfTransparent')
    through.inputs['Color'].default_value = (*tint, 1)
    gloss = nodes.new('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = 0.12
    gloss.inputs['Color'].default_value = (mirror, mirror, mirror, 1)
    fresnel = nodes.new('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = 1.45
    mix = nodes.new('ShaderNodeMixShader')
    # Only the front face reflects: inside, the Fresnel node would give total internal reflection.
    geometry = nodes.new('ShaderNodeNewGeometry')
    outside = nodes.new('ShaderNodeMath')
    outside.operation = 'SUBTRACT'
    outside.inputs[0].default_value = 1
    share = nodes.new('ShaderNodeMath')
    share.operation = 'MULTIPLY'
    links.new(geometry.outputs['Backfacing'], outside.inputs[1])
    links.new(outside.outputs['Value'], share.inputs[0])
    links.new(fresnel.outputs['Fac'], share.inputs[1])
    links.new(share.outputs['Value'], mix.inputs['Fac'])
    links.new(through.outputs['BSDF'], mix.inputs[1])
    links.new(gloss.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])
    return material


def material(name):
    """The material with that name (memoized)."""
    if name not in _cache:
        if name == 'clear':
            _cache[name] = _clear(name, (0.95, 0.965, 0.965), 0.45)
        elif name == 'smoke':
            _cache[name] = _clear(name, (0.50, 0.55, 0.58), 0.6)
        elif name in LIGHTS:
            _cache[name] = _light(name)
        else:
            _cache[name] = _finish(name)
            if name == 'water':
                _ripples(_cache[name])
            if name == 'floor':
                # The floor is not part of the product: it only receives shadows.
                nodes = _cache[name].node_tree.nodes
                nodes.remove(next(node for node in nodes if node.bl_idname == 'ShaderNodeOutputAOV'))
    return _cache[name]
