// Moments for scripts: immutable userdata with one number, compared and added like numbers.
//
// Source: Apple, Date: seconds since the reference date, the first of January 2001, 00:00 GMT; docs/rules/world.md 1
#include "internal.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LSHIM_DATE_MAGIC = 0x6C644174 };
typedef struct lshim_date { uint32_t magic; double seconds; } lshim_date;

static const char metatable_key = 0, now_key = 0;

// Units: seconds from 1970 to the reference date. Source: Apple, NSTimeIntervalSince1970
static const double SINCE_1970 = 978307200;
// The beginning of the year 1 in Greenwich, in the calendar that was in use before 1582, and the first moment that developers call far away, in
// seconds since the reference date. Source: Foundation, Date.distantPast and Date.distantFuture
static const double YEAR_1 = -63114076800, FAR_AWAY = 63113904000;
// The years 1 to 9999 in every time zone: it is New Year a day earlier in the far east. Source: docs/rules/world.md 8
static const double FIRST = YEAR_1 - 86400, END = 252423993600;
// When the gregorian calendar began, on the 15th of October 1582. Units: days since 1970
static const long long GREGORIAN = -141427;

bool lshim_to_date(lua_State *L, int index, double *seconds) {
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) != sizeof(lshim_date)) return false;
  const lshim_date *date = lua_touserdata(L, index);
  if (date->magic != LSHIM_DATE_MAGIC) return false;
  *seconds = date->seconds;
  return true;
}

bool lshim_is_date(double seconds) { return seconds >= FIRST && seconds < END; }

void lshim_push_date(lua_State *L, double seconds) {
  lshim_date *date = lua_newuserdatauv(L, sizeof *date, 0);
  *date = (lshim_date){LSHIM_DATE_MAGIC, seconds};
  lua_rawgetp(L, LUA_REGISTRYINDEX, &metatable_key);
  lua_setmetatable(L, -2);
}

static void push_checked(lua_State *L, double seconds) {
  if (!lshim_is_date(seconds)) lshim_fail(L, "a Date must be in the years 1 to 9999, got one %f s after 2001", seconds);
  lshim_push_date(L, seconds);
}

// A Date, or the number of seconds since the reference date.
static double moment(lua_State *L, int index, const char *what) {
  double seconds;
  if (lshim_to_date(L, index, &seconds)) return seconds;
  if (lua_type(L, index) == LUA_TNUMBER) return lua_tonumber(L, index);
  lshim_push_got(L, index);
  lshim_fail(L, "%s must be a Date, got %s", what, lua_tostring(L, -1));
}

static double interval(lua_State *L, int index, const char *what) {
  if (lua_type(L, index) == LUA_TNUMBER) return lua_tonumber(L, index);
  lshim_push_got(L, index);
  lshim_fail(L, "%s must be a number of seconds, got %s", what, lua_tostring(L, -1));
}

static double now(lua_State *L) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &now_key);
  lua_call(L, 0, 1);
  double seconds = lua_tonumber(L, -1);
  lua_pop(L, 1);
  return seconds;
}

static int date_adding(lua_State *L) {
  push_checked(L, moment(L, 1, "Date:addingTimeInterval: the receiver") + interval(L, 2, "Date:addingTimeInterval: argument 1 'seconds'"));
  return 1;
}

static int date_since(lua_State *L) {
  lua_pushnumber(L, moment(L, 1, "Date:timeIntervalSince: the receiver") - moment(L, 2, "Date:timeIntervalSince: argument 1 'date'"));
  return 1;
}

static int date_is_equal(lua_State *L) {
  lua_pushboolean(L, moment(L, 1, "Date:isEqual: the receiver") == moment(L, 2, "Date:isEqual: argument 1 'date'"));
  return 1;
}

