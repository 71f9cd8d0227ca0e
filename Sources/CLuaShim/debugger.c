// The part of a debugger that runs with every instruction: which function runs, whether a line is marked, where a step ends. Swift is called only
// where something is wanted.
//
// A function that runs has a serial number, so that a step ends in the function in which it began, whatever its depth: tail calls replace a
// function, errors unwind several, coroutines change the stack. Lua tells when functions are called, not when an error unwinds them; so the list of
// a coroutine's functions is cut to what runs whenever it is looked at, by the addresses of Lua's records: a record is used again only by a later
// call at the same depth, whose call event comes first.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

static void *checked(void *block) {
  if (!block) abort();
  return block;
}

static bool is_same(const lshim_place *a, const lshim_place *b) {
  return a->done == b->done && a->call.number == b->call.number && a->call.frame == b->call.frame && a->call.app == b->call.app;
}

// MARK: Coroutines

lshim_strand *lshim_strand_of(lshim_debugger *debugger, lua_State *L) {
  for (int i = debugger->strands_count - 1; i >= 0; i--) {
    if (debugger->strands[i]->L == L) return debugger->strands[i];
  }
  return NULL;
}

static lshim_strand *met_strand(lshim_debugger *debugger, lua_State *L) {
  lshim_strand *strand = lshim_strand_of(debugger, L);
  if (strand) return strand;
  strand = checked(calloc(1, sizeof *strand));
  strand->L = L;
  debugger->strands = checked(realloc(debugger->strands, (size_t)(debugger->strands_count + 1) * sizeof *debugger->strands));
  return debugger->strands[debugger->strands_count++] = strand;
}

// The memory of a coroutine that was collected may be that of a new one.
static void made(lshim_follower *follower, lua_State *coroutine, int32_t number) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  lshim_strand *strand = met_strand(debugger, coroutine);
  lshim_push_reference(coroutine, debugger->living);
  lua_pushthread(coroutine);
  lua_pushinteger(coroutine, number);
  lua_rawset(coroutine, -3);
  lua_pop(coroutine, 1);
  strand->number = number;
  strand->count = strand->active = 0;
}

static void entered(lshim_follower *follower, lua_State *coroutine) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  debugger->current = met_strand(debugger, coroutine);
  debugger->current->active++;
  debugger->may_have_written = true;
}

static void left(lshim_follower *follower, lua_State *coroutine, bool has_ended) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  lshim_strand *strand = met_strand(debugger, coroutine);
  if (strand->active > 0) strand->active--;
  // The stack of one that has failed can still be read.
  if (has_ended && lua_status(coroutine) == LUA_OK) strand->count = 0;
  debugger->current = NULL;
  debugger->may_have_written = true;
}

static void turn_began(lshim_follower *follower, lua_State *L) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  entered(follower, L);
  const lshim_turn *turn = &lshim_context_of(L)->turn;
  if (debugger->levels_count == debugger->levels_room) {
    debugger->levels_room = debugger->levels_room ? debugger->levels_room * 2 : 16;
    debugger->levels = checked(realloc(debugger->levels, (size_t)debugger->levels_room * sizeof *debugger->levels));
  }
  debugger->levels[debugger->levels_count++] = (lshim_level){.L = L, .base = turn->base, .call = turn->place.call, .has_own_call = turn->has_own_call};
  // An error may have left a function whose return was waited for.
  if (debugger->is_light && debugger->levels_count == 1) lshim_hear_in(L, 0);
}

// The rows of a table are asked for in one turn.
static void call_began(lshim_follower *follower, lua_State *L) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  if (debugger->levels_count == 0) return;
  const lshim_turn *turn = &lshim_context_of(L)->turn;
  debugger->levels[debugger->levels_count - 1].call = turn->place.call;
  debugger->levels[debugger->levels_count - 1].has_own_call = turn->has_own_call;
}

