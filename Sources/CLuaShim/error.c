// The position, the text and the traceback of errors; the protected call that every call from Swift goes through.
#include "internal.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool lshim_is_script(const lua_Debug *frame) { return frame->currentline > 0 && strcmp(frame->source, LSHIM_LIBRARY_CHUNK) != 0; }

static bool is_script_at(lua_State *L, int level, lua_Debug *frame) {
  if (!lua_getstack(L, level, frame)) return false;
  lua_getinfo(L, "Sl", frame);
  return lshim_is_script(frame);
}

// Where the host's own functions have called themselves very often (an archive of tables in tables), the script is behind all of them. The cost of
// asking for a level grows with its depth, so the border is found by a binary search.
enum { LEVELS_ONE_BY_ONE = 256 };
bool lshim_find_script(lua_State *L, int level, lua_Debug *frame) {
  for (int last = level + LEVELS_ONE_BY_ONE; level < last; level++) {
    if (is_script_at(L, level, frame)) return true;
    if (!lua_getstack(L, level, frame)) return false;
  }
  int low = level, high = lshim_call_depth(L) - 1; // the outermost ones may be the runner's
  for (int last = high - LEVELS_ONE_BY_ONE; !is_script_at(L, high, frame); high--) {
    if (high <= low || high <= last) return false;
  }
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (is_script_at(L, middle, frame)) high = middle;
    else low = middle + 1;
  }
  return is_script_at(L, high, frame);
}

void lshim_push_position(lua_State *L, int level) {
  lua_Debug frame;
  if (lshim_find_script(L, level, &frame)) lua_pushfstring(L, "%s:%d:", frame.short_src, frame.currentline);
  else lua_pushliteral(L, "");
}

bool lshim_push_coroutine_position(lua_State *L) {
  lua_State *running = lshim_context_of(L)->turn.running;
  if (!running || running == lshim_context_of(L)->main) return false;
  lshim_push_position(running, 0);
  if (running != L) lua_xmove(running, L, 1);
  return true;
}

void lshim_push_definition(lua_State *L, int index) {
  lua_Debug info;
  if (lua_type(L, index) != LUA_TFUNCTION || lua_iscfunction(L, index)) {
    lua_pushliteral(L, "");
    return;
  }
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &info);
  lua_pushfstring(L, "%s:%d:", info.short_src, info.linedefined);
}

const char *lshim_function_lines(lua_State *L, int index, int *first, int *last) {
  lua_Debug info;
  if (lua_type(L, index) != LUA_TFUNCTION || lua_iscfunction(L, index)) return NULL;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &info);
  *first = info.linedefined;
  *last = info.lastlinedefined;
  return *info.source == '@' || *info.source == '=' ? info.source + 1 : info.source;
}

// Puts the script's position in front of the text on top of the stack.
void lshim_add_position(lua_State *L, int level) {
  lshim_push_position(L, level);
  if (lua_rawlen(L, -1) > 0) {
    lua_pushliteral(L, " ");
    lua_pushvalue(L, -3);
    lua_concat(L, 3);
  } else {
    lua_pop(L, 1);
  }
}

int lshim_raise(lua_State *L, int status) {
  if (status == LSHIM_FAULT) lshim_add_position(L, 1);
  return lua_error(L);
}

// What a call that waited does when its coroutine goes on.
static int go_on(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  if (lua_toboolean(L, 1)) return lua_gettop(L) - 1;
  lua_settop(L, 2);
  return lua_error(L);
}

int lshim_finish(lua_State *L, int status) {
  if (status >= 0) return status;
  if (status == LSHIM_SUSPEND) {
    lua_settop(L, 0);
    return lua_yieldk(L, 0, 0, go_on);
  }
  if (status == LSHIM_YIELD) return lua_yield(L, lua_gettop(L));
  return lshim_raise(L, status);
}

_Noreturn void lshim_fail(lua_State *L, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  lua_pushvfstring(L, format, arguments);
  va_end(arguments);
  lshim_add_position(L, 1);
  lua_error(L);
  __builtin_unreachable();
}

_Noreturn void lshim_fail_explained(lua_State *L, int reason, const lshim_member *subject) {
  lshim_context *context = lshim_context_of(L);
  context->turn.is_script = false;
  context->explain(L, reason, subject);
  context->turn.is_script = true;
  lshim_add_position(L, 1);
  lua_error(L);
  __builtin_unreachable();
}

