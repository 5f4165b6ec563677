// Harmonies: a position, and its forms in plain bytes.
#pragma once

#include "../core/parts.h"
#include "../core/random.h"
#include "scoring.h"

namespace harmonies {

constexpr u32 SEATS = 4;
constexpr u32 SPACES = 5;
constexpr u32 ROW = 5;
constexpr u8 NO_SPACE = 255;

enum Phase : u8 { CHOOSING_SPIRIT, IN_TURN, EXCHANGING, OVER };

// Some tokens: four bits a colour say how many.
using Tokens = u32;

inline u32 tokens_of(Tokens tokens, u32 colour) { return tokens >> 4 * colour & 15; }
inline Tokens one_of(u32 colour) { return 1u << 4 * colour; }

struct Position {
  Generator chance;  // draws what is not settled in bag and pile
  Tokens spaces[SPACES];
  Tokens hand;
  u8 seats, side, has_spirits, has_loops;
  u8 first, turn, phase, space, took_card;
  u8 bag_at, bag_known;    // the next token; so many from the front are settled
  u8 pile_at, pile_known;  // the same for the cards
  u8 discards;
  u8 row[ROW];  // NO_CARD in a gap
  u8 offers[SEATS * 2];
  u8 bag[TOKENS];
  u8 pile[ANIMALS];
  u8 discarded[ANIMALS];  // in solo
  Area areas[SEATS];
};

// The documented form (docs/engine.md); the version is raised when anything in it changes.
constexpr u8 VERSION = 1;

#define HARMONIES_OPTIONS(part) \
  part(u8, side, 1) part(u8, spirits, 1) part(u8, river_loops, 1) part(u8, first_player, 1)

#define HARMONIES_PACKED(part)                                                                     \
  part(u8, version, 1) part(u8, seats, 1) part(u8, side, 1) part(u8, spirits, 1)                   \
  part(u8, river_loops, 1) part(u8, first, 1) part(u8, turn, 1) part(u8, phase, 1)                 \
  part(u8, space, 1) part(u8, took_card, 1) part(u8, spaces, 5 * 6) part(u8, hand, 6)              \
  part(u8, row, 5) part(u8, offers, 4 * 2) part(u8, bag_left, 1) part(u8, bag_known, 1)            \
  part(u8, bag, 120) part(u8, pile_left, 1) part(u8, pile_known, 1) part(u8, pile, 32)             \
  part(u8, discarded, 32) part(u8, stacks, 4 * 25) part(u8, cubes, 4 * 25)                         \
  part(u8, cards, 4 * 32) part(u8, spirit, 4)

// What the seat to act sees; its own board comes first, the others follow clockwise.
#define HARMONIES_OBSERVATION(part)                                                                \
  part(u8, stacks, 4 * 25) part(u8, cubes, 4 * 25) part(u8, cards, 4 * 4)                          \
  part(u8, cubes_left, 4 * 4) part(u8, spirit, 4) part(u8, spirit_placed, 4)                       \
  part(u8, empty_cells, 4) part(u8, spaces, 5 * 6) part(u8, hand, 6) part(u8, row, 5)              \
  part(u8, bag, 6) part(u8, pile, 1) part(u8, offer, 2) part(u8, phase, 1)                         \
  part(u8, group_taken, 1) part(u8, took_card, 1) part(u8, turn, 1) part(u8, place, 1)             \
  part(u8, final_round, 1) part(u8, seats, 1) part(u8, side, 1) part(u8, spirits, 1)               \
  part(u8, river_loops, 1)

STRUCT(Options, HARMONIES_OPTIONS)
STRUCT(Packed, HARMONIES_PACKED)
STRUCT(Observation, HARMONIES_OBSERVATION)

inline u32 active_seat(const Position& position) {
  return (position.first + position.turn) % position.seats;
}

inline Area& active_area(Position& position) { return position.areas[active_seat(position)]; }
inline const Area& active_area(const Position& position) {
  return position.areas[active_seat(position)];
}

inline u32 space_count(const Position& position) {
  return position.seats == 1 ? SPACES_ALONE : SPACES;
}

inline u32 bag_left(const Position& position) { return TOKENS - position.bag_at; }
inline u32 pile_left(const Position& position) { return ANIMALS - position.pile_at; }

inline u8 drawn_token(Position& position) {
  if (position.bag_at >= position.bag_known)
    drawn_to(position.bag, position.bag_at, TOKENS, position.chance);
  return position.bag[position.bag_at++];
}

inline u8 drawn_card(Position& position) {
  if (position.pile_at >= position.pile_known)
    drawn_to(position.pile, position.pile_at, ANIMALS, position.chance);
  return position.pile[position.pile_at++];
}

// New tokens on a space; what lay there in solo leaves the game (H-SOLO-2).
inline void refill_space(Position& position, u32 space) {
  Tokens tokens = 0;
  for (u32 at = 0; at < TOKENS_A_SPACE && bag_left(position); at++)
    tokens += one_of(drawn_token(position));
  position.spaces[space] = tokens;
}

}  // namespace harmonies
