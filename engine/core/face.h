// The functions that a host calls, the same for every game: FACE(game) in the file of the game
// exports them as <game>_deal, <game>_legal, ... Hosts are CPython through wasmtime, a browser,
// and any program that loads the native library.
//
// All memory is the host's. Pointers must lie in it and be aligned to eight bytes; whatever they
// point to is checked where it can be wrong (options, packed positions, seats, codes). A result
// below zero names a fault. Seeds have 64 bits and come as two words: every host has numbers of
// 32 bits.
#pragma once

#include "play.h"

constexpr i32 REFUSED = -100;  // the action is not legal, nothing has changed

constexpr u32 MOST_PERFT = 8;  // deeper than anybody can wait for; the stack must hold it

// What `<game>_number` answers.
enum Number : u32 {
  N_VERSION,
  N_POSITION_BYTES,
  N_PACKED_BYTES,
  N_OPTIONS_BYTES,
  N_OBSERVATION_BYTES,
  N_CODES,
  N_MOST_LEGAL,
  N_CATEGORIES,
  N_SEATS,
};

// Sums over many random games.
struct Tally {
  u64 acts;
  i32 points, best;  // of all seats; of the best seat of each game
};

#define FACE(game, PACKED, OPTIONS, OBSERVATION, CODE_TEXT)                                        \
  EXPORT(game##_number) u32 game##_number(u32 which) {                                             \
    using namespace game;                                                                          \
    switch (which) {                                                                               \
      case N_VERSION: return VERSION;                                                              \
      case N_POSITION_BYTES: return sizeof(Position);                                              \
      case N_PACKED_BYTES: return sizeof(Packed);                                                  \
      case N_OPTIONS_BYTES: return sizeof(Options);                                                \
      case N_OBSERVATION_BYTES: return sizeof(Observation);                                        \
      case N_CODES: return CODES;                                                                  \
      case N_MOST_LEGAL: return MOST_LEGAL;                                                        \
      case N_CATEGORIES: return CATEGORIES;                                                        \
      case N_SEATS: return SEATS;                                                                  \
      default: return 0;                                                                           \
    }                                                                                              \
  }                                                                                                \
  EXPORT(game##_text) const char* game##_text(u32 which) {                                         \
    switch (which) {                                                                               \
      case 0: return DESCRIPTION(PACKED);                                                          \
      case 1: return DESCRIPTION(OPTIONS);                                                         \
      case 2: return DESCRIPTION(OBSERVATION);                                                     \
      case 3: return CODE_TEXT;                                                                    \
      default: return "";                                                                          \
    }                                                                                              \
  }                                                                                                \
  EXPORT(game##_default_options)                                                                   \
  void game##_default_options(game::Options* options, u32 seats) {                                 \
    *options = game::default_options(seats);                                                       \
  }                                                                                                \
  EXPORT(game##_deal)                                                                              \
  i32 game##_deal(game::Position* games, u32 size, const game::Options* options, u32 seats,        \
                  u32 low, u32 high) {                                                             \
    for (u32 at = 0; at < size; at++)                                                              \
      if (const i32 fault = deal(games[at], *options, seats, stream(wide(low, high), at))) return -fault;\
    return 0;                                                                                      \
  }                                                                                                \
  EXPORT(game##_unpack)                                                                            \
  i32 game##_unpack(game::Position* position, const game::Packed* packed, u32 low, u32 high) {     \
    return -unpack(*position, *packed, stream(wide(low, high), 0));                                \
  }                                                                                                \
  EXPORT(game##_pack) void game##_pack(const game::Position* position, game::Packed* packed) {     \
    pack(*position, *packed);                                                                      \
  }                                                                                                \
  EXPORT(game##_actors) u32 game##_actors(const game::Position* position) {                        \
    return actors(*position);                                                                      \
  }                                                                                                \
  EXPORT(game##_legal)                                                                             \
  u32 game##_legal(const game::Position* position, u32 seat, u16* codes) {                         \
    return seat < position->seats ? legal(*position, seat, codes) : 0;                             \
  }                                                                                                \
  EXPORT(game##_apply) i32 game##_apply(game::Position* position, u32 seat, u32 code) {            \
    if (!is_legal(*position, seat, code)) return REFUSED;                                          \
    apply(*position, seat, code);                                                                  \
    return 0;                                                                                      \
  }                                                                                                \
  EXPORT(game##_score) void game##_score(const game::Position* position, i32* points) {            \
    score(*position, points);                                                                      \
  }                                                                                                \
  EXPORT(game##_play_outs)                                                                         \
  u32 game##_play_outs(const game::Position* position, u32 size, u32 low, u32 high, const u8* weights,\
                       i32* points) {                                                              \
    u32 acts = 0;                                                                                  \
    for (u32 at = 0; at < size; at++) {                                                            \
      game::Position end = *position;                                                              \
      end.chance = stream(wide(low, high), 2 * u64{at});                                           \
      Generator player = stream(wide(low, high), 2 * u64{at} + 1);                                 \
      acts += play_out<game::MOST_LEGAL>(end, weights, player);                                    \
      score_totals(end, points + size_t{at} * position->seats);                                    \
    }                                                                                              \
    return acts;                                                                                   \
  }                                                                                                \
  EXPORT(game##_transcript)                                                                        \
  u32 game##_transcript(game::Position* position, u32 low, u32 high, u16* codes, u32 most) {       \
    Generator player = stream(wide(low, high), 1);                                                 \
    u32 acts = 0;                                                                                  \
    for (; acts < most && actors(*position); acts++) {                                             \
      const u32 seat = next_actor(*position);                                                      \
      const u32 code = random_code(*position, seat, player);                                       \
      if (code == NO_CODE) break;                                                                  \
      codes[acts] = static_cast<u16>(code);                                                        \
      apply(*position, seat, codes[acts]);                                                         \
    }                                                                                              \
    return acts;                                                                                   \
  }                                                                                                \
  EXPORT(game##_random_games)                                                                      \
  void game##_random_games(game::Position* position, u32 size, u32 low, u32 high, Tally* tally) {  \
    Generator player = stream(wide(low, high), 1);                                                 \
    *tally = Tally{};                                                                              \
    for (u32 at = 0; at < size; at++) {                                                            \
      i32 points[game::SEATS] = {};                                                                \
      redeal(*position);                                                                           \
      tally->acts += play_out(*position, player);                                                  \
      score_totals(*position, points);                                                             \
      i32 best = points[0];                                                                        \
      for (u32 seat = 0; seat < position->seats; seat++) {                                         \
        tally->points += points[seat];                                                             \
        if (points[seat] > best) best = points[seat];                                              \
      }                                                                                            \
      tally->best += best;                                                                         \
    }                                                                                              \
  }                                                                                                \
  EXPORT(game##_perft) u32 game##_perft(const game::Position* position, u32 depth) {               \
    return depth && depth <= MOST_PERFT ? perft<game::MOST_LEGAL>(*position, depth) : 0;           \
  }                                                                                                \
  EXPORT(game##_look)                                                                              \
  void game##_look(const game::Position* games, u32 size, game::Observation* observations,         \
                   u8* masks, u8* seats) {                                                         \
    const Sight<game::Observation> sight{observations, masks, seats, nullptr, nullptr};            \
    for (u32 at = 0; at < size; at++) look<game::CODES, game::MOST_LEGAL>(games[at], at, sight);   \
  }                                                                                                \
  EXPORT(game##_step)                                                                              \
  u32 game##_step(game::Position* games, u32 size, const u16* codes, u32 again,                    \
                  game::Observation* observations, u8* masks, u8* seats, i32* points, u8* done) {  \
    const Sight<game::Observation> sight{observations, masks, seats, points, done};                \
    return step<game::CODES, game::MOST_LEGAL>(games, size, codes, again, sight);                  \
  }                                                                                                \
  EXPORT(game##_observe)                                                                           \
  void game##_observe(const game::Position* games, u32 size, u32 seat,                             \
                      game::Observation* observations) {                                           \
    for (u32 at = 0; at < size; at++)                                                              \
      observe(games[at], seat < games[at].seats ? seat : 0, observations[at]);                     \
  }                                                                                                \
  EXPORT(game##_answer)                                                                            \
  void game##_answer(game::Position* games, u32 size, u32 seat, i32* points) {                     \
    for (u32 at = 0; at < size; at++) {                                                            \
      if (seat < games[at].seats) answer(games[at], seat);                                         \
      score_totals(games[at], points + size_t{at} * games[at].seats);                              \
    }                                                                                              \
  }                                                                                                \
  EXPORT(game##_redeal)                                                                            \
  void game##_redeal(game::Position* games, u32 size, const u8* which) {                           \
    for (u32 at = 0; at < size; at++)                                                              \
      if (which[at]) redeal(games[at]);                                                            \
  }
