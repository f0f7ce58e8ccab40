"""Model codes and ratings as the catalogue has them (ratings.json, made by writeRatings.ts): what prints may say."""

import json
from pathlib import Path

_models = json.loads((Path(__file__).parent / 'ratings.json').read_text(encoding='utf-8'))


def rating(code, key):
    """One rating of a model with its unit, such as rating('AV-SC 261', 'energy'); KeyError for what there is not."""
    # The kit's font has no superscripts.
    return _models[code][key].replace('min⁻¹', '1/min')


def summary(code, *keys):
    """Ratings of a model in one line."""
    return '  ·  '.join(rating(code, key) for key in keys)