static void turn_ended(lshim_follower *follower, lua_State *L) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  const lshim_turn *turn = &lshim_context_of(L)->turn;
  lshim_strand *strand = met_strand(debugger, L);
  if (strand->active > 0) strand->active--;
  if (debugger->levels_count > 0) debugger->levels_count--;
  // What an error has unwound.
  lua_Debug frame;
  const void *record = lua_getstack(L, 0, &frame) ? frame.i_ci : NULL;
  while (strand->count > 0 && strand->instances[strand->count - 1].record != record) strand->count--;
  debugger->current = NULL;
  if (debugger->goal && turn->has_own_call && memcmp(&turn->place.call, &debugger->wanted.call, sizeof turn->place.call) == 0) {
    debugger->is_goal_missed = true;
  }
}

static lshim_strand *current(lshim_debugger *debugger, lua_State *L) {
  if (!debugger->current || debugger->current->L != L) debugger->current = met_strand(debugger, L);
  return debugger->current;
}

// MARK: Functions

static lshim_instance *cut(lshim_strand *strand, const void *record) {
  for (int i = strand->count - 1; i >= 0; i--) {
    if (strand->instances[i].record != record) continue;
    strand->count = i + 1;
    return &strand->instances[i];
  }
  return NULL;
}

lshim_instance *lshim_instance_of(lshim_debugger *debugger, lua_State *L, const lua_Debug *frame) {
  lshim_strand *strand = lshim_strand_of(debugger, L);
  for (int i = strand ? strand->count - 1 : -1; i >= 0; i--) {
    if (strand->instances[i].record == frame->i_ci) return &strand->instances[i];
  }
  return NULL;
}

lshim_instance *lshim_innermost_instance(lshim_debugger *debugger, lua_State *L) {
  lua_Debug frame;
  if (!lua_getstack(L, 0, &frame)) return NULL;
  return cut(current(debugger, L), frame.i_ci);
}

static lshim_marks *marks_of(lshim_debugger *debugger, const char *source, bool *is_new) {
  for (int i = 0; i < debugger->marks_count; i++) {
    if (strcmp(debugger->marks[i]->source, source) == 0) return debugger->marks[i];
  }
  *is_new = true;
  lshim_marks *marks = checked(calloc(1, sizeof *marks));
  marks->source = checked(strdup(source));
  marks->is_script = *source == '@';
  debugger->marks = checked(realloc(debugger->marks, (size_t)(debugger->marks_count + 1) * sizeof *debugger->marks));
  return debugger->marks[debugger->marks_count++] = marks;
}

// No file has as many lines: none of a larger number is ever met. Ours
enum { LINES_MOST = 1 << 24 };

void lshim_mark(lshim_debugger *debugger, const char *source, int line, uint8_t flags) {
  bool is_new;
  lshim_marks *marks = marks_of(debugger, source, &is_new);
  if (line < 0 || line >= LINES_MOST) return;
  if (line >= marks->lines) {
    int room = marks->lines ? marks->lines : 64;
    while (room <= line) room *= 2;
    marks->flags = checked(realloc(marks->flags, (size_t)room));
    memset(marks->flags + marks->lines, 0, (size_t)(room - marks->lines));
    marks->lines = room;
  }
  marks->flags[line] |= flags;
}

// A longer text is not kept, nor are more of them. Units: bytes. Ours
enum { TEXT_MOST = 1 << 20, TEXTS_MOST = 64 << 20 };

static void loaded(lshim_follower *follower, const char *source, const char *text, size_t length) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  // A text that goes by a file's name counts as the file; one without a name goes by itself.
  if (*source == '@' || strlen(source) > TEXT_MOST) return;
  bool is_new = false;
  lshim_marks *marks = marks_of(debugger, source, &is_new);
  if (marks->text && text && marks->length == length && memcmp(marks->text, text, length) == 0) return;
  // The text that it replaces is let go of.
  if (marks->text) debugger->texts_size -= 2 * marks->length;
  free(marks->text);
  marks->text = NULL;
  marks->is_script = marks->is_unmet = true;
  if (!text || length > TEXT_MOST || debugger->texts_size > TEXTS_MOST - 2 * length) return;
  marks->text = checked(malloc(length + 1));
  memcpy(marks->text, text, length);
  marks->length = length;
  debugger->texts_size += 2 * length;
}

