"""Cutting faces with fontTools: one weight of a variable face, with the digits we want as its plain ones."""

from __future__ import annotations

import copy
import io
import logging
from pathlib import Path
from typing import Any

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

OWN_NAMES = {1, 3, 4, 6}  # family, identifier, full name, PostScript name
NAMES_OF_FAMILY = {16, 17, 21, 22, 25}  # what else a family may be called

logging.getLogger("fontTools").setLevel(logging.ERROR)


def make(path: Path, weight: int, tabular: bool, name: str) -> tuple[bytes, frozenset[int], float]:
    """The file of a static face under a name of its own, with its coverage and the height of its capitals."""
    font = TTFont(path, recalcTimestamp=False)
    if "fvar" in font:
        axes = {axis.axisTag: axis.defaultValue for axis in font["fvar"].axes}
        low, high = next(
            ((a.minValue, a.maxValue) for a in font["fvar"].axes if a.axisTag == "wght"), (400, 400)
        )
        if "wght" in axes:
            axes["wght"] = min(max(weight, low), high)
        font = instantiateVariableFont(font, axes)
    if "glyf" in font:
        _set_digits(font, tabular)
    _rename(font, name)
    os2, em = font["OS/2"], font["head"].unitsPerEm
    cap = (getattr(os2, "sCapHeight", 0) or 0.7 * em) / em
    chars = frozenset(font.getBestCmap())
    out = io.BytesIO()
    font.save(out)
    return out.getvalue(), chars, cap


def _rename(font: Any, name: str) -> None:
    """Open licences reserve the names of some faces for their makers' own files."""
    table = font["name"]
    table.names = [record for record in table.names if record.nameID not in NAMES_OF_FAMILY]
    for record in table.names:
        if record.nameID in OWN_NAMES:
            record.string = name


def _set_digits(font: Any, tabular: bool) -> None:
    """Map 0-9 to lining figures and, if asked, to figures of one width."""
    digits = {code: name for code, name in font.getBestCmap().items() if 0x30 <= code <= 0x39}
    for feature in ("lnum", "tnum") if tabular else ("lnum",):
        swaps = _single_substitutions(font, feature)
        digits = {code: swaps.get(name, name) for code, name in digits.items()}
    widths = {font["hmtx"][name][0] for name in digits.values()}
    if tabular and len(widths) > 1:
        digits = {code: _cell(font, name, max(widths)) for code, name in digits.items()}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: name for code, name in digits.items() if code in table.cmap})


def _single_substitutions(font: Any, feature: str) -> dict[str, str]:
    swaps: dict[str, str] = {}
    if "GSUB" not in font:
        return swaps
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for sub in table.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", {}))
    return swaps


def _cell(font: Any, name: str, width: int) -> str:
    """A copy of a digit centred in a cell; being a new glyph, it also escapes the face's kerning."""
    glyphs = font.getGlyphSet()
    outline = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(outline)
    pen = TTGlyphPen(None)
    outline.replay(TransformPen(pen, (1, 0, 0, 1, (width - font["hmtx"][name][0]) // 2, 0)))
    glyph, new = pen.glyph(), f"{name}.cell"
    font.setGlyphOrder([*copy.copy(font.getGlyphOrder()), new])
    font["glyf"][new] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][new] = (width, getattr(glyph, "xMin", 0))
    return new
