// The members of transforms for scripts, and the functions of Core Graphics and Core Animation that make transforms.
//
// Vectors are rows, so the map that is applied first is on the left of a product. An added step is applied before the transform's earlier
// steps. The inverse of a transform that has none is the transform itself.
// Source: Apple, CGAffineTransform and CATransform3D; docs/rules/layers.md 1.2
#include "internal.h"
#include <math.h>
#include <string.h>

// MARK: The plane, [a b 0; c d 0; tx ty 1]

static void multiply(const double *first, const double *then, double *out) {
  double result[6] = {
      first[0] * then[0] + first[1] * then[2],           first[0] * then[1] + first[1] * then[3],
      first[2] * then[0] + first[3] * then[2],           first[2] * then[1] + first[3] * then[3],
      first[4] * then[0] + first[5] * then[2] + then[4], first[4] * then[1] + first[5] * then[3] + then[5],
  };
  memcpy(out, result, sizeof result);
}

static void rotation(double angle, double *out) {
  double t[6] = {cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0};
  memcpy(out, t, sizeof t);
}

static bool is_finite(const double *numbers, int count) {
  for (int i = 0; i < count; i++) {
    if (!isfinite(numbers[i])) return false;
  }
  return true;
}

static void invert(const double *t, double *out) {
  double determinant = t[0] * t[3] - t[1] * t[2];
  double result[6] = {
      t[3] / determinant,
      -t[1] / determinant,
      -t[2] / determinant,
      t[0] / determinant,
      (t[2] * t[5] - t[3] * t[4]) / determinant,
      (t[1] * t[4] - t[0] * t[5]) / determinant,
  };
  memcpy(out, determinant != 0 && is_finite(result, 6) ? result : t, sizeof result);
}

