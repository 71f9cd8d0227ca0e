// The members of geometry values for scripts, and their constructors.
//
// Source: Apple, CGGeometry: a rect with a negative size is standardized before its edges are read; it contains its left and
// top edge but not its right and bottom one; an empty rect contains and intersects nothing.
#include "internal.h"
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

// The host's rect without a place: CGRect.null.
static bool is_null(const double *r) { return !isfinite(r[0]) || !isfinite(r[1]); }

// The rect around everything: CGRect.infinite. Source: Apple, CGRectInfinite
static const double infinite_rect[4] = {-DBL_MAX / 2, -DBL_MAX / 2, DBL_MAX, DBL_MAX};

// Pushes the smallest rect of whole numbers around a rect. Source: Apple, CGRectIntegral
static void push_integral(lua_State *L, const double *r) {
  if (is_null(r) || !isfinite(r[2]) || !isfinite(r[3])) {
    lshim_push_value(L, LSHIM_RECT, r);
    return;
  }
  double left = floor(rect_low(r, 0)), top = floor(rect_low(r, 1));
  lshim_push_value(L, LSHIM_RECT, (double[]){left, top, ceil(rect_high(r, 0)) - left, ceil(rect_high(r, 1)) - top});
}

// Pushes a computed part of a rect.
static bool push_rect_part(lua_State *L, const double *r, const char *name) {
  double x = rect_low(r, 0), y = rect_low(r, 1), width = fabs(r[2]), height = fabs(r[3]);
  if (strcmp(name, "minX") == 0) lua_pushnumber(L, x);
  else if (strcmp(name, "midX") == 0) lua_pushnumber(L, x + width / 2);
  else if (strcmp(name, "maxX") == 0) lua_pushnumber(L, rect_high(r, 0));
  else if (strcmp(name, "minY") == 0) lua_pushnumber(L, y);
  else if (strcmp(name, "midY") == 0) lua_pushnumber(L, y + height / 2);
  else if (strcmp(name, "maxY") == 0) lua_pushnumber(L, rect_high(r, 1));
  else if (strcmp(name, "origin") == 0) lshim_push_value(L, LSHIM_POINT, r);
  else if (strcmp(name, "size") == 0) lshim_push_value(L, LSHIM_SIZE, r + 2);
  else if (strcmp(name, "standardized") == 0) lshim_push_value(L, LSHIM_RECT, (double[]){x, y, width, height});
  else if (strcmp(name, "integral") == 0) push_integral(L, r);
  else if (strcmp(name, "isEmpty") == 0) lua_pushboolean(L, is_null(r) || width == 0 || height == 0);
  else if (strcmp(name, "isNull") == 0) lua_pushboolean(L, is_null(r));
  else if (strcmp(name, "isInfinite") == 0) lua_pushboolean(L, numbers_equal(r, infinite_rect, 4));
  else return false;
  return true;
}

static void list_fields(lua_State *L, const lshim_value_type *type) {
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  for (int i = 0; i < type->count; i++) {
    if (i) luaL_addstring(&out, ", ");
    luaL_addstring(&out, type->fields[i].name);
  }
  luaL_pushresult(&out);
}

// Pushes "; its methods are a, b", or the one method that a longer name such as UIKit's insetBy begins with; nothing for a kind without methods.
// Index `methods` is their table.
static void push_methods(lua_State *L, int methods, const char *name) {
  lua_pushliteral(L, "");
  lshim_push_sorted_keys(L, methods);
  int keys = lua_gettop(L);
  size_t longest = 0;
  for (lua_Integer i = 1; lua_rawgeti(L, keys, i) != LUA_TNIL; i++) {
    size_t length;
    const char *method = lua_tolstring(L, -1, &length);
    lua_pushfstring(L, "%s%s%s", lua_tostring(L, keys - 1), i == 1 ? "; its methods are " : ", ", method);
    lua_replace(L, keys - 1);
    if (length > longest && strncmp(method, name, length) == 0) {
      longest = length;
      lua_pushfstring(L, " (did you mean the method '%s'?)", method);
      lua_replace(L, keys + 1);
      lua_settop(L, keys + 1);
    } else {
      lua_settop(L, longest ? keys + 1 : keys);
    }
  }
  lua_settop(L, longest ? keys + 1 : keys - 1);
}

