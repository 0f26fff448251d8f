"""Learned networks: small files of weights, and what they say of positions, in compiled code."""

from heliopolis.network.files import decode_weights, encode_weights, read_weights, write_weights
from heliopolis.network.forward import Room, evaluate, evaluate_batch, new_room
from heliopolis.network.shares import shares_of
from heliopolis.network.weights import POINTS_UNIT, Description, Weights

__all__ = [
    "POINTS_UNIT",
    "Description",
    "Room",
    "Weights",
    "decode_weights",
    "encode_weights",
    "evaluate",
    "evaluate_batch",
    "new_room",
    "read_weights",
    "shares_of",
    "write_weights",
]
