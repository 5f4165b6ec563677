// Tranquility: a position, and its forms in plain bytes.
//
// As in the rules, what is still to be done stands on an agenda whose last step comes first. What
// left the game openly or unseen is not kept: nothing in play depends on it. Cells are counted
// from 0 along the chain; a card is its place in the order of a hand, counted from 1, so that an
// island is its number.
#pragma once

#include "../core/parts.h"
#include "../core/random.h"
#include "../tables/tranquility.h"

namespace tranquility {

constexpr u32 SEATS = 5;
constexpr u32 CELLS = 36;
constexpr u32 ROWS = 6;
constexpr u32 PILE = 100;      // the longest pile there can be, the Start included
constexpr u32 AGENDA = 48;  // more than a turn can ever need, whatever it began with
constexpr u32 CATEGORIES = 2;  // cells or grid; discards
constexpr u8 NOBODY = 255;     // also: nothing announced, committed or chosen yet

enum Grid : u8 { STANDARD, HIGH_ARCH, PYRAMID };

// In the order of the rules.
enum Kind : u8 {
  OPENING,
  STARTS,
  TURN,
  PAY,
  REWARD,
  CLEAR_ROCKS,
  EXPLORE,
  STRIKE,
  NEW_ROCKS,
  NIGHT,
  COMPLETE,
  WINDOW,
  ROCKS_STEP,
  OWE,
  ANNOUNCE,
  COMMIT,
  CHOOSE,
  REFILL,
  STORM_STEP,
  TAKE,
  REPLENISH,
  NEXT,
  KINDS
};

enum Outcome : u8 { RUNNING, WON, LOST_STUCK, LOST_PAYING, RIVALS_DONE };

struct Step {
  u8 kind, seat, amount, card, attempted;
};

struct Hand {
  u8 size;
  u8 cards[HAND];  // sorted
};

struct Pile {
  u8 size;
  u8 cards[PILE];  // the top card last
};

// The eight cards for the Start, on their way (Q-START-4).
struct Payment {
  u8 is_running, active, owed;
  u8 pile_used[SEATS], announced[SEATS], hand[SEATS], pile[SEATS];
  u8 chosen[SEATS];  // the cards of the hand, as bits; NOBODY before
};

struct Position {
  Generator chance;
  u64 filled, joker_cells, moons;  // sets of cells
  u64 sunk[2];                     // numbers that monsters destroyed, from 1
  u64 start_places[SEATS];         // where the Starts will be shuffled in
  u8 seats, grid, has_rocks, monsters, has_storms, has_jokers, removed, has_day_night, is_rivalry;
  u8 first, are_starts_in, outcome, outcome_seat, start, starter, finish, is_night;
  u8 rocks;  // the row, from 1; 0 without
  u8 yellow[SEATS], orange[SEATS], purple[ROWS];
  u8 pool, supply, pool_jokers, rewarded;  // Compasses; rows that earned theirs, as bits
  u8 blind[SEATS];  // how many cards each gave unseen from the pile (Q-STORM-5)
  u8 shown[SEATS];  // Sea Monsters that everybody knows to be in a hand (Q-INFO-6)
  u8 explorer_size, deck_size, offer_size, agenda_size;
  u8 numbers[CELLS];
  u8 explorer[EXPLORER_CARDS], deck[ISLANDS], offer[OFFER];  // decks with the top card last
  Payment payment;
  Step agenda[AGENDA];
  Hand hands[SEATS];
  Pile piles[SEATS];
  Pile discards[SEATS];  // the last card last
};

constexpr u8 VERSION = 2;

#define TRANQUILITY_OPTIONS(part)                                                                \
  part(u8, jagged_rocks, 1) part(u8, sea_monsters, 1) part(u8, storm_compass, 1)                 \
  part(u8, jokers, 1) part(u8, remove_islands, 1) part(u8, high_arch, 1) part(u8, pyramid, 1)    \
  part(u8, day_night, 1) part(u8, competitive, 1)

#define TRANQUILITY_PACKED(part)                                                                   \
  part(u64, start_places, 5) part(u8, version, 1) part(u8, seats, 1) part(u8, options, 9)          \
  part(u8, first, 1) part(u8, are_starts_in, 1) part(u8, outcome, 1) part(u8, outcome_seat, 1)     \
  part(u8, start, 1) part(u8, starter, 1) part(u8, finish, 1) part(u8, night, 1)                   \
  part(u8, rocks, 1) part(u8, yellow, 5) part(u8, orange, 5) part(u8, purple, 6)                   \
  part(u8, compasses, 3) part(u8, rewarded, 6) part(u8, numbers, 36) part(u8, jokers, 36)          \
  part(u8, moons, 36) part(u8, sunk, 80) part(u8, hands, 5 * 5) part(u8, piles, 5 * 100)           \
  part(u8, discards, 5 * 100) part(u8, explorer, 28) part(u8, deck, 80) part(u8, offer, 6)         \
  part(u8, agenda, 32 * 5) part(u8, payment, 3) part(u8, pile_used, 5) part(u8, announced, 5)      \
  part(u8, committed, 5 * 2) part(u8, chosen, 5 * 5) part(u8, has_chosen, 5)                       \
  part(u8, blind, 5) part(u8, shown, 5)

// What the seat to act sees; lists of seats begin with its own and go on clockwise.
#define TRANQUILITY_OBSERVATION(part)                                                              \
  part(u8, numbers, 36) part(u8, jokers, 36) part(u8, moons, 36) part(u8, sunk, 80)                \
  part(u8, own_discards, 90) part(u8, hand, 5) part(u8, hands, 5) part(u8, piles, 5)               \
  part(u8, discards, 5) part(u8, yellow, 5) part(u8, orange, 5) part(u8, purple, 6)                \
  part(u8, compasses, 2) part(u8, step, 1) part(u8, amount, 1) part(u8, storm, 1)                  \
  part(u8, start, 1) part(u8, night, 1) part(u8, rocks, 1) part(u8, owed, 1)                       \
  part(u8, announced, 5) part(u8, committed, 5 * 2) part(u8, explorer, 1) part(u8, deck, 1)        \
  part(u8, offer, 6) part(u8, seats, 1) part(u8, options, 9)

STRUCT(Options, TRANQUILITY_OPTIONS)
STRUCT(Packed, TRANQUILITY_PACKED)
STRUCT(Observation, TRANQUILITY_OBSERVATION)

inline u32 cells_of(const Position& position) { return GRID_CELLS[position.grid]; }
inline u64 every_cell(const Position& position) { return bit(cells_of(position)) - 1; }
inline bool is_complete(const Position& position) {
  return position.filled == every_cell(position);
}
inline u64 row_cells(const Position& position, u32 row) {
  return ROW_CELLS[position.grid * ROWS + row - 1];
}
inline bool is_row_complete(const Position& position, u32 row) {
  return !(row_cells(position, row) & ~position.filled);
}
inline bool is_sunk(const Position& position, u32 number) {
  return position.sunk[number >> 6] >> (number & 63) & 1;
}
// Storms can come: from the piles, or from the explorer deck of the Pyramid.
inline bool has_weather(const Position& position) {
  return position.has_storms || position.grid == PYRAMID;
}
inline u32 clockwise(const Position& position, u32 from, u32 steps) {
  return (from + steps) % position.seats;
}

}  // namespace tranquility
