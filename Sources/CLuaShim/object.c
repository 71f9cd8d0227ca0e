// Objects: a box is a full userdata that retains a Swift object. User value 1 is the table of the object's own fields. User value 2 is the
// object's class, if a script made the class. Both are nil for plain native objects.
//
// Identity: a weak-valued table finds the box of an object by the object's address, so an object has one box at a time.
// The collector only queues the object, because releasing it may run any code, and a collection may begin in any allocation.
#include "internal.h"

lshim_box *lshim_to_box(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) != sizeof(lshim_box)) return NULL;
  lshim_box *box = lua_touserdata(L, index);
  return box->magic == LSHIM_BOX_MAGIC ? box : NULL;
}

void lshim_release_box(lshim_box *box, lshim_context *context) {
  if (!box->object) return;
  context->boxes--;
  if (box->flags & LSHIM_COUNTED) context->garbage.alive_boxes--;
  lshim_queue_release(context, box->object);
  box->object = NULL;
}

static int collect_box(lua_State *L) {
  lshim_box *box = lshim_to_box(L, 1);
  if (box) lshim_release_box(box, lshim_context_of(L));
  return 0;
}

// Pushes what the `__tostring` of an object's own class returns. Pushes nothing and returns false if the class has none.
bool lshim_push_class_text(lua_State *L) {
  if (!lshim_push_instance_class(L, 1)) return false;
  lua_pushliteral(L, "__tostring");
  bool has = lshim_find_in_class(L, -2, -1);
  if (!has) {
    lua_pop(L, 2);
    return false;
  }
  lua_pushvalue(L, 1);
  lua_call(L, 1, 1);
  if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "'__tostring' must return a string");
  return true;
}

static int box_text(lua_State *L) {
  lshim_box *box = lshim_to_box(L, 1);
  if ((box->flags & LSHIM_SCRIPTED) && box->object && lshim_push_class_text(L)) return 1;
  lua_pushliteral(L, "<");
  lshim_push_kind_name(L, 1);
  lshim_context *context = lshim_context_of(L);
  bool is_script = context->turn.is_script;
  context->turn.is_script = false;
  if (box->object) context->describe(L, box);
  else lua_pushliteral(L, " released");
  context->turn.is_script = is_script;
  lua_pushliteral(L, ">");
  lua_concat(L, 4);
  return 1;
}

// 2 * a: the object comes first for its method. Upvalue: the method.
static int multiply(lua_State *L) {
  lua_settop(L, 2);
  if (!lshim_to_box(L, 1)) lua_insert(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 2, 1);
  return 1;
}

// Values of different classes differ, whichever stands first: Lua asks the second one where the first has no such operator. Upvalue: the method.
static int equal(lua_State *L) {
  const lshim_box *a = lshim_to_box(L, 1), *b = lshim_to_box(L, 2);
  if (!a || !b || a->class_id != b->class_id) {
    lua_pushboolean(L, false);
    return 1;
  }
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 2, 1);
  return 1;
}

// The operators of a class are its members with Lua's names for them. Stack: the metatable on top.
static void take_operators(lua_State *L, int members) {
  static const char *const names[] = {"__add", "__sub", "__mul", "__div", "__lt", "__le", "__eq"};
  enum { MULTIPLY = 2, EQUAL = 6 };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    lua_pushstring(L, names[i]);
    if (lua_rawget(L, members) != LUA_TFUNCTION) {
      lua_pop(L, 1);
      continue;
    }
    if (i == MULTIPLY) lua_pushcclosure(L, multiply, 1);
    if (i == EQUAL) lua_pushcclosure(L, equal, 1);
    lua_setfield(L, -2, names[i]);
  }
}

void lshim_new_metatable(lua_State *L, int class_id, int members) {
  members = lua_absindex(L, members);
  lua_createtable(L, 0, 6);
  lua_pushvalue(L, members);
  lua_pushcclosure(L, lshim_index, 1);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, members);
  lua_pushcclosure(L, lshim_newindex, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, collect_box);
  lua_setfield(L, -2, "__gc");
  lua_pushcfunction(L, box_text);
  lua_setfield(L, -2, "__tostring");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  take_operators(L, members);
  lshim_push_reference(L, lshim_context_of(L)->metatables);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, class_id);
  lua_pop(L, 2);
}

bool lshim_push_known(lua_State *L, const void *object) {
  lshim_push_reference(L, lshim_context_of(L)->identity);
  if (lua_rawgetp(L, -1, object) == LUA_TNIL) {
    lua_pop(L, 2);
    return false;
  }
  lua_remove(L, -2);
  return true;
}

lshim_box *lshim_push_box(lua_State *L, void *object, int class_id) {
  lshim_context *context = lshim_context_of(L);
  lshim_box *box = lua_newuserdatauv(L, sizeof *box, 2);
  *box = (lshim_box){LSHIM_BOX_MAGIC, (uint16_t)class_id, 0, object, ++context->next_serial};
  lshim_push_metatable(L, class_id);
  lua_setmetatable(L, -2);
  lshim_push_reference(L, context->identity);
  lua_pushvalue(L, -2);
  lua_rawsetp(L, -2, object);
  lua_pop(L, 1);
  context->boxes++;
  lshim_count_box(context, box);
  return box;
}

