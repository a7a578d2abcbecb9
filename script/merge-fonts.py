"""Adds glyphs of one TrueType font to another that has the same axes and units, and writes it uncompressed."""

import sys

from fontTools.ttLib import TTFont

base, other, characters, out = sys.argv[1:]
font, source = TTFont(base), TTFont(other)
font.ensureDecompiled()
for character in characters:
    name = source.getBestCmap()[ord(character)]
    for table in ("glyf", "hmtx"):
        font[table][name] = source[table][name]
    font["gvar"].variations[name] = source["gvar"].variations[name]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(character)] = name
# Lists the widths of the former glyphs alone. `gvar` has those of all.
del font["HVAR"]
font.save(out)
