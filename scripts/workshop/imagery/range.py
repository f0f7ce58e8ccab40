"""Prints the pictures of the range, one a line: model, view, options of develop.py (tab-separated).

Parses the models' VIEWS without importing them, because importing requires Blender.
"""

import ast
from pathlib import Path

HERE = Path(__file__).parent
ORDER = ('hero', 'front', 'detail', 'scene')


def views(source):
    """Names of the views in the VIEWS table of a model's source; none for a module of shared parts."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], 'id', '') == 'VIEWS':
            return [ast.literal_eval(key) for key in node.value.keys]
    return []


def main():
    """Lists heroes of all models first, then the other views, then the scenes."""
    found = []
    for path in sorted((HERE / 'models').glob('*.py')):
        for view in views(path.read_text()):
            options = '--bleed' if view == 'detail' else ''
            found.append((ORDER.index(view), path.stem.replace('_', '-'), view, options))
    for path in sorted((HERE / 'scenes').glob('[a-z]*.py')):
        if views(path.read_text()):
            found.append((ORDER.index('scene'), 'scene', path.stem.replace('_', '-'), '--solid'))
    for _, model, view, options in sorted(found):
        print(model, view, options, sep='\t')


if __name__ == '__main__':
    main()
