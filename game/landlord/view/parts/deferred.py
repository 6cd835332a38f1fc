"""What a person asked for and has to wait for, in words and as lines that can be withdrawn."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.command import Command
from game.landlord.rules.commands import (
    Build,
    Mortgage,
    ProposeTrade,
    Redeem,
    SellBuilding,
    SellGroup,
    WantBuilding,
)
from game.landlord.rules.questions.dues.trade import parties
from game.landlord.view.presentation import Presentation
from game.landlord.view.refusals import refusal_text
from game.landlord.view.session import Session
from game.landlord.view.words import Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.i18n import _
from game.ui.layout import Column, Leaf, Node, Paragraph, Row, Scroll, Text
from game.ui.reply import Reply
from game.ui.widgets.buttons import IconButton
from game.ui.widgets.pieces import CAPTION, icon

_LINES = 3 * 44.0  # the height of the lines; more are scrolled to


def note() -> str:
    """What happens to an act inside a roll or an auction."""
    return _(
        "**It will wait** until the roll or the auction in hand is over. "
        "Your card shows it; there you can withdraw it."
    )


def words(session: Words, command: Command) -> str:
    """One act that waits."""
    match command:
        case Build(_seat, space):
            return _("Build on {space}").format(space=session.space_name(space))
        case WantBuilding(_seat, spaces):
            names = ", ".join(session.space_name(space) for space in dict.fromkeys(spaces))
            return _("Build on {space}").format(space=names)
        case SellBuilding(_seat, space):
            return _("Sell a building on {space}").format(space=session.space_name(space))
        case SellGroup(_seat, group):
            return _("Sell the buildings of {group}").format(group=session.group_name(group))
        case Mortgage(_seat, space):
            return _("Mortgage {space}").format(space=session.space_name(space))
        case Redeem(_seat, space):
            return _("Lift the mortgage on {space}").format(space=session.space_name(space))
        case ProposeTrade(seat, offer):
            names = ", ".join(session.names[other] for other in parties(offer) if other != seat)
            return _("Offer to {name}").format(name=names)
    raise TypeError(f"{type(command).__name__} never waits")


def lost(session: Session) -> list[str]:
    """What had waited and is refused by now, with the reason."""
    text, found = _("{name}: “{act}” can't be done any more. {reason}"), []
    for command, refusal in session.table.deferred.lost:
        reason = refusal_text(refusal, session.pack, session.names).replace("**", "")
        name = session.names[command.seat]
        found.append(text.format(name=name, act=words(session, command), reason=reason))
    return found


def lines(session: Presentation, seat: int, withdraw: Callable[[Command], Reply]) -> Node:
    """All that a seat waits for, each with the button that takes it back."""
    rows: list[Node] = []
    for at, command in enumerate(session.deferred(seat)):
        back = IconButton(
            ("withdraw", at), (0, 0, 36, 36), "cross", _("Withdraw"), group="deferred",
            on_press=lambda command=command: withdraw(command),
        )  # fmt: skip
        said = Paragraph(words(session, command), TextStyle(size=17), grow=1)
        rows.append(Row([icon("clock", 20, "gold-hi"), said, Leaf(back)], gap=12, min_height=40))
    caption = Text(_("Waits for the roll or the auction in hand").upper(), CAPTION)
    few = Scroll(Column(rows, gap=4), key="deferred", max_height=_LINES, min_height=40)
    return Column([caption, few], gap=4, pad=(20, 12), paint=Canvas.well)
