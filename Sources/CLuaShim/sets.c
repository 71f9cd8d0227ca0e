// What callbacks read and write, taken from the instructions that they run. Source: docs/rules/exploring.md 9
//
// A place is a container (a table, an object of the host, a variable of closures) and a key in it. What isn't understood, such as a call of
// the host, makes the callback depend on every other: orders are left out only where all was seen.
#include "internal.h"
#include <stdlib.h>
#include <string.h>

enum { WHOLE = 0 };                       // the key of all keys of a container
enum { MOST_PLACES = 4096 };              // of one callback; one with more depends on everything. Ours
enum { SLOTS = 24 };                      // of the stack, for one instruction
enum { LONGEST_CHAIN = 32 };              // of `__index` tables. Ours

typedef struct place { const void *container; uint64_t key; bool is_written; } place;
typedef struct callback { bool has_run, depends_on_all; place *places; size_t room, count; } callback;
// How a function of the library uses its first argument.
typedef enum { PURE, READS, WRITES } use;
typedef struct known { const void *function; use use; } known;

struct lshim_sets {
  lshim_follower follower;
  lua_State *L;
  callback *callbacks;
  size_t room;
  int32_t current;
  known *functions;
  size_t function_room, function_count;
};

static void *grown(void *block, size_t *room, size_t count, size_t size) {
  if (count < *room) return block;
  size_t more = *room ? *room * 2 : 32;
  while (more <= count) more *= 2;
  void *bigger = realloc(block, more * size);
  if (!bigger) abort();
  *room = more;
  return bigger;
}

static callback *current(lshim_sets *sets) { return &sets->callbacks[sets->current]; }

static void give_up(lshim_sets *sets) { current(sets)->depends_on_all = true; }

static void add(lshim_sets *sets, const void *container, uint64_t key, bool is_written) {
  callback *callback = current(sets);
  if (callback->depends_on_all || !container) return;
  for (size_t i = callback->count; i > 0; i--) {
    place *known = &callback->places[i - 1];
    if (known->container == container && known->key == key && known->is_written == is_written) return;
  }
  if (callback->count >= MOST_PLACES) return give_up(sets);
  callback->places = grown(callback->places, &callback->room, callback->count, sizeof *callback->places);
  callback->places[callback->count++] = (place){container, key, is_written};
}

// MARK: Values

// A key as a number: two keys have the same one if they are the same key, or are both unusual.
static uint64_t key_at(lua_State *L, int index) {
  switch (lua_type(L, index)) {
  case LUA_TNUMBER: return lua_isinteger(L, index) ? (uint64_t)lua_tointeger(L, index) << 1 | 1 : WHOLE;
  case LUA_TSTRING: return lua_rawlen(L, index) <= 40 ? (uint64_t)(uintptr_t)lua_topointer(L, index) : WHOLE;
  case LUA_TTABLE:
  case LUA_TFUNCTION:
  case LUA_TUSERDATA: return (uint64_t)(uintptr_t)lua_topointer(L, index);
  default: return WHOLE;
  }
}

// Properties that belong to one view alone: giving one a value changes nothing else.
static bool is_own_property(lua_State *L, int key) {
  static const char *const names[] = {"text", "textColor", "backgroundColor", "alpha", "tag"};
  if (lua_type(L, key) != LUA_TSTRING) return false;
  const char *name = lua_tostring(L, key);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) if (strcmp(name, names[i]) == 0) return true;
  return false;
}