const char *lshim_loaded_text(const lshim_debugger *debugger, const char *source, size_t *length) {
  for (int i = 0; i < debugger->marks_count; i++) {
    if (strcmp(debugger->marks[i]->source, source) != 0) continue;
    *length = debugger->marks[i]->length;
    return debugger->marks[i]->text;
  }
  return NULL;
}

void lshim_clear_marks(lshim_debugger *debugger) {
  for (int i = 0; i < debugger->marks_count; i++) {
    if (debugger->marks[i]->lines) memset(debugger->marks[i]->flags, 0, (size_t)debugger->marks[i]->lines);
  }
}

static uint8_t flags_at(const lshim_marks *marks, int line) { return marks && line >= 0 && line < marks->lines ? marks->flags[line] : 0; }

static void visit(lshim_debugger *debugger, lua_State *L, int why, lua_Debug *frame, int value) {
  lshim_context *context = lshim_context_of(L);
  // No block of memory is refused while Swift runs.
  bool was_script = context->turn.is_script;
  context->turn.is_script = false;
  debugger->visit(debugger->user, L, why, frame, value);
  context->turn.is_script = was_script;
  debugger->may_have_written = true;
}

int lshim_instruction(lshim_debugger *debugger, lua_State *L, const lua_Debug *frame) {
  const lshim_instance *instance = lshim_instance_of(debugger, L, frame);
  return instance && instance->code ? (int)(lshim_next_instruction(frame->i_ci) - instance->code) - 1 : -1;
}

static void call(lshim_debugger *debugger, lua_State *L, lua_Debug *frame) {
  lshim_strand *strand = current(debugger, L);
  lua_Debug below;
  if (!lua_getstack(L, 1, &below)) strand->count = 0;
  else if (!cut(strand, below.i_ci)) strand->count = 0;
  if (strand->count == strand->room) {
    strand->room = strand->room ? strand->room * 2 : 16;
    strand->instances = checked(realloc(strand->instances, (size_t)strand->room * sizeof *strand->instances));
  }
  lshim_instance *instance = &strand->instances[strand->count++];
  *instance = (lshim_instance){
      .record = frame->i_ci, .serial = ++debugger->serials, .entry = lshim_context_of(L)->turn.place, .is_tail = frame->event == LUA_HOOKTAILCALL,
      .came_from = debugger->latest_line, .has_origin = debugger->has_latest_line};
  lua_getinfo(L, "Su", frame);
  if (*frame->what == 'C') {
    if (debugger->watched_count > 0) lshim_note_c_call(debugger, L);
    return;
  }
  // The hook is called with the next instruction counted; the arguments of a vararg function are taken before.
  instance->code = lshim_next_instruction(frame->i_ci) - (frame->isvararg ? 2 : 1);
  bool is_new = false;
  instance->marks = marks_of(debugger, frame->source, &is_new);
  if ((is_new || instance->marks->is_unmet) && instance->marks->is_script) {
    instance->marks->is_unmet = false;
    visit(debugger, L, LSHIM_SOURCE, frame, 0);
  }
  instance = &strand->instances[strand->count - 1];
  if (flags_at(instance->marks, frame->linedefined) & LSHIM_MARK_ENTRY) instance->is_entered = true;
}

// MARK: Steps

