"""Harmonies, by Johan Benvenuto: one to four players build landscapes and invite animals."""

from typing import Final

from harmonium.core.game import Game
from harmonium.games.harmonies.actions import (
    Action,
    ChooseSpirit,
    EndTurn,
    Exchange,
    KeepRow,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeGroup,
)
from harmonium.games.harmonies.advice import Mark, marks, preview
from harmonium.games.harmonies.events import Event, follow, told
from harmonium.games.harmonies.hopes import hopes
from harmonium.games.harmonies.notation import format_action, parse_action
from harmonium.games.harmonies.options import FORBIDDEN, PRESETS, SEATS, Options, check
from harmonium.games.harmonies.pad import Page, pad
from harmonium.games.harmonies.rules import actors, apply, legal, result, reveals
from harmonium.games.harmonies.scoring import categories, score, variant
from harmonium.games.harmonies.sheet import Sheet, Tally, explained, tally, where
from harmonium.games.harmonies.state import Deal, State, check_deal, deal, start
from harmonium.games.harmonies.view import View, redeal, view

__all__ = [
    "GAME",
    "Action",
    "ChooseSpirit",
    "Deal",
    "EndTurn",
    "Event",
    "Exchange",
    "KeepRow",
    "Mark",
    "Options",
    "Page",
    "PlaceCube",
    "PlaceToken",
    "Sheet",
    "State",
    "TakeCard",
    "TakeGroup",
    "Tally",
    "View",
    "explained",
]

GAME: Final = Game(
    key="harmonies",
    ruleset=1,
    seats=SEATS,
    cooperative=lambda _: False,
    categories=categories,
    variant=variant,
    options_type=Options,
    deal_type=Deal,
    action_type=Action,
    view_type=View,
    event_type=Event,
    mark_type=Mark,
    forbidden=FORBIDDEN,
    presets=PRESETS,
    check=check,
    deal=deal,
    check_deal=check_deal,
    start=start,
    actors=actors,
    legal=legal,
    apply=apply,
    reveals=reveals,
    view=view,
    told=told,
    follow=follow,
    redeal=redeal,
    preview=preview,
    marks=marks,
    hopes=hopes,
    score=score,
    result=result,
    format=format_action,
    parse=parse_action,
    sheet_type=Sheet,
    tally=tally,
    where=where,
    page_type=Page,
    pad=pad,
)
