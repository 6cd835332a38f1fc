"""What is to be known about a space: its owner, its name, what it does or earns now."""

from __future__ import annotations

from game.landlord.rules.ruleset import SpaceKind
from game.landlord.rules.state import BANK
from game.landlord.view.panels.figures import buildings, rent, rent_text
from game.landlord.view.panels.panel import Panel
from game.landlord.view.parts import marks
from game.landlord.view.parts.facts import Tile, caption, remark, tiles, title
from game.landlord.view.parts.seals import deed_seal
from game.landlord.view.presentation import Presentation
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _, money
from game.ui.layout import Column, Node, Paragraph


def owner_line(session: Presentation, space: int) -> str:
    """Who owns the deed of a space."""
    owner = session.shown.owner[space]
    if owner == BANK:
        return _("Unowned")
    return _("{name} owns it").format(name=session.names[owner])


def does(session: Presentation, space: int) -> str:
    """What a space without a deed does to who stops there."""
    place, ruleset = session.pack.ruleset.spaces[space], session.pack.ruleset
    match place.kind:
        case SpaceKind.GO:
            amount = money(ruleset.salary, session.pack.currency)
            if ruleset.options.double_salary:
                return _("Collect {amount} when you pass, {double} when you stop here.").format(
                    amount=amount, double=money(2 * ruleset.salary, session.pack.currency)
                )
            return _("Collect {amount} whenever you pass or stop here.").format(amount=amount)
        case SpaceKind.TAX:
            return _("Pay the bank {amount}.").format(amount=session.money(place.amount))
        case SpaceKind.DRAW:
            return _("Draw a card and do what it says.")
        case SpaceKind.JAIL:
            return _("Just visiting: nothing happens to you.")
        case SpaceKind.GO_TO_JAIL:
            return _("Go straight to jail, without the salary.")
        case SpaceKind.FREE_PARKING if ruleset.options.parking_pot:
            pot = session.money(session.shown.pot)
            return _("Whoever stops here takes the pot: {amount}.").format(amount=pot)
        case _:
            return _("A place to rest: nothing happens.")


def space_facts(panel: Panel, space: int, *, caught: bool = False) -> list[Node]:
    """What is to be known about a space, from its name to its figures; the `caught` don't visit the jail."""
    session, sizes = panel.session, panel.sizes
    group = session.pack.ruleset.spaces[space].group
    name = title(sizes, session.space_name(space))
    if group < 0:
        words = does(session, space)
        if caught:
            words = _("You still collect rent and may build, trade and bid from here.")
        return [name, Paragraph(words, TextStyle(size=sizes.strong, colour="#d5d9d4"))]
    words = f"{owner_line(session, space)}  ·  {session.group_name(group)}"
    head = Column([caption(sizes, words, marks.group_mark(session, space)), name])
    found: list[Node] = [head, tiles(sizes, deed_tiles(panel, space))]
    found.append(deed_seal(session, sizes.caption))
    if panel.shown.mortgaged[space]:
        found.append(remark(sizes, _("Mortgaged: no rent is due here."), "warn"))
    return found


def deed_tiles(panel: Panel, space: int) -> list[Tile]:
    """The figures of a deed as things are now."""
    session, shown = panel.session, panel.shown
    place = session.pack.ruleset.spaces[space]
    owner = shown.owner[space]
    if owner == BANK:
        first = Tile(_("Price"), session.money(place.price))
    else:
        due = session.money(0) if shown.mortgaged[space] else rent_text(session, rent(shown, space, owner))
        first = Tile(_("Rent now"), due)
    own, _pledged, size = shown.holding(owner, place.group) if owner != BANK else (0, 0, 0)
    tiles = [first]
    if owner != BANK:
        tiles.append(Tile(_("Of the group"), _("{count} of {size}").format(count=own, size=size)))
    else:
        tiles.append(Tile(_("Rent"), rent_text(panel.session, rent(shown, space, BANK))))
    if place.kind is SpaceKind.STREET:
        tiles.append(Tile(_("A building costs"), session.money(place.house_cost)))
    else:
        tiles.append(Tile(_("Mortgage value"), session.money(place.mortgage)))
    return tiles


def lens_lines(session: Presentation, space: int) -> list[tuple[str, str]]:
    """Owner and rent of a space as label and figure, for the tooltip and the lens."""
    shown, place = session.shown, session.pack.ruleset.spaces[space]
    if place.group < 0:
        return [(does(session, space), "")]
    owner = shown.owner[space]
    if owner == BANK:
        return [(_("Unowned"), session.money(place.price))]
    own, _pledged, size = shown.holding(owner, place.group)
    lines = [(escape(owner_line(session, space)), _("{count} of {size}").format(count=own, size=size))]
    if shown.mortgaged[space]:
        lines.append((_("Mortgaged"), _("no rent")))
        return lines
    due = rent(shown, space, owner)
    text = _("{count} × roll").format(count=due.amount) if due.roll else session.money(due.amount)
    level = shown.level[space]
    if level:
        label = _("Rent, {buildings}").format(buildings=buildings(session, level))
    else:
        label = _("Rent, whole group") if due.doubled else _("Rent")
    lines.append((label, text))
    if (
        place.kind is SpaceKind.STREET
        and due.doubled | bool(level)
        and level < session.pack.ruleset.hotel_level
    ):
        lines.append((_("Next building"), session.money(place.house_cost)))
    return lines
