// Geometry: immutable userdata of a few numbers and a kind. Where one is read, a table that describes it is accepted as well, with its
// numbers in order ({0, 44, 320, 100}) or by name ({x = 0, y = 44, width = 320, height = 100}), read raw.
#include "internal.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

// All that is known of a kind: its name, what it is, its numbers by name, with their meaning and the unit of those that have one, and what
// stands for those that a table may leave out. Reading, printing, equality and the reference go by this table.
const lshim_value_type lshim_value_types[LSHIM_VALUE_KINDS] = {
    [LSHIM_POINT] = {"CGPoint", "A point: CGPoint {x, y}. Points.", 2,
     {{"x", "The horizontal place.", "Points"}, {"y", "The vertical place, from the top.", "Points"}}, {0}, true},
    [LSHIM_SIZE] = {"CGSize", "A width and a height: CGSize {width, height}. Points.", 2,
     {{"width", "The width.", "Points"}, {"height", "The height.", "Points"}}, {0}, true},
    [LSHIM_RECT] = {"CGRect", "A rectangle: CGRect {x, y, width, height}. Points.", 4,
     {{"x", "The horizontal place.", "Points"}, {"y", "The vertical place, from the top.", "Points"},
      {"width", "The width.", "Points"}, {"height", "The height.", "Points"}}, {0}, true},
    [LSHIM_INSETS] = {"UIEdgeInsets", "Distances inwards from the four edges: UIEdgeInsets {top, left, bottom, right}. Points.", 4,
     {{"top", "The distance from the top edge.", "Points"}, {"left", "The distance from the left edge.", "Points"},
      {"bottom", "The distance from the bottom edge.", "Points"}, {"right", "The distance from the right edge.", "Points"}}, {0}, false},
    [LSHIM_TRANSFORM] = {"CGAffineTransform",
     "A transform in the plane that turns, scales and moves. Begin with CGAffineTransform.identity, CGAffineTransform { rotationAngle "
     "= radians }, { scaleX = 2, y = 2 } or { translationX = 5, y = 0 }.", 6,
     {{"a", "A number of the formula x' = a x + c y + tx."}, {"b", "A number of the formula y' = b x + d y + ty."},
      {"c", "A number of the formula at `a`."}, {"d", "A number of the formula at `b`."},
      {"tx", "The horizontal move.", "Points"}, {"ty", "The vertical move.", "Points"}}, {1, 0, 0, 1, 0, 0}, false},
    [LSHIM_TRANSFORM3D] = {"CATransform3D",
     "A transform in space. CATransform3D { m34 = -1 / 500 } is the identity with one other number; or { rotationAngle =, x =, y =, z = }, "
     "{ scaleX =, y =, z = }, { translationX =, y =, z = }. The numbers can also be read by their place from 1, row by row.", 16,
     {{"m11", "A number of row 1 of the matrix."},
      {"m12", "A number of row 1 of the matrix."},
      {"m13", "A number of row 1 of the matrix."},
      {"m14", "A number of row 1 of the matrix."},
      {"m21", "A number of row 2 of the matrix."},
      {"m22", "A number of row 2 of the matrix."},
      {"m23", "A number of row 2 of the matrix."},
      {"m24", "A number of row 2 of the matrix."},
      {"m31", "A number of row 3 of the matrix."},
      {"m32", "A number of row 3 of the matrix."},
      {"m33", "A number of row 3 of the matrix."},
      {"m34", "A number of row 3 of the matrix; -1 / distance gives a perspective, as an eye at that distance sees it."},
      {"m41", "A number of row 4 of the matrix: the move.", "Points"},
      {"m42", "A number of row 4 of the matrix: the move.", "Points"},
      {"m43", "A number of row 4 of the matrix: the move.", "Points"},
      {"m44", "A number of row 4 of the matrix."}}, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}, false},
};

const lshim_value *lshim_to_value(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) <= sizeof(lshim_value)) return NULL;
  const lshim_value *value = lua_touserdata(L, index);
  return value->magic == LSHIM_VALUE_MAGIC ? value : NULL;
}