// Upvalue: the methods of the kind.
static int value_index(lua_State *L) {
  const lshim_value *value = lshim_to_value(L, 1);
  const lshim_value_type *type = &lshim_value_types[value->kind];
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
  for (int i = 0; i < type->count; i++) {
    if (strcmp(name, type->fields[i].name) == 0) {
      lua_pushnumber(L, value->number[i]);
      return 1;
    }
  }
  if (value->kind == LSHIM_RECT && push_rect_part(L, value->number, name)) return 1;
  if (lshim_push_transform_part(L, value, name)) return 1;
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
  list_fields(L, type);
  const char *fields = lua_tostring(L, -1);
  lua_pushvalue(L, lua_upvalueindex(1));
  push_methods(L, lua_gettop(L), name);
  const char *methods = lua_tostring(L, -1);
  lshim_fail(L, "%s has no property '%s'; it has %s%s", type->name, lshim_tolstring(L, 2), fields, methods);
}

static int value_newindex(lua_State *L) {
  const lshim_value *value = lshim_to_value(L, 1);
  const lshim_value_type *type = &lshim_value_types[value->kind];
  list_fields(L, type);
  const char *hint = value->kind == LSHIM_RECT        ? "assign the whole rect: view.frame = {x, y, width, height}"
                     : value->kind == LSHIM_TRANSFORM ? "assign the whole transform, such as CGAffineTransform.identity:rotated(radians)"
                     : value->kind == LSHIM_TRANSFORM3D ? "make another one, such as CATransform3D { m34 = -1 / 500 }"
                                                        : NULL;
  if (hint) lshim_fail(L, "a %s cannot be changed; %s", type->name, hint);
  lshim_fail(L, "a %s cannot be changed; assign the whole value: {%s}", type->name, lua_tostring(L, -1));
}

static int value_eq(lua_State *L) {
  const lshim_value *a = lshim_to_value(L, 1), *b = lshim_to_value(L, 2);
  lua_pushboolean(L, a && b && a->kind == b->kind && numbers_equal(a->number, b->number, lshim_value_types[a->kind].count));
  return 1;
}

static int value_text(lua_State *L) {
  lshim_push_value_text(L, lshim_to_value(L, 1));
  return 1;
}

// The number of an argument in messages. For a method, whose name has a colon, it counts from behind the receiver.
static int shown_index(const char *method, int index) { return strchr(method, ':') ? index - 1 : index; }

// Reads the numbers of an argument of a value's method; index 1 is the receiver.
void lshim_take_value(lua_State *L, const char *method, int index, const char *name, int kind, double *out) {
  char got[LSHIM_GOT];
  if (lshim_read_value(L, index, kind, out, got)) return;
  const lshim_value_type *type = &lshim_value_types[kind];
  if (shown_index(method, index) == 0) lshim_fail(L, "%s: must be called on a %s with a colon, got %s", method, type->name, got);
  list_fields(L, type);
  lshim_fail(L, "%s: argument %d '%s' must be a %s {%s}, got %s", method, shown_index(method, index), name, type->name, lua_tostring(L, -1), got);
}

double lshim_take_number(lua_State *L, const char *method, int index, const char *name) {
  if (lua_type(L, index) == LUA_TNUMBER && isfinite(lua_tonumber(L, index))) return lua_tonumber(L, index);
  lshim_push_got(L, index);
  lshim_fail(L, "%s: argument %d '%s' must be a finite number, got %s", method, shown_index(method, index), name, lua_tostring(L, -1));
}

// Pushes the result of a method, or raises an error: the result of finite numbers may be too large to be finite.
int lshim_push_result(lua_State *L, const char *method, int kind, const double *numbers) {
  if (!numbers_finite(numbers, lshim_value_types[kind].count)) lshim_fail(L, "%s: the result is too large for a number", method);
  lshim_push_value(L, kind, numbers);
  return 1;
}

