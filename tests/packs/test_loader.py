"""Finding, inheriting and listing packs."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.packs.loader import check, discover, load, resolve
from game.packs.merge import walk
from game.packs.problems import PackError, Problem, Severity, words

BASE = Path(__file__).parent.parent / "lint_cases" / "base"


def test_an_unknown_pack_is_one_clear_sentence() -> None:
    with pytest.raises(PackError, match=r"no pack called 'clasic'\. Did you mean 'classic'"):
        load("clasic")
    with pytest.raises(PackError, match=r"There is no pack\.yaml in"):
        load("./nowhere")


def test_a_pack_names_its_game(tmp_path: Path) -> None:
    root = child(tmp_path, "game: landlrod\n")
    with pytest.raises(PackError, match=r"no game called 'landlrod'\. Did you mean 'landlord'") as caught:
        load(root)
    (problem,) = caught.value.problems
    assert (problem.file, problem.line, problem.code) == ("pack.yaml", 5, "unknown-game")
    assert load(child(tmp_path, "game: landlord\n")).game == load(child(tmp_path, "")).game == "landlord"


def test_the_message_counts_what_it_leaves_out(tmp_path: Path) -> None:
    root = tmp_path / "base"
    shutil.copytree(BASE, root)
    text = (root / "board.yaml").read_text("utf-8").replace("price: 60", "price: x")
    (root / "board.yaml").write_text(text.replace("kind: tax", "kind: z"), "utf-8")
    with pytest.raises(PackError, match=r"\(and 1 more\)") as caught:
        load(root)
    assert len(caught.value.problems) == 2


def test_discover_lists_shipped_and_own_packs_broken_ones_too(tmp_path: Path) -> None:
    shutil.copytree(BASE, tmp_path / "base")
    shutil.copytree(BASE, tmp_path / "broken")
    (tmp_path / "broken" / "cards.yaml").write_text("luck: ]", "utf-8")
    (tmp_path / "not_a_pack").mkdir()
    found = {listing.id: listing for listing in discover(tmp_path)}
    assert {"classic", "paris", "paris_francs", "starwars_ep2", "base", "broken"} == set(found)
    assert found["base"].playable and found["base"].title == "Base"
    assert found["classic"].title == "Atlantic City"
    broken = found["broken"]
    assert not broken.playable and broken.problems[0].file == "cards.yaml" and broken.problems[0].line == 1
    assert load("base", [tmp_path]).id == "base"
    assert discover(tmp_path / "missing")


def child(tmp_path: Path, text: str) -> Path:
    shutil.copytree(BASE, tmp_path / "base", dirs_exist_ok=True)
    root = tmp_path / "child"
    root.mkdir(exist_ok=True)
    (root / "pack.yaml").write_text(f'schema: 1\nid: child\nversion: "1.0"\nextends: base\n{text}', "utf-8")
    return root


def test_a_child_changes_what_it_says_and_keeps_the_rest(tmp_path: Path) -> None:
    root = child(tmp_path, "board:\n  spaces:\n    oak: {price: 66}\n")
    pack, parent = load(root), load(tmp_path / "base")
    assert pack.ruleset.spaces[1].price == 66
    assert pack.ruleset.spaces[1].rents == parent.ruleset.spaces[1].rents
    assert pack.text("space.1.name", "fr") == "Allée du chêne"
    assert pack.look.art["emblem"] == tmp_path / "base" / "art" / "disc.svg"


def test_a_tilde_removes_and_replace_takes_whole(tmp_path: Path) -> None:
    root = child(
        tmp_path,
        "cards:\n  luck:\n    gift: ~\ntext:\n  en: {cards: {gift: ~}}\n  fr: {cards: {gift: ~}}\n",
    )
    cards = [card.id for card in load(root).ruleset.decks[0].cards]
    assert cards == ["home", "roofs", "key", "sail", "or_else"]
    root = child(tmp_path, "tokens: [cat, dog]\nsides: !replace {all: [cat, dog]}\nseats: {max: 2}\n")
    problems = check(root)
    assert {(p.code, p.file) for p in problems} == {("missing-words", "pack.yaml")}


def test_every_value_knows_its_origin(tmp_path: Path) -> None:
    root = child(tmp_path, "money: {salary: 77}\n")
    marks = {path: node.mark for path, node in walk(resolve(root))}
    origin = {path: (mark.root.name, mark.file, mark.line) for path, mark in marks.items()}
    assert origin["money.salary"] == ("child", "pack.yaml", 5)
    assert origin["money.start_cash"] == ("base", "pack.yaml", 7)
    assert origin["board.spaces.oak.price"] == ("base", "board.yaml", 8)


def test_a_fault_of_the_parent_is_named_as_the_parents(tmp_path: Path) -> None:
    root = child(tmp_path, "")
    path = tmp_path / "base" / "board.yaml"
    path.write_text(path.read_text("utf-8").replace("[4, 20, 60, 150]", "[4, 20, 15, 150]"), "utf-8")
    assert [problem.file for problem in check(root)] == ["base/board.yaml"]


def test_words_fall_with_the_word_they_were_made_from(tmp_path: Path) -> None:
    words = '{name: "Oak Lane", label: "Oak\\nLane", short: "Oak"}'
    root = child(tmp_path, "text: {en: {spaces: {oak: {name: Mill Lane, short: ~}, elm: {label: Elm}}}}\n")
    path = tmp_path / "base" / "text" / "en.yaml"
    lines = path.read_text("utf-8").split("\n")
    text = "\n".join(re.sub(r"^(  (?:oak|elm)): .*", rf"\1: {words}", line) for line in lines)
    path.write_text(text.replace("\\\\n", "\\n"), "utf-8")
    parent = load(tmp_path / "base")
    assert parent.text("space.1.short", "en") == "Oak"
    pack = load(root)
    assert [pack.text(f"space.1.{part}", "en") for part in ("name", "label", "short")] == ["Mill Lane"] * 3
    elm = [space.id for space in pack.ruleset.spaces].index("elm")
    assert [pack.text(f"space.{elm}.{part}", "en") for part in ("name", "label", "short")] == [
        "Oak Lane", "Elm", "Elm",
    ]  # fmt: skip


def test_what_a_pack_takes_away_brings_no_finding_in_its_parents_files(tmp_path: Path) -> None:
    root = child(tmp_path, "tokens: [cat, dog]\nseats: {max: 2}\ncards:\n  luck:\n    gift: ~\n")
    found = check(root)
    assert all(problem.file == "pack.yaml" for problem in found), found
    assert {problem.code for problem in found} <= {"unknown-name"}


def test_a_fault_that_the_pack_made_of_what_it_inherits_points_at_its_own_line(tmp_path: Path) -> None:
    root = child(tmp_path, 'look:\n  colours: {board: "#1b1b1b"}\n')
    (dark,) = [problem for problem in check(root) if "Print on the board" in str(problem)]
    assert (dark.file, dark.line) == ("pack.yaml", 6)


def test_a_path_is_read_from_the_pack_that_wrote_it(tmp_path: Path) -> None:
    root = child(tmp_path, "look: {art: {emblem: art/own.svg}}\n")
    (root / "art").mkdir()
    shutil.copy(BASE / "art" / "disc.svg", root / "art" / "own.svg")
    pack = load(root)
    assert pack.look.art["emblem"] == root / "art" / "own.svg"
    assert pack.look.art["token.cat"] == tmp_path / "base" / "art" / "disc.svg"


def test_a_link_out_of_the_pack_is_refused(tmp_path: Path) -> None:
    root = tmp_path / "base"
    shutil.copytree(BASE, root)
    (tmp_path / "secret.svg").write_text("<svg/>", "utf-8")
    (root / "art" / "disc.svg").unlink()
    (root / "art" / "disc.svg").symlink_to(tmp_path / "secret.svg")
    with pytest.raises(PackError, match="leaves the pack"):
        load(root)


def test_a_huge_picture_is_refused(tmp_path: Path) -> None:
    root = tmp_path / "base"
    shutil.copytree(BASE, root)
    head = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (60_000).to_bytes(4, "big") + (60_000).to_bytes(4, "big")
    (root / "art" / "big.png").write_bytes(head)
    look = root / "look.yaml"
    look.write_text(look.read_text("utf-8").replace("emblem: art/disc.svg", "emblem: art/big.png"), "utf-8")
    with pytest.raises(PackError, match="60000 x 60000"):
        load(root)


def test_problems_as_json_and_in_words() -> None:
    what, mend = words("{it} is wrong.", it="It"), words("Mend it.")
    problem = Problem(Severity.ERROR, "x", "board.yaml", 4, "board.spaces", what, mend)
    assert str(problem) == "board.yaml:4: error: board.spaces: It is wrong. Mend it."
    assert problem.as_json()["line"] == 4 and problem.as_json()["severity"] == "error"


def test_reading_yaml_does_not_wake_pygame() -> None:
    code = "import sys, game.packs.loader; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0


def test_a_language_that_the_game_doesnt_speak_is_said_so_and_nothing_is_demanded(tmp_path: Path) -> None:
    root = child(tmp_path, "languages: [en, fr, de]\ntext:\n  de:\n    title: Das Spiel\n")
    words = "words: {house: Haus, houses: ".ljust(20) + "Häuser, hotel: Hotel, hotels: Hotels}"
    more = "".join(f"    {table}: {{}}\n" for table in ("spaces", "groups", "decks", "cards", "tokens"))
    with (root / "pack.yaml").open("a", encoding="utf-8") as file:
        file.write(f"    {words}\n{more}")
    (problem,) = check(root)
    assert (problem.code, problem.severity) == ("unshown-language", Severity.NOTE)
    assert load(root).languages == ("en", "fr", "de")


def test_the_packs_room_knows_the_languages_of_the_screens() -> None:
    from game.packs.draft import shown_languages
    from game.ui.i18n import LANGUAGES

    assert shown_languages() == set(LANGUAGES)
