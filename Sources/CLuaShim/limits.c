// The limits of a script: a memory limit, a budget of VM instructions, and a watchdog for calls without a budget.
//
// A *turn* is one protected call from Swift: a scenario, a test, a callback. Turns nest, and each has a budget of its own.
// Counting costs more than Lua's own work (every instruction goes through the hook's slow path). So without a budget nothing is counted
// until the watchdog (watch.c) finds that a turn has taken a second. The watchdog also limits processor time, of the outermost turn with
// all turns inside it, because the host's own work for a script has no instructions to count. The loops of that work count steps instead
// (CWork): they end when the time is over, or when a call has taken as many steps as the budget pays for.
#include "internal.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

_Thread_local lshim_context *lshim_innermost;

// Instructions between two checks of the budget: so many that checking costs almost nothing, so few that a nested turn loses little.
enum { QUANTUM = 1000 };
// Lua forgets its count where a coroutine begins or a turn inside this one ends. There the checks begin with short steps, each twice as
// long as the last, and each such change counts as some instructions, so that the instructions that are missed are fewer than those added.
enum { FIRST_STEP = 16, CHANGE_COST = 16 };
// The instructions that a turn may still run after the watchdog's second. Source: about two seconds of counted instructions on the machines
// of 2026
static const int64_t WATCHDOG_BUDGET = 100 * 1000 * 1000;
// The steps of the host's loops that one instruction of a budget pays for. Ours: a call of everyday use takes a few thousand steps, and a
// budget of a million instructions is to end an endless loop within seconds
enum { STEPS_PER_INSTRUCTION = 100 };
// A block of at least this size is refused if it would exceed the limit. Smaller blocks are granted, and the next instruction raises the
// error.
enum { LARGE_BLOCK = 1 << 20 };

// What the host may hold beyond the limit before its loops must end, and before nothing is left but to end the process: a loop that doesn't
// ask, or one block that is larger than all the memory. Units: bytes. Ours: with what the process itself takes, less than 100 MB in all
enum { HOST_SLACK = 32 << 20, MOST_BEYOND = 64 << 20 };

static void hook(lua_State *L, lua_Debug *frame);
// What the hook is called for, whether or not instructions are counted: each line while coverage is measured, and what followers hear.
static int other_mask(lua_State *L) {
  const lshim_context *context = lshim_context_of(L);
  int kept = context->keeps_lines ? lua_gethookmask(L) & (LUA_MASKLINE | LUA_MASKRET) : 0;
  return (context->coverage ? LUA_MASKLINE : 0) | (context->is_deaf_to_steps ? 0 : context->events & ~LUA_MASKCOUNT) | kept;
}
void lshim_hear_in(lua_State *L, int events) {
  int mask = lua_gethookmask(L), both = LUA_MASKLINE | LUA_MASKRET, wanted = (mask & ~both) | events;
  // Setting the hook begins the count anew: where instructions are counted, all is heard from the first time on, so that a limit is still reached.
  if (mask & LUA_MASKCOUNT) wanted = events ? mask | both : mask;
  lshim_context_of(L)->keeps_lines = true;
  lshim_settle(L);
  if (wanted != mask) lua_sethook(L, hook, wanted, lua_gethookcount(L));
}
static bool is_armed(lua_State *L) { return (lua_gethookmask(L) & LUA_MASKCOUNT) != 0; }

static bool hears_each(const lshim_context *context) { return (context->events & LUA_MASKCOUNT) && !context->is_deaf_to_steps; }
// Whether each instruction counts, and the hook is called after many.
static bool counts_in_sums(const lshim_context *context) {
  return lshim_counts_exactly(context) && !hears_each(context) && lshim_knows_counter();
}

static void add(lshim_context *context, int64_t ran) {
  lshim_turn *turn = &context->turn;
  context->counted += (uint64_t)ran;
  if (context->is_profiled) context->instructions += (uint64_t)ran;
  if (!turn->is_counting) return;
  turn->remaining -= ran;
  turn->ran += ran;
  turn->place.done += (uint64_t)ran;
}