static int rect_contains(lua_State *L) {
  double r[4], p[2], other[4];
  char got[LSHIM_GOT];
  lshim_take_value(L, "CGRect:contains", 1, NULL, LSHIM_RECT, r);
  const lshim_value *value = lshim_to_value(L, 2);
  bool is_rect = value ? value->kind == LSHIM_RECT : lua_type(L, 2) == LUA_TTABLE && lshim_read_value(L, 2, LSHIM_RECT, other, got);
  if (is_rect) {
    if (value && is_null(value->number)) return lua_pushboolean(L, true), 1;
    lshim_take_value(L, "CGRect:contains", 2, "rect", LSHIM_RECT, other);
    lua_pushboolean(L, rect_has_rect(r, other));
    return 1;
  }
  lshim_take_value(L, "CGRect:contains", 2, "point", LSHIM_POINT, p);
  lua_pushboolean(L, rect_has_point(r, p[0], p[1]));
  return 1;
}

// A rectangle, which may be the one that is nowhere.
static void take_rect(lua_State *L, const char *method, int index, const char *name, double *r) {
  const lshim_value *value = lshim_to_value(L, index);
  if (value && value->kind == LSHIM_RECT && is_null(value->number)) memcpy(r, value->number, 4 * sizeof *r);
  else lshim_take_value(L, method, index, name, LSHIM_RECT, r);
}

static void take_rects(lua_State *L, const char *method, double *a, double *b) {
  take_rect(L, method, 1, NULL, a);
  take_rect(L, method, 2, "rect", b);
}

static int rect_intersects(lua_State *L) {
  double a[4], b[4];
  take_rects(L, "CGRect:intersects", a, b);
  lua_pushboolean(L, !is_null(a) && !is_null(b) && rects_meet(a, b));
  return 1;
}

bool lshim_unfold_labels(lua_State *L, const char *const *labels) {
  if (lua_gettop(L) != 2 || lua_type(L, 2) != LUA_TTABLE) return false;
  for (int i = 0; labels[i]; i++) {
    lua_pushstring(L, labels[i]);
    if (lua_rawget(L, 2) != LUA_TNIL) continue;
    lua_settop(L, 2);
    return false;
  }
  lua_remove(L, 2);
  return true;
}

static const char *const insets_label[] = {"by", NULL}, *const distances_labels[] = {"dx", "dy", NULL};

static int rect_inset(lua_State *L) {
  double r[4];
  if (!lshim_unfold_labels(L, insets_label)) lshim_unfold_labels(L, distances_labels);
  lshim_take_value(L, "CGRect:inset", 1, NULL, LSHIM_RECT, r);
  if (lua_gettop(L) == 2 && lua_type(L, 2) != LUA_TNUMBER) {
    double i[4];
    lshim_take_value(L, "CGRect:inset", 2, "insets", LSHIM_INSETS, i);
    rect_inset_by(r, i, r);
    return lshim_push_result(L, "CGRect:inset", LSHIM_RECT, r);
  }
  double dx = lshim_take_number(L, "CGRect:inset", 2, "dx"), dy = lshim_take_number(L, "CGRect:inset", 3, "dy");
  double result[4] = {rect_low(r, 0) + dx, rect_low(r, 1) + dy, fabs(r[2]) - 2 * dx, fabs(r[3]) - 2 * dy};
  return lshim_push_result(L, "CGRect:inset", LSHIM_RECT, result);
}

static int rect_offset(lua_State *L) {
  double r[4];
  lshim_unfold_labels(L, distances_labels);
  lshim_take_value(L, "CGRect:offset", 1, NULL, LSHIM_RECT, r);
  r[0] += lshim_take_number(L, "CGRect:offset", 2, "dx");
  r[1] += lshim_take_number(L, "CGRect:offset", 3, "dy");
  return lshim_push_result(L, "CGRect:offset", LSHIM_RECT, r);
}

static int rect_union(lua_State *L) {
  double a[4], b[4], result[4];
  take_rects(L, "CGRect:union", a, b);
  if (is_null(a) || is_null(b)) return lshim_push_value(L, LSHIM_RECT, is_null(a) ? b : a), 1;
  rects_around(a, b, result);
  return lshim_push_result(L, "CGRect:union", LSHIM_RECT, result);
}

