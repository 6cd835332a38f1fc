"""New packs, installed zips, the reference and its schemas."""

from __future__ import annotations

import io
import random
import stat
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from game.landlord.pack import schema
from game.landlord.pack.kit import KIT
from game.landlord.rules.options import Options
from game.packs.loader import check, load
from game.packs.problems import PackError
from game.packs.workshop.making import install, new_pack, resolved
from game.packs.workshop.reference import json_schemas, reference, write_reference
from game.shipped import data_root

BASE = Path(__file__).parent.parent / "lint_cases" / "base"
HELP = "run: python -m game docs themes"


@pytest.mark.parametrize("source", ("classic", "paris", "starwars_ep2"))
def test_a_new_pack_passes_every_check_and_plays(source: str, tmp_path: Path) -> None:
    root = new_pack("my_town", source, tmp_path)
    assert check(root) == []
    pack = load("my_town", [tmp_path])
    assert pack.text("title", "en") == "My Town"
    assert pack.ruleset.spaces == load(source).ruleset.spaces
    assert pack.layout == load(source).layout
    with pytest.raises(PackError, match="already"):
        new_pack("my_town", source, tmp_path)
    with pytest.raises(PackError, match="small letters"):
        new_pack("../evil", source, tmp_path)


def test_resolved_shows_where_each_value_came_from() -> None:
    rows = dict(line.split("  # ") for line in resolved("paris_francs").splitlines())
    origin = {row.strip(): place for row, place in rows.items()}
    assert origin["currency.symbol: 'F'"].startswith("paris_francs/pack.yaml:")
    assert origin["board.spaces.foch.price: 300"].startswith("paris/board.yaml:")


def archive(tmp_path: Path, files: dict[str, bytes | str], link: str = "") -> Path:
    path = tmp_path / "pack.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            packed.writestr(name, data)
        if link:
            info = zipfile.ZipInfo(link)
            info.external_attr = (stat.S_IFLNK | 0o777) << 16
            packed.writestr(info, "/etc/passwd")
    return path


def base_files(prefix: str = "") -> dict[str, bytes | str]:
    return {f"{prefix}{p.relative_to(BASE)}": p.read_bytes() for p in BASE.rglob("*") if p.is_file()}


@pytest.mark.parametrize("prefix", ("", "some-folder/"))
def test_a_zip_is_installed_under_its_own_id(prefix: str, tmp_path: Path) -> None:
    files = {**base_files(prefix), f"{prefix}run.sh": "rm -rf /"}
    root = install(archive(tmp_path, files), tmp_path / "packs")
    assert root == tmp_path / "packs" / "base"
    assert load("base", [tmp_path / "packs"]).id == "base"
    assert not (root / "run.sh").exists()
    with pytest.raises(PackError, match="installed already"):
        install(archive(tmp_path, files), tmp_path / "packs")


UNSAFE: dict[str, tuple[dict[str, bytes | str], str, str]] = {
    "climbs out": ({"../pack.yaml": "id: x"}, "", "leaves the pack"),
    "from the root": ({"/etc/pack.yaml": "id: x"}, "", "leaves the pack"),
    "a drive": ({"C:/pack.yaml": "id: x"}, "", "leaves the pack"),
    "a link": ({"pack.yaml": "id: x"}, "art/link.svg", "leaves the pack"),
    "a bomb": ({"pack.yaml": "id: x", "art/a.png": b"\0" * 30_000_000}, "", "bomb"),
    "no pack": ({"readme.txt": "hello"}, "", "0 files called pack.yaml"),
    "two packs": ({"a/pack.yaml": "id: a", "b/pack.yaml": "id: b"}, "", "2 files called pack.yaml"),
    "too many": ({f"f{i}.txt": "" for i in range(500)}, "", "more than 400 files"),
    "two in one": ({"pack.yaml": "id: x", "art/a.svg": "", "art/A.svg": ""}, "", "one file on some systems"),
    "two accents": (
        {"pack.yaml": "id: x", "art/\u00e9.svg": "", "art/e\u0301.svg": ""},
        "",
        "one file on some systems",
    ),
    "two folders": ({"pack.yaml": "id: x", "art/a.svg": "", "Art/b.svg": ""}, "", "one file on some systems"),
    "a file in a file": ({"pack.yaml": "id: x", "a.svg": "", "a.svg/b.svg": ""}, "", "one file"),
    "a device": ({"pack.yaml": "id: x", "art/aux.svg": ""}, "", "on every system"),
    "a question": ({"pack.yaml": "id: x", "art/who?.svg": ""}, "", "on every system"),
    "a last dot": ({"pack.yaml": "id: x", "art./a.svg": ""}, "", "on every system"),
    "a shipped id": ({"pack.yaml": "id: paris\nextends: classic"}, "", "hide this one"),
    "a bad id": ({"pack.yaml": "id: ../x"}, "", "small letters"),
    "broken": ({"pack.yaml": "id: x\nschema: 1\n"}, "", "missing"),
}