static int compare(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

void lshim_begin_step(lshim_debugger *debugger, bool is_into, bool is_out, bool by_instruction) {
  debugger->step = LSHIM_STEP | (by_instruction ? LSHIM_INSTRUCTION : 0);
  debugger->is_into = is_into;
  debugger->chain_count = 0;
  debugger->outermost.strand = NULL;
  uint64_t own = 0;
  if (is_out && debugger->current && debugger->current->count > 0) own = debugger->current->instances[debugger->current->count - 1].serial;
  for (int i = 0; i < debugger->strands_count; i++) {
    lshim_strand *strand = debugger->strands[i];
    if (strand->active == 0) continue;
    for (int j = 0; j < strand->count; j++) {
      const lshim_instance *instance = &strand->instances[j];
      if (!instance->marks || !instance->marks->is_script || instance->serial == own) continue;
      // The first one that was called is the last that ends.
      if (!debugger->outermost.strand || instance->serial < debugger->outermost.serial) {
        debugger->outermost.strand = strand;
        debugger->outermost.index = j;
        debugger->outermost.serial = instance->serial;
      }
      if (debugger->chain_count == debugger->chain_room) {
        debugger->chain_room = debugger->chain_room ? debugger->chain_room * 2 : 64;
        debugger->chain = checked(realloc(debugger->chain, (size_t)debugger->chain_room * sizeof *debugger->chain));
      }
      debugger->chain[debugger->chain_count++] = instance->serial;
    }
  }
  if (debugger->chain_count) qsort(debugger->chain, (size_t)debugger->chain_count, sizeof *debugger->chain, compare);
}

void lshim_end_step(lshim_debugger *debugger) { debugger->step = 0; }

// Whether any of the functions that ran when the step began may still go on, without being resumed by others.
static bool has_chain(const lshim_debugger *debugger) {
  const lshim_strand *strand = debugger->outermost.strand;
  if (!strand || strand->active == 0 || debugger->outermost.index >= strand->count) return false;
  return strand->instances[debugger->outermost.index].serial == debugger->outermost.serial;
}

static bool ends_step(const lshim_debugger *debugger, const lshim_instance *instance) {
  if (debugger->is_into) return true;
  if (debugger->chain_count && bsearch(&instance->serial, debugger->chain, (size_t)debugger->chain_count, sizeof *debugger->chain, compare)) return true;
  return !has_chain(debugger);
}

// MARK: Events

static void line(lshim_debugger *debugger, lua_State *L, lua_Debug *frame) {
  lshim_strand *strand = current(debugger, L);
  lshim_instance *instance = cut(strand, frame->i_ci);
  if (!instance || !instance->marks || !instance->marks->is_script) return;
  lshim_place now = debugger->latest;
  instance->before = instance->line;
  instance->has_before = instance->has_line;
  instance->line = now;
  instance->has_line = true;
  instance->line_number = frame->currentline;
  debugger->latest_line = now;
  debugger->latest_marks = instance->marks;
  debugger->latest_line_number = frame->currentline;
  debugger->has_latest_line = true;
  int why = flags_at(instance->marks, frame->currentline) & LSHIM_MARK_LINE ? LSHIM_LINE : 0;
  if (instance->is_entered) why |= LSHIM_ENTRY;
  instance->is_entered = false;
  if (debugger->step == LSHIM_STEP && ends_step(debugger, instance)) why |= LSHIM_STEP;
  if (debugger->wants_pause) why |= LSHIM_PAUSE;
  if (debugger->wants_every_line) why |= LSHIM_EVERY;
  if (debugger->is_goal_missed) why |= LSHIM_GOAL;
  if (why) visit(debugger, L, why, frame, 0);
}

static void instruction(lshim_debugger *debugger, lua_State *L, lua_Debug *frame) {
  lshim_context *context = lshim_context_of(L);
  debugger->instructions++;
  debugger->previous = debugger->latest;
  debugger->has_previous = debugger->instructions > 1;
  // The instruction is counted already.
  debugger->latest = context->turn.place;
  debugger->latest.done--;
  int why = 0;
  if (__builtin_expect(debugger->goal == LSHIM_INSTRUCTION && is_same(&debugger->latest, &debugger->wanted), false)) why |= LSHIM_GOAL;
  if (__builtin_expect(debugger->has_edit && is_same(&debugger->latest, &debugger->edit), false)) why |= LSHIM_GOAL;
  if (__builtin_expect(debugger->step & LSHIM_INSTRUCTION, false)) {
    lshim_instance *instance = cut(current(debugger, L), frame->i_ci);
    if (instance && instance->marks && instance->marks->is_script && ends_step(debugger, instance)) why |= LSHIM_STEP;
  }
  if (debugger->wants_every_instruction) why |= LSHIM_INSTRUCTION;
  bool watches = debugger->watched_count > 0;
  if (watches && lshim_has_written(debugger, L, frame)) why |= LSHIM_INSTRUCTION;
  if (why) {
    visit(debugger, L, why | LSHIM_INSTRUCTION, frame, 0);
    watches = debugger->watched_count > 0;
  }
  if (watches) lshim_note_writer(debugger, L, frame);
}

// MARK: Light

// What is known of the function in a record. Functions call each other in few records, so two that share a place are rare, and only forget.
static lshim_verdict *verdict_of(lshim_debugger *debugger, const void *record) {
  return &debugger->verdicts[((uintptr_t)record >> 6) % LSHIM_VERDICTS];
}

// Whether a function has marked lines. Those of functions inside of it count, too, but for a file's own function, which may run for long.
static bool has_marked_line(lua_State *L, lua_Debug *frame, const lshim_marks *marks) {
  bool is_whole = *frame->what == 'm';
  int first = frame->linedefined, last = is_whole ? marks->lines - 1 : frame->lastlinedefined;
  bool has_lines = false, is_marked = false;
  for (int i = first; i <= last && i < marks->lines && !is_marked; i++) {
    if (!marks->flags[i]) continue;
    if (!is_whole) return true;
    if (!has_lines && !lua_checkstack(L, 2)) return true;
    if (!has_lines) lua_getinfo(L, "L", frame);
    has_lines = true;
    is_marked = lua_rawgeti(L, -1, i) != LUA_TNIL;
    lua_pop(L, 1);
  }
  if (has_lines) lua_pop(L, 1);
  return is_marked;
}

static lshim_verdict *look(lshim_debugger *debugger, lua_State *L, lua_Debug *frame) {
  lshim_verdict *verdict = verdict_of(debugger, frame->i_ci);
  *verdict = (lshim_verdict){.record = frame->i_ci};
  lua_getinfo(L, "S", frame);
  if (*frame->what == 'C') return verdict;
  bool is_new = false;
  lshim_marks *marks = marks_of(debugger, frame->source, &is_new);
  if (!marks->is_script) return verdict;
  if (is_new) visit(debugger, L, LSHIM_SOURCE, frame, 0);
  if (has_marked_line(L, frame, marks)) verdict->marks = marks;
  return verdict;
}

static void hear_lightly(lshim_debugger *debugger, lua_State *L, lua_Debug *frame) {
  if (debugger->wants_pause && (frame->event == LUA_HOOKCOUNT || frame->event == LUA_HOOKLINE)) {
    debugger->follower.wants_word = false;
    visit(debugger, L, LSHIM_PAUSE, frame, 0);
    if (lshim_context_of(L)->is_left || !debugger->is_light) return;
  }
  switch (frame->event) {
  case LUA_HOOKCALL: case LUA_HOOKTAILCALL: {
    // A function of C has another function's instruction there, or nothing: it has no lines that could be heard.
    const uint32_t *next = lshim_next_instruction(frame->i_ci);
    lshim_known *known = &debugger->known[((uintptr_t)next >> 3) % LSHIM_VERDICTS];
    int64_t turn = (int64_t)lshim_context_of(L)->turn.number;
    if (known->next != next || known->turn != turn) {
      lshim_verdict *verdict = look(debugger, L, frame);
      *known = (lshim_known){.next = next, .turn = turn, .marks = verdict->marks};
      known->has_entry = verdict->marks && flags_at(verdict->marks, frame->linedefined) & LSHIM_MARK_ENTRY;
    }
    bool hears_returns = lua_gethookmask(L) & LUA_MASKRET, is_outermost = known->marks && !hears_returns;
    lshim_verdict *verdict = verdict_of(debugger, frame->i_ci);
    // A function that is called last has its caller's record, and returns for it.
    if (frame->event == LUA_HOOKTAILCALL && verdict->record == frame->i_ci && verdict->is_outermost) is_outermost = true;
    *verdict = (lshim_verdict){.record = frame->i_ci, .marks = known->marks, .is_entered = known->has_entry, .is_outermost = is_outermost};
    if (known->marks || hears_returns) lshim_hear_in(L, LUA_MASKRET | (known->marks ? LUA_MASKLINE : 0));
    break;
  }
  case LUA_HOOKRET: {
    // Returns are heard from the call of a function with marked lines until it returns.
    lshim_verdict *verdict = verdict_of(debugger, frame->i_ci);
    if (verdict->record == frame->i_ci && verdict->is_outermost) return lshim_hear_in(L, 0);
    lua_Debug below;
    if (!lua_getstack(L, 1, &below)) return lshim_hear_in(L, 0);
    verdict = verdict_of(debugger, below.i_ci);
    if (verdict->record != below.i_ci) verdict = look(debugger, L, &below);
    lshim_hear_in(L, LUA_MASKRET | (verdict->marks ? LUA_MASKLINE : 0));
    break;
  }
  case LUA_HOOKLINE: {
    lshim_verdict *verdict = verdict_of(debugger, frame->i_ci);
    if (verdict->record != frame->i_ci) verdict = look(debugger, L, frame);
    int why = flags_at(verdict->marks, frame->currentline) & LSHIM_MARK_LINE ? LSHIM_LINE : 0;
    if (verdict->is_entered) why |= LSHIM_ENTRY;
    verdict->is_entered = false;
    if (why) visit(debugger, L, why, frame, 0);
    break;
  }
  }
}

void lshim_debug_lightly(lua_State *L, lshim_debugger *debugger, bool has_marks) {
  debugger->is_light = true;
  memset(debugger->verdicts, 0, sizeof debugger->verdicts);
  memset(debugger->known, 0, sizeof debugger->known);
  debugger->follower.events = has_marks ? LUA_MASKCALL : 0;
  debugger->follower.others = LUA_MASKLINE | LUA_MASKRET;
  // Whatever runs now is looked at when it calls something, or returns.
  lshim_hear_in(lshim_context_of(L)->turn.running ? lshim_context_of(L)->turn.running : L, has_marks ? LUA_MASKLINE | LUA_MASKRET : 0);
  lshim_follow(L, &debugger->follower);
}

// MARK: What is heard

static void hear(lshim_follower *follower, lua_State *L, lua_Debug *frame) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  if (debugger->is_light) return hear_lightly(debugger, L, frame);
  switch (frame->event) {
  case LUA_HOOKCOUNT: instruction(debugger, L, frame); break;
  case LUA_HOOKLINE: line(debugger, L, frame); break;
  default: call(debugger, L, frame); break;
  }
}

