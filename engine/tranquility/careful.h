// Tranquility: `careful`, the player whose habits every search here stands on.
//
// It decides as harmonium.bots.tranquility does, which says why; the two are held together by
// tests/bots/test_careful_engine.py. It looks at nothing that its seat may not know.
#pragma once

#include "outlook.h"
#include "rules.h"

namespace tranquility {

constexpr i64 FINISHING = 1'000'000'000 * UNIT, STARTING = 100'000'000 * UNIT;
constexpr i64 CALMING = 10'000'000 * UNIT, STEERING = 1'000'000 * UNIT, NEVER = -FINISHING;

struct Careful {
  Outlook look;
  const Position& position;
  u32 seat, kind;

  Careful(const Position& whole, u32 who, Memory& memory)
      : look(whole, who, memory), position(whole), seat(who), kind(at_hand(whole).kind) {}

  const Hand& hand() const { return position.hands[seat]; }

  i64 empty_cells(u32 row) const { return count(row_cells(position, row) & ~position.filled); }

  i64 worth(u32 code) {
    if (code >= PLACE) return placing(code);
    if (code >= TAKE_CODE) return 0;
    if (code >= PLAY_MONSTER) return striking(code - PLAY_MONSTER);
    if (code >= FLIP) return flipping(code - FLIP);
    if (code >= DISCARD) return discarding(code - DISCARD);
    if (code >= SPEND) return calming(code - SPEND);
    if (code >= PUT_STORM) return -empty_cells(code - PUT_STORM + 1);
    if (code >= PUT_ROCKS) return -empty_cells(code - PUT_ROCKS + 1);
    if (code >= COMMIT_CODE) return committing(code - COMMIT_CODE);
    if (code >= ANNOUNCE_CODE) return announcing(static_cast<i32>(code - ANNOUNCE_CODE));
    if (code >= PLAY_FINISH) return finishing() - (code > PLAY_FINISH ? UNIT : 0);
    if (code >= PLAY_START) return code == PLAY_START ? STARTING : NEVER;
    if (code == LAY_JOKER) return relief() >= static_cast<i32>(look.habits.yellow_relief) ? STEERING : NEVER;
    if (code == DISCARD_HAND) return discarding_the_hand();
    return 0;
  }

  // An attempt costs nothing, but one that must fail only wastes time.
  i64 finishing() const {
    bool waits = holds(position, seat, MONSTER);
    for (u32 other = 0; other < position.seats; other++) waits |= position.shown[other] != 0;
    return waits ? NEVER : FINISHING;
  }

  // What has to be done later about a card that lies the wrong way up.
  i32 burden(u32 cell) const {
    const bool wrong = (cell >= look.size / 2) != (position.is_night != 0);
    return position.has_day_night && wrong ? FLIP_COST * 2 : 0;
  }

  i64 placing(u32 code) {
    const bool joker = code >= PLACE_JOKER;
    const u32 number = (code - (joker ? PLACE_JOKER : PLACE)) / CELLS + 1;
    const u32 cell = (code - PLACE) % CELLS;
    const i64 found = look.placing(joker ? JOKER : number, number, cell, burden(cell));
    return joker ? found - JOKER_WORTH : found;
  }

  // Whether the code may be worth as much as that; false only if it is not.
  bool may_reach(u32 code, i64 worth) {
    if (code < PLACE || code >= PLACE_JOKER) return true;
    const u32 cell = (code - PLACE) % CELLS;
    return look.placing_at_most((code - PLACE) / CELLS + 1, cell, burden(cell)) >= worth;
  }

  i64 discarding(u32 places) {
    const i64 lost = look.lost(places);
    if (kind == TURN) return look.idling(static_cast<i32>(count(places)), lost);
    // The rocks can be moved for nothing; all other discards are payments.
    return kind == ROCKS_STEP ? -100 * UNIT - lost : -lost;
  }

  i64 striking(u32 number) const {
    if (kind == STRIKE) return look.striking(number % CELLS, 0);
    return number < CELLS ? look.striking(number, 1) + parts(look.habits.monster_gone) : NEVER;
  }

  // Only what lies the wrong way up, and rather than discarding two.
  i64 flipping(u32 cell) {
    if (!(look.wrong_way_up() >> cell & 1)) return NEVER;
    return look.idling(FLIP_COST, look.cheapest(1, hand(), nullptr), 2);
  }

  // Worth it for a Compass that is badly needed.
  i64 discarding_the_hand() {
    const i32 saved = relief();
    if (!saved) return NEVER;
    const u32 size = hand().size;
    return look.idling(static_cast<i32>(size), look.lost((1u << size) - 1), saved);
  }

  // What one more Compass would save, in cards; nothing while there is one to spend.
  i32 relief() const {
    if (!has_weather(position) || position.pool) return 0;
    i32 saved = position.orange[seat] ? static_cast<i32>(look.habits.orange_relief) : 0;
    for (u32 other = 0; other < position.seats; other++)
      if (position.yellow[other]) saved = static_cast<i32>(look.habits.yellow_relief);
    for (u32 row = 1; row <= ROWS; row++)
      if (position.purple[row - 1] && empty_cells(row)) saved = static_cast<i32>(look.habits.purple_relief);
    return saved;
  }

  // A Compass is kept where the Storm is not worth it.
  i64 calming(u32 number) const {
    const i64 urgent = urgency(number);
    return urgent > 0 && urgent < static_cast<i64>(look.habits.least_urgent) ? NEVER : CALMING + urgent;
  }

