"""Field cases (facts/field_cases.md): that none is forgotten, and those of packages that fail unpacked."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CASES = (
    *("B01", "B02", "B03", "B04", "B05"),  # computers
    *("B07", "B08", "B09", "B10", "B12", "B13"),  # jail and doubles
    *("B15", "B16", "B17", "B19", "B20", "B21"),  # movement and cards
    *("B23", "B24", "B25", "B26", "B28", "B30", "B31", "B32"),  # rent, building, mortgage
    *("B34", "B35", "B37", "B38", "B40", "B41", "B42", "B43"),  # debt and bankruptcy
    *("B45", "B46", "B47", "B48", "B50", "B52", "B53", "B54", "B56"),  # auctions and trades
    *("B57", "B59", "B60", "B61", "B65"),  # screen, saving, start
    *("B71", "B72", "B73"),  # packages
)
NOT_YET = {"B67", "B68", "B70"}  # cases of the Deal card game, which is not here yet


def named() -> set[str]:
    """The cases that a test names, in its name or its first words; `B52 to B56` names five."""
    found: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                text = f"{node.name.upper().replace('_', ' ')} {ast.get_docstring(node) or ''}"
                found |= set(re.findall(r"\bB\d\d\b", text))
                for low, high in re.findall(r"\bB(\d\d) to B(\d\d)\b", text):
                    found |= {f"B{number:02}" for number in range(int(low), int(high) + 1)}
    return found


def test_every_field_case_is_tested() -> None:
    assert set(CASES) - named() == set()
    assert not NOT_YET & set(CASES)


def test_every_case_of_the_rules_says_who_is_waited_on_and_that_the_laws_hold() -> None:
    """One number may be right by chance."""
    bare = [
        f"{path.name}: {node.name}"
        for path in (Path(__file__).parent / "rules").glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        if re.search(r"\bB\d\d\b", ast.get_docstring(node) or "")
        if ".sound(waiting=" not in ast.unparse(node)
    ]
    assert not bare


# --- packages ---


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, the sdist, and the wheel that is made from the sdist in `again`."""
    folder = tmp_path_factory.mktemp("built")
    _build(ROOT, folder, "sdist", "wheel")
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    _build(source, folder / "again", "wheel")
    return folder


def _build(source: Path, into: Path, *kinds: str) -> None:
    into.mkdir(exist_ok=True)
    for kind in kinds:
        call = f"import hatchling.build as b; b.build_{kind}({str(into)!r})"
        subprocess.run([sys.executable, "-c", call], cwd=source, check=True, capture_output=True)


def _files(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def test_b73_the_wheel_and_the_source_package_can_be_built(built: Path) -> None:
    """And the source package holds all that the wheel is made of."""
    (wheel,), (again,) = built.glob("*.whl"), (built / "again").glob("*.whl")
    assert _files(wheel) == _files(again)
    assert {"game/cli/__init__.py", "game/themes/classic/pack.yaml"} <= _files(wheel)
    assert any(name.startswith("game/assets/locale/fr") for name in _files(wheel))


def test_b72_b73_all_that_is_imported_is_shipped_and_none_by_its_bare_name(
    built: Path, tmp_path: Path
) -> None:
    """Every module of the wheel is imported from an empty folder, and nothing comes from the checkout."""
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    script = f"""
import importlib, pkgutil, sys
sys.path.insert(0, {str(tmp_path / "site")!r})
import game
names = {{module.name for module in pkgutil.walk_packages(game.__path__, "game.")}} - {{"game.__main__"}}
loaded = [importlib.import_module(name).__file__ for name in sorted(names)]
assert all(path.startswith({str(tmp_path / "site")!r}) for path in loaded), loaded
print(len(loaded))
"""
    assert int(_run(script, tmp_path)) > 100


def test_b71_a_game_of_the_package_goes_from_the_first_round_to_the_last(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    script = f"""
import sys
sys.path.insert(0, {str(tmp_path / "site")!r})
sys.argv = "game simulate --pack paris --seats steady,random,steady --games 2 --seed 1".split()
from game.cli import main
sys.exit(main())
"""
    assert "decided 2, undecided 0" in _run(script, tmp_path)


def test_b72_any_later_python_will_do(built: Path) -> None:
    """No version is pinned: neither Python's nor that of what is needed."""
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        metadata = archive.read(name).decode()
    assert "Requires-Python: >=3.11\n" in metadata
    assert not re.search(r"^Requires-Dist: [^;]*==", metadata, re.MULTILINE)


def _run(script: str, folder: Path) -> str:
    """What a Python of its own prints, far from the checkout."""
    empty = folder / "empty"
    empty.mkdir()
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    home = {"TOUR_DE_TABLE_HOME": str(folder / "home"), "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=empty,
        capture_output=True,
        text=True,
        env=os.environ | quiet | home,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
