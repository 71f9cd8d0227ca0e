// When garbage is collected. A script sees a collection in its weak tables, and in objects of the host that end, so the moments must follow
// from the script alone, whatever the host allocates beside it. Lua's own collector goes by bytes, and is stopped. In its place there are
//
// - *fixed* collections, which clear weak tables: after so much work of the script, counted in tables, functions, coroutines, objects and
//   calls of the host, and in `collectgarbage()`. Bytes and texts don't count: the length of a file's name changes them.
// - *quiet* collections, when memory has doubled: nobody sees them, because for their time each weak table is an ordinary one, and objects
//   of the host that scripts have seen stay.
#include "internal.h"

// The work of a script between two fixed collections, in units of a call. What makes no garbage of its own counts little.
enum { CALL = 1, OBJECT = 16, BOX = 64 };
// Fewest units between two collections. Ours: 32,768 tables are some megabytes, and collecting the garbage of an app takes a millisecond
enum { LEAST_WORK = 32768 * OBJECT };
// Units: bytes. With less than twice that, nothing is collected quietly.
enum { LEAST_BYTES = 8 << 20 };
// The size of a step, as an exponent of 2, with which one step of Lua's collector is a whole collection. Source: lgc.c, incstep
enum { WHOLE_COLLECTION = 63 };

void lshim_open_collector(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  lua_gc(L, LUA_GCSTOP);
  lua_gc(L, LUA_GCINC, 0, 0, WHOLE_COLLECTION);
  context->is_memory_pending = false;
  lshim_begin_collecting(L);
  context->garbage.quiet_at = 2 * LEAST_BYTES;
}

void lshim_begin_collecting(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  context->garbage.work = 0;
  context->garbage.due = LEAST_WORK;
  context->near_limit = lshim_near_limit(context);
}

// A collection visits everything that is alive, so the more is alive the rarer collections are. What lives counts as much as it did when it was
// made: otherwise each object of the host that stays would bring the next visit to all of them nearer. A power of 2, because the host may hold one
// object more in one run than in another.
static void count_anew(lshim_context *context) {
  uint64_t due = LEAST_WORK;
  while (due < context->garbage.alive * OBJECT + context->garbage.alive_boxes * BOX) due *= 2;
  context->garbage.due = due;
  context->garbage.work = 0;
  context->garbage.quiet_at = 2 * (context->bytes > LEAST_BYTES ? context->bytes : LEAST_BYTES);
}

void lshim_end_cycle(lshim_context *context) {
  // Inside a collection Lua refuses.
  if (!context->garbage.is_running || lua_gc(context->main, LUA_GCSTOP) < 0) return;
  context->garbage.is_running = false;
  count_anew(context);
}

void lshim_collect(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  if (lua_checkstack(L, LUA_MINSTACK)) lshim_age_lists(L);
  if (lua_gc(L, LUA_GCCOLLECT) < 0) return;
  lua_gc(L, LUA_GCSTOP);
  context->garbage.is_running = false;
  count_anew(context);
}

// What a tool reads outside of all turns, such as the page that shows a session, is not the script's.
void lshim_count_box(lshim_context *context, lshim_box *box) {
  if (context->turn.number == 0) return;
  context->garbage.work += BOX;
  context->garbage.alive_boxes++;
  box->flags |= LSHIM_COUNTED;
}

// Called by the allocator for a table, function or coroutine that a script makes. Lua's collector must not run inside the allocator. But it
// may be set going there: it then collects as soon as the new object has its place, and where Lua itself would, so that nothing counts as
// used which only happens to be left on the stack.
void lshim_count_object(lshim_context *context, bool collects_at_once) {
  context->garbage.alive++;
  context->garbage.work += OBJECT;
  lshim_end_cycle(context);
  if (context->garbage.work < context->garbage.due || context->garbage.is_running || !collects_at_once) return;
  context->garbage.is_running = true;
  lua_gc(context->main, LUA_GCRESTART);
  lshim_look_at_memory_soon(context); // to stop it again
}

// MARK: Weak tables

// A registry table, weak itself, has every metatable that a script has given a table, and in a collection that is quiet the mode of each.
void lshim_note_metatable(lua_State *L, int index) {
  lshim_block *block = (lshim_block *)lua_topointer(L, index) - 1;
  if (block->creation_number & LSHIM_IS_METATABLE) return;
  block->creation_number |= LSHIM_IS_METATABLE;
  index = lua_absindex(L, index);
  lshim_push_reference(L, lshim_context_of(L)->garbage.metatables);
  lua_pushvalue(L, index);
  lua_pushboolean(L, true);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

// Sets the modes of all metatables to one that is not weak, and keeps them; or puts them back. Neither makes a key or removes one, so the
// tables keep their places.
static void switch_modes(lua_State *L, int metatables, bool is_quiet) {
  for (lua_pushnil(L); lua_next(L, metatables);) {
    int metatable = lua_gettop(L) - 1, value = metatable + 1;
    lua_pushliteral(L, "__mode");
    if (is_quiet) {
      if (lua_rawget(L, metatable) == LUA_TSTRING && *lua_tostring(L, -1)) {
        lua_pushvalue(L, metatable);
        lua_pushvalue(L, -2);
        lua_rawset(L, metatables);
        lua_pushliteral(L, "__mode");
        lua_pushliteral(L, "");
        lua_rawset(L, metatable);
      }
    } else if (lua_type(L, value) == LUA_TSTRING) {
      lua_pushvalue(L, value);
      lua_rawset(L, metatable);
      lua_pushvalue(L, metatable);
      lua_pushboolean(L, true);
      lua_rawset(L, metatables);
    }
    lua_settop(L, metatable);
  }
}

void lshim_collect_quietly(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  bool is_script = context->turn.is_script;
  int height = lua_gettop(L);
  if (!lua_checkstack(L, 10)) return;
  context->turn.is_script = false;
  lshim_push_reference(L, context->garbage.metatables);
  switch_modes(L, height + 1, true);
  lua_gc(L, LUA_GCCOLLECT);
  lua_gc(L, LUA_GCSTOP);
  switch_modes(L, height + 1, false);
  lua_settop(L, height);
  context->turn.is_script = is_script;
  context->garbage.quiet_at = 2 * (context->bytes > LEAST_BYTES ? context->bytes : LEAST_BYTES);
}
