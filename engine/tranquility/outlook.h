// Tranquility: how good a position looks to one seat, as a rule of thumb.
//
// The same worths as harmonium.bots.tranquility_outlook, which explains them: sums of whole
// millionths. The constants and the order of every operation must agree with it;
// tests/bots/test_careful_engine.py compares the choices.
#pragma once

#include "memory.h"

namespace tranquility {

struct Outlook {
  const Position& position;
  Memory& memory;
  const Habits& habits;
  u32 seat, size, left, owed, spans_found = 0;
  i32 stock = 0, own_stock;
  u64 unseen[2] = {~u64{1}, bit(ISLANDS - 63) - 1};
  double alive;
  Span spans[CELLS + 1];
  u8 span_at[BEYOND + 1] = {};  // for each number its span, counted from 1
  i64 wholes[CELLS + 1];  // what the spans are worth with the whole hand
  u64 weighed = 0;        // which of them are known
  i64 misses[HAND];       // what each card would be missed for
  u32 missed_known = 0;
  i64 ends[3] = {};  // of none, one, two Finish cards in hand; 0 is not known yet

  Outlook(const Position& whole, u32 who, Memory& known) : position(whole), memory(known), habits(known.habits), seat(who) {
    if (!memory.is_ready) memory.prepare();
    size = cells_of(position);
    left = size - count(position.filled);
    find_unseen();
    find_spans();
    alive = alive_share();
    for (u32 other = 0; other < position.seats; other++)
      stock += position.hands[other].size + position.piles[other].size;
    own_stock = position.hands[seat].size + position.piles[seat].size;
    owed = 1 + (position.start ? 0 : START_PAYMENT) + count(wrong_way_up());
  }

  const Hand& hand() const { return position.hands[seat]; }

  // What the seat knows.

  u64 wrong_way_up() const {
    const u64 upper = every_cell(position) & ~(bit(size / 2) - 1);
    return position.has_day_night ? (position.moons ^ upper) & position.filled : 0;
  }

  void see(u32 card) {
    if (card <= ISLANDS) unseen[card >> 6] &= ~bit(card & 63);
  }

  void find_unseen() {
    unseen[0] &= ~position.sunk[0];
    unseen[1] &= ~position.sunk[1];
    for (u32 at = 0; at < hand().size; at++) see(hand().cards[at]);
    const Pile& own = position.discards[seat];
    for (u32 at = 0; at < own.size; at++) see(own.cards[at]);
    each(position.filled, [&](u32 cell) { see(position.numbers[cell]); });
  }

  void find_spans() {
    u32 low = 0;
    i32 at = -1;
    const auto close = [&](u32 number, i32 cell) {
      if (cell - at > 1) {
        spans[spans_found++] = Span{low, number, at, cell};
        __builtin_memset(span_at + low + 1, static_cast<int>(spans_found), number - low - 1);
      }
      low = number;
      at = cell;
    };
    each(position.filled, [&](u32 cell) { close(position.numbers[cell], static_cast<i32>(cell)); });
    close(BEYOND, static_cast<i32>(size));
  }

  bool is_unseen(u32 number) const { return unseen[number >> 6] >> (number & 63) & 1; }

  // How many unseen numbers lie between two.
  u32 between(u32 low, u32 high) const {
    const u32 first = low + 1, last = high - 1;
    if (first > last) return 0;
    const u64 from[] = {first < 64 ? ~u64{0} << first : 0, first < 64 ? ~u64{0} : ~u64{0} << (first - 64)};
    const u64 to[] = {last < 63 ? bit(last + 1) - 1 : ~u64{0}, last < 64 ? 0 : bit(last - 63) - 1};
    return count(unseen[0] & from[0] & to[0]) + count(unseen[1] & from[1] & to[1]);
  }

  u32 finishes() const {
    u32 found = FINISHES - held(hand(), FINISH);
    const Pile& own = position.discards[seat];
    for (u32 at = 0; at < own.size; at++) found -= own.cards[at] == FINISH;
    if (position.grid == PYRAMID && found > position.explorer_size) found = position.explorer_size;
    return found;
  }

  // How likely an unseen number that fits somewhere can still be played.
  double alive_share() const {
    u32 thrown = REMOVED[position.removed], fitting = 0;
    for (u32 other = 0; other < position.seats; other++)
      thrown += position.blind[other] + (other == seat ? 0u : position.discards[other].size);
    for (u32 at = 0; at < spans_found; at++) fitting += between(spans[at].low, spans[at].high);
    const u32 useless = count(unseen[0]) + count(unseen[1]) - fitting;
    const double could = fitting + habits.discarded * useless + finishes();
    return most(0.03, 1 - thrown / most(1.0, could));
  }

  // The span of a number; `sides` are those that a placement would make of the one around them.
  const Span* span_of(u32 number, const Span* sides) const {
    if (sides && sides[0].low < number && number < sides[1].high) {
      const Span& side = sides[number > sides[0].high];
      return side.has(number) && side.cells() ? &side : nullptr;
    }
    return span_at[number] ? spans + span_at[number] - 1 : nullptr;
  }

