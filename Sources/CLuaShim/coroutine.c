// Coroutines, as in the standard library. They are written anew because the code that sets the hook must know which coroutine runs
// (limits.c).
#include "internal.h"

// Closing a variable may run any code of the script, on the coroutine's own stack.
static int reset(lua_State *L, lua_State *coroutine) {
  lua_State *outer = lshim_enter_coroutine(coroutine);
  int status = lua_resetthread(coroutine);
  lshim_leave_coroutine(L, outer);
  return status;
}

// Returns: the number of results on top of L, or -1 with the error on top of L
static int resume(lua_State *L, lua_State *coroutine, int arguments) {
  if (!lua_checkstack(coroutine, arguments)) {
    lua_pushliteral(L, "too many arguments to resume");
    return -1;
  }
  int results;
  lua_xmove(L, coroutine, arguments);
  lshim_context *context = lshim_context_of(L);
  lshim_link link = {.resumer = L, .around = context->turn.links};
  context->turn.links = &link;
  lua_State *outer = lshim_enter_coroutine(coroutine);
  int status = lua_resume(coroutine, L, arguments, &results);
  context->turn.links = link.around;
  // The stack of a coroutine that has failed is whole until it is closed.
  if (status != LUA_OK && status != LUA_YIELD) lshim_note_raise(coroutine, lua_gettop(coroutine), lshim_is_protected(L));
  lshim_leave_coroutine(L, outer);
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_xmove(coroutine, L, 1);
    return -1;
  }
  if (!lua_checkstack(L, results + 1)) {
    lua_pop(coroutine, results);
    lua_pushliteral(L, "too many results to resume");
    return -1;
  }
  lua_xmove(coroutine, L, results);
  return results;
}

int lshim_resume(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTHREAD);
  lua_State *coroutine = lua_tothread(L, 1);
  int results = resume(L, coroutine, lua_gettop(L) - 1);
  lua_pushboolean(L, results >= 0);
  if (results < 0) results = 1;
  lua_insert(L, -(results + 1));
  return results + 1;
}

static int resume_wrapped(lua_State *L) {
  lua_State *coroutine = lua_tothread(L, lua_upvalueindex(1));
  int results = resume(L, coroutine, lua_gettop(L));
  if (results >= 0) return results;
  int status = lua_status(coroutine);
  if (status != LUA_OK && status != LUA_YIELD) {
    reset(L, coroutine);
    lua_xmove(coroutine, L, 1); // closing its variables may have raised another error
  }
  if (lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

lua_State *lshim_new_coroutine(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  lua_State *coroutine = lua_newthread(L);
  context->coroutines++;
  for (lshim_follower *each = context->followers; each; each = each->next) {
    if (each->made) each->made(each, coroutine, context->coroutines);
  }
  return coroutine;
}

static int coroutine_create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lshim_count_call(L, lshim_context_of(L));
  lua_State *coroutine = lshim_new_coroutine(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, coroutine, 1);
  return 1;
}

static int coroutine_wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *coroutine = lshim_new_coroutine(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, coroutine, 1);
  lua_pushcclosure(L, resume_wrapped, 1);
  return 1;
}

// Only a coroutine that doesn't run can be closed: one that has not begun, waits in a yield, or has ended.
static int coroutine_close(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTHREAD);
  lua_State *coroutine = lua_tothread(L, 1);
  lua_Debug frame;
  if (coroutine == L || (lua_status(coroutine) == LUA_OK && lua_getstack(coroutine, 0, &frame))) {
    return luaL_error(L, "cannot close a %s coroutine", coroutine == L ? "running" : "normal");
  }
  lua_pushboolean(L, reset(L, coroutine) == LUA_OK);
  if (lua_toboolean(L, -1)) return 1;
  lua_xmove(coroutine, L, 1);
  return 2;
}

void lshim_open_coroutines(lua_State *L) {
  lua_pushcfunction(L, lshim_resume);
  lua_setfield(L, -2, "resume");
  lua_pushcfunction(L, coroutine_create);
  lua_setfield(L, -2, "create");
  lua_pushcfunction(L, coroutine_wrap);
  lua_setfield(L, -2, "wrap");
  lua_pushcfunction(L, coroutine_close);
  lua_setfield(L, -2, "close");
}
