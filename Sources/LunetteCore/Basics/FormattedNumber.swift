import Foundation

/// A number as messages print it: a whole number without decimals.
package func formatted(_ value: CGFloat) -> String {
  if value.isNaN { return "nan" }
  if value.isInfinite { return value < 0 ? "-inf" : "inf" }
  return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(Double(value))"
}