static const char metatable_keys[LSHIM_VALUE_KINDS] = {0};

void lshim_value_metatable_at(lua_State *L, int kind) { lua_rawsetp(L, LUA_REGISTRYINDEX, &metatable_keys[kind]); }

double *lshim_push_value(lua_State *L, int kind, const double *numbers) {
  int count = lshim_value_types[kind].count;
  lshim_value *value = lua_newuserdatauv(L, sizeof *value + sizeof(double) * (size_t)count, 0);
  value->magic = LSHIM_VALUE_MAGIC;
  value->kind = (uint32_t)kind;
  if (numbers) memcpy(value->number, numbers, sizeof(double) * (size_t)count);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &metatable_keys[kind]);
  lua_setmetatable(L, -2);
  return value->number;
}

void lshim_push_value_text(lua_State *L, const lshim_value *value) {
  const lshim_value_type *type = &lshim_value_types[value->kind];
  char text[32 + LSHIM_MOST_NUMBERS * 32];
  size_t used = (size_t)snprintf(text, sizeof text, "%s {", type->name);
  for (int i = 0; i < type->count; i++) {
    if (i) used += (size_t)snprintf(text + used, sizeof text - used, ", ");
    used += lshim_format_number(text + used, sizeof text - used, value->number[i]);
  }
  snprintf(text + used, sizeof text - used, "}");
  lua_pushstring(L, text);
}