  // What spans and cards are worth.

  bool is_inner(const Span& span) const {
    return span.before >= 0 && span.after < static_cast<i32>(size);
  }

  u32 price(const Span& span, u32 number, i32 at) const {
    const bool low = at == span.before + 1 && span.before >= 0;
    const bool high = at == span.after - 1 && span.after < static_cast<i32>(size);
    const u32 up = number - span.low, down = span.high - number;
    if (low && high) return up < down ? up : down;
    return low ? up : high ? down : 0;
  }

  i64 small(const Span& span, u32 supply, u32 ready) const {
    const u32 kind = span.cells() == 2 ? 2 : is_inner(span) ? 0 : 1;
    const u32 hundred = hundredths(alive * supply / 100);
    i32 nothing = 0;
    i32& known = hundred <= Memory::SUPPLIES ? memory.small[kind][hundred][ready] : nothing;
    if (!known) known = static_cast<i32>(small_worth(kind, hundred / 100.0, ready)) - 1;
    return known + 1;
  }

  i64 small_worth(u32 kind, double supply, u32 ready) const {
    if (kind == 2) {
      const double comes = 1 - exponential(-habits.two_fill * (habits.two_unseen * supply + ready));
      return parts(habits.two * logarithm(habits.two_hope + (1 - habits.two_hope) * comes));
    }
    const double comes = 1 - exponential(-habits.one_fills * (habits.one_unseen * supply + ready));
    const double weight = kind == 0 ? habits.one : habits.one * habits.one_at_end;
    return parts(weight * logarithm(habits.one_hope + (1 - habits.one_hope) * comes));
  }

  i64 wide(u32 cells, double supply) const {
    const double lack = habits.roomy - supply / cells;
    if (lack <= 0) return 0;
    const double root = __builtin_sqrt(cells < CELLS_AT_MOST ? cells : CELLS_AT_MOST);
    const double steep = memory.steepness(lack);
    return parts(-habits.wide * root * steep * most(1.0, static_cast<double>(cells) / CELLS_AT_MOST));
  }

  i64 toll(const Span& span) const { return memory.toll[span.cells()][span.high - span.low]; }

  i64 worth(const Span& span, const Cards& cards) const {
    const u32 cells = span.cells();
    if (!cells) return 0;
    if (cells > 2) {
      u32 own = 0;
      for (u32 at = 0; at < cards.size; at++) own += span.has(cards.cards[at]) && cards.cards[at] <= ISLANDS;
      const u32 unknown = between(span.low, span.high);
      return wide(cells, alive * unknown + habits.held * own) - toll(span);
    }
    u32 supply = 0, ready = 0;
    const u32 apart = span.high - span.low;
    const bool low = span.before >= 0, high = span.after < static_cast<i32>(size);
    if (cells == 2 && !(low && high)) {  // free at the end of the chain
      supply = 100 * between(span.low, span.high);
      for (u32 at = 0; at < cards.size; at++)
        ready += cards.cards[at] <= ISLANDS && span.has(cards.cards[at]);
    } else {  // only near a neighbour can a number be paid for
      for (u32 cost = 1; cost <= DEAREST && cost < apart; cost++) {
        const bool nearer_low = low && (!high || 2 * cost <= apart);
        const bool nearer_high = high && (!low || 2 * cost < apart);
        if (nearer_low && is_unseen(span.low + cost)) supply += EAGER[cost];
        if (nearer_high && is_unseen(span.high - cost)) supply += EAGER[cost];
      }
      for (u32 at = 0; at < cards.size; at++) {
        const u32 number = cards.cards[at];
        if (number > ISLANDS || !span.has(number)) continue;
        ready += (low && number - span.low <= DEAREST) || (high && span.high - number <= DEAREST);
      }
    }
    return small(span, supply, ready < 3 ? ready : 3) - toll(span);
  }

  i64 whole(const Span& span) {
    const u32 at = static_cast<u32>(&span - spans);
    if (!(weighed >> at & 1)) {
      weighed |= bit(at);
      wholes[at] = worth(span, hand());
    }
    return wholes[at];
  }

  // Whether a Finish will be there.
  i64 end(u32 finish_cards) {
    const u32 own = finish_cards < 2 ? finish_cards : 2;
    if (!ends[own]) {
      const double hope = own + habits.end_unseen * alive * finishes();
      const double comes = 1 - exponential(-habits.end_comes * hope);
      ends[own] = parts(habits.end * logarithm(habits.end_hope + (1 - habits.end_hope) * comes)) - 1;
    }
    return ends[own] + 1;
  }

  // What the position is worth less without this card of the hand.
  i64 missed(u32 card, const Cards& cards, const Span* sides) {
    if (card == MONSTER) return START_WORTH;
    if (card == START) return position.start ? 0 : START_WORTH;
    if (card == JOKER) return JOKER_WORTH;
    if (card == FINISH) {
      const u32 own = held(cards, FINISH);
      return end(own) - end(own - 1);
    }
    const Span* span = is_sunk(position, card) ? nullptr : span_of(card, sides);
    if (!span) return 0;
    Cards rest = cards;
    take_from_hand(rest, card);
    return worth(*span, cards) - worth(*span, rest);
  }