// As addingTimeInterval, under the name of Strideable's method; the seconds may have its label. Source: Apple, Date.advanced(by:)
static int date_advanced(lua_State *L) {
  double seconds = moment(L, 1, "Date:advanced: the receiver");
  if (lua_type(L, 2) == LUA_TTABLE) {
    lua_pushliteral(L, "by");
    lua_rawget(L, 2);
  } else lua_pushvalue(L, 2);
  push_checked(L, seconds + interval(L, -1, "Date:advanced: argument 1 'seconds'"));
  return 1;
}

// The seconds to another moment, which may have its label. Source: Apple, Date.distance(to:)
static int date_distance(lua_State *L) {
  double seconds = moment(L, 1, "Date:distance: the receiver");
  if (lua_type(L, 2) == LUA_TTABLE) {
    lua_pushliteral(L, "to");
    lua_rawget(L, 2);
  } else lua_pushvalue(L, 2);
  lua_pushnumber(L, moment(L, -1, "Date:distance: argument 1 'date'") - seconds);
  return 1;
}

static int date_compare(lua_State *L) {
  double a = moment(L, 1, "Date:compare: the receiver"), b = moment(L, 2, "Date:compare: argument 1 'date'");
  lua_pushstring(L, a < b ? "orderedAscending" : a > b ? "orderedDescending" : "orderedSame");
  return 1;
}

// Upvalue: the methods.
static int date_index(lua_State *L) {
  double seconds = moment(L, 1, "the receiver");
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
  if (strcmp(name, "timeIntervalSinceReferenceDate") == 0) lua_pushnumber(L, seconds);
  else if (strcmp(name, "timeIntervalSince1970") == 0) lua_pushnumber(L, seconds + SINCE_1970);
  else if (strcmp(name, "timeIntervalSinceNow") == 0) lua_pushnumber(L, seconds - now(L));
  else {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL) lshim_fail(L, "Date has no property '%s'", lshim_tolstring(L, 2));
  }
  return 1;
}

static int date_newindex(lua_State *L) { lshim_fail(L, "a Date cannot be changed; make another one: date + seconds"); }

static int date_eq(lua_State *L) {
  double a, b;
  lua_pushboolean(L, lshim_to_date(L, 1, &a) && lshim_to_date(L, 2, &b) && a == b);
  return 1;
}

static int date_lt(lua_State *L) {
  lua_pushboolean(L, moment(L, 1, "what is compared with a Date") < moment(L, 2, "what is compared with a Date"));
  return 1;
}

static int date_le(lua_State *L) {
  lua_pushboolean(L, moment(L, 1, "what is compared with a Date") <= moment(L, 2, "what is compared with a Date"));
  return 1;
}

static int date_add(lua_State *L) {
  double a, b;
  bool first = lshim_to_date(L, 1, &a), second = lshim_to_date(L, 2, &b);
  if (first && second) lshim_fail(L, "two Dates can't be added; date - date is the time between them");
  if (first) push_checked(L, a + interval(L, 2, "what is added to a Date"));
  else push_checked(L, b + interval(L, 1, "what is added to a Date"));
  return 1;
}

static int date_sub(lua_State *L) {
  double a, b;
  if (!lshim_to_date(L, 1, &a)) lshim_fail(L, "a Date can't be taken from a number");
  if (lshim_to_date(L, 2, &b)) lua_pushnumber(L, a - b);
  else push_checked(L, a - interval(L, 2, "what is taken from a Date"));
  return 1;
}

// Before 1582 dates are those of the Julian calendar, as Foundation writes them; the year before the year 1 is the first one before Christ.
// Source: Hinnant, days from civil, the inverse: years begin in March
void lshim_push_date_text(lua_State *L, double date) {
  double seconds = floor(date + SINCE_1970);
  long long day = (long long)floor(seconds / 86400), rest = (long long)(seconds - (double)day * 86400);
  long long year, of_year;
  if (day >= GREGORIAN) {
    long long z = day + 719468, era = z / 146097, of_era = z - era * 146097;
    long long year_of_era = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    year = year_of_era + era * 400;
  } else {
    long long z = day + 719470, era = (z >= 0 ? z : z - 1460) / 1461, of_era = z - era * 1461;
    long long year_of_era = (of_era - of_era / 1460) / 365;
    of_year = of_era - 365 * year_of_era;
    year = year_of_era + era * 4;
  }
  long long month = (5 * of_year + 2) / 153;
  year += month >= 10;
  if (year <= 0) year = 1 - year;
  char text[64];
  snprintf(text, sizeof text, "%04lld-%02lld-%02lld %02lld:%02lld:%02lld +0000", year, month < 10 ? month + 3 : month - 9,
           of_year - (153 * month + 2) / 5 + 1, rest / 3600, rest / 60 % 60, rest % 60);
  lua_pushstring(L, text);
}

