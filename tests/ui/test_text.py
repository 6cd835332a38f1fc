"""Words on a surface: faces, figures, fallbacks, fitting, wrapping."""

import hashlib
import json
from pathlib import Path

import pygame
import pytest
from fontTools.ttLib import TTFont

from game.packs.loader import load
from game.packs.look import Face, Look
from game.tools import faces
from game.typography import Currency
from game.ui import i18n
from game.ui.draw import fonts
from game.ui.draw.fonts import Shelf
from game.ui.draw.text import (
    Run,
    draw_text,
    escape,
    fit,
    flow,
    line_width,
    measure,
    render,
    rich,
    shorten,
    wrap,
)
from game.ui.draw.theme import Theme

CUT = fonts.cut
DOLLARS = Currency("$", True, ",", (500, 100, 50))
EUROS = Currency("€", False, "\u202f", (500, 100, 50))
FRANCS = Currency("F", False, "\u202f", (50000, 10000, 5000))


@pytest.fixture(autouse=True)
def _english() -> None:
    i18n.set_language("en")


@pytest.mark.parametrize("role", ["ui", "ui-bold", "board", "board-bold", "name"])
def test_all_figures_have_one_width(theme: Theme, role: str) -> None:
    font = theme.font(role, 40)
    assert len({measure(font, digit * 8) for digit in "0123456789"}) == 1


def test_a_stepping_amount_does_not_dance(theme: Theme) -> None:
    font = theme.font("board-bold", 28)
    assert measure(font, "$1,111") == measure(font, "$4,740")


@pytest.mark.parametrize(
    "family, weight", [("Chakra Petch", 600), ("Playfair Display", 700), ("Josefin Sans", 600)]
)
def test_faces_without_tabular_figures_get_cells(theme: Theme, family: str, weight: int) -> None:
    font = Theme(Look({}, {"board": Face(family, weight)}, {})).font("board", 40)
    assert len({measure(font, digit * 6) for digit in "0123456789"}) == 1


def test_weights_of_a_variable_face_differ(theme: Theme) -> None:
    light, bold = (Theme(Look({}, {"board": Face("Jost", w)}, {})).font("board", 40) for w in (300, 800))
    assert measure(light, "Marvin Gardens") != measure(bold, "Marvin Gardens")


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder in place of the cache."""
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path)
    return tmp_path


MARCELLUS = Face("Marcellus", 450)  # in no shipped edition, so it's cut when it is needed


def test_cut_faces_are_kept_and_used_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = fonts.cut(MARCELLUS)
    monkeypatch.setattr(fonts, "make", lambda *args: pytest.fail("cut twice"))
    again = fonts.cut(MARCELLUS)
    assert (again.source, again.chars, again.cap) == (first.source, first.chars, first.cap)
    assert isinstance(first.source, Path) and first.source.is_relative_to(cache)


def test_a_damaged_cache_is_cut_again(cache: Path) -> None:
    first = fonts.cut(MARCELLUS)
    for note in cache.rglob("*.json"):
        note.write_text("{")
    assert fonts.cut(MARCELLUS).chars == first.chars


@pytest.mark.parametrize("harm", [b"", b"no face", None])
def test_a_damaged_face_in_the_cache_is_cut_again(cache: Path, harm: bytes | None) -> None:
    source = fonts.cut(MARCELLUS).source
    assert isinstance(source, Path)
    whole = source.read_bytes()
    source.write_bytes(whole[:2000] + b"\0" * 50 + whole[2050:] if harm is None else harm)
    fonts.chained.cache_clear()
    assert Shelf({"ui": MARCELLUS}).font("ui", 20).family == "Marcellus"
    assert source.read_bytes() == whole


def test_shipped_editions_start_without_cutting_a_face(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "make", lambda *args: pytest.fail("a face is cut"))
    for face, tabular in faces.wanted():
        assert fonts.cut(face, tabular).family == face.family


def test_shipped_faces_are_cut_from_those_that_are_installed() -> None:
    """If not: `python -m game.tools.faces`."""
    notes = [json.loads(note.read_text()) for note in fonts.shipped().glob("*.json")]
    assert len(notes) == len(faces.wanted())
    for note in notes:
        source = fonts.face_file(Face(note["family"], note["weight"]))
        assert hashlib.sha1(source.read_bytes()).hexdigest() == note["source"], note["family"]


def test_a_cut_face_has_no_reserved_name_and_its_licence_beside_it() -> None:
    for file in fonts.shipped().glob("*.ttf"):
        family = json.loads(file.with_suffix(".json").read_text())["family"]
        names = {record.nameID: str(record) for record in TTFont(file)["name"].names}
        assert {names[number] for number in (1, 3, 4, 6)} == {file.stem} and 16 not in names
        assert "Open Font License" in (fonts.shipped() / f"{family} OFL.txt").read_text("utf-8")


def test_a_face_behind_another_is_cut_when_a_letter_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(fonts, "cut", lambda face, tabular: asked.append(face.family) or CUT(face, tabular))
    fonts.chained.cache_clear()
    font = Shelf({"name": Face("Marcellus")}).font("name", 20)
    measure(font, "Rue")
    assert asked == ["Marcellus"]
    measure(font, "→")
    assert asked[-1] == "FreeSans"


def test_looks_share_the_faces_they_have_in_common() -> None:
    """So a face's file is opened once for each size, however many editions were shown."""
    one, other = (Shelf({"ui": Face("Jost", 500)}).font("ui", 31) for _ in range(2))
    assert one is other


