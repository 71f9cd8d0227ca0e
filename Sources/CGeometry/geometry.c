#include "CGeometry.h"

// MARK: Maps of the plane

void map2_rotation(double radians, double *out) {
  double t[6] = {cos(radians), sin(radians), -sin(radians), cos(radians), 0, 0};
  memcpy(out, t, sizeof t);
}

void map2_invert(const double *t, double *out) {
  double determinant = t[0] * t[3] - t[1] * t[2];
  double result[6] = {
      t[3] / determinant,
      -t[1] / determinant,
      -t[2] / determinant,
      t[0] / determinant,
      (t[2] * t[5] - t[3] * t[4]) / determinant,
      (t[1] * t[4] - t[0] * t[5]) / determinant,
  };
  bool is_inverse = determinant != 0 && isfinite(determinant) && numbers_finite(result, 6);
  memmove(out, is_inverse ? result : t, sizeof result);
}

void map2_rect(const double *t, const double *rect, double *out) {
  if (t[1] == 0 && t[2] == 0 && t[0] > 0 && t[3] > 0) {
    // Without a turn the sides are scaled, which is more exact than a difference of two edges.
    double scaled[4] = {t[0] * rect_low(rect, 0) + t[4], t[3] * rect_low(rect, 1) + t[5], t[0] * fabs(rect[2]), t[3] * fabs(rect[3])};
    memcpy(out, scaled, sizeof scaled);
    return;
  }
  double low[2] = {INFINITY, INFINITY}, high[2] = {-INFINITY, -INFINITY};
  for (int corner = 0; corner < 4; corner++) {
    double place[2];
    map2_point(t, rect[0] + (corner & 1 ? rect[2] : 0), rect[1] + (corner & 2 ? rect[3] : 0), place);
    for (int axis = 0; axis < 2; axis++) {
      low[axis] = fmin(low[axis], place[axis]);
      high[axis] = fmax(high[axis], place[axis]);
    }
  }
  double box[4] = {low[0], low[1], high[0] - low[0], high[1] - low[1]};
  memcpy(out, box, sizeof box);
}

// MARK: Maps of space

void map3_multiply(const double *first, const double *then, double *out) {
  double result[16];
  for (int row = 0; row < 16; row += 4) {
    for (int column = 0; column < 4; column++) {
      result[row + column] = first[row] * then[column] + first[row + 1] * then[4 + column] + first[row + 2] * then[8 + column] +
                             first[row + 3] * then[12 + column];
    }
  }
  memcpy(out, result, sizeof result);
}

void map3_translation(double x, double y, double z, double *out) {
  memcpy(out, map3_identity, sizeof map3_identity);
  out[12] = x, out[13] = y, out[14] = z;
}

void map3_scale(double x, double y, double z, double *out) {
  memcpy(out, map3_identity, sizeof map3_identity);
  out[0] = x, out[5] = y, out[10] = z;
}

void map3_rotation(double radians, double x, double y, double z, double *out) {
  memcpy(out, map3_identity, sizeof map3_identity);
  double length = sqrt(x * x + y * y + z * z);
  if (!(length > 0) || !isfinite(length)) return;
  x /= length, y /= length, z /= length;
  double s = sin(radians), c = cos(radians), k = 1 - c;
  out[0] = c + x * x * k, out[1] = x * y * k + z * s, out[2] = x * z * k - y * s;
  out[4] = x * y * k - z * s, out[5] = c + y * y * k, out[6] = y * z * k + x * s;
  out[8] = x * z * k + y * s, out[9] = y * z * k - x * s, out[10] = c + z * z * k;
}

// Gauss-Jordan elimination with the largest pivot: unlike a determinant, the pivots of a very small or a very large scale are in a number's range.
void map3_invert(const double *t, double *out) {
  double left[16], right[16];
  memcpy(left, t, sizeof left);
  memcpy(right, map3_identity, sizeof right);
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
  memmove(out, numbers_finite(right, 16) ? right : t, sizeof right);
}

void map3_from_plane(const double *t, double *out) {
  double m[16] = {t[0], t[1], 0, 0, t[2], t[3], 0, 0, 0, 0, 1, 0, t[4], t[5], 0, 1};
  memcpy(out, m, sizeof m);
}

bool map3_is_plane(const double *m) {
  return m[2] == 0 && m[3] == 0 && m[6] == 0 && m[7] == 0 && m[8] == 0 && m[9] == 0 && m[10] == 1 && m[11] == 0 && m[14] == 0 && m[15] == 1;
}

void map3_to_plane(const double *m, double *out) {
  double t[6] = {m[0], m[1], m[4], m[5], m[12], m[13]};
  memcpy(out, map3_is_plane(m) ? t : map2_identity, sizeof t);
}