static void raised(lshim_follower *follower, lua_State *L, int value, bool is_caught) {
  visit((lshim_debugger *)follower, L, is_caught ? LSHIM_CAUGHT : LSHIM_RAISED, NULL, value);
}

static void called_host(lshim_follower *follower, lua_State *L, const lshim_member *member) {
  lshim_debugger *debugger = (lshim_debugger *)follower;
  if (!debugger->wants_host_calls || !member) return;
  debugger->member = member;
  visit(debugger, L, LSHIM_HOST, NULL, 0);
}

lshim_debugger *lshim_attach_debugger(lua_State *L) {
  lshim_debugger *debugger = checked(calloc(1, sizeof *debugger));
  debugger->context = lshim_context_of(L);
  debugger->follower = (lshim_follower){
      .events = LUA_MASKCOUNT | LUA_MASKLINE | LUA_MASKCALL, .hear = hear, .raised = raised, .turn_began = turn_began, .turn_ended = turn_ended,
      .call_began = call_began, .made = made, .entered = entered, .left = left, .called_host = called_host,
      .loaded = loaded};
  lshim_push_weak_table(L, 0, "k");
  debugger->living = lshim_reference(L);
  debugger->watchers = lua_newthread(L);
  debugger->watchers_held = lshim_reference(L);
  lshim_follow(L, &debugger->follower);
  return debugger;
}