def test_a_face_file_that_takes_the_place_of_another_is_seen(cache: Path) -> None:
    mine = Face("Mine", 400, cache / "mine.ttf")
    families = ("Jost", "Marcellus")
    wide = []
    for family in families:
        mine.file.write_bytes(fonts.face_file(Face(family)).read_bytes())
        wide.append(measure(Shelf({"ui": mine}).font("ui", 40), "Mill Lane"))
    assert wide == [measure(Shelf({"ui": Face(f)}).font("ui", 40), "Mill Lane") for f in families]


def test_a_missing_face_is_replaced_with_a_note() -> None:
    shelf = Shelf({"ui": Face("No Such Face", 700), "name": Face("Mine", 400, Path("/nowhere/mine.ttf"))})
    assert shelf.font("ui", 20).family == "Atkinson Hyperlegible"
    assert measure(shelf.font("name", 20), "Baltic") > 0
    assert len(shelf.notes) == 2 and "No Such Face" in shelf.notes[0]


def test_a_glyph_the_face_lacks_comes_from_another(theme: Theme) -> None:
    jost = theme.font("board", 30)
    assert ord("₣") not in jost.chain.lead.chars
    pieces = jost.segments("12 ₣")
    assert len(pieces) == 2 and pieces[1][0] is not None
    assert pygame.mask.from_surface(render(jost, "₣", (255, 255, 255, 255))).count() > 20


def test_narrow_spaces_are_gaps_and_never_boxes(theme: Theme) -> None:
    font = theme.font("ui", 40)
    assert measure(font, "1\u202f500") == measure(font, "1500") + round(0.2 * 40)
    gap = render(font, "\u202f", (255, 255, 255, 255))
    assert pygame.mask.from_surface(gap).count() == 0


def test_capitals_stand_in_the_middle_of_the_line(theme: Theme) -> None:
    for role in ("ui-bold", "board", "display"):
        sheet = pygame.Surface((300, 100), pygame.SRCALPHA)
        draw_text(sheet, "HEXE", (150, 50), theme.font(role, 40), (255, 255, 255), anchor="center")
        ink = sheet.get_bounding_rect()
        assert abs(ink.centery - 50) <= 1 and abs(ink.centerx - 150) <= 3


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("pack", ("classic", "paris", "starwars_ep2"))
@pytest.mark.parametrize("role", ("display", "board", "name", "ui"))
def test_tall_letters_stand_on_the_line_of_the_others(pack: str, role: str) -> None:
    font = Theme(load(pack).look).font(role, 60)
    feet = {
        render(font, word, (0, 0, 0, 255), tracking).get_bounding_rect().bottom
        for word in ("n", "nh", "hl")
        for tracking in (0.0, 5.0)
    }
    assert len(feet) == 1


def test_tracking_widens_by_the_gaps_between_letters(theme: Theme) -> None:
    font = theme.font("ui", 20)
    assert measure(font, "GO", 10) == sum(measure(font, c) for c in "GO") + 10


def test_fit_shrinks_then_squeezes_then_cuts(theme: Theme) -> None:
    sized = lambda px: theme.font("board", px)  # noqa: E731
    name = "Mediterranean"
    full = measure(sized(14), name)
    assert fit(sized, name, 14, full).font.px == 14
    smaller = fit(sized, name, 14, measure(sized(13), name), least=13)
    assert (smaller.font.px, smaller.squeeze, smaller.text) == (13, 1.0, name)
    tight = measure(sized(13), name) * 0.9
    squeezed = fit(sized, name, 14, tight, least=13)
    assert squeezed.text == name and 0.86 <= squeezed.squeeze < 1
    cut = fit(sized, name, 14, full / 2, least=13)
    assert cut.text.endswith("…") and measure(cut.font, cut.text) * cut.squeeze <= full / 2


def test_shorten_keeps_at_least_the_ellipsis(theme: Theme) -> None:
    assert shorten(theme.font("ui", 20), "Boardwalk", 1) == "…"


