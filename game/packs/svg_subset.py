"""The part of SVG that SDL_image draws right; everything else it drops or draws wrongly, silently."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

IGNORED = {
    "text", "tspan", "textPath", "clipPath", "mask", "filter", "pattern", "use", "symbol", "image",
    "foreignObject", "switch", "marker", "animate", "animateTransform", "script", "a",
}  # fmt: skip
NAMED = {"red", "green", "blue", "yellow", "cyan", "magenta", "black", "white", "grey", "gray", "none"}
EDGES = ("x1", "y1", "x2", "y2", "cx", "cy", "r")
LOST = (
    "clip-path",
    "mask",
    "filter",
    "paint-order",
    "mix-blend-mode",
    "visibility",
    "marker-end",
    "marker-start",
)
XLINK = "{http://www.w3.org/1999/xlink}href"
COLOUR = re.compile(r"#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|rgb\([^)]*\)|url\(#[^)]+\)")
MAX_ELEMENTS = 8000


def faults(path: Path) -> Iterator[tuple[int, str, str]]:
    """Every fault of a drawing: its line (0 for the whole file), what is wrong and how to mend it."""
    try:
        text = path.read_text("utf-8")
        if "<!DOCTYPE" in text or "<!ENTITY" in text:
            yield 0, "The drawing declares a document type.", "Delete the <!DOCTYPE ...>."
            return
        root = ElementTree.fromstring(text)
    except (OSError, ValueError, ElementTree.ParseError) as error:
        yield 0, f"The drawing can't be read: {error}.", ""
        return
    elements = list(root.iter())
    lines = _lines(text)
    if root.tag.split("}")[-1] != "svg":
        yield 1, "The file is not an SVG drawing.", ""
        return
    if root.get("viewBox") is None:
        yield 1, "The drawing has no viewBox.", "Give it one, so that it can be drawn at any size."
    if len(elements) > MAX_ELEMENTS:
        yield 0, f"The drawing has more than {MAX_ELEMENTS} elements.", "Join shapes into paths."
        return
    for number, element in enumerate(elements):
        line = lines[number] if number < len(lines) else 0
        for what, mend in _element(element, element is root):
            yield line, what, mend


def _lines(text: str) -> list[int]:
    """The line of each element's opening tag, in document order."""
    bare = re.sub(
        r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>", lambda m: re.sub(r"[^\n]", " ", m[0]), text, flags=re.S
    )
    lines, at, line = [], 0, 1
    for match in re.finditer(r"<[A-Za-z]", bare):
        line += bare.count("\n", at, match.start())
        at = match.start()
        lines.append(line)
    return lines


def _element(element: ElementTree.Element, root: bool) -> Iterator[tuple[str, str]]:
    tag = element.tag.split("}")[-1]
    if tag in IGNORED:
        yield f"<{tag}> is not drawn.", "Turn it into plain paths."
    if tag == "svg" and not root:
        yield "A nested <svg> is not drawn.", "Move its shapes out."
    if tag == "style" and re.search(r"[.#\w]\s*[ >+~.:\[]\s*[.#\w]+[^{}]*\{", element.text or ""):
        yield "Only plain .class selectors of a <style> are understood.", "Use attributes."
    if tag in ("linearGradient", "radialGradient"):
        yield from _gradient(element, tag)
    style = dict(part.split(":", 1) for part in (element.get("style") or "").split(";") if ":" in part)
    values = {key.strip(): value.strip() for key, value in style.items()} | dict(element.attrib)
    if tag == "g" and values.get("opacity", "1") not in ("1", "1.0"):
        yield "The opacity of a group is applied to each of its shapes.", "Set it on the shapes."
    for key in ("fill", "stroke", "stop-color"):
        value = values.get(key, "")
        if value and value not in NAMED and not COLOUR.fullmatch(value):
            yield f'{key}="{value}" is drawn grey or not at all.', "Write colours as #rrggbb."
    if values.get("fill", "").startswith("url(") and "fill-opacity" in values:
        yield "fill-opacity is ignored on a gradient.", "Use opacity on the shape."
    for key in LOST:
        if key in values and values[key] not in ("none", "visible", "normal"):
            yield f"The attribute {key} is ignored.", "Draw it another way."


def _gradient(element: ElementTree.Element, tag: str) -> Iterator[tuple[str, str]]:
    if element.get("gradientUnits") != "userSpaceOnUse":
        for key in EDGES:
            value = element.get(key)
            if value and not value.endswith("%"):
                mend = 'Write a percentage, or gradientUnits="userSpaceOnUse".'
                yield f'{tag} {key}="{value}" flattens the gradient to one colour.', mend
    if element.get("fx") or element.get("fy"):
        yield "The focus (fx, fy) of a gradient is ignored.", "Leave it out."
    if element.get("spreadMethod") not in (None, "pad"):
        yield "spreadMethod is ignored.", "Leave it out."
    if element.get("href") and not element.get(XLINK):
        yield "A plain href of a gradient is ignored.", "Write xlink:href."