// Reads an entry of what is at an index, or of what its `__index` leads to. - is_method: whether it is read only to be called
static void read_entry(lshim_sets *sets, lua_State *L, int container, int key, bool is_method) {
  int height = lua_gettop(L);
  lua_pushvalue(L, container);
  for (int depth = 0; depth < LONGEST_CHAIN; depth++) {
    int type = lua_type(L, -1);
    if (type == LUA_TSTRING) break; // its methods are the library's
    if (type == LUA_TUSERDATA) {
      const lshim_box *box = lshim_to_box(L, -1);
      if (box && box->object) {
        if (!is_method && lshim_has_member(L, box->class_id, key) && !is_own_property(L, key)) give_up(sets);
        add(sets, box->object, key_at(L, key), false);
        if (lua_getiuservalue(L, -1, 2) == LUA_TTABLE) continue; // the script's class
      } else if (lshim_to_value(L, -1)) {
        add(sets, lua_topointer(L, -1), WHOLE, false);
      } else if (!lshim_to_native_class(L, -1)) {
        give_up(sets);
      }
      break;
    }
    if (type != LUA_TTABLE) {
      give_up(sets);
      break;
    }
    add(sets, lua_topointer(L, -1), key_at(L, key), false);
    lua_pushvalue(L, key);
    if (lua_rawget(L, -2) != LUA_TNIL) break;
    lua_pop(L, 1);
    if (lshim_is_script_class(L, -1)) {
      lshim_push_super(L, lua_gettop(L));
      if (lua_isnil(L, -1)) break;
      continue;
    }
    if (!lua_getmetatable(L, -1)) break;
    lua_pushliteral(L, "__index");
    int found = lua_rawget(L, -2);
    lua_remove(L, -2);
    if (found == LUA_TNIL) break;
    // A script's function is seen as it runs.
    if (found == LUA_TFUNCTION) {
      if (lua_iscfunction(L, -1)) give_up(sets);
      break;
    }
    lua_checkstack(L, SLOTS);
  }
  lua_settop(L, height);
}

static void write_entry(lshim_sets *sets, lua_State *L, int container, int key) {
  int height = lua_gettop(L);
  switch (lua_type(L, container)) {
  case LUA_TTABLE:
    lua_pushvalue(L, key);
    if (lua_rawget(L, container) == LUA_TNIL && lua_getmetatable(L, container)) {
      lua_pushliteral(L, "__newindex");
      int found = lua_rawget(L, -2);
      if (found != LUA_TNIL && (found != LUA_TFUNCTION || lua_iscfunction(L, -1))) give_up(sets);
    }
    add(sets, lua_topointer(L, container), key_at(L, key), true);
    break;
  case LUA_TUSERDATA: {
    const lshim_box *box = lshim_to_box(L, container);
    bool is_own = box && box->object && !lshim_context_of(L)->watched
      && (!lshim_has_member(L, box->class_id, key) || is_own_property(L, key));
    if (is_own) add(sets, box->object, key_at(L, key), true);
    else give_up(sets);
    break;
  }
  default: give_up(sets); break;
  }
  lua_settop(L, height);
}

static void read_whole(lshim_sets *sets, lua_State *L, int index) {
  if (lua_type(L, index) == LUA_TSTRING) return;
  if (lua_type(L, index) != LUA_TTABLE) return give_up(sets);
  if (lua_getmetatable(L, index)) {
    lua_pop(L, 1);
    give_up(sets);
  }
  add(sets, lua_topointer(L, index), WHOLE, false);
}

static bool is_plain(lua_State *L, int index) {
  int type = lua_type(L, index);
  return type == LUA_TNIL || type == LUA_TBOOLEAN || type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TNONE;
}

static bool has_metatable(lua_State *L, int index) {
  if (is_plain(L, index) || !lua_getmetatable(L, index)) return false;
  lua_pop(L, 1);
  return true;
}

// MARK: Calls

static void call(lshim_sets *sets, lua_State *L, int function, int argument) {
  if (lua_type(L, function) != LUA_TFUNCTION) return give_up(sets);
  if (!lua_iscfunction(L, function)) return;
  const void *address = lua_topointer(L, function);
  for (size_t i = 0; i < sets->function_count; i++) {
    if (sets->functions[i].function != address) continue;
    switch (sets->functions[i].use) {
    // A function that is given a table or an object may call what belongs to it.
    case PURE: if (!is_plain(L, argument)) give_up(sets); break;
    case READS: read_whole(sets, L, argument); break;
    case WRITES:
      read_whole(sets, L, argument);
      if (lua_type(L, argument) == LUA_TTABLE) add(sets, lua_topointer(L, argument), WHOLE, true);
      break;
    }
    return;
  }
  give_up(sets);
}

// The functions of a table of the library, which may be behind its metatable.
static void know(lshim_sets *sets, lua_State *L, const char *library, const char *const *names, use use) {
  int height = lua_gettop(L);
  lshim_push_globals(L);
  if (library) {
    lua_pushstring(L, library);
    lua_rawget(L, -2);
    if (lua_type(L, -1) == LUA_TTABLE && lua_getmetatable(L, -1)) {
      lua_pushliteral(L, "__index");
      if (lua_rawget(L, -2) != LUA_TTABLE) lua_pop(L, 2);
    }
  }
  int table = lua_gettop(L);
  for (; lua_type(L, table) == LUA_TTABLE && *names; names++) {
    lua_pushstring(L, *names);
    if (lua_rawget(L, table) == LUA_TFUNCTION && lua_iscfunction(L, -1)) {
      sets->functions = grown(sets->functions, &sets->function_room, sets->function_count, sizeof *sets->functions);
      sets->functions[sets->function_count++] = (known){lua_topointer(L, -1), use};
    }
    lua_settop(L, table);
  }
  lua_settop(L, height);
}

