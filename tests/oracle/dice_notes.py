"""Which case of which rule came up: the counting of the dice game's referee, and nothing else."""

from collections.abc import Mapping, Sequence

from tests.oracle.dice_components import CUBES_IN_THE_BOX, TRACK_END
from tests.oracle.dice_legal import (
    accepts_civ,
    further_monument_moves,
    owns_in,
    spending_moves,
)
from tests.oracle.dice_table import Table


def note_start(table: Table) -> None:
    """D-1, D-2."""
    table.reached[f"D-1:{table.players} players"] += 1
    table.reached["D-2:seat 0 begins" if table.turn == 0 else "D-2:another seat begins"] += 1


def note_throw(table: Table, outcome: Mapping[str, str]) -> None:
    """D-3, D-4, D-6."""
    suns = list(outcome.values()).count("sun")
    table.reached["D-3:Suns locked" if suns else "D-3:no Sun"] += 1
    if suns == 5:
        table.reached["D-3:five Suns at once"] += 1
    if suns and table.throws > 1:
        table.reached["D-4:new Sun in a reroll"] += 1
    if suns and table.suns() > table.sun_track - table.ra:
        table.reached["D-6:more Suns than spaces"] += 1


def note_reroll(table: Table, dice: Sequence[str]) -> None:
    """D-4."""
    some = len(dice) < len(table.free())
    table.reached["D-4:some dice again" if some else "D-4:all dice again"] += 1
    if table.held.intersection(dice):
        table.reached["D-4:a kept die is rolled after all"] += 1


def note_end_of_rolling(table: Table) -> None:
    """D-5."""
    table.reached["D-5:third throw" if table.throws == 3 else "D-5:no die left"] += 1


def note_suns(table: Table, suns: int) -> None:
    """D-6, D-21, D-23."""
    table.reached[f"D-23:Suns {suns}"] += 1
    if suns >= 3 and suns >= table.sun_track - table.ra:
        table.reached["D-6:Ra stays though the Suns reach the end"] += 1
    for colour in table.free("monument"):
        if row_is_full(table, colour):
            table.reached["D-21:no space for the first marker"] += 1


def row_is_full(table: Table, colour: str) -> bool:
    """D-21: whether the eight spaces of a colour are taken."""
    return sum(1 for _, here in table.monuments if here == colour) == 8


def note_end(table: Table) -> None:
    """D-7: the seat ended its turn although something was left to do."""
    verbs = {text.split()[0] for text in spending_moves(table)} - {"disaster"}
    for verb in verbs:
        table.reached[f"D-7:{verb} forgone"] += 1


def note_spending(table: Table) -> None:
    """D-26."""
    if table.ra >= table.sun_track:
        table.reached["D-26:dice spent after Ra arrived"] += 1


def note_advance(table: Table, track: Sequence[int], group: str, dice: Sequence[str]) -> None:
    """D-8 to D-11."""
    seat, count = table.turn, len(dice)
    real = sum(1 for colour in dice if table.faces[colour] == group)
    if not real:
        table.reached[f"D-9:{group} group grows by Ankhs alone"] += 1
    else:
        table.reached[f"D-8:{group}, {'real' if real == count else 'some Ankhs'}"] += 1
    if track[seat] == TRACK_END:
        table.reached[f"D-10:{group} without effect"] += 1
    elif track[seat] + count > TRACK_END:
        table.reached[f"D-10:{group} surplus lost"] += 1
    if group == "nile" and table.floods[seat]:
        table.reached["D-8:flood cubes move along"] += 1
    if group == "nile" and "flood" in table.groups:
        table.reached[f"D-11:flood, then advance {count}"] += 1


def note_flood(table: Table, dice: Sequence[str]) -> None:
    """D-8, D-11, D-12."""
    seat = table.turn
    real = sum(1 for colour in dice if table.faces[colour] == "nile")
    table.reached[f"D-8:flood, real {real}"] += 1
    if "nile" in table.groups:
        table.reached["D-11:advance, then flood"] += 1
    if table.nile[seat] in (0, TRACK_END):
        table.reached[f"D-12:flood on {table.nile[seat]}"] += 1
    if table.floods[seat]:
        table.reached["D-12:another flood cube"] += 1


def note_after_flood(table: Table) -> None:
    """D-9."""
    if table.free("ankh") and not table.free("nile") and "nile" not in table.groups:
        table.reached["D-9:the Niles of a flood do not license Ankhs"] += 1


def note_civ(table: Table, markers: Sequence[str], others: Sequence[str]) -> None:
    """D-13 to D-16."""
    dice = [*markers, *others]
    real = [colour for colour in dice if table.faces[colour] == "civ"]
    table.reached[f"D-13:markers {len(markers)}, dice {len(dice)}"] += 1
    table.reached[f"D-16:real {len(real)}, Ankhs {len(dice) - len(real)}"] += 1
    table.reached[f"D-15:marker with {table.players} players"] += 1
    for colour in others:
        if table.faces[colour] == "ankh":
            if accepts_civ(table, colour):
                table.reached["D-14:the colour of an Ankh does not count"] += 1
        elif table.turn in table.civ[colour]:
            table.reached["D-15:own marker there"] += 1
        elif not accepts_civ(table, colour):
            table.reached["D-15:space full"] += 1
        else:
            table.reached["D-14:a real die brings no marker"] += 1
    for colour in markers:
        if len(table.civ[colour]) == table.players - 2:
            table.reached["D-15:last place taken"] += 1