void lshim_rebind_box(lua_State *L, const void *object, void *other) {
  lshim_context *context = lshim_context_of(L);
  if (!lshim_push_known(L, object)) {
    lshim_queue_release(context, other);
    return;
  }
  lshim_box *box = lshim_to_box(L, -1);
  lshim_push_reference(L, context->identity);
  lua_pushnil(L);
  lua_rawsetp(L, -2, object);
  lua_pushvalue(L, -2);
  lua_rawsetp(L, -2, other);
  lua_pop(L, 2);
  lshim_queue_release(context, box->object);
  box->object = other;
}

void lshim_anchor(lua_State *L, const void *object) {
  lshim_context *context = lshim_context_of(L);
  lshim_box *box = lshim_to_box(L, -1);
  if (box && !(box->flags & LSHIM_ANCHORED)) {
    box->flags |= LSHIM_ANCHORED;
    context->anchored++;
    lshim_push_reference(L, context->anchors);
    lua_pushvalue(L, -2);
    lua_rawsetp(L, -2, object);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

void lshim_unanchor(lua_State *L, const void *object) {
  lshim_context *context = lshim_context_of(L);
  lshim_push_reference(L, context->anchors);
  if (lua_rawgetp(L, -1, object) != LUA_TNIL) {
    lshim_box *box = lshim_to_box(L, -1);
    box->flags &= ~LSHIM_ANCHORED;
    context->anchored--;
    lua_pushnil(L);
    lua_rawsetp(L, -3, object);
  }
  lua_pop(L, 2);
}

// While the garbage is collected, the values stand in a table that doesn't hold them, and `false` in their places in the registry.
void lshim_collect_weakly(lua_State *L, int *weak, size_t count) {
  lshim_push_weak_table(L, (int)count, "v");
  for (size_t i = 0; i < count; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, weak[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
    lua_pushboolean(L, false);
    lua_rawseti(L, LUA_REGISTRYINDEX, weak[i]);
  }
  lshim_collect(L);
  for (size_t i = 0; i < count; i++) {
    if (lua_rawgeti(L, -1, (lua_Integer)i + 1) == LUA_TNIL) {
      lua_pop(L, 1);
      weak[i] = 0;
    } else {
      lua_rawseti(L, LUA_REGISTRYINDEX, weak[i]);
    }
  }
  lua_pop(L, 1);
}

// When Swift objects own each other and a field of one leads back to another, anchored boxes would live for ever, because Lua doesn't see
// that nothing else owns the group. So each box of a group refers to all others, and none is anchored: Lua collects them when nothing
// refers to any.
void lshim_group(lua_State *L, void *const *objects, size_t count) {
  lshim_push_reference(L, lshim_context_of(L)->groups);
  lua_newtable(L);
  for (size_t i = 0; i < count; i++) {
    if (!lshim_push_known(L, objects[i])) continue;
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, (lua_Integer)lua_rawlen(L, -3) + 1);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
    lshim_unanchor(L, objects[i]);
  }
  lua_pop(L, 2);
}

void lshim_script_box(lua_State *L, int index, int class_index) {
  index = lua_absindex(L, index);
  if (class_index) class_index = lua_absindex(L, class_index);
  lshim_box *box = lshim_to_box(L, index);
  box->flags |= LSHIM_SCRIPTED;
  lua_newtable(L);
  lua_setiuservalue(L, index, 1);
  if (class_index) {
    lua_pushvalue(L, class_index);
    lua_setiuservalue(L, index, 2);
  }
  lua_pushvalue(L, index);
  lshim_anchor(L, box->object);
}

void lshim_copy_script_box(lua_State *L, int from, int to) {
  from = lua_absindex(L, from);
  to = lua_absindex(L, to);
  int height = lua_gettop(L);
  lua_getiuservalue(L, from, 2);
  lshim_script_box(L, to, -1);
  lua_getiuservalue(L, from, 1);
  lua_getiuservalue(L, to, 1);
  for (lua_pushnil(L); lua_next(L, height + 2);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, height + 3);
  }
  lua_settop(L, height);
}

bool lshim_set_own_field(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (lua_getiuservalue(L, index, 1) != LUA_TTABLE || lua_type(L, -3) != LUA_TSTRING) {
    lua_pop(L, 3);
    return false;
  }
  lshim_note_field(L, index, -3, -2, true);
  lua_insert(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  return true;
}

void lshim_each_anchored(lua_State *L, void *user, void (*visit)(void *user, lshim_box *box)) {
  lshim_push_reference(L, lshim_context_of(L)->anchors);
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) visit(user, lshim_to_box(L, -1));
  lua_pop(L, 1);
}