static void know_library(lshim_sets *sets, lua_State *L) {
  static const char *const math[] = {"abs", "ceil", "floor", "fmod", "max", "min", "modf", "sqrt", "tointeger", "type", "sin", "cos", "exp", "log", NULL};
  static const char *const text[] = {"byte", "char", "find", "format", "len", "lower", "match", "rep", "reverse", "sub", "upper", NULL};
  static const char *const base[] = {"tostring", "tonumber", "select", "assert", "rawequal", NULL};
  static const char *const reading[] = {"ipairs", "pairs", "next", "rawlen", NULL};
  static const char *const lists[] = {"concat", "unpack", NULL};
  static const char *const changing[] = {"insert", "remove", NULL};
  know(sets, L, LUA_MATHLIBNAME, math, PURE);
  know(sets, L, LUA_STRLIBNAME, text, PURE);
  know(sets, L, NULL, base, PURE);
  know(sets, L, NULL, reading, READS);
  know(sets, L, LUA_TABLIBNAME, lists, READS);
  know(sets, L, LUA_TABLIBNAME, changing, WRITES);
}

// MARK: Instructions

// The instructions of Lua 5.4 that matter. Source: its lopcodes.h
enum {
  GETUPVAL = 9, SETUPVAL, GETTABUP, GETTABLE, GETI, GETFIELD, SETTABUP, SETTABLE, SETI, SETFIELD, SELF = 20, MMBIN = 46, MMBINI, MMBINK, UNM, BNOT,
  LEN = 52, CONCAT, TBC = 55, EQ = 57, LT, LE, CALL = 68, TAILCALL, TFORCALL = 76
};

