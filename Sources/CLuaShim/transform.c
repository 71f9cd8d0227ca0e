// The members of transforms for scripts, and the functions of Core Graphics and Core Animation that make transforms.
//
// What they compute is CGeometry's. An added step is applied before the transform's earlier steps.
#include "internal.h"
#include <math.h>
#include <string.h>

// MARK: The plane

// A method `name` of the receiver at index 1: puts a step of `count` numbers before it.
static int plane_step(lua_State *L, const char *method, double *step) {
  double t[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  map2_multiply(step, t, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM, t);
}

static int plane_rotated(lua_State *L) {
  static const char method[] = "CGAffineTransform:rotated";
  static const char *const label[] = {"by", NULL};
  double step[6];
  lshim_unfold_labels(L, label);
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, step);
  map2_rotation(lshim_take_number(L, method, 2, "radians"), step);
  return plane_step(L, method, step);
}

static const char *const places_labels[] = {"x", "y", NULL};

static int plane_scaled(lua_State *L) {
  static const char method[] = "CGAffineTransform:scaled";
  double t[6];
  lshim_unfold_labels(L, places_labels);
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  double step[6] = {lshim_take_number(L, method, 2, "sx"), 0, 0, lshim_take_number(L, method, 3, "sy"), 0, 0};
  return plane_step(L, method, step);
}

static int plane_translated(lua_State *L) {
  static const char method[] = "CGAffineTransform:translated";
  double t[6];
  lshim_unfold_labels(L, places_labels);
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  double step[6] = {1, 0, 0, 1, lshim_take_number(L, method, 2, "tx"), lshim_take_number(L, method, 3, "ty")};
  return plane_step(L, method, step);
}

static int plane_concatenating(lua_State *L) {
  static const char method[] = "CGAffineTransform:concatenating";
  double t[6], then[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  lshim_take_value(L, method, 2, "transform", LSHIM_TRANSFORM, then);
  map2_multiply(t, then, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM, t);
}

static int plane_inverted(lua_State *L) {
  static const char method[] = "CGAffineTransform:inverted";
  double t[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  map2_invert(t, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM, t);
}

// Applies the transform to a point, a size or a rect. The result for a rect is the box around its corners.
int lshim_apply_transform(lua_State *L) {
  static const char method[] = "CGAffineTransform:apply";
  double t[6], v[4];
  char got[LSHIM_GOT];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  const lshim_value *value = lshim_to_value(L, 2);
  if (value && value->kind == LSHIM_SIZE) {
    double size[2] = {t[0] * value->number[0] + t[2] * value->number[1], t[1] * value->number[0] + t[3] * value->number[1]};
    return lshim_push_result(L, method, LSHIM_SIZE, size);
  }
  if (lshim_read_value(L, 2, LSHIM_RECT, v, got)) {
    double rect[4];
    map2_rect(t, v, rect);
    return lshim_push_result(L, method, LSHIM_RECT, rect);
  }
  lshim_take_value(L, method, 2, "value", LSHIM_POINT, v);
  double point[2];
  map2_point(t, v[0], v[1], point);
  return lshim_push_result(L, method, LSHIM_POINT, point);
}

// MARK: Space

static bool is_identity(const lshim_value *value) {
  const lshim_value_type *type = &lshim_value_types[value->kind];
  return numbers_equal(value->number, type->defaults, type->count);
}

static void push_plane(lua_State *L, const double *m) {
  double t[6];
  map3_to_plane(m, t);
  lshim_push_value(L, LSHIM_TRANSFORM, t);
}

enum step { TRANSLATE, SCALE, ROTATE };

static void take_step(lua_State *L, const char *method, int first, enum step step, double *out) {
  double angle = step == ROTATE ? lshim_take_number(L, method, first++, "radians") : 0;
  double x = lshim_take_number(L, method, first, "x"), y = lshim_take_number(L, method, first + 1, "y");
  double z = lshim_take_number(L, method, first + 2, "z");
  if (step == TRANSLATE) map3_translation(x, y, z, out);
  else if (step == SCALE) map3_scale(x, y, z, out);
  else map3_rotation(angle, x, y, z, out);
}

static int space_step(lua_State *L, const char *method, enum step step) {
  double t[16], first[16];
  lshim_take_value(L, method, 1, "transform", LSHIM_TRANSFORM3D, t);
  take_step(L, method, 2, step, first);
  map3_multiply(first, t, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM3D, t);
}

static int space_make(lua_State *L, const char *method, enum step step) {
  double t[16];
  take_step(L, method, 1, step, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM3D, t);
}

static int space_rotated(lua_State *L) { return space_step(L, "CATransform3D:rotated", ROTATE); }
static int space_scaled(lua_State *L) { return space_step(L, "CATransform3D:scaled", SCALE); }
static int space_translated(lua_State *L) { return space_step(L, "CATransform3D:translated", TRANSLATE); }
static int make_translation(lua_State *L) { return space_make(L, "CATransform3DMakeTranslation", TRANSLATE); }
static int make_scale(lua_State *L) { return space_make(L, "CATransform3DMakeScale", SCALE); }
static int make_rotation(lua_State *L) { return space_make(L, "CATransform3DMakeRotation", ROTATE); }
static int then_translate(lua_State *L) { return space_step(L, "CATransform3DTranslate", TRANSLATE); }
static int then_scale(lua_State *L) { return space_step(L, "CATransform3DScale", SCALE); }
static int then_rotate(lua_State *L) { return space_step(L, "CATransform3DRotate", ROTATE); }

static int space_concatenating(lua_State *L) {
  static const char method[] = "CATransform3D:concatenating";
  double t[16], then[16];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM3D, t);
  lshim_take_value(L, method, 2, "transform", LSHIM_TRANSFORM3D, then);
  map3_multiply(t, then, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM3D, t);
}

static int space_inverted(lua_State *L) {
  static const char method[] = "CATransform3D:inverted";
  double t[16];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM3D, t);
  map3_invert(t, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM3D, t);
}

