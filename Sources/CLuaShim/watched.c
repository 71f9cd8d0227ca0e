// What a debugger watches: fields, variables, properties of the host's objects.
//
// Nothing tells when a table or a variable is written. But few instructions write into a table or an upvalue, and what else writes is a function of C,
// which Lua tells of: so a value is looked at only behind one of these. A local variable is looked at while its own function runs.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

// On the stack of the coroutine `watchers` each has its owner, its key and the value that it had last.
enum { SLOTS = 3 };
// The instructions of Lua 5.4 that write into tables and upvalues, and those that go back to a function of C, which may write. Source: its lopcodes.h
enum { SETUPVAL = 10, SETTABUP = 15, SETFIELD = 18, RETURN = 70, RETURN1 = 72, SETLIST = 78 };
static bool writes(int operation) {
  return operation == SETUPVAL || (operation >= SETTABUP && operation <= SETFIELD) || (operation >= RETURN && operation <= RETURN1) || operation == SETLIST;
}

static lshim_watched *add(lshim_debugger *debugger, int kind) {
  if (debugger->watched_count == debugger->watched_room) {
    debugger->watched_room = debugger->watched_room ? 2 * debugger->watched_room : 8;
    debugger->watched = realloc(debugger->watched, (size_t)debugger->watched_room * sizeof *debugger->watched);
    if (!debugger->watched) abort();
  }
  lshim_watched *watched = &debugger->watched[debugger->watched_count++];
  *watched = (lshim_watched){.kind = kind};
  debugger->may_have_written = true;
  return watched;
}

void lshim_watch_none(lshim_debugger *debugger) {
  for (int i = 0; i < debugger->watched_count; i++) free(debugger->watched[i].name);
  debugger->watched_count = 0;
  lua_settop(debugger->watchers, 0);
}

// Returns: false where there is no room
static bool add_slots(lshim_debugger *debugger, lua_State *L, int given) {
  if (!lua_checkstack(debugger->watchers, SLOTS + LUA_MINSTACK)) {
    lua_pop(L, given);
    return false;
  }
  if (given) lua_xmove(L, debugger->watchers, given);
  for (int i = given; i < SLOTS; i++) lua_pushnil(debugger->watchers);
  return true;
}

void lshim_watch_field(lua_State *L, lshim_debugger *debugger) {
  if (add_slots(debugger, L, 2)) add(debugger, LSHIM_WATCHED_FIELD);
}

void lshim_watch_upvalue(lua_State *L, lshim_debugger *debugger, int number) {
  if (add_slots(debugger, L, 1)) add(debugger, LSHIM_WATCHED_UPVALUE)->number = number;
}

void lshim_watch_property(lua_State *L, lshim_debugger *debugger) {
  if (add_slots(debugger, L, 0)) add(debugger, LSHIM_WATCHED_PROPERTY);
}

void lshim_watch_local(lua_State *L, lshim_debugger *debugger, lua_State *of, const void *record, int number, uint64_t serial, const char *name) {
  if (!add_slots(debugger, L, 0)) return;
  lshim_watched *watched = add(debugger, LSHIM_WATCHED_LOCAL);
  (watched->L = of, watched->record = record, watched->number = number, watched->serial = serial);
  watched->name = strdup(name);
  if (!watched->name) abort();
}

// Whether the value on top of the watchers' stack is another one than the last. Takes it off.
static bool differs(lua_State *watchers, int place) {
  int last = place * SLOTS + SLOTS;
  bool is_same = lua_rawequal(watchers, -1, last) || (lua_type(watchers, -1) == LUA_TUSERDATA && lshim_is_same(watchers, lua_gettop(watchers), last));
  if (is_same) lua_pop(watchers, 1);
  else lua_replace(watchers, last);
  return !is_same;
}