static void hear(lshim_follower *follower, lua_State *L, lua_Debug *frame) {
  lshim_sets *sets = (lshim_sets *)follower;
  if (sets->current < 0) return;
  current(sets)->has_run = true;
  if (current(sets)->depends_on_all || !lua_checkstack(L, SLOTS)) return;
  int height = lua_gettop(L);
  lua_getinfo(L, "f", frame);
  int function = lua_gettop(L);
  lshim_opcode instruction;
  if (!lshim_instruction_at(L, function, frame, &instruction)) {
    give_up(sets);
    lua_settop(L, height);
    return;
  }
  uint32_t word = instruction.word;
  int operation = word & 0x7F, a = word >> 7 & 0xFF, b = word >> 16 & 0xFF, c = word >> 24;
  bool k = word >> 15 & 1;
  // A register's value; nil for one that can't be read.
#define PUSH_REGISTER(n) (lua_getlocal(L, frame, (n) + 1) ? (void)0 : lua_pushnil(L))
#define PUSH_UPVALUE(n) (lua_getupvalue(L, function, (n) + 1) ? (void)0 : lua_pushnil(L))
#define PUSH_CONSTANT(n) lshim_push_constant(L, &instruction, (uint32_t)(n))
#define NOTE_UPVALUE(n, is_written) add(sets, lua_upvalueid(L, function, (n) + 1), WHOLE + 1, is_written)
  switch (operation) {
  case GETUPVAL: NOTE_UPVALUE(b, false); break;
  case SETUPVAL: NOTE_UPVALUE(b, true); break;
  case GETTABUP:
    NOTE_UPVALUE(b, false);
    PUSH_UPVALUE(b);
    PUSH_CONSTANT(c);
    read_entry(sets, L, function + 1, function + 2, false);
    break;
  case GETTABLE:
    PUSH_REGISTER(b);
    PUSH_REGISTER(c);
    read_entry(sets, L, function + 1, function + 2, false);
    break;
  case GETI:
    PUSH_REGISTER(b);
    lua_pushinteger(L, c);
    read_entry(sets, L, function + 1, function + 2, false);
    break;
  case GETFIELD:
    PUSH_REGISTER(b);
    PUSH_CONSTANT(c);
    read_entry(sets, L, function + 1, function + 2, false);
    break;
  case SELF:
    PUSH_REGISTER(b);
    if (k) PUSH_CONSTANT(c);
    else PUSH_REGISTER(c);
    read_entry(sets, L, function + 1, function + 2, true);
    break;
  case SETTABUP:
    NOTE_UPVALUE(a, false);
    PUSH_UPVALUE(a);
    PUSH_CONSTANT(b);
    write_entry(sets, L, function + 1, function + 2);
    break;
  case SETTABLE:
    PUSH_REGISTER(a);
    PUSH_REGISTER(b);
    write_entry(sets, L, function + 1, function + 2);
    break;
  case SETI:
    PUSH_REGISTER(a);
    lua_pushinteger(L, b);
    write_entry(sets, L, function + 1, function + 2);
    break;
  case SETFIELD:
    PUSH_REGISTER(a);
    PUSH_CONSTANT(b);
    write_entry(sets, L, function + 1, function + 2);
    break;
  case LEN:
    PUSH_REGISTER(b);
    read_whole(sets, L, function + 1);
    break;
  case CONCAT:
    for (int i = 0; i < b && i < SLOTS - 4; i++) {
      PUSH_REGISTER(a + i);
      if (!is_plain(L, -1)) give_up(sets);
      lua_pop(L, 1);
    }
    break;
  case EQ:
  case LT:
  case LE:
    PUSH_REGISTER(a);
    PUSH_REGISTER(b);
    if (has_metatable(L, function + 1) || has_metatable(L, function + 2)) give_up(sets);
    break;
  case UNM:
  case BNOT:
    PUSH_REGISTER(b);
    if (!is_plain(L, -1)) give_up(sets);
    break;
  // Arithmetic of what is no number, and variables that are closed by a function.
  case MMBIN:
  case MMBINI:
  case MMBINK:
  case TBC: give_up(sets); break;
  case CALL:
  case TAILCALL:
    PUSH_REGISTER(a);
    if (b == 1) lua_pushnil(L);
    else PUSH_REGISTER(a + 1);
    call(sets, L, function + 1, function + 2);
    break;
  case TFORCALL:
    PUSH_REGISTER(a);
    PUSH_REGISTER(a + 1);
    if (lua_iscfunction(L, function + 1)) read_whole(sets, L, function + 2);
    else if (lua_type(L, function + 1) != LUA_TFUNCTION) give_up(sets);
    break;
  default: break;
  }
  lua_settop(L, height);
}

// MARK: Opening and asking

lshim_sets *lshim_sets_open(lua_State *L) {
  lshim_sets *sets = calloc(1, sizeof *sets);
  if (!sets) abort();
  sets->L = L;
  sets->current = -1;
  lua_checkstack(L, SLOTS);
  know_library(sets, L);
  sets->follower = (lshim_follower){.events = LUA_MASKCOUNT, .hear = hear};
  lshim_follow(L, &sets->follower);
  return sets;
}

void lshim_sets_begin(lshim_sets *sets, int32_t number) {
  sets->current = number;
  if (number < 0) return;
  size_t room = sets->room;
  sets->callbacks = grown(sets->callbacks, &sets->room, (size_t)number, sizeof *sets->callbacks);
  if (sets->room > room) memset(sets->callbacks + room, 0, (sets->room - room) * sizeof *sets->callbacks);
}

static bool meet(const callback *one, const callback *other) {
  for (size_t i = 0; i < one->count; i++) {
    if (!one->places[i].is_written) continue;
    for (size_t j = 0; j < other->count; j++) {
      if (one->places[i].container != other->places[j].container) continue;
      if (one->places[i].key == other->places[j].key || one->places[i].key == WHOLE || other->places[j].key == WHOLE) return true;
    }
  }
  return false;
}

bool lshim_sets_depend(const lshim_sets *sets, int32_t one, int32_t other) {
  if (one < 0 || other < 0 || (size_t)one >= sets->room || (size_t)other >= sets->room) return true;
  const callback *a = &sets->callbacks[one], *b = &sets->callbacks[other];
  // What ran without a script wasn't seen.
  if (!a->has_run || !b->has_run) return true;
  return a->depends_on_all || b->depends_on_all || meet(a, b) || meet(b, a);
}

void lshim_sets_close(lshim_sets *sets) {
  lshim_unfollow(sets->L, &sets->follower);
  for (size_t i = 0; i < sets->room; i++) free(sets->callbacks[i].places);
  free(sets->callbacks);
  free(sets->functions);
  free(sets);
}
