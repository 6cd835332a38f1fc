"""A board drawn in Tiled: rectangles of class "space", with an index and a facing, and of class "area"."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from importlib import import_module
from pathlib import Path
from typing import Any

from game.engine.messages import N_
from game.landlord.pack.layout import BoardLayout, Box, SpaceBox
from game.packs.problems import Problem, Severity, Words, did_you_mean, words

UNREAD = N_("Tiled's file can't be read: {cause}.")
MAX_BYTES = 2_000_000
MAX_SPACES = 200
MAX_SIDE = 100_000.0  # of a board, in its own units
UNREAD_PARTS = ("layer", "imagelayer", "tileset")  # tiles may unfold without end, pictures lead elsewhere
FACINGS = ("bottom", "left", "top", "right", "corner")


def read_board(path: Path, problems: list[Problem]) -> BoardLayout | None:
    """The layout of a .tmx file; None, and problems, if it can't be read."""
    reader = _Reader(path, problems)
    try:
        return reader.read()
    except _Stop:
        return None


class _Stop(Exception):
    pass


def _pytmx() -> Any:
    """The library, without the part that would load pygame for pictures nobody asks it for."""
    hidden = ("pygame", "pytmx.util_pygame")
    absent: dict[str, Any] = {name: None for name in hidden if name not in sys.modules}
    sys.modules.update(absent)
    try:
        return import_module("pytmx")
    finally:
        for name in absent:
            del sys.modules[name]


class _Reader:
    def __init__(self, path: Path, problems: list[Problem]) -> None:
        self.path, self.problems, self.before = path, problems, len(problems)
        self.text = ""

    def add(self, code: str, what: str, mend: str | Words = "", about: str = "", **params: str | int) -> None:
        line = self.line_of(about) if about else 0
        said, advice = words(what, **params), mend if isinstance(mend, Words) else words(mend)
        self.problems.append(Problem(Severity.ERROR, code, self.path.name, line, "", said, advice))

    def line_of(self, about: str) -> int:
        found = self.text.find(about)
        return self.text.count("\n", 0, found) + 1 if found >= 0 else 0

    def read(self) -> BoardLayout:
        root = self.look_first()
        pytmx = _pytmx()
        try:
            tiled = pytmx.TiledMap()
            tiled.parse_xml(root)
        except Exception as error:  # pytmx raises whatever its parsing meets
            self.add("tmx", UNREAD, N_("Open it in Tiled and save it again."), cause=str(error))
            raise _Stop from error
        width, height = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
        if not all(1 <= side <= MAX_SIDE for side in (width, height)):  # NaN is no side either
            what = N_("The board is {width} x {height}; a side is 1 to {most}.")
            self.add("tmx-size", what, about="<map", width=str(width), height=str(height), most=int(MAX_SIDE))
            raise _Stop
        spaces: dict[int, SpaceBox] = {}
        areas: dict[str, Box] = {}
        for layer in tiled.layers:
            if isinstance(layer, pytmx.TiledObjectGroup):
                for thing in layer:
                    self.take(thing, spaces, areas)
        if len(self.problems) > self.before:
            raise _Stop
        if sorted(spaces) != list(range(len(spaces))) or not spaces:
            missing = sorted(set(range(max(spaces, default=0) + 1)) - set(spaces))
            what = N_("The spaces must be numbered 0, 1, 2...; missing: {missing}.")
            self.add("tmx-index", what, missing=", ".join(map(str, missing[:8])) or "0")
            raise _Stop
        return BoardLayout(float(width), float(height), tuple(spaces[i] for i in range(len(spaces))), areas)

    def look_first(self) -> ElementTree.Element:
        """The map without the parts nobody reads; refuse what pytmx would stumble over.

        Measured traps: templates, class-typed properties.
        """
        try:
            data = self.path.read_bytes()
            self.text = data.decode("utf-8")
            if len(data) > MAX_BYTES:
                raise ValueError(f"it is larger than {MAX_BYTES // 1_000_000} MB")
            if "<!DOCTYPE" in self.text or "<!ENTITY" in self.text:
                raise ValueError("it declares a document type or entities")
            root = ElementTree.fromstring(self.text)
        except (OSError, ValueError, ElementTree.ParseError) as error:
            self.add("tmx", UNREAD, cause=str(error))
            raise _Stop from error
        if root.tag != "map" or root.get("orientation", "orthogonal") != "orthogonal":
            self.add("tmx", N_("The file is not an orthogonal map of Tiled."))
        if root.get("infinite") == "1":
            mend = N_("Untick Infinite in Tiled's map properties.")
            self.add("tmx", N_("The map is infinite."), mend, 'infinite="1"')
        for element in root.iter():
            if element.get("template"):
                mend = N_("In Tiled: Detach the object.")
                self.add("tmx-template", N_("Templates are not read."), mend, "template=")
            if element.tag == "property" and element.get("type") == "class":
                what, mend = N_("Properties of a class type are not read."), N_("Use plain ones.")
                self.add("tmx-class", what, mend, 'type="class"')
        if len(self.problems) > self.before:
            raise _Stop
        for parent in list(root.iter()):
            for part in [part for part in parent if part.tag in UNREAD_PARTS]:
                parent.remove(part)
        return root

    def take(self, thing: Any, spaces: dict[int, SpaceBox], areas: dict[str, Box]) -> None:
        name, kind = thing.name or "", thing.type or getattr(thing, "class", "") or ""  # Tiled 1.9 says class
        box = Box(float(thing.x), float(thing.y), float(thing.width), float(thing.height))
        about = f'id="{thing.id}"'
        if kind and not all(abs(side) <= MAX_SIDE for side in (box.x, box.y, box.w, box.h)):  # nor is NaN
            what = N_("A number of the object {name!r} lies beyond the board.")
            self.add("tmx-size", what, about=about, name=name)
            return
        if kind == "space":
            self.take_space(thing.properties, name, box, about, spaces)
        elif kind == "area":
            if not name:
                mend = N_("Name it emblem, dice, bank or deck.<id>.")
                self.add("tmx-area", N_("An area has no name."), mend, about)
            areas[name] = box
        elif kind:
            mend_kind = did_you_mean(kind, ("space", "area"))
            self.add("tmx-kind", N_("Unknown class {kind!r}."), mend_kind, about, kind=kind)

    def take_space(
        self, properties: dict[str, Any], name: str, box: Box, about: str, spaces: dict[int, SpaceBox]
    ) -> None:
        index, facing = properties.get("index"), properties.get("facing")
        if not isinstance(index, int) or isinstance(index, bool) or not 0 <= index < MAX_SPACES:
            what = N_("The space {name!r} needs an `index` of type int, below {most}.")
            self.add("tmx-index", what, about=about, name=name, most=MAX_SPACES)
            return
        if facing not in FACINGS:
            mend = did_you_mean(str(facing), FACINGS)
            what = N_("The space {space} has the facing {facing!r}.")
            self.add("tmx-facing", what, mend, about, space=index, facing=str(facing))
            return
        if box.w <= 0 or box.h <= 0:
            what, draw = N_("The space {space} is not a rectangle."), N_("Draw it as a rectangle.")
            self.add("tmx-size", what, draw, about, space=index)
            return
        if index in spaces:
            self.add("tmx-index", N_("The index {index} is used twice."), about=about, index=index)
        spaces[index] = SpaceBox(index, box, str(facing))