def test_wrap_breaks_at_spaces_and_newlines_but_not_at_hard_spaces(theme: Theme) -> None:
    font = theme.font("ui", 20)
    width = measure(font, "Advance to")
    assert wrap(font, "Advance to Go\nNow", width) == ["Advance to", "Go", "Now"]
    price = "vaut\u00a01\u202f500\u00a0€"
    assert price in wrap(font, f"Cela {price}", measure(font, price) + 1)


def test_wrap_breaks_a_word_wider_than_the_line(theme: Theme) -> None:
    font = theme.font("ui", 20)
    lines = wrap(font, "Donaudampfschifffahrt", 80)
    assert "".join(lines) == "Donaudampfschifffahrt" and all(measure(font, line) <= 80 for line in lines)


def test_rich_text_reads_bold_colours_and_escapes() -> None:
    runs = rich(r"**Ada** paid [gold]$20[/] \*once\*")
    assert [(run.text, run.bold, run.colour) for run in runs] == [
        ("Ada", True, None),
        (" paid ", False, None),
        ("$20", False, "gold"),
        (" *once*", False, None),
    ]


@pytest.mark.parametrize("name", ["**Max**", "[gold]", "back\\slash", "*", "[/]", "a[b]c"])
def test_an_escaped_name_reads_as_itself(name: str) -> None:
    assert "".join(run.text for run in rich(f"**{escape(name)}**")) == name


def test_bold_and_plain_share_lines(theme: Theme) -> None:
    regular, bold = theme.font("ui", 20), theme.font("ui-bold", 20)
    lines = flow(rich("**Build evenly.** New York Avenue has one house."), regular, bold, 200)
    assert len(lines) > 1 and lines[0][0].bold


def test_a_line_never_begins_with_the_comma_of_a_bold_word(theme: Theme) -> None:
    regular, bold = theme.font("ui", 20), theme.font("ui-bold", 20)
    for width in range(120, 400, 3):
        lines = flow(
            rich("The dearest rent: **$600**, **Boardwalk**. You would lack **$88**."), regular, bold, width
        )
        starts = ["".join(run.text for run in line)[:1] for line in lines]
        assert not set(starts) & {",", ".", " "}, (width, starts)


def test_money_is_written_as_the_edition_writes_it() -> None:
    assert i18n.money(1500, DOLLARS) == "$1,500"
    assert i18n.money(-20, DOLLARS) == "−$20"
    assert i18n.money(1500, EUROS) == "1\u202f500\u202f€"
    assert i18n.money(150000, FRANCS) == "150\u202f000\u202fF"
    assert i18n.money(70, EUROS, signed=True) == "+70\u202f€"
    assert i18n.money(0, DOLLARS, signed=True) == "$0"


def test_french_has_its_own_words_numbers_and_quotes() -> None:
    i18n.set_language("fr")
    assert i18n._("Space") == "Espace"
    assert i18n.number(1500) == "1\u202f500"
    assert i18n.quoted("Oui") == "«\u202fOui\u202f»"
    i18n.set_language("tlh")
    assert i18n.language() == "en" and i18n._("Space") == "Space"


def test_every_catalog_is_complete_and_drawable(theme: Theme) -> None:
    from babel.messages.pofile import read_po

    from game.shipped import data_root

    font = theme.font("ui", 20)
    files = sorted((data_root("assets") / "locale").rglob("*.po"))
    assert files
    for path in files:
        with path.open("rb") as source:
            catalog = read_po(source, locale=path.parent.parent.name)
        for message in catalog:
            if not message.id:
                continue
            strings = message.string if isinstance(message.string, (list, tuple)) else (message.string,)
            for text in strings:
                assert text, f"{path.name}: {message.id!r} has no translation"
                for char in text:
                    drawable = char in fonts.GAPS or char == "\n" or font.covering(char) is not None
                    assert drawable, f"{path.name}: no face draws {char!r} of {text!r}"


@pytest.mark.parametrize("px", [13, 17, 20])
def test_no_line_is_wider_than_its_width_once_drawn(theme: Theme, px: int) -> None:
    """Letters together are not as wide as words apart: their sum is no measure."""
    regular, bold = theme.font("ui", px), theme.font("ui-bold", px)
    runs = rich("vendre ses maisons avant une hypothèque, **puis payer** le loyer; la suite au prochain tour")
    for width in range(130, 500):
        assert max(line_width(line, regular, bold) for line in flow(runs, regular, bold, width)) <= width


def test_tracked_words_wrap_by_what_tracking_takes(theme: Theme) -> None:
    font = theme.font("ui-bold", 20)
    runs = [Run("ONE TWO THREE")]
    width = measure(font, "ONE TWO THREE")
    assert len(flow(runs, font, font, width)) == 1 and len(flow(runs, font, font, width, 2)) == 2
    assert line_width(runs, font, font, 2) == measure(font, "ONE TWO THREE", 2)