// What both rects cover: nil where they don't meet.
static int rect_intersection(lua_State *L) {
  double a[4], b[4], result[4];
  take_rects(L, "CGRect:intersection", a, b);
  if (!is_null(a) && !is_null(b) && rects_common(a, b, result)) return lshim_push_result(L, "CGRect:intersection", LSHIM_RECT, result);
  lua_pushnil(L);
  return 1;
}

// Pushes the part of a rect that begins at one of its edges, and what is left of it. Source: Apple, CGRectDivide
static int rect_divided(lua_State *L) {
  static const char method[] = "CGRect:divided";
  static const char *const labels[] = {"atDistance", "from", NULL};
  static const char *const edges[] = {"minXEdge", "minYEdge", "maxXEdge", "maxYEdge"};
  double r[4];
  lshim_unfold_labels(L, labels);
  take_rect(L, method, 1, NULL, r);
  double distance = lshim_take_number(L, method, 2, "distance");
  int edge = 0;
  const char *word = lua_type(L, 3) == LUA_TSTRING ? lua_tostring(L, 3) : "";
  while (edge < 4 && strcmp(word, edges[edge]) != 0) edge++;
  if (edge == 4) {
    lshim_push_got(L, 3);
    lshim_fail(L, "%s: argument 2 'edge' must be minXEdge, minYEdge, maxXEdge or maxYEdge, got %s", method, lua_tostring(L, -1));
  }
  if (is_null(r)) {
    lshim_push_value(L, LSHIM_RECT, r);
    lshim_push_value(L, LSHIM_RECT, r);
    return 2;
  }
  int axis = edge % 2;
  double slice[4] = {rect_low(r, 0), rect_low(r, 1), fabs(r[2]), fabs(r[3])}, rest[4];
  memcpy(rest, slice, sizeof rest);
  double length = fmin(fmax(distance, 0), slice[axis + 2]);
  slice[axis + 2] = length;
  rest[axis + 2] -= length;
  if (edge < 2) rest[axis] += length;
  else slice[axis] += rest[axis + 2];
  lshim_push_result(L, method, LSHIM_RECT, slice);
  lshim_push_result(L, method, LSHIM_RECT, rest);
  return 2;
}

// value:equalTo(other), which is value == other.
static int equal_to(lua_State *L, const char *method, int kind) {
  double a[4], b[4];
  if (kind == LSHIM_RECT) {
    take_rects(L, method, a, b);
  } else {
    lshim_take_value(L, method, 1, NULL, kind, a);
    lshim_take_value(L, method, 2, "other", kind, b);
  }
  lua_pushboolean(L, numbers_equal(a, b, lshim_value_types[kind].count));
  return 1;
}
static int point_equal_to(lua_State *L) { return equal_to(L, "CGPoint:equalTo", LSHIM_POINT); }
static int size_equal_to(lua_State *L) { return equal_to(L, "CGSize:equalTo", LSHIM_SIZE); }
static int rect_equal_to(lua_State *L) { return equal_to(L, "CGRect:equalTo", LSHIM_RECT); }

// value:applying(transform), which is transform:apply(value).
static int applying(lua_State *L, const char *method, int kind) {
  double value[4], transform[6];
  lshim_take_value(L, method, 1, NULL, kind, value);
  lshim_take_value(L, method, 2, "transform", LSHIM_TRANSFORM, transform);
  lua_settop(L, 0);
  lshim_push_value(L, LSHIM_TRANSFORM, transform);
  lshim_push_value(L, kind, value);
  return lshim_apply_transform(L);
}
static int point_applying(lua_State *L) { return applying(L, "CGPoint:applying", LSHIM_POINT); }
static int size_applying(lua_State *L) { return applying(L, "CGSize:applying", LSHIM_SIZE); }
static int rect_applying(lua_State *L) { return applying(L, "CGRect:applying", LSHIM_RECT); }