void lshim_settle(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  if (context->turn.number == 0 || !context->turn.is_counting || !counts_in_sums(context)) return;
  lua_State *running = context->turn.running;
  int ran = running ? lshim_take_count(running) : 0;
  if (ran == 0) return;
  add(context, ran);
  // The count has begun anew: who settles often would otherwise put off the hook, which ends a turn without budget, for ever.
  int64_t left = context->turn.remaining > 1 ? context->turn.remaining : 1;
  if (left < lua_gethookcount(running)) lua_sethook(running, hook, lua_gethookmask(running), (int)left);
}

void lshim_skip_count(lua_State *L) {
  if (counts_in_sums(lshim_context_of(L))) lshim_take_count(L);
}

static void arm(lua_State *L, int64_t count) {
  lshim_settle(L);
  lua_sethook(L, hook, LUA_MASKCOUNT | other_mask(L), (int)count);
}
static void disarm(lua_State *L) {
  lshim_settle(L);
  lua_sethook(L, other_mask(L) ? hook : NULL, other_mask(L), 0);
}

// Units: instructions. A turn without budget left checks at every instruction, and so does what must be exact, unless Lua's own counter is known (counter.c).
// Memory is looked at after the next one, whoever arms the hook in between: the watchdog may do so while garbage is collected, and the collection must end where it would.
static int64_t next_look(const lshim_context *context) {
  int64_t remaining = context->turn.remaining, step = context->count_step ? context->count_step : context->turn.step;
  if (remaining <= 0 || context->is_memory_pending || hears_each(context)) return 1;
  if (lshim_counts_exactly(context)) {
    if (!counts_in_sums(context)) return 1;
    step = QUANTUM;
  }
  return remaining < step ? remaining : step;
}

// From here on Lua counts anew. Where exact counting was asked for, the change costs no extra instructions.
static void count_anew(lua_State *L, lshim_context *context) {
  lshim_turn *turn = &context->turn;
  turn->step = FIRST_STEP;
  if (!context->count_step && !lshim_counts_exactly(context)) turn->remaining -= CHANGE_COST;
  arm(L, next_look(context));
}

// Whether a turn that begins now is counted.
static bool counts(const lshim_context *context) {
  return context->limits.budget > 0 || context->count_step > 0 || context->is_left || lshim_counts_exactly(context);
}

static _Noreturn void fail(lua_State *L) {
  lshim_add_position(L, 0);
  lua_error(L);
  __builtin_unreachable();
}

static void push_memory_text(lua_State *L) {
  lua_Integer megabytes = (lua_Integer)(lshim_context_of(L)->limits.memory >> 20);
  lua_pushfstring(L, "the script needs more memory than its limit of %I MB; let go of what is no longer used, or raise the limit (--memory)", megabytes);
}

static void push_budget_text(lua_State *L) {
  const lshim_context *context = lshim_context_of(L);
  int64_t budget = context->limits.budget;
  if (context->is_out_of_time) {
    if (work_is_interrupted()) lua_pushliteral(L, "interrupted");
    else lua_pushfstring(L, "ran for more than %I s of processor time in one call; is this loop endless? (--time sets how long one may run)", (lua_Integer)context->limits.seconds);
  } else if (budget > 0) {
    lua_pushfstring(L, "ran the %I VM instructions that one callback may (--budget); is this loop endless?", (lua_Integer)budget);
  } else {
    lua_pushfstring(L, "ran for more than a second and for another %I VM instructions in one callback; is this loop endless? (--budget sets how many may run)",
                    (lua_Integer)WATCHDOG_BUDGET);
  }
}

static bool is_over_limit(lshim_context *context) {
  if (context->limits.memory == 0) return false;
  lshim_measure_host(context);
  return lshim_held(context) > context->limits.memory;
}

// Near the limit garbage is collected, too, because a call of the host can't: what the call would hold besides counts as needed
// (lshim_look_at_host). From then on again after each eighth of the limit.
static bool is_near_limit(lshim_context *context) { return context->limits.memory > 0 && lshim_held(context) > context->near_limit; }

