"""From a pack's folder to a pack: `load`, `discover`, `check`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from game.engine.kit import games
from game.engine.messages import N_
from game.packs.draft import Draft
from game.packs.findings import Kind, kinds
from game.packs.kit import PackKit, kit_of
from game.packs.merge import merge, walk
from game.packs.pack import Pack
from game.packs.problems import NOTHING, PackError, Problem, Severity, Words, did_you_mean, words
from game.packs.source import UNREADABLE, Mark, Node, read
from game.packs.validate import validate
from game.shipped import data_root

MAIN = "pack.yaml"
MAX_ANCESTORS = 6


@dataclass(frozen=True, slots=True)
class PackListing:
    """A pack that was found: ready if `problems` holds no error."""

    id: str
    title: str
    path: Path
    problems: tuple[Problem, ...]

    @property
    def playable(self) -> bool:
        """Whether it can be loaded."""
        return not any(p.severity is Severity.ERROR for p in self.problems)


def load(pack: str | Path, folders: Iterable[Path] = ()) -> Pack:
    """The pack by its id or its folder; raises PackError with everything that bars playing it.

    `folders` are searched for ids besides the shipped themes.
    """
    problems: list[Problem] = []
    kit, draft = _draft(_root(pack, folders), tuple(folders), problems)
    if kit is None or draft is None or _errors(problems):
        raise PackError(problems)
    problems += [p for check in kit.barring for p in check(draft)]
    if _errors(problems):
        raise PackError(problems)
    return kit.build(draft)


def check(pack: str | Path, folders: Iterable[Path] = ()) -> list[Problem]:
    """Every problem of a pack, in order of file and line."""
    return _examined(pack, folders)[2]


@dataclass(frozen=True, slots=True)
class Examined:
    """A pack if it can be played, what was found and looked for, and the folders it takes something from."""

    pack: Pack | None
    problems: tuple[Problem, ...]
    kinds: Mapping[str, Kind]
    roots: frozenset[Path] = frozenset()


def examine(pack: str | Path, folders: Iterable[Path] = ()) -> Examined:
    """Check a pack and build it if nothing bars that."""
    kit, draft, problems = _examined(pack, folders)
    looked_for = kinds(kit.findings if kit is not None else ())
    if kit is None or draft is None:
        return Examined(None, tuple(problems), looked_for)
    roots = frozenset(node.mark.root for _, node in walk(draft.tree))
    return Examined(None if _errors(problems) else kit.build(draft), tuple(problems), looked_for, roots)


def _examined(
    pack: str | Path, folders: Iterable[Path]
) -> tuple[PackKit | None, Draft | None, list[Problem]]:
    problems: list[Problem] = []
    try:
        kit, draft = _draft(_root(pack, folders), tuple(folders), problems)
    except PackError as error:
        return None, None, list(error.problems)
    if kit is not None and draft is not None:
        problems += [p for lint_check in kit.barring for p in lint_check(draft)]
        if not _errors(problems):
            problems += [p for lint_check in kit.advice for p in lint_check(draft)]
    order = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.NOTE: 2}
    problems = sorted(dict.fromkeys(problems), key=lambda p: (order[p.severity], p.file, p.line, p.path))
    return kit, draft, problems


def discover(*folders: Path) -> list[PackListing]:
    """Every pack in the shipped themes and in further folders, playable or not, by title."""
    found: dict[str, PackListing] = {}
    for folder in (data_root("themes"), *folders):
        for path in sorted(p.parent for p in folder.glob(f"*/{MAIN}")):
            problems: list[Problem] = []
            kit, draft = _draft(path, folders, problems)
            title = path.name
            if kit is not None and draft is not None:
                problems += [p for barring in kit.barring for p in barring(draft)]
                if draft.doc.languages[0] in draft.doc.text:
                    title = draft.doc.text[draft.doc.languages[0]].title
            found.setdefault(path.name, PackListing(path.name, title, path, tuple(problems)))
    return list(found.values())


def resolve(pack: str | Path, folders: Iterable[Path] = ()) -> Node:
    """The merged tree, each value with the file and line it came from; raises PackError if unreadable."""
    problems: list[Problem] = []
    tree = _tree(_root(pack, folders), tuple(folders), problems)
    if tree is None or _errors(problems):
        raise PackError(problems)
    return tree[0]


# --- finding ----------------------------------------------------------------------------------------------


def _root(pack: str | Path, folders: Iterable[Path]) -> Path:
    if isinstance(pack, Path) or "/" in pack or "\\" in pack or pack.startswith("."):
        path = Path(pack).resolve()
        path = path.parent if path.name == MAIN else path
        if (path / MAIN).is_file():
            return path
        what = words(N_("There is no {file} in {folder}."), file=MAIN, folder=str(pack))
        raise PackError([_lost(str(pack), what)])
    places = [data_root("themes"), *folders]
    for folder in places:
        if (folder / pack / MAIN).is_file():
            return folder / pack
    known = [p.parent.name for folder in places for p in folder.glob(f"[!.]*/{MAIN}")]
    what = words(N_("There is no pack called {name!r}."), name=pack)
    raise PackError([_lost(pack, what, did_you_mean(pack, known))])


def _parent(name: str, folders: Iterable[Path]) -> Path:
    """The folder of a pack that is extended: found by its id, for a path would lead anywhere."""
    if re.fullmatch(r"\w+", name):
        return _root(name, folders)
    raise PackError([_lost(name, words(N_("There is no pack called {name!r}."), name=name))])


def _lost(file: str, what: Words, mend: Words = NOTHING) -> Problem:
    return Problem(Severity.ERROR, "no-pack", file, 0, "", what, mend)


def _errors(problems: Iterable[Problem]) -> bool:
    return any(p.severity is Severity.ERROR for p in problems)


# --- reading ----------------------------------------------------------------------------------------------


def _draft(
    root: Path, folders: tuple[Path, ...], problems: list[Problem]
) -> tuple[PackKit | None, Draft | None]:
    """The pack's game, and the pack as that game's checks look at it, as far as they can be made out."""
    read_tree = _tree(root, folders, problems)
    if read_tree is None:
        return None, None
    tree, chain = read_tree
    unread = [p for p in problems if p.code in UNREADABLE]
    lost = {part.removesuffix(".yaml") for problem in unread for part in problem.file.split("/")}
    kit = _kit(tree, problems)
    if kit is None:
        return None, None
    document = validate(tree, kit.document, problems, lost)
    if document is None or lost:
        return kit, None
    return kit, kit.draft(root, tree, document, chain, problems)


def _kit(tree: Node, problems: list[Problem]) -> PackKit | None:
    """The kit of the game that the pack names, of the first one if it names none."""
    named = tree.get("game")
    game = games()[0] if named is None else str(named.value)
    if game in games():
        return kit_of(game)
    assert named is not None
    what = words(N_("There is no game called {name!r}."), name=game)
    problems.append(_at(named, "unknown-game", "game", what, did_you_mean(game, games())))
    return None


def _tree(root: Path, folders: tuple[Path, ...], problems: list[Problem]) -> tuple[Node, list[Path]] | None:
    """The merged tree, and the pack's folder followed by its ancestors'."""
    node = _own_tree(root, problems)
    if node is None:
        return None
    chain, parts = [root], [node]
    while (link := parts[-1].get("extends")) and link.value is not None:
        if len(chain) >= MAX_ANCESTORS:
            what = words(N_("More than {most} packs extend one another."), most=MAX_ANCESTORS)
            problems.append(_at(link, "extends", "extends", what))
            return None
        try:
            parent = _parent(str(link.value), (*folders, chain[-1].parent))
        except PackError as error:
            lost = error.problems[0]
            problems.append(_at(link, "extends", "extends", lost.what, lost.mend))
            return None
        if parent in chain:
            what = words(N_("The pack {name!r} extends itself."), name=str(link.value))
            problems.append(_at(link, "extends", "extends", what))
            return None
        own: list[Problem] = []
        above = _own_tree(parent, own)
        problems += [replace(problem, file=f"{parent.name}/{problem.file}") for problem in own]
        if above is None:
            return None
        chain.append(parent)
        parts.append(above)
    tree = parts.pop()
    while parts:
        tree = merge(tree, parts.pop(), problems)
    return tree, chain


def _at(node: Node, code: str, path: str, what: Words, mend: Words = NOTHING) -> Problem:
    return Problem(Severity.ERROR, code, node.mark.file, node.mark.line, path, what, mend)


def _own_tree(root: Path, problems: list[Problem]) -> Node | None:
    """The tree of a pack's own files: pack.yaml with the sections that stand in files of their own."""
    tree = read(root, MAIN, problems)
    if tree is None and not problems:
        tree = Node(Mark(root, MAIN, 1), None)  # nothing stands in it
    if tree is None:
        return None
    if not isinstance(tree.value, dict):
        problems.append(_at(tree, "wrong-shape", "", words(N_("Keys and values are wanted here."))))
        return None
    tree = tree.opened()
    assert isinstance(tree.value, dict)
    for section in sorted({name for game in games() for name in kit_of(game).sections}):
        if (root / f"{section}.yaml").is_file():
            _add_section(tree, section, read(root, f"{section}.yaml", problems), problems)
    for path in sorted((root / "text").glob("*.yaml")):
        text = tree.value.get("text")
        if text is None or not isinstance(text.value, dict):
            text = Node(tree.mark, {})
            tree.keys["text"] = tree.mark
        else:
            text = text.opened()
        tree.value["text"] = text
        _add_section(text, path.stem, read(root, f"text/{path.name}", problems), problems)
    return tree


def _add_section(tree: Node, name: str, section: Node | None, problems: list[Problem]) -> None:
    assert isinstance(tree.value, dict)
    if section is None:
        return
    if name in tree.value:
        text = N_("The section {name!r} stands twice: in {one} and in {other}.")
        what = words(text, name=name, one=tree.keys[name].file, other=section.mark.file)
        problems.append(_at(section, "section-twice", name, what))
        return
    tree.value[name], tree.keys[name] = section, section.mark