void lshim_detach_debugger(lua_State *L, lshim_debugger *debugger) {
  if (L) {
    lshim_unfollow(L, &debugger->follower);
    lshim_unreference(L, debugger->living);
    lshim_unreference(L, debugger->watchers_held);
  }
  for (int i = 0; i < debugger->marks_count; i++) {
    free(debugger->marks[i]->source);
    free(debugger->marks[i]->flags);
    free(debugger->marks[i]->text);
    free(debugger->marks[i]);
  }
  for (int i = 0; i < debugger->strands_count; i++) {
    free(debugger->strands[i]->instances);
    free(debugger->strands[i]);
  }
  free(debugger->marks);
  free(debugger->strands);
  free(debugger->chain);
  for (int i = 0; i < debugger->watched_count; i++) free(debugger->watched[i].name);
  free(debugger->watched);
  free(debugger->levels);
  free(debugger);
}

static bool is_living(lua_State *L, const lshim_debugger *debugger, const lua_State *of) {
  if (of == lshim_context_of(L)->main) return true;
  bool found = false;
  lshim_push_reference(L, debugger->living);
  for (lua_pushnil(L); !found && lua_next(L, -2); lua_pop(L, 1)) found = lua_tothread(L, -2) == of;
  lua_settop(L, found ? -3 : -2);
  return found;
}