// Where a collection let go of so much, the pages in between go back to the machine: what a script makes next may be too large for each of the gaps, as a
// text that grows is, and the process grew to 534 MB where 256 were held. Ours; a page costs less than its part of the collection. Units: bytes
enum { RETURNED = 4 << 20 };

static bool looks_for_room(lua_State *L, lshim_context *context);

// Returns: whether the script still needs more than its limit
static bool has_no_room(lua_State *L, lshim_context *context) {
  size_t before = lshim_held(context);
  bool has_none = looks_for_room(L, context);
  if (before > lshim_held(context) + RETURNED) lshim_return_memory();
  return has_none;
}

// Garbage does not count as a script's memory, so it is collected before the limit is said to be exceeded: first quietly (collect.c).
// Returns: whether the script still needs more than its limit
static bool looks_for_room(lua_State *L, lshim_context *context) {
  lshim_end_cycle(context);
  context->is_memory_pending = false;
  bool is_over = is_over_limit(context), is_near = is_over || is_near_limit(context);
  if (is_near || context->bytes > context->garbage.quiet_at) lshim_collect_quietly(L);
  if (!is_near) return false;
  is_over = is_over_limit(context);
  if (!is_over && !is_near_limit(context)) return false;
  lshim_collect(L);
  if (context->free_memory) {
    context->turn.is_script = false;
    context->free_memory(L);
    context->turn.is_script = true;
  }
  is_over = is_over_limit(context);
  size_t next = lshim_held(context) + context->limits.memory / 8;
  context->near_limit = next > lshim_near_limit(context) ? next : lshim_near_limit(context);
  return is_over;
}

static void check_memory(lua_State *L, lshim_context *context) {
  if (!has_no_room(L, context)) return;
  push_memory_text(L);
  fail(L);
}

// In an allocation of the host's, so it must allocate nothing itself.
// - Parameter wanted: the size of a large block that is to be made
void lshim_look_at_host(lshim_context *context, size_t wanted) {
  size_t limit = context->limits.memory;
  if (limit == 0 || context->turn.is_script) return;
  lshim_measure_host(context);
  size_t held = lshim_held(context);
  if (held + wanted <= limit + HOST_SLACK) return;
  if (held + wanted <= limit + MOST_BEYOND) {
    work_end_for_memory((int64_t)limit);
    context->near_limit = lshim_near_limit(context); // much of it may be garbage
    return;
  }
  char text[LSHIM_POSITION + 200];
  lshim_note_position(context->turn.running, context->memory_position);
  int length = snprintf(text, sizeof text, "%s a call needs more memory than the limit of %zu MB and can't be interrupted; the run ends here (--memory)\n",
                        context->memory_position, limit >> 20);
  if (length > 0 && write(STDERR_FILENO, text, (size_t)length) < 0) abort();
  _exit(1);
}

bool lshim_host_has_room(size_t bytes) {
  lshim_context *context = lshim_innermost;
  if (!context || context->limits.memory == 0 || context->turn.is_script) return true;
  lshim_measure_host(context);
  if (bytes <= context->limits.memory && lshim_held(context) + bytes <= context->limits.memory + HOST_SLACK) return true;
  work_end_for_memory((int64_t)context->limits.memory);
  context->near_limit = lshim_near_limit(context);
  return false;
}

static void count(lua_State *L, lshim_context *context) {
  context->hook_calls++;
  if (context->is_memory_pending) check_memory(L, context);
  lshim_turn *turn = &context->turn;
  int64_t since_last = lua_gethookcount(L);
  add(context, since_last);
  if (!turn->is_counting) {
    disarm(L);
    return;
  }
  if (turn->remaining <= 0) {
    // From here on every instruction raises the error, so that a `pcall` of the script can't continue.
    arm(L, 1);
    push_budget_text(L);
    fail(L);
  }
  turn->step = since_last < QUANTUM / 2 ? since_last * 2 : QUANTUM;
  if (next_look(context) != since_last) arm(L, next_look(context));
}

