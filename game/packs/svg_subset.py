"""The part of SVG that SDL_image draws right; everything else it drops or draws wrongly, silently."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

from game.engine.messages import N_
from game.packs.problems import Words, words

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


Fault = tuple[Words, Words]


def faults(path: Path) -> Iterator[tuple[int, Words, Words]]:
    """Every fault of a drawing: its line (0 for the whole file), what is wrong and how to mend it."""
    try:
        text = path.read_text("utf-8")
        if "<!DOCTYPE" in text or "<!ENTITY" in text:
            what = words(N_("The drawing declares a document type."))
            yield 0, what, words(N_("Delete the <!DOCTYPE ...>."))
            return
        root = ElementTree.fromstring(text)
    except (OSError, ValueError, ElementTree.ParseError) as error:
        yield 0, words(N_("The drawing can't be read: {cause}."), cause=str(error)), Words()
        return
    elements = list(root.iter())
    lines = _lines(text)
    if root.tag.split("}")[-1] != "svg":
        yield 1, words(N_("The file is not an SVG drawing.")), Words()
        return
    if root.get("viewBox") is None:
        mend = words(N_("Give it one, so that it can be drawn at any size."))
        yield 1, words(N_("The drawing has no viewBox.")), mend
    if len(elements) > MAX_ELEMENTS:
        what = words(N_("The drawing has more than {most} elements."), most=MAX_ELEMENTS)
        yield 0, what, words(N_("Join shapes into paths."))
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


def _element(element: ElementTree.Element, root: bool) -> Iterator[Fault]:
    tag = element.tag.split("}")[-1]
    if tag in IGNORED:
        yield words(N_("<{tag}> is not drawn."), tag=tag), words(N_("Turn it into plain paths."))
    if tag == "svg" and not root:
        yield words(N_("A nested <svg> is not drawn.")), words(N_("Move its shapes out."))
    if tag == "style" and re.search(r"[.#\w]\s*[ >+~.:\[]\s*[.#\w]+[^{}]*\{", element.text or ""):
        what = words(N_("Only plain .class selectors of a <style> are understood."))
        yield what, words(N_("Use attributes."))
    if tag in ("linearGradient", "radialGradient"):
        yield from _gradient(element, tag)
    style = dict(part.split(":", 1) for part in (element.get("style") or "").split(";") if ":" in part)
    values = {key.strip(): value.strip() for key, value in style.items()} | dict(element.attrib)
    if tag == "g" and values.get("opacity", "1") not in ("1", "1.0"):
        what = words(N_("The opacity of a group is applied to each of its shapes."))
        yield what, words(N_("Set it on the shapes."))
    for key in ("fill", "stroke", "stop-color"):
        value = values.get(key, "")
        if value and value not in NAMED and not COLOUR.fullmatch(value):
            what = words(N_('{key}="{value}" is drawn grey or not at all.'), key=key, value=value)
            yield what, words(N_("Write colours as #rrggbb."))
    if values.get("fill", "").startswith("url(") and "fill-opacity" in values:
        yield words(N_("fill-opacity is ignored on a gradient.")), words(N_("Use opacity on the shape."))
    for key in LOST:
        if key in values and values[key] not in ("none", "visible", "normal"):
            yield words(N_("The attribute {key} is ignored."), key=key), words(N_("Draw it another way."))


def _gradient(element: ElementTree.Element, tag: str) -> Iterator[Fault]:
    if element.get("gradientUnits") != "userSpaceOnUse":
        for key in EDGES:
            value = element.get(key)
            if value and not value.endswith("%"):
                text = N_('{tag} {key}="{value}" flattens the gradient to one colour.')
                mend = words(N_('Write a percentage, or gradientUnits="userSpaceOnUse".'))
                yield words(text, tag=tag, key=key, value=value), mend
    if element.get("fx") or element.get("fy"):
        yield words(N_("The focus (fx, fy) of a gradient is ignored.")), words(N_("Leave it out."))
    if element.get("spreadMethod") not in (None, "pad"):
        yield words(N_("spreadMethod is ignored.")), words(N_("Leave it out."))
    if element.get("href") and not element.get(XLINK):
        yield words(N_("A plain href of a gradient is ignored.")), words(N_("Write xlink:href."))
