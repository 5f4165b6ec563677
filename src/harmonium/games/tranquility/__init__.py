"""Tranquility, by James Emmerson: one to five sailors fill a chart together and in silence."""

from typing import Final

from harmonium.core.game import Game
from harmonium.games.tranquility.actions import Action
from harmonium.games.tranquility.advice import Mark, marks, pointable, preview
from harmonium.games.tranquility.deal import Deal, check_deal, deal
from harmonium.games.tranquility.events import Event
from harmonium.games.tranquility.follow import follow
from harmonium.games.tranquility.hopes import hopes
from harmonium.games.tranquility.notation import format_action, parse_action
from harmonium.games.tranquility.options import FORBIDDEN, PRESETS, SEATS, Options, check
from harmonium.games.tranquility.pad import Page, pad
from harmonium.games.tranquility.redeal import redeal
from harmonium.games.tranquility.rules import actors, apply, legal, result, reveals, start
from harmonium.games.tranquility.scoring import categories, score, variant
from harmonium.games.tranquility.sheet import Sheet, tally, where
from harmonium.games.tranquility.state import State
from harmonium.games.tranquility.view import View, told, view

__all__ = ["GAME", "Action", "Deal", "Event", "Mark", "Options", "Sheet", "State", "View"]

GAME: Final = Game(
    key="tranquility",
    ruleset=1,
    seats=SEATS,
    cooperative=lambda options: not options.competitive,
    is_silent=True,
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
    rival_hands=lambda options: options.competitive,
    pointable=pointable,
)
