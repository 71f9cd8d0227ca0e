// Values as messages show them. Nothing here runs code of a script, and no address is ever shown.
#include "internal.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_SHOWN = 40 };

size_t lshim_format_number(char *out, size_t size, double number) {
  if (isnan(number)) return (size_t)snprintf(out, size, "nan");
  if (number == 0) return (size_t)snprintf(out, size, "0");
  int length = 0;
  for (int digits = 15; digits <= 17; digits++) {
    length = snprintf(out, size, "%.*g", digits, number);
    if (strtod(out, NULL) == number) break;
  }
  return (size_t)length;
}

// A string in quotes, cut between characters when it is long.
static void push_quoted(lua_State *L, const char *text, size_t length) {
  char shown[LONGEST_SHOWN + 8];
  size_t count = length < LONGEST_SHOWN ? length : LONGEST_SHOWN;
  while (count < length && count > 0 && ((unsigned char)text[count] & 0xC0) == 0x80) count--;
  memcpy(shown, text, count);
  for (size_t i = 0; i < count; i++) {
    if ((unsigned char)shown[i] < ' ') shown[i] = ' ';
  }
  shown[count] = 0;
  lua_pushfstring(L, "the string \"%s%s\"", shown, count < length ? "\xE2\x80\xA6" : "");
}

void lshim_push_kind_name(lua_State *L, int index) {
  index = lua_absindex(L, index);
  const lshim_box *box = lshim_to_box(L, index);
  const lshim_value *value = lshim_to_value(L, index);
  if (lshim_push_instance_class(L, index)) {
    lshim_push_class_name(L, -1);
    lua_remove(L, -2);
  } else if (box) {
    lshim_push_class_of_id(L, box->class_id);
    lshim_push_class_name(L, -1);
    lua_remove(L, -2);
  } else if (value) {
    lua_pushstring(L, lshim_value_types[value->kind].name);
  } else if (lua_type(L, index) == LUA_TLIGHTUSERDATA) {
    lua_pushliteral(L, "IndexPath");
  } else {
    lua_pushstring(L, luaL_typename(L, index));
  }
}

static void push_with_article(lua_State *L, int index) {
  lshim_push_kind_name(L, index);
  const char *name = lua_tostring(L, -1);
  lua_pushfstring(L, "%s %s", strchr("AEIOaeio", *name) ? "an" : "a", name);
  lua_remove(L, -2);
}

void lshim_push_got(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_checkstack(L, 10);
  char text[64];
  size_t length;
  const char *string;
  switch (lua_type(L, index)) {
  case LUA_TNONE: lua_pushliteral(L, "nothing"); return;
  case LUA_TNIL: lua_pushliteral(L, "nil"); return;
  case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); return;
  case LUA_TNUMBER:
    if (lua_isinteger(L, index)) snprintf(text, sizeof text, LUA_INTEGER_FMT, lua_tointeger(L, index));
    else lshim_format_number(text, sizeof text, lua_tonumber(L, index));
    lua_pushstring(L, text);
    return;
  case LUA_TSTRING:
    string = lua_tolstring(L, index, &length);
    push_quoted(L, string, length);
    return;
  case LUA_TTHREAD: lua_pushliteral(L, "a coroutine"); return;
  case LUA_TLIGHTUSERDATA:
    snprintf(text, sizeof text, "IndexPath %lld.%lld", (long long)lshim_path_section(lua_touserdata(L, index)) + 1,
             (long long)lshim_path_row(lua_touserdata(L, index)) + 1);
    lua_pushstring(L, text);
    return;
  }
  double date;
  if (lshim_to_value(L, index)) {
    lshim_push_value_text(L, lshim_to_value(L, index));
  } else if (lshim_to_date(L, index, &date)) {
    lua_pushliteral(L, "Date ");
    lshim_push_date_text(L, date);
    lua_concat(L, 2);
  } else if (lshim_class_id(L, index) >= 0) {
    lshim_push_class_name(L, index);
    lua_pushliteral(L, "the class ");
    lua_insert(L, -2);
    lua_concat(L, 2);
  } else {
    push_with_article(L, index);
  }
}

bool lshim_push_list_flaw(lua_State *L, int index) {
  index = lua_absindex(L, index);
  lua_checkstack(L, 8);
  lshim_is_table(L, index);
  lua_Unsigned length = lua_rawlen(L, index), count = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) count++;
  if (count == length) return false;
  lshim_push_sorted_keys(L, index);
  for (lua_Integer k = 1; lua_rawgeti(L, -1, k) != LUA_TNIL; k++) {
    if (!lua_isinteger(L, -1) || lua_tointeger(L, -1) < 1) {
      lshim_push_got(L, -1);
      const char *shown = lua_tostring(L, -1), *text = strncmp(shown, "the string ", 11) == 0 ? shown + 11 : shown;
      lua_pushfstring(L, "a table with the key %s", text);
      lua_replace(L, -4);
      lua_pop(L, 2);
      return true;
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 2);
  lua_Integer place = 1;
  while (lua_rawgeti(L, index, place) != LUA_TNIL) {
    lua_pop(L, 1);
    place++;
  }
  lua_pop(L, 1);
  lua_pushfstring(L, "nil at position %I", place);
  return true;
}
