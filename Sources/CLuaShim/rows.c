// Asks the same question for many rows, one after another. Loading a big table view consists mostly of this.
//
// One protected call surrounds all questions. An `lshim_pcall` for each would cost more than most scripts' answers: it begins and ends a
// turn, sets up a jump buffer and a message handler, and calls from Swift and back. Each call is still a turn of its own, so that the
// limits apply to one call, as everywhere. Cost: about 50 ns for each row, besides the script's own work.
#include "internal.h"
#include <float.h>

static int ask(lua_State *L) {
  lshim_row_questions *questions = lua_touserdata(L, 1);
  lshim_context *context = lshim_context_of(L);
  while (questions->answered < questions->count && !context->faulted) {
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    lua_pushvalue(L, 4);
    lua_pushlightuserdata(L, lshim_path(questions->section, questions->first + questions->answered));
    questions->asked++;
    lshim_renew_turn(L, context, questions->counter);
    lua_call(L, 3, 1);
    double answer = lua_tonumber(L, -1);
    bool is_plain = lua_type(L, -1) == LUA_TNUMBER && ((answer >= questions->least && answer <= DBL_MAX) || answer == questions->also);
    if (!is_plain) return 1;
    questions->answers[questions->answered++] = answer;
    lua_pop(L, 1);
  }
  return 0;
}

// The method, the delegate and the object are on top of the stack. They are replaced by the answer that ended the questions early, by
// nothing, or by an error.
int lshim_ask_rows(lua_State *L, lshim_row_questions *questions) {
  lua_pushcfunction(L, ask);
  lua_insert(L, -4);
  lua_pushlightuserdata(L, questions);
  lua_insert(L, -4);
  return lshim_pcall(L, 4, LUA_MULTRET);
}

// The numbers are read by index. Several are left on the stack before they are popped together, because each call of Lua's costs as much as
// the reading itself. Afterwards one `lua_next` shows whether the table has other keys: in Lua's order, only those come after a list's last
// element.
bool lshim_read_numbers(lua_State *L, int index, double *numbers, int64_t count) {
  enum { AT_ONCE = 16 };
  index = lua_absindex(L, index);
  int height = lua_gettop(L);
  lua_checkstack(L, AT_ONCE + 2);
  for (int64_t read = 0; read < count;) {
    int64_t end = read + AT_ONCE < count ? read + AT_ONCE : count;
    for (; read < end; read++) {
      if (lua_rawgeti(L, index, read + 1) != LUA_TNUMBER) {
        lua_settop(L, height);
        return false;
      }
      numbers[read] = lua_tonumber(L, -1);
    }
    lua_settop(L, height);
  }
  if (count > 0) lua_pushinteger(L, count);
  else lua_pushnil(L);
  bool is_whole = lua_next(L, index) == 0;
  lua_settop(L, height);
  return is_whole;
}