// A method `name` of the receiver at index 1: puts a step of `count` numbers before it.
static int plane_step(lua_State *L, const char *method, double *step) {
  double t[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  multiply(step, t, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM, t);
}

static int plane_rotated(lua_State *L) {
  static const char method[] = "CGAffineTransform:rotated";
  double step[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, step);
  rotation(lshim_take_number(L, method, 2, "radians"), step);
  return plane_step(L, method, step);
}

static int plane_scaled(lua_State *L) {
  static const char method[] = "CGAffineTransform:scaled";
  double t[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  double step[6] = {lshim_take_number(L, method, 2, "sx"), 0, 0, lshim_take_number(L, method, 3, "sy"), 0, 0};
  return plane_step(L, method, step);
}

static int plane_translated(lua_State *L) {
  static const char method[] = "CGAffineTransform:translated";
  double t[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  double step[6] = {1, 0, 0, 1, lshim_take_number(L, method, 2, "tx"), lshim_take_number(L, method, 3, "ty")};
  return plane_step(L, method, step);
}

static int plane_concatenating(lua_State *L) {
  static const char method[] = "CGAffineTransform:concatenating";
  double t[6], then[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  lshim_take_value(L, method, 2, "transform", LSHIM_TRANSFORM, then);
  multiply(t, then, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM, t);
}

static int plane_inverted(lua_State *L) {
  static const char method[] = "CGAffineTransform:inverted";
  double t[6];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM, t);
  invert(t, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM, t);
}

// Applies the transform to a point, a size or a rect. The result for a rect is the box around its corners.
static int plane_apply(lua_State *L) {
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
    double box[4] = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (int corner = 0; corner < 4; corner++) {
      double x = v[0] + (corner & 1 ? v[2] : 0), y = v[1] + (corner & 2 ? v[3] : 0);
      double place[2] = {t[0] * x + t[2] * y + t[4], t[1] * x + t[3] * y + t[5]};
      for (int axis = 0; axis < 2; axis++) {
        box[axis] = fmin(box[axis], place[axis]);
        box[axis + 2] = fmax(box[axis + 2], place[axis]);
      }
    }
    double rect[4] = {box[0], box[1], box[2] - box[0], box[3] - box[1]};
    return lshim_push_result(L, method, LSHIM_RECT, rect);
  }
  lshim_take_value(L, method, 2, "value", LSHIM_POINT, v);
  double point[2] = {t[0] * v[0] + t[2] * v[1] + t[4], t[1] * v[0] + t[3] * v[1] + t[5]};
  return lshim_push_result(L, method, LSHIM_POINT, point);
}

// MARK: Space, sixteen numbers row by row

static const double identity2D[6] = {1, 0, 0, 1, 0, 0};
static const double identity3D[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

static void multiply3D(const double *first, const double *then, double *out) {
  double result[16];
  for (int row = 0; row < 16; row += 4) {
    for (int column = 0; column < 4; column++) {
      result[row + column] = first[row] * then[column] + first[row + 1] * then[4 + column] + first[row + 2] * then[8 + column] +
                             first[row + 3] * then[12 + column];
    }
  }
  memcpy(out, result, sizeof result);
}

static void translation3D(double x, double y, double z, double *out) {
  memcpy(out, identity3D, sizeof identity3D);
  out[12] = x, out[13] = y, out[14] = z;
}

static void scale3D(double x, double y, double z, double *out) {
  memcpy(out, identity3D, sizeof identity3D);
  out[0] = x, out[5] = y, out[10] = z;
}

// The result is the identity for an axis of length 0.
static void rotation3D(double angle, double x, double y, double z, double *out) {
  memcpy(out, identity3D, sizeof identity3D);
  double length = sqrt(x * x + y * y + z * z);
  if (!(length > 0) || !isfinite(length)) return;
  x /= length, y /= length, z /= length;
  double s = sin(angle), c = cos(angle), k = 1 - c;
  out[0] = c + x * x * k, out[1] = x * y * k + z * s, out[2] = x * z * k - y * s;
  out[4] = x * y * k - z * s, out[5] = c + y * y * k, out[6] = y * z * k + x * s;
  out[8] = x * z * k + y * s, out[9] = y * z * k - x * s, out[10] = c + z * z * k;
}

// Gauss-Jordan elimination with the largest pivot.
static void invert3D(const double *t, double *out) {
  double left[16], right[16];
  memcpy(left, t, sizeof left);
  memcpy(right, identity3D, sizeof right);
  for (int column = 0; column < 4; column++) {
    int pivot = column;
    for (int row = column + 1; row < 4; row++) {
      if (fabs(left[row * 4 + column]) > fabs(left[pivot * 4 + column])) pivot = row;
    }
    double value = left[pivot * 4 + column];
    if (value == 0 || !isfinite(value)) {
      memmove(out, t, sizeof left);
      return;
    }
    for (int i = 0; i < 4; i++) {
      double l = left[pivot * 4 + i], r = right[pivot * 4 + i];
      left[pivot * 4 + i] = left[column * 4 + i], right[pivot * 4 + i] = right[column * 4 + i];
      left[column * 4 + i] = l / value, right[column * 4 + i] = r / value;
    }
    for (int row = 0; row < 4; row++) {
      double factor = left[row * 4 + column];
      if (row == column || factor == 0) continue;
      for (int i = 0; i < 4; i++) {
        left[row * 4 + i] -= factor * left[column * 4 + i];
        right[row * 4 + i] -= factor * right[column * 4 + i];
      }
    }
  }
  memmove(out, is_finite(right, 16) ? right : t, sizeof right);
}

static void from_plane(const double *t, double *out) {
  memcpy(out, identity3D, sizeof identity3D);
  out[0] = t[0], out[1] = t[1], out[4] = t[2], out[5] = t[3], out[12] = t[4], out[13] = t[5];
}

static bool is_plane(const double *m) {
  return m[2] == 0 && m[3] == 0 && m[6] == 0 && m[7] == 0 && m[8] == 0 && m[9] == 0 && m[10] == 1 && m[11] == 0 && m[14] == 0 && m[15] == 1;
}

static bool is_identity(const lshim_value *value) {
  const lshim_value_type *type = &lshim_value_types[value->kind];
  return lshim_equal_numbers(value->number, type->defaults, type->count);
}

static void push_plane(lua_State *L, const double *m) {
  double t[6] = {1, 0, 0, 1, 0, 0};
  if (is_plane(m)) t[0] = m[0], t[1] = m[1], t[2] = m[4], t[3] = m[5], t[4] = m[12], t[5] = m[13];
  lshim_push_value(L, LSHIM_TRANSFORM, t);
}

enum step { TRANSLATE, SCALE, ROTATE };

static void take_step(lua_State *L, const char *method, int first, enum step step, double *out) {
  double angle = step == ROTATE ? lshim_take_number(L, method, first++, "radians") : 0;
  double x = lshim_take_number(L, method, first, "x"), y = lshim_take_number(L, method, first + 1, "y");
  double z = lshim_take_number(L, method, first + 2, "z");
  if (step == TRANSLATE) translation3D(x, y, z, out);
  else if (step == SCALE) scale3D(x, y, z, out);
  else rotation3D(angle, x, y, z, out);
}

static int space_step(lua_State *L, const char *method, enum step step) {
  double t[16], first[16];
  lshim_take_value(L, method, 1, "transform", LSHIM_TRANSFORM3D, t);
  take_step(L, method, 2, step, first);
  multiply3D(first, t, t);
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
  multiply3D(t, then, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM3D, t);
}

static int space_inverted(lua_State *L) {
  static const char method[] = "CATransform3D:inverted";
  double t[16];
  lshim_take_value(L, method, 1, NULL, LSHIM_TRANSFORM3D, t);
  invert3D(t, t);
  return lshim_push_result(L, method, LSHIM_TRANSFORM3D, t);
}

static int space_is_identity(lua_State *L) {
  double t[16];
  lshim_take_value(L, "CATransform3DIsIdentity", 1, "transform", LSHIM_TRANSFORM3D, t);
  lua_pushboolean(L, lshim_equal_numbers(t, identity3D, 16));
  return 1;
}

static int space_equals(lua_State *L) {
  double a[16], b[16];
  lshim_take_value(L, "CATransform3DEqualToTransform", 1, "a", LSHIM_TRANSFORM3D, a);
  lshim_take_value(L, "CATransform3DEqualToTransform", 2, "b", LSHIM_TRANSFORM3D, b);
  lua_pushboolean(L, lshim_equal_numbers(a, b, 16));
  return 1;
}

static int space_from_plane(lua_State *L) {
  double t[6], m[16];
  lshim_take_value(L, "CATransform3DMakeAffineTransform", 1, "transform", LSHIM_TRANSFORM, t);
  from_plane(t, m);
  return lshim_push_result(L, "CATransform3DMakeAffineTransform", LSHIM_TRANSFORM3D, m);
}

static int space_is_plane(lua_State *L) {
  double t[16];
  lshim_take_value(L, "CATransform3DIsAffine", 1, "transform", LSHIM_TRANSFORM3D, t);
  lua_pushboolean(L, is_plane(t));
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
    {"inverted", plane_inverted},       {"apply", plane_apply},   {NULL, NULL},
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
  else if (value->kind == LSHIM_TRANSFORM3D && strcmp(name, "isAffine") == 0) lua_pushboolean(L, is_plane(value->number));
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
    from_plane(value->number, out);
    return true;
  }
  if (lua_type(L, 2) != LUA_TTABLE) return false;
  const char *type = lshim_value_types[kind].name;
  double angle = 0, x = 0, y = 0, z = 0, scale = 1;
  int taken = 0;
  if (take_key(L, type, "rotationAngle", &angle, &taken)) {
    if (plane) {
      rotation(angle, out);
    } else {
      take_key(L, type, "x", &x, &taken), take_key(L, type, "y", &y, &taken), take_key(L, type, "z", &z, &taken);
      rotation3D(angle, x, y, taken == 1 ? 1 : z, out);
    }
  } else if (take_key(L, type, "scaleX", &scale, &taken)) {
    y = z = 1;
    take_key(L, type, "y", &y, &taken);
    if (!plane) take_key(L, type, "z", &z, &taken);
    double flat[6] = {scale, 0, 0, y, 0, 0};
    if (plane) memcpy(out, flat, sizeof flat);
    else scale3D(scale, y, z, out);
  } else if (take_key(L, type, "translationX", &x, &taken)) {
    take_key(L, type, "y", &y, &taken);
    if (!plane) take_key(L, type, "z", &z, &taken);
    double flat[6] = {1, 0, 0, 1, x, y};
    if (plane) memcpy(out, flat, sizeof flat);
    else translation3D(x, y, z, out);
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
  rotation(lshim_take_number(L, "CGAffineTransformMakeRotation", 1, "radians"), t);
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
  lua_pushboolean(L, lshim_equal_numbers(t, identity2D, 6));
  return 1;
}

static int plane_equals(lua_State *L) {
  static const char name[] = "CGAffineTransformEqualToTransform";
  double one[6], other[6];
  lshim_take_value(L, name, 1, "a", LSHIM_TRANSFORM, one);
  lshim_take_value(L, name, 2, "b", LSHIM_TRANSFORM, other);
  lua_pushboolean(L, lshim_equal_numbers(one, other, 6));
  return 1;
}

// CGPointApplyAffineTransform and similar functions take the value first, then the transform.
static int plane_apply_to(lua_State *L) {
  lua_settop(L, 2);
  lua_insert(L, 1);
  return plane_apply(L);
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
  lshim_push_value(L, LSHIM_TRANSFORM3D, identity3D);
  lua_setglobal(L, "CATransform3DIdentity");
  lshim_push_value(L, LSHIM_TRANSFORM, identity2D);
  lua_setglobal(L, "CGAffineTransformIdentity");
}
