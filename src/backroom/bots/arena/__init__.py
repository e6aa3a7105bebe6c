"""The arena: who is stronger, measured in equal deals with all seat rotations."""

from .deals import play_deal
from .standings import compare

__all__ = ["compare", "play_deal"]
