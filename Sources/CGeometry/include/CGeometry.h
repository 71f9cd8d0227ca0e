// The mathematics of transforms and rectangles, once: CLuaShim computes with it what scripts ask of their values, without a step into Swift,
// and LunetteKit what its views need, under Core Graphics' names.
//
// A map of the plane is six numbers, [a b 0; c d 0; tx ty 1]; one of space is sixteen, row by row. Vectors are rows, so of two maps the first is
// on the left of a product. A rect is x, y, width, height; a side of negative length is read as it looks (CGRectStandardize). Numbers may be any,
// infinities and NaN included. An output may be one of the inputs.
//
// Two numbers are equal as `==` has it: -0 equals 0, and NaN equals nothing.
// Source: Apple, CGAffineTransform, CATransform3D, CGGeometry; docs/rules/layers.md 1.2
#pragma once
#include <math.h>
#include <stdbool.h>
#include <string.h>

// A processor that multiplies and adds in one step must not: the numbers are the same on every machine.
#pragma STDC FP_CONTRACT OFF

static const double map2_identity[6] = {1, 0, 0, 1, 0, 0};
static const double map3_identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

static inline bool numbers_equal(const double *a, const double *b, int count) {
  for (int i = 0; i < count; i++) {
    if (a[i] != b[i]) return false;
  }
  return true;
}

static inline bool numbers_finite(const double *numbers, int count) {
  for (int i = 0; i < count; i++) {
    if (!isfinite(numbers[i])) return false;
  }
  return true;
}

// MARK: Maps of the plane

static inline void map2_multiply(const double *first, const double *then, double *out) {
  double result[6] = {
      first[0] * then[0] + first[1] * then[2],           first[0] * then[1] + first[1] * then[3],
      first[2] * then[0] + first[3] * then[2],           first[2] * then[1] + first[3] * then[3],
      first[4] * then[0] + first[5] * then[2] + then[4], first[4] * then[1] + first[5] * then[3] + then[5],
  };
  memcpy(out, result, sizeof result);
}

static inline void map2_point(const double *t, double x, double y, double *out) {
  out[0] = t[0] * x + t[2] * y + t[4];
  out[1] = t[1] * x + t[3] * y + t[5];
}

void map2_rotation(double radians, double *out);
void map2_invert(const double *t, double *out);                 // a map without an inverse stays as it is
void map2_rect(const double *t, const double *rect, double *out); // the box around the four corners' places

// MARK: Maps of space

void map3_multiply(const double *first, const double *then, double *out);
void map3_translation(double x, double y, double z, double *out);
void map3_scale(double x, double y, double z, double *out);
void map3_rotation(double radians, double x, double y, double z, double *out); // the identity for an axis of length 0
void map3_invert(const double *t, double *out);                                // a map without an inverse stays as it is
void map3_from_plane(const double *t, double *out);
// Whether the map keeps the plane z = 0 and has no perspective.
bool map3_is_plane(const double *t);
void map3_to_plane(const double *t, double *out); // the identity of the plane for a map that isn't one of the plane

// MARK: Rects

static inline double rect_low(const double *rect, int axis) { return rect[axis + 2] < 0 ? rect[axis] + rect[axis + 2] : rect[axis]; }
static inline double rect_high(const double *rect, int axis) { return rect_low(rect, axis) + fabs(rect[axis + 2]); }

// Points on the two low edges are inside, points on the two high ones outside.
static inline bool rect_has_point(const double *rect, double x, double y) {
  return x >= rect_low(rect, 0) && x < rect_high(rect, 0) && y >= rect_low(rect, 1) && y < rect_high(rect, 1);
}

static inline bool rect_has_rect(const double *rect, const double *other) {
  return rect_low(other, 0) >= rect_low(rect, 0) && rect_high(other, 0) <= rect_high(rect, 0) &&  //
         rect_low(other, 1) >= rect_low(rect, 1) && rect_high(other, 1) <= rect_high(rect, 1);
}

// Whether two rects have more than an edge in common.
static inline bool rects_meet(const double *a, const double *b) {
  for (int axis = 0; axis < 2; axis++) {
    double low = rect_low(a, axis), high = rect_high(a, axis), other_low = rect_low(b, axis), other_high = rect_high(b, axis);
    if (!(low < high && other_low < other_high && low < other_high && other_low < high)) return false;
  }
  return true;
}

// What two rects have in common; returns false, and a rect whose side is 0, where that is not even a point or a number is NaN.
static inline bool rects_common(const double *a, const double *b, double *out) {
  bool touch = true;
  double result[4];
  for (int axis = 0; axis < 2; axis++) {
    double low = fmax(rect_low(a, axis), rect_low(b, axis)), high = fmin(rect_high(a, axis), rect_high(b, axis));
    bool is_known = !isnan(rect_high(a, axis)) && !isnan(rect_high(b, axis));
    touch = touch && is_known && low <= high;
    result[axis] = low;
    result[axis + 2] = is_known && low < high ? high - low : 0;
  }
  memcpy(out, result, sizeof result);
  return touch;
}

// Insets are top, left, bottom, right. Source: Apple, UIEdgeInsetsInsetRect, which is a calculation only: nothing is standardized or limited
static inline void rect_inset_by(const double *rect, const double *insets, double *out) {
  double result[4] = {rect[0] + insets[1], rect[1] + insets[0], rect[2] - insets[1] - insets[3], rect[3] - insets[0] - insets[2]};
  memcpy(out, result, sizeof result);
}

// The smallest rect around two.
static inline void rects_around(const double *a, const double *b, double *out) {
  double result[4];
  for (int axis = 0; axis < 2; axis++) {
    result[axis] = fmin(rect_low(a, axis), rect_low(b, axis));
    result[axis + 2] = fmax(rect_high(a, axis), rect_high(b, axis)) - result[axis];
  }
  memcpy(out, result, sizeof result);
}