// Lua's record of a call is used again by the next one at its depth, and the memory of a coroutine by others.
bool lshim_is_running(lua_State *L, lshim_debugger *debugger, lua_State *of, const void *record, uint64_t serial) {
  if (!is_living(L, debugger, of)) return false;
  lua_Debug frame;
  for (int level = 0; lua_getstack(of, level, &frame); level++) {
    if (frame.i_ci != record) continue;
    const lshim_instance *instance = lshim_instance_of(debugger, of, &frame);
    return instance && instance->serial == serial;
  }
  return false;
}

void lshim_push_living(lua_State *L, lshim_debugger *debugger) {
  lua_newtable(L);
  lshim_push_reference(L, debugger->living);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    // A coroutine that has ended is no longer alive, although somebody may hold it.
    lua_State *coroutine = lua_tothread(L, -2);
    lua_Debug frame;
    bool has_ended = lua_status(coroutine) == LUA_OK && !lua_getstack(coroutine, 0, &frame) && lua_gettop(coroutine) == 0;
    if (has_ended) continue;
    lua_pushvalue(L, -2);
    lua_rawseti(L, -5, lua_tointeger(L, -2));
  }
  lua_pop(L, 1);
}

bool lshim_push_box_of_serial(lua_State *L, uint32_t serial) {
  lshim_push_reference(L, lshim_context_of(L)->identity);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    const lshim_box *box = lshim_to_box(L, -1);
    if (!box || box->serial != serial) continue;
    lua_replace(L, -3);
    lua_pop(L, 1);
    return true;
  }
  lua_pop(L, 1);
  return false;
}

bool lshim_push_created(lua_State *L, lua_State *of, uint64_t number) {
  lua_Debug frame;
  for (int level = 0; level < 2 && lua_getstack(of, level, &frame); level++) {
    for (int i = 1; lua_getlocal(of, &frame, i); i++) {
      int type = lua_type(of, -1);
      if ((type == LUA_TTABLE || type == LUA_TFUNCTION) && lshim_creation_number(of, -1) == number) {
        if (of != L) lua_xmove(of, L, 1);
        return true;
      }
      lua_pop(of, 1);
    }
  }
  return false;
}