  // The same for the card at that place of the whole hand, found once.
  i64 missed_at(u32 place) {
    if (!(missed_known >> place & 1)) {
      missed_known |= 1u << place;
      misses[place] = missed(hand().cards[place], hand(), nullptr);
    }
    return misses[place];
  }

  // Whether one card of the hand is missed no more and no less without the other.
  bool are_apart(u32 card, u32 other) const {
    if (card > ISLANDS || other > ISLANDS) return card != other;
    return span_at[card] != span_at[other];
  }

  // The loss of discarding exactly these.
  i64 lost(u32 places) {
    Cards rest = hand();
    i64 total = 0;
    u32 gone = 0;
    each(places, [&](u32 place) {
      const u32 card = hand().cards[place];
      bool alone = true;
      each(gone, [&](u32 other) { alone &= are_apart(card, hand().cards[other]); });
      total += alone ? missed_at(place) : missed(card, rest, nullptr);
      take_from_hand(rest, card);
      gone |= 1u << place;
    });
    return total;
  }

  // The loss of discarding so many cards, one by one the least useful.
  i64 cheapest(u32 cards, Cards rest, const Span* sides) {
    i64 total = 0;
    while (cards--) {
      u32 least_card = 0;
      i64 smallest = 0;
      for (u32 at = 0; at < rest.size; at++) {
        const u32 card = rest.cards[at];
        if (card == MONSTER || (at && rest.cards[at - 1] == card)) continue;
        const i64 miss = missed(card, rest, sides);
        if (least_card && miss >= smallest) continue;
        least_card = card;
        smallest = miss;
      }
      if (!least_card) break;
      total += smallest;
      take_from_hand(rest, least_card);
    }
    return total;
  }

  // What actions are worth.

  // The stock after spending so many cards, with so many cells left.
  i64 cards_left(i32 spent, u32 cells) const {
    const i32 total = stock - spent;
    i32 spare = total - static_cast<i32>(cells) - static_cast<i32>(owed);
    if (spare > SPARE_AT_MOST) spare = SPARE_AT_MOST;
    if (spare < SPARE_AT_LEAST) spare = SPARE_AT_LEAST;
    const double fear = memory.fear[spare - SPARE_AT_LEAST];
    const double behind = (own_stock - spent) - static_cast<double>(total) / position.seats;
    return parts(-habits.fear * fear + habits.thrift * spare - habits.cell * cells +
                 habits.fair * most(-UNFAIR_AT_MOST, least(0.0, behind)));
  }

  i64 placing(u32 card, u32 number, u32 cell, i32 burden) {
    const Span* span = span_of(number, nullptr);
    if (!span) return NOTHING_FITS;
    const i32 at = static_cast<i32>(cell);
    const Span sides[] = {{span->low, number, span->before, at}, {number, span->high, at, span->after}};
    Cards rest = hand();
    take_from_hand(rest, card);
    const u32 cost = price(*span, number, at);
    const i64 change = worth(sides[0], rest) + worth(sides[1], rest) - whole(*span);
    const i64 paid = cost ? cheapest(cost, rest, sides) : 0;
    return change - paid + cards_left(1 + static_cast<i32>(cost) + burden, left - 1);
  }

  // No more than that can a placement be worth, which is quickly said.
  i64 placing_at_most(u32 number, u32 cell, i32 burden) {
    const Span* span = span_of(number, nullptr);
    if (!span) return NOTHING_FITS;
    const i32 at = static_cast<i32>(cell);
    const u32 cost = price(*span, number, at);
    const u32 before = static_cast<u32>(at - span->before - 1), after = static_cast<u32>(span->after - at - 1);
    return cards_left(1 + static_cast<i32>(cost) + burden, left - 1) - whole(*span) -
           memory.toll[before][number - span->low] - memory.toll[after][span->high - number];
  }

  // A turn that fills no cell but costs cards; `done`: what it saves later.
  i64 idling(i32 spent, i64 loss, i32 done = 0) const { return cards_left(spent - done, left) - loss; }

  i64 striking(u32 cell, i32 spent) const {
    const u64 others = position.filled & ~bit(cell);
    const u64 below = others & (bit(cell) - 1), above = others & ~((bit(cell) << 1) - 1);
    Span whole{0, BEYOND, -1, static_cast<i32>(size)};
    if (below) {
      whole.before = 63 - __builtin_clzll(below);
      whole.low = position.numbers[whole.before];
    }
    if (above) {
      whole.after = static_cast<i32>(lowest(above));
      whole.high = position.numbers[whole.after];
    }
    const u32 number = position.numbers[cell];
    const i32 at = static_cast<i32>(cell);
    const Span low{whole.low, number, whole.before, at}, high{number, whole.high, at, whole.after};
    const i64 change = worth(whole, hand()) - (worth(low, hand()) + worth(high, hand()));
    return change + cards_left(spent, left + 1);
  }
};

}  // namespace tranquility