// Whether a text begins with a position: "file:12: ...".
static bool has_position(const char *text) {
  for (const char *c = text; *c && *c != '\n'; c++) {
    if (*c != ':' || !isdigit((unsigned char)c[1])) continue;
    const char *end = c + 1;
    while (isdigit((unsigned char)*end)) end++;
    if (*end == ':') return true;
  }
  return false;
}

static void add_frame(lua_State *L, luaL_Buffer *out, lua_Debug *frame) {
  char text[256];
  const char *kind = *frame->what == 'm' ? "in main chunk" : NULL;
  if (kind) {
    snprintf(text, sizeof text, "\n\t%s:%d: %s", frame->short_src, frame->currentline, kind);
  } else if (frame->name && *frame->namewhat) {
    bool is_global = strcmp(frame->namewhat, "global") == 0;
    snprintf(text, sizeof text, "\n\t%s:%d: in %s '%s'", frame->short_src, frame->currentline, is_global ? "function" : frame->namewhat, frame->name);
  } else {
    snprintf(text, sizeof text, "\n\t%s:%d: in function <%s:%d>", frame->short_src, frame->currentline, frame->short_src, frame->linedefined);
  }
  luaL_addstring(out, text);
}

// The cost of asking Lua for a level grows with the level's depth, so this is a binary search instead of a count.
int lshim_call_depth(lua_State *L) {
  lua_Debug frame;
  int low = 0, high = 1;
  while (lua_getstack(L, high, &frame)) low = high, high *= 2;
  while (low < high) {
    int middle = (low + high) / 2;
    if (lua_getstack(L, middle, &frame)) low = middle + 1;
    else high = middle;
  }
  return high;
}

// Like luaL_traceback, but without the host's own frames. Of a deep stack, only so many innermost and outermost levels are shown.
enum { SHOWN_LEVELS = 16 };
void lshim_push_traceback(lua_State *L, lua_State *of, int level) {
  lua_Debug frame;
  int depth = lshim_call_depth(of);
  bool empty = true;
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  for (int i = level; i < depth; i++) {
    if (i == level + SHOWN_LEVELS && depth - i > SHOWN_LEVELS) {
      luaL_addstring(&out, "\n\t...");
      i = depth - SHOWN_LEVELS;
    }
    if (!lua_getstack(of, i, &frame)) break;
    lua_getinfo(of, "Slnt", &frame);
    if (!lshim_is_script(&frame)) continue;
    if (empty) luaL_addstring(&out, "stack traceback:");
    empty = false;
    add_frame(L, &out, &frame);
    if (frame.istailcall) luaL_addstring(&out, "\n\t(...tail calls...)");
  }
  luaL_pushresult(&out);
}

// Pushes an error value as a text. A table's __tostring may run, because this is called in the protected call's message handler.
static void push_text(lua_State *L, int value) {
  if (lua_type(L, value) == LUA_TSTRING) {
    lua_pushvalue(L, value);
  } else if (luaL_getmetafield(L, value, "__tostring") != LUA_TNIL) {
    lua_pop(L, 1);
    luaL_tolstring(L, value, NULL);
  } else {
    lshim_context *context = lshim_context_of(L);
    if (lua_type(L, value) == LUA_TTABLE && context->inspect) context->inspect(L, value);
    else lshim_push_got(L, value);
    lua_pushliteral(L, " was raised as an error");
    lua_concat(L, 2);
  }
}

// The longest text of an error that the host shows. A script that catches the error gets the whole value.
enum { LONGEST_TEXT = 1 << 16 }; // bytes
static void shorten_text(lua_State *L) {
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  if (length <= LONGEST_TEXT) return;
  lua_pushlstring(L, text, LONGEST_TEXT);
  lua_pushfstring(L, "... (%I bytes in all)", (lua_Integer)length);
  lua_concat(L, 2);
  lua_remove(L, -2);
}

void lshim_carry_traceback(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, context->carried_traceback);
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, context->carried_value);
}

static const char *frames_of(const char *traceback) {
  const char *line = strchr(traceback, '\n');
  return line ? line : "";
}