def note_monument(table: Table, colour: str, column: int, rest: Sequence[str]) -> None:
    """D-17 to D-19, D-21, D-24."""
    here = [owner for (place, _), owner in table.monuments.items() if place == column]
    if not rest:
        whose = "own markers" if table.turn in here else "others only" if here else "nobody"
        table.reached[f"D-17:column of {whose}"] += 1
    else:
        companion = rest[-1]
        paired = "two Monuments" if table.faces[companion] == "monument" else "Monument and Ankh"
        table.reached[f"D-18:{paired}"] += 1
        table.reached["D-19:third marker" if table.paired else "D-19:second marker"] += 1
        if table.faces[companion] == "monument" and row_is_full(table, companion):
            table.reached["D-21:companion of a full row"] += 1
        if any(owns_in(table, at) and (at, colour) not in table.monuments for at in range(1, 9)):
            table.reached["D-18:column with an own marker is closed"] += 1
    if "disaster" in table.groups:
        table.reached["D-24:disaster, then a marker"] += 1
        if (column, colour) in table.freed:
            table.reached["D-24:marker on a freed space"] += 1


def note_after_monument(table: Table) -> None:
    """D-21."""
    real, stand_ins = table.free("monument"), table.free("ankh")
    enough = real and len(real) + len(stand_ins) >= 2
    if enough and not any(further_monument_moves(table)):
        table.reached["D-21:no space for a further marker"] += 1


def note_disaster(table: Table, area: str) -> None:
    """D-23 to D-25."""
    table.reached[f"D-23:{area} disaster, Suns {table.suns()}"] += 1
    spent = table.groups & {"pharaoh", "nile", "monument"}
    if spent:
        table.reached[f"D-24:{' '.join(spent)}, then a disaster"] += 1
    if "monument" in spent and area == "monument":
        table.reached["D-24:marker, then a monument disaster"] += 1
    others = [seat for seat in range(table.players) if seat != table.turn]
    hurt = {
        "pharaoh": any(table.pharaoh[seat] for seat in others),
        "nile": any(table.floods[seat] or table.nile[seat] for seat in others),
        "civ": any(table.civ_of(seat) for seat in others),
        "monument": any(table.monuments_of(seat) for seat in others),
    }
    if not hurt[area]:
        table.reached[f"D-25:{area} disaster hits nobody"] += 1
    own = {
        "pharaoh": table.pharaoh[table.turn] > 0,
        "nile": table.floods[table.turn] > 0,
        "civ": bool(table.civ_of(table.turn)),
        "monument": bool(table.monuments_of(table.turn)),
    }
    if own[area]:
        table.reached[f"D-25:{area} of the active player is spared"] += 1


def note_retreat(table: Table, area: str, victim: int) -> None:
    """D-25."""
    if area == "nile" and table.floods[victim]:
        table.reached["D-25:flood cube lost"] += 1
        return
    track = table.nile if area == "nile" else table.pharaoh
    table.reached[f"D-25:{area} steps back {min(2, track[victim])}"] += 1


def note_hit(table: Table, victim: int, count: int) -> None:
    """D-25, D-30."""
    fate = "asked" if count >= 3 else f"loses {count} unasked"
    table.reached[f"D-25:{table.disaster} victim {fate}"] += 1
    if table.hits and fate == "asked":
        before = "asked" if "asked" in table.hits else "unasked"
        table.reached[f"D-30:victim asked after one {before}"] += 1
    if count in (1, 2) and "asked" in table.hits:
        table.reached["D-30:victim unasked after one asked"] += 1
    if count:
        table.hits = (*table.hits, fate)


def note_finish(table: Table) -> None:
    """D-20, D-22, D-23."""
    if "monument" in table.groups:
        table.reached[f"D-20:markers in the turn {1 + len(table.paired)}"] += 1
        if table.free("monument") and not table.free("ankh") and not table.paired:
            table.reached["D-20:a second Monument is not enough"] += 1
    if table.free("ankh"):
        table.reached[f"D-22:Ankhs left {len(table.free('ankh'))}"] += 1
    if table.suns() >= 4 and "disaster" not in table.groups:
        table.reached[f"D-23:declined, Suns {table.suns()}"] += 1


def note_end_of_epoch(table: Table) -> None:
    """D-26, D-30."""
    table.reached[f"D-26:epoch ends, Suns {table.suns()}"] += 1
    table.reached["D-26:Ra oversteps" if table.ra > table.sun_track else "D-26:Ra arrives"] += 1
    for seat in range(table.players):
        markers = 2 + table.floods[seat] + len(table.civ_of(seat)) + len(table.monuments_of(seat))
        if markers + 1 > CUBES_IN_THE_BOX:
            table.reached["D-30:more cubes than are in the box"] += 1
        if table.epoch == 3 and table.civ_of(seat):
            table.reached["D-30:clean-up of the third epoch"] += 1


def note_scores(table: Table) -> None:
    """D-27, D-28."""
    for points in table.points:
        if points < 0:
            table.reached["D-27:below zero"] += 1
    if table.epoch < 3 and table.monuments:
        table.reached["D-28:monuments stay"] += 1
    if table.epoch < 3 and any(table.nile):
        table.reached["D-28:Nile markers stay"] += 1


def note_winners(table: Table) -> None:
    """D-29."""
    count = len(table.winners)
    table.reached["D-29:one winner" if count == 1 else f"D-29:{count} share the victory"] += 1
