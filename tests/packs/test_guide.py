"""The modder's guide, followed to the letter: its ten minutes, its other examples, its pictures."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from game import cli
from game.packs.loader import check, load
from game.packs.workshop.making import new_pack
from game.shipped import data_root
from game.storage.paths import HOME, packs_dir

THEMES = data_root("themes")
GUIDE = (THEMES / "README.md").read_text("utf-8")
CHAPTERS = GUIDE.split("\n## ")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_ten_minutes_from_nothing_to_a_board_of_ones_town(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []
    monkeypatch.setattr("game.app.main.run", lambda *arguments: played.append(arguments[1]) or 0)
    said = ""
    blocks = re.findall(r"```(sh|yaml)\n(.*?)```", CHAPTERS[1], re.S)
    assert [kind for kind, _ in blocks] == ["sh", "yaml", "yaml", "sh", "sh"]
    first = True
    for kind, block in blocks:
        if kind == "sh":
            for line in block.strip().splitlines():
                assert line.startswith("python -m game ")
                assert cli.main(line.removeprefix("python -m game ").split()) == 0, line
            said += capsys.readouterr().out
            continue
        path = packs_dir() / "my_town" / "pack.yaml"
        text = path.read_text("utf-8")
        if first:  # "delete everything below the line `extends: classic`, and write"
            head, found, _ = text.partition("extends: classic\n")
            assert found
            text, first = head + found, False
        path.write_text(text + block, "utf-8")
    assert "my_town: nothing to mend." in said
    assert played == ["my_town"]
    assert "My Town: 20 games" in said and "Mill Lane" in said and "pays back in" in said
    pack, classic = load("my_town", [packs_dir()]), load("classic")
    names = {key: text for key, text in pack.texts["en"].items() if key.endswith(".name")}
    changed = {text for key, text in names.items() if text != classic.texts["en"][key]}
    assert changed == {"Mill Lane", "Fish Street", "Castle Hill"}
    assert pack.look.colours["g-1"] == "#7b4a2f" != classic.look.colours["g-1"]
    assert _size(home / "my_town.png") == (1080, 1080)


def test_the_other_examples_work_on_a_new_pack(tmp_path: Path) -> None:
    blocks = [block for chapter in CHAPTERS[2:5] for block in re.findall(r"```yaml\n(.*?)```", chapter, re.S)]
    assert len(blocks) == 4
    for number, block in enumerate(blocks):
        root = new_pack(f"town_{number}", "classic", tmp_path)
        head = f'schema: 1\nid: town_{number}\nversion: "1.0"\nextends: classic\n'
        text = "" if re.search(r"^text:", block, re.M) else "text: {en: {title: T}, fr: {title: T}}\n"
        (root / "pack.yaml").write_text(head + text + block, "utf-8")
        allowed = {"missing-words", "unused-words"} if "cards:" in block else set()
        allowed |= {"missing-file"} if "art:" in block else set()
        assert {p.code for p in check(root)} <= allowed, block
        load(root)


def snippets() -> list[str]:
    """Every piece of YAML after the first ten minutes that is whole by itself."""
    blocks = [block for chapter in CHAPTERS[2:] for block in re.findall(r"```yaml\n(.*?)```", chapter, re.S)]
    return [block for block in blocks if "..." not in block and not block.startswith("#")]


@pytest.mark.parametrize("block", snippets())
def test_every_snippet_brings_no_error(block: str, tmp_path: Path) -> None:
    root = new_pack("town", "classic", tmp_path)
    text = "" if re.search(r"^text:", block, re.M) else "text: {en: {title: T}}\n"
    (root / "pack.yaml").write_text(f"{HEAD.format(source='classic')}{text}{block}", "utf-8")
    found = check(root)
    assert not [problem for problem in found if problem.severity == "error"], found
    assert {problem.code for problem in found} <= {"missing-words", "missing-file"}, found


HEAD = 'schema: 1\nid: town\nversion: "1.0"\nextends: {source}\n'


@pytest.mark.parametrize("source", ["classic", "paris", "paris_francs"])
def test_any_pack_may_play_with_the_force(source: str, tmp_path: Path) -> None:
    """The guide's own snippet, with the tokens and the spaces of the pack."""
    (block,) = [block for block in snippets() if "force:" in block]
    parent, kinds = load(source), ("free_parking", "go")
    root = new_pack("town", source, tmp_path)
    tokens = [token.id for token in parent.tokens]
    for start, own in ((0, tokens[::2]), (1, tokens[1::2])):
        lists = re.findall(r"  \w+: \[(.*)\]", block)
        block = block.replace(lists[start], ", ".join(own))
    for kind in kinds:
        space = next(space.id for space in parent.ruleset.spaces if space.kind.value == kind)
        block = re.sub(rf"start: {kind}\b", f"start: {space}", block)
    block = block.replace("  en:\n", f"  {parent.languages[0]}:\n")
    (root / "pack.yaml").write_text(HEAD.format(source=source) + block, "utf-8")
    found = check(root)
    assert {problem.code for problem in found} <= {"missing-words"}, found
    assert load(root).ruleset.force is not None


def test_every_picture_is_there_and_small() -> None:
    named = set(re.findall(r"\(pictures/([\w.]+)\)", GUIDE))
    kept = {path.name for path in (THEMES / "pictures").iterdir()}
    assert named == kept and len(named) >= 4
    for name in named:
        path = THEMES / "pictures" / name
        assert _size(path) == (360, 360) and path.stat().st_size < 170_000


def test_every_command_that_is_named_exists(capsys: pytest.CaptureFixture[str]) -> None:
    for command in set(re.findall(r"python -m game ([a-z-]+)", GUIDE)):
        with pytest.raises(SystemExit) as left:
            cli.main([command, "--help"])
        assert left.value.code == 0
    capsys.readouterr()


def _size(path: Path) -> tuple[int, int]:
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:24])
    return width, height