@pytest.mark.parametrize("name", UNSAFE)
def test_an_unsafe_or_broken_zip_leaves_nothing_behind(name: str, tmp_path: Path) -> None:
    files, link, says = UNSAFE[name]
    with pytest.raises(PackError, match=says):
        install(archive(tmp_path, files, link), tmp_path / "packs")
    assert list(tmp_path.glob("packs/**/*")) == []


@pytest.mark.parametrize("parent", ("pack", ".pack", "pakc", "nowhere", "../base"))
def test_a_missing_parent_is_named_without_the_place_of_unpacking(parent: str, tmp_path: Path) -> None:
    text = f'schema: 1\nid: child\nversion: "1.0"\nextends: {parent}\n'
    with pytest.raises(PackError) as caught:
        install(archive(tmp_path, {"pack.yaml": text}), tmp_path / "packs")
    said = str(caught.value)
    assert f"There is no pack called '{parent}'" in said
    assert "'pack'?" not in said.replace(parent, "") and "tmp" not in said


def test_a_zip_damaged_anywhere_is_only_refused(tmp_path: Path) -> None:
    chance = random.Random(7)
    for method in (zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2):
        path = tmp_path / "pack.zip"
        with zipfile.ZipFile(path, "w", method) as packed:
            for name, data in base_files().items():
                packed.writestr(name, data)
        whole = path.read_bytes()
        for number in range(40):
            data = bytearray(whole)
            for _ in range(chance.randint(1, 6)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            path.write_bytes(data)
            with suppress(PackError):
                install(path, tmp_path / f"packs{method}{number}")


def test_a_file_that_is_no_zip_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pack.zip"
    path.write_bytes(io.BytesIO(b"PK\x03\x04 nonsense").getvalue())
    with pytest.raises(PackError, match="can't be unpacked"):
        install(path, tmp_path / "packs")


def test_the_written_reference_is_not_stale(tmp_path: Path) -> None:
    themes = data_root("themes")
    for fresh in write_reference(tmp_path, KIT):
        kept = themes / fresh.relative_to(tmp_path)
        assert kept.read_text("utf-8") == fresh.read_text("utf-8"), HELP


def test_every_key_and_option_has_help() -> None:
    empty = [line for line in reference(KIT).splitlines() if line.startswith("| `") and line.endswith("|  |")]
    assert empty == []
    stated = set(schema.OptionsDoc.model_fields) | set(schema.PRINTED_ELSEWHERE)
    assert stated == set(Options.__dataclass_fields__)


@pytest.mark.parametrize("name", ("classic", "paris", "paris_francs", "starwars_ep2"))
def test_the_json_schemas_accept_the_shipped_packs(name: str) -> None:
    schemas: dict[str, dict[str, Any]] = json_schemas(KIT)
    root = data_root("themes") / name
    for section, rules in schemas.items():
        path = root / ("text/fr.yaml" if section == "text" else f"{section}.yaml")
        if path.is_file():
            jsonschema.validate(yaml.safe_load(path.read_text("utf-8")), rules)


def test_the_workshops_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from game.cli import main

    monkeypatch.setenv("TOUR_DE_TABLE_HOME", str(tmp_path))
    assert main(["new-pack", "my_town", "--from", "paris"]) == 0
    assert main(["check", "my_town"]) == 0
    assert main(["resolve", "my_town"]) == 0
    assert "look.colours.accent" in capsys.readouterr().out
    assert main(["install", str(archive(tmp_path, base_files()))]) == 0
    assert main(["check", "base", "--json"]) == 0
    said = capsys.readouterr().out
    assert "warning" not in said
    loud = base_files()
    loud["pack.yaml"] = str(loud["pack.yaml"], "utf-8").replace("id: base", "id: loud")
    loud["look.yaml"] = str(loud["look.yaml"], "utf-8").replace("art/disc.svg", "art/disk.svg", 1)
    assert main(["install", str(archive(tmp_path, loud))]) == 0
    said = capsys.readouterr().out
    assert "look.yaml" in said and "There is no file 'art/disk.svg'" in said and "is installed" in said
    assert main(["install", str(archive(tmp_path, {"../x": "y"}))]) == 1
    assert "leaves the pack" in capsys.readouterr().err
    assert main(["docs", str(tmp_path / "docs")]) == 0
    assert (tmp_path / "docs" / "schema" / "board.json").is_file()
