// How long the host may go on with what it does for a script: one counter for each thread, which the loops of the host count down.
//
// A Lua error can't end a loop in Swift, so these loops ask whether they must end (`HostWork` in LunetteCore). Whoever runs the script says
// when (CLuaShim): the watchdog's signal handler once the time is over, a call that begins under a budget of instructions beforehand, `malloc`
// once the host holds more than the script may.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { WORK_NOTE = 200, WORK_CALL = 100 }; // bytes; a longer text is cut
static const int64_t WORK_UNLIMITED = INT64_MAX;

typedef struct work_state {
  int64_t left;         // steps until the work must end; negative: it must end now
  double seconds;       // the processor time that the call might take, if that is over; otherwise 0
  bool is_interrupted;  // a person has asked for the end
  int64_t memory;       // bytes: the limit that the work has left behind, and must end for that; otherwise 0
  int64_t left_then;    // the steps that were left when it did
  char note[WORK_NOTE]; // what the loop that ended first was doing; "" if none has ended
  char call[WORK_CALL]; // the script's call that it was done for
} work_state;

extern _Thread_local work_state work_now;

static inline int64_t work_left(void) { return __atomic_load_n(&work_now.left, __ATOMIC_RELAXED); }
// Counts steps of a loop. Returns: whether it must end. The signal handler, which runs on the same thread, may write between the load and
// the store; that is lost, and the watchdog's next signal writes it again.
static inline bool work_step(int64_t steps) {
  int64_t left = work_left() - steps;
  __atomic_store_n(&work_now.left, left, __ATOMIC_RELAXED);
  return __builtin_expect(left < 0, false);
}
static inline bool work_is_over(void) { return __builtin_expect(work_left() < 0, false); }
static inline void work_allow(int64_t steps) { __atomic_store_n(&work_now.left, steps, __ATOMIC_RELAXED); }

void work_note(const char *text); // keeps the text if there is none yet
void work_name(const char *call); // does the same with the call's name
void work_take(void);             // both texts have been used, and are forgotten, and so is the end for the memory
void work_end_for_memory(int64_t limit);
bool work_has_room(size_t bytes);           // whether the work may hold so much more; if not, it is over
void work_ask_for_room(bool (*has)(size_t)); // who knows that, once in a process
void work_forget(void);           // the next call begins: nothing is over, and nothing is noted
static inline const char *work_noted(void) { return work_now.note; }
static inline const char *work_call(void) { return work_now.call; }
static inline double work_seconds(void) { return work_now.seconds; }
static inline int64_t work_memory(void) { return work_now.memory; }
static inline bool work_is_interrupted(void) { return work_now.is_interrupted; }
