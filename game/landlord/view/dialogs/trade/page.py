"""The frame of a trade: the two trays, how many offers are left, and what the foot says."""

from __future__ import annotations

from collections.abc import Callable

from game.landlord.rules.frames import Negotiation
from game.landlord.rules.questions.dues.trade import parties
from game.landlord.rules.state import LandlordState
from game.landlord.view.dialogs.people import draw_mark
from game.landlord.view.dialogs.trade.deeds import COLUMN, Side, draw_slot
from game.landlord.view.dialogs.trade.middle import WIDTH, X
from game.landlord.view.dialogs.trade.pair import PairNegotiation
from game.landlord.view.session import Session
from game.landlord.view.words import Words
from game.ui.actions import Action
from game.ui.draw.canvas import Canvas
from game.ui.draw.style import TextStyle
from game.ui.draw.text import escape
from game.ui.i18n import _
from game.ui.scale import Box
from game.ui.widgets.marks import Hint

LEFT, RIGHT = 152.0, 1188.0
TRAY_TOP, TRAY_HIGH, CASH_Y = 208.0, 262.0, 431.0
RELIEF = 54.0  # the height of a line about a debt


def parties_now(session: Session) -> tuple[int, ...]:
    """The seats that the offer on the table names, if there is one."""
    frame = session.frame
    return parties(frame.offer) if isinstance(frame, Negotiation) else ()


def draw_side(
    canvas: Canvas,
    session: Words,
    state: LandlordState,
    side: Side,
    slot: Box | None,
    *,
    mine: bool,
    room: float,
    lower: float = 0.0,
    owed: int = 0,
) -> None:
    """Who gives, the tray with its free slot and its line of cash, and the heading of the portfolio.

    `room` is the width that the stepper leaves for the words about the cash; `lower` how much higher the tray
    is for a line about a debt, of which this side is `owed` so much.
    """
    x, name = side.left, session.names[side.seat]
    draw_mark(canvas, session, side.seat, (x + 22, 176), 44)
    canvas.text(_("You give") if mine else _("You get"), (x + 56, 177), TextStyle("display", 27), "midleft")
    canvas.well((x, TRAY_TOP, COLUMN, TRAY_HIGH + lower))
    if slot is not None:
        draw_slot(canvas, slot)
    canvas.rule((x + 18, TRAY_TOP + 185), COLUMN - 36, "#2f3840")
    canvas.icon("coins", (x + 29, CASH_Y), 24, "gold-hi")
    canvas.text(_("Cash"), (x + 50, CASH_Y - 10), anchor="midleft")
    has = _("of {amount}").format(amount=session.money(state.cash[side.seat]))
    canvas.text(has, (x + 50, CASH_Y + 12), TextStyle("ui", 15, "muted"), "midleft", width=room)
    if owed:
        y = CASH_Y + RELIEF
        canvas.icon("scales", (x + 29, y), 24, "gold-hi")
        canvas.text(_("Off the debt"), (x + 50, y - 10), anchor="midleft", width=room)
        of = _("of {amount}").format(amount=session.money(owed))
        canvas.text(of, (x + 50, y + 12), TextStyle("ui", 15, "muted"), "midleft", width=room)
    text = _("Your portfolio") if mine else _("Portfolio of {name}").format(name=name)
    canvas.text(
        text.upper(),
        (x, 499 + lower),
        TextStyle("ui-bold", 15, "muted", tracking=1.2),
        "midleft",
        width=COLUMN,
    )


def draw_count(canvas: Canvas, negotiation: PairNegotiation, y: float) -> None:
    """How many offers are left before the next roll."""
    right, limit = X + WIDTH, negotiation.state.ruleset.options.offers_between_rolls
    made = negotiation.state.offers_made[negotiation.seat]
    if made >= limit:
        text = _("No offer left before the next roll")
        canvas.text(text, (X, y), TextStyle(colour="muted"), "midleft", width=WIDTH)
        return
    text = _("Offer {count} of {limit} this turn").format(count=made + 1, limit=limit)
    left = canvas.text(text, (X, y), TextStyle(colour="muted"), "midleft", width=WIDTH)
    words = _("refusals cost nothing")
    wide = canvas.measure(words)
    if left.right + wide + 50 < right:
        canvas.icon("info", (right - wide - 18, y), 19, "muted")
        canvas.text(words, (right, y), TextStyle(colour="muted"), "midright")


def note(session: Words, negotiation: PairNegotiation) -> str:
    """What happens to the offer, for the foot."""
    name = escape(session.names[negotiation.partner])
    if negotiation.answering:
        return _("Accept it as it lies there, change the trays for a counter-offer, or refuse.")
    if session.is_human(negotiation.partner):
        text = _(
            "{name} plays at this screen: the offer waits behind a curtain until {name} is in the chair."
        )
        return text.format(name=name)
    return _("{name} answers at once, says why, and may make one counter-offer.").format(name=name)


def hints(caps: Callable[[Action], str], negotiation: PairNegotiation) -> list[Hint]:
    """The keys, for the pill below."""
    return [
        (caps(Action.NEXT), _("side")),
        (["←", "→", "↑", "↓"], _("deed")),
        (caps(Action.CHOOSE), _("put on the table or take back")),
        (["+", "−"], _("cash")),
        ("I", _("full deed")),
        (caps(Action.CONFIRM), _("accept") if negotiation.unchanged else _("send")),
    ]