static void hook(lua_State *L, lua_Debug *frame) {
  lshim_context *context = lshim_context_of(L);
  if (frame->event == LUA_HOOKCOUNT) count(L, context);
  else if (context->coverage && frame->event == LUA_HOOKLINE) lshim_note_line(L, context->coverage, frame);
  if (__builtin_expect(context->followers == NULL || context->is_deaf_to_steps, true)) return;
  lshim_hear(L, context, frame);
  // A follower may have left the run.
  if (frame->event == LUA_HOOKCOUNT && context->is_left) count(L, context);
}

void lshim_leave_run(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  context->is_left = true;
  if (context->turn.number == 0) return;
  context->turn.remaining = 0;
  context->turn.is_counting = context->is_out_of_time = true;
  work_allow(-1);
  if (context->turn.running) arm(context->turn.running, 1);
}

void lshim_hook_anew(lua_State *L, lshim_context *context) {
  if (context->turn.is_counting || context->is_memory_pending) arm(L, next_look(context));
  else disarm(L);
}

void lshim_spend(lua_State *L, int steps) {
  lshim_context *context = lshim_context_of(L);
  context->hook_calls++;
  lshim_turn *turn = &context->turn;
  if (!turn->is_counting) return;
  turn->remaining -= steps;
  if (turn->remaining > 0) return;
  arm(L, 1);
  push_budget_text(L);
  fail(L);
}

// Called in the watchdog's signal handler, or when a script continues after the host has worked for it.
void lshim_watchdog_arm(lshim_context *context) {
  if (!context->turn.is_script) {
    context->is_alarmed = true;
    return;
  }
  context->is_alarmed = false;
  lshim_turn *turn = &context->turn;
  // A turn without a budget may be counted, too, when the host measures instructions.
  bool has_budget = turn->is_counting && turn->remaining <= LSHIM_UNLIMITED / 2;
  if (context->is_out_of_time) turn->remaining = 0;
  else if (has_budget) return;
  else turn->remaining = WATCHDOG_BUDGET;
  // Where all is counted the hook is called soon, and a count that begins anew in a signal would lose some.
  if (turn->is_counting && lshim_counts_exactly(context) && is_armed(turn->running)) return;
  turn->is_counting = true;
  turn->step = QUANTUM;
  arm(turn->running, next_look(context));
}

// In a signal handler. Where instructions are counted the hook is called soon anyway; else it is called once, and counts nothing.
void lshim_hear_soon(lshim_context *context) {
  const lshim_turn *turn = &context->turn;
  if (turn->is_script && !turn->is_counting) arm(turn->running, 1);
}

void lshim_limit_work(lshim_context *context) {
  int64_t budget = context->limits.budget;
  int64_t steps = budget > WORK_UNLIMITED / STEPS_PER_INSTRUCTION ? WORK_UNLIMITED : budget * STEPS_PER_INSTRUCTION;
  if (work_left() > steps) work_allow(steps);
}

// A body that has used up its steps has used up the budget of the script that called it.
void lshim_spend_work(lshim_context *context, int64_t outer) {
  lshim_turn *turn = &context->turn;
  if (work_is_over() && !context->is_out_of_time && turn->is_counting) {
    turn->remaining = 0;
    arm(turn->running, 1);
  }
  work_allow(context->is_out_of_time ? -1 : outer);
}

void *lshim_allocate(void *user, void *block, size_t old_size, size_t new_size) {
  lshim_context *context = user;
  lshim_block *whole = block ? (lshim_block *)block - 1 : NULL;
  size_t kind = old_size;
  if (!block) old_size = 0;
  if (new_size == 0) {
    if (whole && whole->creation_number & LSHIM_IS_COUNTED) context->garbage.alive--;
    lshim_plain_free(whole);
    context->bytes -= old_size;
    return NULL;
  }
  // While the host runs, it gets every block, because it calls functions that must not raise.
  if (new_size > old_size && context->limits.memory && lshim_held(context) + (new_size - old_size) > context->limits.memory) {
    if (context->turn.is_script && new_size - old_size >= LARGE_BLOCK) {
      lshim_note_position(context->turn.running, context->memory_position);
      return NULL;
    }
    if (!context->turn.is_script && lshim_held(context) + (new_size - old_size) > context->limits.memory + HOST_SLACK / 2) {
      work_end_for_memory((int64_t)context->limits.memory);
    }
    lshim_look_at_memory_soon(context);
  } else if (context->bytes > context->garbage.quiet_at) {
    lshim_look_at_memory_soon(context);
  }
  lshim_block *result = lshim_plain_realloc(whole, sizeof *whole + new_size);
  if (!result) {
    fprintf(stderr, "lunette: out of memory (Lua holds %zu bytes)\n", context->bytes);
    abort();
  }
  context->bytes += new_size - old_size;
  if (context->profiler && new_size > old_size) lshim_profile_block(context, block ? 0 : kind, new_size - old_size);
  return lshim_open_block(context, result, !block, kind);
}

