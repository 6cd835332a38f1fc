"""Deeds, cards and notes: complete for every edition, and counted right."""

import pygame
import pytest

from game.landlord.rules.verbs import Pay, PayEach, PayPerBuilding, Receive, ReceiveEach
from game.landlord.view.board.paper.cards import amounts, split
from game.landlord.view.board.paper.money import MOST, NotePrinter
from game.landlord.view.board.paper.prints import Prints
from game.landlord.view.board.stage import Stage
from game.packs.loader import load
from game.ui.draw.theme import Theme

pytestmark = pytest.mark.usefixtures("theme")  # starts pygame


@pytest.mark.parametrize("edition", ["classic", "paris", "paris_francs", "starwars_ep2"])
def test_everything_of_an_edition_can_be_printed(edition: str, caplog: pytest.LogCaptureFixture) -> None:
    pack = load(edition)
    prints = Prints(pack, Theme(pack.look))
    for space in pack.ruleset.deeds:
        assert prints.deed(space, 360).get_size() == (252, 360)
        assert prints.back(space, 180).get_size() == (126, 180)
        assert prints.small_deed(space, 260).get_size() == (182, 260)
    for deck, cards in enumerate(pack.ruleset.decks):
        assert prints.card_back(deck, 300).get_height() == 300
        for card in range(len(cards.cards)):
            assert prints.card_face(deck, card, 291).get_size() == (208, 291)
    for value in pack.currency.notes:
        assert prints.note(value, 244).get_size() == (244, 122)
    assert not caplog.records, "a drawing or a glyph is missing"


def test_only_a_mortgaged_deed_is_stamped() -> None:
    prints = Prints(load("classic"), Theme(load("classic").look))
    stamped, plain = prints.back(1, 360), prints.back(1, 360, stamped=False)
    stamp = pygame.Rect(60, 160, 130, 45)  # where it lies across the middle
    below = pygame.Rect(30, 245, 190, 75)
    assert _pixels(stamped, stamp) != _pixels(plain, stamp)
    assert _pixels(stamped, below) == _pixels(plain, below)


def _pixels(picture: pygame.Surface, box: pygame.Rect) -> bytes:
    return pygame.image.tobytes(picture.subsurface(box), "RGBA")


def test_prints_are_made_once_and_anew_when_the_stage_bakes_again() -> None:
    pack = load("classic")
    stage = Stage(pack, Theme(pack.look))
    first = stage.prints.deed(1, 200)
    assert stage.prints.deed(1, 200) is first
    stage.rebake()
    assert stage.prints.deed(1, 200) is not first


@pytest.mark.parametrize(
    ("amount", "fan"),
    [
        (170, [20, 50, 100]),
        (1, [1]),
        (2000, [500, 500, 500, 500]),
        (9999, [500] * MOST),
        (-60, [10, 50]),
        (0, [1]),
    ],
)
def test_a_fan_shows_the_largest_notes_on_top(amount: int, fan: list[int]) -> None:
    pack = load("classic")
    assert NotePrinter(pack, Theme(pack.look)).denominations(amount) == fan


@pytest.mark.parametrize(
    ("text", "lead", "rest"),
    [
        (
            "Leaky roofs everywhere: $25 a house, $100 a hotel.",
            "Leaky roofs everywhere",
            "$25 a house, $100 a hotel.",
        ),
        ("Cake for all! Each player gives you $10.", "Cake for all!", "Each player gives you $10."),
        ("Fuites partout\u00a0: 25\u202f$ par maison.", "Fuites partout", "25\u202f$ par maison."),
        ("One sentence says it all.", "One sentence says it all.", ""),
    ],
)
def test_a_cards_words_are_split_at_the_colon_or_the_first_sentence(text: str, lead: str, rest: str) -> None:
    words = split(text)
    assert (words.lead, words.rest) == (lead, rest)


def test_the_foot_of_a_card_names_what_it_moves() -> None:
    assert amounts([Receive(50)]) == [("in", 50, False)]
    assert amounts([Pay(15), ReceiveEach(10)]) == [("out", 15, False), ("in", 10, True)]
    assert amounts([PayEach(50)]) == [("out", 50, True)]
    assert amounts([PayPerBuilding(25, 100)]) == [("house", 25, False), ("hotel", 100, False)]
    assert amounts([]) == []