static const luaL_Reg no_methods[] = {{NULL, NULL}};
static const luaL_Reg point_methods[] = {{"applying", point_applying}, {"equalTo", point_equal_to}, {NULL, NULL}};
static const luaL_Reg size_methods[] = {{"applying", size_applying}, {"equalTo", size_equal_to}, {NULL, NULL}};
static const luaL_Reg rect_methods[] = {
    {"contains", rect_contains}, {"intersects", rect_intersects}, {"inset", rect_inset}, {"insetBy", rect_inset}, {"offset", rect_offset},
    {"offsetBy", rect_offset}, {"divided", rect_divided}, {"equalTo", rect_equal_to}, {"union", rect_union}, {"intersection", rect_intersection},
    {"applying", rect_applying}, {NULL, NULL}};

static const luaL_Reg *methods_of(int kind) {
  switch (kind) {
  case LSHIM_POINT: return point_methods;
  case LSHIM_SIZE: return size_methods;
  case LSHIM_RECT: return rect_methods;
  default: return no_methods;
  }
}

// Upvalue: the kind. Called as CGRect {0, 44, 320, 100}, or with the numbers themselves.
static int new_value(lua_State *L) {
  int kind = (int)lua_tointeger(L, lua_upvalueindex(1));
  const lshim_value_type *type = &lshim_value_types[kind];
  double numbers[LSHIM_MOST_NUMBERS];
  char got[LSHIM_GOT];
  if (lshim_read_transform_recipe(L, kind, numbers)) {
    lshim_push_value(L, kind, numbers);
    return 1;
  }
  if (lua_gettop(L) > 2) {
    lua_createtable(L, lua_gettop(L), 0);
    lua_replace(L, 1);
    for (int i = lua_gettop(L); i >= 2; i--) lua_rawseti(L, 1, i - 1);
    lua_pushvalue(L, 1);
  }
  if (lshim_read_value(L, 2, kind, numbers, got)) {
    lshim_push_value(L, kind, numbers);
    return 1;
  }
  list_fields(L, type);
  lshim_fail(L, "%s is made of {%s}, got %s", type->name, lua_tostring(L, -1), got);
}

static int type_index(lua_State *L) {
  const lshim_value_type *type = &lshim_value_types[lua_tointeger(L, lua_upvalueindex(1))];
  lshim_fail(L, "%s has no member '%s'", type->name, lshim_tolstring(L, 2));
}

static int type_newindex(lua_State *L) {
  lshim_fail(L, "%s cannot be changed", lshim_value_types[lua_tointeger(L, lua_upvalueindex(1))].name);
}

static void set_closure(lua_State *L, const char *name, int kind, lua_CFunction function) {
  lua_pushinteger(L, kind);
  lua_pushcclosure(L, function, 1);
  lua_setfield(L, -2, name);
}

static void open_kind(lua_State *L, int kind, const luaL_Reg *methods) {
  const lshim_value_type *type = &lshim_value_types[kind];
  static const luaL_Reg metamethods[] = {{"__newindex", value_newindex}, {"__eq", value_eq}, {"__tostring", value_text}, {NULL, NULL}};
  luaL_newlib(L, metamethods);
  lua_newtable(L);
  luaL_setfuncs(L, methods, 0);
  lua_pushcclosure(L, value_index, 1);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lshim_value_metatable_at(L, kind);

  lua_newtable(L);
  lshim_push_value(L, kind, type->defaults);
  lua_setfield(L, -2, lshim_transform_methods(kind) ? "identity" : "zero");
  if (kind == LSHIM_RECT) {
    // Source: Apple, CGRect.null
    static const double null[4] = {INFINITY, INFINITY, 0, 0};
    lshim_push_value(L, kind, null);
    lua_setfield(L, -2, "null");
    lshim_push_value(L, kind, infinite_rect);
    lua_setfield(L, -2, "infinite");
  }
  lua_createtable(L, 0, 4);
  set_closure(L, "__call", kind, new_value);
  set_closure(L, "__index", kind, type_index);
  set_closure(L, "__newindex", kind, type_newindex);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_setglobal(L, type->name);
}

void lshim_open_values(lua_State *L) {
  for (int kind = 0; kind < LSHIM_VALUE_KINDS; kind++) {
    const luaL_Reg *transforms = lshim_transform_methods(kind);
    open_kind(L, kind, transforms ? transforms : methods_of(kind));
  }
  lshim_open_transforms(L);
}
