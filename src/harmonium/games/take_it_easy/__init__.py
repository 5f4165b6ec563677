"""Take It Easy, by Peter Burley: one to six players, the same tiles, different boards."""

from typing import Final

from harmonium.core.game import Game
from harmonium.games.take_it_easy.actions import Choose
from harmonium.games.take_it_easy.advice import Mark, marks, preview
from harmonium.games.take_it_easy.hopes import hopes
from harmonium.games.take_it_easy.notation import format_action, parse_action
from harmonium.games.take_it_easy.options import FORBIDDEN, PRESETS, SEATS, Options, check
from harmonium.games.take_it_easy.pad import Page, pad
from harmonium.games.take_it_easy.rules import actors, apply, legal, result, reveals
from harmonium.games.take_it_easy.scoring import categories, score, variant
from harmonium.games.take_it_easy.sheet import Sheet, tally
from harmonium.games.take_it_easy.state import Deal, State, check_deal, deal, start
from harmonium.games.take_it_easy.view import Event, View, follow, redeal, told, view

__all__ = ["GAME", "Choose", "Deal", "Event", "Mark", "Options", "Sheet", "State", "View"]

GAME: Final = Game(
    key="take_it_easy",
    ruleset=1,
    seats=SEATS,
    cooperative=lambda _: False,
    categories=categories,
    variant=variant,
    options_type=Options,
    deal_type=Deal,
    action_type=Choose,
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
    page_type=Page,
    pad=pad,
)