static int space_is_identity(lua_State *L) {
  double t[16];
  lshim_take_value(L, "CATransform3DIsIdentity", 1, "transform", LSHIM_TRANSFORM3D, t);
  lua_pushboolean(L, numbers_equal(t, map3_identity, 16));
  return 1;
}

static int space_equals(lua_State *L) {
  double a[16], b[16];
  lshim_take_value(L, "CATransform3DEqualToTransform", 1, "a", LSHIM_TRANSFORM3D, a);
  lshim_take_value(L, "CATransform3DEqualToTransform", 2, "b", LSHIM_TRANSFORM3D, b);
  lua_pushboolean(L, numbers_equal(a, b, 16));
  return 1;
}

static int space_from_plane(lua_State *L) {
  double t[6], m[16];
  lshim_take_value(L, "CATransform3DMakeAffineTransform", 1, "transform", LSHIM_TRANSFORM, t);
  map3_from_plane(t, m);
  return lshim_push_result(L, "CATransform3DMakeAffineTransform", LSHIM_TRANSFORM3D, m);
}

static int space_is_plane(lua_State *L) {
  double t[16];
  lshim_take_value(L, "CATransform3DIsAffine", 1, "transform", LSHIM_TRANSFORM3D, t);
  lua_pushboolean(L, map3_is_plane(t));
  return 1;
}

static int space_to_plane(lua_State *L) {
  double t[16];
  lshim_take_value(L, "CATransform3DGetAffineTransform", 1, "transform", LSHIM_TRANSFORM3D, t);
  push_plane(L, t);
  return 1;
}

// MARK: What value_members.c asks for

static const luaL_Reg plane_methods[] = {
    {"rotated", plane_rotated},         {"scaled", plane_scaled}, {"translated", plane_translated}, {"concatenating", plane_concatenating},
    {"scaledBy", plane_scaled},         {"translatedBy", plane_translated},
    {"inverted", plane_inverted},       {"apply", lshim_apply_transform},   {NULL, NULL},
};
static const luaL_Reg space_methods[] = {
    {"rotated", space_rotated},   {"scaled", space_scaled}, {"translated", space_translated}, {"concatenating", space_concatenating},
    {"inverted", space_inverted}, {NULL, NULL},
};

const luaL_Reg *lshim_transform_methods(int kind) {
  return kind == LSHIM_TRANSFORM ? plane_methods : kind == LSHIM_TRANSFORM3D ? space_methods : NULL;
}