void lshim_look_at_memory_soon(lshim_context *context) {
  context->is_memory_pending = true;
  if (context->turn.is_script) arm(context->turn.running, 1);
}

lshim_turn lshim_begin_turn(lua_State *L, lshim_context *context) {
  lshim_settle(L);
  lshim_turn outer = context->turn;
  int64_t budget = context->limits.budget;
  bool is_guarded = outer.number != 0 && lshim_hears_raises(context) && lshim_is_protected(outer.running);
  context->turn = (lshim_turn){
      .number = ++context->turns, .running = L, .is_script = true, .is_guarded = is_guarded, .is_counting = counts(context),
      .remaining = budget > 0 ? budget : LSHIM_UNLIMITED, .step = QUANTUM, .around = lshim_innermost};
  lshim_innermost = context;
  lshim_begin_place(L, context, &outer);
  if (outer.number == 0) {
    context->outermost = context->turn.number;
    context->is_alarmed = context->is_out_of_time = context->is_interrupted = context->is_long_call = context->is_deaf = false;
    work_forget();
    pthread_t thread = pthread_self();
    if (!context->has_thread || !pthread_equal(context->thread, thread)) {
      lshim_change_thread(context);
      lshim_watch_thread(context, thread);
    }
  }
  lshim_skip_count(L);
  if (__builtin_expect(context->is_left, false)) lshim_leave_run(L);
  lshim_account(context);
  // Here, because the function's registers still have what the one before has left there, which would count as used.
  if (context->is_memory_pending && has_no_room(L, context)) context->is_memory_pending = true;
  if (context->is_memory_pending) arm(L, 1);
  else if (context->turn.is_counting) arm(L, next_look(context));
  else if (context->events) disarm(L);
  return outer;
}

void lshim_end_turn(lua_State *L, lshim_context *context, lshim_turn outer) {
  lshim_settle(L);
  bool was_counting = context->turn.is_counting;
  if (was_counting) context->last_count = context->turn.ran;
  lshim_innermost = context->turn.around;
  lshim_end_place(L, context, &outer);
  context->turn = outer;
  if (outer.running) lshim_skip_count(outer.running);
  if (outer.number == 0) {
    context->outermost = 0;
    if (!lshim_innermost) work_forget();
  }
  if (context->is_memory_pending && outer.number != 0) arm(outer.running, 1);
  else if (outer.is_counting) count_anew(L, context);
  else if (was_counting) disarm(L);
  // The outer turn must end as well, once its script runs again.
  if (context->is_out_of_time && outer.number != 0) context->is_alarmed = true;
}

bool lshim_begin_host_turn(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  if (context->turn.number != 0) return false;
  lshim_begin_turn(L, context);
  context->turn.is_script = false;
  if (context->limits.budget > 0) lshim_limit_work(context);
  return true;
}

void lshim_end_host_turn(lua_State *L) { lshim_end_turn(L, lshim_context_of(L), (lshim_turn){0}); }