  // The Storm just drawn first, then closed rows, then small hands.
  i64 urgency(u32 number) const {
    const u32 storm = YELLOW + number / 7, place = number % 7;
    if (!place) return 4;
    if (storm == PURPLE) return empty_cells(place) ? 3 : -STARTING;
    return storm == YELLOW ? 2 : 1;
  }

  i64 announcing(i32 number) {
    i32 sparable = 0;
    for (u32 at = 0; at < hand().size; at++)
      sparable += look.missed_at(at) < parts(look.habits.sparable);
    return number > sparable ? sparable - number : number - sparable;
  }

  i64 committing(u32 number) const {
    const double total = number / 3 + number % 3, own = share();
    return -parts(total > own ? total - own : own - total) - UNIT / 100 * (number % 3);
  }

  u32 announced(u32 other) const {
    const u32 number = position.payment.announced[other];
    return number == NOBODY ? 0 : number;
  }

  // The own part of what is still owed: by what was announced, and by who has most.
  double share() const {
    const Payment& payment = position.payment;
    u32 open[SEATS], waiting = 0, steps = 0;
    while (clockwise(position, payment.active, steps) != seat) steps++;
    for (; steps < position.seats; steps++) open[waiting++] = clockwise(position, payment.active, steps);
    i32 owed = payment.owed, theirs = 0;
    for (u32 other = 0; other < position.seats; other++)
      if (payment.hand[other] != NOBODY) owed -= payment.hand[other] + payment.pile[other];
    const i32 mine = static_cast<i32>(announced(seat));
    for (u32 at = 1; at < waiting; at++) theirs += static_cast<i32>(announced(open[at]));
    const i32 sum = mine + theirs;
    const double by_word =
        sum >= owed ? static_cast<double>(mine * owed) / (sum > 1 ? sum : 1)
                    : mine + static_cast<double>(owed - sum) / waiting;
    return (by_word + levelled(owed, open, waiting)) / 2;
  }

  // What this seat would give if all who are still to promise kept equally many cards.
  i32 levelled(i32 owed, const u32* open, u32 waiting) const {
    i32 level = 0, own = 0;
    const auto stock = [&](u32 at) { return position.hands[open[at]].size + position.piles[open[at]].size; };
    for (u32 at = 0; at < waiting; at++)
      if (stock(at) > level) level = stock(at);
    for (; level >= 0; level--) {
      i32 sum = 0;
      for (u32 at = 0; at < waiting; at++) {
        const i32 most_given = position.hands[open[at]].size, above = stock(at) - level;
        const i32 gift = above < 0 ? 0 : above < most_given ? above : most_given;
        if (!at) own = gift;
        sum += gift;
      }
      if (sum >= owed) break;
    }
    return own;
  }
};

// `careful` as a rival: points now, and a hand that fits cheaply later.
struct CarefulRival {
  const Position& position;
  u32 seat;

  // The points that the number would bring at its best place now.
  i64 promise(u32 number) const {
    const Gap gap = gap_of(position, number);
    if (gap.high - gap.low == 1) return -UNIT / 2;
    const u32 up = gap.low < 0 ? 0 : gap.up, down = gap.high == static_cast<i32>(cells_of(position)) ? 0 : gap.down;
    u32 cost = 0;  // between two that are not beside it a number is free
    if (gap.high - gap.low == 2)
      cost = up && down ? (up < down ? up : down) : up + down;
    else if (gap.high - gap.low == 3)
      cost = up < down ? up : down;
    return cost < POINTS_IN_GRID ? (POINTS_IN_GRID - cost) * UNIT : 0;
  }

  bool may_reach(u32, i64) const { return true; }

  i64 worth(u32 code) const {
    if (code >= PLACE) {
      const u32 number = (code - PLACE) / CELLS + 1, cell = (code - PLACE) % CELLS;
      const i64 points = i64{POINTS_IN_GRID} - i64{POINTS_LOST_FOR_DISCARD} * cost_of(position, number, cell);
      // How far the cell is from where the number would lie in an even grid.
      const double off = cell + 1 - static_cast<double>((cells_of(position) + 1) * number) / BEYOND;
      return points * UNIT - parts(0.1 * (off < 0 ? -off : off));
    }
    if (code >= TAKE_CODE) return promise(code - TAKE_CODE + 1);
    const u32 places = code - DISCARD;
    i64 promised = 0;
    const Hand& hand = position.hands[seat];
    for (u32 at = 0; at < hand.size; at++)
      if (!(places >> at & 1)) promised += promise(hand.cards[at]);
    const i64 later = promised * 3;
    return -i64{POINTS_LOST_FOR_DISCARD} * count(places) * UNIT + (later >= 0 ? later / 10 : -((9 - later) / 10));
  }
};

// All codes that `careful` holds for equally good; there is at least one if any is legal.
inline u32 careful_choices(const Position& position, u32 seat, Memory& memory, u16* best) {
  u16 codes[MOST_LEGAL];
  const u32 found = legal(position, seat, codes);
  u32 equals = 0;
  i64 highest = 0;
  const auto weigh = [&](auto& player) {
    for (u32 at = found; at--;) {  // discards first: they are soon weighed
      if (equals && !player.may_reach(codes[at], highest)) continue;
      const i64 worth = player.worth(codes[at]);
      if (equals && worth < highest) continue;
      if (equals && worth > highest) equals = 0;
      highest = worth;
      best[equals++] = codes[at];
    }
  };
  if (found < 2) {
    if (found) best[0] = codes[0];
    return found;
  }
  if (position.is_rivalry) {
    CarefulRival player{position, seat};
    weigh(player);
  } else {
    Careful player(position, seat, memory);
    weigh(player);
  }
  return equals;
}

}  // namespace tranquility