// A transform in space can also be read as the list of its numbers.
bool lshim_push_transform_part(lua_State *L, const lshim_value *value, const char *name) {
  if (value->kind != LSHIM_TRANSFORM && value->kind != LSHIM_TRANSFORM3D) return false;
  if (value->kind == LSHIM_TRANSFORM3D && lua_type(L, 2) == LUA_TNUMBER) {
    lua_Number place = lua_tonumber(L, 2);
    if (!(place >= 1 && place <= 16) || place != floor(place)) return false;
    lua_pushnumber(L, value->number[(int)place - 1]);
    return true;
  }
  if (strcmp(name, "isIdentity") == 0) lua_pushboolean(L, is_identity(value));
  else if (value->kind == LSHIM_TRANSFORM3D && strcmp(name, "isAffine") == 0) lua_pushboolean(L, map3_is_plane(value->number));
  else if (value->kind == LSHIM_TRANSFORM3D && strcmp(name, "affineTransform") == 0) push_plane(L, value->number);
  else return false;
  return true;
}

static bool take_key(lua_State *L, const char *type, const char *key, double *out, int *taken) {
  lua_pushstring(L, key);
  bool is_there = lua_rawget(L, 2) != LUA_TNIL;
  if (is_there) {
    if (lua_type(L, -1) != LUA_TNUMBER || !isfinite(lua_tonumber(L, -1))) {
      lshim_push_got(L, -1);
      lshim_fail(L, "%s: %s must be a finite number, got %s", type, key, lua_tostring(L, -1));
    }
    *out = lua_tonumber(L, -1);
    *taken += 1;
  }
  lua_pop(L, 1);
  return is_there;
}

bool lshim_read_transform_recipe(lua_State *L, int kind, double *out) {
  bool plane = kind == LSHIM_TRANSFORM;
  if (!lshim_transform_methods(kind) || lua_gettop(L) != 2) return false;
  const lshim_value *value = lshim_to_value(L, 2);
  if (value && value->kind == LSHIM_TRANSFORM && !plane) {
    map3_from_plane(value->number, out);
    return true;
  }
  if (lua_type(L, 2) != LUA_TTABLE) return false;
  const char *type = lshim_value_types[kind].name;
  double angle = 0, x = 0, y = 0, z = 0, scale = 1;
  int taken = 0;
  if (take_key(L, type, "rotationAngle", &angle, &taken)) {
    if (plane) {
      map2_rotation(angle, out);
    } else {
      take_key(L, type, "x", &x, &taken), take_key(L, type, "y", &y, &taken), take_key(L, type, "z", &z, &taken);
      map3_rotation(angle, x, y, taken == 1 ? 1 : z, out);
    }
  } else if (take_key(L, type, "scaleX", &scale, &taken)) {
    y = z = 1;
    take_key(L, type, "y", &y, &taken);
    if (!plane) take_key(L, type, "z", &z, &taken);
    double flat[6] = {scale, 0, 0, y, 0, 0};
    if (plane) memcpy(out, flat, sizeof flat);
    else map3_scale(scale, y, z, out);
  } else if (take_key(L, type, "translationX", &x, &taken)) {
    take_key(L, type, "y", &y, &taken);
    if (!plane) take_key(L, type, "z", &z, &taken);
    double flat[6] = {1, 0, 0, 1, x, y};
    if (plane) memcpy(out, flat, sizeof flat);
    else map3_translation(x, y, z, out);
  } else {
    return false;
  }
  int keys = 0;
  for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) keys++;
  if (keys != taken) {
    lshim_fail(L, plane ? "%s is made of {rotationAngle}, of {scaleX, y}, of {translationX, y} or of {a, b, c, d, tx, ty}"
                        : "%s is made of {rotationAngle, x, y, z}, of {scaleX, y, z}, of {translationX, y, z} or of {m11, ..., m44}",
               type);
  }
  return true;
}

// Core Graphics' functions for transforms in the plane, under their own names.
static int make_plane_rotation(lua_State *L) {
  double t[6];
  map2_rotation(lshim_take_number(L, "CGAffineTransformMakeRotation", 1, "radians"), t);
  return lshim_push_result(L, "CGAffineTransformMakeRotation", LSHIM_TRANSFORM, t);
}