void lshim_renew_turn(lua_State *L, lshim_context *context, lshim_call *counter) {
  lshim_settle(L);
  lshim_turn *turn = &context->turn;
  int64_t budget = context->limits.budget;
  bool was_counting = turn->is_counting;
  turn->number = ++context->turns;
  if (counter) {
    counter->number++;
    turn->place = (lshim_place){.call = *counter};
    turn->has_own_call = true;
  }
  if (context->followers) lshim_note_call(L, context);
  turn->is_counting = counts(context);
  turn->remaining = context->is_out_of_time ? 0 : budget > 0 ? budget : LSHIM_UNLIMITED;
  turn->is_counting = turn->is_counting || context->is_out_of_time;
  if (turn->is_counting || context->is_memory_pending) arm(L, next_look(context));
  else if (was_counting) disarm(L);
}

bool lshim_counts_exactly(const lshim_context *context) {
  return context->is_profiled || ((context->events & LUA_MASKCOUNT || context->counts_sums) && !context->is_deaf_to_steps);
}

void lshim_set_limits(lua_State *L, size_t memory, int64_t budget, double seconds) {
  lshim_context *context = lshim_context_of(L);
  if (memory != 0 && memory != context->near_of) {
    context->near_of = memory;
    context->near_limit = lshim_near_limit(context);
  }
  context->limits.memory = memory;
  context->limits.budget = budget;
  context->limits.seconds = seconds;
}

void lshim_profile(lua_State *L, bool is_profiled) { lshim_context_of(L)->is_profiled = is_profiled; }
uint64_t lshim_instructions(lua_State *L) {
  lshim_settle(L);
  return lshim_context_of(L)->instructions;
}
void lshim_count_instructions(lua_State *L, int32_t step) { lshim_context_of(L)->count_step = step; }

// A profile counts in steps of one instruction; the result here is the same with and without a profile.
int64_t lshim_counted_instructions(lua_State *L) {
  const lshim_context *context = lshim_context_of(L);
  return context->count_step ? context->last_count - context->last_count % context->count_step : context->last_count;
}

void lshim_note_position(lua_State *L, char *out) {
  lua_Debug frame;
  *out = 0;
  if (lshim_find_script(L, 0, &frame)) snprintf(out, LSHIM_POSITION, "%s:%d:", frame.short_src, frame.currentline);
}

// The value and the texts of the error that Lua raises when a block is refused. Lua's own error has neither a position nor a traceback.
void lshim_explain_refusal(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  lua_pop(L, 1);
  lua_pushstring(L, context->memory_position);
  lua_pushstring(L, *context->memory_position ? " " : "");
  push_memory_text(L);
  lua_concat(L, 3);
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, context->text);
  lua_pushliteral(L, "");
  lua_rawseti(L, LUA_REGISTRYINDEX, context->traceback);
}

lua_State *lshim_enter_coroutine(lua_State *coroutine) {
  lshim_settle(coroutine);
  lshim_context *context = lshim_context_of(coroutine);
  lua_State *outer = context->turn.running;
  context->turn.running = coroutine;
  lshim_skip_count(coroutine);
  // The coroutine may have been made before counting began.
  if (context->is_memory_pending) arm(coroutine, 1);
  else if (context->turn.is_counting) count_anew(coroutine, context);
  else if (context->events || lua_gethookmask(coroutine)) disarm(coroutine);
  for (lshim_follower *each = context->followers; each; each = each->next) {
    if (each->entered && !context->is_deaf_to_steps) each->entered(each, coroutine);
  }
  return outer;
}

// The budget belongs to the turn, not to the coroutine: if it was used up in the coroutine, it is used up here, too.
void lshim_leave_coroutine(lua_State *L, lua_State *outer) {
  lshim_settle(L);
  lshim_context *context = lshim_context_of(L);
  lua_State *coroutine = context->turn.running;
  for (lshim_follower *each = context->followers; each; each = each->next) {
    if (each->left && !context->is_deaf_to_steps) each->left(each, coroutine, lua_status(coroutine) != LUA_YIELD);
  }
  context->turn.running = outer;
  lshim_skip_count(outer);
  if (context->is_memory_pending) arm(outer, 1);
  if (!context->turn.is_counting) return;
  if (is_armed(L)) context->turn.step = lua_gethookcount(L);
  if (context->turn.remaining <= 0 || !is_armed(L) || lshim_counts_exactly(context)) arm(L, next_look(context));
}