static bool ends_with(const char *text, const char *end) {
  size_t length = strlen(text), end_length = strlen(end);
  return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

static bool push_carried(lua_State *L, int value) {
  lshim_context *context = lshim_context_of(L);
  lshim_push_reference(L, context->carried_value);
  bool is_carried = lua_rawequal(L, -1, value);
  lua_pop(L, 1);
  if (is_carried) lshim_push_reference(L, context->carried_traceback);
  return is_carried;
}

// Puts the line where an error was raised that Swift has caught and raises again in front of its text. Returns: whether it is known
static bool add_carried_position(lua_State *L, int value) {
  if (!push_carried(L, value)) return false;
  const char *line = frames_of(lua_tostring(L, -1)), *end = *line ? strstr(line, ": in ") : NULL;
  if (end) {
    lua_pushlstring(L, line + 2, (size_t)(end - line) - 2); // after the end of the line and a tab
    lua_pushfstring(L, "%s: %s", lua_tostring(L, -1), lua_tostring(L, -3));
    lua_replace(L, -4);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return end != NULL;
}

// Where Swift caught the error and raised it again, the error's first traceback is shown before the traceback of the second raise. The
// second is left out where the first one already continues into it, which is so unless there is a coroutine between them.
enum { LONGEST_CARRIED = 4096 }; // bytes; a recursion through the host would otherwise carry one for each level
static void add_carried_traceback(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  if (!push_carried(L, 1)) return;
  lua_pushliteral(L, "");
  lua_rawseti(L, LUA_REGISTRYINDEX, context->carried_value);
  const char *first = lua_tostring(L, -1), *second = lua_tostring(L, -2);
  if (*first == 0 || strlen(first) > LONGEST_CARRIED) {
    lua_pop(L, 1);
  } else if (ends_with(first, frames_of(second))) {
    lua_remove(L, -2);
  } else {
    lua_pushliteral(L, "\n");
    lua_rotate(L, -3, 2);
    lua_concat(L, 3);
  }
}

// Lua's own functions put the position of their caller in front. If the caller is Lunette's library, that tells a script's author nothing.
static void drop_library_position(lua_State *L) {
  static const char library[] = LSHIM_LIBRARY_NAME ":";
  const char *text = lua_tostring(L, -1);
  if (strncmp(text, library, sizeof library - 1) != 0) return;
  const char *rest = strstr(text, ": ");
  if (!rest) return;
  lua_pushstring(L, rest + 2);
  lua_remove(L, -2);
}

// Leaves the error value unchanged for `pcall`, and keeps the error's text and traceback for the host.
static int handle(lua_State *L) {
  lshim_context *context = lshim_context_of(L);
  lua_settop(L, 1);
  lshim_note_raise(L, 1, context->turn.is_guarded);
  push_text(L, 1);
  shorten_text(L);
  drop_library_position(L);
  if (!has_position(lua_tostring(L, -1)) && !add_carried_position(L, 1)) lshim_add_position(L, 1);
  lua_rawseti(L, LUA_REGISTRYINDEX, context->text);
  lshim_push_traceback(L, L, 1);
  add_carried_traceback(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, context->traceback);
  lua_settop(L, 1); // add_position leaves the text without one below its result
  return 1;
}

int lshim_pcall(lua_State *L, int arguments, int results) {
  lshim_context *context = lshim_context_of(L);
  int handler = lua_gettop(L) - arguments;
  lua_pushcfunction(L, handle);
  lua_insert(L, handler);
  lshim_turn outer = lshim_begin_turn(L, context);
  int status = lua_pcall(L, arguments, results, handler);
  lshim_end_turn(L, context, outer);
  lua_remove(L, handler);
  if (status == LUA_ERRMEM) lshim_explain_refusal(L);
  if (status == LUA_ERRERR) {
    lua_pushliteral(L, "an error was raised while another one was being reported");
    lua_rawseti(L, LUA_REGISTRYINDEX, context->text);
    lua_pushliteral(L, "");
    lua_rawseti(L, LUA_REGISTRYINDEX, context->traceback);
  }
  return status;
}

void lshim_push_error_text(lua_State *L) { lshim_push_reference(L, lshim_context_of(L)->text); }
void lshim_push_error_traceback(lua_State *L) { lshim_push_reference(L, lshim_context_of(L)->traceback); }
