import Foundation
import _FoundationICU

/// How a locale orders texts, and whether one is in another, without looking at the case or at marks on letters.
/// Source: Apple, localizedStandardCompare and its likes; ICU, ucol.h
package enum TextOrder {
  package enum Strength: Sendable {
    /// Letters, marks and case count.
    case exact
    /// The case does not count.
    case withoutCase
    /// As the Finder: without case where there is any other difference, and digits as numbers.
    case standard
  }

  /// Negative, 0 or positive.
  package static func compare(_ one: String, _ other: String, locale: String, _ strength: Strength) -> Int {
    var status = U_ZERO_ERROR
    guard Icu.isReady, let order = swift_ucol_open(Icu.locale(locale), &status), status.isSuccess else { return one < other ? -1 : one == other ? 0 : 1 }
    defer { swift_ucol_close(order) }
    if strength == .withoutCase { swift_ucol_setStrength(order, UCOL_SECONDARY) }
    if strength == .standard { swift_ucol_setAttribute(order, UCOL_NUMERIC_COLLATION, UCOL_ON, &status) }
    let result = one.withUnits { (first, length) in other.withUnits { (second, others) in swift_ucol_strcoll(order, first, length, second, others) } }
    return Int(result.rawValue)
  }

  /// A text in which letters that differ in case, or in their marks, are the same. Source: Unicode, canonical decomposition
  package static func folded(_ text: String, withoutCase: Bool, withoutMarks: Bool) -> String {
    let text = withoutCase ? text.lowercased() : text
    guard withoutMarks, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark { plain.append(scalar) }
    return String(plain)
  }
}