static int make_plane_scale(lua_State *L) {
  static const char name[] = "CGAffineTransformMakeScale";
  double t[6] = {lshim_take_number(L, name, 1, "sx"), 0, 0, lshim_take_number(L, name, 2, "sy"), 0, 0};
  return lshim_push_result(L, name, LSHIM_TRANSFORM, t);
}

static int make_plane_translation(lua_State *L) {
  static const char name[] = "CGAffineTransformMakeTranslation";
  double t[6] = {1, 0, 0, 1, lshim_take_number(L, name, 1, "tx"), lshim_take_number(L, name, 2, "ty")};
  return lshim_push_result(L, name, LSHIM_TRANSFORM, t);
}

static int make_plane(lua_State *L) {
  static const char name[] = "CGAffineTransformMake";
  static const char *const parts[] = {"a", "b", "c", "d", "tx", "ty"};
  double t[6];
  for (int i = 0; i < 6; i++) t[i] = lshim_take_number(L, name, i + 1, parts[i]);
  return lshim_push_result(L, name, LSHIM_TRANSFORM, t);
}

static int plane_is_identity(lua_State *L) {
  double t[6];
  lshim_take_value(L, "CGAffineTransformIsIdentity", 1, "transform", LSHIM_TRANSFORM, t);
  lua_pushboolean(L, numbers_equal(t, map2_identity, 6));
  return 1;
}

static int plane_equals(lua_State *L) {
  static const char name[] = "CGAffineTransformEqualToTransform";
  double one[6], other[6];
  lshim_take_value(L, name, 1, "a", LSHIM_TRANSFORM, one);
  lshim_take_value(L, name, 2, "b", LSHIM_TRANSFORM, other);
  lua_pushboolean(L, numbers_equal(one, other, 6));
  return 1;
}

// CGPointApplyAffineTransform and similar functions take the value first, then the transform.
static int plane_apply_to(lua_State *L) {
  lua_settop(L, 2);
  lua_insert(L, 1);
  return lshim_apply_transform(L);
}

static const luaL_Reg functions[] = {
    {"CATransform3DMakeTranslation", make_translation},
    {"CATransform3DMakeScale", make_scale},
    {"CATransform3DMakeRotation", make_rotation},
    {"CATransform3DTranslate", then_translate},
    {"CATransform3DScale", then_scale},
    {"CATransform3DRotate", then_rotate},
    {"CATransform3DConcat", space_concatenating},
    {"CATransform3DInvert", space_inverted},
    {"CATransform3DIsIdentity", space_is_identity},
    {"CATransform3DEqualToTransform", space_equals},
    {"CATransform3DMakeAffineTransform", space_from_plane},
    {"CATransform3DIsAffine", space_is_plane},
    {"CATransform3DGetAffineTransform", space_to_plane},
    {"CGAffineTransformMakeRotation", make_plane_rotation},
    {"CGAffineTransformMakeScale", make_plane_scale},
    {"CGAffineTransformMakeTranslation", make_plane_translation},
    {"CGAffineTransformMake", make_plane},
    {"CGAffineTransformRotate", plane_rotated},
    {"CGAffineTransformScale", plane_scaled},
    {"CGAffineTransformTranslate", plane_translated},
    {"CGAffineTransformConcat", plane_concatenating},
    {"CGAffineTransformInvert", plane_inverted},
    {"CGAffineTransformIsIdentity", plane_is_identity},
    {"CGAffineTransformEqualToTransform", plane_equals},
    {"CGPointApplyAffineTransform", plane_apply_to},
    {"CGSizeApplyAffineTransform", plane_apply_to},
    {"CGRectApplyAffineTransform", plane_apply_to},
    {NULL, NULL},
};

void lshim_open_transforms(lua_State *L) {
  for (const luaL_Reg *entry = functions; entry->name; entry++) lua_register(L, entry->name, entry->func);
  lshim_push_value(L, LSHIM_TRANSFORM3D, map3_identity);
  lua_setglobal(L, "CATransform3DIdentity");
  lshim_push_value(L, LSHIM_TRANSFORM, map2_identity);
  lua_setglobal(L, "CGAffineTransformIdentity");
}