def board_text(layout: BoardLayout, names: tuple[str, ...]) -> str:
    """A .tmx file that draws a layout, for Tiled to open; whole tiles of 20 units."""
    columns, rows = round(layout.width / 20), round(layout.height / 20)
    objects: list[str] = []

    def add(name: str, kind: str, box: Box, properties: str = "") -> None:
        place = f'x="{box.x:g}" y="{box.y:g}" width="{box.w:g}" height="{box.h:g}"'
        head = f'  <object id="{len(objects) + 1}" name="{name}" type="{kind}" {place}'
        objects.append(f"{head}>\n{properties}  </object>" if properties else f"{head}/>")

    for space, name in zip(layout.spaces, names, strict=True):
        lines = (
            f'    <property name="facing" value="{space.facing}"/>\n'
            f'    <property name="index" type="int" value="{space.index}"/>\n'
        )
        add(name, "space", space.box, f"   <properties>\n{lines}   </properties>\n")
    spaces = "\n".join(objects)
    done = len(objects)
    for name, box in layout.areas.items():
        add(name, "area", box)
    areas = "\n".join(objects[done:])
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" '
        f'width="{columns}" height="{rows}" tilewidth="20" tileheight="20" infinite="0" '
        f'nextlayerid="3" nextobjectid="{len(objects) + 1}">\n'
        f' <objectgroup id="1" name="spaces">\n{spaces}\n </objectgroup>\n'
        f' <objectgroup color="#d6a94a" id="2" name="areas">\n{areas}\n </objectgroup>\n</map>\n'
    )
