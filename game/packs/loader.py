"""From a pack's folder to a pack: `load`, `discover`, `check`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from game.engine.kit import games
from game.engine.messages import N_
from game.packs.checks import Round, barred, broken, looked_for
from game.packs.draft import Draft
from game.packs.findings import Kind, kinds
from game.packs.kit import PackKit, kit_of
from game.packs.merge import merge, walk
from game.packs.pack import Pack
from game.packs.problems import NOTHING, PackError, Problem, Severity, Words, did_you_mean, words
from game.packs.source import MAIN, UNREADABLE, Mark, Node, read
from game.packs.validate import validate
from game.shipped import data_root

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
        return not barred(self.problems)


def load(pack: str | Path, folders: Iterable[Path] = ()) -> Pack:
    """The pack by its id or its folder; raises PackError with everything that bars playing it.

    `folders` are searched for ids besides the shipped themes.
    """
    looked = Round([])
    kit, draft = _barring(_root(pack, folders), tuple(folders), looked)
    built = _built(kit, draft, looked.problems)
    if built is None:
        raise PackError(looked.problems)
    return built


def check(pack: str | Path, folders: Iterable[Path] = ()) -> list[Problem]:
    """Every problem of a pack, in order of file and line."""
    return list(examine(pack, folders).problems)


@dataclass(frozen=True, slots=True)
class Examined:
    """A pack if it can be played, what was found and looked for, and the folders it takes something from."""

    pack: Pack | None
    problems: tuple[Problem, ...]
    kinds: Mapping[str, Kind]
    roots: frozenset[Path] = frozenset()
    draft: Draft | None = None
    unseen: frozenset[StrEnum] = frozenset()  # the areas of which not all could be looked at


def examine(pack: str | Path, folders: Iterable[Path] = ()) -> Examined:
    """Check a pack, as far as faults elsewhere let it be seen, and build it if nothing bars that."""
    looked = Round([])
    try:
        kit, draft = _barring(_root(pack, folders), tuple(folders), looked)
    except PackError as error:
        return Examined(None, error.problems, looked_for(error.problems, kinds(), kinds()))
    known = kinds(kit.findings if kit is not None else ())
    if kit is None or draft is None:
        looked.unlooked |= known.keys() - UNREADABLE
        roots: frozenset[Path] = frozenset()
    else:
        looked.go(kit.advice, draft)
        roots = frozenset(node.mark.root for _, node in walk(draft.tree))
        looked.problems[:] = _own_lines(draft, looked.problems, tuple(folders))
    built = _built(kit, draft, looked.problems)
    order = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.NOTE: 2}
    found = dict.fromkeys([*looked.problems, *looked.gaps(known)])
    problems = tuple(sorted(found, key=lambda p: (order[p.severity], p.file, p.line, p.path)))
    kinds_seen = looked_for(problems, known, looked.unlooked)
    return Examined(built, problems, kinds_seen, roots, draft, frozenset(looked.unseen(known)))


def _own_lines(draft: Draft, problems: list[Problem], folders: tuple[Path, ...]) -> list[Problem]:
    """A finding about what is inherited that the parent hasn't itself: it points at the pack's own line."""
    foreign = [problem for problem in problems if not (draft.root / problem.file).exists()]
    roots = {node.mark.root for _, node in walk(draft.tree)} - {draft.root}
    if not foreign or not roots:
        return problems
    theirs = {
        (problem.code, f"{root.name}/{problem.file}", problem.line, problem.what)
        for root in roots
        for problem in examine(root, (*folders, draft.root.parent)).problems
    }
    return [
        draft.own_line(problem)
        if problem in foreign and (problem.code, problem.file, problem.line, problem.what) not in theirs
        else problem
        for problem in problems
    ]


def _barring(root: Path, folders: tuple[Path, ...], looked: Round) -> tuple[PackKit | None, Draft | None]:
    """The pack's game and draft, looked at for all that bars playing it; nothing a pack holds gets past."""
    try:
        kit, draft = _draft(root, folders, looked.problems)
    except Exception as error:
        looked.problems.append(broken(error))
        return None, None
    if kit is not None and draft is not None:
        looked.go(kit.barring, draft)
    return kit, draft


def _built(kit: PackKit | None, draft: Draft | None, problems: list[Problem]) -> Pack | None:
    """The pack, if nothing bars it."""
    if kit is None or draft is None or barred(problems):
        return None
    try:
        return kit.build(draft)
    except Exception as error:
        problems.append(broken(error))
        return None


def discover(*folders: Path) -> list[PackListing]:
    """Every pack in the shipped themes and in further folders, playable or not, by title."""
    found: dict[str, PackListing] = {}
    for folder in (data_root("themes"), *folders):
        for path in sorted(p.parent for p in folder.glob(f"*/{MAIN}")):
            looked = Round([])
            _, draft = _barring(path, folders, looked)
            title = _title(draft) or path.name
            found.setdefault(path.name, PackListing(path.name, title, path, tuple(looked.problems)))
    return list(found.values())


def _title(draft: Draft | None) -> str:
    """The title in the first language; nothing where that can't be read."""
    try:
        return str(draft.doc.text[draft.doc.languages[0]].title) if draft is not None else ""
    except (LookupError, AttributeError):
        return ""


def resolve(pack: str | Path, folders: Iterable[Path] = ()) -> Node:
    """The merged tree, each value with the file and line it came from; raises PackError if unreadable."""
    problems: list[Problem] = []
    tree = _tree(_root(pack, folders), tuple(folders), problems)
    if tree is None or barred(problems):
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


# --- reading ----------------------------------------------------------------------------------------------


def _draft(
    root: Path, folders: tuple[Path, ...], problems: list[Problem]
) -> tuple[PackKit | None, Draft | None]:
    """The pack's game, and the pack as that game's checks look at it, as far as they can be made out."""
    read_tree = _tree(root, folders, problems)
    if read_tree is None:
        return None, None
    tree, chain = read_tree
    kit = _kit(tree, problems)
    if kit is None:
        return None, None
    lost = [_section(problem.file) for problem in problems if problem.code in UNREADABLE]
    document = validate(tree, kit.document, problems, lost)
    return kit, kit.draft(root, tree, document, chain, problems)


def _section(file: str) -> tuple[str, ...]:
    """The part of the document that stands in a file."""
    *folders, name = file.removesuffix(".yaml").split("/")
    return ("text", name) if folders[-1:] == ["text"] else (name,)


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
    derived = {place: keys for game in games() for place, keys in kit_of(game).derived.items()}
    while parts:
        tree = merge(tree, parts.pop(), problems, derived=derived)
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