// Takes the number on top of the stack, or says in `got` why it can't. `field` is "'x'" or "number 2". In a size `math.huge` stands for
// UIKit's greatestFiniteMagnitude, which says "no limit" where a view or a text is measured.
static bool take_number(lua_State *L, const lshim_value_type *type, const char *field, double *out, char got[LSHIM_GOT]) {
  bool is_huge = type == &lshim_value_types[LSHIM_SIZE] && lua_type(L, -1) == LUA_TNUMBER && lua_tonumber(L, -1) == HUGE_VAL;
  bool ok = is_huge || (lua_type(L, -1) == LUA_TNUMBER && isfinite(lua_tonumber(L, -1)));
  if (ok) {
    *out = is_huge ? DBL_MAX : lua_tonumber(L, -1);
  } else if (lua_isnil(L, -1)) {
    snprintf(got, LSHIM_GOT, "a table without %s", field);
  } else {
    lshim_push_got(L, -1);
    snprintf(got, LSHIM_GOT, "a table with %s for %s", lua_tostring(L, -1), field);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return ok;
}

static bool read_list(lua_State *L, int index, const lshim_value_type *type, double *out, char got[LSHIM_GOT]) {
  int count = (int)lua_rawlen(L, index);
  if (count != type->count) {
    snprintf(got, LSHIM_GOT, "a list of %d", count);
    return false;
  }
  for (int i = 0; i < count; i++) {
    char field[16];
    snprintf(field, sizeof field, "'%s'", type->fields[i].name);
    lua_rawgeti(L, index, i + 1);
    if (!take_number(L, type, field, &out[i], got)) return false;
  }
  return true;
}

static bool knows_every_key(lua_State *L, int index, const lshim_value_type *type, char got[LSHIM_GOT]) {
  lshim_push_sorted_keys(L, index);
  bool known = true;
  for (int k = 1; known && lua_rawgeti(L, -1, k) != LUA_TNIL; k++) {
    known = false;
    for (int i = 0; i < type->count && !known; i++) {
      known = lua_type(L, -1) == LUA_TSTRING && strcmp(lua_tostring(L, -1), type->fields[i].name) == 0;
    }
    if (!known) {
      lshim_push_got(L, -1);
      snprintf(got, LSHIM_GOT, "a table with the key %s", lua_tostring(L, -1));
      lua_pop(L, 1);
    }
    lua_pop(L, 1);
  }
  lua_pop(L, known ? 2 : 1);
  return known;
}

static bool read_names(lua_State *L, int index, const lshim_value_type *type, double *out, char got[LSHIM_GOT]) {
  int found = 0;
  for (int i = 0; i < type->count; i++) {
    char field[16];
    snprintf(field, sizeof field, "'%s'", type->fields[i].name);
    lua_pushstring(L, type->fields[i].name);
    if (lua_rawget(L, index) == LUA_TNIL && !type->all_needed) {
      lua_pop(L, 1);
      out[i] = type->defaults[i];
      continue;
    }
    if (!take_number(L, type, field, &out[i], got)) return false;
    found++;
  }
  int keys = 0;
  for (lua_pushnil(L); lua_next(L, index); lua_pop(L, 1)) keys++;
  return keys == found || knows_every_key(L, index, type, got);
}

// The host may return an infinite value, such as CGRect.null, but scripts can't pass one, because nothing can be placed there.
static bool is_finite(const lshim_value *value) { return numbers_finite(value->number, lshim_value_types[value->kind].count); }

// A rectangle of two parts, { origin = point, size = size }, as UIKit's initializer takes them. Returns: whether the table has one of them
static bool read_parts(lua_State *L, int index, double *out, char got[LSHIM_GOT], bool *is_read) {
  static const struct { const char *name; int kind, at; } parts[] = {{"origin", LSHIM_POINT, 0}, {"size", LSHIM_SIZE, 2}};
  bool has[2];
  for (int i = 0; i < 2; i++) {
    lua_pushstring(L, parts[i].name);
    has[i] = lua_rawget(L, index) != LUA_TNIL;
    lua_pop(L, 1);
  }
  if (!has[0] && !has[1]) return false;
  *is_read = true;
  for (int i = 0; *is_read && i < 2; i++) {
    lua_pushstring(L, parts[i].name);
    lua_rawget(L, index);
    *is_read = lshim_read_value(L, -1, parts[i].kind, out + parts[i].at, got);
    lua_pop(L, 1);
  }
  return true;
}

bool lshim_read_value(lua_State *L, int index, int kind, double *out, char got[LSHIM_GOT]) {
  const lshim_value_type *type = &lshim_value_types[kind];
  const lshim_value *value = lshim_to_value(L, index);
  if (value && value->kind == (uint32_t)kind && is_finite(value)) {
    memcpy(out, value->number, sizeof(double) * (size_t)type->count);
    return true;
  }
  lua_checkstack(L, 12);
  index = lua_absindex(L, index);
  int top = lua_gettop(L);
  if (lshim_is_table(L, index) && !lshim_push_instance_class(L, index) && !lshim_is_script_class(L, index)) {
    bool is_list = lua_rawgeti(L, index, 1) != LUA_TNIL;
    lua_pop(L, 1);
    bool is_read = false;
    if (!is_list && kind == LSHIM_RECT && read_parts(L, index, out, got, &is_read)) return is_read;
    return is_list ? read_list(L, index, type, out, got) : read_names(L, index, type, out, got);
  }
  lshim_push_got(L, index);
  snprintf(got, LSHIM_GOT, "%s", lua_tostring(L, -1));
  lua_settop(L, top);
  return false;
}

enum { LONGEST_COMPARED_LIST = 64 };

bool lshim_is_same(lua_State *L, int a, int b) {
  a = lua_absindex(L, a);
  b = lua_absindex(L, b);
  if (lua_rawequal(L, a, b)) return true;
  const lshim_value *one = lshim_to_value(L, a), *other = lshim_to_value(L, b);
  if (one && other) {
    return one->kind == other->kind && numbers_equal(one->number, other->number, lshim_value_types[one->kind].count);
  }
  if (!lshim_is_table(L, a) || !lshim_is_table(L, b)) return false;
  lua_Unsigned count = lua_rawlen(L, a);
  if (count != lua_rawlen(L, b) || count > LONGEST_COMPARED_LIST) return false;
  bool same = true;
  for (lua_Unsigned i = 1; same && i <= count; i++) {
    lua_rawgeti(L, a, (lua_Integer)i);
    lua_rawgeti(L, b, (lua_Integer)i);
    same = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
  }
  return same;
}