static int date_text(lua_State *L) {
  lshim_push_date_text(L, moment(L, 1, "the receiver"));
  return 1;
}

// Called as Date() or Date {}, or with a table of one key.
static int new_date(lua_State *L) {
  bool is_empty = lua_type(L, 2) == LUA_TTABLE && (lua_pushnil(L), !lua_next(L, 2));
  if (lua_gettop(L) < 2 || is_empty) {
    lshim_push_date(L, now(L));
    return 1;
  }
  static const char *const keys[] = {"timeIntervalSinceReferenceDate", "timeIntervalSince1970", "timeIntervalSinceNow", NULL};
  if (lua_type(L, 2) == LUA_TTABLE) {
    for (int i = 0; keys[i]; i++) {
      lua_pushstring(L, keys[i]);
      if (lua_rawget(L, 2) == LUA_TNIL) {
        lua_pop(L, 1);
        continue;
      }
      double seconds = interval(L, -1, keys[i]);
      push_checked(L, i == 0 ? seconds : i == 1 ? seconds - SINCE_1970 : now(L) + seconds);
      return 1;
    }
  }
  lshim_push_got(L, 2);
  lshim_fail(L, "Date is made by Date() or Date { timeIntervalSinceReferenceDate = s }, timeIntervalSince1970 or timeIntervalSinceNow, got %s", lua_tostring(L, -1));
}

static int type_index(lua_State *L) {
  if (lua_type(L, 2) == LUA_TSTRING && strcmp(lua_tostring(L, 2), "now") == 0) {
    lshim_push_date(L, now(L));
    return 1;
  }
  lshim_fail(L, "Date has no member '%s'", lshim_tolstring(L, 2));
}
static int type_newindex(lua_State *L) { lshim_fail(L, "Date cannot be changed"); }

// On the stack are methods that the host makes, by their names, and a function that tells the present moment; both are popped.
void lshim_open_dates(lua_State *L) {
  lua_rawsetp(L, LUA_REGISTRYINDEX, &now_key);
  static const luaL_Reg metamethods[] = {{"__newindex", date_newindex}, {"__eq", date_eq}, {"__lt", date_lt}, {"__le", date_le},
                                         {"__add", date_add}, {"__sub", date_sub}, {"__tostring", date_text}, {NULL, NULL}};
  static const luaL_Reg methods[] = {{"addingTimeInterval", date_adding}, {"timeIntervalSince", date_since}, {"compare", date_compare},
                                     {"isEqual", date_is_equal}, {"advanced", date_advanced}, {"distance", date_distance}, {NULL, NULL}};
  luaL_newlib(L, metamethods);
  lua_insert(L, -2);
  luaL_setfuncs(L, methods, 0);
  lua_pushcclosure(L, date_index, 1);
  lua_setfield(L, -2, "__index");
  lua_pushliteral(L, "Date");
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &metatable_key);

  lua_newtable(L);
  push_checked(L, YEAR_1);
  lua_setfield(L, -2, "distantPast");
  push_checked(L, FAR_AWAY);
  lua_setfield(L, -2, "distantFuture");
  lua_createtable(L, 0, 4);
  lua_pushcfunction(L, new_date);
  lua_setfield(L, -2, "__call");
  lua_pushcfunction(L, type_index);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, type_newindex);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_setglobal(L, "Date");
}
