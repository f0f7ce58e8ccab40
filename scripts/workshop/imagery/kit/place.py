"""A stack of coordinate frames. Parts are built in the top frame, so they can be nested."""

from contextlib import contextmanager
from math import pi, radians

from mathutils import Euler, Matrix, Vector

_stack = [Matrix.Identity(4)]

# Signs of x and y of the four corners of a rectangle.
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))

# On a face, seen from outside, x points right, y up, and z out of the face.
FACES = {
    'front': Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1))),
    'back': Matrix(((-1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0), (0, 0, 0, 1))),
    'right': Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))),
    'left': Matrix(((0, 0, -1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))),
    'top': Matrix.Identity(4),
    'bottom': Matrix(((1, 0, 0, 0), (0, -1, 0, 0), (0, 0, -1, 0), (0, 0, 0, 1))),
}


def here():
    """The frame on top of the stack."""
    return _stack[-1]


@contextmanager
def frame(matrix):
    """Builds inside `matrix`, relative to the frame around it."""
    _stack.append(_stack[-1] @ matrix)
    try:
        yield
    finally:
        _stack.pop()


def at(x=0.0, y=0.0, z=0.0, rx=0.0, ry=0.0, rz=0.0):
    """A frame moved to (x, y, z) metres and turned by degrees."""
    turn = Euler((radians(rx), radians(ry), radians(rz))).to_matrix().to_4x4()
    return frame(Matrix.Translation(Vector((x, y, z))) @ turn)


def on(face, x=0.0, y=0.0, z=0.0):
    """A frame on a face ('front', 'right', 'top' ...) whose origin is (x, y, z) of the frame around it."""
    return frame(Matrix.Translation(Vector((x, y, z))) @ FACES[face])


def turns(count, start=0.0):
    """The angles of `count` parts around a full turn, in radians."""
    return [2 * pi * i / count + start for i in range(count)]
