// The order in which the objects of a state were made. `pairs` needs a property of its keys to sort them by, and tables, functions and
// coroutines have no other property that is the same in every run. So every block has a header (internal.h) in which the allocator notes
// the order.
#include "internal.h"

void *lshim_open_block(lshim_context *context, lshim_block *block, bool is_new, size_t old_size) {
  // For a new object, Lua passes the object's type as the old size. Source: reference manual 5.4, lua_Alloc
  bool is_object = old_size == LUA_TTABLE || old_size == LUA_TFUNCTION || old_size == LUA_TTHREAD || old_size == LUA_TUSERDATA;
  if (is_new) block->creation_number = is_object ? ++context->next_object : 0;
  if (is_new && is_object) context->last_object = block + 1;
  if (is_new && is_object && context->turn.is_script) {
    block->creation_number |= LSHIM_IS_COUNTED;
    // A rectangle or another value is little work to make, but as much as a table for a collection to visit.
    if (old_size == LUA_TUSERDATA) context->garbage.alive++;
    else lshim_count_object(context, old_size != LUA_TTHREAD);
  }
  return block + 1;
}

static bool has_user_values(lua_State *L, int index) {
  bool has = lua_getiuservalue(L, index, 1) != LUA_TNONE;
  lua_pop(L, 1);
  return has;
}

uint64_t lshim_creation_number(lua_State *L, int index) {
  const char *object = lua_topointer(L, index);
  switch (lua_type(L, index)) {
  case LUA_TTABLE: break;
  case LUA_TFUNCTION:
    if (lshim_is_plain_c_function(L, index)) return 0;
    break;
  case LUA_TTHREAD: object -= LUA_EXTRASPACE; break; // in front of a coroutine's state
  case LUA_TUSERDATA:
    if (has_user_values(L, index)) return 0;
    object -= lshim_context_of(L)->userdata_offset;
    break;
  default: return 0;
  }
  return ((const lshim_block *)object - 1)->creation_number & LSHIM_CREATION_NUMBER;
}

bool lshim_is_plain_c_function(lua_State *L, int index) {
  if (!lua_iscfunction(L, index)) return false;
  if (!lua_getupvalue(L, index, 1)) return true;
  lua_pop(L, 1);
  return false;
}

// The offset of a userdata's bytes in its block depends on the number of its user values. Geometry and files have no user values. Boxes and
// native classes have some, but they have creation numbers of their own.
size_t lshim_userdata_offset(lua_State *L) {
  const char *bytes = lua_newuserdatauv(L, 1, 0);
  size_t offset = (size_t)(bytes - (const char *)lshim_context_of(L)->last_object);
  lua_pop(L, 1);
  return offset;
}
