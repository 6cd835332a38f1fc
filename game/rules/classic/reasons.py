"""Every rule that an event may name as its reason, with the figures that it used."""

from __future__ import annotations

REASONS: dict[str, tuple[str, ...]] = {
    "rent.bare": (),
    "rent.group_doubled": ("bare",),
    "rent.houses": ("houses",),
    "rent.hotel": (),
    "rent.stations": ("owned",),
    "rent.utility": ("owned", "throw", "factor"),
    "rent.card_dice": ("throw", "factor"),
    "rent.card_double": ("normal",),  # with the rule that made the normal rent before it
    "rent.mortgaged": (),
    "tax.flat": (),
    "tax.percent": ("worth", "percent"),
    "card.repairs": ("houses", "hotels"),
    "jail.third_double": (),
    "jail.last_throw": (),
    "buy.declined": (),
    "buy.out_of_reach": (),
    "mortgage.redeemed": ("interest",),
    "mortgage.received": ("mortgage",),
    "bankrupt.to_player": (),
    "bankrupt.to_bank": (),
    "bankrupt.share": (),
    "bankrupt.turn_order": (),
    "bankrupt.resigned": (),
    "bankrupt.sale": (),
}