static bool field_differs(lua_State *watchers, int place) {
  int owner = place * SLOTS + 1, top = lua_gettop(watchers);
  bool has_fields = lua_type(watchers, owner) == LUA_TUSERDATA;
  if (has_fields) lua_getiuservalue(watchers, owner, 1);
  else lua_pushvalue(watchers, owner);
  bool is_other = false;
  if (lua_type(watchers, -1) == LUA_TTABLE && lshim_is_table(watchers, -1)) {
    lua_pushvalue(watchers, owner + 1);
    lua_rawget(watchers, -2);
    is_other = differs(watchers, place);
  }
  lua_settop(watchers, top);
  return is_other;
}

static bool local_differs(lshim_debugger *debugger, const lshim_watched *watched, int place) {
  lua_Debug frame = lshim_frame_of(watched->record);
  if (!lua_checkstack(watched->L, 1)) return false;
  const char *name = lua_getlocal(watched->L, &frame, watched->number);
  if (!name) return false;
  // Outside of its block another variable may stand in its place.
  if (strcmp(name, watched->name) != 0) {
    lua_pop(watched->L, 1);
    return false;
  }
  lua_xmove(watched->L, debugger->watchers, 1);
  return differs(debugger->watchers, place);
}

static bool is_written(lshim_debugger *debugger, lua_State *L, const lua_Debug *frame, int place, bool looks, bool looks_outside) {
  const lshim_watched *watched = &debugger->watched[place];
  switch (watched->kind) {
  case LSHIM_WATCHED_FIELD: return looks && field_differs(debugger->watchers, place);
  case LSHIM_WATCHED_UPVALUE:
    if (!looks || !lua_getupvalue(debugger->watchers, place * SLOTS + 1, watched->number)) return false;
    return differs(debugger->watchers, place);
  case LSHIM_WATCHED_LOCAL: {
    bool is_own = watched->L == L && watched->record == frame->i_ci;
    if (!is_own && !looks_outside) return false;
    return lshim_is_running(L, debugger, watched->L, watched->record, watched->serial) && local_differs(debugger, watched, place);
  }
  default: return false;
  }
}

bool lshim_has_written(lshim_debugger *debugger, lua_State *L, const lua_Debug *frame) {
  int last = debugger->operation;
  debugger->operation = (int)(lshim_next_instruction(frame->i_ci)[-1] & 0x7F);
  bool is_any = debugger->may_have_written, looks = is_any || writes(last), has_written = false;
  debugger->may_have_written = false;
  uint64_t calls = debugger->context->host_calls;
  bool has_called = calls != debugger->looked_calls;
  debugger->looked_calls = calls;
  for (int i = 0; i < debugger->watched_count; i++) {
    bool is_property = debugger->watched[i].kind == LSHIM_WATCHED_PROPERTY;
    if (is_property ? has_called || is_any : is_written(debugger, L, frame, i, looks, is_any || last == SETUPVAL)) has_written = true;
  }
  return has_written;
}

static bool note(lshim_debugger *debugger, lua_State *L, lua_Debug *frame) {
  lua_getinfo(L, "Sl", frame);
  if (!lshim_is_script(frame)) return false;
  // The debugger's own copy of the name: a chunk's own goes with the chunk.
  const lshim_instance *instance = lshim_instance_of(debugger, L, frame);
  debugger->writer_source = instance && instance->marks ? instance->marks->source : NULL;
  debugger->writer_line = frame->currentline;
  return true;
}

void lshim_note_writer(lshim_debugger *debugger, lua_State *L, lua_Debug *frame) {
  bool has_locals = false;
  for (int i = 0; i < debugger->watched_count && !has_locals; i++) {
    has_locals = debugger->watched[i].kind == LSHIM_WATCHED_LOCAL && debugger->watched[i].record == frame->i_ci;
  }
  if (has_locals || writes(debugger->operation)) note(debugger, L, frame);
}

void lshim_note_c_call(lshim_debugger *debugger, lua_State *L) {
  debugger->may_have_written = true;
  lua_Debug frame;
  for (int level = 1; lua_getstack(L, level, &frame) && !note(debugger, L, &frame); level++) {}
}
