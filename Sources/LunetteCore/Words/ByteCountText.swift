import Foundation
import _FoundationICU

/// The size of a file in words: `1.2 MB`. Source: Apple, ByteCountFormatter; measured, docs/rules/world.md 4
package struct ByteCountText {
  /// Source: Apple, ByteCountFormatter.Units
  package enum Unit: String, CaseIterable, Sendable {
    case useBytes, useKB, useMB, useGB, useTB, usePB, useAll

    /// The power of 1,000 or 1,024.
    fileprivate var power: Int? { self == .useAll ? nil : Self.allCases.firstIndex(of: self) }
  }

  package var locale = "en_US"
  /// Whether a KB has 1,024 bytes; else it has 1,000.
  package var isBinary = false
  package var allowsNonnumericFormatting = true
  package var allowedUnits: [Unit] = []
  package var includesUnit = true
  package var includesCount = true
  package var zeroPadsFractionDigits = false
  /// Whether the exact count follows: `1.2 MB (1,234,567 bytes)`.
  package var includesActualByteCount = false
  /// Whether the unit decides on the number of decimals; else three digits are written where the number has them.
  package var isAdaptive = true
  package init() {}

  /// The units with their decimals, by their powers. Source: measured, docs/rules/world.md 4
  private static let units: [(name: String, digits: Int)] = [
    ("byte", 0), ("kilobyte", 0), ("megabyte", 1), ("gigabyte", 2), ("terabyte", 2), ("petabyte", 2),
  ]

  package func string(_ count: Int64) -> String {
    if count == 0, allowsNonnumericFormatting, includesUnit, includesCount, allowedPowers.contains(1) { return nothing }
    let (value, power) = scaled(count)
    let text = string(value, power)
    return includesActualByteCount && includesUnit && power > 0 ? "\(text) (\(string(Double(count), 0)))" : text
  }

  private func string(_ value: Double, _ power: Int) -> String {
    let unit = Self.units[power]
    let digits = UnitText.Digits(most: decimals(value, power), areFixed: zeroPadsFractionDigits)
    let number = UnitText(locale: locale)?.string(value, digits) ?? ""
    if !includesUnit { return number }
    // ICU says "byte" for bytes and "kB" for kilobytes; Apple's formatter writes the words of bytes out, and KB.
    let text =
      UnitText(locale: locale, unit: "digital-" + unit.name, width: power == 0 ? .full : .short)?.string(value, digits).replacing("kB", with: "KB") ?? ""
    guard !includesCount, let place = text.range(of: number) else { return text }
    var unitAlone = text
    unitAlone.removeSubrange(place)
    return String(unitAlone.drop(while: \.isWhitespace))
  }

  /// Source: Apple, ByteCountFormatter.isAdaptive
  private func decimals(_ value: Double, _ power: Int) -> Int {
    if isAdaptive || power == 0 { return Self.units[power].digits }
    return abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
  }

  /// The number in words, as the beginning of a sentence, and the unit as the locale writes it: `Zero KB`, `Null KB`, `Zéro ko`.
  /// Source: Apple, ByteCountFormatter.allowsNonnumericFormatting; the words: docs/rules/world.md 4 (D)
  private var nothing: String {
    let digits = UnitText(locale: locale)?.string(0) ?? "0"
    let text = UnitText(locale: locale, unit: "digital-kilobyte", width: .short)?.string(0).replacing("kB", with: "KB") ?? "0 KB"
    guard let word = SpelledCount.text(0, locale: locale), let place = text.range(of: digits) else { return text }
    return text.replacingCharacters(in: place, with: word.beginningSentence)
  }

  private var allowedPowers: [Int] {
    let allowed = Set(allowedUnits.compactMap(\.power))
    return allowed.isEmpty || allowedUnits.contains(.useAll) ? Array(Self.units.indices) : allowed.sorted()
  }

  /// The count in the largest unit of which there is one, and the unit's power.
  private func scaled(_ count: Int64) -> (value: Double, power: Int) {
    let step = isBinary ? 1024.0 : 1000.0
    func value(_ power: Int) -> Double { (0..<power).reduce(Double(count)) { value, _ in value / step } }
    var chosen = allowedPowers.first ?? 0
    for next in allowedPowers.dropFirst() {
      let size = (chosen..<next).reduce(1.0) { size, _ in size * step }
      guard rounded(abs(value(chosen)), Self.units[chosen].digits) >= size else { break }
      chosen = next
    }
    return (value(chosen), chosen)
  }

  private func rounded(_ value: Double, _ digits: Int) -> Double {
    let scale = digits == 0 ? 1.0 : digits == 1 ? 10.0 : 100.0
    return (value * scale).rounded() / scale
  }
}

/// A number, with a unit of measure or alone.
package final class UnitText {
  package enum Width: String, Sendable {
    case full = "full-name"
    case short, narrow

    fileprivate var skeleton: String { "unit-width-" + rawValue }
  }

  /// How many decimals are written.
  package struct Digits {
    package let most: Int
    package var areFixed = false
    package static let none = Digits(most: 0)

    /// Source: ICU, number skeletons
    fileprivate var skeleton: String { most == 0 ? "precision-integer" : "." + String(repeating: areFixed ? "0" : "#", count: most) }
  }

  private let locale: String
  private let skeleton: String

  /// - Parameter unit: as CLDR names it, with its kind: `digital-megabyte`, `duration-hour`, `speed-kilometer-per-hour`
  package init?(locale: String, unit: String, width: Width) {
    guard Icu.isReady else { return nil }
    (self.locale, skeleton) = (locale, "unit/\(unit.drop { $0 != "-" }.dropFirst()) \(width.skeleton)")
  }

  /// A number alone.
  init?(locale: String) {
    guard Icu.isReady else { return nil }
    (self.locale, skeleton) = (locale, "")
  }

  package func string(_ value: Double, _ digits: Digits = .none) -> String {
    var status = U_ZERO_ERROR
    let opened = "\(skeleton) \(digits.skeleton) rounding-mode-half-even".withUnits {
      swift_unumf_openForSkeletonAndLocale($0, $1, Icu.locale(locale), &status)
    }
    guard let formatter = opened, let result = swift_unumf_openResult(&status), status.isSuccess else { return "" }
    defer {
      swift_unumf_close(formatter)
      swift_unumf_closeResult(result)
    }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.isSuccess else { return "" }
    return Icu.text { swift_unumf_resultToString(result, $0, $1, &$2) } ?? ""
  }

  /// A length of time with the number in words: `two hours`. Where the locale writes no digits, as for two in Arabic, it is the text with digits.
  package func spelledOut(_ value: Double, of unit: CalendarUnit) -> String {
    Self.spellingOut(value, of: unit, .alone, in: string(value), locale: locale)
  }

  /// A text in which a number's digits are its words.
  static func spellingOut(_ value: Double, of unit: CalendarUnit, _ place: SpelledCount.Place, in text: String, locale: String) -> String {
    guard let digits = UnitText(locale: locale)?.string(value), let range = text.range(of: digits),
      let words = SpelledCount.text(value, locale: locale, unit: unit, place: place)
    else { return text }
    return text.replacingCharacters(in: range, with: words)
  }
}
