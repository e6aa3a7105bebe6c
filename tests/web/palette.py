"""Pictures in 256 colours, for a README that loads at once; run by `make images` with Pillow.

Half of the palette follows the large surfaces, the rest sees to it that no small bright thing
loses its colour.
"""

import sys

from PIL import Image  # type: ignore[import-not-found]  # in an environment of its own

SURFACES = 160
REST = 256 - SURFACES

for path in sys.argv[1:]:
    picture = Image.open(path).convert("RGB")
    wide = picture.quantize(SURFACES, Image.Quantize.MEDIANCUT).getpalette()
    bright = picture.quantize(REST, Image.Quantize.MAXCOVERAGE).getpalette()
    palette = Image.new("P", (1, 1))
    palette.putpalette((wide or [])[: 3 * SURFACES] + (bright or [])[: 3 * REST])
    few = picture.quantize(palette=palette, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
